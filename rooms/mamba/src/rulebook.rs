//! The rulebook: every clause in our words and three languages, with positions that show it. The tests prove them.

mod ending;
mod settling;
mod setup;
mod turn;

use kernel::{Clause, Example, Fact, Tri};

/// All clauses in order, and at the end the common one on which outcomes rest.
pub(crate) static RULEBOOK: &[Clause] = &[
    setup::BOARD,
    setup::CAMPS,
    setup::START,
    setup::FIRST,
    setup::NEIGHBOURS,
    setup::FORTY,
    turn::TURN,
    turn::BIRTH,
    turn::DISPLACEMENT,
    settling::ALIGNMENT,
    settling::SETTLING,
    settling::ORDER,
    settling::BLOCK,
    settling::END_OF_SETTLING,
    ending::ELIMINATION,
    ending::WIN,
    ending::FALL_TOGETHER,
    ending::DRAW,
    ending::RESIGNATION,
    ending::FINAL,
    ending::COMMON_ENDS,
];

/// A clause that the printed rulebook gives.
const fn book(number: &'static str, text: Tri, examples: &'static [Example]) -> Clause {
    Clause { number, text, title: Tri::same(""), parts: &[], from_book: true, examples }
}

/// A clause that closes a gap.
const fn ruling(number: &'static str, text: Tri, examples: &'static [Example]) -> Clause {
    Clause { number, text, title: Tri::same(""), parts: &[], from_book: false, examples }
}

const fn example(about: Tri, rules: &'static str, board: &'static str, facts: &'static [Fact]) -> Example {
    Example { about, figure: None, sources: &[], rules, board, facts }
}
