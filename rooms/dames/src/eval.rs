//! The evaluation: patterns of men, kings, balance, with weights fitted to games the engine played against itself.

use crate::board::{BOTTOM, TOP};
use crate::patterns::{self, BLOCKS, FILLINGS, filling, weight_index};
use crate::position::{BROWN, DamesPosition, IVORY};
use boards::Bits;
use kernel::{Evaluate, Side, Tuned};

/// Steps of a weight in a hundredth of a man.
const FINENESS: i32 = 8;

// Where the weights after the patterns stand.
const MAN: usize = patterns::WEIGHTS;
const FIRST_KING: usize = MAN + 1;
const SECOND_KING: usize = MAN + 2;
const MORE_KINGS: usize = MAN + 3;
const KING_REACH: usize = MAN + 4;
const KING_ON_MAIN: usize = MAN + 5;
const BALANCE: usize = MAN + 6;
const TURN: usize = MAN + 7;
const MEN_HOME: usize = MAN + 8;
const WEIGHTS: usize = MAN + 9;

/// The main diagonal, 46 to 5.
const MAIN_DIAGONAL: u64 = 1 << 4 | 1 << 9 | 1 << 14 | 1 << 19 | 1 << 24 | 1 << 29 | 1 << 34 | 1 << 39 | 1 << 44 | 1 << 49;
/// The two left files and the two right ones of the playing squares.
const LEFT: u64 = 0b11_0001_1000_0110_0011_0000_1100_0110_0001_1000_1100_0011_0001_1000_0110_0011;
const RIGHT: u64 = LEFT << 3;

/// The weights as they were fitted: little-endian, two bytes each.
static STORED: &[u8; 2 * WEIGHTS] = include_bytes!("../assets/weights.bin");

const fn stored(index: usize) -> i32 {
    i16::from_le_bytes([STORED[2 * index], STORED[2 * index + 1]]) as i32
}

/// Every block's weights, for full boards and empty ones side by side.
#[allow(long_running_const_eval)]
static PATTERN_WEIGHTS: [[[i16; 2]; FILLINGS]; BLOCKS] = {
    let mut table = [[[0; 2]; FILLINGS]; BLOCKS];
    let mut block = 0;
    while block < BLOCKS {
        let mut filling = 0;
        while filling < FILLINGS {
            let (index, negative) = weight_index(block, filling);
            let sign = if negative { -1 } else { 1 };
            table[block][filling] = [sign * stored(index) as i16, sign * stored(index + 1) as i16];
            filling += 1;
        }
        block += 1;
    }
    table
};

impl DamesPosition {
    /// The features of a side that are not patterns: how much of each it has.
    #[inline]
    fn plain_features(&self, side: Side, visit: &mut impl FnMut(usize, i32)) {
        let pieces = self.pieces(side);
        let men = pieces & !self.kings;
        let kings = pieces & self.kings;
        visit(MAN, men.count_ones() as i32);
        let home = if side == BROWN { BOTTOM } else { TOP };
        visit(MEN_HOME, (men & home).count_ones() as i32);
        visit(BALANCE, ((men & LEFT).count_ones() as i32 - (men & RIGHT).count_ones() as i32).abs());
        if kings != 0 {
            let count = kings.count_ones() as i32;
            visit(FIRST_KING, 1);
            visit(SECOND_KING, i32::from(count > 1));
            visit(MORE_KINGS, (count - 2).max(0));
            visit(KING_ON_MAIN, i32::from(kings & MAIN_DIAGONAL != 0));
            visit(KING_REACH, Bits(kings).map(|king| self.king_targets(king).count_ones() as i32).sum());
        }
    }

    /// How full the board is, from 0 to 40.
    #[inline]
    fn fullness(&self) -> i32 {
        (self.occupied() & !self.kings).count_ones() as i32
    }

    /// The sum of all patterns, seen by brown.
    #[inline]
    fn pattern_value(&self) -> i32 {
        let (brown, ivory) = (self.pieces(BROWN) & !self.kings, self.pieces(IVORY) & !self.kings);
        let mut full = 0;
        let mut empty = 0;
        for (block, weights) in PATTERN_WEIGHTS.iter().enumerate() {
            let pair = weights[filling(brown, ivory, block)];
            full += i32::from(pair[0]);
            empty += i32::from(pair[1]);
        }
        let fullness = self.fullness();
        (full * fullness + empty * (40 - fullness)) / 40
    }

    /// Few pieces more do not win against a king: the nearer such an end, the less a difference counts.
    #[inline]
    fn tempered(&self, value: i32) -> i32 {
        let ahead = if value > 0 { BROWN } else { IVORY };
        let (strong, weak) = (self.pieces(ahead), self.pieces(Side(ahead.0 ^ 1)));
        let extra = strong.count_ones() as i32 - weak.count_ones() as i32;
        if weak & self.kings != 0 && weak.count_ones() <= 2 && extra <= 2 { value / 4 } else { value }
    }
}

impl Evaluate for DamesPosition {
    #[inline]
    fn evaluate(&self, side: Side) -> i32 {
        let mut value = self.pattern_value();
        self.plain_features(BROWN, &mut |index, amount| value += amount * const_weight(index));
        self.plain_features(IVORY, &mut |index, amount| value -= amount * const_weight(index));
        let turn = const_weight(TURN);
        value += if self.turn() == BROWN { turn } else { -turn };
        let value = (self.tempered(value) / FINENESS).clamp(-20_000, 20_000);
        if side == BROWN { value } else { -value }
    }
}

/// A plain feature's weight.
#[inline]
fn const_weight(index: usize) -> i32 {
    static PLAIN: [i32; WEIGHTS - MAN] = {
        let mut table = [0; WEIGHTS - MAN];
        let mut index = 0;
        while index < table.len() {
            table[index] = stored(MAN + index);
            index += 1;
        }
        table
    };
    PLAIN[index - MAN]
}

impl Tuned for DamesPosition {
    const WEIGHTS: usize = WEIGHTS;
    const UNIT: (usize, f32) = (MAN, 100.0);
    const FINENESS: f32 = FINENESS as f32;

    fn visit_features(&self, side: Side, visit: &mut impl FnMut(usize, f32)) {
        let sign = if side == BROWN { 1.0 } else { -1.0 };
        let (brown, ivory) = (self.pieces(BROWN) & !self.kings, self.pieces(IVORY) & !self.kings);
        let full = self.fullness() as f32 / 40.0;
        for block in 0..BLOCKS {
            let (index, negative) = weight_index(block, filling(brown, ivory, block));
            let sign = if negative { -sign } else { sign };
            visit(index, sign * full);
            visit(index + 1, sign * (1.0 - full));
        }
        self.plain_features(BROWN, &mut |index, amount| visit(index, sign * amount as f32));
        self.plain_features(IVORY, &mut |index, amount| visit(index, -sign * amount as f32));
        visit(TURN, if side == self.turn() { 1.0 } else { -1.0 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Dames;
    use kernel::{Dice, Game, Position, random_playout};

    #[test]
    fn the_value_is_the_sum_of_its_features() {
        let mut dice = Dice::new(3);
        for length in 0..200 {
            let (position, _) = random_playout(&Dames::start(crate::DamesRules::default(), 0), &mut dice, length % 70);
            let mut sum = 0.0;
            position.visit_features(BROWN, &mut |index, amount| sum += amount * stored(index) as f32);
            let untempered = sum / FINENESS as f32;
            let value = position.evaluate(BROWN) as f32;
            let tempered = (position.tempered(sum as i32) / FINENESS) as f32;
            assert!((value - untempered).abs() < 3.0 || (value - tempered).abs() < 3.0, "{value} {untempered}");
            assert!(position.has_steps() || position.outcome().is_some());
        }
    }

    #[test]
    fn the_edges_are_files() {
        use crate::board::{SQUARES, column};
        for bit in Bits(SQUARES) {
            let (left, right) = (LEFT >> bit & 1 == 1, RIGHT >> bit & 1 == 1);
            assert_eq!((left, right), (column(bit) <= 3, column(bit) >= 6), "{bit}");
        }
        assert!(Bits(MAIN_DIAGONAL).all(|bit| u32::from(column(bit)) + u32::from(crate::board::row(bit)) == 9));
    }
}
