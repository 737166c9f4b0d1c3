//! What a search asks besides the rules. The solver knows far more.

use super::position::Solo;
use super::step::SoloStep;
use kernel::Tactical;
use std::ops::ControlFlow;

impl Tactical for Solo {
    const SLOTS: usize = 64 * 64;

    #[inline]
    fn slot(&self, step: SoloStep) -> usize {
        let (from, to) = ends(step);
        usize::from(from) << 6 | usize::from(to)
    }

    #[inline]
    fn code(step: SoloStep) -> u32 {
        let kind = match step {
            SoloStep::Advance { .. } => 1,
            SoloStep::Jump { .. } => 2,
            SoloStep::Place { .. } => 3,
            SoloStep::Stay => 4,
        };
        let (from, to) = ends(step);
        1 << 31 | kind << 12 | u32::from(from) << 6 | u32::from(to)
    }

    #[inline]
    fn urgency(&self, _step: SoloStep) -> i32 {
        0
    }

    #[inline]
    fn visit_forcing<B>(&self, _visit: &mut impl FnMut(SoloStep) -> ControlFlow<B>) -> ControlFlow<B> {
        ControlFlow::Continue(())
    }

    #[inline]
    fn is_quiet(&self) -> bool {
        true
    }

    /// Nothing ever comes back.
    #[inline]
    fn recent_turns(&self) -> usize {
        0
    }
}

fn ends(step: SoloStep) -> (u8, u8) {
    match step {
        SoloStep::Advance { from, to } | SoloStep::Jump { from, to } | SoloStep::Place { from, to } => (from, to),
        SoloStep::Stay => (0, 0),
    }
}
