//! Reason: what can be wrong with a step, the clause behind it, and the words for it. It decides nothing.

use crate::board::GRID;
use crate::names::{colour_name, marble_name, seat_name};
use crate::refuse::Route;
use crate::{Colour, ExpionRules};
use kernel::{Lang, Rule, Tri};

/// Why a step or a touch is refused. Numbers are squares of the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reason {
    /// The game has ended by this rule.
    Over(Rule),
    /// Whoever is on turn has steps, so there is no pass.
    CanMove,
    /// Whoever is on turn has no step but the pass.
    MustPass,
    NoSpace(u8),
    NobodysBall(u8),
    NoMarble(u8),
    NotOnTurn(u8, Colour),
    NoMove(u8),
    IntoCamp(u8),
    NotStraight(u8, u8),
    /// The exit ends here, so many spaces away.
    ExitTooLong(u8, u8),
    MoveTooLong(u8, u8),
    ExitBlocked(u8),
    Occupied(u8),
    LongExitPushes(u8),
    ClosedToBall(u8),
    OwnCamp(u8),
    PushBlocked(u8),
    /// A space for the EX*PION is named where nothing is pushed.
    NoPush(Route, u8),
    /// The space straight on is named, which is not written.
    NamesStraight,
    /// The space named for the EX*PION is neither straight on nor aside.
    GoalElsewhere(u8),
    /// The EX*PION would go aside, and the rules let it go only straight on.
    OnlyStraight(u8),
    NothingMore(Route),
    NotBesideBall(Route),
    BackwardOnlyStarred,
    Backward(Route),
    CampShut(u8),
    OnlyBackward(u8),
    Stuck(u8),
    /// The chameleon was chosen where there is nothing to choose.
    NoChoice,
    /// The chameleon must be chosen or declined now.
    ChooseNow,
    /// The space that the EX*PION goes to must be chosen now.
    ChooseGoal,
}

impl Reason {
    /// The clause that forbids it.
    pub(crate) fn rule(self) -> Rule {
        match self {
            Reason::Over(rule) => rule,
            Reason::NoSpace(_) => "E-1",
            Reason::ClosedToBall(_) => "E-2",
            Reason::NoMarble(_) | Reason::NotOnTurn(..) => "E-5",
            Reason::CanMove | Reason::MustPass => "E-6",
            Reason::NotStraight(..) => "E-7",
            Reason::IntoCamp(_) | Reason::ExitTooLong(..) | Reason::ExitBlocked(_) | Reason::CampShut(_) => "E-8",
            Reason::NoMove(_) | Reason::MoveTooLong(..) | Reason::Occupied(_) | Reason::Stuck(_) => "E-9",
            Reason::BackwardOnlyStarred | Reason::Backward(..) | Reason::OnlyBackward(_) => "E-10",
            Reason::NobodysBall(_) | Reason::LongExitPushes(_) | Reason::OwnCamp(_) | Reason::PushBlocked(_) => "E-11",
            Reason::NoPush(..) | Reason::NamesStraight | Reason::GoalElsewhere(_) => "E-11",
            Reason::OnlyStraight(_) | Reason::ChooseGoal => "E-11",
            Reason::NothingMore(..) | Reason::NotBesideBall(..) | Reason::NoChoice | Reason::ChooseNow => "E-14",
        }
    }

    /// The reason as a sentence, for the rules and the colour on turn.
    pub(crate) fn words(self, rules: ExpionRules, turn: Colour, lang: Lang) -> String {
        let mut text = self.sentence().to(lang).replace("{turn}", colour_name(turn, lang));
        let (squares, number) = match self {
            Reason::Over(_)
            | Reason::NoChoice
            | Reason::ChooseNow
            | Reason::ChooseGoal
            | Reason::NamesStraight
            | Reason::BackwardOnlyStarred => ([None, None], None),
            Reason::CanMove | Reason::MustPass => {
                // E-6 is asked of the colour on turn; only who may choose between two colours is asked for both.
                let seat = || seat_name(rules, rules.seat(turn), lang);
                let who = if rules.chooses(turn) { seat() } else { colour_name(turn, lang).to_string() };
                text = text.replace("{player}", &who);
                ([None, None], None)
            }
            Reason::NothingMore(route) | Reason::NotBesideBall(route) | Reason::Backward(route) => {
                text = text.replace("{step}", &route.text());
                ([None, None], None)
            }
            Reason::NoPush(route, goal) => {
                text = text.replace("{step}", &Route { goal: None, ..route }.text());
                ([Some(goal), None], None)
            }
            Reason::NotOnTurn(square, colour) => {
                text = text.replace("{marble}", marble_name(colour, lang));
                ([Some(square), None], None)
            }
            Reason::ExitTooLong(to, length) | Reason::MoveTooLong(to, length) => ([Some(to), None], Some(length)),
            Reason::NotStraight(from, to) => ([Some(from), Some(to)], None),
            Reason::NoSpace(square)
            | Reason::NobodysBall(square)
            | Reason::NoMarble(square)
            | Reason::NoMove(square)
            | Reason::IntoCamp(square)
            | Reason::ExitBlocked(square)
            | Reason::Occupied(square)
            | Reason::LongExitPushes(square)
            | Reason::ClosedToBall(square)
            | Reason::OwnCamp(square)
            | Reason::PushBlocked(square)
            | Reason::GoalElsewhere(square)
            | Reason::OnlyStraight(square)
            | Reason::CampShut(square)
            | Reason::OnlyBackward(square)
            | Reason::Stuck(square) => ([Some(square), None], None),
        };
        for (name, square) in ["{a}", "{b}"].iter().zip(squares) {
            text = text.replace(name, &square.map_or(String::new(), |square| GRID.text(square)));
        }
        text.replace("{n}", &number.map_or(String::new(), |n: u8| n.to_string()))
    }

    /// The sentence with its parts still to be filled in: squares `{a}` and `{b}`, the step `{step}`, the length `{n}`,
    /// and names.
    fn sentence(self) -> Tri {
        match self {
            Reason::Over("E-17") => Tri::new(
                "the game is over: the EX*PION is in a camp",
                "la partie est finie : l'EX*PION est dans un camp",
                "la partita è finita: l'EX*PION è in un campo",
            ),
            Reason::Over("E-16") => Tri::new(
                "the game is over: a side has no marble left",
                "la partie est finie : une équipe n'a plus de billes",
                "la partita è finita: una squadra non ha più biglie",
            ),
            Reason::Over(_) => Tri::new(
                "the game is over: a draw after four passes in a row",
                "la partie est finie : nulle après quatre passes de suite",
                "la partita è finita: patta dopo quattro passi di fila",
            ),
            Reason::CanMove => Tri::new(
                "there is a move for {player}, so there is no pass",
                "il reste un coup à {player} : on ne passe pas",
                "resta una mossa a {player}: non si passa",
            ),
            Reason::MustPass => Tri::new(
                "there is no move for {player} but to pass",
                "aucun coup possible pour {player} : il faut passer",
                "nessuna mossa possibile per {player}: bisogna passare",
            ),
            Reason::NoSpace(_) => Tri::new(
                "the board has no space {a}",
                "le plateau n'a pas de case {a}",
                "il tabellone non ha la casella {a}",
            ),
            Reason::NobodysBall(_) => Tri::new(
                "the EX*PION on {a} is nobody's: it moves only when a marble pushes it",
                "l'EX*PION en {a} n'est à personne : il ne bouge que poussé par une bille",
                "l'EX*PION in {a} non è di nessuno: si muove solo se una biglia lo spinge",
            ),
            Reason::NoMarble(_) => Tri::new(
                "{turn} is on turn, but there is no marble on {a}",
                "c'est à {turn} de jouer, mais il n'y a pas de bille en {a}",
                "tocca a {turn}, ma in {a} non c'è nessuna biglia",
            ),
            Reason::NotOnTurn(..) => Tri::new(
                "{turn} is on turn: the {marble} on {a} may not move",
                "c'est à {turn} de jouer : la {marble} en {a} ne peut pas bouger",
                "tocca a {turn}: la {marble} in {a} non può muovere",
            ),
            Reason::NoMove(_) => {
                Tri::new("the marble stands on {a} already", "la bille est déjà en {a}", "la biglia è già in {a}")
            }
            Reason::IntoCamp(_) => Tri::new(
                "{a} is in a camp: marbles never move within a camp and never enter one",
                "{a} est dans un camp : les billes ne s'y déplacent pas et n'y entrent jamais",
                "{a} è in un campo: le biglie non vi si muovono e non vi entrano mai",
            ),
            Reason::NotStraight(..) => Tri::new(
                "{a} and {b} are not on one line: marbles never move diagonally",
                "{a} et {b} ne sont pas alignées : les billes ne vont jamais en diagonale",
                "{a} e {b} non sono allineate: le biglie non vanno mai in diagonale",
            ),
            Reason::ExitTooLong(..) => Tri::new(
                "a marble leaves its camp by 1, 2 or 3 spaces, and {a} is {n} away",
                "une bille sort de son camp de 1, 2 ou 3 cases, et {a} est à {n} cases",
                "una biglia esce dal campo di 1, 2 o 3 caselle, e {a} dista {n}",
            ),
            Reason::MoveTooLong(..) => Tri::new(
                "outside its camp a marble moves one space, and {a} is {n} away",
                "hors de son camp une bille se déplace d'une case, et {a} est à {n} cases",
                "fuori dal campo una biglia muove di una casella, e {a} dista {n}",
            ),
            Reason::ExitBlocked(_) => Tri::new(
                "{a} is not empty, and the exit goes only over empty spaces",
                "{a} n'est pas libre, et la sortie ne passe que par des cases libres",
                "{a} non è libera, e l'uscita passa solo per caselle libere",
            ),
            Reason::Occupied(_) => Tri::new("{a} is not empty", "{a} n'est pas libre", "{a} non è libera"),
            Reason::LongExitPushes(_) => Tri::new(
                "the EX*PION is on {a}, and only an exit of one space pushes it",
                "l'EX*PION est en {a}, et seule une sortie d'une case le pousse",
                "l'EX*PION è in {a}, e solo un'uscita di una casella lo spinge",
            ),
            Reason::ClosedToBall(_) => Tri::new(
                "the special space {a} is closed to the EX*PION",
                "la case spéciale {a} est interdite à l'EX*PION",
                "la casella speciale {a} è vietata all'EX*PION",
            ),
            Reason::OwnCamp(_) => Tri::new(
                "the EX*PION is never pushed into a camp of one's own side, and {a} is in one",
                "on ne pousse jamais l'EX*PION dans un camp de sa propre équipe, et {a} en fait partie",
                "non si spinge mai l'EX*PION in un campo della propria squadra, e {a} ne fa parte",
            ),
            Reason::PushBlocked(_) => Tri::new(
                "the EX*PION cannot be pushed to {a}, which is not empty",
                "l'EX*PION ne peut pas être poussé en {a}, qui n'est pas libre",
                "l'EX*PION non può essere spinto in {a}, che non è libera",
            ),
            Reason::NoPush(..) => Tri::new(
                "{step} pushes nothing, so the EX*PION cannot go to {a}",
                "{step} ne pousse rien : l'EX*PION ne peut pas aller en {a}",
                "{step} non spinge niente: l'EX*PION non può andare in {a}",
            ),
            Reason::NamesStraight => {
                Tri::new("straight on is written without '>'", "tout droit s'écrit sans '>'", "diritto si scrive senza '>'")
            }
            Reason::GoalElsewhere(_) => Tri::new(
                "the EX*PION goes one space straight on or to a side, and {a} is neither",
                "l'EX*PION va d'une case tout droit ou de côté, et {a} n'est ni l'un ni l'autre",
                "l'EX*PION va di una casella diritto o di lato, e {a} non è né l'uno né l'altro",
            ),
            Reason::OnlyStraight(_) => Tri::new(
                "the EX*PION goes straight on, never aside to {a} (unless push=any is played)",
                "l'EX*PION va tout droit, jamais de côté en {a} (sauf si l'on joue push=any)",
                "l'EX*PION va diritto, mai di lato in {a} (a meno che si giochi push=any)",
            ),
            Reason::ChooseGoal => {
                Tri::new("say first where the EX*PION goes", "dites d'abord où va l'EX*PION", "di' prima dove va l'EX*PION")
            }
            Reason::NothingMore(..) => Tri::new(
                "with the EX*PION {step} captures nothing more: play it without '*'",
                "avec l'EX*PION, {step} ne capture rien de plus : jouez-le sans '*'",
                "con l'EX*PION, {step} non cattura niente di più: si gioca senza '*'",
            ),
            Reason::NotBesideBall(..) => Tri::new(
                "after {step} the player has no marble next to the EX*PION, which does not count then",
                "après {step} le joueur n'a aucune bille attenante à l'EX*PION, qui ne compte donc pas",
                "dopo {step} il giocatore non ha biglie accanto all'EX*PION, che quindi non conta",
            ),
            Reason::BackwardOnlyStarred => Tri::new(
                "backward only to capture at once, and this captures only with the EX*PION",
                "on ne recule que pour capturer aussitôt, ce qui demande ici l'EX*PION",
                "si indietreggia solo per catturare subito, e qui serve l'EX*PION",
            ),
            Reason::Backward(..) => Tri::new(
                "backward only to capture at once, or after the first capture of the game: {step} captures nothing",
                "on ne recule que pour capturer aussitôt, ou après la première capture : {step} ne capture rien",
                "si indietreggia solo per catturare subito, o dopo la prima cattura: {step} non cattura niente",
            ),
            Reason::CampShut(_) => Tri::new(
                "the marble on {a} cannot leave its camp: the space before it is not free",
                "la bille en {a} ne peut pas sortir de son camp : la case devant elle n'est pas libre",
                "la biglia in {a} non può uscire dal campo: la casella davanti non è libera",
            ),
            Reason::OnlyBackward(_) => Tri::new(
                "the marble on {a} could only move backward, and that would capture nothing",
                "la bille en {a} ne pourrait que reculer, et cela ne capturerait rien",
                "la biglia in {a} potrebbe solo indietreggiare, e non catturerebbe niente",
            ),
            Reason::Stuck(_) => Tri::new(
                "the marble on {a} has no free space beside it",
                "la bille en {a} n'a aucune case libre à côté d'elle",
                "la biglia in {a} non ha nessuna casella libera accanto",
            ),
            Reason::NoChoice => Tri::new(
                "the EX*PION is counted only where it captures something more",
                "l'EX*PION ne compte que s'il permet de capturer une bille de plus",
                "l'EX*PION conta solo se permette di catturare una biglia in più",
            ),
            Reason::ChooseNow => Tri::new(
                "say first whether the EX*PION counts as your marble for this capture",
                "dites d'abord si l'EX*PION compte comme votre bille pour cette prise",
                "di' prima se l'EX*PION conta come tua biglia per questa presa",
            ),
        }
    }
}
