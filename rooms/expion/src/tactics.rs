//! What a search asks besides the rules.

use crate::step::{CAPTURE, PUSH};
use crate::{ExpionPosition, ExpionStep};
use kernel::{Position, Tactical};
use std::ops::ControlFlow;

impl ExpionPosition {
    /// E-17: whether a push sends the EX*PION into a camp.
    #[inline]
    fn wins_at_once(&self, step: ExpionStep) -> bool {
        step.is_push() && self.child(step).state.ball_camp().is_some()
    }
}

impl Tactical for ExpionPosition {
    const SLOTS: usize = 4 * 64 * 64;

    #[inline]
    fn slot(&self, step: ExpionStep) -> usize {
        (step.colour.index() << 12) | usize::from(step.from & 63) << 6 | usize::from(step.to & 63)
    }

    #[inline]
    fn code(step: ExpionStep) -> u32 {
        1 << 31
            | u32::from(step.kind) << 16
            | (step.colour.index() as u32) << 12
            | u32::from(step.from) << 6
            | u32::from(step.to)
    }

    #[inline]
    fn urgency(&self, step: ExpionStep) -> i32 {
        match step.kind & (CAPTURE | PUSH) {
            0 => 0,
            CAPTURE => 100,
            _ if self.wins_at_once(step) => 10_000,
            PUSH => 20,
            _ => 120,
        }
    }

    /// Captures and the winning push: other pushes go to and fro.
    #[inline]
    fn visit_forcing<B>(&self, visit: &mut impl FnMut(ExpionStep) -> ControlFlow<B>) -> ControlFlow<B> {
        self.visit_steps(&mut |step| {
            if step.is_capture() || self.wins_at_once(step) { visit(step) } else { ControlFlow::Continue(()) }
        })
    }

    #[inline]
    fn is_quiet(&self) -> bool {
        self.state.ball_camp().is_none() && !self.is_beaten(kernel::Side(0)) && !self.is_beaten(kernel::Side(1))
    }
}
