//! Notation: the texts of positions and steps.

use crate::{Lang, Position, StepError, TextError};

/// One line of text for a position, one word for a step, and a drawing of several lines.
///
/// All are ASCII and canonical, and reading gives back what was written. Readers refuse what cannot be, never panic and
/// never allocate beyond the length of the text.
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
    fn read_step(&self, word: &str, lang: Lang) -> Result<Self::Step, StepError<Self::Step>>;
}
