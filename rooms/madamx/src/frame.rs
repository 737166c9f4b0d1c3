//! The frame: 64 places, eight directions, and sets of places moved as a whole. It knows no tile and no piece.

use boards::Grid;

/// The places of the frame; place `8 * rank + file` is `a1` for 0.
pub(crate) const GRID: Grid = Grid { width: 8, height: 8 };

/// Directions, clockwise from straight ahead as light sees it.
pub(crate) const N: usize = 0;
pub(crate) const NE: usize = 1;
pub(crate) const E: usize = 2;
pub(crate) const SE: usize = 3;
pub(crate) const S: usize = 4;
pub(crate) const SW: usize = 5;
pub(crate) const W: usize = 6;
pub(crate) const NW: usize = 7;

/// The directions of a man of each side: forward and sideways.
pub(crate) const AHEAD: [[usize; 5]; 2] = [[N, NE, NW, E, W], [S, SW, SE, E, W]];

/// The last rank of each side, where its men are crowned.
pub(crate) const LAST_RANK: [u64; 2] = [0xff << 56, 0xff];

/// The places of a1's colour.
pub(crate) const A1_COLOUR: u64 = 0xaa55_aa55_aa55_aa55;

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;
const RANK_1: u64 = 0xff;
const RANK_8: u64 = 0xff << 56;

/// The places that have a neighbour in each direction.
const INNER: [u64; 8] =
    [!RANK_8, !(RANK_8 | FILE_H), !FILE_H, !(RANK_1 | FILE_H), !RANK_1, !(RANK_1 | FILE_A), !FILE_A, !(RANK_8 | FILE_A)];

/// How far a set turns in its word to go one place in each direction.
const TURN: [u32; 8] = [8, 9, 1, 57, 56, 55, 63, 7];

/// The set of the neighbours in a direction; what leaves the frame is lost.
#[inline]
pub(crate) const fn shift(places: u64, direction: usize) -> u64 {
    (places & INNER[direction]).rotate_left(TURN[direction])
}

/// For each place all its neighbours.
pub(crate) static AROUND: [u64; 64] = {
    let mut around = [0; 64];
    let mut place = 0;
    while place < 64 {
        let mut direction = 0;
        while direction < 8 {
            around[place] |= shift(1 << place, direction);
            direction += 1;
        }
        place += 1;
    }
    around
};

/// The place that lies next in a direction; the place itself must have a neighbour there.
#[inline]
pub(crate) const fn before(place: u8, direction: usize) -> u8 {
    place.wrapping_sub(TURN[direction] as u8) & 63
}

/// The opposite direction.
#[inline]
pub(crate) const fn opposite(direction: usize) -> usize {
    (direction + 4) & 7
}

/// One place as a set.
#[inline]
pub(crate) const fn bit(place: u8) -> u64 {
    1 << (place & 63)
}

/// Whether a set has a place.
#[inline]
pub(crate) const fn has(places: u64, place: u8) -> bool {
    places >> (place & 63) & 1 == 1
}

/// The place of a set that has exactly one.
#[inline]
pub(crate) const fn only(place: u64) -> u8 {
    place.trailing_zeros() as u8 & 63
}

/// The place with a number in a set, counted from 0 upwards; the set must have it.
#[inline]
pub(crate) fn select(mut places: u64, n: u32) -> u8 {
    for _ in 0..n {
        places &= places.wrapping_sub(1);
    }
    only(places)
}

/// The straight line from one place to another: direction and distance; none if they are equal or in no line.
pub(crate) fn line(from: u8, to: u8) -> Option<(usize, u8)> {
    let dx = GRID.x(to) as i8 - GRID.x(from) as i8;
    let dy = GRID.y(to) as i8 - GRID.y(from) as i8;
    if (dx, dy) == (0, 0) || (dx != 0 && dy != 0 && dx.abs() != dy.abs()) {
        return None;
    }
    let direction = match (dx.signum(), dy.signum()) {
        (0, 1) => N,
        (1, 1) => NE,
        (1, 0) => E,
        (1, -1) => SE,
        (0, -1) => S,
        (-1, -1) => SW,
        (-1, 0) => W,
        _ => NW,
    };
    Some((direction, dx.unsigned_abs().max(dy.unsigned_abs())))
}

/// The set with left and right exchanged.
pub(crate) const fn mirrored(places: u64) -> u64 {
    places.swap_bytes().reverse_bits()
}

/// The set as seen from the other side of the table.
pub(crate) const fn rotated(places: u64) -> u64 {
    places.reverse_bits()
}

/// The text of a place, such as `c3`.
pub(crate) fn name(place: u8) -> String {
    GRID.text(place)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shifting_goes_one_place_and_never_wraps() {
        const STEPS: [(i8, i8); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
        for place in 0..64 {
            for (direction, (dx, dy)) in STEPS.into_iter().enumerate() {
                let next = GRID.step(place, dx, dy);
                assert_eq!(shift(bit(place), direction), next.map_or(0, bit), "{} to {direction}", name(place));
                if let Some(next) = next {
                    assert_eq!(before(next, direction), place);
                    assert_eq!(line(place, next), Some((direction, 1)));
                    assert_eq!(shift(bit(next), opposite(direction)), bit(place));
                }
            }
        }
        assert_eq!(line(GRID.at(0, 0), GRID.at(3, 3)), Some((NE, 3)));
        assert_eq!(line(GRID.at(7, 2), GRID.at(0, 2)), Some((W, 7)));
        assert_eq!((line(0, 0), line(0, 17)), (None, None));
    }

    #[test]
    fn symmetries_map_places() {
        assert_eq!(mirrored(bit(GRID.at(0, 0))), bit(GRID.at(7, 0)));
        assert_eq!(mirrored(bit(GRID.at(2, 5))), bit(GRID.at(5, 5)));
        assert_eq!(rotated(bit(GRID.at(2, 5))), bit(GRID.at(5, 2)));
        assert_eq!(A1_COLOUR & 0xffff, 0b1010_1010_0101_0101);
        assert_eq!(select(0b1011_0000, 2), 7);
    }
}
