//! The board: fifty squares in one word, laid out so that each diagonal is a constant shift.
//!
//! After every second row one bit stays unused. Square 1 is bit 0, squares 1-10 are bits 0-9, squares 11-20 are bits 11-20 and
//! so on: down-left is always +5 and down-right +6, and a step over the edge falls on an unused bit.

/// The number of bits, unused ones included.
pub(crate) const WIDTH: u8 = 54;

/// The fifty playing squares.
pub(crate) const SQUARES: u64 = {
    let mut all = 0;
    let mut number = 1;
    while number <= 50 {
        all |= 1 << bit_of(number);
        number += 1;
    }
    all
};

/// The far row of brown: squares 1-5.
pub(crate) const TOP: u64 = 0x1f;
/// The far row of ivory: squares 46-50.
pub(crate) const BOTTOM: u64 = 0x1f << 49;

/// The bit of a square number 1..=50.
pub(crate) const fn bit_of(number: u8) -> u8 {
    let index = number - 1;
    index + index / 10
}

/// The square number of a bit.
pub(crate) const fn number_of(bit: u8) -> u8 {
    bit - bit / 11 + 1
}

/// The column of a bit, from 0 at the left.
pub(crate) const fn column(bit: u8) -> u8 {
    let index = number_of(bit) - 1;
    2 * (index % 5) + (1 - index / 5 % 2)
}

/// The row of a bit, from 0 at the top.
pub(crate) const fn row(bit: u8) -> u8 {
    (number_of(bit) - 1) / 5
}

/// The four diagonals as shifts: up-left, up-right, down-left, down-right. A direction and its reverse are `d` and `3 - d`.
pub(crate) const SHIFTS: [i8; 4] = [-6, -5, 5, 6];

/// The set moved by one square in a direction. What leaves the board lands on unused bits: callers keep only squares they
/// know.
#[inline]
pub(crate) const fn shift<const DIRECTION: usize>(set: u64) -> u64 {
    if SHIFTS[DIRECTION] < 0 { set >> -SHIFTS[DIRECTION] } else { set << SHIFTS[DIRECTION] }
}

/// All squares of a diagonal beyond a square.
static RAYS: [[u64; 64]; 4] = {
    let mut rays = [[0; 64]; 4];
    let mut direction = 0;
    while direction < 4 {
        let mut bit = 0;
        while bit < WIDTH {
            if SQUARES >> bit & 1 == 1 {
                let mut at = bit as i8 + SHIFTS[direction];
                while at >= 0 && at < WIDTH as i8 && SQUARES >> at & 1 == 1 {
                    rays[direction][bit as usize] |= 1 << at;
                    at += SHIFTS[direction];
                }
            }
            bit += 1;
        }
        direction += 1;
    }
    rays
};

/// The squares of a diagonal beyond a square.
#[inline]
pub(crate) fn ray(direction: usize, bit: u8) -> u64 {
    RAYS[direction & 3][(bit & 63) as usize]
}

/// The first square of a set that a ray meets, as a set of one or none.
#[inline]
pub(crate) fn first_on_ray(direction: usize, bit: u8, set: u64) -> u64 {
    let met = ray(direction, bit) & set;
    if direction < 2 {
        // The nearest square in an upward direction is the highest bit.
        if met == 0 { 0 } else { 1 << (63 - met.leading_zeros()) }
    } else {
        met & met.wrapping_neg()
    }
}

/// The free squares a ray crosses before it meets a piece.
#[inline]
pub(crate) fn free_run(direction: usize, bit: u8, occupied: u64) -> u64 {
    let met = first_on_ray(direction, bit, occupied);
    let ray = ray(direction, bit);
    if met == 0 {
        ray
    } else if direction < 2 {
        ray & !(met | (met - 1))
    } else {
        ray & (met - 1)
    }
}

/// The square next to a single square in a direction, as a set of one or none.
#[inline]
pub(crate) fn next(direction: usize, square: u64) -> u64 {
    let moved = if direction < 2 { square >> -SHIFTS[direction] } else { square << SHIFTS[direction] };
    moved & SQUARES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_and_bits_agree() {
        assert_eq!(SQUARES.count_ones(), 50);
        for number in 1..=50 {
            assert_eq!(number_of(bit_of(number)), number);
        }
        assert_eq!(bit_of(50), 53);
        assert_eq!((column(bit_of(46)), row(bit_of(46))), (0, 9));
        assert_eq!((column(bit_of(1)), row(bit_of(1))), (1, 0));
    }

    #[test]
    fn diagonals_follow_the_printed_board() {
        let set = |numbers: &[u8]| numbers.iter().fold(0, |set, &n| set | 1 << bit_of(n));
        assert_eq!(ray(0, bit_of(28)), set(&[22, 17, 11, 6]));
        assert_eq!(ray(1, bit_of(28)), set(&[23, 19, 14, 10, 5]));
        assert_eq!(ray(2, bit_of(28)), set(&[32, 37, 41, 46]));
        assert_eq!(ray(3, bit_of(28)), set(&[33, 39, 44, 50]));
        assert_eq!(free_run(1, bit_of(28), set(&[14, 10])), set(&[23, 19]));
        assert_eq!(free_run(2, bit_of(28), set(&[41, 46])), set(&[32, 37]));
        assert_eq!(first_on_ray(0, bit_of(28), set(&[6, 17])), set(&[17]));
        assert_eq!((next(0, set(&[6])), next(1, set(&[6]))), (0, set(&[1])));
        assert_eq!((next(0, set(&[46])), next(1, set(&[46]))), (0, set(&[41])));
        assert_eq!(shift::<1>(set(&[46, 44])), set(&[41, 40]));
    }
}
