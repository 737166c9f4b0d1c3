//! Step: one decision, as the points it changes.

use crate::board::Points;

/// A step. Which end of a move is its start, and in which order two pieces go, follows from the position it is played
/// in: only the changed points are kept, which makes playing two exclusive ors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MarelleStep {
    /// The points the mover's pieces change: the target of a placing, both ends of a move.
    pub(crate) moved: Points,
    /// The enemy pieces that go.
    pub(crate) taken: Points,
}
