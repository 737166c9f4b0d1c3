//! Notation: the texts of positions and steps.

use crate::{Position, StepError, TextError};

/// One line of text for a position, one word for a step, and a drawing of several lines.
///
/// All are ASCII and canonical, and reading gives back what was written. Readers refuse what cannot be, never panic and
/// never allocate beyond the length of the text.
/// ```
/// use kernel::{Game, Notation, StepError};
/// use testkit::toy::{Toy, ToyPosition, ToyRules};
///
/// let start = Toy::start(ToyRules::default(), 0);
/// assert_eq!(ToyPosition::read(ToyRules::default(), &start.text()), Ok(start));
/// assert_eq!(ToyPosition::read_drawing(ToyRules::default(), &start.drawing()), Ok(start));
/// let step = start.read_step("b2~a1").unwrap();
/// assert_eq!(start.step_text(step), "a1~b2");
/// // What is no step at all and what is not allowed now are two things.
/// assert!(matches!(start.read_step("xyz"), Err(StepError::Syntax(_))));
/// assert!(matches!(start.read_step("stay"), Err(StepError::Illegal(refusal)) if refusal.rule == "T-4"));
/// ```
pub trait Notation: Position {
    /// The position as one line.
    fn text(&self) -> String;

    /// The position of a text.
    fn read(rules: Self::Rules, text: &str) -> Result<Self, TextError>;

    /// The position as a board of several lines, the last of which holds the fields that are not on the board.
    fn drawing(&self) -> String;

    /// The position of a drawing; blank lines and white space at both ends of a line do not matter.
    fn read_drawing(rules: Self::Rules, drawing: &str) -> Result<Self, TextError>;

    /// The canonical word of a step.
    fn step_text(&self, step: Self::Step) -> String;

    /// The legal step of a word, canonical or a short form the game knows; or why there is none.
    fn read_step(&self, word: &str) -> Result<Self::Step, StepError<Self::Step>>;
}
