//! Patterns: the men of both sides in overlapping blocks of squares, each filling with a learned weight.
//!
//! There are sixteen narrow blocks of four rows by two columns and eight wide ones of four rows by three columns; bands of rows
//! overlap, so that formations are seen whole somewhere. The board turned round with the colours exchanged must have the opposite
//! value, so only blocks of the upper half have weights of their own; each other block is looked up turned round, its
//! value subtracted.

/// Pairs of a block of the upper half and the one it becomes when the board is turned.
pub(crate) const NARROW_PAIRS: usize = 8;
pub(crate) const WIDE_PAIRS: usize = 4;

/// Ways to fill a block: each square free, ours or theirs.
pub(crate) const NARROW_FILLINGS: usize = 6561;
pub(crate) const WIDE_FILLINGS: usize = 531_441;

/// Weights of the narrow blocks (one for full boards and one for empty ones each), then of the wide blocks.
pub(crate) const NARROW_WEIGHTS: usize = NARROW_PAIRS * NARROW_FILLINGS * 2;
pub(crate) const WIDE_WEIGHTS: usize = WIDE_PAIRS * WIDE_FILLINGS;
pub(crate) const WEIGHTS: usize = NARROW_WEIGHTS + WIDE_WEIGHTS;

/// The squares of a block relative to its first bit.
const NARROW: u64 = 0b11_0001_1000_0110_0011;
const WIDE: u64 = 0b111_0011_1000_1110_0111;

/// The first bit of a narrow block: bands from the top, then columns from the left.
const fn narrow_first(block: usize) -> u32 {
    11 * (block as u32 / 4) + block as u32 % 4
}

/// The first bit of a wide block: the left or right three columns of a band.
const fn wide_first(block: usize) -> u32 {
    11 * (block as u32 / 2) + 2 * (block as u32 % 2)
}

/// Bits as a number in base three.
static TERNARY: [u32; 4096] = boards::ternary();

#[inline]
const fn narrow_bits(set: u64, block: usize) -> usize {
    let squares = set >> narrow_first(block) & NARROW;
    let pairs = (squares | squares >> 3) & 0x780f;
    ((pairs | pairs >> 7) & 0xff) as usize
}

#[inline]
const fn wide_bits(set: u64, block: usize) -> usize {
    let squares = set >> wide_first(block) & WIDE;
    let triples = squares & 0x3807 | squares >> 2 & 0x1_c038;
    (triples & 0x3f | triples >> 5 & 0xfc0) as usize
}

/// Of two rows of three squares, how the left two columns are filled and how the right two are.
static HALVES: [[u16; 2]; 729] = {
    let mut halves = [[0; 2]; 729];
    let mut filling = 0;
    while filling < 729 {
        let (upper, lower) = (filling % 27, filling / 27);
        halves[filling as usize] = [upper % 9 + 9 * (lower % 9), upper / 3 + 9 * (lower / 3)];
        filling += 1;
    }
    halves
};

/// The two narrow blocks inside a wide one and how they are filled when it is: its left two columns and its right two.
#[inline]
pub(crate) fn narrow_inside(pair: usize, filling: usize) -> [(usize, usize); 2] {
    let [upper, lower] = [HALVES[filling % 729], HALVES[filling / 729]];
    let first = 4 * (pair / 2) + 2 * (pair % 2);
    [0, 1].map(|column| (first + column, usize::from(upper[column]) + 81 * usize::from(lower[column])))
}

/// The men as both sides see them: own first, the board turned for the second.
#[derive(Clone, Copy)]
pub(crate) struct Men {
    brown: u64,
    ivory: u64,
    brown_turned: u64,
    ivory_turned: u64,
}

impl Men {
    #[inline]
    pub(crate) fn new(brown: u64, ivory: u64) -> Men {
        let turned = |set: u64| set.reverse_bits() >> 10;
        Men { brown, ivory, brown_turned: turned(brown), ivory_turned: turned(ivory) }
    }

    /// How a narrow block is filled as brown sees it, and its counterpart as ivory sees it.
    #[inline]
    pub(crate) fn narrow(&self, pair: usize) -> [usize; 2] {
        let filling =
            |own: u64, other: u64| (TERNARY[narrow_bits(own, pair)] + 2 * TERNARY[narrow_bits(other, pair)]) as usize;
        [filling(self.brown, self.ivory), filling(self.ivory_turned, self.brown_turned)]
    }

    /// The same for a wide block.
    #[inline]
    pub(crate) fn wide(&self, pair: usize) -> [usize; 2] {
        let filling = |own: u64, other: u64| (TERNARY[wide_bits(own, pair)] + 2 * TERNARY[wide_bits(other, pair)]) as usize;
        [filling(self.brown, self.ivory), filling(self.ivory_turned, self.brown_turned)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{SQUARES, bit_of};

    #[test]
    fn blocks_and_their_turned_counterparts_cover_the_board() {
        let turned = |set: u64| set.reverse_bits() >> 10;
        for (name, blocks) in [
            ("narrow", (0..NARROW_PAIRS).map(|pair| NARROW << narrow_first(pair)).collect::<Vec<_>>()),
            ("wide", (0..WIDE_PAIRS).map(|pair| WIDE << wide_first(pair)).collect()),
        ] {
            assert!(blocks.iter().all(|&block| block & !SQUARES == 0), "{name}");
            let half = blocks.iter().fold(0, |all, block| all | block);
            assert_eq!(half | turned(half), SQUARES, "{name}");
        }
    }

    #[test]
    fn narrow_blocks_stand_inside_wide_ones() {
        let mut dice = kernel::Dice::new(5);
        for _ in 0..500 {
            let (mut brown, mut ivory) = (0, 0);
            for bit in boards::Bits(SQUARES) {
                match dice.below(3) {
                    0 => brown |= 1 << bit,
                    1 => ivory |= 1 << bit,
                    _ => {}
                }
            }
            let men = Men::new(brown, ivory);
            for pair in 0..WIDE_PAIRS {
                for (side, filling) in men.wide(pair).into_iter().enumerate() {
                    for (narrow, inside) in narrow_inside(pair, filling) {
                        assert_eq!(men.narrow(narrow)[side], inside, "{pair} {narrow}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_block_is_gathered_in_order() {
        for (place, number) in [1, 2, 6, 7, 11, 12, 16, 17].into_iter().enumerate() {
            assert_eq!(narrow_bits(1 << bit_of(number), 0), 1 << place, "{number}");
        }
        for (place, number) in [13, 14, 15, 18, 19, 20, 23, 24, 25, 28, 29, 30].into_iter().enumerate() {
            assert_eq!(wide_bits(1 << bit_of(number), 3), 1 << place, "{number}");
        }
        let men = Men::new(1 << bit_of(2), 1 << bit_of(17));
        assert_eq!(men.narrow(0)[0], 3 + 2 * 2187);
        assert_eq!(Men::new(1 << bit_of(50), 1 << bit_of(49)).narrow(0)[1], 3 + 2);
    }
}
