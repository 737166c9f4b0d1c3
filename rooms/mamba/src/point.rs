//! Point: a crossing of the grid (B-1), numbered the same on both sizes of board.
//!
//! A point is the number of its bit in a [`Set`]; the small board leaves the bits beyond its ninth file and rank
//! unused, so that shifts by constants serve both boards. What a screen calls a site is numbered densely per board.

use boards::Grid;
use kernel::Site;
use std::fmt;

/// The distance between two bits that stand above each other: the files of the larger board.
pub(crate) const STRIDE: u8 = 11;

const GRID: Grid = Grid { width: STRIDE, height: STRIDE };

/// A set of points, one bit each.
pub(crate) type Set = u128;

/// A crossing of the grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Point(pub(crate) u8);

impl Point {
    /// The point in a file and rank, both from 0.
    #[inline]
    pub const fn at(x: u8, y: u8) -> Point {
        Point(GRID.at(x, y))
    }

    /// The file, from 0 at the left of South.
    #[inline]
    pub const fn x(self) -> u8 {
        GRID.x(self.0)
    }

    /// The rank, from 0 at the edge of South.
    #[inline]
    pub const fn y(self) -> u8 {
        GRID.y(self.0)
    }

    /// The set of this point alone.
    #[inline]
    pub(crate) const fn bit(self) -> Set {
        1 << self.0
    }

    /// The lowest point of a set that is not empty.
    #[inline]
    pub(crate) const fn lowest(set: Set) -> Point {
        debug_assert!(set != 0);
        Point(set.trailing_zeros() as u8)
    }

    /// Steps along the lines from one point to the other: |dx| + |dy|.
    #[inline]
    pub(crate) const fn distance(self, other: Point) -> u8 {
        self.x().abs_diff(other.x()) + self.y().abs_diff(other.y())
    }

    /// The place in lists of squares: by file, then rank.
    #[inline]
    pub(crate) const fn file_then_rank(self) -> (u8, u8) {
        (self.x(), self.y())
    }

    /// Whether the point lies on a board of this many files and ranks.
    #[inline]
    pub(crate) const fn is_on(self, size: u8) -> bool {
        self.x() < size && self.y() < size
    }

    /// The point of a text on a board of this size.
    pub(crate) fn read(text: &str, size: u8) -> Option<Point> {
        GRID.read(text).map(Point).filter(|point| point.is_on(size))
    }

    /// The point's number among the sites of a board of this size.
    pub(crate) const fn site(self, size: u8) -> Site {
        Site(Grid { width: size, height: size }.at(self.x(), self.y()))
    }

    /// The point of a site, if the board of this size has that site.
    pub(crate) fn of_site(site: Site, size: u8) -> Option<Point> {
        let grid = Grid { width: size, height: size };
        ((site.0 as usize) < grid.size()).then(|| Point::at(grid.x(site.0), grid.y(site.0)))
    }

    /// The point after a quarter turn of the board clockwise: South's edge comes to West.
    pub(crate) const fn turned(self, size: u8) -> Point {
        Point::at(self.y(), size - 1 - self.x())
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&GRID.text(self.0))
    }
}

/// A point in a sentence.
impl From<Point> for kernel::Arg {
    fn from(point: Point) -> kernel::Arg {
        point.to_string().into()
    }
}

/// The points of a set in the order of lists: by file, then rank.
pub(crate) fn listed(set: Set) -> Vec<Point> {
    let mut points: Vec<Point> = boards::Bits(set).map(Point).collect();
    points.sort_by_key(|point| point.file_then_rank());
    points
}

/// The set after a quarter turn of the board clockwise.
pub(crate) fn turned(set: Set, size: u8) -> Set {
    boards::Bits(set).fold(0, |sum, point| sum | Point(point).turned(size).bit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sites_are_dense_on_both_boards() {
        for size in [9, 11] {
            for number in 0..size * size {
                let point = Point::of_site(Site(number), size).expect("a site of the board");
                assert_eq!(point.site(size), Site(number));
                assert_eq!(Point::read(&point.to_string(), size), Some(point));
            }
            assert_eq!(Point::of_site(Site(size * size), size), None);
        }
        assert_eq!(Point::read("k11", 9), None);
    }

    #[test]
    fn a_quarter_turn_brings_south_to_west() {
        assert_eq!(Point::at(0, 0).turned(9), Point::at(0, 8));
        assert_eq!(Point::at(10, 0).turned(11), Point::at(0, 0));
        let corners = Point::at(0, 0).bit() | Point::at(8, 8).bit();
        assert_eq!(turned(turned(corners, 9), 9), corners);
    }
}
