//! the frame, the start, and how men move.

use super::START;
use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const X_1: Clause = Clause::new(
    "X-1",
    sentences::X_1_TITLE,
    &[
        Part::booklet(
            sentences::X_1_PART1,
            &["madamx-7", "madamx-8", "madamx-10", "madamx-86", "madamx-87", "madamx-88", "madamx-92"],
        ),
        Part::booklet(sentences::X_1_PART2, &["madamx-12", "madamx-25", "madamx-26"]),
        Part::lost(sentences::X_1_PART3, &["madamx-10", "madamx-93"], sentences::X_1_PART3_REASON),
    ],
    &[Example::new(
        sentences::X_1_EXAMPLE1,
        START,
        &[Fact::Steps("a3-b4 c3-b4 c3-d4 e3-d4 e3-f4 g3-f4 g3-h4"), Fact::Decides("", 1)],
    )
    .figure(sentences::FIGURE_FIGURE_1, &["madamx-93"])],
);

pub(super) const X_2: Clause = Clause::new(
    "X-2",
    sentences::X_2_TITLE,
    &[
        Part::booklet(sentences::X_2_PART1, &["madamx-11"]),
        Part::consequence(sentences::X_2_PART2, &["madamx-11", "madamx-31"]),
    ],
    &[Example::new(
        sentences::X_2_EXAMPLE1,
        START,
        &[Fact::Illegal("c3-c4", "X-2"), Fact::Illegal("c3xc5", "X-2"), Fact::Legal("c3-d4")],
    )],
);

pub(super) const X_3: Clause = Clause::new(
    "X-3",
    sentences::X_3_TITLE,
    &[
        Part::booklet(sentences::X_3_PART1, &["madamx-15", "madamx-16", "madamx-31"]),
        Part::consequence(sentences::X_3_PART2, &["madamx-16", "madamx-31"]),
    ],
    &[Example::new(
        sentences::X_3_EXAMPLE1,
        "
        --------
        +-+-+-+-
        -+-+-+-d
        +-+++-+-
        -++l++-+
        +-+++-+-
        -+-+-+-+
        +-+-+-+-
        l move 4",
        &[
            Fact::Steps("d4-c4 d4-c5 d4-d5 d4-e4 d4-e5"),
            Fact::Illegal("d4-d3", "X-3"),
            Fact::Illegal("d4-c3", "X-3"),
            Fact::Illegal("d4-d6", "X-3"),
        ],
    )
    .figure(sentences::FIGURE_FIGURE_2, &["madamx-14", "madamx-101"])],
);
