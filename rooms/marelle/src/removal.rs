//! Removal: which enemy pieces a closed mill takes (M-6, M-7, M-8).

use crate::board::{Points, in_mills};
use crate::rules::MarelleRules;
use boards::Bits;
use std::ops::ControlFlow;

/// The enemy pieces on the board as the one who closes a mill finds them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Removals {
    enemy: Points,
    keeps_mills: bool,
}

impl Removals {
    /// What may be removed from `enemy` pieces under the rules.
    #[inline]
    pub(crate) const fn of(enemy: Points, rules: MarelleRules) -> Removals {
        Removals { enemy, keeps_mills: rules.keeps_mills() }
    }

    /// The pieces of which one may be removed; none if the closing stays bare.
    #[inline]
    pub(crate) const fn first(self) -> Points {
        let loose = self.enemy & !in_mills(self.enemy);
        // M-7: only when all stand in mills do they yield, unless they are kept.
        if loose != 0 || self.keeps_mills { loose } else { self.enemy }
    }

    /// M-8: the pieces of which one may be removed after another has gone, judged anew.
    #[inline]
    pub(crate) const fn second(self, gone: Points) -> Points {
        Removals { enemy: self.enemy & !gone, keeps_mills: self.keeps_mills }.first()
    }

    /// How many different removals of one piece there are; a bare closing is one.
    #[inline]
    pub(crate) const fn ways(self) -> u32 {
        let size = self.first().count_ones();
        if size == 0 { 1 } else { size }
    }

    /// M-8: whether two pieces can go, one after the other.
    pub(crate) fn two_can_go(self) -> bool {
        let first = self.first();
        first != 0 && self.second(first & first.wrapping_neg()) != 0
    }

    /// Shows each set of pieces that one closed mill may remove.
    #[inline]
    pub(crate) fn visit_one<B>(self, visit: &mut impl FnMut(Points) -> ControlFlow<B>) -> ControlFlow<B> {
        let first = self.first();
        if first == 0 {
            return visit(0);
        }
        for bit in Bits(first) {
            visit(1 << bit)?;
        }
        ControlFlow::Continue(())
    }

    /// M-8: shows each set of pieces that two mills closed at once may remove, two where two can go, once whatever the
    /// order.
    pub(crate) fn visit_two<B>(self, visit: &mut impl FnMut(Points) -> ControlFlow<B>) -> ControlFlow<B> {
        let first = self.first();
        if first == 0 {
            return visit(0);
        }
        for one in Bits(first).map(|bit| 1 << bit) {
            let second = self.second(one);
            if second == 0 {
                visit(one)?;
            }
            for other in Bits(second).map(|bit| 1 << bit) {
                if one < other || !self.allows(other, one) {
                    visit(one | other)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether two pieces may go in this order.
    #[inline]
    pub(crate) const fn allows(self, one: Points, other: Points) -> bool {
        self.first() & one != 0 && self.second(one) & other != 0
    }

    /// How many different removals of two pieces there are.
    pub(crate) fn ways_of_two(self) -> u32 {
        let loose = (self.enemy & !in_mills(self.enemy)).count_ones();
        if loose >= 2 {
            // Taking a loose piece leaves the mills and the other loose pieces as they are.
            return loose * (loose - 1) / 2;
        }
        let mut ways = 0;
        let _ = self.visit_two::<()>(&mut |_| {
            ways += 1;
            ControlFlow::Continue(())
        });
        ways
    }
}
