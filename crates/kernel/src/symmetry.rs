//! Symmetric: turning and mirroring a position without changing the game.

use crate::{Position, Seat};

/// The symmetries of a game. Number 0 always changes nothing.
///
/// A symmetry may exchange camps and seats; steps of the image are the images of the steps.
pub trait Symmetric: Position {
    /// How many symmetries there are under the rules.
    fn symmetries(rules: Self::Rules) -> usize;

    /// The image of the position.
    #[must_use]
    fn image(&self, symmetry: usize) -> Self;

    /// The image of a step.
    fn step_image(&self, symmetry: usize, step: Self::Step) -> Self::Step;

    /// The image of a seat.
    fn seat_image(rules: Self::Rules, symmetry: usize, seat: Seat) -> Seat;
}
