//! Moves: which births and displacements the board allows, computed for all pieces of the camp on turn at once.

use crate::board::{cross, east, north, south, square, west};
use crate::point::{Point, STRIDE, Set};
use crate::position::{MambaPosition, Phase};
use crate::rules::{Birth, MOST_PIECES};
use crate::step::MambaStep;
use kernel::Position;

const N: i8 = STRIDE as i8;
const E: i8 = 1;

/// All steps of one kind that go the same way: each target has one source.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moves {
    pub(crate) targets: Set,
    offset: i8,
}

impl Moves {
    const fn new(targets: Set, offset: i8) -> Moves {
        Moves { targets, offset }
    }

    /// Where the step to a target comes from.
    #[inline]
    pub(crate) const fn source(&self, target: u8) -> Point {
        Point(target.wrapping_add_signed(-self.offset))
    }
}

impl MambaPosition {
    /// The empty points.
    #[inline]
    pub(crate) fn empty(&self) -> Set {
        self.rules.table().all & !self.board.occupied()
    }

    /// B-8: the pieces of the camp on turn that may bear now.
    #[inline]
    pub(crate) fn ready(&self) -> Set {
        let occupied = self.board.occupied();
        // B-6: with forty pieces there is no birth.
        if occupied.count_ones() >= MOST_PIECES { 0 } else { self.own() & !square(occupied) & !self.mothers }
    }

    /// B-8: all births, by direction from mother to newborn.
    #[inline]
    pub(crate) fn births(&self) -> [Moves; 8] {
        let ready = self.ready();
        let all = self.rules.table().all;
        let slanted = if self.rules.birth() == Birth::Square { ready } else { 0 };
        let (up, down) = (north(slanted) & all, south(slanted));
        [
            Moves::new(north(ready) & all, N),
            Moves::new(east(ready) & all, E),
            Moves::new(south(ready), -N),
            Moves::new(west(ready), -E),
            Moves::new(east(up) & all, N + E),
            Moves::new(east(down) & all, E - N),
            Moves::new(west(down), -N - E),
            Moves::new(west(up), N - E),
        ]
    }

    /// B-9: all displacements, by direction and length: each step to an empty point, straight on or round a corner.
    #[inline]
    pub(crate) fn displacements(&self) -> [Moves; 12] {
        let (own, empty) = (self.own(), self.empty());
        let n = north(own) & empty;
        let e = east(own) & empty;
        let s = south(own) & empty;
        let w = west(own) & empty;
        [
            Moves::new(n, N),
            Moves::new(e, E),
            Moves::new(s, -N),
            Moves::new(w, -E),
            Moves::new(north(n) & empty, 2 * N),
            Moves::new(east(e) & empty, 2 * E),
            Moves::new(south(s) & empty, -2 * N),
            Moves::new(west(w) & empty, -2 * E),
            Moves::new((north(e) | east(n)) & empty, N + E),
            Moves::new((south(e) | east(s)) & empty, E - N),
            Moves::new((south(w) | west(s)) & empty, -N - E),
            Moves::new((north(w) | west(n)) & empty, N - E),
        ]
    }

    /// The legal step at a place of the visiting order, without making those before it.
    #[inline]
    pub(crate) fn step_at(&self, n: u64) -> Option<MambaStep> {
        if let Phase::Trim(trim) = self.phase {
            return trim.ends.get(n as usize).map(|&end| MambaStep::Cut { end });
        }
        if self.outcome().is_some() {
            return None;
        }
        let mut left = n;
        for births in self.births() {
            if let Some(newborn) = nth_point(births.targets, &mut left) {
                return Some(MambaStep::Birth { mother: births.source(newborn.0), newborn });
            }
        }
        for moves in self.displacements() {
            if let Some(to) = nth_point(moves.targets, &mut left) {
                return Some(MambaStep::Displacement { from: moves.source(to.0), to });
            }
        }
        None
    }

    /// Whether a step is legal.
    pub(crate) fn allows(&self, step: MambaStep) -> bool {
        match (step, self.phase) {
            (MambaStep::Cut { end }, Phase::Trim(trim)) => trim.ends.contains(&end),
            (MambaStep::Cut { .. }, Phase::Turn) | (_, Phase::Trim(_)) => false,
            _ if self.outcome().is_some() => false,
            (MambaStep::Birth { mother, newborn }, Phase::Turn) => {
                self.ready() & mother.bit() != 0 && self.cradle(mother) & newborn.bit() != 0
            }
            (MambaStep::Displacement { from, to }, Phase::Turn) => {
                self.own() & from.bit() != 0 && self.reach(from) & to.bit() != 0
            }
        }
    }

    /// The points against a mother where the option lets a newborn be put.
    pub(crate) fn cradle(&self, mother: Point) -> Set {
        let around = match self.rules.birth() {
            Birth::Cross => cross(mother.bit()),
            Birth::Square => square(mother.bit()),
        };
        around & self.rules.table().all
    }

    /// The points a piece can reach by one or two steps.
    pub(crate) fn reach(&self, from: Point) -> Set {
        let empty = self.empty();
        let one = cross(from.bit()) & empty;
        one | cross(one) & empty
    }
}

/// The point at a place of a set; if the set is smaller, its size is taken off the place.
#[inline]
fn nth_point(mut set: Set, left: &mut u64) -> Option<Point> {
    let size = u64::from(set.count_ones());
    if *left >= size {
        *left -= size;
        return None;
    }
    for _ in 0..*left {
        set &= set - 1;
    }
    Some(Point::lowest(set))
}
