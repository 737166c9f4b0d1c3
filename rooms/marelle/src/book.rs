//! Book: how to hold the draw while pieces are placed.
//!
//! It was written from a database of the whole moving phase, under the default rules: a step for every position that can come up when it
//! is followed and the opponent does not err; and up to the twelfth placing also when it is followed from any drawn position on that has
//! up to four pieces (`coffret solve marelle --out DIR --book FILE --free-steps 1`, then the same with `--free-steps 4`, stopped after eleven steps, as `--last-step 11` does).

use crate::position::MarellePosition;
use crate::rules::MarelleRules;
use crate::step::MarelleStep;
use kernel::{Asset, Book};
use std::sync::LazyLock;

/// The file of the book.
pub(crate) static FILE: Asset =
    Asset::helpful("marelle/book.bin", include_bytes!("../assets/book.bin"), |bytes| Book::from_bytes(bytes).is_some());

static BOOK: LazyLock<Option<Book>> = LazyLock::new(|| Book::from_bytes(FILE.bytes()?));

/// A placing that holds the draw, where the book knows one.
pub(crate) fn step(position: &MarellePosition) -> Option<MarelleStep> {
    if position.in_hand == 0 || position.rules != MarelleRules::default() {
        return None;
    }
    // What was asked for before it came would stay unknown.
    FILE.bytes()?;
    BOOK.as_ref()?.step(position)
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

    /// Whatever the first four placings are: either a side has lost by them, which is rare, or the book knows how to go on.
    #[test]
    fn the_book_goes_on_after_any_first_placings() {
        let mut dice = Dice::new(9);
        for placings in 0..=4 {
            let mut known = 0;
            for _ in 0..200 {
                let (position, _) = kernel::random_playout(&Marelle::start(MarelleRules::default(), 0), &mut dice, placings);
                let step = step(&position);
                known += u32::from(step.is_some());
                assert!(step.is_none_or(|step| position.is_legal(step)), "{}", position.text());
            }
            assert!(known > 150, "{known} after {placings}");
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
