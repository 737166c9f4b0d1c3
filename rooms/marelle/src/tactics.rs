//! What a search asks besides the rules.

use crate::position::MarellePosition;
use crate::step::MarelleStep;
use kernel::Tactical;

/// The two ends of a set of one or two points.
#[inline]
fn ends(points: u32) -> u32 {
    if points == 0 { 0 } else { points.trailing_zeros() << 5 | (31 - points.leading_zeros()) }
}

impl Tactical for MarellePosition {
    const SLOTS: usize = 1 << 10;

    #[inline]
    fn slot(&self, step: MarelleStep) -> usize {
        ends(step.moved) as usize
    }

    #[inline]
    fn code(step: MarelleStep) -> u32 {
        1 << 31 | u32::from(step.taken != 0) << 30 | ends(step.taken) << 10 | ends(step.moved)
    }

    #[inline]
    fn urgency(&self, step: MarelleStep) -> i32 {
        100 * step.taken.count_ones() as i32
    }

    #[inline]
    fn is_quiet(&self) -> bool {
        true
    }

    /// Placing and removing cannot be undone.
    #[inline]
    fn recent_turns(&self) -> usize {
        usize::from(self.idle)
    }
}
