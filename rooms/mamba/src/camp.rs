//! Camp: one colour of pieces, and the chair from which its owner sees the board (B-2).

use crate::point::Point;
use crate::sentences;
use kernel::Phrase;

/// One colour of pieces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Camp(pub(crate) u8);

/// The most camps that play.
pub(crate) const CAMPS: usize = 4;

impl Camp {
    /// All camps, clockwise.
    pub const ALL: [Camp; CAMPS] = [Camp(0), Camp(1), Camp(2), Camp(3)];

    /// The camp's place in lists; its seat has the same number.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The camp's letter.
    pub const fn letter(self) -> char {
        (b'a' + self.0) as char
    }

    /// The camp's colour, by which people call it: "Red".
    pub(crate) fn name(self) -> Phrase {
        const NAMES: [Phrase; CAMPS] = [sentences::RED, sentences::TEAL, sentences::YELLOW, sentences::VIOLET];
        NAMES[self.index()]
    }

    /// The same inside a sentence: "red".
    pub(crate) fn colour(self) -> Phrase {
        const COLOURS: [Phrase; CAMPS] =
            [sentences::COLOUR_RED, sentences::COLOUR_TEAL, sentences::COLOUR_YELLOW, sentences::COLOUR_VIOLET];
        COLOURS[self.index()]
    }

    /// The camp's letter as a word.
    pub const fn word(self) -> &'static str {
        ["a", "b", "c", "d"][self.index()]
    }

    /// The camp with a letter.
    pub(crate) fn read(letter: u8) -> Option<Camp> {
        letter.checked_sub(b'a').filter(|&index| (index as usize) < CAMPS).map(Camp)
    }
}

/// A direction of lines on the board as South sees it: ranks or files.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// Along a rank.
    Rank,
    /// Along a file.
    File,
}

impl Way {
    pub(crate) const ALL: [Way; 2] = [Way::Rank, Way::File];
}

/// The edge at which a chair stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Edge {
    South,
    West,
    North,
    East,
}

impl Edge {
    /// The place of a point in reading order as seen from this edge: far row first, left to right (B-12).
    #[inline]
    pub(crate) const fn reading(self, point: Point, size: u8) -> u8 {
        let (x, y, last) = (point.x(), point.y(), size - 1);
        // Whoever sits in the West looks east and has the North at the left hand, and so on round the board.
        let (row, column) = match self {
            Edge::South => (last - y, x),
            Edge::West => (last - x, last - y),
            Edge::North => (y, last - x),
            Edge::East => (x, y),
        };
        row * size + column
    }

    /// Whether lines along this way are rows as seen from this edge; otherwise they are columns.
    #[inline]
    pub(crate) const fn sees_row(self, way: Way) -> bool {
        match self {
            Edge::South | Edge::North => matches!(way, Way::Rank),
            Edge::West | Edge::East => matches!(way, Way::File),
        }
    }

    /// By how many quarter turns clockwise the board must be turned for this edge to come to the bottom.
    pub(crate) const fn quarter_turns(self) -> u8 {
        match self {
            Edge::South => 0,
            Edge::East => 1,
            Edge::North => 2,
            Edge::West => 3,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_edge_reads_as_the_next_one_does_on_the_turned_board() {
        let edges = [Edge::South, Edge::West, Edge::North, Edge::East];
        for size in [9, 11] {
            for (index, edge) in edges.into_iter().enumerate() {
                let next = edges[(index + 1) % 4];
                for point in (0..size).flat_map(|x| (0..size).map(move |y| Point::at(x, y))) {
                    assert_eq!(edge.reading(point, size), next.reading(point.turned(size), size), "{edge:?} {point}");
                }
                assert_ne!(edge.sees_row(Way::Rank), next.sees_row(Way::Rank));
            }
        }
        assert_eq!(Edge::South.reading(Point::at(0, 8), 9), 0);
    }
}
