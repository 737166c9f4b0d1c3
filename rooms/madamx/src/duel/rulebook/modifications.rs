//! the first two of the booklet's four modifications.

use super::START;
use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const X_15: Clause = Clause::new(
    "X-15",
    sentences::X_15_TITLE,
    &[
        Part::booklet(sentences::X_15_PART1, &["madamx-43", "madamx-44", "madamx-45"]),
        Part::booklet(sentences::X_15_PART2, &["madamx-46"]),
    ],
    &[
        Example::new(
            sentences::X_15_EXAMPLE1,
            START,
            &[
                Fact::After("c3-d4", "-d-d-d-d/d-d-d-d-/-d-d-d-d/+-+-+-+-/-+-l-+-+/l-+-l-l-/-l-l-l-l/l-l-l-l- d move 1"),
                Fact::Decides("c3-d4", 2),
                Fact::Illegal("c3>d5", "X-15"),
            ],
        )
        .under("x-after-capture-only=on"),
        Example::new(
            sentences::X_15_EXAMPLE2,
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-d
            +-+-+-+-
            -+-d-+-+
            +-l-+-+-
            -+-+-+-+
            +-+-+-+-
            l move 4",
            &[Fact::After("c3xe5", "-+-+-+-+/+-+-+-+-/-+-+-+-d/+-+-l-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+- l x=d4 0")],
        )
        .under("x-after-capture-only=on"),
    ],
);

pub(super) const X_16: Clause = Clause::new(
    "X-16",
    sentences::X_16_TITLE,
    &[
        Part::booklet(sentences::X_16_PART1, &["madamx-47"]),
        Part::ruling(sentences::X_16_PART2, sentences::X_16_PART2_REASON).about(&["madamx-32", "madamx-47"]),
    ],
    &[
        Example::new(
            sentences::X_16_EXAMPLE1,
            START,
            &[
                Fact::After("c3-d4", "-d-d-d-d/d-d-d-d-/-d-d-d-d/+-+-+-+-/-+-l-+-+/l-+-l-l-/-l-l-l-l/l-l-l-l- l x=*1 1"),
                Fact::After(
                    "c3-d4 h4>d5",
                    "-d-d-d-d/d-d-d-d-/-d-d-d-d/+-+++-+-/-+-l-+--/l-+-l-l-/-l-l-l-l/l-l-l-l- d move 1",
                ),
            ],
        )
        .under("any-tile=on"),
        Example::new(
            sentences::X_16_EXAMPLE2,
            "
            -+-+-+-+
            +-+-+-l-
            -+-+-+-d
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            l x=*2 0",
            &[
                Fact::Legal("a1>b1 e5>e6 stay"),
                Fact::After("a1>b1", "-+-+-+-+/+-+-+-l-/-+-+-+-d/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/-++-+-+- l x=*1 0"),
                Fact::Decides("stay", 2),
                Fact::Illegal("g7>b1", "X-16"),
                Fact::Illegal("a1>c1", "X-16"),
                Fact::Illegal("b1>d1", "X-2"),
            ],
        )
        .under("any-tile=on"),
    ],
);
