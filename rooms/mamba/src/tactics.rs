//! What a search asks besides the rules.

use crate::board::cross;
use crate::point::Set;
use crate::position::{MambaPosition, Phase};
use crate::step::MambaStep;
use kernel::{Position, Tactical};
use std::ops::ControlFlow;

/// The cross of each point: every displacement is asked about.
static CROSSES: [Set; 128] = {
    let mut crosses = [0; 128];
    let mut point = 0;
    while point < 128 {
        crosses[point] = cross(1 << point);
        point += 1;
    }
    crosses
};

impl Tactical for MambaPosition {
    const SLOTS: usize = 4 * 128 * 128;

    #[inline]
    fn slot(&self, step: MambaStep) -> usize {
        let (from, to) = match step {
            MambaStep::Birth { mother, newborn } => (mother, newborn),
            MambaStep::Displacement { from, to } => (from, to),
            MambaStep::Cut { end } => (end, end),
        };
        usize::from(self.camp.0 & 3) << 14 | usize::from(from.0 & 127) << 7 | usize::from(to.0 & 127)
    }

    #[inline]
    fn code(step: MambaStep) -> u32 {
        let (kind, from, to) = match step {
            MambaStep::Birth { mother, newborn } => (1, mother, newborn),
            MambaStep::Displacement { from, to } => (2, from, to),
            MambaStep::Cut { end } => (3, end, end),
        };
        1 << 31 | kind << 16 | u32::from(from.0) << 8 | u32::from(to.0)
    }

    /// Births grow the camp; next to an enemy something may happen; a piece that goes where nobody is changes little.
    #[inline]
    fn urgency(&self, step: MambaStep) -> i32 {
        match step {
            MambaStep::Cut { .. } => 1,
            MambaStep::Birth { .. } => 50,
            MambaStep::Displacement { to, .. } => {
                let enemies = self.board.occupied() & !self.own();
                if CROSSES[usize::from(to.0 & 127)] & enemies != 0 { 10 } else { 0 }
            }
        }
    }

    /// Only the choice of an end is forced.
    #[inline]
    fn visit_forcing<B>(&self, visit: &mut impl FnMut(MambaStep) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.phase == Phase::Turn { ControlFlow::Continue(()) } else { self.visit_steps(visit) }
    }

    /// Not while an end is being chosen, nor once the game is over.
    #[inline]
    fn may_rest(&self) -> bool {
        self.phase == Phase::Turn && !self.is_over()
    }

    /// Births, deaths and transformations cannot be undone in a turn or two; the counter tells since when none happened.
    #[inline]
    fn recent_turns(&self) -> usize {
        usize::from(self.quiet)
    }
}
