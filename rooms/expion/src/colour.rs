//! Colour: the four colours of marbles, each with the camp it starts from. The same four words name the directions of the
//! board: moving toward North is moving toward North's camp.

use kernel::Side;

/// A colour of marbles, in the order of turns (E-5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Colour {
    /// Natural marbles, at the top.
    North,
    /// Blue marbles, at the right.
    East,
    /// Brown marbles, at the bottom.
    South,
    /// Green marbles, at the left.
    West,
}

impl Colour {
    /// All colours in the order of turns.
    pub const ALL: [Colour; 4] = [Colour::North, Colour::East, Colour::South, Colour::West];

    /// The colour with a place in the order of turns; places count on from 4.
    #[inline]
    pub const fn at(place: usize) -> Colour {
        match place & 3 {
            0 => Colour::North,
            1 => Colour::East,
            2 => Colour::South,
            _ => Colour::West,
        }
    }

    /// The place in the order of turns.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour on the other end of the board, which belongs to the same side (E-4).
    #[inline]
    pub const fn opposite(self) -> Colour {
        Colour::at(self as usize + 2)
    }

    /// The colour that follows in the order of turns.
    #[inline]
    pub const fn next(self) -> Colour {
        Colour::at(self as usize + 1)
    }

    /// The side of the colour (E-4): North and South against East and West.
    #[inline]
    pub const fn side(self) -> Side {
        Side(self as u8 & 1)
    }

    /// The letter in texts.
    pub const fn letter(self) -> char {
        ['n', 'e', 's', 'w'][self as usize]
    }

    /// The word for the camp in scenes and events.
    pub const fn word(self) -> &'static str {
        ["n", "e", "s", "w"][self as usize]
    }

    /// The colour of a letter.
    pub const fn from_letter(letter: u8) -> Option<Colour> {
        match letter {
            b'n' => Some(Colour::North),
            b'e' => Some(Colour::East),
            b's' => Some(Colour::South),
            b'w' => Some(Colour::West),
            _ => None,
        }
    }
}
