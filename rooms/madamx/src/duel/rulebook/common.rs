//! C-2 and C-3: clauses of all games that the duel refers to.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const C_2: Clause = Clause::new(
    "C-2",
    sentences::C_2_TITLE,
    &[Part::ruling(sentences::C_2_PART1, sentences::C_2_PART1_REASON)],
    &[Example::new(
        sentences::C_2_EXAMPLE1,
        "
        --------
        --------
        --------
        -----d--
        --------
        --------
        L-------
        --------
        l bx=*1 0",
        &[Fact::Steps("stay"), Fact::Decides("", 1)],
    )
    .under("bi-removes=on,any-tile=on")],
);

pub(super) const C_3: Clause = Clause::new(
    "C-3",
    sentences::C_3_TITLE,
    &[Part::ruling(sentences::C_3_PART1, sentences::C_3_PART1_REASON)],
    &[Example::new(
        sentences::C_3_EXAMPLE1,
        "
            -+-+-+-D
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            L-+-+-+-
            l move 0",
        &[Fact::After(
            "a1-b2 stay h8-g7 stay b2-a1 stay g7-h8 stay",
            "-+-+-+-D/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/L-+-+-+- l move 4",
        )],
    )],
);
