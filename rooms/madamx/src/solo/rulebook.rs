//! The rulebook of the solitaire: every clause in our words and where each part comes from, with examples that the tests prove and the
//! pages show.

mod end;
mod start;
mod steps;

use kernel::Clause;

/// All clauses in order.
pub(crate) static CLAUSES: &[Clause] = &[
    start::X_1,
    start::X_2,
    start::X_22,
    start::X_23,
    steps::X_24,
    steps::X_25,
    steps::X_26,
    end::X_27,
    end::C_2,
    end::C_3,
];

/// Start number 0.
const START: &str = "
    -+-+-+-+
    +-+-+-+-
    -+-+-+-+
    +-+-+-+-
    -+-+-+-+
    +-+-+-+-
    -d-d-d-d
    l-l-l-l-
    s first 0";
