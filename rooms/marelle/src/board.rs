//! The board: 24 points on three rings of eight as bit sets, and what can be read off a set of pieces (M-1, M-6).
//!
//! It knows lines and neighbours, not whose turn it is nor what a mill is good for.
//!
//! Bit `8 * ring + place`: ring 0 is the outer one, places run clockwise from the upper left corner, so corners are
//! even and middles odd. Turning a ring is then a rotation of a byte, and a line across the rings has one place.

use kernel::Site;

/// A set of points.
pub(crate) type Points = u32;

/// The 24 points.
pub(crate) const ALL: Points = 0x00ff_ffff;
const CORNERS: Points = 0x0055_5555;
const MIDDLES: Points = 0x00aa_aaaa;

/// The names of the points in the order of M-1, which is the order of sites.
pub(crate) const NAMES: [&str; 24] = [
    "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4", "e4", "f4", "g4", "c3", "d3", "e3", "b2", "d2",
    "f2", "a1", "d1", "g1",
];

/// The bit number of each site.
const BIT_OF_SITE: [u8; 24] = [0, 1, 2, 8, 9, 10, 16, 17, 18, 7, 15, 23, 19, 11, 3, 22, 21, 20, 14, 13, 12, 6, 5, 4];

const SITE_OF_BIT: [u8; 24] = {
    let mut sites = [0; 24];
    let mut site = 0;
    while site < 24 {
        sites[BIT_OF_SITE[site] as usize] = site as u8;
        site += 1;
    }
    sites
};

/// The point of a site, as a set of one; the empty set for a number beyond the board.
pub(crate) fn point(site: Site) -> Points {
    BIT_OF_SITE.get(site.0 as usize).map_or(0, |&bit| 1 << bit)
}

/// The site of a set's only point.
pub(crate) fn site(point: Points) -> Site {
    debug_assert_eq!((point & ALL).count_ones(), 1);
    Site(SITE_OF_BIT[point.trailing_zeros() as usize % 24])
}

/// The sites of a set in the order of M-1.
pub(crate) fn sites(points: Points) -> Vec<Site> {
    (0..24).map(Site).filter(|&site| point(site) & points != 0).collect()
}

/// The name of a set's only point.
pub(crate) fn name(point: Points) -> &'static str {
    NAMES[site(point).0 as usize]
}

/// The names of a set's points in the order of M-1.
pub(crate) fn names(points: Points) -> String {
    sites(points).iter().map(|site| NAMES[site.0 as usize]).collect::<Vec<_>>().join(", ")
}

/// The sixteen lines of three.
pub(crate) const LINES: [Points; 16] = {
    let mut lines = [0; 16];
    let mut side = 0;
    while side < 4 {
        let mut ring = 0;
        while ring < 3 {
            let places = 1 << (2 * side) | 2 << (2 * side) | 1 << ((2 * side + 2) % 8);
            lines[4 * ring + side] = places << (8 * ring);
            ring += 1;
        }
        lines[12 + side] = 0x01_0101 << (2 * side + 1);
        side += 1;
    }
    lines
};

/// The two ends of each edge between neighbours: edge `i` below 24 joins point `i` to the next on its ring, the last
/// eight cross the rings, numbered as [`across`] packs them.
pub(crate) const EDGES: [Points; 32] = {
    let mut edges = [0; 32];
    let mut bit = 0;
    while bit < 24 {
        edges[bit] = 1 << bit | 1 << (bit / 8 * 8 + (bit + 1) % 8);
        bit += 1;
    }
    let mut packed = 0;
    while packed < 8 {
        let outer = if packed % 2 == 0 { packed + 1 } else { packed + 8 };
        edges[24 + packed] = 0x0101 << outer;
        packed += 1;
    }
    edges
};

/// At each place, what stands at the next place clockwise.
#[inline]
const fn next(set: Points) -> Points {
    (set >> 1 & 0x7f_7f7f) | (set << 7 & 0x80_8080)
}

/// At each place, what stands at the place before it.
#[inline]
pub(crate) const fn last(set: Points) -> Points {
    (set << 1 & 0xfe_fefe) | (set >> 7 & 0x01_0101)
}

/// At each place, what stands two places on clockwise.
#[inline]
pub(crate) const fn second_next(set: Points) -> Points {
    (set >> 2 & 0x3f_3f3f) | (set << 6 & 0xc0_c0c0)
}

/// At each place, what stands two places back.
#[inline]
pub(crate) const fn second_last(set: Points) -> Points {
    (set << 2 & 0xfc_fcfc) | (set >> 6 & 0x03_0303)
}

/// The middles of the two outer rings packed into eight bits: where an edge across the rings has its outer end. Shifted
/// by one ring first, its inner end.
#[inline]
const fn across(set: Points) -> Points {
    (set & 0xaa) >> 1 | (set >> 8 & 0xaa)
}

/// For each point and each of its two lines, whether the other two points of that line are all in a set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Closings {
    /// Corners, by the line that goes on clockwise.
    onward: Points,
    /// Corners, by the line that goes back.
    backward: Points,
    /// Middles, by the line along their ring.
    along: Points,
    /// Middles, by the line across the rings.
    crossing: Points,
}

impl Closings {
    /// The closings of a set.
    #[inline]
    pub(crate) const fn of(set: Points) -> Closings {
        let corner_after = second_next(set);
        let middle_after = set >> 1;
        let twice = set as u64 | (set as u64) << 24;
        Closings {
            onward: middle_after & corner_after & CORNERS,
            backward: second_last(set & middle_after & CORNERS),
            along: (set & corner_after & CORNERS) << 1,
            crossing: (twice >> 8 & twice >> 16) as u32 & MIDDLES,
        }
    }

    /// Where one more piece closes at least one line.
    #[inline]
    pub(crate) const fn any(self) -> Points {
        self.onward | self.backward | self.along | self.crossing
    }

    /// Where one more piece closes two lines.
    #[inline]
    pub(crate) const fn both(self) -> Points {
        (self.onward & self.backward) | (self.along & self.crossing)
    }
}

/// The points of a set that stand in a mill, a full line (M-6).
#[inline]
pub(crate) const fn in_mills(set: Points) -> Points {
    let closings = Closings::of(set);
    let middles = set & closings.along;
    middles | middles >> 1 | (middles << 1 & 0x54_5454) | (middles >> 7 & 0x01_0101) | (set & closings.crossing)
}

/// How many full lines a set has.
#[inline]
pub(crate) const fn mills(set: Points) -> u32 {
    let closings = Closings::of(set);
    (set & closings.along).count_ones() + (set & closings.crossing & 0xff).count_ones()
}

/// The moves of one player's pieces to free neighbours, as edges: an edge joins one piece to one free point.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slides {
    /// All of them.
    pub(crate) all: u32,
    /// Those that close a mill.
    pub(crate) closing: u32,
}

impl Slides {
    /// The moves of `own` pieces to `free` points. A line that holds both ends cannot be full afterwards, so a move
    /// closes a mill only by the other line of its target (and never two, M-8).
    #[inline]
    pub(crate) const fn of(own: Points, free: Points) -> Slides {
        let closings = Closings::of(own);
        let clockwise = own & next(free);
        let back = next(own) & free;
        let inward = across(own) & across(free >> 8);
        let outward = across(own >> 8) & across(free);
        let into_from_behind = next(closings.onward | closings.crossing);
        let into_from_before = closings.backward | closings.crossing;
        let closing_ring = (clockwise & into_from_behind) | (back & into_from_before);
        let closing_across = (inward & across(closings.along >> 8)) | (outward & across(closings.along));
        Slides { all: clockwise | back | (inward | outward) << 24, closing: closing_ring | closing_across << 24 }
    }
}

/// The neighbours of a set's points.
#[inline]
pub(crate) const fn neighbours(set: Points) -> Points {
    let middles = set & MIDDLES;
    next(set) | last(set) | (middles << 8 | middles >> 8) & ALL
}

#[cfg(test)]
mod tests {
    use super::*;
    use boards::Bits;

    /// The ends of a set taken from the lines alone: neighbours stand next to each other on a line.
    fn steps_along_lines(point: u32) -> Points {
        let mut found = 0;
        for line in LINES {
            if line & 1 << point == 0 {
                continue;
            }
            // In the order of M-1 the middle of a line stands between its ends.
            let three = sites(line);
            let at = three.iter().position(|&other| super::point(other) == 1 << point).unwrap();
            for (index, &other) in three.iter().enumerate() {
                if index.abs_diff(at) == 1 {
                    found |= super::point(other);
                }
            }
        }
        found
    }

    fn scattered() -> impl Iterator<Item = Points> {
        (0..4000_u64).map(|n| {
            let bits = kernel::scramble(n);
            (bits & bits >> 32) as u32 & ALL | if n % 3 == 0 { (bits >> 20) as u32 & ALL } else { 0 }
        })
    }

    #[test]
    fn sites_and_bits_belong_together() {
        for index in 0..24 {
            assert_eq!(site(point(Site(index))), Site(index));
        }
        assert_eq!(point(Site(24)), 0);
        assert_eq!(names(LINES[0] | LINES[12]), "a7, d7, g7, d6, d5");
        let mut both: Vec<_> = LINES.iter().flat_map(|&line| Bits(line)).collect();
        both.sort_unstable();
        assert_eq!(both, (0..24).flat_map(|bit| [bit, bit]).collect::<Vec<_>>(), "each point is on two lines");
    }

    #[test]
    fn edges_are_the_pairs_along_lines() {
        for bit in 0..24 {
            assert_eq!(neighbours(1 << bit), steps_along_lines(bit), "{}", name(1 << bit));
            let joined = EDGES.iter().filter(|&&edge| edge & 1 << bit != 0).fold(0, |all, edge| all | edge);
            assert_eq!(joined & !(1 << bit), neighbours(1 << bit));
        }
    }

    #[test]
    fn closings_and_mills_agree_with_the_lines() {
        for set in scattered() {
            let closings = Closings::of(set);
            let closed =
                |bit: u8| LINES.iter().filter(|&&line| line & 1 << bit != 0 && line & !(set | 1 << bit) == 0).count();
            for bit in 0..24 {
                assert_eq!(closings.any() >> bit & 1 == 1, closed(bit) >= 1, "{set:x} {bit}");
                assert_eq!(closings.both() >> bit & 1 == 1, closed(bit) == 2, "{set:x} {bit}");
                assert_eq!(in_mills(set) >> bit & 1 == 1, set >> bit & 1 == 1 && closed(bit) >= 1, "{set:x} {bit}");
            }
            let full = LINES.iter().filter(|&&line| line & !set == 0).count();
            assert_eq!(mills(set) as usize, full);
        }
    }

    #[test]
    fn slides_agree_with_the_neighbours() {
        for set in scattered() {
            let free = ALL & !set & !(kernel::scramble(u64::from(set)) as u32);
            let slides = Slides::of(set, free);
            for (index, edge) in EDGES.iter().enumerate() {
                let possible = (edge & set).count_ones() == 1 && (edge & free).count_ones() == 1;
                assert_eq!(slides.all >> index & 1 == 1, possible, "{set:x} {free:x} {index}");
                let closes = possible && Closings::of(set & !edge).any() & edge & free != 0;
                assert_eq!(slides.closing >> index & 1 == 1, closes, "{set:x} {free:x} {index}");
            }
        }
    }
}
