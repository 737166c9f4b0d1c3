//! Refuse: why a step that is not legal is not, by the most specific rule (C-7).
//!
//! Legality itself is decided by the moves alone; here the same sets are asked for the reason.

use crate::board::{Closings, Points, name, neighbours};
use crate::position::{IDLE_LIMIT, MarellePosition};
use crate::step::MarelleStep;
use crate::word::Word;
use kernel::{Lang, Position, Refusal, Rule, say};

type Refused = Refusal<MarelleStep>;

impl MarellePosition {
    /// Why a step as somebody means it is refused.
    pub(crate) fn refuse(&self, word: &Word, lang: Lang) -> Refused {
        self.refuse_over(lang)
            .or_else(|| if self.in_hand > 0 { self.refuse_placing(word, lang) } else { self.refuse_move(word, lang) })
            .unwrap_or_else(|| self.refuse_removal(word, lang))
    }

    /// C-7: in a finished game nothing is played, and the clause that ended it says why.
    pub(crate) fn refuse_over(&self, lang: Lang) -> Option<Refused> {
        let outcome = self.ended()?;
        let loser = self.camp.name(lang);
        let why = if outcome.winners.len() > 1 {
            say!(
                lang,
                "the game is over: it is drawn, {IDLE_LIMIT} turns having passed without a piece taken",
                "la partie est finie : elle est nulle, {IDLE_LIMIT} tours étant passés sans prise",
                "la partita è finita: è patta, sono passati {IDLE_LIMIT} turni senza prese"
            )
        } else if self.has_lost_seven() {
            let left = self.owned(self.camp);
            say!(
                lang,
                "the game is over: {loser} has lost, with {left} left of nine pieces",
                "la partie est finie : {loser} a perdu, il ne lui reste que {left} de ses neuf pions",
                "la partita è finita: {loser} ha perso, pedine rimaste {left} su nove"
            )
        } else {
            say!(
                lang,
                "the game is over: {loser} has lost, having no piece that can move",
                "la partie est finie : {loser} a perdu, tous ses pions sont bloqués",
                "la partita è finita: {loser} ha perso, tutte le sue pedine sono bloccate"
            )
        };
        Some(Refusal::new(outcome.rule, why))
    }

    /// M-3: what is wrong with a placing, apart from removals.
    fn refuse_placing(&self, word: &Word, lang: Lang) -> Option<Refused> {
        if word.from != 0 {
            let left = self.hand(self.camp);
            let why = say!(
                lang,
                "pieces are still in hand ({left}), so one must be placed",
                "il reste des pions en main ({left}) : il faut en poser un",
                "ci sono ancora pedine in mano ({left}): bisogna posarne una"
            );
            return Some(Refusal::new("M-3", why));
        }
        self.refuse_target(word.to, "M-3", lang)
    }

    /// M-4, M-5: what is wrong with a move or jump, apart from removals.
    fn refuse_move(&self, word: &Word, lang: Lang) -> Option<Refused> {
        if word.from == 0 {
            let why = say!(
                lang,
                "no piece is in hand any more, so a piece on the board must move",
                "il n'y a plus de pion en main : il faut déplacer un pion du plan de jeu",
                "non ci sono più pedine in mano: bisogna muovere una pedina sul piano di gioco"
            );
            return Some(Refusal::new("M-4", why));
        }
        if let Some(refusal) = self.refuse_start(word.from, lang) {
            return Some(refusal);
        }
        let rule = if self.jumping() { "M-5" } else { "M-4" };
        if let Some(refusal) = self.refuse_target(word.to, rule, lang) {
            return Some(refusal);
        }
        if self.jumping() || neighbours(word.from) & word.to != 0 {
            return None;
        }
        let (from, to, count) = (name(word.from), name(word.to), self.own.count_ones());
        let why = if self.rules.jumps() {
            say!(
                lang,
                "{from} and {to} are not neighbours, and jumping (M-5) is only for exactly three pieces, not {count}",
                "{from} et {to} ne sont pas voisins, et seul un joueur réduit à trois pions saute (M-5) : ici il y en a {count}",
                "{from} e {to} non sono vicini, e salta (M-5) solo chi ha esattamente tre pedine, non {count}"
            )
        } else {
            say!(
                lang,
                "{from} and {to} are not neighbours, and this game is played without jumping (M-5)",
                "{from} et {to} ne sont pas voisins, et cette partie se joue sans sauts (M-5)",
                "{from} e {to} non sono vicini, e questa partita si gioca senza salti (M-5)"
            )
        };
        Some(Refusal::new("M-4", why))
    }

    /// M-4: why no move can begin on a point.
    pub(crate) fn refuse_start(&self, from: Points, lang: Lang) -> Option<Refused> {
        let point = name(from);
        let colour = self.camp.colour(lang);
        if self.own & from == 0 {
            let why = say!(
                lang,
                "no {colour} piece stands on {point}",
                "aucun pion {colour} ne se trouve en {point}",
                "nessuna pedina {colour} si trova in {point}"
            );
            return Some(Refusal::new("M-4", why));
        }
        if !self.jumping() && neighbours(from) & self.free() == 0 {
            let why = say!(
                lang,
                "the piece on {point} has no free neighbouring point",
                "le pion en {point} n'a aucun point voisin libre",
                "la pedina in {point} non ha nessun punto vicino libero"
            );
            return Some(Refusal::new("M-4", why));
        }
        None
    }

    /// Why no piece can go to a point: it is taken.
    fn refuse_target(&self, to: Points, rule: Rule, lang: Lang) -> Option<Refused> {
        let point = name(to);
        let occupied = || say!(lang, "{point} is occupied", "le point {point} est occupé", "il punto {point} è occupato");
        (self.free() & to == 0).then(|| Refusal::new(rule, occupied()))
    }

    /// M-6, M-7, M-8: what is wrong with the removals of a placing or move that is itself possible.
    fn refuse_removal(&self, word: &Word, lang: Lang) -> Refused {
        let (rule, why) = self.wrong_removal(word, lang);
        let instead = self.steps().into_iter().filter(|step| step.moved == word.moved()).collect();
        Refusal { rule, why, instead }
    }

    fn wrong_removal(&self, word: &Word, lang: Lang) -> (Rule, String) {
        let closings = Closings::of(self.own & !word.from);
        let removals = self.removals();
        let colour = self.camp.other().colour(lang);
        let two_closed = closings.both() & word.to != 0;
        let given = word.taken.iter().filter(|&&taken| taken != 0).count();
        if closings.any() & word.to == 0 {
            let why = say!(
                lang,
                "no mill is closed, so nothing is removed",
                "aucune marelle n'est fermée : on ne prend rien",
                "nessun mulino è chiuso: non si toglie niente"
            );
            return ("M-6", why);
        }
        if self.enemy == 0 {
            let why = say!(
                lang,
                "no {colour} piece is on the board to be removed",
                "aucun pion {colour} n'est sur le plan de jeu",
                "nessuna pedina {colour} è sul piano di gioco"
            );
            return ("M-6", why);
        }
        if removals.first() == 0 {
            let why = say!(
                lang,
                "every {colour} piece stands in a mill, and in this game they stay there: nothing is removed",
                "chaque pion {colour} fait partie d'une marelle, et ici ils y restent : on ne prend rien",
                "ogni pedina {colour} fa parte di un mulino, e qui ci resta: non si toglie niente"
            );
            return ("M-7", why);
        }
        if given == 0 {
            let why = say!(
                lang,
                "a mill is closed, so one {colour} piece must be removed",
                "une marelle est fermée : il faut prendre un pion {colour}",
                "un mulino è chiuso: bisogna togliere una pedina {colour}"
            );
            return ("M-6", why);
        }
        let two_due = two_closed && self.rules.removes_two() && removals.two_can_go();
        if given == 2 && !two_due {
            return ("M-8", self.one_only(two_closed, lang));
        }
        let [one, other] = word.taken;
        if let Some(why) = self.not_removable(one, removals.first(), lang) {
            return ("M-6", why);
        }
        if given == 1 {
            let why = say!(
                lang,
                "two mills are closed at once, so two {colour} pieces must be removed",
                "deux marelles sont fermées d'un coup : il faut prendre deux pions {colour}",
                "due mulini sono chiusi insieme: bisogna togliere due pedine {colour}"
            );
            return ("M-8", why);
        }
        if one == other {
            let point = name(one);
            let why = say!(
                lang,
                "the piece on {point} cannot be removed twice",
                "le pion en {point} ne peut pas être pris deux fois",
                "la pedina in {point} non può essere tolta due volte"
            );
            return ("M-8", why);
        }
        if let Some(why) = self.not_removable(other, removals.second(one), lang) {
            return ("M-8", why);
        }
        let why = say!(
            lang,
            "two removed pieces are written in the order of the points, from a7 row by row to g1",
            "deux pions pris s'écrivent dans l'ordre des points, de a7 à g1 ligne par ligne",
            "due pedine tolte si scrivono nell'ordine dei punti, da a7 a g1 riga per riga"
        );
        ("M-8", why)
    }

    fn one_only(&self, two_closed: bool, lang: Lang) -> String {
        match (two_closed, self.rules.removes_two()) {
            (false, _) => say!(
                lang,
                "only one mill is closed, so only one piece is removed",
                "une seule marelle est fermée : on ne prend qu'un pion",
                "un solo mulino è chiuso: si toglie una sola pedina"
            ),
            (true, false) => say!(
                lang,
                "two mills closed at once remove only one piece in this game",
                "ici, deux marelles fermées d'un coup ne prennent qu'un pion",
                "qui due mulini chiusi insieme tolgono una sola pedina"
            ),
            (true, true) => {
                say!(lang, "only one piece can be removed", "un seul pion peut être pris", "si può togliere una sola pedina")
            }
        }
    }

    /// Why a point is not among those that may be removed.
    fn not_removable(&self, piece: Points, removable: Points, lang: Lang) -> Option<String> {
        if removable & piece != 0 {
            return None;
        }
        let point = name(piece);
        let colour = self.camp.other().colour(lang);
        Some(if self.enemy & piece == 0 {
            say!(
                lang,
                "no {colour} piece stands on {point}",
                "aucun pion {colour} ne se trouve en {point}",
                "nessuna pedina {colour} si trova in {point}"
            )
        } else {
            say!(
                lang,
                "the piece on {point} stands in a mill, and others do not",
                "le pion en {point} fait partie d'une marelle, et d'autres non",
                "la pedina in {point} fa parte di un mulino, e altre no"
            )
        })
    }
}
