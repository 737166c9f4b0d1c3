//! What a search asks besides the rules.

use crate::index::MOST;
use crate::position::DamesPosition;
use crate::step::{DamesStep, Kind};
use kernel::Tactical;
use std::ops::ControlFlow;

impl Tactical for DamesPosition {
    const FORCING_IS_COMPULSORY: bool = true;
    /// 30 Elo, give or take 26, at 10 ms a step.
    const FUTILITY_MARGIN: Option<i32> = Some(60);
    const SLOTS: usize = 64 * 64;

    #[inline]
    fn slot(&self, step: DamesStep) -> usize {
        usize::from(step.from()) << 6 | usize::from(step.to())
    }

    #[inline]
    fn code(step: DamesStep) -> u32 {
        let captured = step.captured().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 46;
        1 << 31
            | (captured as u32) << 13
            | u32::from(step.is_objection()) << 12
            | u32::from(step.from()) << 6
            | u32::from(step.to())
    }

    #[inline]
    fn urgency(&self, step: DamesStep) -> i32 {
        if step.captures() {
            let kings = (step.captured() & self.kings).count_ones();
            return 100 * step.captured().count_ones() as i32 + 200 * kings as i32;
        }
        if step.kind() == Kind::Crowned { 50 } else { 0 }
    }

    #[inline]
    fn visit_forcing<B>(&self, visit: &mut impl FnMut(DamesStep) -> ControlFlow<B>) -> ControlFlow<B> {
        self.visit_captures_alone(visit)
    }

    #[inline]
    fn is_quiet(&self) -> bool {
        !self.can_capture()
    }

    #[inline]
    fn may_be_known(&self) -> bool {
        self.occupied().count_ones() <= u32::from(MOST)
    }

    /// Captures and men's moves cannot be undone.
    #[inline]
    fn recent_turns(&self) -> usize {
        usize::from(self.ledger.idle())
    }
}
