//! Record: a whole game as a text of tags, numbered turns and a result. It knows the form only; the hall replays it.

use crate::TextError;
use std::fmt::Write;

/// A game on paper.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// Names and values in the order they stand.
    pub tags: Vec<(String, String)>,
    /// What was played and done, in order.
    pub words: Vec<Word>,
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
        for word in self.turn_words().into_iter().chain([self.result.clone()]) {
            if column > 0 && column + 1 + word.len() > 100 {
                out.push('\n');
                column = 0;
            } else if column > 0 {
                out.push(' ');
                column += 1;
            }
            out.push_str(&word);
            column += word.len();
        }
        out.push('\n');
        out
    }

    fn turn_words(&self) -> Vec<String> {
        let mut words: Vec<String> = Vec::new();
        let mut turn = 0;
        let mut joins = false;
        for word in &self.words {
            match word {
                Word::Then(step) if joins => {
                    let last = words.last_mut().expect("a turn to join");
                    last.push(';');
                    last.push_str(step);
                }
                Word::Turn(step) | Word::Then(step) => {
                    if matches!(word, Word::Turn(_)) {
                        turn += 1;
                        words.push(format!("{turn}. {step}"));
                    } else {
                        words.push(format!(";{step}"));
                    }
                    joins = true;
                }
                Word::Action(action) => {
                    words.push(format!("@{action}"));
                    joins = false;
                }
            }
        }
        words
    }

    /// Reads a record. Comments in braces are left out.
    pub fn read(text: &str) -> Result<Record, TextError> {
        if text.len() > LONGEST {
            return Err(TextError::new("record", format!("{} bytes long", text.len()), format!("at most {LONGEST}")));
        }
        let mut record = Record::default();
        let mut rest = text.trim_start_matches('\u{feff}').trim_start();
        let mut line = 1;
        while rest.starts_with('[') {
            let (tag, value, after) = read_tag(rest)
                .ok_or_else(|| TextError::new("record", format!("tag {line} is malformed"), "[Name \"value\"]"))?;
            if record.tag(tag).is_some() {
                return Err(TextError::new("record", format!("tag '{tag}' is given twice"), "each tag at most once"));
            }
            record.tags.push((tag.to_string(), value));
            rest = after.trim_start();
            line += 1;
        }
        let body = without_comments(rest)?;
        let mut words: Vec<&str> = body.split_whitespace().collect();
        if let Some(word) = words.iter().find(|word| word.starts_with('[')) {
            return Err(TextError::new("record", format!("'{word}' stands among the turns"), "tags before the first turn"));
        }
        record.result = words
            .pop()
            .ok_or_else(|| TextError::new("record", "the result is missing", "the result after the last turn"))?
            .to_string();
        for word in words {
            if let Some(number) = word.strip_suffix('.')
                && !number.is_empty()
                && number.bytes().all(|b| b.is_ascii_digit())
            {
                continue;
            }
            if let Some(action) = word.strip_prefix('@') {
                record.words.push(Word::Action(action.to_string()));
                continue;
            }
            for (index, step) in word.split(';').enumerate() {
                match (index, step) {
                    (0, "") => {}
                    (_, "") => {
                        return Err(TextError::new("record", format!("'{word}' has an empty step"), "steps joined by ';'"));
                    }
                    (0, step) => record.words.push(Word::Turn(step.to_string())),
                    (_, step) => record.words.push(Word::Then(step.to_string())),
                }
            }
        }
        Ok(record)
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

fn without_comments(text: &str) -> Result<String, TextError> {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('{') {
        out.push_str(before);
        out.push(' ');
        let (_, after) =
            after.split_once('}').ok_or_else(|| TextError::new("record", "a comment '{' is not closed", "'}'"))?;
        rest = after;
    }
    out.push_str(rest);
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn comments_are_left_out_and_errors_are_named() {
        let read = Record::read("[Game \"toy\"]\n\n1. a-b {good; really} 2. c-d draw").unwrap();
        assert_eq!(read.words.len(), 2);
        assert_eq!(read.result, "draw");
        for (text, said) in [
            ("[Game toy]\n\n*", "tag 1 is malformed"),
            ("[A \"1\\\n2\"]\n\n*", "tag 1 is malformed"),
            ("[A \"1\"]\n[A \"2\"]\n\n*", "given twice"),
            ("[A \"1\"]\n", "result is missing"),
            ("1. a {b", "not closed"),
            ("1. a;;b *", "empty step"),
            ("1. a [B \"c\"] *", "'[B' stands among the turns"),
        ] {
            assert!(Record::read(text).unwrap_err().to_string().contains(said), "{text}");
        }
    }
}
