//! Sentences about moments of a game: how it ended, what was done, what is offered, where to look.

use crate::sentences;
use hall::Chosen;
use kernel::{Action, Ending, Lang, Message, Outcome, Rule};
use speech::Say;
use wire::{OfferKind, Why};

/// The rule by which a repeated position is drawn, whatever the game.
pub(crate) const REPETITION: &str = "C-3";

/// How a game ended.
pub(crate) fn over(outcome: Outcome, why: Option<Why>, chosen: &Chosen, lang: Lang) -> String {
    let cause = match why {
        None if outcome.rule == REPETITION => "repetition",
        Some(Why::Wish) => "wish",
        Some(Why::Time) => "time",
        Some(Why::Absence) => "absence",
        Some(Why::Agreement) => "agreement",
        Some(Why::Host) | None => "none",
    };
    match outcome.ending() {
        Ending::Win(side) => {
            let (name, number) = (chosen.side_name(side), chosen.side_number(side));
            sentences::OverWin { cause, name, number }.say(lang)
        }
        Ending::Draw => sentences::OverDraw { cause }.say(lang),
        Ending::Lost => sentences::OverLost { cause }.say(lang),
    }
}

/// What an action did.
pub(crate) fn acted(action: Action, why: Why, chosen: &Chosen, lang: Lang) -> String {
    match action {
        Action::Resign(seat) => {
            let (name, number) = (chosen.seat_name(seat), chosen.seat_number(seat));
            match why {
                Why::Time => sentences::ActedTime { name, number }.say(lang),
                Why::Absence => sentences::ActedAbsence { name, number }.say(lang),
                _ => sentences::ActedResign { name, number }.say(lang),
            }
        }
        Action::Draw => sentences::ACTED_DRAW.say(lang),
        Action::Challenge(side) => sentences::ActedChallenge { name: chosen.side_name(side) }.say(lang),
        Action::Annul => sentences::ACTED_ANNUL.say(lang),
    }
}

/// Why nothing is taken back: the rule of a booklet, or the host's will.
pub(crate) fn no_takeback(rule: Option<Rule>, lang: Lang) -> String {
    match rule {
        Some(_) => sentences::FINAL_BOOKLET.say(lang),
        None => sentences::FINAL_TABLE.say(lang),
    }
}

/// What is offered.
pub(crate) fn offered(what: &OfferKind, by: &str, side_name: impl Fn(&str) -> String, stand: usize, lang: Lang) -> String {
    let message: Message = match what {
        OfferKind::Draw => sentences::OfferedDraw { by }.into(),
        OfferKind::Undo { entries } => sentences::OfferedUndo { back: stand.saturating_sub(*entries), by }.into(),
        OfferKind::Challenge { side } => sentences::OfferedChallenge { by, name: side_name(side) }.into(),
        OfferKind::Annul { side } => sentences::OfferedAnnul { by, name: side_name(side) }.into(),
        OfferKind::NextGame => sentences::OfferedNextGame { by }.into(),
    };
    message.say(lang)
}

/// The draw that the table offers because it is proven, and by which clause.
pub(crate) fn proven_draw(rule: Rule, lang: Lang) -> String {
    sentences::OfferedProvenDraw { rule }.say(lang)
}

/// What a hint says, apart from the step itself.
pub fn hint(level: u8, piece: Option<&str>, lang: Lang) -> String {
    match (level, piece) {
        (1, _) => sentences::HINT_AROUND.say(lang),
        (_, Some(piece)) => sentences::HintPiece { piece }.say(lang),
        (_, None) => sentences::HINT_BEGIN.say(lang),
    }
}

/// Whether a game for one seat can still be solved.
pub fn truth(solvable: Option<bool>, turns: Option<u32>, take_back: Option<usize>, lang: Lang) -> String {
    match (solvable, turns, take_back) {
        (Some(true), Some(turns), _) => sentences::TruthIn { turns }.say(lang),
        (Some(true), None, _) => sentences::TRUTH_YES.say(lang),
        (Some(false), _, Some(back)) => sentences::TruthBack { back }.say(lang),
        (Some(false), _, None) => sentences::TRUTH_NO.say(lang),
        (None, ..) => sentences::TRUTH_OPEN.say(lang),
    }
}

/// What is said at a silent table of its silence: what the server does for it, and what it cannot do.
pub(crate) fn silence(lang: Lang) -> String {
    sentences::SILENCE.say(lang)
}
