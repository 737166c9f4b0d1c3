//! Portable Draughts Notation 3.0: games of Dames in the format of the world's draughts programs.
//!
//! Comments, symbols and variations are kept. Captures are written short (`32x23`) where that names one, else with all their landing squares. Options other than the
//! international ones travel in a tag `Rules`, game actions in comments (`{@challenge:brown}`). An objection has no
//! form in PDN, so a game that holds one is refused.

mod reading;
mod tokens;

pub(crate) use reading::read;

use crate::board::number_of;
use crate::game::Dames;
use crate::position::DamesPosition;
use crate::rules::DamesRules;
use crate::sentences;
use crate::step::DamesStep;
use kernel::record::{Note, Record, Said, Word};
use kernel::{Arg, Game, Join, Message, Notation, Position, StepError, TextError, read_rules};

/// PDN's number for international draughts with its board and numbering.
const GAME_TYPE: &str = "20,W,10,0,N2,0";
/// Tags that are rewritten rather than copied.
const OWN_TAGS: [&str; 11] =
    ["Game", "Rules", "Start", "Seat1", "Seat2", "Result", "White", "Black", "GameType", "FEN", "SetUp"];

fn error(wrong: impl Into<Message>, expected: impl Into<Message>) -> TextError {
    TextError::new("pdn", wrong, expected)
}

/// Writes one game.
pub(crate) fn write(record: &Record) -> Result<String, TextError> {
    let options = record.tag("Rules").unwrap_or_default();
    let rules: DamesRules = read_rules(options.split(',').filter(|word| !word.is_empty()))?;
    let start = Dames::start(rules, 0);
    let position = match record.tag("Start") {
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
    let mut pieces = Vec::new();
    write_line(&record.words, &record.notes, position, 0, &mut pieces)?;
    let mut body = String::new();
    let mut column = 0;
    for piece in pieces {
        if !body.is_empty() {
            let breaks = column + piece.len() > 90;
            body.push(if breaks { '\n' } else { ' ' });
            column = if breaks { 0 } else { column + 1 };
        }
        body.push_str(&piece);
        column = piece.rfind('\n').map_or(column + piece.len(), |at| piece.len() - at - 1);
    }
    out.result = result_out(&record.result)?.into();
    let tags = out.write();
    let tags = tags.rsplit_once("\n\n").map_or("", |(tags, _)| tags);
    let blank = if body.is_empty() { "" } else { " " };
    Ok(format!("{tags}\n\n{body}{blank}{}\n", out.result))
}

/// Writes the steps of a line and what is said of them, numbered from the one after `number`.
fn write_line(
    words: &[Word],
    notes: &[Note],
    mut position: DamesPosition,
    mut number: usize,
    out: &mut Vec<String>,
) -> Result<(), TextError> {
    let mut notes = notes.iter().peekable();
    // Where the last step was played, and the number before it: there a variation begins.
    let mut replaced = (position, number);
    let mut is_first = true;
    for index in 0..=words.len() {
        while let Some(note) = notes.next_if(|note| note.after <= index || index == words.len()) {
            match &note.said {
                Said::Comment(comment) => out.push(format!("{{{}}}", tokens::comment_out(comment))),
                Said::Symbol(number) => out.push(format!("${number}")),
                Said::Variation(line) => {
                    let first = out.len();
                    write_line(&line.words, &line.notes, replaced.0, replaced.1, out)?;
                    if out.len() == first {
                        out.push(String::new());
                    }
                    out[first].insert(0, '(');
                    out.last_mut().expect("a piece of the variation").push(')');
                }
            }
        }
        match words.get(index) {
            None => {}
            Some(Word::Action(action)) => out.push(format!("{{@{action}}}")),
            Some(Word::Turn(step) | Word::Then(step)) => {
                let step = read_checked(&position, step)?;
                if step.is_objection() {
                    return Err(error(sentences::PDN_HOLDS_OBJECTION, sentences::PDN_WITHOUT_OBJECTIONS));
                }
                replaced = (position, number);
                let is_brown = position.turn().0 == 0;
                if is_brown || number == 0 {
                    number += 1;
                }
                let short = pdn_step(&position, step);
                out.push(match (is_brown, is_first) {
                    (true, _) => format!("{number}. {short}"),
                    (false, true) => format!("{number}... {short}"),
                    (false, false) => short,
                });
                is_first = false;
                position.play_unchecked(step);
            }
        }
    }
    Ok(())
}

/// The short form where it names one capture, else the form with landing squares.
fn pdn_step(position: &DamesPosition, step: DamesStep) -> String {
    let (from, to) = (number_of(step.from()), number_of(step.to()));
    if !step.captures() {
        return format!("{from}-{to}");
    }
    let short = format!("{from}x{to}");
    if position.read_step(&short) == Ok(step) {
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
        other => {
            let wrong = sentences::PdnResult { result: other };
            Err(error(wrong, Message::one_of(["brown", "ivory", "draw", "*"])))
        }
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
    position.read_step(word).map_err(|fault| match fault {
        StepError::Syntax(error) => error,
        StepError::Ambiguous(several) => {
            let words = Arg::list(Join::Comma, several.iter().map(|&step| position.step_text(step)));
            error(sentences::PdnAmbiguous { word }, sentences::OneOf { words })
        }
        StepError::Illegal(refusal) => {
            let wrong = sentences::PdnIllegal { word, position: position.text() };
            error(wrong, sentences::PdnLegalStep { refusal: Message::from(refusal) })
        }
    })
}
