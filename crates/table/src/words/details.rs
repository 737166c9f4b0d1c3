//! Details: what exactly was wrong with a request, beside the sentence of its code. The field is a word of the request's own form;
//! what JSON itself complains of stays in the words of its reader, for programmers.

use super::faults::fault;
use crate::sentences;
use kernel::{Arg, Join, Lang, Message};
use speech::Say;
use wire::{Code, FaultJson};

/// What a request should have had in a field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expectation {
    /// A number in a range.
    Between(u64, u64),
    /// A number that is not larger.
    AtMost(u64),
    /// A text that is not longer.
    Characters(usize),
    /// Visible characters on one line.
    Visible,
    /// The version that was seen last.
    Version,
    /// The id of a visitor.
    Visitor,
    /// The id of a side.
    Side,
    /// Either a step or touches.
    StepOrTouched,
    /// A start or a position, not both.
    OneStart,
    /// A way to take back that open seats allow.
    TakebackWithOpenSeats,
    /// Seconds and an increment.
    Clock(u32, u32, u32),
    /// One of some words.
    OneOf(Vec<&'static str>),
    /// The parameters of the document.
    Parameters,
    /// JSON, declared as such.
    Json,
    /// A moment.
    Time,
    /// A frame of text.
    Text,
}

impl From<Expectation> for Message {
    fn from(what: Expectation) -> Message {
        match what {
            Expectation::Between(least, most) => sentences::DetailBetween { least, most }.into(),
            Expectation::AtMost(most) => sentences::DetailAtMost { most }.into(),
            Expectation::Characters(most) => sentences::DetailCharacters { most }.into(),
            Expectation::Visible => sentences::DETAIL_VISIBLE.into(),
            Expectation::Version => sentences::DETAIL_VERSION.into(),
            Expectation::Visitor => sentences::DETAIL_VISITOR.into(),
            Expectation::Side => sentences::DETAIL_SIDE.into(),
            Expectation::StepOrTouched => sentences::DETAIL_STEP_OR_TOUCHED.into(),
            Expectation::OneStart => sentences::DETAIL_ONE_START.into(),
            Expectation::TakebackWithOpenSeats => sentences::DETAIL_TAKEBACK.into(),
            Expectation::Clock(least, most, increment) => sentences::DetailClock { least, most, increment }.into(),
            Expectation::OneOf(words) => sentences::DetailOneOf { words: Arg::list(Join::Comma, words) }.into(),
            Expectation::Parameters => sentences::DETAIL_PARAMETERS.into(),
            Expectation::Json => "application/json".into(),
            Expectation::Time => sentences::DETAIL_TIME.into(),
            Expectation::Text => sentences::DETAIL_TEXT.into(),
        }
    }
}

/// A fault that says which field of the request was wrong and what was expected there.
pub fn expected(code: Code, field: &str, what: Expectation, lang: Lang) -> FaultJson {
    let expected = Message::from(what);
    fault(code, lang).with_detail(sentences::DetailExpected { field, expected }.say(lang))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn details_are_in_the_language_of_whoever_asks() {
        let told = |lang: &str| expected(Code::BadRequest, "level", Expectation::Between(1, 8), Lang::of(lang)).detail;
        assert_eq!(told("en").as_deref(), Some("level: expected 1 to 8"));
        assert_eq!(told("fr").as_deref(), Some("level : attendu : de 1 à 8"));
        assert_eq!(told("it").as_deref(), Some("level: atteso: da 1 a 8"));
        assert_eq!(told("de").as_deref(), Some("level: erwartet: 1 bis 8"));
    }
}
