//! The two camps, brown and ivory, and their names.

use crate::sentences;
use kernel::{Phrase, Seat, Side};

/// One colour of pieces. Each camp is one seat and one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Camp {
    /// "Marron", who begins (M-2).
    Brown,
    /// "Ivoire".
    Ivory,
}

impl Camp {
    /// Both, in the order of seats and sides.
    pub(crate) const BOTH: [Camp; 2] = [Camp::Brown, Camp::Ivory];

    /// The opponent.
    #[inline]
    pub(crate) const fn other(self) -> Camp {
        match self {
            Camp::Brown => Camp::Ivory,
            Camp::Ivory => Camp::Brown,
        }
    }

    /// The camp's seat.
    #[inline]
    pub(crate) const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The camp's side.
    #[inline]
    pub(crate) const fn side(self) -> Side {
        Side(self as u8)
    }

    /// The camp of a side.
    pub(crate) const fn of_side(side: Side) -> Camp {
        if side.0 == 0 { Camp::Brown } else { Camp::Ivory }
    }

    /// The camp of a seat.
    pub(crate) const fn of_seat(seat: Seat) -> Camp {
        if seat.0 == 0 { Camp::Brown } else { Camp::Ivory }
    }

    /// The word of texts and data.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Camp::Brown => "brown",
            Camp::Ivory => "ivory",
        }
    }

    /// The letter of a piece and of the side to move.
    pub(crate) const fn letter(self) -> char {
        match self {
            Camp::Brown => 'm',
            Camp::Ivory => 'i',
        }
    }

    /// The name for people, as it begins a sentence.
    pub(crate) const fn name(self) -> Phrase {
        match self {
            Camp::Brown => sentences::BROWN,
            Camp::Ivory => sentences::IVORY,
        }
    }

    /// The colour of a piece as an adjective, inside a sentence.
    pub(crate) const fn colour(self) -> Phrase {
        match self {
            Camp::Brown => sentences::COLOUR_BROWN,
            Camp::Ivory => sentences::COLOUR_IVORY,
        }
    }
}
