//! Board: which camp stands where, and what is true of it at one glance: neighbours, liberties, alignments.
//!
//! It knows no turn and no settling; it answers with sets of points, computed for all points at once.

use crate::camp::{CAMPS, Camp, Way};
use crate::point::{Point, STRIDE, Set};

/// The pieces of each camp.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Board {
    pub(crate) camps: [Set; CAMPS],
}

/// The first file, and the bit above the last point, so that what runs off a rank's end to the east is dropped.
const FILE_A: Set = {
    let mut set = 0;
    let mut y = 0;
    while y <= STRIDE {
        set |= 1 << (y * STRIDE);
        y += 1;
    }
    set
};

/// Each point moved one file to the right. What leaves the board is dropped or lands beside it, as with the others:
/// the result is always met with points of the board.
#[inline]
pub(crate) const fn east(set: Set) -> Set {
    set << 1 & !FILE_A
}

/// Each point moved one file to the left.
#[inline]
pub(crate) const fn west(set: Set) -> Set {
    (set & !FILE_A) >> 1
}

/// Each point moved one rank up.
#[inline]
pub(crate) const fn north(set: Set) -> Set {
    set << STRIDE
}

/// Each point moved one rank down.
#[inline]
pub(crate) const fn south(set: Set) -> Set {
    set >> STRIDE
}

/// The cross of every point of a set (B-5).
#[inline]
pub(crate) const fn cross(set: Set) -> Set {
    east(set) | west(set) | north(set) | south(set)
}

/// The square of every point of a set (B-5).
#[inline]
pub(crate) const fn square(set: Set) -> Set {
    let row = set | east(set) | west(set);
    north(row) | south(row) | east(set) | west(set)
}

/// Each point moved one on along its line: to the right or up.
#[inline]
pub(crate) const fn ahead(way: Way, set: Set) -> Set {
    match way {
        Way::Rank => east(set),
        Way::File => north(set),
    }
}

/// Each point moved one back along its line: to the left or down.
#[inline]
pub(crate) const fn back(way: Way, set: Set) -> Set {
    match way {
        Way::Rank => west(set),
        Way::File => south(set),
    }
}

impl Board {
    /// All occupied points.
    #[inline]
    pub(crate) const fn occupied(&self) -> Set {
        self.camps[0] | self.camps[1] | self.camps[2] | self.camps[3]
    }

    /// The points of one camp.
    #[inline]
    pub(crate) const fn of(&self, camp: Camp) -> Set {
        self.camps[camp.index()]
    }

    /// How many pieces a camp has.
    #[inline]
    pub(crate) const fn count(&self, camp: Camp) -> u32 {
        self.of(camp).count_ones()
    }

    /// The camp on a point.
    pub(crate) fn owner(&self, point: Point) -> Option<Camp> {
        Camp::ALL.into_iter().find(|&camp| self.of(camp) & point.bit() != 0)
    }

    /// Takes pieces off.
    #[inline]
    pub(crate) fn remove(&mut self, points: Set) {
        for set in &mut self.camps {
            *set &= !points;
        }
    }

    /// Puts a piece of a camp on a point, whatever stood there.
    pub(crate) fn put(&mut self, point: Point, camp: Camp) {
        self.remove(point.bit());
        self.camps[camp.index()] |= point.bit();
    }

    /// B-11 (1): the pieces without an empty point in their cross; `all` are the points of the board.
    #[inline]
    pub(crate) const fn stifled(&self, all: Set) -> Set {
        let occupied = self.occupied();
        occupied & !cross(all & !occupied)
    }

    /// The pieces whose next point along the line holds a piece of the same camp.
    #[inline]
    pub(crate) const fn linked(&self, way: Way) -> Set {
        let [a, b, c, d] = self.camps;
        a & back(way, a) | b & back(way, b) | c & back(way, c) | d & back(way, d)
    }

    /// The alignment of the piece on a point along a way (B-10).
    pub(crate) fn alignment(&self, point: Point, way: Way) -> Option<Alignment> {
        let camp = self.owner(point)?;
        let own = self.of(camp);
        let mut points = point.bit();
        loop {
            let wider = points | (ahead(way, points) | back(way, points)) & own;
            if wider == points {
                return Some(Alignment { camp, way, points });
            }
            points = wider;
        }
    }

    /// B-11 (2): the alignments of more than four pieces.
    pub(crate) fn overlong(&self) -> impl Iterator<Item = Alignment> {
        Way::ALL.into_iter().flat_map(move |way| {
            let firsts = Runs::of(self, way).crowded & !ahead(way, self.linked(way));
            boards::Bits(firsts).filter_map(move |first| self.alignment(Point(first), way))
        })
    }
}

/// A maximal run of pieces of one camp along a line (B-10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Alignment {
    pub(crate) camp: Camp,
    pub(crate) way: Way,
    pub(crate) points: Set,
}

impl Alignment {
    /// How many pieces.
    pub(crate) const fn length(&self) -> u32 {
        self.points.count_ones()
    }

    /// Its two ends, the one with the smaller file or rank first.
    pub(crate) const fn ends(&self) -> [Point; 2] {
        [Point::lowest(self.points), Point(127 - self.points.leading_zeros() as u8)]
    }

    /// The pieces that go when the surplus over four is removed from one end.
    pub(crate) fn surplus(&self, end: Point) -> Set {
        let surplus = self.length().saturating_sub(LONGEST) as usize;
        let upper = end == self.ends()[1];
        let kept_below = if upper { self.length() as usize - surplus } else { 0 };
        boards::Bits(self.points).skip(kept_below).take(surplus).fold(0, |sum, point| sum | Point(point).bit())
    }
}

/// B-11 (2): the most pieces an alignment may have.
pub(crate) const LONGEST: u32 = 4;

/// All runs along one way, compared where they touch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Runs {
    /// Pieces with at least four more of the same camp directly ahead: some alignment is too long.
    pub(crate) crowded: Set,
    /// Pieces that touch a strictly shorter enemy alignment ahead of them.
    pub(crate) wins_ahead: Set,
    /// Pieces that touch a strictly longer enemy alignment ahead of them.
    pub(crate) loses_ahead: Set,
}

impl Runs {
    /// Compares all alignments along a way. The comparison holds only if none is crowded.
    #[inline]
    pub(crate) const fn of(board: &Board, way: Way) -> Runs {
        // `ahead_n`: at least n of one camp from here on; `next_n`: from the next point on; `upto_n`: up to here.
        let ahead_2 = board.linked(way);
        let next_2 = back(way, ahead_2);
        let ahead_3 = ahead_2 & next_2;
        let next_3 = back(way, ahead_3);
        let ahead_4 = ahead_2 & next_3;
        let next_4 = back(way, ahead_4);
        let upto_2 = ahead(way, ahead_2);
        let upto_3 = upto_2 & ahead(way, upto_2);
        let upto_4 = upto_2 & ahead(way, upto_3);
        let touching = Self::touching(board, way, ahead_2);
        Runs {
            crowded: ahead_2 & next_4,
            wins_ahead: touching & (upto_2 & !next_2 | upto_3 & !next_3 | upto_4 & !next_4),
            loses_ahead: touching & (next_2 & !upto_2 | next_3 & !upto_3 | next_4 & !upto_4),
        }
    }

    /// Pieces whose next point along the way holds a piece of another camp.
    #[inline]
    pub(crate) const fn touching(board: &Board, way: Way, linked: Set) -> Set {
        let occupied = board.occupied();
        occupied & back(way, occupied) & !linked
    }
}
