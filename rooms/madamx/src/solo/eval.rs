//! Evaluation: how far the men have come, and how many of them can still go on. The solver knows better.

use super::position::{GOAL, Solo, WAYS};
use crate::frame::GRID;
use boards::Bits;
use kernel::{Evaluate, Position, Side, Tuned};

const ARRIVED: i32 = 100;
const RANK: i32 = 10;
const WAY: i32 = 15;
const LOST: i32 = 5000;

impl Solo {
    /// Men that have arrived, ranks that men have climbed, and ways to go on.
    fn progress(&self) -> [i32; 3] {
        let arrived = (self.men() & GOAL).count_ones() as i32;
        let ranks: i32 = Bits(self.men()).map(|man| i32::from(GRID.y(man))).sum();
        let ways = WAYS.into_iter().map(|way| self.advances(way).count_ones() + self.jumps(way).count_ones());
        [arrived, ranks, ways.sum::<u32>() as i32]
    }
}

impl Evaluate for Solo {
    fn evaluate(&self, _side: Side) -> i32 {
        if self.won() {
            return LOST;
        }
        if self.outcome().is_some() {
            return -LOST;
        }
        let [arrived, ranks, ways] = self.progress();
        ARRIVED * arrived + RANK * ranks + WAY * ways
    }
}

/// The solver plays this game, so there is nothing to fit; the sum is the one above.
impl Tuned for Solo {
    const WEIGHTS: usize = 3;
    const UNIT: (usize, f32) = (0, ARRIVED as f32);
    const FINENESS: f32 = 1.0;

    fn weights() -> Vec<f32> {
        [ARRIVED, RANK, WAY].map(|weight| weight as f32).to_vec()
    }

    fn visit_features(&self, _side: Side, visit: &mut impl FnMut(usize, f32)) {
        let [arrived, ranks, ways] = self.progress();
        visit(0, arrived as f32);
        visit(1, ranks as f32);
        visit(2, ways as f32);
    }
}
