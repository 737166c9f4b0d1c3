//! The clauses on the Block and on the end of a confrontation (B-13, B-14).

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const BLOCK: Clause = Clause::new(
    "B-13",
    sentences::B_13_TITLE,
    &[
        Part::booklet(
            sentences::B_13_PART1,
            &["mamba-77", "mamba-78"],
        ),
        Part::booklet(
            sentences::B_13_PART2,
            &["mamba-79", "mamba-80"],
        ),
        Part::consequence(
            sentences::B_13_PART3,
            &["mamba-80"],
        ),
        Part::ruling(
            sentences::B_13_PART4,
            sentences::B_13_PART4_REASON,
        )
        .about(&["mamba-79"]),
        Part::booklet(
            sentences::B_13_PART5,
            &["mamba-87"],
        ),
        Part::ruling(sentences::B_13_PART6, sentences::B_13_PART6_REASON).about(&["mamba-61", "mamba-87"]),
    ],
    &[
        Example::new(
            sentences::B_13_EXAMPLE1,
            "
            b . b . . . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . b . . . . .
            . . . b . . . . .
            . a . b . . . . .
            . . a . . . . . .
            . . . . . . . . .
            a . a . . . a . a
            a turn 0",
            &[
                Fact::Causes("c3-c4", "transformation block"),
                Fact::After(
                    "c3-c4",
                    "b.b...b.b/........./........./...b...../...b...../.aab...../........./........./a.a...a.a b turn 0",
                ),
            ],
        )
        .figure(
            sentences::FIGURE_BLOCK_IN_FOUR_PICTURES,
            &["mamba-81", "mamba-82", "mamba-83", "mamba-85", "mamba-86"],
        ),
        Example::new(
            sentences::B_13_EXAMPLE2,
            "
            b . b . . . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . b . . . . .
            . . . b . . . . .
            . a a b . . . . .
            a . . . . . . . .
            . . . . . . . . .
            a . . . . . a . a
            a turn 0",
            &[Fact::Causes("i1-i2", ""), Fact::Causes("a3-a4", "transformation block")],
        )
        .showing(&["mamba-87"]),
        Example::new(
            sentences::B_13_EXAMPLE3,
            "
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . b . b . . . . .
            . . . . . b . a . . .
            . . . c c . . a . . .
            . . . b . . c . . . .
            . . . a a . a c . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            a turn 0",
            &[
                Fact::Causes("h6-f6", "transformation block"),
                Fact::After(
                    "h6-f6",
                    ".........../.........../.........../...b.b...../.....b.a.../...cca...../...b..c..../...aa.ac.../.........../.........../........... b turn 0",
                ),
            ],
        )
        .under("players=3")
        .showing(&["mamba-80"]),
    ],
);

pub(super) const END_OF_CONFRONTATION: Clause = Clause::new(
    "B-14",
    sentences::B_14_TITLE,
    &[Part::ruling(sentences::B_14_PART1, sentences::B_14_PART1_REASON).about(&["mamba-67", "mamba-78"])],
    &[Example::new(
        sentences::B_14_EXAMPLE1,
        "
        . . . . . . . . .
        . . . . . . . . .
        . . . . b . b . .
        . . . b b b a . .
        . . . a . b a . .
        . . . b a . b . .
        . . . . . . a . .
        . . . . . . . . .
        . . . . . . . . .
        a turn 0",
        &[
            Fact::Causes(
                "g3-f4",
                "transformation transformation transformation transformation transformation block transformation block block",
            ),
            Fact::Decides("g3-f4", 2),
        ],
    )],
);
