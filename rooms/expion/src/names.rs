//! Names: what colours, marbles, seats and sides are called (E-3, E-4).

use crate::board::GRID;
use crate::sentences;
use crate::{Colour, ExpionRules};
use kernel::{Arg, Join, Phrase, Seat, Side};

const COLOURS: [Phrase; 4] = [sentences::NATURAL, sentences::BLUE, sentences::BROWN, sentences::GREEN];

const MARBLES: [Phrase; 4] =
    [sentences::NATURAL_MARBLE, sentences::BLUE_MARBLE, sentences::BROWN_MARBLE, sentences::GREEN_MARBLE];

const CAPTURED: [Phrase; 4] = [
    sentences::CAPTURED_NATURAL_MARBLES,
    sentences::CAPTURED_BLUE_MARBLES,
    sentences::CAPTURED_BROWN_MARBLES,
    sentences::CAPTURED_GREEN_MARBLES,
];

/// The player of a colour, by what is seen on every screen however it is turned: "Blue".
pub(crate) fn colour_name(colour: Colour) -> Phrase {
    COLOURS[colour.index()]
}

/// A marble of a colour: "natural marble".
pub(crate) fn marble_name(colour: Colour) -> Phrase {
    MARBLES[colour.index()]
}

/// Marbles of a colour beside the board.
pub(crate) fn captured_name(colour: Colour) -> Phrase {
    CAPTURED[colour.index()]
}

/// The two colours of a side.
pub(crate) fn side_name(side: Side) -> Phrase {
    [sentences::NATURAL_AND_BROWN, sentences::BLUE_AND_GREEN][side.index()]
}

/// The colours of a seat.
pub(crate) fn seat_name(rules: ExpionRules, seat: Seat) -> Phrase {
    let colours: Vec<Colour> = rules.colours_of(seat).collect();
    match colours[..] {
        [colour] => colour_name(colour),
        [colour, ..] => side_name(colour.side()),
        [] => Phrase::NONE,
    }
}

/// Squares as a list for people: "c3, d4 and e5".
pub(crate) fn square_list(squares: impl Iterator<Item = u8>) -> Arg {
    Arg::list(Join::And, squares.map(|square| GRID.text(square)))
}
