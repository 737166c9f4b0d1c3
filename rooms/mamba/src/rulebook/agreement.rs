//! The clauses on draws, resignation and the ends that all games share (B-18, B-19, C-3).

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const DRAW: Clause = Clause::new(
    "B-18",
    sentences::B_18_TITLE,
    &[
        Part::ruling(sentences::B_18_PART1, sentences::B_18_PART1_REASON),
        Part::ruling(sentences::B_18_PART2, sentences::B_18_PART2_REASON).about(&["mamba-42"]),
    ],
    &[Example::new(
        sentences::B_18_EXAMPLE1,
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
        a turn 99",
        &[
            Fact::Over("a1-a2", "draw", "B-18"),
            Fact::After(
                "a1-a2",
                "b.b.b.b.b/........./........./........./........./.a.b...../..a....../a......../..a.a.a.a b turn 100",
            ),
            Fact::After(
                "c3-c4",
                "b.b.b.b.b/........./........./........./........./.aaa...../........./........./a.a.a.a.a b turn 0",
            ),
            Fact::After(
                "a1+a2",
                "b.b.b.b.b/........./........./........./........./.a.b...../..a....../a......../a.a.a.a.a a turn:a1 0",
            ),
            Fact::After(
                "a1+a2 e1-f2",
                "b.b.b.b.b/........./........./........./........./.a.b...../..a....../a....a.../a.a...a.a b turn 1",
            ),
        ],
    )],
);

pub(super) const RESIGNATION: Clause = Clause::new(
    "B-19",
    sentences::B_19_TITLE,
    &[
        Part::ruling(
            sentences::B_19_PART1,
            sentences::B_19_PART1_REASON,
        ),
        Part::ruling(
            sentences::B_19_PART2,
            sentences::B_19_PART2_REASON,
        ),
    ],
    &[
        Example::new(
            sentences::B_19_EXAMPLE1,
            "
            . . . . c . c . . . .
            . . . . c c c . . . .
            . . . . c . c . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . a . a . . . .
            . . . . a a a . . . .
            . . . . a . a . . . .
            a turn 0",
            &[Fact::Decides("", 1), Fact::Decides("e3-e4", 3), Fact::Decides("e3-e4 e9-e8", 1), Fact::Illegal("a5-a6", "B-9")],
        )
        .under("players=3"),
        Example::new(
            sentences::B_19_EXAMPLE2,
            "
            c . c . c . c . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            a a a a a . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            a . a . . . . . . . .
            b trim:m:e4:e3:a4,e4 0 !c.c.c.c..../.........../.........../.........../.........../.........../.........../aaaa......./.........../.........../a.a........",
            &[Fact::Decides("", 1), Fact::Steps("-a4 -e4"), Fact::Decides("-e4", 3)],
        )
        .under("players=3"),
    ],
);

pub(super) const COMMON_ENDS: Clause = Clause::new(
    "C-3",
    sentences::C_3_TITLE,
    &[
        Part::ruling(sentences::C_3_PART1, sentences::C_3_PART1_REASON),
        Part::ruling(sentences::C_3_PART2, sentences::C_3_PART2_REASON),
    ],
    &[Example::new(
        sentences::C_3_EXAMPLE1,
        super::START_TWO,
        &[Fact::After(
            "d3-d4 d7-d6 d4-d3 d6-d7",
            "...b.b.../...bbb.../...b.b.../........./........./........./...a.a.../...aaa.../...a.a... a turn 4",
        )],
    )],
);
