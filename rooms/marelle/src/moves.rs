//! Moves: the legal steps of a position, shown one by one, counted in bulk, or found by number, from the same sets.
//!
//! The order is: steps that close no mill, then those that close one with each removal, then those that close two.

use crate::board::{ALL, Closings, EDGES, Points, Slides};
use crate::nth::nth_bit;
use crate::position::MarellePosition;
use crate::removal::Removals;
use crate::step::MarelleStep;
use boards::Bits;
use std::ops::ControlFlow;

impl MarellePosition {
    /// The points without a piece.
    #[inline]
    pub(crate) const fn free(&self) -> Points {
        ALL & !(self.own | self.enemy)
    }

    /// What a mill closed now may take.
    #[inline]
    pub(crate) const fn removals(&self) -> Removals {
        Removals::of(self.enemy, self.rules)
    }

    /// M-5: whether the mover may jump.
    #[inline]
    pub(crate) const fn jumping(&self) -> bool {
        self.in_hand == 0 && self.rules.jumps() && self.own.count_ones() == 3
    }

    /// The points where placing closes two mills that remove two pieces (M-8).
    #[inline]
    const fn double(&self, closings: Closings) -> Points {
        if self.rules.removes_two() { closings.both() } else { 0 }
    }

    #[inline]
    pub(crate) fn visit_legal<B>(&self, visit: &mut impl FnMut(MarelleStep) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.has_lost_seven() {
            return ControlFlow::Continue(());
        }
        let free = self.free();
        if self.in_hand > 0 {
            // M-3
            let closings = Closings::of(self.own);
            let closing = free & closings.any();
            for bit in Bits(free & !closing) {
                visit(MarelleStep { moved: 1 << bit, taken: 0 })?;
            }
            if closing != 0 {
                let double = closing & self.double(closings);
                self.visit_closing(closing & !double, |bit| 1 << bit, visit)?;
                self.visit_double(double, visit)?;
            }
        } else if self.jumping() {
            // M-5
            for from in Bits(self.own).map(|bit| 1 << bit) {
                for bit in Bits(free & !Closings::of(self.own ^ from).any()) {
                    visit(MarelleStep { moved: from | 1 << bit, taken: 0 })?;
                }
            }
            let closing = free & Closings::of(self.own).any();
            if closing != 0 {
                self.visit_closing(closing, |bit| self.closing_jump(1 << bit), visit)?;
            }
        } else {
            // M-4
            let slides = Slides::of(self.own, free);
            for edge in Bits(slides.all & !slides.closing) {
                visit(MarelleStep { moved: EDGES[edge as usize], taken: 0 })?;
            }
            if slides.closing != 0 {
                self.visit_closing(slides.closing, |edge| EDGES[edge as usize], visit)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Of three pieces, two stand on the line that a jump to this point closes; the third jumps.
    #[inline]
    fn closing_jump(&self, target: Points) -> Points {
        let jumper = Bits(self.own).map(|bit| 1 << bit).find(|&from| Closings::of(self.own ^ from).any() & target != 0);
        target | jumper.unwrap_or(0)
    }

    fn visit_closing<B>(
        &self,
        closing: u32,
        moved: impl Fn(u8) -> Points,
        visit: &mut impl FnMut(MarelleStep) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let removals = self.removals();
        for bit in Bits(closing) {
            let moved = moved(bit);
            removals.visit_one(&mut |taken| visit(MarelleStep { moved, taken }))?;
        }
        ControlFlow::Continue(())
    }

    fn visit_double<B>(&self, double: Points, visit: &mut impl FnMut(MarelleStep) -> ControlFlow<B>) -> ControlFlow<B> {
        let removals = self.removals();
        for moved in Bits(double).map(|bit| 1 << bit) {
            removals.visit_two(&mut |taken| visit(MarelleStep { moved, taken }))?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    pub(crate) fn count_legal(&self) -> u64 {
        if self.has_lost_seven() {
            return 0;
        }
        let free = self.free();
        let (targets, closing, double) = if self.in_hand > 0 {
            let closings = Closings::of(self.own);
            (free.count_ones(), free & closings.any(), free & self.double(closings))
        } else if self.jumping() {
            // Each point that completes a line of two pieces can be reached by the third piece alone.
            (3 * free.count_ones(), free & Closings::of(self.own).any(), 0)
        } else {
            let slides = Slides::of(self.own, free);
            (slides.all.count_ones(), slides.closing, 0)
        };
        let mut count = targets;
        if closing != 0 {
            let ways = self.removals().ways();
            count += closing.count_ones() * (ways - 1);
            if double != 0 {
                count = count + double.count_ones() * self.removals().ways_of_two() - double.count_ones() * ways;
            }
        }
        u64::from(count)
    }

    #[inline]
    pub(crate) fn nth_legal(&self, n: u64) -> Option<MarelleStep> {
        if self.has_lost_seven() || n > u64::from(u32::MAX) {
            return None;
        }
        let n = n as u32;
        let free = self.free();
        if self.in_hand > 0 {
            let closings = Closings::of(self.own);
            let closing = free & closings.any();
            let quiet = free & !closing;
            if n < quiet.count_ones() {
                return Some(MarelleStep { moved: 1 << nth_bit(quiet, n), taken: 0 });
            }
            let double = closing & self.double(closings);
            self.nth_closing(closing & !double, double, n - quiet.count_ones(), |bit| 1 << bit)
        } else if self.jumping() {
            self.nth_jump(free, n)
        } else {
            let slides = Slides::of(self.own, free);
            let quiet = slides.all & !slides.closing;
            if n < quiet.count_ones() {
                return Some(MarelleStep { moved: EDGES[nth_bit(quiet, n) as usize], taken: 0 });
            }
            self.nth_closing(slides.closing, 0, n - quiet.count_ones(), |edge| EDGES[edge as usize])
        }
    }

    #[inline]
    fn nth_jump(&self, free: Points, n: u32) -> Option<MarelleStep> {
        let mut left = n;
        for from in Bits(self.own).map(|bit| 1 << bit) {
            let quiet = free & !Closings::of(self.own ^ from).any();
            if left < quiet.count_ones() {
                return Some(MarelleStep { moved: from | 1 << nth_bit(quiet, left), taken: 0 });
            }
            left -= quiet.count_ones();
        }
        let closing = free & Closings::of(self.own).any();
        self.nth_closing(closing, 0, left, |bit| self.closing_jump(1 << bit))
    }

    /// The step with a number among those that close `single` mills or two at once.
    fn nth_closing(&self, single: u32, double: Points, n: u32, moved: impl Fn(u32) -> Points) -> Option<MarelleStep> {
        if single | double == 0 {
            return None;
        }
        let removals = self.removals();
        let (first, ways) = (removals.first(), removals.ways());
        if n < single.count_ones() * ways {
            let moved = moved(nth_bit(single, n / ways));
            let taken = if first == 0 { 0 } else { 1 << nth_bit(first, n % ways) };
            return Some(MarelleStep { moved, taken });
        }
        let mut left = n - single.count_ones() * ways;
        let found = self.visit_double(double, &mut |step| {
            if left == 0 {
                return ControlFlow::Break(step);
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        found.break_value()
    }
}
