//! The board: its plan as one table, and the sets of places that follow from it.
//!
//! A set of places is one 64-bit word: the 7x7 field takes eight bits a rank, so that the eighth file and the eighth rank
//! are spare. Every colour has a word of its own and keeps the marbles of its camp in the spare bits that lie behind its
//! first rank when the word is rotated: a rotation by one or eight is a step on the board, out of the camp too.

use crate::Colour;
use boards::Grid;

/// The plans of the board (E-1, E-2): `#` no space, `.` the field, `!` the field closed to the EX*PION, `x` its start,
/// and a letter for each camp. No picture of the board survives; a later find changes these tables. The plans differ in
/// nothing but the closed spaces.
pub const PLANS: [[&str; 9]; 2] = [
    [
        "#nnnnnnn#", //
        "w!.....!e",
        "w.......e",
        "w.......e",
        "w...x...e",
        "w.......e",
        "w.......e",
        "w!.....!e",
        "#sssssss#",
    ],
    [
        "#nnnnnnn#", //
        "w...!...e",
        "w.......e",
        "w.......e",
        "w!..x..!e",
        "w.......e",
        "w.......e",
        "w...!...e",
        "#sssssss#",
    ],
];

/// Which reading of the lost photograph is played (E-2): where the four special spaces are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Plan {
    /// In the corners of the field.
    #[default]
    Corners,
    /// In the middles of its sides.
    CentreEdges,
}

/// The grid that names the squares (C-6).
pub const GRID: Grid = Grid { width: 9, height: 9 };

/// How many squares the grid has, the missing corners included.
pub(crate) const SQUARES: usize = GRID.size();

/// How many spaces the board has: they are the sites.
pub(crate) const SPACES: usize = 77;

/// How many marbles a colour has (E-3).
pub const MARBLES: u32 = 7;

/// What a square of the grid is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// No space at all.
    Missing,
    /// A space of the field.
    Field,
    /// A space of the field that the EX*PION may not enter (E-2).
    Closed,
    /// A space of a camp.
    Camp(Colour),
}

impl Plan {
    /// The ground of a square of the grid.
    pub const fn ground(self, square: u8) -> Ground {
        match self.letter(square) {
            b'#' => Ground::Missing,
            b'!' => Ground::Closed,
            letter => match Colour::from_letter(letter) {
                Some(colour) => Ground::Camp(colour),
                None => Ground::Field,
            },
        }
    }

    const fn letter(self, square: u8) -> u8 {
        PLANS[self as usize][8 - GRID.y(square) as usize].as_bytes()[GRID.x(square) as usize]
    }

    /// The places of the field that the EX*PION may enter (E-2).
    #[inline]
    pub(crate) const fn open(self) -> u64 {
        OPEN[self as usize]
    }
}

/// The ground of a square of the grid under every plan: whether marbles may stand there. It knows no closed spaces.
pub const fn ground(square: u8) -> Ground {
    match Plan::Corners.ground(square) {
        Ground::Closed => Ground::Field,
        ground => ground,
    }
}

/// The bit of a square: in every word for a space of the field, in the word of its own colour for a space of a camp.
pub(crate) const fn bit_of(square: u8) -> u8 {
    (8 * GRID.y(square) + GRID.x(square) + 64 - 9) & 63
}

/// The square of a bit in the word of a colour. Bits that no space of that colour has give 0, a missing corner.
#[inline]
pub(crate) fn square_of(colour: Colour, bit: u8) -> u8 {
    SQUARE_OF[colour.index()][bit as usize & 63]
}

static SQUARE_OF: [[u8; 64]; 4] = {
    let mut table = [[0; 64]; 4];
    let mut square = 0;
    while square < SQUARES as u8 {
        let mut colour = 0;
        while colour < 4 {
            let stands = match ground(square) {
                Ground::Missing => false,
                Ground::Field | Ground::Closed => true,
                Ground::Camp(owner) => owner as usize == colour,
            };
            if stands {
                table[colour][bit_of(square) as usize] = square;
            }
            colour += 1;
        }
        square += 1;
    }
    table
};

/// The squares of the spaces in the order of sites, and the sites of the squares.
pub(crate) static SPACE_SQUARES: [u8; SPACES] = {
    let mut squares = [0; SPACES];
    let (mut square, mut site) = (0, 0);
    while square < SQUARES as u8 {
        if !matches!(ground(square), Ground::Missing) {
            squares[site] = square;
            site += 1;
        }
        square += 1;
    }
    assert!(site == SPACES);
    squares
};

/// The site of a square that exists.
pub(crate) fn site_of(square: u8) -> u8 {
    let before = (0..square).filter(|&other| ground(other) != Ground::Missing).count();
    before as u8
}

/// The places of the field.
pub(crate) const FIELD: u64 = field_of(Plan::Corners, true);
/// For each plan, the places of the field that the EX*PION may enter (E-2).
const OPEN: [u64; 2] = [field_of(Plan::Corners, false), field_of(Plan::CentreEdges, false)];

const fn field_of(plan: Plan, closed: bool) -> u64 {
    let mut set = 0;
    let mut square = 0;
    while square < SQUARES as u8 {
        let wanted = match plan.ground(square) {
            Ground::Field => true,
            Ground::Closed => closed,
            _ => false,
        };
        if wanted {
            set |= 1 << bit_of(square);
        }
        square += 1;
    }
    set
}

/// The full camp of each colour, in its own word (E-3).
pub(crate) const CAMPS: [u64; 4] = {
    let mut camps = [0; 4];
    let mut square = 0;
    while square < SQUARES as u8 {
        if let Ground::Camp(colour) = ground(square) {
            camps[colour as usize] |= 1 << bit_of(square);
        }
        square += 1;
    }
    camps
};

/// Where the EX*PION starts (E-2), as a bit of the field.
pub(crate) const CENTRE: u8 = {
    let mut square = 0;
    while Plan::Corners.letter(square) != b'x' {
        square += 1;
    }
    bit_of(square)
};

/// By how many bits a word rotates to the left for one step toward each camp.
pub(crate) const ROTATION: [u32; 4] = [8, 1, 56, 63];

/// The places one step toward a colour's camp. Steps off the field end in spare bits: mask with the field, or with the
/// word of the colour whose camp is meant.
#[inline]
pub(crate) const fn toward(set: u64, direction: Colour) -> u64 {
    set.rotate_left(ROTATION[direction as usize])
}

/// The places of the field next to the places of a set.
#[inline]
pub(crate) const fn around(set: u64) -> u64 {
    (set.rotate_left(8) | set.rotate_left(1) | set.rotate_right(8) | set.rotate_right(1)) & FIELD
}

// What the words rely on: the field is the inner 7x7, and each camp lies one step toward its colour from the field's edge.
const _: () = {
    assert!(FIELD == 0x007f_7f7f_7f7f_7f7f);
    let mut colour = 0;
    while colour < 4 {
        assert!(CAMPS[colour].count_ones() == MARBLES);
        let camp = CAMPS[colour];
        assert!(camp & FIELD == 0 && toward(camp, Colour::at(colour + 2)) & !FIELD == 0);
        colour += 1;
    }
    // Both plans have the same field, and close four places of it, never the centre.
    assert!(field_of(Plan::CentreEdges, true) == FIELD);
    let plans = [Plan::Corners, Plan::CentreEdges];
    let mut plan = 0;
    while plan < 2 {
        let open = field_of(plans[plan], false);
        assert!((FIELD & !open).count_ones() == 4 && open >> CENTRE & 1 == 1);
        plan += 1;
    }
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_and_bits_name_the_same_places() {
        for square in 0..SQUARES as u8 {
            match ground(square) {
                Ground::Missing => {}
                Ground::Camp(colour) => assert_eq!(square_of(colour, bit_of(square)), square),
                _ => assert!(Colour::ALL.iter().all(|&colour| square_of(colour, bit_of(square)) == square)),
            }
        }
        assert_eq!(GRID.text(square_of(Colour::North, CENTRE)), "e5");
        assert!(SPACE_SQUARES.iter().enumerate().all(|(site, &square)| site_of(square) == site as u8));
    }

    #[test]
    fn a_rotation_is_a_step_on_the_board() {
        let steps = [(0, 1), (1, 0), (0, -1), (-1, 0)];
        for square in (0..SQUARES as u8).filter(|&s| matches!(ground(s), Ground::Field | Ground::Closed)) {
            for (direction, (dx, dy)) in Colour::ALL.into_iter().zip(steps) {
                let next = GRID.step(square, dx, dy).expect("the field does not touch the edge");
                assert_eq!(toward(1 << bit_of(square), direction), 1 << bit_of(next));
            }
        }
    }
}
