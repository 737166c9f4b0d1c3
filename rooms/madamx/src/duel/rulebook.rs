//! The rulebook of the duel: every clause in our words, with examples that the tests prove and the pages show.

mod end;
mod modifications;
mod objection;
mod pieces;
mod table;
mod tiles;

use kernel::{Clause, Example, Fact, Rule, Tri};

/// All clauses in order.
pub(crate) static CLAUSES: &[Clause] = &[
    pieces::X_1,
    pieces::X_2,
    pieces::X_3,
    pieces::X_4,
    pieces::X_5,
    pieces::X_6,
    pieces::X_7,
    pieces::X_8,
    tiles::X_9,
    tiles::X_10,
    tiles::X_11,
    tiles::X_12,
    end::X_13,
    end::X_14,
    modifications::X_15,
    modifications::X_16,
    modifications::X_17,
    modifications::X_18,
    table::X_19,
    table::X_20,
    table::X_21,
    objection::X_28,
    table::C_2,
    table::C_3,
];

/// A clause of the printed rulebook.
const fn book(number: Rule, text: Tri, examples: &'static [Example]) -> Clause {
    Clause { number, text, title: Tri::same(""), parts: &[], from_book: true, examples }
}

/// A ruling where the book is silent.
const fn ruling(number: Rule, text: Tri, examples: &'static [Example]) -> Clause {
    Clause { number, text, title: Tri::same(""), parts: &[], from_book: false, examples }
}

const fn example(rules: &'static str, about: Tri, board: &'static str, facts: &'static [Fact]) -> Example {
    Example { about, figure: None, sources: &[], rules, board, facts }
}

/// The start, which many examples need.
const START: &str = "
    -d-d-d-d
    d-d-d-d-
    -d-d-d-d
    +-+-+-+-
    -+-+-+-+
    l-l-l-l-
    -l-l-l-l
    l-l-l-l-
    l move 0";
