//! Records: a match on paper and back, every step checked.

use crate::{AnyGame, AnyMatch, PlayError, Status, find, sentences};
use kernel::record::{Note, Record, RecordLine, Said, Word};
use kernel::{Action, Ending, Message, Seat, Side, TextError, Throws, split_rules};

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
    let wrong = || TextError::new("action", Message::quoted(format!("@{word}")), sentences::ACTION_FORMS);
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
pub fn todays_record(record: Record) -> Record {
    let Some(game) = record.tag("Game").and_then(|id| find(id).ok()) else { return record };
    let RecordLine { words, notes } = todays_line(game, RecordLine { words: record.words, notes: record.notes });
    Record { words, notes, ..record }
}

fn todays_line(game: &dyn AnyGame, line: RecordLine) -> RecordLine {
    let mut words = Vec::with_capacity(line.words.len());
    // For so many of the words, how many words of today there are up to the beginning and the end of the last of them.
    let mut counts = vec![(0, 0)];
    for word in line.words {
        let before = words.len();
        match &word {
            Word::Turn(step) if game.todays_words(step).len() > 1 => {
                words.extend(game.todays_words(step).into_iter().map(|step| Word::Turn(step.into())));
            }
            _ => words.push(word),
        }
        counts.push((before + 1, words.len()));
    }
    let note = |note: Note| {
        let (first, last) = counts[note.after.min(counts.len() - 1)];
        match note.said {
            // What it replaces is the whole of what the old word said.
            Said::Variation(line) => Note { after: first, said: Said::Variation(todays_line(game, line)) },
            said => Note { after: last, said },
        }
    };
    let mut notes: Vec<Note> = line.notes.into_iter().map(note).collect();
    notes.sort_by_key(|note| note.after);
    RecordLine { words, notes }
}

/// Refuses dice that another seat would have begun by.
fn check_throws(record: &Record, start: &dyn AnyMatch) -> Result<(), TextError> {
    let Some(text) = record.tag("Throws") else { return Ok(()) };
    let first = Throws::read(text)?.first();
    match start.status() {
        Status::Turn { actor, .. } if actor != first => Err(TextError::new(
            "record",
            sentences::RecordBegins { seat: actor.to_string() },
            sentences::RecordThrown { seat: first.to_string() },
        )),
        _ => Ok(()),
    }
}

/// Replays a record: its game, options and start, every step and action, those of variations too, and that the result is what it says.
pub fn read_record(record: &Record) -> Result<Box<dyn AnyMatch>, TextError> {
    read_annotated(record).map(|(playing, _)| playing)
}

/// Replays a record like [`read_record`], and gives what is said of the game for the words of the match's own record, steps of
/// variations in canonical form.
pub fn read_annotated(record: &Record) -> Result<(Box<dyn AnyMatch>, Vec<Note>), TextError> {
    let id = record
        .tag("Game")
        .ok_or_else(|| TextError::new("record", sentences::RECORD_GAME_MISSING, sentences::RECORD_GAME_FORM))?;
    let game = find(id)?;
    let options = split_rules(record.tag("Rules").unwrap_or_default());
    let chosen = game.choose(&options)?;
    let mut playing = match record.tag("Start") {
        Some(text) => chosen.open_at(text)?,
        None => chosen.open(0)?,
    };
    check_throws(record, playing.as_ref())?;
    let Record { words, notes, .. } = todays_record(record.clone());
    let notes = replay(playing.as_mut(), RecordLine { words, notes }, None)?.notes;
    let result = result_text(playing.as_ref());
    // A game may have been ended by a clock or left unfinished; but the rules' own result cannot be another.
    if result != "*" && record.result != result {
        return Err(TextError::new("record", sentences::RecordResultIs { result: &record.result }, Message::quoted(result)));
    }
    if record.tag("Result").is_some_and(|tag| tag != record.result) {
        return Err(TextError::new(
            "record",
            sentences::RECORD_RESULTS_DIFFER,
            sentences::RecordResultBoth { result: &record.result },
        ));
    }
    Ok((playing, notes))
}

/// Plays a line with its variations; one that stands in a variation knows the entry that it replaces, and its steps become canonical.
fn replay(playing: &mut dyn AnyMatch, mut line: RecordLine, replaces: Option<usize>) -> Result<RecordLine, TextError> {
    let refused = |word: &str, at: usize, error: PlayError| {
        let wrong: Message = match replaces {
            None => sentences::RecordEntry { number: at, word }.into(),
            Some(number) => sentences::RecordVariationEntry { number, word }.into(),
        };
        TextError::new("record", wrong, sentences::RecordLegalEntry { error: Message::from(error) })
    };
    // For so many words, the last step among them.
    let mut last_step = vec![None];
    for (index, word) in line.words.iter().enumerate() {
        last_step.push(if matches!(word, Word::Action(_)) { last_step[index] } else { Some(index) });
    }
    let mut notes = line.notes.iter_mut().peekable();
    for (index, word) in line.words.iter_mut().enumerate() {
        let at = index + 1;
        match word {
            Word::Turn(step) | Word::Then(step) => {
                // A variation is played where the step stands that it replaces, and taken back.
                let is_due = |note: &&mut Note| {
                    !matches!(note.said, Said::Variation(_)) || last_step[note.after.min(last_step.len() - 1)] <= Some(index)
                };
                while let Some(note) = notes.next_if(is_due) {
                    if let Said::Variation(variation) = &mut note.said {
                        let before = playing.len();
                        *variation = replay(playing, std::mem::take(variation), replaces.or(Some(at)))?;
                        playing.undo(playing.len() - before);
                    }
                }
                if replaces.is_none() {
                    playing.play(&[step]).map_err(|(_, error)| refused(step, at, error))?;
                    continue;
                }
                let begins = playing.starts_turn();
                let text = playing.explain(step).map_err(|error| refused(step, at, error))?;
                playing.play(&[&text]).map_err(|(_, error)| refused(&text, at, error))?;
                *word = if begins { Word::Turn(text) } else { Word::Then(text) };
            }
            Word::Action(action) => {
                let read = read_action(action, playing)?;
                playing.act(read).map_err(|error| refused(action, at, error))?;
            }
        }
    }
    Ok(line)
}
