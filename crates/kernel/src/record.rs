//! Record: a whole game as a text of tags, numbered turns and a result, with what was said of it. It knows the form only; the hall
//! replays it.

mod line;

pub use line::{DEEPEST, Lines, MOST_ASIDE, Note, RecordLine, Said, glyph_number, symbol_number};

use crate::{TextError, sentences};
use std::collections::HashSet;
use std::fmt::Write;

/// A game on paper.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// Names and values in the order they stand.
    pub tags: Vec<(String, String)>,
    /// What was played and done, in order.
    pub words: Vec<Word>,
    /// Comments, symbols and variations, in the order they stand.
    pub notes: Vec<Note>,
    /// `*` for an unfinished game, else who won.
    pub result: String,
}

/// One entry of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Word {
    /// A step that begins a turn.
    Turn(String),
    /// A further step of the same turn.
    Then(String),
    /// A game action, without its `@`.
    Action(String),
}

/// The most bytes of a record that are read.
pub const LONGEST: usize = 4 << 20;

impl Record {
    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str())
    }

    /// The record as text, lines at most 100 characters where words allow.
    pub fn write(&self) -> String {
        let mut out = String::new();
        for (name, value) in &self.tags {
            // A value comes from a person and may hold anything, but a tag is one line.
            let value = value.replace('\n', " ").replace('\\', "\\\\").replace('"', "\\\"");
            let _ = writeln!(out, "[{name} \"{value}\"]");
        }
        out.push('\n');
        let mut column = 0;
        for word in line::written(&self.words, &self.notes, 0).into_iter().chain([self.result.clone()]) {
            if column > 0 && column + 1 + word.len() > 100 {
                out.push('\n');
                column = 0;
            } else if column > 0 {
                out.push(' ');
                column += 1;
            }
            out.push_str(&word);
            column = word.rfind('\n').map_or(column + word.len(), |at| word.len() - at - 1);
        }
        out.push('\n');
        out
    }

    /// Reads a record.
    pub fn read(text: &str) -> Result<Record, TextError> {
        if text.len() > LONGEST {
            return Err(TextError::new(
                "record",
                sentences::RecordTooLong { bytes: text.len() },
                sentences::RecordLongest { most: LONGEST },
            ));
        }
        let mut record = Record::default();
        let mut rest = text.trim_start_matches('\u{feff}').trim_start();
        let mut line = 1;
        let mut names = HashSet::new();
        while rest.starts_with('[') {
            let (tag, value, after) = read_tag(rest).ok_or_else(|| {
                TextError::new("record", sentences::RecordTagMalformed { number: line }, sentences::RECORD_TAG_FORM)
            })?;
            if !names.insert(tag) {
                return Err(TextError::new("record", sentences::RecordTagTwice { tag }, sentences::RECORD_TAG_ONCE));
            }
            record.tags.push((tag.to_string(), value));
            rest = after.trim_start();
            line += 1;
        }
        let (line, result) = line::read(rest)?;
        Ok(Record { words: line.words, notes: line.notes, result, ..record })
    }
}

/// Reads a tag `[Name "value"]` at the start of a text: its name, its value, and what follows it.
pub fn read_tag(text: &str) -> Option<(&str, String, &str)> {
    let body = text.strip_prefix('[')?;
    let (name, body) = body.split_once(' ')?;
    if name.is_empty() || !name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') {
        return None;
    }
    let body = body.trim_start_matches(' ').strip_prefix('"')?;
    let mut value = String::new();
    let mut chars = body.char_indices();
    loop {
        match chars.next()? {
            (_, '\n') => return None,
            (_, '\\') => value.push(chars.next().map(|(_, escaped)| escaped).filter(|&escaped| escaped != '\n')?),
            (end, '"') => {
                let after = body[end + 1..].trim_start_matches(' ').strip_prefix(']')?;
                return Some((name, value, after));
            }
            (_, other) => value.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Message;

    fn sample() -> Record {
        Record {
            tags: vec![("Game".into(), "toy".into()), ("Seat1".into(), "A \"B\" \\ C".into())],
            words: vec![
                Word::Turn("c3-d4".into()),
                Word::Then("c3>e4".into()),
                Word::Turn("f6-e5".into()),
                Word::Action("annul".into()),
                Word::Turn("a1-b2".into()),
            ],
            result: "*".into(),
            ..Record::default()
        }
    }

    #[test]
    fn records_round_trip() {
        let text = sample().write();
        assert!(text.ends_with("\n\n1. c3-d4;c3>e4 2. f6-e5 @annul 3. a1-b2 *\n"), "{text}");
        assert_eq!(Record::read(&text).unwrap(), sample());
    }

    #[test]
    fn a_tag_is_one_line() {
        let mut record = sample();
        record.tags[1].1 = "two\nlines".into();
        assert_eq!(Record::read(&record.write()).unwrap().tag("Seat1"), Some("two lines"));
    }

    #[test]
    fn an_action_inside_a_turn_round_trips() {
        let mut record = sample();
        record.words = vec![Word::Turn("a".into()), Word::Action("draw".into()), Word::Then("b".into())];
        assert_eq!(Record::read(&record.write()).unwrap(), record);
    }

    #[test]
    fn errors_are_named() {
        for (text, said) in [
            ("[Game toy]\n\n*", "record-tag-malformed"),
            ("[A \"1\\\n2\"]\n\n*", "record-tag-malformed"),
            ("[A \"1\"]\n[A \"2\"]\n\n*", "record-tag-twice"),
            ("[A \"1\"]\n", "record-result-missing"),
            ("1. a {b", "record-comment-open"),
            ("1. a c (b *", "record-variation-open"),
            ("1. a * (b", "record-variation-open"),
            ("(a) 1. b *", "record-variation-first"),
            ("@draw (a) *", "record-variation-first"),
            ("1. a;;b *", "record-empty-step"),
            ("1. a [B \"c\"] *", "record-tag-late"),
        ] {
            let wrong = Record::read(text).unwrap_err().wrong;
            assert!(matches!(&wrong, Message::Sentence(phrase, _) if phrase.id() == said), "{text}: {wrong:?}");
        }
    }
}
