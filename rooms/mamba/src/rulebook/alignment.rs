//! The clause on alignments and superiority (B-10).

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const ALIGNMENT: Clause = Clause::new(
    "B-10",
    sentences::B_10_TITLE,
    &[
        Part::booklet(sentences::B_10_PART1, &["mamba-18"]),
        Part::consequence(sentences::B_10_PART2, &["mamba-4", "mamba-18"]),
        Part::booklet(sentences::B_10_PART3, &["mamba-16", "mamba-20"]),
        Part::booklet(sentences::B_10_PART4, &["mamba-21"]),
        Part::consequence(sentences::B_10_PART5, &["mamba-21", "mamba-25", "mamba-60"]),
        Part::ruling(sentences::B_10_PART6, sentences::B_10_PART6_REASON).about(&["mamba-21"]),
        Part::consequence(sentences::B_10_PART7, &["mamba-25"]),
    ],
    &[
        Example::new(
            sentences::B_10_EXAMPLE1,
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            a . . . . . . . .
            . . . . . . . . .
            . a a . . . . . .
            . . . . . . . . .
            . . . . . . a a a
            a a a a . . . . .
            a turn 0",
            &[Fact::Illegal("-a1", "B-11"), Fact::Causes("a6-a5", ""), Fact::Causes("a6-a4", "")],
        )
        .showing(&["mamba-18", "mamba-19"]),
        Example::new(
            sentences::B_10_EXAMPLE2,
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . a . b . . . . .
            . . a . . . . . .
            . . . . . . . . .
            a . a . a . a . a
            a turn 0",
            &[
                Fact::Causes("c3-c4", "transformation"),
                Fact::After(
                    "c3-c4",
                    "b.b.b.b.b/........./........./........./........./.aaa...../........./........./a.a.a.a.a b turn 0",
                ),
            ],
        )
        .figure(sentences::FIGURE_LINE_1, &["mamba-22", "mamba-24"]),
        Example::new(
            sentences::B_10_EXAMPLE3,
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . b a . . . .
            . . a . . . . . .
            . . . . . . . . .
            a . a . a . a . a
            a turn 0",
            &[Fact::Causes("c3-c4", "")],
        )
        .figure(sentences::FIGURE_LINE_2, &["mamba-23", "mamba-25"]),
    ],
);
