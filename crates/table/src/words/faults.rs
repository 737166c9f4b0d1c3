//! Faults in the reader's language.

use crate::sentences;
use hall::PlayError;
use kernel::{Lang, Phrase, Refusal};
use speech::Say;
use wire::{Code, FaultJson};

/// A fault with the sentence of its code.
pub fn fault(code: Code, lang: Lang) -> FaultJson {
    FaultJson::new(code, sentence(code).say(lang))
}

/// The fault of a step that was not played.
pub fn play_fault(error: PlayError, lang: Lang) -> FaultJson {
    match error {
        PlayError::Syntax(error) => {
            let code = if error.field == "touch" { Code::BadTouch } else { Code::BadStep };
            fault(code, lang).with_detail(error.say(lang))
        }
        PlayError::Ambiguous(steps) => FaultJson { instead: steps, ..fault(Code::AmbiguousStep, lang) },
        PlayError::Refused(refusal) => refused(Code::IllegalStep, refusal, lang),
    }
}

/// The fault of something the rules do not allow.
pub(crate) fn refused(code: Code, refusal: Refusal<String>, lang: Lang) -> FaultJson {
    FaultJson { rule: Some(refusal.rule.into()), instead: refusal.instead, ..FaultJson::new(code, refusal.why.say(lang)) }
}

const fn sentence(code: Code) -> Phrase {
    match code {
        Code::BadRequest => sentences::FAULT_BAD_REQUEST,
        Code::BadBody => sentences::FAULT_BAD_BODY,
        Code::TooLarge => sentences::FAULT_TOO_LARGE,
        Code::UnknownGame => sentences::FAULT_UNKNOWN_GAME,
        Code::BadRules => sentences::FAULT_BAD_RULES,
        Code::BadPosition => sentences::FAULT_BAD_POSITION,
        Code::NotFound => sentences::FAULT_NOT_FOUND,
        Code::WrongMethod => sentences::FAULT_WRONG_METHOD,
        Code::WrongOrigin => sentences::FAULT_WRONG_ORIGIN,
        Code::NotHost => sentences::FAULT_NOT_HOST,
        Code::NotSeated => sentences::FAULT_NOT_SEATED,
        Code::NotYourTurn => sentences::FAULT_NOT_YOUR_TURN,
        Code::Stale => sentences::FAULT_STALE,
        Code::BadStep => sentences::FAULT_BAD_STEP,
        Code::AmbiguousStep => sentences::FAULT_AMBIGUOUS_STEP,
        Code::IllegalStep => sentences::FAULT_ILLEGAL_STEP,
        Code::BadTouch => sentences::FAULT_BAD_TOUCH,
        Code::IllegalTouch => sentences::FAULT_ILLEGAL_TOUCH,
        Code::BoundTouch => sentences::FAULT_BOUND_TOUCH,
        Code::IllegalAction => sentences::FAULT_ILLEGAL_ACTION,
        Code::NoSuchSeat => sentences::FAULT_NO_SUCH_SEAT,
        Code::SeatTaken => sentences::FAULT_SEAT_TAKEN,
        Code::BadKey => sentences::FAULT_BAD_KEY,
        Code::NotBegun => sentences::FAULT_NOT_BEGUN,
        Code::AlreadyBegun => sentences::FAULT_ALREADY_BEGUN,
        Code::GameOver => sentences::FAULT_GAME_OVER,
        Code::NotOver => sentences::FAULT_NOT_OVER,
        Code::NoSuchOffer => sentences::FAULT_NO_SUCH_OFFER,
        Code::OfferedAlready => sentences::FAULT_OFFERED_ALREADY,
        Code::EngineDeclines => sentences::FAULT_ENGINE_DECLINES,
        Code::OpponentsDecide => sentences::FAULT_OPPONENTS_DECIDE,
        Code::NotAbsent => sentences::FAULT_NOT_ABSENT,
        Code::Silent => sentences::FAULT_SILENT,
        Code::NoSuchChannel => sentences::FAULT_NO_SUCH_CHANNEL,
        Code::NoSuchPhrase => sentences::FAULT_NO_SUCH_PHRASE,
        Code::Removed => sentences::FAULT_REMOVED,
        Code::NotRemovable => sentences::FAULT_NOT_REMOVABLE,
        Code::NoHelp => sentences::FAULT_NO_HELP,
        Code::NothingToUndo => sentences::FAULT_NOTHING_TO_UNDO,
        Code::NoTakeback => sentences::FAULT_NO_TAKEBACK,
        Code::Eliminated => sentences::FAULT_ELIMINATED,
        Code::Closed => sentences::FAULT_CLOSED,
        Code::BadCode => sentences::FAULT_BAD_CODE,
        Code::BadName => sentences::FAULT_BAD_NAME,
        Code::TooMany => sentences::FAULT_TOO_MANY,
        Code::TooSlow => sentences::FAULT_TOO_SLOW,
        Code::Storage => sentences::FAULT_STORAGE,
        Code::Busy => sentences::FAULT_BUSY,
        Code::Draining => sentences::FAULT_DRAINING,
        Code::NoSuchFormat => sentences::FAULT_NO_SUCH_FORMAT,
        Code::Internal => sentences::FAULT_INTERNAL,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_a_sentence_of_its_own() {
        for lang in crate::CATALOGUE.languages() {
            let said: std::collections::BTreeSet<String> = Code::ALL.iter().map(|&code| fault(code, lang).message).collect();
            assert_eq!(said.len(), Code::ALL.len(), "{}", lang.code());
            assert!(said.iter().all(|sentence| sentence.ends_with('.')));
        }
    }
}
