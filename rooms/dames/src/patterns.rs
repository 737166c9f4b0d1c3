//! Patterns: the men of both sides in sixteen overlapping blocks of eight squares, each with a learned weight.
//!
//! A block is four rows by two columns; bands of rows and columns overlap, so that formations are seen whole somewhere. The board
//! turned round with the colours exchanged must have the opposite value, so only the eight blocks of the upper half have
//! weights of their own; the others use the same with the sign changed.

/// Blocks of the board.
pub(crate) const BLOCKS: usize = 16;
/// Blocks with weights of their own.
const OWN_BLOCKS: usize = BLOCKS / 2;
/// Ways to fill a block: each square free, brown or ivory.
pub(crate) const FILLINGS: usize = 6561;
/// Weights of all patterns: one for full boards and one for empty ones each.
pub(crate) const WEIGHTS: usize = OWN_BLOCKS * FILLINGS * 2;

/// The squares of a block relative to its first bit.
const BLOCK: u64 = 0b11_0001_1000_0110_0011;

/// The first bit of a block: bands from the top, then columns from the left.
const fn first_bit(block: usize) -> u32 {
    11 * (block as u32 / 4) + block as u32 % 4
}

/// Eight bits as a number in base three.
static TERNARY: [u16; 256] = {
    let mut table = [0; 256];
    let mut bits = 0;
    while bits < 256 {
        let mut power = 1;
        let mut bit = 0;
        while bit < 8 {
            if bits >> bit & 1 == 1 {
                table[bits] += power;
            }
            power *= 3;
            bit += 1;
        }
        bits += 1;
    }
    table
};

/// The eight bits of a block, gathered: first row lowest.
#[inline]
const fn gathered(set: u64, block: usize) -> usize {
    let squares = set >> first_bit(block) & BLOCK;
    let pairs = (squares | squares >> 3) & 0x780f;
    ((pairs | pairs >> 7) & 0xff) as usize
}

/// How a block is filled.
#[inline]
pub(crate) fn filling(brown: u64, ivory: u64, block: usize) -> usize {
    usize::from(TERNARY[gathered(brown, block)]) + 2 * usize::from(TERNARY[gathered(ivory, block)])
}

/// The filling seen from the other side: the block turned round, the colours exchanged.
const fn turned(filling: usize) -> usize {
    let mut left = filling;
    let mut out = 0;
    let mut square = 0;
    while square < 8 {
        let exchanged = [0, 2, 1][left % 3];
        left /= 3;
        out = out * 3 + exchanged;
        square += 1;
    }
    out
}

/// The weight of a filling: its index (the one for full boards; the next is for empty ones), and whether its sign changes.
pub(crate) const fn weight_index(block: usize, filling: usize) -> (usize, bool) {
    if block < OWN_BLOCKS {
        ((block * FILLINGS + filling) * 2, false)
    } else {
        (((BLOCKS - 1 - block) * FILLINGS + turned(filling)) * 2, true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{SQUARES, bit_of};

    #[test]
    fn blocks_lie_on_the_board_and_cover_it() {
        let all = (0..BLOCKS).fold(0, |all, block| all | BLOCK << first_bit(block));
        assert_eq!(all, SQUARES);
        assert!((0..BLOCKS).all(|block| BLOCK << first_bit(block) & !SQUARES == 0));
    }

    #[test]
    fn a_block_is_gathered_in_order() {
        // The first block: squares 1 2, 6 7, 11 12, 16 17.
        for (place, number) in [1, 2, 6, 7, 11, 12, 16, 17].into_iter().enumerate() {
            assert_eq!(gathered(1 << bit_of(number), 0), 1 << place, "{number}");
        }
        assert_eq!(filling(1 << bit_of(2), 1 << bit_of(17), 0), 3 + 2 * 2187);
    }

    #[test]
    fn turning_twice_changes_nothing() {
        for filling in 0..FILLINGS {
            assert_eq!(turned(turned(filling)), filling);
        }
        let turn = |set: u64| set.reverse_bits() >> 10;
        let (brown, ivory) = (1 << bit_of(32) | 1 << bit_of(6), 1 << bit_of(11) | 1 << bit_of(45));
        for block in 0..BLOCKS {
            let (index, sign) = weight_index(block, filling(brown, ivory, block));
            let (other, other_sign) =
                weight_index(BLOCKS - 1 - block, filling(turn(ivory), turn(brown), BLOCKS - 1 - block));
            assert_eq!((index, sign), (other, !other_sign));
        }
    }
}
