//! The clauses on a turn and on births (B-7, B-8).

use super::MOTHERS;
use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const TURN: Clause = Clause::new(
    "B-7",
    sentences::B_7_TITLE,
    &[
        Part::booklet(sentences::B_7_PART1, &["mamba-31", "mamba-36"]),
        Part::consequence(sentences::B_7_PART2, &["mamba-29", "mamba-36"]),
        Part::ruling(sentences::B_7_PART3, sentences::B_7_PART3_REASON).about(&["mamba-31"]),
    ],
    &[Example::new(
        sentences::B_7_EXAMPLE1,
        MOTHERS,
        &[
            Fact::Decides("c3+c4", 1),
            Fact::Decides("c3+c4 g3+g4", 1),
            Fact::Decides("c3+c4 g3+g4 c4-d5", 2),
            Fact::Decides("c3-c4", 2),
            Fact::After(
                "c3+c4 g3+g4 c4-d5",
                "b.b.b.b.b/........./..b...b../........./...a...../......a../..a...a../........./a.a.a.a.a b turn 1",
            ),
        ],
    )
    .showing(&["mamba-31", "mamba-36"])],
);

pub(super) const BIRTH: Clause = Clause::new(
    "B-8",
    sentences::B_8_TITLE,
    &[
        Part::booklet(sentences::B_8_PART1, &["mamba-27", "mamba-29"]),
        Part::booklet(sentences::B_8_PART2, &["mamba-30"]),
        Part::ruling(sentences::B_8_PART3, sentences::B_8_PART3_REASON).about(&["mamba-30"]).readings(&["birth=square"]),
        Part::consequence(sentences::B_8_PART4, &["mamba-29", "mamba-36"]),
        Part::booklet(sentences::B_8_PART5, &["mamba-37"]),
        Part::booklet(sentences::B_8_PART6, &["mamba-35", "mamba-39"]),
        Part::ruling(sentences::B_8_PART7, sentences::B_8_PART7_REASON).about(&["mamba-37", "mamba-39"]),
    ],
    &[
        Example::new(
            sentences::B_8_EXAMPLE1,
            MOTHERS,
            &[
                Fact::Legal("c3+b3 c3+c2 c3+c4 c3+d3 a1+a2 a1+b1"),
                Fact::Illegal("c3+d4", "B-8"),
                Fact::Illegal("c7+c6", "B-8"),
                Fact::Illegal("c5+c6", "B-8"),
                Fact::After(
                    "c3+c4",
                    "b.b.b.b.b/........./..b...b../........./........./..a....../..a...a../........./a.a.a.a.a a turn:c3 0",
                ),
            ],
        ),
        Example::new(
            sentences::B_8_EXAMPLE2,
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . . b . . . .
            . . . . . . . . .
            . . a . b . . . .
            . . . . . . . . .
            . . . . . . . . .
            a . a . a . a . a
            a turn 0",
            &[
                Fact::Causes("c4+d4", "transformation"),
                Fact::Decides("c4+d4", 1),
                Fact::Causes("c4+d4 d4-e5", "transformation"),
                Fact::After(
                    "c4+d4 d4-e5",
                    "b.b.b.b.b/........./........./....a..../....a..../..a.a..../........./........./a.a.a.a.a b turn 0",
                ),
            ],
        )
        .figure(sentences::FIGURE_BIRTH_THAT_TRANSFORMS, &["mamba-32", "mamba-33", "mamba-34", "mamba-37", "mamba-38"]),
        Example::new(
            sentences::B_8_EXAMPLE3,
            "
            b . b . b . b . b
            . . . . . . . . .
            . . b . . . b . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . a . . . a . .
            . . a . . . . . .
            a . a . a . a . a
            a turn:c3 0",
            &[Fact::Illegal("c1+b1", "B-8"), Fact::Illegal("c3+c4", "B-8"), Fact::Legal("g3+g4 e1+e2 c2-d2")],
        )
        .showing(&["mamba-39"]),
        Example::new(
            sentences::B_8_EXAMPLE4,
            "
            b . b . b . b . b
            . . . . . . . . .
            . . b . . . b . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . a . . . a . .
            . . . . . . . . .
            a . a . a . a . a
            a turn:c3 0",
            &[Fact::Illegal("c3+c4", "B-8"), Fact::Legal("g3+g4 c3-c4")],
        ),
    ],
);
