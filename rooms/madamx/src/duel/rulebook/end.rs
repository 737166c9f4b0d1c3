//! how the duel ends.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const X_13: Clause = Clause::new(
    "X-13",
    sentences::X_13_TITLE,
    &[
        Part::booklet(sentences::X_13_PART1, &["madamx-9", "madamx-42"]),
        Part::consequence(sentences::X_13_PART2, &["madamx-42"]),
        Part::ruling(sentences::X_13_PART3, sentences::X_13_PART3_REASON).about(&["madamx-20", "madamx-42"]),
    ],
    &[
        Example::new(
            sentences::X_13_EXAMPLE1,
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            d-+-+-+-
            -l-+-+-+
            +-l-+-+-
            d move 7",
            &[Fact::Steps(""), Fact::Over("", "winner=light", "X-13"), Fact::Illegal("a3-b2", "X-13")],
        ),
        Example::new(
            sentences::X_13_EXAMPLE2,
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            d-+-+-+-
            -+-+-+-+
            +-L-+-+-
            l x=b2 7",
            &[
                Fact::Over("b2>h1", "winner=light", "X-13"),
                Fact::Causes("b2>h1", "defeat"),
                Fact::Decides("stay", 2),
                Fact::Decides("b2>a2", 2),
            ],
        ),
        Example::new(
            sentences::X_13_EXAMPLE3,
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            ++-+-+-+
            d-+-+-+-
            ll-+-+-d
            ----+-l-
            d move 7 !-+-+-+--/+-+-+-+-/-+-+-+-+/+-+-+-+-/++-+-+-+/d-+-+-+-/l+-+-+-d/--l-+-l-",
            &[Fact::Steps("!"), Fact::Decides("", 2), Fact::Decides("!", 1)],
        )
        .under("enforcement=opponent"),
    ],
);

pub(super) const X_14: Clause = Clause::new(
    "X-14",
    sentences::X_14_TITLE,
    &[Part::ruling(sentences::X_14_PART1, sentences::X_14_PART1_REASON)],
    &[
        Example::new(
            sentences::X_14_EXAMPLE1,
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-d-+
            +-+-+-+-
            -+-+-+-+
            +-l-+-+-
            -+-+-+-+
            +-+-+-+-
            l move 99",
            &[
                Fact::Decides("c3-b4", 1),
                Fact::Over("c3-b4 stay", "draw", "X-14"),
                Fact::After("c3-b4", "-+-+-+-+/+-+-+-+-/-+-+-d-+/+-+-+-+-/-l-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+- l x=c3 100"),
            ],
        ),
        Example::new(
            sentences::X_14_EXAMPLE2,
            "
            -+-+-+-+
            +-l-+-+-
            -+-+-d-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            l move 99",
            &[
                Fact::After(
                    "c7-d8 stay",
                    "-+-L-+-+/+-+-+-+-/-+-+-d-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+- d move 0",
                ),
                Fact::Decides("c7-d8 stay", 2),
            ],
        ),
    ],
);
