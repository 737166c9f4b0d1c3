//! Portable Draughts Notation 3.0: games of Dames in the format of the world's draughts programs.
//!
//! Captures are written short (`32x23`) where that names one, else with all their landing squares. Options other than the
//! international ones travel in a tag `Rules`, game actions in comments (`{@challenge:brown}`). An objection has no
//! form in PDN, so a game that holds one is refused.

use crate::board::number_of;
use crate::game::Dames;
use crate::position::DamesPosition;
use crate::rules::DamesRules;
use crate::step::DamesStep;
use kernel::record::{LONGEST, Record, Word, read_tag};
use kernel::{Game, Lang, Notation, Position, StepError, TextError, read_rules};

/// PDN's number for international draughts with its board and numbering.
const GAME_TYPE: &str = "20,W,10,0,N2,0";
/// Tags that are rewritten rather than copied.
const OWN_TAGS: [&str; 11] =
    ["Game", "Rules", "Start", "Seat1", "Seat2", "Result", "White", "Black", "GameType", "FEN", "SetUp"];

fn error(wrong: impl Into<String>, expected: impl Into<String>) -> TextError {
    TextError::new("pdn", wrong, expected)
}

/// Writes one game.
pub(crate) fn write(record: &Record) -> Result<String, TextError> {
    let options = record.tag("Rules").unwrap_or_default();
    let rules: DamesRules = read_rules(options.split(',').filter(|word| !word.is_empty()))?;
    let start = Dames::start(rules, 0);
    let mut position = match record.tag("Start") {
        Some(text) => DamesPosition::read(rules, text)?,
        None => start,
    };
    let mut out = Record::default();
    let name = |seat: &str| record.tag(seat).unwrap_or("?").to_string();
    out.tags.push(("White".into(), name("Seat1")));
    out.tags.push(("Black".into(), name("Seat2")));
    out.tags.push(("Result".into(), result_out(&record.result)?.into()));
    out.tags.push(("GameType".into(), GAME_TYPE.into()));
    out.tags.push(("Rules".into(), options.into()));
    if position != start {
        out.tags.push(("FEN".into(), position.text()));
    }
    out.tags.extend(record.tags.iter().filter(|(tag, _)| !OWN_TAGS.contains(&tag.as_str())).cloned());
    let mut body = String::new();
    let mut number = 0;
    for word in &record.words {
        let word = match word {
            Word::Action(action) => format!("{{@{action}}}"),
            Word::Turn(step) | Word::Then(step) => {
                let step = read_checked(&position, step)?;
                if step.is_objection() {
                    return Err(error("the game holds an objection", "a game without objections"));
                }
                let short = pdn_step(&position, step);
                let brown = position.turn().0 == 0;
                let lead = if brown || number == 0 {
                    number += 1;
                    format!("{number}.{} ", if brown { "" } else { ".." })
                } else {
                    String::new()
                };
                position.play_unchecked(step);
                format!("{lead}{short}")
            }
        };
        let column = body.len() - body.rfind('\n').map_or(0, |at| at + 1);
        if !body.is_empty() {
            body.push(if column + word.len() > 90 { '\n' } else { ' ' });
        }
        body.push_str(&word);
    }
    out.result = result_out(&record.result)?.into();
    let tags = out.write();
    let tags = tags.rsplit_once("\n\n").map_or("", |(tags, _)| tags);
    let blank = if body.is_empty() { "" } else { " " };
    Ok(format!("{tags}\n\n{body}{blank}{}\n", out.result))
}

/// The short form where it names one capture, else the form with landing squares.
fn pdn_step(position: &DamesPosition, step: DamesStep) -> String {
    let (from, to) = (number_of(step.from()), number_of(step.to()));
    if !step.captures() {
        return format!("{from}-{to}");
    }
    let short = format!("{from}x{to}");
    if position.read_step(&short, Lang::En) == Ok(step) {
        return short;
    }
    let path = position.one_path(step);
    path.into_iter().map(|bit| number_of(bit).to_string()).collect::<Vec<_>>().join("x")
}

fn result_out(result: &str) -> Result<&'static str, TextError> {
    match result {
        "brown" => Ok("2-0"),
        "ivory" => Ok("0-2"),
        "draw" => Ok("1-1"),
        "*" => Ok("*"),
        other => Err(error(format!("the result '{other}'"), "brown, ivory, draw or *")),
    }
}

fn result_in(word: &str) -> Option<&'static str> {
    match word {
        "2-0" | "1-0" => Some("brown"),
        "0-2" | "0-1" => Some("ivory"),
        "1-1" | "1/2-1/2" => Some("draw"),
        "*" | "0-0" => Some("*"),
        _ => None,
    }
}

fn read_checked(position: &DamesPosition, word: &str) -> Result<DamesStep, TextError> {
    position.read_step(word, Lang::En).map_err(|fault| match fault {
        StepError::Syntax(error) => error,
        StepError::Ambiguous(several) => {
            let texts: Vec<String> = several.iter().map(|&step| position.step_text(step)).collect();
            error(format!("'{word}' is ambiguous"), format!("one of {}", texts.join(", ")))
        }
        StepError::Illegal(refusal) => {
            error(format!("'{word}' in {}", position.text()), format!("a legal step ({refusal})"))
        }
    })
}

/// Reads every game of a text.
pub(crate) fn read(text: &str) -> Result<Vec<Record>, TextError> {
    if text.len() > LONGEST {
        return Err(error(format!("{} bytes long", text.len()), format!("at most {LONGEST}")));
    }
    let mut tokens = Tokens { rest: text.trim_start_matches('\u{feff}') };
    let mut games = Vec::new();
    while let Some(game) = read_game(&mut tokens, games.len() + 1)? {
        games.push(game);
    }
    if games.is_empty() {
        return Err(error("no game", "tags and moves"));
    }
    Ok(games)
}

fn read_game(tokens: &mut Tokens<'_>, index: usize) -> Result<Option<Record>, TextError> {
    let mut tags: Vec<(String, String)> = Vec::new();
    let mut moves: Vec<Token> = Vec::new();
    let mut result = None;
    while let Some(token) = tokens.peek()? {
        match token {
            Token::Tag(..) if !moves.is_empty() => break,
            Token::Tag(name, value) => tags.push((name, value)),
            Token::Word(word) if result_in(&word).is_some() => result = result_in(&word),
            other => moves.push(other),
        }
        tokens.advance()?;
        if result.is_some() {
            break;
        }
    }
    if tags.is_empty() && moves.is_empty() && result.is_none() {
        return Ok(None);
    }
    let tag = |name: &str| tags.iter().find(|(tag, _)| tag == name).map(|(_, value)| value.as_str());
    if let Some(kind) = tag("GameType")
        && kind.split(',').next() != Some("20")
    {
        return Err(error(format!("game {index} has GameType {kind}"), "20, draughts on 10x10"));
    }
    let options = tag("Rules").unwrap_or("majority=on").to_string();
    let rules: DamesRules = read_rules(options.split(',').filter(|word| !word.is_empty()))?;
    let start = Dames::start(rules, 0);
    let mut position = match tag("FEN") {
        Some(fen) => DamesPosition::read(rules, &tidy_fen(fen))?,
        None => start,
    };
    let mut record = Record::default();
    record.tags.push(("Game".into(), Dames::INFO.id.into()));
    if !options.is_empty() {
        record.tags.push(("Rules".into(), options.clone()));
    }
    if position != start {
        record.tags.push(("Start".into(), position.text()));
    }
    for (seat, colour) in [("Seat1", "White"), ("Seat2", "Black")] {
        if let Some(name) = tag(colour).filter(|name| *name != "?") {
            record.tags.push((seat.into(), name.into()));
        }
    }
    for (name, value) in &tags {
        if !OWN_TAGS.contains(&name.as_str()) && record.tag(name).is_none() {
            record.tags.push((name.clone(), value.clone()));
        }
    }
    for token in moves {
        match token {
            Token::Action(action) => record.words.push(Word::Action(action)),
            Token::Word(word) => {
                let step = read_checked(&position, &word.replace(':', "x"))?;
                record.words.push(Word::Turn(position.step_text(step)));
                position.play_unchecked(step);
            }
            Token::Tag(..) => {}
        }
    }
    record.result = result.or_else(|| tag("Result").and_then(result_in)).unwrap_or("*").into();
    record.tags.push(("Result".into(), record.result.clone()));
    Ok(Some(record))
}

/// FEN as other programs write it: a final point, blanks, the sides in either order.
fn tidy_fen(fen: &str) -> String {
    let tidy: String = fen.chars().filter(|c| !c.is_whitespace()).collect();
    let mut fields: Vec<&str> = tidy.trim_end_matches('.').split(':').collect();
    if fields.len() >= 3 && fields[1].starts_with('B') && fields[2].starts_with('W') {
        fields.swap(1, 2);
    }
    fields.join(":")
}

enum Token {
    Tag(String, String),
    Word(String),
    Action(String),
}

/// The parts of a PDN text that matter; move numbers, comments, variations and annotations are passed over.
struct Tokens<'a> {
    rest: &'a str,
}

impl Tokens<'_> {
    fn peek(&self) -> Result<Option<Token>, TextError> {
        Ok(self.scan()?.map(|(token, _)| token))
    }

    fn advance(&mut self) -> Result<(), TextError> {
        if let Some((_, used)) = self.scan()? {
            self.rest = &self.rest[used..];
        }
        Ok(())
    }

    /// The next token and the number of bytes up to its end.
    fn scan(&self) -> Result<Option<(Token, usize)>, TextError> {
        let mut rest = self.rest;
        loop {
            rest = rest.trim_start();
            let used = self.rest.len() - rest.len();
            let Some(first) = rest.chars().next() else { return Ok(None) };
            match first {
                '{' => {
                    let (comment, after) =
                        rest[1..].split_once('}').ok_or_else(|| error("a comment '{' is not closed", "'}'"))?;
                    if let Some(action) = comment.trim().strip_prefix('@') {
                        return Ok(Some((Token::Action(action.to_string()), self.rest.len() - after.len())));
                    }
                    rest = after;
                }
                ';' | '%' => rest = rest.split_once('\n').map_or("", |(_, after)| after),
                '(' => rest = after_variation(rest)?,
                '[' => {
                    let (name, value, after) = read_tag(rest).ok_or_else(|| error("a malformed tag", "[Name \"value\"]"))?;
                    return Ok(Some((Token::Tag(name.to_string(), value), self.rest.len() - after.len())));
                }
                _ => {
                    let end = rest.find(|c: char| c.is_whitespace() || "{([;".contains(c)).unwrap_or(rest.len());
                    let word = &rest[..end];
                    if word.is_empty() {
                        return Err(error(format!("'{first}'"), "a move, a comment or a tag"));
                    }
                    let body = word.trim_start_matches(|c: char| c.is_ascii_digit());
                    let number = body.len() < word.len() && body.starts_with('.');
                    let word = if number { body.trim_start_matches('.') } else { word };
                    let word = word.trim_end_matches(['!', '?']);
                    if word.is_empty() || word.starts_with('$') {
                        rest = &rest[end..];
                        continue;
                    }
                    return Ok(Some((Token::Word(word.to_string()), used + end)));
                }
            }
        }
    }
}

/// What follows a variation in round brackets, which may hold others.
fn after_variation(text: &str) -> Result<&str, TextError> {
    let mut depth = 0_u32;
    for (at, c) in text.char_indices() {
        match c {
            '(' => depth += 1,
            ')' => {
                depth -= 1;
                if depth == 0 {
                    return Ok(&text[at + 1..]);
                }
            }
            _ => {}
        }
    }
    Err(error("a variation '(' is not closed", "')'"))
}
