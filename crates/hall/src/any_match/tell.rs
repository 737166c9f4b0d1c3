//! Telling: what the last step did, what another would do, and the whole game on paper.

use super::AnyMatch;
use crate::PlayError;
use crate::game_match::{Entry, Match, Past};
use crate::records::{action_text, result_text};
use crate::told::{AnyPast, Preview, Told};
use kernel::record::{Record, Word};
use kernel::{Game, Notation, Position};
use std::sync::Arc;

/// What is told of a match of any game.
/// ```
/// let mut playing = hall::games()[0].open(&[], 0)?;
/// let step = playing.steps().remove(0);
/// let preview = playing.preview(&step)?;
/// playing.play(&[&step]).map_err(|(_, error)| error)?;
/// // What a step does is told alike before and after it.
/// assert_eq!(preview.after, playing.scene());
/// assert_eq!(playing.told().expect("a step was played").step, step);
/// assert_eq!((playing.history().count(), playing.record(&[]).words.len()), (1, 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyTell {
    /// The last step as it is told, made once.
    fn told(&self) -> Option<Arc<Told>>;
    /// What a step would do and cause, as it is told, and what would stand on the board.
    fn preview(&self, word: &str) -> Result<Preview, PlayError>;
    /// The steps and actions that stand, from the first.
    fn history(&self) -> Box<dyn DoubleEndedIterator<Item = Box<dyn AnyPast + '_>> + '_>;
    /// The game on paper, with more tags.
    fn record(&self, tags: &[(&str, &str)]) -> Record;
}

impl<G: Game> AnyTell for Match<G> {
    fn told(&self) -> Option<Arc<Told>> {
        Match::told(self)
    }

    fn preview(&self, word: &str) -> Result<Preview, PlayError> {
        Ok(Preview::new(self.position(), self.read_step(word)?))
    }

    fn history(&self) -> Box<dyn DoubleEndedIterator<Item = Box<dyn AnyPast + '_>> + '_> {
        Box::new(Match::history(self).map(|past| Box::new(past) as Box<dyn AnyPast + '_>))
    }

    fn record(&self, tags: &[(&str, &str)]) -> Record {
        let rules = self.position().rules();
        let mut record = Record { result: result_text(self), ..Record::default() };
        record.tags.push(("Game".into(), G::INFO.id.into()));
        let options = AnyMatch::rules(self);
        if !options.is_empty() {
            record.tags.push(("Rules".into(), options));
        }
        if *self.start() != G::start(rules, 0) {
            record.tags.push(("Start".into(), self.start().text()));
        }
        record.tags.extend(tags.iter().map(|(name, value)| (name.to_string(), value.to_string())));
        record.tags.push(("Result".into(), record.result.clone()));
        record.words.extend(Match::history(self).map(|Past { entry, before, .. }| match entry {
            Entry::Step(step) if before.starts_turn() => Word::Turn(before.step_text(step)),
            Entry::Step(step) => Word::Then(before.step_text(step)),
            Entry::Action(action) => Word::Action(action_text(action, |side| G::side_id(rules, side))),
        }));
        record
    }
}
