//! Sentences about moments of a game: how it ended, what was done, what is offered, where to look.

use kernel::{Action, Ending, Lang, Outcome, Rule, Side, say};
use wire::{OfferKind, Why};

/// How a game ended.
pub(crate) fn over(outcome: Outcome, why: Option<Why>, side_name: impl Fn(Side) -> String, lang: Lang) -> String {
    let cause = match why {
        Some(Why::Wish) => say!(lang, " by resignation", " par abandon", " per abbandono"),
        Some(Why::Time) => say!(lang, " on time", " au temps", " per il tempo"),
        Some(Why::Absence) => say!(
            lang,
            " because a player did not come back",
            " parce qu'un joueur n'est pas revenu",
            " perché un giocatore non è tornato"
        ),
        Some(Why::Agreement) => say!(lang, " by agreement", " d'un commun accord", " di comune accordo"),
        Some(Why::Host) | None => String::new(),
    };
    match outcome.ending() {
        Ending::Win(side) => {
            let name = side_name(side);
            say!(lang, "{name} wins{cause}.", "{name} gagne{cause}.", "{name} vince{cause}.")
        }
        Ending::Draw => say!(lang, "A draw{cause}.", "Partie nulle{cause}.", "Patta{cause}."),
        Ending::Lost => say!(lang, "The game is lost{cause}.", "La partie est perdue{cause}.", "La partita è persa{cause}."),
    }
}

/// What an action did.
pub(crate) fn acted(
    action: Action,
    why: Why,
    seat_name: impl Fn(kernel::Seat) -> String,
    side_name: impl Fn(Side) -> String,
    lang: Lang,
) -> String {
    match action {
        Action::Resign(seat) => {
            let name = seat_name(seat);
            match why {
                Why::Time => {
                    say!(lang, "{name} has run out of time.", "{name} n'a plus de temps.", "{name} ha esaurito il tempo.")
                }
                Why::Absence => {
                    say!(lang, "{name} did not come back.", "{name} n'est pas revenu.", "{name} non è tornato.")
                }
                _ => say!(lang, "{name} resigns.", "{name} abandonne.", "{name} abbandona."),
            }
        }
        Action::Draw => {
            say!(lang, "All agree on a draw.", "Tous conviennent d'une partie nulle.", "Tutti concordano la patta.")
        }
        Action::Challenge(side) => {
            let name = side_name(side);
            say!(
                lang,
                "All agree that {name} must win in time, or the game is drawn.",
                "Tous conviennent que {name} doit gagner à temps, sinon la partie est nulle.",
                "Tutti concordano che {name} deve vincere in tempo, o la partita è patta."
            )
        }
        Action::Annul => say!(lang, "The turn is annulled.", "Le tour est annulé.", "Il turno è annullato."),
    }
}

/// Why nothing is taken back.
pub(crate) fn no_takeback(rule: Option<Rule>, lang: Lang) -> String {
    match rule {
        Some(_) => say!(
            lang,
            "Nothing is taken back at this table: what was played is final, as the booklet has it.",
            "On ne reprend pas de coup à cette table : ce qui est joué est joué, comme le veut le livret.",
            "A questo tavolo non si annullano mosse: ciò che è giocato è giocato, come vuole il libretto."
        ),
        None => say!(
            lang,
            "Nothing is taken back at this table: it was set up so.",
            "On ne reprend pas de coup à cette table : elle a été ouverte ainsi.",
            "A questo tavolo non si annullano mosse: è stato aperto così."
        ),
    }
}

/// What is offered.
pub(crate) fn offered(what: &OfferKind, by: &str, side_name: impl Fn(&str) -> String, stand: usize, lang: Lang) -> String {
    match what {
        OfferKind::Draw => {
            say!(lang, "{by} offers a draw.", "{by} propose la partie nulle.", "{by} propone la patta.")
        }
        OfferKind::Undo { entries } => {
            let back = stand.saturating_sub(*entries);
            match back {
                1 => say!(
                    lang,
                    "{by} asks to take back one step.",
                    "{by} demande à reprendre un coup.",
                    "{by} chiede di annullare una mossa."
                ),
                _ => say!(
                    lang,
                    "{by} asks to take back {back} steps.",
                    "{by} demande à reprendre {back} coups.",
                    "{by} chiede di annullare {back} mosse."
                ),
            }
        }
        OfferKind::Challenge { side } => {
            let name = side_name(side);
            say!(
                lang,
                "{by} proposes that {name} must win in time, or the game is drawn.",
                "{by} propose que {name} doive gagner à temps, sinon la partie est nulle.",
                "{by} propone che {name} debba vincere in tempo, o la partita è patta."
            )
        }
        OfferKind::Annul { side } => {
            let name = side_name(side);
            say!(
                lang,
                "{by} wants the turn of {name} annulled.",
                "{by} veut faire annuler le tour de {name}.",
                "{by} vuole far annullare il turno di {name}."
            )
        }
        OfferKind::NextGame => {
            say!(lang, "{by} wants to play again.", "{by} veut rejouer.", "{by} vuole giocare ancora.")
        }
    }
}

/// What a hint says, apart from the step itself.
pub(crate) fn hint(level: u8, piece: Option<&str>, lang: Lang) -> String {
    match (level, piece) {
        (1, _) => say!(lang, "Look around here.", "Regardez par ici.", "Guarda da queste parti."),
        (_, Some(piece)) => {
            say!(lang, "Think about this: {piece}.", "Pensez à ceci : {piece}.", "Pensa a questo: {piece}.")
        }
        (_, None) => say!(lang, "Begin here.", "Commencez ici.", "Comincia da qui."),
    }
}

/// Whether a game for one seat can still be solved.
pub(crate) fn truth(solvable: Option<bool>, turns: Option<u32>, take_back: Option<usize>, lang: Lang) -> String {
    match (solvable, turns, take_back) {
        (Some(true), Some(turns), _) => say!(
            lang,
            "It can be solved in {turns} moves.",
            "Il y a une solution en {turns} coups.",
            "Si può risolvere in {turns} mosse."
        ),
        (Some(true), None, _) => {
            say!(lang, "It can still be solved.", "Il y a encore une solution.", "Si può ancora risolvere.")
        }
        (Some(false), _, Some(1)) => say!(
            lang,
            "From here it can no longer be solved: take back one.",
            "D'ici il n'y a plus de solution : reprenez un coup.",
            "Da qui non si può più risolvere: annulla una mossa."
        ),
        (Some(false), _, Some(back)) => say!(
            lang,
            "From here it can no longer be solved: take back {back}.",
            "D'ici il n'y a plus de solution : reprenez {back} coups.",
            "Da qui non si può più risolvere: annulla {back} mosse."
        ),
        (Some(false), _, None) => say!(
            lang,
            "From here it can no longer be solved.",
            "D'ici il n'y a plus de solution.",
            "Da qui non si può più risolvere."
        ),
        (None, ..) => say!(lang, "It is too early to tell.", "Il est trop tôt pour le dire.", "È troppo presto per dirlo."),
    }
}
