//! the X move.

use super::START;
use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const X_9: Clause = Clause::new(
    "X-9",
    sentences::X_9_TITLE,
    &[Part::booklet(sentences::X_9_PART1, &["madamx-24", "madamx-27", "madamx-28"])],
    &[Example::new(
        sentences::X_9_EXAMPLE1,
        START,
        &[
            Fact::After("c3-d4", "-d-d-d-d/d-d-d-d-/-d-d-d-d/+-+-+-+-/-+-l-+-+/l-+-l-l-/-l-l-l-l/l-l-l-l- l x=c3 1"),
            Fact::After("c3-d4 c3>d5", "-d-d-d-d/d-d-d-d-/-d-d-d-d/+-+++-+-/-+-l-+-+/l---l-l-/-l-l-l-l/l-l-l-l- d move 1"),
            Fact::Decides("c3-d4", 1),
            Fact::Decides("c3-d4 c3>d5", 2),
            Fact::Illegal("c3>d5", "X-9"),
        ],
    )
    .figure(sentences::FIGURE_FIGURE_3, &["madamx-33", "madamx-118"])],
);

pub(super) const X_10: Clause = Clause::new(
    "X-10",
    sentences::X_10_TITLE,
    &[
        Part::booklet(sentences::X_10_PART1, &["madamx-29", "madamx-32", "madamx-40"]),
        Part::ruling(sentences::X_10_PART2, sentences::X_10_PART2_REASON).about(&["madamx-27", "madamx-32"]),
    ],
    &[
        Example::new(
            sentences::X_10_EXAMPLE1,
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-d-d
            +-+-+-+-
            -+-d-+-+
            +-l-+-+-
            -+-+-+-+
            +-+-+-+-
            l move 4",
            &[
                Fact::After(
                    "c3xe5xg7",
                    "-+-+-+-+/+-+-+-l-/-+-+-+-d/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+- l x=d4,f6 0",
                ),
                Fact::After(
                    "c3xe5xg7 d4>a2",
                    "-+-+-+-+/+-+-+-l-/-+-+-+-d/+-+-+-+-/-+---+-+/+-+-+-+-/++-+-+-+/+-+-+-+- l x=f6 0",
                ),
                Fact::After(
                    "c3xe5xg7 d4>a2 f6>d4",
                    "-+-+-+-+/+-+-+-l-/-+-+---d/+-+-+-+-/-+-+-+-+/+-+-+-+-/++-+-+-+/+-+-+-+- d move 0",
                ),
                Fact::Decides("c3xe5xg7 stay", 1),
                Fact::Decides("c3xe5xg7 stay stay", 2),
            ],
        ),
        Example::new(
            sentences::X_10_EXAMPLE2,
            "
            -+-+-+-+
            +-+-+-l-
            -+-+-+-d
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            l x=d4,f6 0",
            &[Fact::Legal("d4>a2 stay"), Fact::Illegal("f6>a2", "X-10"), Fact::Illegal("d4>e5", "X-9")],
        ),
    ],
);

pub(super) const X_11: Clause = Clause::new(
    "X-11",
    sentences::X_11_TITLE,
    &[
        Part::booklet(sentences::X_11_PART1, &["madamx-30", "madamx-31"]),
        Part::consequence(sentences::X_11_PART2, &["madamx-30"]),
        Part::contradictory(sentences::X_11_PART3, &["madamx-34", "madamx-35"], sentences::X_11_PART3_REASON),
    ],
    &[
        Example::new(
            sentences::X_11_EXAMPLE1,
            START,
            &[
                Fact::After(
                    "c3-d4 stay",
                    "-d-d-d-d/d-d-d-d-/-d-d-d-d/+-+-+-+-/-+-l-+-+/l-+-l-l-/-l-l-l-l/l-l-l-l- d move 1",
                ),
                Fact::Illegal("stay", "X-11"),
            ],
        ),
        Example::new(
            sentences::X_11_EXAMPLE2,
            "
            -d-d-d-d
            d-d-d-d-
            -d-d-d-d
            +-+-+-+-
            -+-l-+-+
            l-+-l-l-
            -l-l-l-l
            l-l-l-l-
            l x=c3 1",
            &[Fact::Legal("stay c3>c4"), Fact::Illegal("e3-f4", "X-11"), Fact::Illegal("c3>c3", "X-11")],
        ),
        Example::new(
            sentences::X_11_EXAMPLE3,
            "
            -d-d-d-d
            d-d-d-d-
            -d-d-d-d
            +-+++-+-
            -+-l-+-+
            l---l-l-
            -l-l-l-l
            l-l-l-l-
            d move 1",
            &[Fact::Legal("d6-d5"), Fact::Decides("d6-d5", 2)],
        )
        .figure(sentences::FIGURE_FIGURE_3, &["madamx-34", "madamx-118"]),
        Example::new(
            sentences::X_11_EXAMPLE4,
            "
            -d-d-d-d
            d-d-d-d-
            -d-+-d-d
            +-+d+-+-
            -+-l-+-+
            l---l-l-
            -l-l-l-l
            l-l-l-l-
            l move 2",
            &[Fact::Steps("d4xd6")],
        )
        .figure(sentences::FIGURE_FIGURE_3, &["madamx-34", "madamx-118"]),
        Example::new(
            sentences::X_11_EXAMPLE5,
            "
            -d-d-d-d
            d-d-d-d-
            -d---d-d
            +-+d+-+-
            ++-l-+-+
            l---l-l-
            -l-l-l-l
            l-l-l-l-
            l move 2",
            &[Fact::Illegal("d4xd6", "X-2")],
        )
        .figure(sentences::FIGURE_FIGURE_3, &["madamx-35", "madamx-118"]),
    ],
);

pub(super) const X_12: Clause = Clause::new(
    "X-12",
    sentences::X_12_TITLE,
    &[Part::ruling(sentences::X_12_PART1, sentences::X_12_PART1_REASON).about(&["madamx-42"])],
    &[Example::new(
        sentences::X_12_EXAMPLE1,
        "
        -+-+-+-+
        +-+-+-+-
        -+-+-+-+
        +-+-+-+-
        -+-d-+-+
        +-l-+-+-
        -+-+-+-+
        +-+-+-+-
        l move 4",
        &[
            Fact::Steps("c3xe5"),
            Fact::After("c3xe5", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-l-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+- d move 0"),
            Fact::Over("c3xe5", "winner=light", "X-13"),
            Fact::Causes("c3xe5", "capture defeat"),
        ],
    )],
);
