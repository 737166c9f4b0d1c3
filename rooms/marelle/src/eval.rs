//! Evaluation: a guess from material, mills, threats and freedom to move.
//!
//! The weights are hand-made: they say what a player looks at, not what was measured.

use crate::board::{Closings, EDGES, Slides, in_mills, mills, neighbours};
use crate::camp::Camp;
use crate::position::MarellePosition;
use boards::Bits;
use kernel::{Evaluate, Side};

const PIECE: u32 = 100;
/// A full line: its pieces are safe, and it can be opened and closed again.
const MILL: u32 = 20;
/// A free point that would complete a line, while placing or jumping.
const THREAT: u32 = 16;
/// Two such points at once: the opponent can stop only one.
const FORK: u32 = 28;
/// A move that closes a mill.
const READY: u32 = 24;
/// A move from one mill that closes another: it takes a piece every turn.
const SWING: u32 = 60;
/// A move to a free neighbour.
const FREEDOM: u32 = 3;
/// A piece without one.
const BLOCKED: u32 = 7;
/// Being to move with a mill to close.
const FIRST_STRIKE: i32 = 30;

impl MarellePosition {
    /// What a camp has, and whether it can close a mill in one step.
    #[inline]
    fn strength(&self, camp: Camp) -> (i32, bool) {
        let own = self.pieces(camp);
        let free = self.free();
        let slides = Slides::of(own, free);
        let threats = (Closings::of(own).any() & free).count_ones();
        let mut value = PIECE * self.owned(camp) + MILL * mills(own) + FREEDOM * slides.all.count_ones();
        let jumps = self.rules.jumps() && own.count_ones() == 3;
        if self.in_hand > 0 || jumps {
            value += THREAT * threats + if threats > 1 { FORK } else { 0 };
            return (value as i32, threats > 0);
        }
        let safe = in_mills(own);
        let swings = Bits(slides.closing).filter(|&edge| EDGES[edge as usize] & safe != 0).count() as u32;
        let blocked = (own & !neighbours(free)).count_ones();
        value += READY * slides.closing.count_ones() + SWING * swings;
        (value as i32 - (BLOCKED * blocked) as i32, slides.closing != 0)
    }
}

impl Evaluate for MarellePosition {
    #[inline]
    fn evaluate(&self, side: Side) -> i32 {
        let (own, strikes) = self.strength(self.camp);
        let (other, _) = self.strength(self.camp.other());
        let value = own - other + if strikes { FIRST_STRIKE } else { 0 };
        if side == self.camp.side() { value } else { -value }
    }
}
