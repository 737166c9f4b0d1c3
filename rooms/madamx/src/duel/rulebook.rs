//! The rulebook of the duel: every clause in our words and where each part comes from, with examples that the tests prove and the
//! pages show.

mod bi_madams;
mod captures;
mod common;
mod end;
mod modifications;
mod objection;
mod pieces;
mod start;
mod table;
mod tiles;

use kernel::Clause;

/// All clauses in order.
pub(crate) static CLAUSES: &[Clause] = &[
    start::X_1,
    start::X_2,
    start::X_3,
    pieces::X_4,
    pieces::X_5,
    captures::X_6,
    captures::X_7,
    captures::X_8,
    tiles::X_9,
    tiles::X_10,
    tiles::X_11,
    tiles::X_12,
    end::X_13,
    end::X_14,
    modifications::X_15,
    modifications::X_16,
    bi_madams::X_17,
    bi_madams::X_18,
    table::X_19,
    table::X_20,
    table::X_21,
    objection::X_28,
    common::C_2,
    common::C_3,
];

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
