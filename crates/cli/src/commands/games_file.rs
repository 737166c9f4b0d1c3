//! A file of games: one after the other, however many there are, without holding more than one of them. It finds where games begin and
//! in which letters they are written; what they say is for their format to read.

use crate::failure::{Failure, io};
use kernel::record::LONGEST;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;

/// The letters of Windows-1252 for the bytes from 0x80 to 0x9f; elsewhere a byte is its letter, as in Latin-1.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}', '\u{2018}',
    '\u{2019}', '\u{201c}', '\u{201d}', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// One game of a file, as text.
#[derive(Debug)]
pub(crate) struct GameText {
    /// Which game, from 1.
    pub(crate) number: u32,
    /// The line of the file it begins at, from 1.
    pub(crate) line: u64,
    /// The text; none where it is longer than any game may be.
    pub(crate) text: Option<String>,
}

/// The games of a file, read as they are asked for.
pub(crate) struct GamesFile<R> {
    name: String,
    input: R,
    number: u32,
    line: u64,
    /// The first line of the next game, which ended the one before.
    held: Option<Vec<u8>>,
}

impl GamesFile<Box<dyn BufRead>> {
    /// Opens a file, or standard input for `-`.
    pub(crate) fn open(path: &Path) -> Result<GamesFile<Box<dyn BufRead>>, Failure> {
        let name = path.display().to_string();
        let input: Box<dyn BufRead> = if name == "-" {
            Box::new(std::io::stdin().lock())
        } else {
            let file = std::fs::File::open(path).map_err(|error| io(&name, &error))?;
            Box::new(BufReader::new(file))
        };
        Ok(GamesFile { name, input, number: 0, line: 0, held: None })
    }
}

impl<R: BufRead> GamesFile<R> {
    /// The next game; none at the end. A game begins at a tag behind moves, and not inside a comment.
    pub(crate) fn next(&mut self) -> Result<Option<GameText>, Failure> {
        let mut bytes = self.held.take().unwrap_or_default();
        let begins = self.line.max(1);
        let (mut moved, mut inside, mut too_long) = (false, false, false);
        follow(&bytes, &mut moved, &mut inside);
        loop {
            let mut line = Vec::new();
            let most = LONGEST as u64 + 2;
            let read =
                self.input.by_ref().take(most).read_until(b'\n', &mut line).map_err(|error| io(&self.name, &error))?;
            if read == 0 {
                break;
            }
            self.line += 1;
            if moved && !inside && line.trim_ascii_start().first() == Some(&b'[') {
                self.held = Some(line);
                break;
            }
            follow(&line, &mut moved, &mut inside);
            if bytes.len() + line.len() <= LONGEST {
                bytes.extend(line);
            } else {
                too_long = true;
            }
        }
        if !too_long && bytes.trim_ascii().is_empty() {
            return Ok(None);
        }
        self.number += 1;
        Ok(Some(GameText { number: self.number, line: begins, text: (!too_long).then(|| decoded(bytes)) }))
    }
}

/// Follows a line: whether moves have come, and whether a comment is open.
fn follow(line: &[u8], moved: &mut bool, inside: &mut bool) {
    let begins_tag = !*inside && matches!(line.trim_ascii_start().first(), Some(b'[' | b'%'));
    if begins_tag {
        return;
    }
    for &byte in line {
        match byte {
            b'{' => *inside = true,
            b'}' => *inside = false,
            // What is said before the tags is no move.
            _ => *moved |= !*inside && !byte.is_ascii_whitespace(),
        }
    }
}

/// A text in the letters it is most likely written in: UTF-8, or else Windows-1252, which is Latin-1 and a little more.
fn decoded(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| {
        let letter = |byte: &u8| match byte {
            0x80..=0x9f => WINDOWS[usize::from(byte - 0x80)],
            _ => char::from(*byte),
        };
        error.as_bytes().iter().map(letter).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(bytes: &[u8]) -> Vec<(u32, u64, String)> {
        let mut file = GamesFile { name: "test".into(), input: bytes, number: 0, line: 0, held: None };
        std::iter::from_fn(|| file.next().unwrap()).map(|game| (game.number, game.line, game.text.unwrap())).collect()
    }

    #[test]
    fn games_are_found_one_after_the_other() {
        let text = "[A \"1\"]\n\n1. a {[no tag]\n[nor this]} *\n\n\n[A \"2\"]\n[B \"3\"]\n\n1. b *\n";
        let found = games(text.as_bytes());
        assert_eq!(found.len(), 2, "{found:?}");
        assert_eq!((found[0].1, found[1].1), (1, 7));
        assert!(found[0].2.ends_with("[nor this]} *\n\n\n") && found[1].2.starts_with("[A \"2\"]\n[B"));
        assert!(games(b" \n\n").is_empty());
        assert_eq!(games(b"{said\nbefore}\n[A \"1\"]\n\n1. a * {behind}\n[A \"2\"]\n\n1. b *").len(), 2);
    }

    #[test]
    fn old_letters_are_recognised() {
        assert_eq!(games(b"[White \"Andr\xe9 \x8cuvre\"]\n\n1. a *")[0].2, "[White \"André Œuvre\"]\n\n1. a *");
        assert_eq!(games("[White \"André\"]\n\n1. a *".as_bytes())[0].2, "[White \"André\"]\n\n1. a *");
    }

    /// A game that is longer than any is passed over without being held, and the next is read.
    #[test]
    fn a_game_without_end_does_not_hide_the_next() {
        let mut text = b"[A \"1\"]\n\n".to_vec();
        text.extend(std::iter::repeat_n(*b"1. a-b 2. c-d\n", LONGEST / 14 + 2).flatten());
        text.extend(b"*\n[A \"2\"]\n\n1. b *\n");
        let mut file = GamesFile { name: "test".into(), input: &text[..], number: 0, line: 0, held: None };
        assert!(file.next().unwrap().unwrap().text.is_none());
        assert_eq!(file.next().unwrap().unwrap().text.unwrap(), "[A \"2\"]\n\n1. b *\n");
        assert!(file.next().unwrap().is_none());
    }
}
