//! Word: a step as it is written or pointed at, maybe absurd. Only its form is known here, not whether it is legal.

use crate::board::{NAMES, Points, point};
use crate::sentences;
use kernel::{Join, Message, Site, TextError};

/// A step as somebody means it. Points are sets of one, or empty where none is named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Word {
    /// Where a move begins; empty for a placing.
    pub(crate) from: Points,
    /// Where the piece goes.
    pub(crate) to: Points,
    /// What is removed, in this order.
    pub(crate) taken: [Points; 2],
}

impl Word {
    /// Reads `d6`, `d6xa1`, `d6-d5`, `d6-d5xa1`, or one of these with a second removal.
    pub(crate) fn read(text: &str) -> Result<Word, TextError> {
        let mut word = Word::default();
        let (body, removals) = match text.split_once('x') {
            Some((body, removals)) => (body, Some(removals)),
            None => (text, None),
        };
        match body.split_once('-') {
            Some((from, to)) => (word.from, word.to) = (read_point(text, from)?, read_point(text, to)?),
            None => word.to = read_point(text, body)?,
        }
        match removals.map(|removals| removals.split_once('x').unwrap_or((removals, ""))) {
            None => {}
            Some((one, "")) if !text.ends_with('x') => word.taken[0] = read_point(text, one)?,
            Some((one, two)) => word.taken = [read_point(text, one)?, read_point(text, two)?],
        }
        Ok(word)
    }

    /// All points the mover's piece touches.
    pub(crate) const fn moved(&self) -> Points {
        self.from | self.to
    }
}

fn read_point(word: &str, text: &str) -> Result<Points, TextError> {
    let found = NAMES.iter().position(|&name| name == text).map(|index| point(Site(index as u8)));
    let looks_like_one = matches!(text.as_bytes(), [b'a'..=b'z', b'0'..=b'9']);
    found.ok_or_else(|| {
        if looks_like_one {
            TextError::new("step", sentences::NoPointOfBoard { text, word }, Message::list(Join::Blank, NAMES))
        } else {
            TextError::new("step", Message::quoted(word), sentences::STEP_FORM)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> Points {
        read_point(name, name).unwrap()
    }

    #[test]
    fn the_forms_of_a_step_are_read() {
        let (d6, d5, a1, g7) = (named("d6"), named("d5"), named("a1"), named("g7"));
        for (text, word) in [
            ("d6", Word { from: 0, to: d6, taken: [0, 0] }),
            ("d6xa1", Word { from: 0, to: d6, taken: [a1, 0] }),
            ("d6xa1xg7", Word { from: 0, to: d6, taken: [a1, g7] }),
            ("d6-d5", Word { from: d6, to: d5, taken: [0, 0] }),
            ("d6-d5xa1", Word { from: d6, to: d5, taken: [a1, 0] }),
        ] {
            assert_eq!(Word::read(text), Ok(word), "{text}");
        }
    }

    #[test]
    fn other_forms_are_no_steps() {
        for text in [
            "",
            "x",
            "-",
            "d",
            "D6",
            "d6 ",
            " d6",
            "d6x",
            "d6xx",
            "d6xa1x",
            "d6xa1xg7x",
            "d6xa1xg7xb2",
            "d6-",
            "-d6",
            "xa1",
            "d6-d5-d4",
            "d6xa1-d5",
            "d06",
            "é6",
            "d4",
            "a2",
            "h1",
            "d6--d5",
            "d6xxa1",
            "pass",
        ] {
            assert!(Word::read(text).is_err(), "{text}");
        }
        let said = Word::read("d6xd4").unwrap_err().to_string();
        assert!(said.starts_with("step: 'd4' in 'd6xd4' is no point of the board: expected a7 d7"), "{said}");
    }
}
