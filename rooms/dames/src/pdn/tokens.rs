//! The parts of a PDN text: tags, moves, comments, symbols and brackets. Move numbers and lines of `%` are passed over.

use super::error;
use crate::sentences;
use kernel::record::{glyph_number, read_tag, symbol_number};
use kernel::{Message, TextError};

/// A part of a PDN text.
#[derive(Debug)]
pub(super) enum Token {
    Tag(String, String),
    Word(String),
    Action(String),
    Comment(String),
    Symbol(u8),
    /// The beginning of a variation, and how many bytes of the text are left there.
    Open(usize),
    /// The end of a variation, and how many bytes of the text are left behind it.
    Close(usize),
}

/// The parts of a text, one after the other.
pub(super) struct Tokens<'a> {
    rest: &'a str,
    held: Option<Token>,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str) -> Tokens<'a> {
        Tokens { rest: text, held: None }
    }

    /// Gives a part back, to come again.
    pub(super) fn hold(&mut self, token: Token) {
        self.held = Some(token);
    }

    /// The next part; none at the end.
    // Long: a table, an arm for each character that begins a part.
    pub(super) fn next(&mut self) -> Result<Option<Token>, TextError> {
        if let Some(token) = self.held.take() {
            return Ok(Some(token));
        }
        loop {
            self.rest = self.rest.trim_start();
            let Some(first) = self.rest.chars().next() else { return Ok(None) };
            let after_first = &self.rest[first.len_utf8()..];
            let token = match first {
                '{' => {
                    let (comment, after) = after_first
                        .split_once('}')
                        .ok_or_else(|| error(sentences::PDN_COMMENT_OPEN, Message::quoted('}')))?;
                    self.rest = after;
                    comment_in(comment)
                }
                ';' => {
                    let (comment, after) = after_first.split_once('\n').unwrap_or((after_first, ""));
                    self.rest = after;
                    Token::Comment(comment.trim_end_matches('\r').replace('}', ")"))
                }
                '%' => {
                    self.rest = after_first.split_once('\n').map_or("", |(_, after)| after);
                    continue;
                }
                '(' => {
                    // PDN 3.0 has symbols in brackets, weaker than those without.
                    let glyph = after_first.trim_start_matches(['!', '?']);
                    if glyph.len() < after_first.len() && glyph.starts_with(')') {
                        let end = self.rest.len() - glyph.len() + 1;
                        Token::Comment(self.take(end).to_string())
                    } else {
                        let left = self.rest.len();
                        self.rest = after_first;
                        Token::Open(left)
                    }
                }
                ')' => {
                    self.rest = after_first;
                    Token::Close(after_first.len())
                }
                '[' => {
                    let (name, value, after) =
                        read_tag(self.rest).ok_or_else(|| error(sentences::PDN_TAG_MALFORMED, sentences::PDN_TAG_FORM))?;
                    self.rest = after;
                    Token::Tag(name.to_string(), value)
                }
                '!' | '?' => {
                    let glyph = self.take(self.rest.len() - self.rest.trim_start_matches(['!', '?']).len());
                    said(glyph, glyph_number(glyph))
                }
                '$' => {
                    let digits = after_first.trim_start_matches(|c: char| c.is_ascii_digit());
                    let symbol = self.take(self.rest.len() - digits.len());
                    said(symbol, symbol_number(symbol))
                }
                _ => {
                    let ends = |c: char| c.is_whitespace() || "{()[;$!?".contains(c);
                    let word = self.take(self.rest.find(ends).unwrap_or(self.rest.len()));
                    let body = word.trim_start_matches(|c: char| c.is_ascii_digit());
                    let is_number = body.len() < word.len() && body.starts_with('.');
                    let word = if is_number { body.trim_start_matches('.') } else { word };
                    if word.is_empty() {
                        continue;
                    }
                    Token::Word(word.to_string())
                }
            };
            return Ok(Some(token));
        }
    }

    /// Takes so many bytes.
    fn take(&mut self, bytes: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(bytes);
        self.rest = rest;
        taken
    }
}

/// A symbol, or what is no symbol that has a number as a comment.
fn said(text: &str, number: Option<u8>) -> Token {
    number.map_or_else(|| Token::Comment(text.to_string()), Token::Symbol)
}

/// Whether a comment would be taken for a game action but for backslashes before it.
fn is_like_action(comment: &str) -> bool {
    comment.trim_start_matches(|c: char| c == '\\' || c.is_whitespace()).starts_with('@')
}

/// A comment as it is written; one that looks like a game action gets a backslash.
pub(super) fn comment_out(comment: &str) -> String {
    let escape = if is_like_action(comment) { "\\" } else { "" };
    format!("{escape}{}", comment.replace('}', ")"))
}

fn comment_in(comment: &str) -> Token {
    match comment.strip_prefix('\\') {
        Some(plain) if is_like_action(plain) => Token::Comment(plain.to_string()),
        _ => match comment.trim().strip_prefix('@') {
            Some(action) => Token::Action(action.to_string()),
            None => Token::Comment(comment.to_string()),
        },
    }
}
