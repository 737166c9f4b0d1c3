//! the two modifications that are about Bi-Madams.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const X_17: Clause = Clause::new(
    "X-17",
    sentences::X_17_TITLE,
    &[
        Part::booklet(sentences::X_17_PART1, &["madamx-48"]),
        Part::ruling(sentences::X_17_PART2, sentences::X_17_PART2_REASON).about(&["madamx-47", "madamx-48"]),
    ],
    &[
        Example::new(
            sentences::X_17_EXAMPLE1,
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-L-+-+
            +-+-+-+-
            -+-+-+-d
            +-+-+-+-
            l move 4",
            &[
                Fact::After("d4-e5", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-L-+-/-+-+-+-+/+-+-+-+-/-+-+-+-d/+-+-+-+- l bx=d4 5"),
                Fact::After(
                    "d4-e5 d4>off",
                    "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-L-+-/-+---+-+/+-+-+-+-/-+-+-+-d/+-+-+-+- d move 5",
                ),
            ],
        )
        .under("bi-removes=on"),
        Example::new(
            sentences::X_17_EXAMPLE2,
            "
            -+-L-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-d
            +-+-+-+-
            l x=c7 0",
            &[Fact::Illegal("c7>off", "X-17"), Fact::Legal("c7>a8 stay")],
        )
        .under("bi-removes=on"),
        Example::new(
            sentences::X_17_EXAMPLE3,
            "
            -+-L-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-d
            +-+-+-+-
            l bx=*2 0",
            &[
                Fact::After("g1>off", "-+-L-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-d/+-+-+--- l bx=*1 0"),
                Fact::Illegal("h2>off", "X-16"),
            ],
        )
        .under("bi-removes=on,any-tile=on"),
    ],
);

pub(super) const X_18: Clause = Clause::new(
    "X-18",
    sentences::X_18_TITLE,
    &[
        Part::booklet(sentences::X_18_PART1, &["madamx-49", "madamx-50", "madamx-51"]),
        Part::consequence(sentences::X_18_PART2, &["madamx-49", "madamx-50", "madamx-51"]),
        Part::ruling(sentences::X_18_PART3, sentences::X_18_PART3_REASON)
            .about(&["madamx-19", "madamx-39", "madamx-50"])
            .readings(&["long-bi=strict"]),
    ],
    &[
        Example::new(
            sentences::X_18_EXAMPLE1,
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-d-d-
            -+-+-+-+
            +-+-+-+-
            -L-+-+-l
            +-+-+-+-
            l move 4",
            &[
                Fact::Steps("b2xf6"),
                Fact::Illegal("b2xf6xh4", "X-18"),
                Fact::Illegal("h2-g3", "X-6"),
                Fact::After("b2xf6", "-+-+-+-+/+-+-+-+-/-+-+-L-+/+-+-+-d-/-+-+-+-+/+-+-+-+-/-+-+-+-l/+-+-+-+- l x=e5 0"),
            ],
        )
        .under("long-bi=on")
        .figure(sentences::FIGURE_FIGURE_4, &["madamx-51"]),
        Example::new(
            sentences::X_18_EXAMPLE2,
            "
            ++-+-+-+
            +-+-+-+-
            -+-+-l-+
            +-+++-+-
            -+-L-+-+
            ----+-+-
            -+-+-+-d
            +-+-+-+-
            l move 4",
            &[
                Fact::Legal("d4-e5 d4-d5 d4-d6 d4-c5 d4-b6 d4-a7 d4-e3 d4-f2 d4-g1"),
                Fact::Illegal("d4-b2", "X-2"),
                Fact::Illegal("d4-g7", "X-18"),
                Fact::Illegal("d4-e6", "X-2"),
                Fact::Illegal("d4-h6", "X-18"),
            ],
        )
        .under("long-bi=on"),
        Example::new(
            sentences::X_18_EXAMPLE3,
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-d-d-
            -+-L-+-+
            +-+-+-+-
            -+-+-d-+
            +-+-+-+-
            l move 4",
            &[Fact::Steps("d4xf6xh4 d4xg1"), Fact::Illegal("d4xf6", "X-6")],
        )
        .under("long-bi=on"),
        Example::new(
            sentences::X_18_EXAMPLE4,
            "
            -------d
            --+-+-+-
            -+-+-+-+
            +-+d+-+-
            -+d+d+-+
            +-Ld+-+-
            -+-+-+-+
            +-+-+-+-
            l move 4",
            &[Fact::Steps("c3xc5 c3xe3"), Fact::Illegal("c3xc5xe5", "X-18")],
        )
        .under("long-bi=strict")
        .showing(&["madamx-50"]),
    ],
);
