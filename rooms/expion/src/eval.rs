//! Eval: a quick guess at how good a position is, from what stands on the board alone: what can be counted, and patterns.
//!
//! Everything is counted for each side in the same way, whatever the direction, and subtracted: what one side gains the
//! other loses, and turned or mirrored boards are worth the same.
//!
//! The value is a weighted sum; the weights were fitted to games the engine played against itself.

use crate::board::{CAMPS, FIELD, ROTATION, toward};
use crate::outlook::Outlook;
use crate::patterns::SHAPE;
use crate::{Colour, ExpionPosition};
use boards::{fitted_weights, unpack_weights};
use kernel::{Evaluate, NetworkShape, Side, Tuned};
use std::sync::LazyLock;

/// Distances of the EX*PION that have weights of their own; farther ones count as the last.
const DISTANCES: usize = 14;

// Where the weights stand.
/// Marbles.
const MARBLE: usize = 0;
/// Spaces that a marble could move to.
const MOBILITY: usize = 1;
/// Being on turn.
const TURN: usize = 2;
/// What follows counts differently for the side on turn and for the other: so many weights each.
const MOMENT: usize = 3;
const MOMENTS: usize = PUSHER + DISTANCES;
/// How many weights there are before those of the network.
pub(crate) const SUM: usize = MOMENT + 2 * MOMENTS;
const WEIGHTS: usize = SUM + SHAPE.weights();
/// Spaces within reach of the next step from which a marble would capture.
const CAPTURE: usize = 0;
/// The EX*PION so many pushes away from an open slot of an enemy camp, with a free way.
const OPEN: usize = 1;
/// The same with a marble in the way.
const BLOCKED: usize = OPEN + DISTANCES;
/// With a free way, and a marble right behind that could push it that way now.
const PUSHER: usize = BLOCKED + DISTANCES;
const FINENESS: i32 = 16;
/// How far from what a reader cares for, in hundredths of a marble, a value without patterns will do.
const LAZY: i32 = 200;

/// All weights as the file holds them.
pub(crate) fn stored() -> Vec<i16> {
    let mut weights = vec![0; WEIGHTS];
    unpack_weights(include_bytes!("../assets/weights.bin"), &mut weights);
    weights
}

/// Those of the sum.
static WEIGHT: LazyLock<[i16; SUM]> = LazyLock::new(|| {
    let stored = stored();
    std::array::from_fn(|index| stored[index])
});

impl ExpionPosition {
    /// The open slots of a camp, one bit a lane, and the lane of a place of the field.
    fn open_slots(&self, camp: Colour, bit: u8) -> (u32, u32) {
        let open = CAMPS[camp.index()] & !self.words[camp.index()];
        // The multiplication gathers the first bit of every byte.
        let column = |set: u64| ((set & 0x0001_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32;
        match camp {
            Colour::North | Colour::South => ((open >> 56) as u32, u32::from(bit & 7)),
            Colour::East => (column(open >> 7), u32::from(bit >> 3)),
            Colour::West => (column(open.rotate_left(1)), u32::from(bit >> 3)),
        }
    }

    /// How many pushes would take the EX*PION into the nearest open slot of a camp.
    fn pushes_to(&self, camp: Colour) -> Option<u32> {
        let (open, lane) = self.open_slots(camp, self.state.ball());
        if open == 0 {
            return None;
        }
        let (x, y) = (u32::from(self.state.ball() & 7), u32::from(self.state.ball() >> 3));
        let ahead = match camp {
            Colour::North => 7 - y,
            Colour::East => 7 - x,
            Colour::South => y + 1,
            Colour::West => x + 1,
        };
        let above = (open >> lane).trailing_zeros();
        let below = (open << (31 - lane)).leading_zeros();
        Some(ahead + above.min(below))
    }

    /// How near the EX*PION is to the enemy's open slots, and who stands ready to push it.
    #[inline]
    fn ball_features(&self, side: Side, outlook: &Outlook, visit: &mut impl FnMut(usize, i32)) {
        for camp in [Colour::at(side.index() + 1), Colour::at(side.index() + 3)] {
            let Some(pushes) = self.pushes_to(camp) else { continue };
            let distance = (pushes as usize).min(DISTANCES - 1);
            let ahead = toward(outlook.ball, camp);
            let way = if ahead & FIELD != 0 { ahead & outlook.empty } else { ahead & !self.words[camp.index()] };
            let mut behind = toward(outlook.ball, camp.opposite());
            if self.state.rules().pushes_any() {
                // From the sides, too, it can be sent that way.
                behind |= toward(outlook.ball, camp.next()) | toward(outlook.ball, camp.next().opposite());
            }
            let behind = behind & outlook.own;
            visit(if way == 0 { BLOCKED + distance } else { OPEN + distance }, 1);
            if way != 0 && behind != 0 {
                visit(PUSHER + distance, 1);
            }
        }
    }

    /// What a side has.
    #[inline]
    fn side_features(&self, side: Side, visit: &mut impl FnMut(usize, i32)) {
        let outlook = self.outlook(side.index());
        let colours = [Colour::at(side.index()), Colour::at(side.index() + 2)];
        let marbles: u32 = colours.iter().map(|&colour| self.marbles(colour)).sum();
        let mut moves = 0;
        let mut reach = 0;
        for colour in colours {
            let word = self.words[colour.index()];
            let field = word & FIELD;
            let forward = word.rotate_left(ROTATION[colour.opposite().index()]) & outlook.empty;
            let left = field.rotate_right(outlook.across) & outlook.empty;
            let right = field.rotate_left(outlook.across) & outlook.empty;
            moves += forward.count_ones() + left.count_ones() + right.count_ones();
            // E-10: whatever captures may go backward as well.
            reach |= forward | left | right | toward(field, colour) & outlook.empty;
        }
        visit(MARBLE, marbles as i32);
        visit(MOBILITY, moves as i32);
        let on_turn = self.turn().index() % 2 == side.index();
        if on_turn {
            visit(TURN, 1);
        }
        let moment = MOMENT + if on_turn { 0 } else { MOMENTS };
        visit(moment + CAPTURE, (outlook.captures & reach).count_ones() as i32);
        if self.state.ball_camp().is_none() {
            self.ball_features(side, &outlook, &mut |index, amount| visit(moment + index, amount));
        }
    }
}

impl ExpionPosition {
    /// The sum of what is counted.
    #[inline]
    fn counted(&self, side: Side) -> i32 {
        let weights = &*WEIGHT;
        let mut sum = 0;
        self.side_features(side, &mut |index, amount| sum += amount * i32::from(weights[index]));
        self.side_features(Side(1 - side.0), &mut |index, amount| sum -= amount * i32::from(weights[index]));
        sum
    }

    /// What the patterns add to it.
    #[inline]
    fn patterns(&self, side: Side) -> i32 {
        if !self.is_patterned() {
            return 0;
        }
        let value = self.pattern_value();
        if self.turn().side() == side { value } else { -value }
    }
}

impl Evaluate for ExpionPosition {
    #[inline]
    fn evaluate(&self, side: Side) -> i32 {
        (self.counted(side) + self.patterns(side)) / FINENESS
    }

    #[inline]
    fn evaluate_between(&self, side: Side, low: i32, high: i32) -> i32 {
        let counted = self.counted(side);
        let value = counted / FINENESS;
        // Patterns hardly ever change that much.
        if value < low - LAZY || value > high + LAZY { value } else { (counted + self.patterns(side)) / FINENESS }
    }
}

impl Tuned for ExpionPosition {
    const WEIGHTS: usize = WEIGHTS;
    const NETWORK: NetworkShape = SHAPE;
    const UNIT: (usize, f32) = (MARBLE, 100.0);
    const FINENESS: f32 = FINENESS as f32;

    fn weights() -> Vec<f32> {
        fitted_weights(&stored(), SHAPE, FINENESS as f32)
    }

    fn visit_features(&self, side: Side, visit: &mut impl FnMut(usize, f32)) {
        self.side_features(side, &mut |index, amount| visit(index, amount as f32));
        self.side_features(Side(1 - side.0), &mut |index, amount| visit(index, -amount as f32));
    }

    fn visit_inputs(&self, _image: usize, visit: &mut impl FnMut(usize)) -> Option<Side> {
        if !self.is_patterned() {
            return None;
        }
        self.visit_patterns(visit);
        Some(self.turn().side())
    }
}
