//! Any bytes as lines of the protocol: read as requests, and answered with the calls an engine makes.

use crate::demands;
use engine::{Counting, Limits, Session, Strength, Thinker, TranspositionTable};
use hall::{AnyMatch, PlayError};
use kernel::Dice;
use wire::Request;

/// A session has at most so many lines, and a line plays at most so many steps.
const LONGEST: usize = 40;
/// How long a thought may take.
const NODES: u64 = 40;

/// Every line is a request; a refused one changes nothing.
pub fn line(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let mut session = Dialogue { playing: None, table: None, chance: demands::chance(data) };
    for line in text.split('\n').take(LONGEST) {
        let before = session.text();
        let answer = Request::read(line).and_then(|request| session.answer(request));
        if let Err(error) = answer {
            demands::of_error(&error);
            assert_eq!(session.text(), before, "after the error {error:?}");
        }
    }
    if let Some(playing) = &session.playing {
        demands::of_match(playing.as_ref(), session.chance);
    }
}

struct Dialogue {
    playing: Option<Box<dyn AnyMatch>>,
    /// Made when it is needed: its table costs more than a whole session without a thought.
    table: Option<TranspositionTable>,
    chance: u64,
}

impl Dialogue {
    /// All that a session has to show for itself.
    fn text(&self) -> Option<(String, String, usize)> {
        self.playing.as_ref().map(|playing| (playing.rules(), playing.text(), playing.len()))
    }

    fn playing(&mut self) -> Result<&mut Box<dyn AnyMatch>, String> {
        self.playing.as_mut().ok_or_else(|| "no game: expected one".to_string())
    }

    fn answer(&mut self, request: Request) -> Result<(), String> {
        match request {
            Request::Game { id, options } => {
                let words: Vec<&str> = options.iter().map(String::as_str).collect();
                let game = hall::find(&id).map_err(|error| error.to_string())?;
                self.playing = Some(game.open(&words, 0).map_err(|error| error.to_string())?);
            }
            Request::Start(index) => {
                let playing = self.playing()?;
                *playing = playing.chosen().open(index.unwrap_or(0)).map_err(|error| error.to_string())?;
            }
            Request::Position(text) => {
                let playing = self.playing()?;
                *playing = playing.chosen().open_at(&text).map_err(|error| error.to_string())?;
            }
            Request::Play(steps) => {
                let steps: Vec<&str> = steps.iter().take(LONGEST).map(String::as_str).collect();
                self.playing()?.play(&steps).map_err(|(at, error)| refused(at, &error))?;
            }
            Request::Explain(word) => match self.playing()?.explain(&word) {
                Ok(step) => assert!(self.playing()?.steps().contains(&step), "{word} is said to be legal"),
                Err(error) => return Err(refused(0, &error)),
            },
            Request::Undo(entries) => {
                if !self.playing()?.undo(entries as usize) {
                    return Err("too many: expected fewer".into());
                }
            }
            Request::Perft(depth) => {
                self.playing()?.perft(depth.min(1), Counting::default());
            }
            Request::Events => {
                self.playing()?.told();
            }
            Request::Go(_) => self.think()?,
            Request::Steps | Request::Show | Request::Status => {
                let playing = self.playing()?;
                assert_eq!(playing.steps().is_empty(), playing.status().is_over(), "{playing:?}");
            }
            Request::Hello | Request::Games | Request::Stop | Request::Quit => {}
        }
        Ok(())
    }

    /// A thought is a legal step, and so is every step of the line it begins.
    fn think(&mut self) -> Result<(), String> {
        let playing = self.playing.as_ref().ok_or("no game: expected one")?;
        let chance = self.chance;
        let table = self.table.get_or_insert_with(|| TranspositionTable::new(1));
        let strength = Strength::full(Limits::nodes(NODES));
        let idea = playing.think(&strength, &Session { seed: chance, ..Session::new(table) }, &mut |_| {});
        assert_eq!(idea.is_none(), playing.status().is_over(), "{playing:?}: a thought or an end");
        assert_eq!(idea.is_none(), playing.random_step(&mut Dice::new(chance)).is_none(), "{playing:?}");
        if let Some(idea) = idea {
            assert!(playing.steps().contains(idea.step()), "{playing:?}: {} is no legal step", idea.step());
        }
        Ok(())
    }
}

/// A refusal names a rule, anything else says what was expected.
fn refused(at: usize, error: &PlayError) -> String {
    match error {
        PlayError::Refused(refusal) => {
            assert!(!refusal.rule.is_empty() && !refusal.why.to_string().is_empty(), "{error}");
            format!("step {at}: {error}: expected another")
        }
        PlayError::Syntax(_) => format!("step {at}: {error}"),
        PlayError::Ambiguous(several) => {
            assert!(several.len() > 1, "{error}");
            format!("step {at}: {error}: expected one of them")
        }
    }
}
