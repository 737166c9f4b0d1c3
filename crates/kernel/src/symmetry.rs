//! Symmetric: turning and mirroring a position without changing the game.

use crate::{Position, Seat};

/// The symmetries of a game. Number 0 always changes nothing.
///
/// A symmetry may exchange camps and seats; steps of the image are the images of the steps. A game that says nothing has number 0 alone.
/// ```
/// use kernel::{Game, Position, Symmetric};
/// use testkit::toy::{Toy, ToyPosition, ToyRules};
///
/// let start = Toy::start(ToyRules::default(), 0);
/// for symmetry in 0..ToyPosition::symmetries(ToyRules::default()) {
///     let step = start.steps()[5];
///     let image = start.image(symmetry);
///     assert!(image.child(start.step_image(symmetry, step)) == start.child(step).image(symmetry));
/// }
/// ```
pub trait Symmetric: Position {
    /// How many symmetries there are under the rules.
    fn symmetries(_rules: Self::Rules) -> usize {
        1
    }

    /// The image of the position.
    #[must_use]
    fn image(&self, _symmetry: usize) -> Self {
        *self
    }

    /// The image of a step.
    fn step_image(&self, _symmetry: usize, step: Self::Step) -> Self::Step {
        step
    }

    /// The image of a seat.
    fn seat_image(_rules: Self::Rules, _symmetry: usize, seat: Seat) -> Seat {
        seat
    }
}
