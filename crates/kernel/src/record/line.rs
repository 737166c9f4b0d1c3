//! A line of a record: moves in order, with what was said of them. A variation is a line inside another one.

use super::Word;
use crate::{Message, TextError, sentences};

/// Moves and what is said of them, as in a variation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RecordLine {
    /// What is played and done, in order.
    pub words: Vec<Word>,
    /// What is said, in the order it stands.
    pub notes: Vec<Note>,
}

/// Something said of a game at one place of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// How many words of its line stand before it.
    pub after: usize,
    /// What is said.
    pub said: Said,
}

/// What may be said of a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// A text of any kind, without its braces.
    Comment(String),
    /// A numbered symbol as players know them, such as 1 for `!`.
    Symbol(u8),
    /// What could have been played instead of the last step before it.
    Variation(RecordLine),
}

/// How deep variations may stand in variations.
pub const DEEPEST: usize = 16;
/// How many variations and words in them a game may have in all.
pub const MOST_ASIDE: usize = 20_000;

/// The symbols that are letters, by their numbers from 1.
const GLYPHS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];

/// The number of a symbol that is written as letters, such as `!?`.
pub fn glyph_number(glyph: &str) -> Option<u8> {
    (1..).zip(GLYPHS).find(|(_, known)| *known == glyph).map(|(number, _)| number)
}

/// The number of a symbol that is written as `$5`.
pub fn symbol_number(word: &str) -> Option<u8> {
    let digits = word.strip_prefix('$')?;
    if digits.bytes().all(|b| b.is_ascii_digit()) { digits.parse().ok() } else { None }
}

impl RecordLine {
    /// Puts a note behind the last word.
    pub fn note(&mut self, said: Said) {
        self.notes.push(Note { after: self.words.len(), said });
    }
}

/// A line that is being read, inside those it stands in. Whoever reads a format tells it what comes.
#[derive(Debug, Default)]
pub struct Lines {
    /// The lines around the present one; each has a step, which the variation replaces.
    outer: Vec<RecordLine>,
    line: RecordLine,
    /// Whether the present line has a step.
    has_step: bool,
    aside: usize,
}

impl Lines {
    /// How many variations are open.
    pub fn depth(&self) -> usize {
        self.outer.len()
    }

    /// Whether there is a step that a variation would replace.
    pub fn has_step(&self) -> bool {
        self.has_step
    }

    /// Adds a word.
    pub fn word(&mut self, word: Word) -> Result<(), TextError> {
        self.has_step |= !matches!(word, Word::Action(_));
        self.line.words.push(word);
        if self.outer.is_empty() { Ok(()) } else { self.count() }
    }

    /// Says something of the last word.
    pub fn note(&mut self, said: Said) {
        self.line.note(said);
    }

    /// Begins a variation.
    pub fn open(&mut self) -> Result<(), TextError> {
        if !self.has_step {
            let wrong = sentences::RECORD_VARIATION_FIRST;
            return Err(TextError::new("record", wrong, sentences::RECORD_VARIATION_AFTER));
        }
        if self.outer.len() == DEEPEST {
            let most = sentences::RecordLongest { most: DEEPEST };
            return Err(TextError::new("record", sentences::RECORD_VARIATIONS_DEEP, most));
        }
        self.outer.push(std::mem::take(&mut self.line));
        self.has_step = false;
        self.count()
    }

    /// Ends the variation that was begun last.
    pub fn close(&mut self) -> Result<(), TextError> {
        let outer = self
            .outer
            .pop()
            .ok_or_else(|| TextError::new("record", Message::quoted(')'), sentences::RECORD_VARIATION_BEGIN))?;
        let variation = std::mem::replace(&mut self.line, outer);
        self.has_step = true;
        self.note(Said::Variation(variation));
        Ok(())
    }

    /// Gives up the variation that was begun last, with all it holds.
    pub fn give_up(&mut self) {
        if let Some(outer) = self.outer.pop() {
            self.line = outer;
            self.has_step = true;
        }
    }

    /// The whole, once every variation has ended.
    pub fn finish(self) -> Result<RecordLine, TextError> {
        if self.outer.is_empty() {
            Ok(self.line)
        } else {
            Err(TextError::new("record", sentences::RECORD_VARIATION_OPEN, Message::quoted(')')))
        }
    }

    fn count(&mut self) -> Result<(), TextError> {
        self.aside += 1;
        if self.aside > MOST_ASIDE {
            let most = sentences::RecordLongest { most: MOST_ASIDE };
            return Err(TextError::new("record", sentences::RECORD_VARIATIONS_MANY, most));
        }
        Ok(())
    }
}

/// What stands in the turns of a record.
enum Token<'a> {
    Word(&'a str),
    Comment(&'a str),
    Symbol(u8),
    Open,
    Close,
}

fn tokens(text: &str) -> Result<Vec<Token<'_>>, TextError> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        match first {
            '{' => {
                let (comment, after) = rest[1..]
                    .split_once('}')
                    .ok_or_else(|| TextError::new("record", sentences::RECORD_COMMENT_OPEN, Message::quoted('}')))?;
                tokens.push(Token::Comment(comment));
                rest = after;
            }
            '(' | ')' => {
                tokens.push(if first == '(' { Token::Open } else { Token::Close });
                rest = &rest[1..];
            }
            _ => {
                let end = rest.find(|c: char| c.is_whitespace() || "{()".contains(c)).unwrap_or(rest.len());
                let word = &rest[..end];
                tokens.push(symbol_number(word).map_or(Token::Word(word), Token::Symbol));
                rest = &rest[end..];
            }
        }
        rest = rest.trim_start();
    }
    Ok(tokens)
}

/// Reads the turns of a record and the result behind them.
pub(super) fn read(text: &str) -> Result<(RecordLine, String), TextError> {
    let mut tokens = tokens(text)?;
    let late = |token: &Token<'_>| matches!(token, Token::Word(word) if word.starts_with('['));
    if let Some(Token::Word(word)) = tokens.iter().find(|token| late(token)) {
        return Err(TextError::new("record", sentences::RecordTagLate { word: *word }, sentences::RECORD_TAGS_FIRST));
    }
    let mut depth = 0_usize;
    let mut last = None;
    for (index, token) in tokens.iter().enumerate() {
        match token {
            Token::Open => depth += 1,
            Token::Close => depth = depth.saturating_sub(1),
            Token::Word(word) if depth == 0 => last = Some((index, (*word).to_string())),
            _ => {}
        }
    }
    let (index, result) =
        last.ok_or_else(|| TextError::new("record", sentences::RECORD_RESULT_MISSING, sentences::RECORD_RESULT_LAST))?;
    tokens.remove(index);
    let mut lines = Lines::default();
    for token in tokens {
        match token {
            Token::Word(word) => read_word(word, &mut lines)?,
            Token::Comment(comment) => lines.note(Said::Comment(comment.to_string())),
            Token::Symbol(number) => lines.note(Said::Symbol(number)),
            Token::Open => lines.open()?,
            Token::Close => lines.close()?,
        }
    }
    Ok((lines.finish()?, result))
}

fn read_word(word: &str, lines: &mut Lines) -> Result<(), TextError> {
    if let Some(number) = word.strip_suffix('.')
        && !number.is_empty()
        && number.bytes().all(|b| b.is_ascii_digit())
    {
        return Ok(());
    }
    if let Some(action) = word.strip_prefix('@') {
        return lines.word(Word::Action(action.to_string()));
    }
    for (index, step) in word.split(';').enumerate() {
        let (step, glyph) = without_glyph(step);
        match (index, step) {
            (0, "") => {}
            (_, "") => {
                let wrong = sentences::RecordEmptyStep { word };
                return Err(TextError::new("record", wrong, sentences::RECORD_STEPS_JOINED));
            }
            (0, step) => lines.word(Word::Turn(step.to_string()))?,
            (_, step) => lines.word(Word::Then(step.to_string()))?,
        }
        if let Some(number) = glyph {
            lines.note(Said::Symbol(number));
        }
    }
    Ok(())
}

/// A step and the symbol written at its end. Steps of games may begin with such letters or be nothing else.
fn without_glyph(word: &str) -> (&str, Option<u8>) {
    let step = word.trim_end_matches(['!', '?']);
    if step.starts_with('$') || !step.ends_with(|c: char| c.is_ascii_alphanumeric()) {
        return (word, None);
    }
    match glyph_number(&word[step.len()..]) {
        Some(number) => (step, Some(number)),
        None => (word, None),
    }
}

/// The words of a line as they are written, turns numbered from the one after `turn`.
pub(super) fn written(words: &[Word], notes: &[Note], turn: usize) -> Vec<String> {
    let mut out = Vec::new();
    write(words, notes, turn, &mut out);
    out
}

fn write(words: &[Word], notes: &[Note], mut turn: usize, out: &mut Vec<String>) {
    let mut notes = notes.iter().peekable();
    // The turns before the last step, from which a variation counts on.
    let mut replaced = turn;
    let mut joins = false;
    for index in 0..=words.len() {
        while let Some(note) = notes.next_if(|note| note.after <= index || index == words.len()) {
            joins = false;
            match &note.said {
                Said::Comment(comment) => out.push(format!("{{{}}}", comment.replace('}', ")"))),
                Said::Symbol(number) => out.push(format!("${number}")),
                Said::Variation(line) => {
                    let first = out.len();
                    write(&line.words, &line.notes, replaced, out);
                    if out.len() == first {
                        out.push(String::new());
                    }
                    out[first].insert(0, '(');
                    out.last_mut().expect("a word of the variation").push(')');
                }
            }
        }
        match words.get(index) {
            None => {}
            Some(Word::Then(step)) => {
                replaced = turn;
                match out.last_mut().filter(|_| joins) {
                    Some(last) => last.extend([";", step.as_str()]),
                    None => out.push(format!(";{step}")),
                }
                joins = true;
            }
            Some(Word::Turn(step)) => {
                replaced = turn;
                turn += 1;
                out.push(format!("{turn}. {step}"));
                joins = true;
            }
            Some(Word::Action(action)) => {
                out.push(format!("@{action}"));
                joins = false;
            }
        }
    }
}
