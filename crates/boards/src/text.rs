//! The parts of position texts: ranks of characters, fields between single blanks, canonical numbers.

use crate::sentences;
use kernel::{Message, TextError};

/// Reads ranks separated by `/`, the far rank first, and shows each character with its file and rank from 0.
pub fn read_ranks(
    field: &'static str,
    text: &str,
    width: u8,
    height: u8,
    mut each: impl FnMut(u8, u8, u8) -> Result<(), TextError>,
) -> Result<(), TextError> {
    let ranks = text.split('/').count();
    if ranks != height as usize {
        return Err(TextError::new(field, sentences::RanksFound { count: ranks }, sentences::RanksForm { height }));
    }
    for (index, rank) in text.split('/').enumerate() {
        let y = height - 1 - index as u8;
        if rank.len() != width as usize || !rank.is_ascii() {
            return Err(TextError::new(
                field,
                sentences::RankLength { rank: y + 1, characters: rank.chars().count() },
                Message::verbatim(width.to_string()),
            ));
        }
        for (x, byte) in rank.bytes().enumerate() {
            each(x as u8, y, byte)?;
        }
    }
    Ok(())
}

/// Writes ranks separated by `separator`, the far rank first.
pub fn write_ranks(width: u8, height: u8, separator: char, mut each: impl FnMut(u8, u8) -> char) -> String {
    let mut out = String::with_capacity((width as usize + 1) * height as usize);
    for y in (0..height).rev() {
        for x in 0..width {
            out.push(each(x, y));
        }
        if y > 0 {
            out.push(separator);
        }
    }
    out
}

/// Reads a number without sign or leading zeros, at most `most`.
pub fn read_number(field: &'static str, text: &str, most: u32) -> Result<u32, TextError> {
    let canonical = !text.is_empty()
        && text.len() <= 9
        && text.bytes().all(|b| b.is_ascii_digit())
        && (text.len() == 1 || !text.starts_with('0'));
    let number = if canonical { text.parse().ok().filter(|&n: &u32| n <= most) } else { None };
    number.ok_or_else(|| TextError::new(field, Message::quoted(text), sentences::NumberRange { most }))
}

/// The fields of a text, separated by exactly one blank each.
#[derive(Clone, Debug)]
pub struct Fields<'a> {
    rest: Option<&'a str>,
}

impl<'a> Fields<'a> {
    /// The fields of a text.
    pub fn new(text: &'a str) -> Fields<'a> {
        Fields { rest: Some(text) }
    }

    /// The next field, which must be there and not be empty.
    pub fn next(&mut self, field: &'static str) -> Result<&'a str, TextError> {
        let rest = self.rest.ok_or_else(|| TextError::new(field, sentences::FIELD_MISSING, sentences::FIELD_AFTER_BLANK))?;
        let (word, rest) = match rest.split_once(' ') {
            Some((word, rest)) => (word, Some(rest)),
            None => (rest, None),
        };
        self.rest = rest;
        if word.is_empty() {
            return Err(TextError::new(field, sentences::FIELD_EMPTY, sentences::FIELD_ONE_BLANK));
        }
        Ok(word)
    }

    /// The next field, if there is one.
    pub fn optional(&mut self, field: &'static str) -> Result<Option<&'a str>, TextError> {
        if self.rest.is_some() { self.next(field).map(Some) } else { Ok(None) }
    }

    /// Checks that no field is left.
    pub fn end(self) -> Result<(), TextError> {
        match self.rest {
            None => Ok(()),
            Some(rest) => Err(TextError::new("end", sentences::LeftOver { rest }, sentences::END_OF_TEXT)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_read_from_the_far_side() {
        let mut seen = Vec::new();
        read_ranks("board", "ab/cd", 2, 2, |x, y, c| {
            seen.push((x, y, c as char));
            Ok(())
        })
        .unwrap();
        assert_eq!(seen, [(0, 1, 'a'), (1, 1, 'b'), (0, 0, 'c'), (1, 0, 'd')]);
        assert_eq!(write_ranks(2, 2, '/', |x, y| if y == 1 { [b'a', b'b'][x as usize] as char } else { '.' }), "ab/..");
        for (text, said) in
            [("ab", "1 ranks"), ("ab/c", "rank 1 has 1"), ("é/cd", "rank 2 has 1"), ("abc/cd", "rank 2 has 3")]
        {
            assert!(read_ranks("board", text, 2, 2, |_, _, _| Ok(())).unwrap_err().to_string().contains(said), "{text}");
        }
    }

    #[test]
    fn numbers_are_canonical() {
        assert_eq!(read_number("n", "0", 5).unwrap(), 0);
        assert_eq!(read_number("n", "100", 100).unwrap(), 100);
        for text in ["", "00", "05", "6", "-1", "+1", "1 ", "99999999999999", "x"] {
            assert!(read_number("n", text, 5).is_err(), "{text}");
        }
    }

    #[test]
    fn fields_want_single_blanks() {
        let mut fields = Fields::new("a b");
        assert_eq!(fields.next("one").unwrap(), "a");
        assert_eq!(fields.optional("two").unwrap(), Some("b"));
        assert_eq!(fields.optional("three").unwrap(), None);
        fields.end().unwrap();
        let mut fields = Fields::new("a  b");
        fields.next("one").unwrap();
        assert!(fields.next("two").unwrap_err().to_string().contains("empty"));
        let mut fields = Fields::new("a ");
        fields.next("one").unwrap();
        assert!(fields.optional("two").is_err());
        assert!(Fields::new("a").end().is_err());
    }
}
