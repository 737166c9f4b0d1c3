//! Details: what exactly was wrong with a request, beside the sentence of its code. The field is a word of the request's own form.

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
    /// The id of a table.
    Table,
    /// The id of a table that does not stand yet.
    NewTable,
    /// No clock, at a table at home.
    NoClock,
    /// Somebody on every seat, at a table at home.
    FullSeats,
    /// Nobody to talk to, at a table at home.
    Nobody,
    /// The files of the game, which are on their way.
    Files,
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
            Expectation::Table => sentences::DETAIL_TABLE.into(),
            Expectation::NewTable => sentences::DETAIL_NEW_TABLE.into(),
            Expectation::NoClock => sentences::DETAIL_NO_CLOCK.into(),
            Expectation::FullSeats => sentences::DETAIL_FULL_SEATS.into(),
            Expectation::Nobody => sentences::DETAIL_NOBODY.into(),
            Expectation::Files => sentences::DETAIL_FILES.into(),
        }
    }
}

/// A fault that says which field of the request was wrong and what was expected there.
pub fn expected(code: Code, field: &str, what: Expectation, lang: Lang) -> FaultJson {
    let expected = Message::from(what);
    fault(code, lang).with_detail(sentences::DetailExpected { field, expected }.say(lang))
}

/// A fault for JSON that cannot be read, from what its reader says. Readers of English are told that word for word; it names what is
/// missing or unknown and where, which is told to others in their own language.
pub fn unreadable(code: Code, said: &str, lang: Lang) -> FaultJson {
    let told = if lang == Lang::EN { said.to_string() } else { retold(said).say(lang) };
    fault(code, lang).with_detail(told)
}

fn retold(said: &str) -> Message {
    let (what, place) = said.rsplit_once(" at line ").unwrap_or((said, ""));
    let place = place.split_once(" column ").and_then(|(line, column)| {
        Some(sentences::DetailJsonPlace { line: line.parse::<u32>().ok()?, column: column.parse::<u32>().ok()? }.into())
    });
    // Names stand between grave accents.
    let named: Vec<&str> = what.split('`').skip(1).step_by(2).collect();
    let wrong: Message = match (what.split([' ', ':']).next().unwrap_or_default(), named.as_slice()) {
        ("missing", [name, ..]) => sentences::DetailJsonMissing { name: *name }.into(),
        ("duplicate", [name, ..]) => sentences::DetailJsonDouble { name: *name }.into(),
        ("unknown", [name, known @ ..]) => {
            sentences::DetailJsonUnknown { name: *name, known: Arg::list(Join::Comma, known.iter().copied()) }.into()
        }
        ("invalid", _) => sentences::DETAIL_JSON_KIND.into(),
        (field, _) => match what.strip_prefix(field).and_then(|rest| rest.strip_prefix(": expected ")) {
            Some(rest) => {
                let most = rest.split(' ').filter_map(|word| word.parse::<u32>().ok()).max().unwrap_or_default();
                return sentences::DetailExpected { field, expected: Message::from(sentences::DetailAtMost { most }) }
                    .into();
            }
            None => sentences::DETAIL_JSON_FORM.into(),
        },
    };
    match place {
        Some(place) => sentences::DetailJson { wrong, place: Message::clone(&place) }.into(),
        None => wrong,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the reader of JSON complains of, in the language of whoever asks, and never in English to others.
    #[test]
    fn unreadable_json_is_told_in_every_language() {
        let read = |text: &str| wire::Command::read(text).unwrap_err();
        let told = |text: &str, lang: &str| unreadable(Code::BadRequest, &read(text), Lang::of(lang)).detail.unwrap();
        let broken = r#"{"id":"a","do":"fly"}"#;
        assert!(told(broken, "en").starts_with("unknown variant `fly`, expected one of"), "{}", told(broken, "en"));
        assert!(
            told(broken, "fr").starts_with("«\u{a0}fly\u{a0}» est inconnu\u{a0}; attendu\u{a0}: "),
            "{}",
            told(broken, "fr")
        );
        assert!(told(broken, "it").starts_with("«fly» è sconosciuto; atteso: "), "{}", told(broken, "it"));
        assert!(told("{}", "fr").starts_with("il manque «\u{a0}"), "{}", told("{}", "fr"));
        assert_eq!(told("{", "fr"), "ce n'est pas du JSON (ligne 1, colonne 1)");
        assert_eq!(told(r#"{"id":"","do":"ping"}"#, "fr"), "id (attendu\u{a0}: 40 au plus)");
        for text in ["", "[]", "{}", "{", broken, r#"{"id":7,"do":"ping"}"#, r#"{"id":"a","do":"sit","seat":"x"}"#] {
            for lang in ["fr", "it", "de"] {
                let told = told(text, lang);
                for english in ["expected", "missing", "invalid", "unknown", " at line", "column"] {
                    assert!(!told.contains(english), "{lang}: {told}");
                }
            }
        }
    }

    #[test]
    fn details_are_in_the_language_of_whoever_asks() {
        let told = |lang: &str| expected(Code::BadRequest, "level", Expectation::Between(1, 8), Lang::of(lang)).detail;
        assert_eq!(told("en").as_deref(), Some("level: expected 1 to 8"));
        assert_eq!(told("fr").as_deref(), Some("level (attendu\u{a0}: de 1 à 8)"));
        assert_eq!(told("it").as_deref(), Some("level (atteso: da 1 a 8)"));
        assert_eq!(told("de").as_deref(), Some("level (erwartet: 1 bis 8)"));
    }
}
