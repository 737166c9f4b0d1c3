//! Book: how to hold the draw while pieces are placed.
//!
//! It was written from a database of the whole moving phase (`coffret solve marelle --out DIR --book FILE`), under the default rules: a
//! step for every position that can come up while neither side errs, whatever the first four placings were.

use crate::position::MarellePosition;
use crate::rules::MarelleRules;
use crate::step::MarelleStep;
use kernel::Book;
use std::sync::LazyLock;

static BOOK: LazyLock<Book> =
    LazyLock::new(|| Book::from_bytes(include_bytes!("../assets/book.bin")).expect("the book is whole, a test reads it"));

/// A placing that holds the draw, where the book knows one.
pub(crate) fn step(position: &MarellePosition) -> Option<MarelleStep> {
    if position.in_hand == 0 || position.rules != MarelleRules::default() {
        return None;
    }
    BOOK.step(position)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Marelle;
    use kernel::{Dice, Game, Notation, Position, Symmetric};

    #[test]
    fn the_book_opens_for_both_sides() {
        let start = Marelle::start(MarelleRules::default(), 0);
        assert!(step(&start).is_some());
        for first in start.steps() {
            let position = start.child(first);
            assert!(step(&position).is_some_and(|step| position.is_legal(step)), "{}", position.text());
        }
    }

    /// Against itself the book lasts until nothing is left to place, and so it does from every image of a position.
    #[test]
    fn the_book_does_not_end_before_placing_does() {
        let mut position = Marelle::start(MarelleRules::default(), 0);
        let mut dice = Dice::new(5);
        while position.in_hand > 0 {
            let image = position.image(dice.below(16));
            let step = step(&image).unwrap_or_else(|| panic!("{}", image.text()));
            assert!(image.is_legal(step));
            position = image.child(step);
        }
    }

    #[test]
    fn other_rules_and_later_positions_have_no_book() {
        let double = kernel::read_rules(["double=two"]).unwrap();
        assert_eq!(step(&Marelle::start(double, 0)), None);
        let moving = MarellePosition::read(MarelleRules::default(), ".i.imm.i.immmim.miim.mii m 0/0 0").unwrap();
        assert_eq!(step(&moving), None);
    }
}
