//! Where a match stands.

use kernel::{Outcome, Seat, Side};

/// Who decides, or how it ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// A seat decides.
    Turn {
        /// The seat.
        actor: Seat,
        /// Its side.
        side: Side,
    },
    /// The game is over.
    Over(Outcome),
}

impl Status {
    /// Whether the game is over.
    pub const fn is_over(self) -> bool {
        matches!(self, Status::Over(_))
    }
}
