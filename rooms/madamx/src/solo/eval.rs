//! Evaluation: how far the men have come, and how many of them can still go on. The solver knows better.

use super::position::{GOAL, Solo, WAYS};
use crate::frame::GRID;
use boards::Bits;
use kernel::{Evaluate, Position, Side};

const ARRIVED: i32 = 100;
const RANK: i32 = 10;
const WAY: i32 = 15;
const LOST: i32 = 5000;

impl Evaluate for Solo {
    fn evaluate(&self, _side: Side) -> i32 {
        if self.won() {
            return LOST;
        }
        if self.outcome().is_some() {
            return -LOST;
        }
        let ranks: i32 = Bits(self.men()).map(|man| i32::from(GRID.y(man))).sum();
        let ways: u32 = WAYS.into_iter().map(|way| self.advances(way).count_ones() + self.jumps(way).count_ones()).sum();
        ARRIVED * (self.men() & GOAL).count_ones() as i32 + RANK * ranks + WAY * ways as i32
    }
}
