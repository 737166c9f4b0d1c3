//! the duel for four.

use super::START;
use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const X_19: Clause = Clause::new(
    "X-19",
    sentences::DUEL_FOR_FOUR,
    &[
        Part::booklet(sentences::X_19_PART1, &["madamx-52", "madamx-53", "madamx-54", "madamx-55"]),
        Part::consequence(sentences::X_19_PART2, &["madamx-55"]),
    ],
    &[Example::new(
        sentences::X_19_EXAMPLE1,
        START,
        &[
            Fact::Decides("", 1),
            Fact::Decides("c3-d4", 2),
            Fact::Decides("c3-d4 stay", 3),
            Fact::Decides("c3-d4 stay f6-g5", 4),
            Fact::Decides("c3-d4 stay f6-g5 f6>a2", 1),
        ],
    )
    .under("players=4")
    .figure(sentences::FIGURE_FIGURE_5, &["madamx-54", "madamx-126"])],
);

pub(super) const X_20: Clause = Clause::new(
    "X-20",
    sentences::X_20_TITLE,
    &[
        Part::booklet(sentences::X_20_PART1, &["madamx-56"]),
        Part::ruling(sentences::X_20_PART2, sentences::X_20_PART2_REASON).about(&["madamx-56"]),
        Part::ruling(sentences::X_20_PART3, sentences::X_20_PART3_REASON).about(&["madamx-20", "madamx-56"]),
    ],
    &[Example::new(
        sentences::X_20_EXAMPLE1,
        "
            -d-d-d-d
            d-d-d-d-
            -d-d-d-d
            +-+-+-+-
            -+-+-+-+
            l-l-l-l-
            -l-l-l-l
            l-l-l-l-
            d move 0",
        &[Fact::Decides("", 3), Fact::Steps("b6-a5 b6-c5 d6-c5 d6-e5 f6-e5 f6-g5 h6-g5")],
    )
    .under("players=4")
    .showing(&["madamx-56"])],
);

pub(super) const X_21: Clause = Clause::new(
    "X-21",
    sentences::X_21_TITLE,
    &[
        Part::booklet(sentences::X_21_PART1, &["madamx-57"]),
        Part::ruling(sentences::X_21_PART2, sentences::X_21_PART2_REASON).about(&["madamx-57"]),
    ],
    &[Example::new(sentences::X_21_EXAMPLE1, START, &[Fact::Decides("", 1), Fact::Decides("c3-d4", 2)])
        .under("players=4")
        .showing(&["madamx-57"])],
);
