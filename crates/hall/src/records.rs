//! Records: a match on paper and back, every step checked.

use crate::{AnyMatch, PlayError, Status, find};
use kernel::record::{Record, Word};
use kernel::{Action, Ending, Lang, Seat, Side, TextError, Throws, split_rules};

/// The word of an action in a record, without its `@`.
pub fn action_text(action: Action, side_id: impl Fn(Side) -> &'static str) -> String {
    let word = action.kind().word();
    match action {
        Action::Resign(seat) => format!("{word}:{seat}"),
        Action::Challenge(side) => format!("{word}:{}", side_id(side)),
        Action::Draw | Action::Annul => word.to_string(),
    }
}

/// The action of a word in a record, without its `@`.
pub fn read_action(word: &str, of: &dyn AnyMatch) -> Result<Action, TextError> {
    let wrong = || TextError::new("action", format!("'@{word}'"), "@resign:<seat>, @draw, @challenge:<side> or @annul");
    let seating = of.chosen().seating;
    let (kind, value) = word.split_once(':').unwrap_or((word, ""));
    let action = match kind {
        "draw" if value.is_empty() => Action::Draw,
        "annul" if value.is_empty() => Action::Annul,
        "resign" => {
            let seat = seating.all().find(|seat| seat.to_string() == value).ok_or_else(wrong)?;
            Action::Resign(Seat(seat.0))
        }
        "challenge" => {
            let side = (0..seating.sides() as u8).map(Side).find(|&side| of.side_id(side) == value);
            Action::Challenge(side.ok_or_else(wrong)?)
        }
        _ => return Err(wrong()),
    };
    Ok(action)
}

/// The result of a match in a record: the winner's id, `draw`, `none`, or `*` while it goes on.
pub fn result_text(of: &dyn AnyMatch) -> String {
    match of.status() {
        Status::Turn { .. } => "*".into(),
        Status::Over(outcome) => match outcome.ending() {
            Ending::Win(side) => of.side_id(side).into(),
            Ending::Draw => "draw".into(),
            Ending::Lost => "none".into(),
        },
    }
}

/// A record of an earlier version in today's words; what it tells stays the same.
pub fn todays_record(mut record: Record) -> Record {
    let Some(game) = record.tag("Game").and_then(|id| find(id).ok()) else { return record };
    let mut words = Vec::with_capacity(record.words.len());
    for word in std::mem::take(&mut record.words) {
        match &word {
            Word::Turn(step) if game.todays_words(step).len() > 1 => {
                words.extend(game.todays_words(step).into_iter().map(|step| Word::Turn(step.into())));
            }
            _ => words.push(word),
        }
    }
    Record { words, ..record }
}

/// Refuses dice that another seat would have begun by.
fn check_throws(record: &Record, start: &dyn AnyMatch) -> Result<(), TextError> {
    let Some(text) = record.tag("Throws") else { return Ok(()) };
    let first = Throws::read(text)?.first();
    match start.status() {
        Status::Turn { actor, .. } if actor != first => {
            Err(TextError::new("record", format!("seat {actor} begins"), format!("seat {first}, as the tag Throws says")))
        }
        _ => Ok(()),
    }
}

/// Replays a record: its game, options and start, every step and action, and that the result is what it says.
pub fn read_record(record: &Record) -> Result<Box<dyn AnyMatch>, TextError> {
    let id = record.tag("Game").ok_or_else(|| TextError::new("record", "the tag Game is missing", "[Game \"<name>\"]"))?;
    let game = find(id)?;
    let options = split_rules(record.tag("Rules").unwrap_or_default());
    let chosen = game.choose(&options)?;
    let mut playing = match record.tag("Start") {
        Some(text) => chosen.open_at(text)?,
        None => chosen.open(0)?,
    };
    check_throws(record, playing.as_ref())?;
    for (index, word) in todays_record(record.clone()).words.iter().enumerate() {
        let at = index + 1;
        let refused = |word: &str, error: PlayError| {
            TextError::new("record", format!("entry {at}, '{word}'"), format!("a legal entry ({error})"))
        };
        match word {
            Word::Turn(step) | Word::Then(step) => {
                playing.play(&[step], Lang::En).map_err(|(_, error)| refused(step, error))?;
            }
            Word::Action(action) => {
                let read = read_action(action, playing.as_ref())?;
                playing.act(read).map_err(|error| refused(action, error))?;
            }
        }
    }
    let result = result_text(playing.as_ref());
    // A game may have been ended by a clock or left unfinished; but the rules' own result cannot be another.
    if result != "*" && record.result != result {
        return Err(TextError::new("record", format!("the result is '{}'", record.result), format!("'{result}'")));
    }
    if record.tag("Result").is_some_and(|tag| tag != record.result) {
        return Err(TextError::new(
            "record",
            "the tag Result and the last word differ",
            format!("'{}' in both", record.result),
        ));
    }
    Ok(playing)
}
