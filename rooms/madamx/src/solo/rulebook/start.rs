//! the frame, the start and the goal of the solitaire.

use super::START;
use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const X_1: Clause = Clause::new(
    "X-1",
    sentences::SOLO_X_1_TITLE,
    &[Part::lost(sentences::SOLO_X_1_PART1, &["madamx-59", "madamx-88", "madamx-130"], sentences::SOLO_X_1_PART1_REASON)],
    &[Example::new(sentences::SOLO_X_1_EXAMPLE1, START, &[Fact::Legal("b2-a3 h2-g3"), Fact::Decides("", 1)])],
);

pub(super) const X_2: Clause = Clause::new(
    "X-2",
    sentences::X_2_TITLE,
    &[Part::booklet(sentences::SOLO_X_2_PART1, &["madamx-69", "madamx-70"])],
    &[
        Example::new(sentences::SOLO_X_2_EXAMPLE1, START, &[Fact::Illegal("b2-b3", "X-2"), Fact::Legal("b2-a3 b2-c3")]),
        Example::new(
            sentences::SOLO_X_2_EXAMPLE2,
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-+
            +-l-+-+-
            ---l-l-l
            d-d-d-d-
            s move 1",
            &[Fact::Illegal("a1-b2", "X-2")],
        )
        .figure(sentences::FIGURE_FIGURE_10, &["madamx-69", "madamx-70", "madamx-147"]),
    ],
);

pub(super) const X_22: Clause = Clause::new(
    "X-22",
    sentences::SOLO_X_22_TITLE,
    &[
        Part::booklet(sentences::SOLO_X_22_PART1, &["madamx-58", "madamx-59"]),
        Part::booklet(sentences::SOLO_X_22_PART2, &["madamx-60"]),
        Part::ruling(sentences::SOLO_X_22_PART3, sentences::SOLO_X_22_PART3_REASON).about(&["madamx-59", "madamx-60"]),
    ],
    &[Example::new(sentences::SOLO_X_22_EXAMPLE1, START, &[Fact::Steps("b2-a3 b2-c3 d2-c3 d2-e3 f2-e3 f2-g3 h2-g3")])
        .figure(sentences::FIGURE_FIGURE_6, &["madamx-59", "madamx-130"])],
);

pub(super) const X_23: Clause = Clause::new(
    "X-23",
    sentences::SOLO_X_23_TITLE,
    &[Part::booklet(sentences::SOLO_X_23_PART1, &["madamx-61", "madamx-62"])],
    &[Example::new(
        sentences::SOLO_X_23_EXAMPLE1,
        "
        -l-d-d-l
        d-+-d-l-
        -l------
        --------
        --------
        --------
        --------
        +-----+-
        s move 34",
        &[Fact::Steps("b6-c7"), Fact::Decides("", 1), Fact::Over("b6-c7", "winner=solo", "X-27")],
    )
    .figure(sentences::FIGURE_FIGURE_7, &["madamx-61", "madamx-134"])],
);
