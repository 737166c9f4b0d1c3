//! how men capture, and what Bi-Madams do.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const X_4: Clause = Clause::new(
    "X-4",
    sentences::X_4_TITLE,
    &[
        Part::booklet(sentences::X_4_PART1, &["madamx-17", "madamx-18", "madamx-31", "madamx-41"]),
        Part::ruling(sentences::X_4_PART2, sentences::X_4_PART2_REASON).about(&["madamx-16", "madamx-18", "madamx-23"]),
    ],
    &[Example::new(
        sentences::X_4_EXAMPLE1,
        "
        ---+----
        +-+-+-+-
        -+-+-+-+
        +-Dd+-+-
        -+-ld+-+
        +-+d+-+-
        -+-+-+-+
        +-+-+-+-
        l move 4",
        &[
            Fact::Steps("d4xd6 d4xf4"),
            Fact::Illegal("d4xb6", "X-4"),
            Fact::Illegal("d4xd2", "X-4"),
            Fact::Causes("d4xf4", "capture"),
        ],
    )
    .figure(sentences::FIGURE_FIGURE_2, &["madamx-14", "madamx-101"])],
);

pub(super) const X_5: Clause = Clause::new(
    "X-5",
    sentences::X_5_TITLE,
    &[
        Part::booklet(sentences::X_5_PART1, &["madamx-36", "madamx-39"]),
        Part::consequence(sentences::X_5_PART2, &["madamx-41", "madamx-49"]),
    ],
    &[
        Example::new(
            sentences::X_5_EXAMPLE1,
            "
            --------
            +-+-+-+-
            -+-+-+-d
            +-+++-+-
            -++L++-+
            +-+++-+-
            -+-+-+-+
            +-+-+-+-
            l move 4",
            &[Fact::Steps("d4-c3 d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 d4-e5"), Fact::Illegal("d4-b2", "X-5")],
        ),
        Example::new(
            sentences::X_5_EXAMPLE2,
            "
            -+-+-+--
            +-+-+-+-
            -+-+-+-+
            +-+dd-+-
            -+-L-+-+
            +-D-+-+-
            -+-+-+-+
            +-+-+-+-
            l move 4",
            &[Fact::Steps("d4xb2 d4xd6xf4 d4xf6")],
        ),
    ],
);
