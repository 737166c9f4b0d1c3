//! Evaluate: a guess at how good a position is.

use crate::{Position, Side};

/// A fast, static estimate.
pub trait Evaluate: Position {
    /// How good the position is for the side against all others, in hundredths of a plain piece. It never depends on
    /// history, and stays within plus and minus 20,000.
    fn evaluate(&self, side: Side) -> i32;
}
