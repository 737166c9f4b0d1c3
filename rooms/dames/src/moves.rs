//! Which steps are legal: captures before plain moves, objections before both.

use crate::board::{BOTTOM, SHIFTS, SQUARES, TOP, free_run, shift};
use crate::captures::Jumps;
use crate::position::DamesPosition;
use crate::step::{DamesStep, Kind};
use boards::Bits;
use kernel::Position;
use std::ops::ControlFlow;

impl DamesPosition {
    #[inline]
    pub(crate) fn visit_all<B>(&self, visit: &mut impl FnMut(DamesStep) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.enemy == 0 {
            return ControlFlow::Continue(()); // D-12: the game is won.
        }
        if self.rules().opponent_enforces() {
            return self.visit_with_objections(visit);
        }
        let jumps = self.jumps();
        if self.can_capture_with(&jumps) {
            return self.visit_captures(&jumps, visit); // D-9
        }
        self.visit_plain(visit)
    }

    /// The captures that may be played, and nothing else.
    #[inline]
    pub(crate) fn visit_captures_alone<B>(&self, visit: &mut impl FnMut(DamesStep) -> ControlFlow<B>) -> ControlFlow<B> {
        let jumps = self.jumps();
        if self.enemy == 0 || !self.can_capture_with(&jumps) {
            return ControlFlow::Continue(());
        }
        self.visit_captures(&jumps, visit)
    }

    /// Captures may be overlooked here, and an overlooked one demanded.
    #[inline(never)]
    fn visit_with_objections<B>(&self, visit: &mut impl FnMut(DamesStep) -> ControlFlow<B>) -> ControlFlow<B> {
        self.visit_objections(visit)?;
        self.visit_captures(&self.jumps(), visit)?;
        self.visit_plain(visit)
    }

    /// The captures that were overlooked and may be demanded.
    pub(crate) fn visit_objections<B>(&self, visit: &mut impl FnMut(DamesStep) -> ControlFlow<B>) -> ControlFlow<B> {
        let Some(overlooked) = self.ledger.overlooked() else { return ControlFlow::Continue(()) };
        let before = self.before_overlooked(overlooked);
        before.visit_captures(&before.jumps(), &mut |capture| visit(capture.with_kind(Kind::Objection)))
    }

    /// The squares where men may go in the two forward directions.
    #[inline]
    fn men_targets<const IVORY: bool>(&self) -> [u64; 2] {
        let men = self.own & !self.kings;
        let free = SQUARES & !self.occupied();
        if IVORY {
            [shift::<2>(men) & free, shift::<3>(men) & free]
        } else {
            [shift::<0>(men) & free, shift::<1>(men) & free]
        }
    }

    #[inline]
    pub(crate) fn visit_plain<B>(&self, visit: &mut impl FnMut(DamesStep) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.turn().0 == 0 {
            self.visit_men::<false, B>(visit)?;
        } else {
            self.visit_men::<true, B>(visit)?;
        }
        let kings = self.kings & self.own;
        if kings != 0 {
            for from in Bits(kings) {
                for to in Bits(self.king_targets(from)) {
                    visit(DamesStep::new(from, to, 0, Kind::King))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// D-3: one square forward.
    #[inline]
    fn visit_men<const IVORY: bool, B>(&self, visit: &mut impl FnMut(DamesStep) -> ControlFlow<B>) -> ControlFlow<B> {
        let targets = self.men_targets::<IVORY>();
        let shifts = if IVORY { [SHIFTS[2], SHIFTS[3]] } else { [SHIFTS[0], SHIFTS[1]] };
        let far = if IVORY { BOTTOM } else { TOP };
        for side in [0, 1] {
            for to in Bits(targets[side] & !far) {
                visit(DamesStep::new((to as i8 - shifts[side]) as u8, to, 0, Kind::Man))?;
            }
        }
        if (targets[0] | targets[1]) & far != 0 {
            for side in [0, 1] {
                for to in Bits(targets[side] & far) {
                    visit(DamesStep::new((to as i8 - shifts[side]) as u8, to, 0, Kind::Crowned))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// D-4: any number of free squares along a diagonal.
    #[inline]
    pub(crate) fn king_targets(&self, from: u8) -> u64 {
        let occupied = self.occupied();
        (0..4).fold(0, |targets, direction| targets | free_run(direction, from, occupied))
    }

    /// How many steps there are, without making them where population counts will do.
    #[inline]
    pub(crate) fn count_all(&self) -> u64 {
        if self.enemy == 0 {
            return 0;
        }
        if self.rules().opponent_enforces() {
            return self.count_one_by_one();
        }
        let jumps = self.jumps();
        if self.can_capture_with(&jumps) {
            return self.count_captures(&jumps);
        }
        let [left, right] = if self.turn().0 == 0 { self.men_targets::<false>() } else { self.men_targets::<true>() };
        let mut n = left.count_ones() + right.count_ones();
        for from in Bits(self.kings & self.own) {
            n += self.king_targets(from).count_ones();
        }
        u64::from(n)
    }

    #[inline(never)]
    fn count_one_by_one(&self) -> u64 {
        let mut n = 0;
        let _ = self.visit_all::<()>(&mut |_| {
            n += 1;
            ControlFlow::Continue(())
        });
        n
    }

    /// Captures counted: single jumps of men by their landing squares, all others one by one.
    #[inline]
    fn count_captures(&self, jumps: &Jumps) -> u64 {
        if self.kings & self.own == 0 && !jumps.any_goes_on() {
            return jumps.count();
        }
        self.count_long_captures()
    }

    #[inline(never)]
    fn count_long_captures(&self) -> u64 {
        let mut n = 0;
        let _ = self.visit_captures::<()>(&self.jumps(), &mut |_| {
            n += 1;
            ControlFlow::Continue(())
        });
        n
    }
}
