//! Evaluate: a guess at how good a position is.

use crate::{Position, Side};

/// A fast, static estimate.
/// ```
/// use kernel::{Evaluate, Game, Side, read_rules};
/// use testkit::toy::Toy;
///
/// let start = Toy::start(read_rules(["players=2"]).unwrap(), 0);
/// // What one of two sides has gained, the other has lost.
/// assert_eq!(start.evaluate(Side(0)), -start.evaluate(Side(1)));
/// ```
pub trait Evaluate: Position {
    /// How good the position is for the side against all others, in hundredths of a plain piece. It never depends on
    /// history, and stays within plus and minus 20,000.
    fn evaluate(&self, side: Side) -> i32;

    /// The same for a reader who only cares whether it lies between two values: outside them a cheap guess on the right side
    /// will do.
    #[inline]
    fn evaluate_between(&self, side: Side, _low: i32, _high: i32) -> i32 {
        self.evaluate(side)
    }
}
