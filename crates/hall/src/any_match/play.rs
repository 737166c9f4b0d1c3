//! Playing: who decides, what may be played, and playing it.

use crate::game_match::Match;
use crate::{PlayError, Status};
use kernel::{Action, Dice, Game, Notation, Position};

/// What is played in a match of any game.
/// ```
/// use kernel::Dice;
///
/// let mut playing = hall::games()[0].open(&[], 0)?;
/// let step = playing.random_step(&mut Dice::new(1)).expect("a game begins with a step");
/// assert_eq!(playing.explain(&step)?, step);
/// playing.play(&[&step]).map_err(|(_, error)| error)?;
/// assert!(playing.undo(1) && playing.is_empty() && playing.redo(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait AnyPlay {
    /// Who decides, or how it ended.
    fn status(&self) -> Status;
    /// Whether the next step begins a turn.
    fn starts_turn(&self) -> bool;
    /// The legal steps, sorted; none when it is over.
    fn steps(&self) -> Vec<String>;
    /// The legal steps, sorted, those together that are images of each other because the position is its own image: they are worth
    /// the same.
    fn step_classes(&self) -> Vec<Vec<String>>;
    /// How many steps and actions stand.
    fn len(&self) -> usize;
    /// Whether nothing has been played.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Plays steps, all or none; on an error, which of them (from 0) and why.
    fn play(&mut self, words: &[&str]) -> Result<(), (usize, PlayError)>;
    /// Does a game action.
    fn act(&mut self, action: Action) -> Result<(), PlayError>;
    /// The canonical text of a step, or why it may not be played.
    fn explain(&self, word: &str) -> Result<String, PlayError>;
    /// Why a game action may not be done, if it may not.
    fn check_action(&self, action: Action) -> Result<(), PlayError>;
    /// Takes back steps and actions; whether there were that many.
    fn undo(&mut self, entries: usize) -> bool;
    /// Does again what was taken back.
    fn redo(&mut self, entries: usize) -> bool;
    /// A uniformly random legal step.
    fn random_step(&self, dice: &mut Dice) -> Option<String>;
    /// A step of the game's book, which holds the draw that the position is; none if the book does not know the position.
    fn book_step(&self) -> Option<String>;
    /// Plays random games from here, each until it is over or has had so many turns; how many steps they took.
    fn playouts(&self, games: u32, turns: u32, dice: &mut Dice) -> u64;
}

impl<G: Game> AnyPlay for Match<G> {
    fn status(&self) -> Status {
        Match::status(self)
    }

    fn starts_turn(&self) -> bool {
        self.position().starts_turn()
    }

    fn steps(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return Vec::new();
        }
        let mut texts: Vec<String> =
            self.position().steps().into_iter().map(|step| self.position().step_text(step)).collect();
        texts.sort_unstable();
        texts
    }

    fn step_classes(&self) -> Vec<Vec<String>> {
        crate::images::step_classes(self)
    }

    fn len(&self) -> usize {
        Match::len(self)
    }

    fn play(&mut self, words: &[&str]) -> Result<(), (usize, PlayError)> {
        self.play_all(words)
    }

    fn act(&mut self, action: Action) -> Result<(), PlayError> {
        Match::act(self, action)
    }

    fn explain(&self, word: &str) -> Result<String, PlayError> {
        Ok(self.position().step_text(self.read_step(word)?))
    }

    fn check_action(&self, action: Action) -> Result<(), PlayError> {
        Match::check_action(self, action)
    }

    fn undo(&mut self, entries: usize) -> bool {
        Match::undo(self, entries)
    }

    fn redo(&mut self, entries: usize) -> bool {
        Match::redo(self, entries)
    }

    fn random_step(&self, dice: &mut Dice) -> Option<String> {
        if self.outcome().is_some() {
            return None;
        }
        let count = self.position().count_steps() as usize;
        let step = self.position().nth_step(dice.below(count) as u64)?;
        Some(self.position().step_text(step))
    }

    fn book_step(&self) -> Option<String> {
        self.outcome().is_none().then(|| G::book_step(self.position()))?.map(|step| self.position().step_text(step))
    }

    fn playouts(&self, games: u32, turns: u32, dice: &mut Dice) -> u64 {
        (0..games).map(|_| kernel::random_playout(self.position(), dice, turns).1).sum()
    }
}
