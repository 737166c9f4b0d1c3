//! advancing and jumping.

use super::START;
use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const X_24: Clause = Clause::new(
    "X-24",
    sentences::SOLO_X_24_TITLE,
    &[Part::booklet(sentences::SOLO_X_24_PART1, &["madamx-63", "madamx-64", "madamx-65"])],
    &[Example::new(
        sentences::SOLO_X_24_EXAMPLE1,
        START,
        &[
            Fact::After("b2-c3", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-d-+-+-/---d-d-d/l-l-l-l- s move 1"),
            Fact::Illegal("c1-d2", "X-24"),
            Fact::Illegal("b2-b4", "X-24"),
            Fact::Causes("b2-c3", "tile-gone"),
        ],
    )
    .figure(sentences::FIGURE_FIGURE_8, &["madamx-65", "madamx-139"])],
);

pub(super) const X_25: Clause = Clause::new(
    "X-25",
    sentences::SOLO_X_25_TITLE,
    &[
        Part::booklet(sentences::SOLO_X_25_PART1, &["madamx-66", "madamx-67"]),
        Part::consequence(sentences::SOLO_X_25_PART2, &["madamx-66", "madamx-71"]),
        Part::ruling(sentences::SOLO_X_25_PART3, sentences::SOLO_X_25_PART3_REASON).about(&["madamx-66", "madamx-67"]),
    ],
    &[
        Example::new(
            sentences::SOLO_X_25_EXAMPLE1,
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-d-+-+-
            ---d-d-d
            l-l-l-l-
            s move 1",
            &[
                Fact::Legal("d2^b4"),
                Fact::After("d2^b4", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-d-+-+-+/+-d-+-+-/---+-d-d/l-l-l-l- s x=d2 2"),
                Fact::Illegal("c1^e3", "X-25"),
                Fact::Illegal("f2^d4", "X-25"),
                Fact::Illegal("stay", "X-25"),
            ],
        )
        .figure(sentences::FIGURE_FIGURE_10, &["madamx-69", "madamx-71", "madamx-147"]),
        Example::new(
            sentences::SOLO_X_25_EXAMPLE2,
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -d-+-+-+
            +-d-+-+-
            ---+-d-d
            l-l-l-l-
            s x=d2 2",
            &[
                Fact::Legal("d2>b2 d2>a2 d2>h1 stay"),
                Fact::After("d2>b2", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-d-+-+-+/+-d-+-+-/-+---d-d/l-l-l-l- s move 2"),
                Fact::After("stay", "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-d-+-+-+/+-d-+-+-/---+-d-d/l-l-l-l- s move 2"),
                Fact::Illegal("d2>d2", "X-25"),
                Fact::Illegal("d2>e3", "X-25"),
                Fact::Illegal("f2-g3", "X-25"),
            ],
        )
        .figure(sentences::FIGURE_FIGURE_9, &["madamx-67", "madamx-142"]),
    ],
);

pub(super) const X_26: Clause = Clause::new(
    "X-26",
    sentences::SOLO_X_26_TITLE,
    &[Part::booklet(sentences::SOLO_X_26_PART1, &["madamx-68"])],
    &[Example::new(
        sentences::SOLO_X_26_EXAMPLE1,
        "
        -+-+-+-+
        +-+-+-+-
        -+-+-+-+
        +-+-+-+-
        -+-+-+-+
        +-+-+-+-
        -l-d-l-d
        l-d-l-d-
        s first 0",
        &[Fact::Illegal("a1^c3", "X-26"), Fact::Legal("b2-a3"), Fact::Decides("d2-e3 a1^c3", 1)],
    )],
);
