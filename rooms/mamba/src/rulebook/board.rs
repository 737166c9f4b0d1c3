//! The clauses on the board, on cross and square, and on the forty pieces (B-1, B-5, B-6).

use super::{START_FOUR, START_TWO};
use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const BOARD: Clause = Clause::new(
    "B-1",
    sentences::B_1_TITLE,
    &[
        Part::booklet(sentences::B_1_PART1, &["mamba-4"]),
        Part::consequence(sentences::B_1_PART2, &["mamba-4", "mamba-5", "mamba-7"]),
        Part::published(sentences::B_1_PART3, sentences::B_1_PART3_REASON),
    ],
    &[
        Example::new(
            sentences::B_1_EXAMPLE1,
            START_TWO,
            &[Fact::Legal("d3-d4 f3-g3"), Fact::Illegal("j1-j2", "B-1"), Fact::Illegal("d1-d10", "B-1")],
        ),
        Example::new(sentences::B_1_EXAMPLE2, START_FOUR, &[Fact::Illegal("l1-l2", "B-1"), Fact::Illegal("k11-k10", "B-9")])
            .under("players=4"),
    ],
);

pub(super) const NEIGHBOURS: Clause = Clause::new(
    "B-5",
    sentences::B_5_TITLE,
    &[
        Part::booklet(sentences::B_5_PART1, &["mamba-7"]),
        Part::booklet(sentences::B_5_PART2, &["mamba-28"]),
        Part::consequence(sentences::B_5_PART3, &["mamba-44"]),
        Part::ruling(sentences::B_5_PART4, sentences::B_5_PART4_REASON).about(&["mamba-28"]),
    ],
    &[Example::new(
        sentences::B_5_EXAMPLE1,
        "
        b . b . b . b . b
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . a . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        a . a . a . a . .
        a turn 0",
        &[Fact::Legal("c5+b4 c5+b5 c5+b6 c5+c4 c5+c6 c5+d4 c5+d5 c5+d6 a1+a2 a1+b1 a1+b2"), Fact::Illegal("c5+e5", "B-8")],
    )
    .under("birth=square")
    .showing(&["mamba-7", "mamba-28"])],
);

pub(super) const FORTY: Clause = Clause::new(
    "B-6",
    sentences::B_6_TITLE,
    &[
        Part::published(sentences::B_6_PART1, sentences::B_6_PART1_REASON),
        Part::ruling(sentences::B_6_PART2, sentences::B_6_PART2_REASON),
    ],
    &[
        Example::new(
            sentences::B_6_EXAMPLE1,
            "
            a a b b a a b b a
            . . . . . . . . .
            b b a a b b a a b
            . . . . . . . . .
            a a b b a a b b a
            . . . . . . . . .
            b b a a b b a a b
            . . . . . . . . .
            a . . b . b . b .
            a turn 0",
            &[Fact::Illegal("a1+a2", "B-6"), Fact::Legal("a1-a2")],
        ),
        Example::new(
            sentences::B_6_EXAMPLE2,
            "
            a a b b a a b b a
            . . . . . . . . .
            b b a a b b a a b
            . . . . . . . . .
            a a b b a a b b a
            . . . . . . . . .
            b b a a b b a a b
            . . . . . . . . .
            a . . b . b . . .
            a turn 0",
            &[Fact::Legal("a1+a2 a1+b1")],
        ),
    ],
);
