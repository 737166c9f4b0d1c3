//! Names: what colours, marbles, seats and sides are called in the three languages (E-3, E-4).

use crate::board::GRID;
use crate::{Colour, ExpionRules};
use kernel::{Lang, Seat, Side, Tri, say};

const COLOURS: [Tri; 4] = [
    Tri::new("North", "Nord", "Nord"),
    Tri::new("East", "Est", "Est"),
    Tri::new("South", "Sud", "Sud"),
    Tri::new("West", "Ouest", "Ovest"),
];

const MARBLES: [Tri; 4] = [
    Tri::new("natural marble", "bille naturelle", "biglia naturale"),
    Tri::new("blue marble", "bille bleue", "biglia blu"),
    Tri::new("brown marble", "bille marron", "biglia marrone"),
    Tri::new("green marble", "bille verte", "biglia verde"),
];

const CAPTURED: [Tri; 4] = [
    Tri::new("captured natural marbles", "billes naturelles capturées", "biglie naturali catturate"),
    Tri::new("captured blue marbles", "billes bleues capturées", "biglie blu catturate"),
    Tri::new("captured brown marbles", "billes marron capturées", "biglie marroni catturate"),
    Tri::new("captured green marbles", "billes vertes capturées", "biglie verdi catturate"),
];

/// The name of the neutral marble, the same everywhere.
pub(crate) const BALL: &str = "EX*PION";

/// The player of a colour: "North".
pub(crate) fn colour_name(colour: Colour, lang: Lang) -> &'static str {
    COLOURS[colour.index()].to(lang)
}

/// A marble of a colour: "natural marble".
pub(crate) fn marble_name(colour: Colour, lang: Lang) -> &'static str {
    MARBLES[colour.index()].to(lang)
}

/// Marbles of a colour beside the board.
pub(crate) fn captured_name(colour: Colour, lang: Lang) -> &'static str {
    CAPTURED[colour.index()].to(lang)
}

/// The two colours of a side.
pub(crate) fn side_name(side: Side, lang: Lang) -> String {
    let (a, b) = (colour_name(Colour::at(side.index()), lang), colour_name(Colour::at(side.index() + 2), lang));
    say!(lang, "{a} and {b}", "{a} et {b}", "{a} e {b}")
}

/// The colours of a seat.
pub(crate) fn seat_name(rules: ExpionRules, seat: Seat, lang: Lang) -> String {
    let colours: Vec<Colour> = rules.colours_of(seat).collect();
    match colours[..] {
        [colour] => colour_name(colour, lang).to_string(),
        [colour, ..] => side_name(colour.side(), lang),
        [] => String::new(),
    }
}

/// Squares as a list for people: "c3, d4 and e5".
pub(crate) fn square_list(squares: impl Iterator<Item = u8>, lang: Lang) -> String {
    let names: Vec<String> = squares.map(|square| GRID.text(square)).collect();
    match names.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => {
            let rest = rest.join(", ");
            say!(lang, "{rest} and {last}", "{rest} et {last}", "{rest} e {last}")
        }
    }
}
