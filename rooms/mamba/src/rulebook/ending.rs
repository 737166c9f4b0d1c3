//! The clauses on elimination and winning (B-15 to B-17).

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const ELIMINATION: Clause = Clause::new(
    "B-15",
    sentences::B_15_TITLE,
    &[
        Part::booklet(
            sentences::B_15_PART1,
            &["mamba-90", "mamba-103"],
        ),
        Part::booklet(
            sentences::B_15_PART2,
            &["mamba-105", "mamba-118", "mamba-121"],
        ),
        Part::published(
            sentences::B_15_PART3,
            sentences::B_15_PART3_REASON,
        ),
        Part::ruling(
            sentences::B_15_PART4,
            sentences::B_15_PART4_REASON,
        )
        .about(&["mamba-103", "mamba-118"]),
        Part::ruling(
            sentences::B_15_PART5,
            sentences::B_15_PART5_REASON,
        ),
    ],
    &[
        Example::new(
            sentences::B_15_EXAMPLE1,
            "
            . . . . c . c . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            b . . . . . . . . . .
            . . . . b c . . . . .
            . . . b . . . . . . c
            b . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            a . a . a . a . . . .
            b turn 0",
            &[Fact::Causes("d5-d6", "transformation elimination"), Fact::Decides("d5-d6", 1)],
        )
        .under("players=3")
        .showing(&["mamba-103"]),
        Example::new(
            sentences::B_15_EXAMPLE2,
            "
            . . c . c . c . . . .
            . . . . . . . . . . .
            . . . . . . . . . . d
            . . . . . . . . . . .
            . . . . . . . . . . d
            . . . . . . . . . . .
            . . . . . . . . . . d
            . . . . . . . . . . .
            . . a . b b b . . . .
            . . . . . . . . . . .
            a . . . a . . . . . .
            a turn 0",
            &[
                Fact::Causes("c3+d3", "transformation transformation"),
                Fact::Decides("c3+d3", 2),
                Fact::Causes("c3+d3 -g3", "overpopulation elimination"),
                Fact::After(
                    "c3+d3 -g3",
                    "..c.c.c..../.........../..........d/.........../..........d/.........../..........d/.........../..bbbb...../.........../........... b turn 0",
                ),
            ],
        )
        .under("players=4")
        .showing(&["mamba-118"]),
    ],
);

pub(super) const WIN: Clause = Clause::new(
    "B-16",
    sentences::B_16_TITLE,
    &[
        Part::booklet(sentences::B_16_PART1, &["mamba-90", "mamba-105"]),
        Part::consequence(sentences::B_16_PART2, &["mamba-90", "mamba-103", "mamba-105", "mamba-118"]),
        Part::booklet(sentences::B_16_PART3, &["mamba-121", "mamba-122", "mamba-123"]),
        Part::published(sentences::B_16_PART4, sentences::B_16_PART4_REASON),
    ],
    &[
        Example::new(
            sentences::B_16_EXAMPLE1,
            "
            b . b . b . b . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . a . b . . . . .
            . . a . . . . . .
            . . . . . . . . .
            a . a . a . a . a
            a turn 0",
            &[Fact::Causes("c3-c4", "transformation elimination"), Fact::Over("c3-c4", "winner=a", "B-16")],
        ),
        Example::new(
            sentences::B_16_EXAMPLE2,
            "
            . . c . c . c . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . a . b . . . . . . .
            . . a . . . . . . . .
            . . . . . . . . . . .
            a . . . . . . b . b .
            a turn 0",
            &[Fact::Over("c3-c4", "winner=ac", "B-16")],
        )
        .under("players=teams")
        .showing(&["mamba-122"]),
        Example::new(
            sentences::B_16_EXAMPLE3,
            "
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . a . b . . . . . . .
            . . a . . . . . . . .
            . . . . . . . . . . .
            a . . . . . . b . b .
            a turn 0",
            &[Fact::Over("c3-c4", "winner=ac", "B-16")],
        )
        .under("players=teams")
        .showing(&["mamba-123"]),
        Example::new(
            sentences::B_16_EXAMPLE4,
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . a a a . . . . .
            . . . . . . . . .
            . . . . . . . . .
            a . a . a . a . a
            a turn 0",
            &[
                Fact::Over("", "winner=a", "B-16"),
                Fact::Steps(""),
                Fact::Illegal("a1-a2", "B-16"),
                Fact::Illegal("a1-a9", "B-16"),
            ],
        ),
    ],
);

pub(super) const FALL_TOGETHER: Clause = Clause::new(
    "B-17",
    sentences::B_17_TITLE,
    &[Part::ruling(sentences::B_17_PART1, sentences::B_17_PART1_REASON)],
    &[
        Example::new(
            sentences::B_17_EXAMPLE1,
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            a . a . . . . . .
            b b b . . . . . .
            . a a a . . . . .
            b b . . . . . . .
            b turn 0",
            &[
                Fact::Causes("a3-a2", "asphyxia"),
                Fact::After(
                    "a3-a2",
                    "........./........./........./........./........./a.a....../.bb....../b.aa...../.b....... a turn 0",
                ),
                Fact::Over("a3-a2", "draw", "B-17"),
            ],
        ),
        Example::new(
            sentences::B_17_EXAMPLE2,
            "
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . b . . . . . .
            . b a a . . . . .
            b a . a . . . . .
            . b b a . . . . .
            a turn 0",
            &[Fact::Over("d2-c2", "winner=b", "B-17")],
        ),
    ],
);
