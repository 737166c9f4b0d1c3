//! Step: one decision in the duel, and the path of a capture.

use crate::frame::{bit, only, shift};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DuelStep {
    /// A piece goes from a tile to a free one.
    Move {
        /// Where it stood.
        from: u8,
        /// Where it goes.
        to: u8,
    },
    /// A piece captures.
    Capture(Path),
    /// The opponent has overlooked a capture: his last turn is taken back, and he must capture.
    Object,
    /// A tile is put on a bare place.
    Relocate {
        /// Where it lay.
        from: u8,
        /// The bare place.
        to: u8,
    },
    /// A tile leaves the frame for good.
    Remove {
        /// Where it lay.
        from: u8,
    },
    /// The tile on offer is left, or the rest of the rights is given up.
    Stay,
}

/// A whole capture: where it starts, and the direction of each jump.
///
/// Bits 0-5 hold the start, 6-9 the number of jumps, 10-12 how many places away the first captured piece is, and from bit
/// 13 on three bits a jump hold the directions. Twelve enemy pieces are the most, so all of it fits in a word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Path(u64);

impl Path {
    /// The most jumps: one for each enemy piece.
    pub(crate) const MOST: usize = 12;

    /// A path that has not jumped yet, over a piece at a distance (1 is adjacent).
    #[inline]
    pub(crate) const fn new(from: u8, distance: u8) -> Path {
        Path(from as u64 | (distance as u64) << 10)
    }

    /// The path with one more jump.
    #[inline]
    #[must_use]
    pub(crate) const fn then(self, direction: usize) -> Path {
        Path((self.0 | (direction as u64) << (13 + 3 * self.jumps())) + (1 << 6))
    }

    /// The path as a word.
    #[inline]
    pub(crate) const fn word(self) -> u64 {
        self.0
    }

    /// Where the capture starts.
    #[inline]
    pub const fn from(self) -> u8 {
        self.0 as u8 & 63
    }

    /// How many pieces it takes.
    #[inline]
    pub const fn jumps(self) -> usize {
        (self.0 >> 6 & 15) as usize
    }

    /// How many places away the first captured piece is; more than 1 only in a capture from a distance.
    #[inline]
    pub(crate) const fn distance(self) -> u8 {
        (self.0 >> 10 & 7) as u8
    }

    #[inline]
    pub(crate) const fn direction(self, jump: usize) -> usize {
        (self.0 >> (13 + 3 * jump) & 7) as usize
    }

    /// Shows the captured place and the landing place of each jump as sets of one, in order; the last landing.
    #[inline]
    pub(crate) fn walk(self, mut each: impl FnMut(u64, u64)) -> u64 {
        let mut at = bit(self.from());
        for jump in 0..self.jumps() {
            let direction = self.direction(jump);
            for _ in 0..self.distance() {
                at = shift(at, direction);
            }
            let over = at;
            at = shift(at, direction);
            each(over, at);
        }
        at
    }

    /// The landing places in order.
    pub fn landings(self) -> Vec<u8> {
        let mut landings = Vec::with_capacity(self.jumps());
        self.walk(|_, to| landings.push(only(to)));
        landings
    }

    /// The captured places in order.
    pub fn captured(self) -> Vec<u8> {
        let mut captured = Vec::with_capacity(self.jumps());
        self.walk(|over, _| captured.push(only(over)));
        captured
    }

    /// The same path with each direction and the start mapped.
    pub(crate) fn image(self, place: impl Fn(u8) -> u8, direction: impl Fn(usize) -> usize) -> Path {
        (0..self.jumps())
            .fold(Path::new(place(self.from()), self.distance()), |path, jump| path.then(direction(self.direction(jump))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::{E, GRID, N, NE, S, W};

    #[test]
    fn a_path_remembers_twelve_jumps() {
        let directions = [N, E, S, W, N, E, S, W, N, E, S, W];
        let path = directions.into_iter().fold(Path::new(GRID.at(2, 2), 1), Path::then);
        assert_eq!(path.jumps(), Path::MOST);
        assert!(directions.into_iter().enumerate().all(|(jump, direction)| path.direction(jump) == direction));
        assert_eq!(path.landings().last(), Some(&GRID.at(2, 2)));
        assert_eq!(path.captured()[..2], [GRID.at(2, 3), GRID.at(3, 4)]);
    }

    #[test]
    fn a_capture_from_a_distance_lands_just_beyond() {
        let path = Path::new(GRID.at(0, 0), 3).then(NE);
        assert_eq!(path.captured(), [GRID.at(3, 3)]);
        assert_eq!(path.landings(), [GRID.at(4, 4)]);
        assert_eq!(path.distance(), 3);
    }
}
