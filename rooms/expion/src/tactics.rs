//! What a search asks besides the rules.

use crate::step::{CAPTURE, PUSH};
use crate::{ExpionPosition, ExpionStep};
use kernel::{Position, Pruning, Tactical};
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
    const PRUNING: Option<Pruning> =
        Some(Pruning { margin: 100, margin_turns: 3, pass_turns: 2, pass_reduction: 3, pass_share: 3 });
    const REDUCTION_SHARE: i32 = 2;

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
            PUSH => 0,
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

    #[inline]
    fn late_move_limit(&self, depth: i32) -> usize {
        4 + (depth * depth).max(0) as usize
    }

    #[inline]
    fn passed(&self) -> Option<Self> {
        Some(ExpionPosition { state: self.quiet_state(), ..*self })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expion, ExpionRules};
    use kernel::read_rules;
    use testkit::{Walk, positions};

    #[test]
    fn whoever_passes_leaves_the_board_and_gives_the_turn_away() {
        let rules: ExpionRules = read_rules([]).expect("the defaults");
        positions::<Expion>(rules, Walk { seed: 8, games: 3, steps: 200 }, |position, _| {
            if position.outcome().is_some() {
                return;
            }
            let passed = position.passed().expect("a pass to try");
            assert_eq!(passed.words, position.words);
            assert_eq!(passed.state.ball(), position.state.ball());
            assert_ne!(passed.key(), position.key(), "{position:?}");
        });
    }
}
