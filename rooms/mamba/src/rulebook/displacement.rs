//! The clauses on displacements (B-9, B-20).

use super::MOTHERS;
use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

const FREE: &str = "
b . b . b . b . b
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . a . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
a . a . a . a . a
a turn 0";

pub(super) const DISPLACEMENT: Clause = Clause::new(
    "B-9",
    sentences::B_9_TITLE,
    &[
        Part::booklet(
            sentences::B_9_PART1,
            &["mamba-2", "mamba-3", "mamba-4", "mamba-5", "mamba-6", "mamba-8", "mamba-9", "mamba-10"],
        ),
        Part::booklet(sentences::B_9_PART2, &["mamba-11", "mamba-13", "mamba-14"]),
        Part::booklet(sentences::B_9_PART3, &["mamba-38"]),
        Part::ruling(sentences::B_9_PART4, sentences::B_9_PART4_REASON),
        Part::ruling(sentences::B_9_PART5, sentences::B_9_PART5_REASON).about(&["mamba-73"]),
    ],
    &[
        Example::new(
            sentences::B_9_EXAMPLE1,
            FREE,
            &[Fact::Legal("e5-c5 e5-g5 e5-e3 e5-e7"), Fact::Illegal("e5-h5", "B-9"), Fact::Illegal("e5-e5", "B-9")],
        )
        .figure(sentences::FIGURE_DISPLACEMENT_BY_TWO_POINTS, &["mamba-8"]),
        Example::new(sentences::B_9_EXAMPLE2, FREE, &[Fact::Legal("e5-d5 e5-f5 e5-e4 e5-e6")])
            .figure(sentences::FIGURE_DISPLACEMENT_BY_ONE_POINT, &["mamba-9"]),
        Example::new(
            sentences::B_9_EXAMPLE3,
            FREE,
            &[Fact::Legal("e5-d4 e5-d6 e5-f4 e5-f6"), Fact::Illegal("e5-g6", "B-9")],
        )
        .figure(sentences::FIGURE_DISPLACEMENT_ROUND_CORNER, &["mamba-10"]),
        Example::new(
            sentences::B_9_EXAMPLE4,
            "
            . . . . . . . . .
            . . . . . . . . .
            . b . b . b . b .
            . . . . . . . . .
            . . . . . . . . .
            . . b . . . . . .
            . . a b . . . . .
            . . . . . . . . .
            a . . . a . a . a
            a turn 0",
            &[
                Fact::Legal("c3-c2 c3-c1 c3-b3 c3-a3 c3-b2 c3-d2 c3-b4"),
                Fact::Illegal("c3-d4", "B-9"),
                Fact::Illegal("c3-c5", "B-9"),
                Fact::Illegal("c3-c4", "B-9"),
                Fact::Illegal("c3-c3", "B-9"),
                Fact::Illegal("a1-d1", "B-9"),
                Fact::Illegal("c4-c5", "B-9"),
                Fact::Illegal("e5-e6", "B-9"),
            ],
        )
        .showing(&["mamba-13", "mamba-14"]),
        Example::new(sentences::B_9_EXAMPLE5, MOTHERS, &[Fact::Decides("c3+c4", 1), Fact::Decides("c3+c4 c4-d5", 2)])
            .showing(&["mamba-38"]),
    ],
);

pub(super) const FINAL: Clause = Clause::new(
    "B-20",
    sentences::B_20_TITLE,
    &[
        Part::booklet(sentences::B_20_PART1, &["mamba-12"]),
        Part::ruling(sentences::B_20_PART2, sentences::B_20_PART2_REASON).about(&["mamba-12"]),
    ],
    &[Example::new(
        sentences::B_20_EXAMPLE1,
        "
        . . . b . b . . .
        . . . b b b . . .
        . . . b . b . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . a . . . . .
        . . . . . a . . .
        . . . a a a . . .
        . . . a . a . . .
        b turn 1",
        &[Fact::Decides("", 2), Fact::Illegal("d4-d3", "B-9")],
    )
    .showing(&["mamba-12"])],
);
