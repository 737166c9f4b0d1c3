//! The evaluation: patterns of men, kings, balance, with weights fitted to games the engine played against itself.

use crate::board::{BOTTOM, TOP};
use crate::patterns::{self, Men, NARROW_FILLINGS, NARROW_PAIRS, NARROW_WEIGHTS, WIDE_FILLINGS, WIDE_PAIRS};
use crate::position::{BROWN, DamesPosition, IVORY};
use boards::{Bits, unpack_weights, weights_fit};
use kernel::{Asset, Evaluate, Side, Tuned};
use std::sync::LazyLock;

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

/// The weights as they were fitted, made ready for use.
struct Weights {
    /// What a filling of a wide block is worth on full boards and on empty ones, the narrow blocks inside it counted in.
    blocks: Vec<[i16; 2]>,
    plain: [i32; WEIGHTS - MAN],
}

/// The file of the weights.
pub(crate) static FILE: Asset =
    Asset::needed("dames/weights.bin", include_bytes!("../assets/weights.bin"), |bytes| weights_fit(bytes, WEIGHTS));

/// All weights as the file holds them.
fn stored() -> Vec<i16> {
    let mut all = vec![0; WEIGHTS];
    unpack_weights(FILE.bytes().expect("weights are brought before anybody thinks"), &mut all);
    all
}

static LEARNED: LazyLock<Weights> = LazyLock::new(|| {
    let all = stored();
    let (narrow, wide) = all[..MAN].split_at(NARROW_WEIGHTS);
    let block = |(index, &weight): (usize, &i16)| {
        let parts = patterns::narrow_inside(index / WIDE_FILLINGS, index % WIDE_FILLINGS);
        [0, 1].map(|phase| {
            let inside = parts.map(|(pair, filling)| i32::from(narrow[2 * (pair * NARROW_FILLINGS + filling) + phase]));
            (i32::from(weight) + inside[0] + inside[1]).clamp(i16::MIN.into(), i16::MAX.into()) as i16
        })
    };
    Weights {
        blocks: wide.iter().enumerate().map(block).collect(),
        plain: std::array::from_fn(|index| i32::from(all[MAN + index])),
    }
});

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

    fn men(&self) -> Men {
        Men::new(self.pieces(BROWN) & !self.kings, self.pieces(IVORY) & !self.kings)
    }

    /// The sum of all patterns, seen by brown.
    #[inline]
    fn pattern_value(&self, learned: &Weights) -> i32 {
        let men = self.men();
        let (mut full, mut empty) = (0, 0);
        // The fillings first, all at once: then every shift and mask is known when the program is built.
        let fillings: [[usize; 2]; WIDE_PAIRS] = std::array::from_fn(|pair| men.wide(pair));
        for (fillings, weights) in fillings.into_iter().zip(learned.blocks.chunks_exact(WIDE_FILLINGS)) {
            let [ours, theirs] = fillings.map(|filling| weights[filling]);
            full += i32::from(ours[0]) - i32::from(theirs[0]);
            empty += i32::from(ours[1]) - i32::from(theirs[1]);
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
        let learned = &*LEARNED;
        let weight = |index: usize| learned.plain[index - MAN];
        let mut value = self.pattern_value(learned);
        self.plain_features(BROWN, &mut |index, amount| value += amount * weight(index));
        self.plain_features(IVORY, &mut |index, amount| value -= amount * weight(index));
        value += if self.turn() == BROWN { weight(TURN) } else { -weight(TURN) };
        let value = (self.tempered(value) / FINENESS).clamp(-20_000, 20_000);
        if side == BROWN { value } else { -value }
    }

    #[inline]
    fn evaluate_between(&self, side: Side, low: i32, high: i32) -> i32 {
        if let Some(men) = self.men_alone() {
            let men = if side == BROWN { men } else { -men };
            if men - PATTERNS_AT_MOST >= high {
                return men - PATTERNS_AT_MOST;
            }
            if men + PATTERNS_AT_MOST <= low {
                return men + PATTERNS_AT_MOST;
            }
        }
        self.evaluate(side)
    }
}

/// Patterns of men hardly ever come to more than this.
const PATTERNS_AT_MOST: i32 = 150;

impl DamesPosition {
    /// What men alone come to, for brown; none where there are kings.
    #[inline]
    fn men_alone(&self) -> Option<i32> {
        let difference = self.pieces(BROWN).count_ones() as i32 - self.pieces(IVORY).count_ones() as i32;
        (self.kings == 0).then_some(100 * difference)
    }
}

impl Tuned for DamesPosition {
    const WEIGHTS: usize = WEIGHTS;
    const UNIT: (usize, f32) = (MAN, 100.0);
    const FINENESS: f32 = FINENESS as f32;

    fn weights() -> Vec<f32> {
        stored().into_iter().map(|weight| f32::from(weight) / FINENESS as f32).collect()
    }

    /// Once there are kings, quick games tell more about who can win with them than about the men.
    fn is_instructive(&self) -> bool {
        self.kings == 0
    }

    fn visit_features(&self, side: Side, visit: &mut impl FnMut(usize, f32)) {
        let sign = if side == BROWN { 1.0 } else { -1.0 };
        let men = self.men();
        let full = self.fullness() as f32 / 40.0;
        for pair in 0..NARROW_PAIRS {
            for (filling, sign) in men.narrow(pair).into_iter().zip([sign, -sign]) {
                let index = 2 * (pair * NARROW_FILLINGS + filling);
                visit(index, sign * full);
                visit(index + 1, sign * (1.0 - full));
            }
        }
        for pair in 0..WIDE_PAIRS {
            for (filling, sign) in men.wide(pair).into_iter().zip([sign, -sign]) {
                visit(NARROW_WEIGHTS + pair * WIDE_FILLINGS + filling, sign);
            }
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
        let weights = DamesPosition::weights();
        let mut dice = Dice::new(3);
        for length in 0..200 {
            let (position, _) = random_playout(&Dames::start(crate::DamesRules::default(), 0), &mut dice, length % 70);
            let mut sum = 0.0;
            position.visit_features(BROWN, &mut |index, amount| sum += amount * weights[index] * FINENESS as f32);
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
