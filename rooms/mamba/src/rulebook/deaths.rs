//! The boards of B-11: asphyxia, overpopulation, and how a confrontation runs.

use crate::sentences;
use kernel::{Example, Fact, Phrase};

const ASPHYXIAS: Phrase = sentences::ASPHYXIA;

pub(super) const EXAMPLES: &[Example] = &[
    Example::new(
        sentences::COMMON_EXAMPLE1,
        "
        b . b . b . b . b
        . . . . . . . . .
        . . . . a . . . .
        . . . a b . . . .
        . . . . a . a . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        a . a . a . . . a
        a turn 0",
        &[
            Fact::Causes("g5-f6", "asphyxia"),
            Fact::After(
                "g5-f6",
                "b.b.b.b.b/........./....a..../...a.a.../....a..../........./........./........./a.a.a...a b turn 0",
            ),
        ],
    )
    .figure(ASPHYXIAS, &["mamba-49", "mamba-51", "mamba-52"]),
    Example::new(
        sentences::COMMON_EXAMPLE2,
        "
        b . b . b . b . b
        . . . . . . . . .
        . . . . b . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . a . a . . . .
        a . . . . . . . .
        . . . . . . . . .
        b a . a . a . a .
        a turn 0",
        &[
            Fact::Causes("a3-a2", "asphyxia"),
            Fact::After(
                "a3-a2",
                "b.b.b.b.b/........./....b..../........./........./..a.a..../........./a......../.a.a.a.a. b turn 0",
            ),
        ],
    )
    .figure(ASPHYXIAS, &["mamba-49", "mamba-51", "mamba-52"]),
    Example::new(
        sentences::COMMON_EXAMPLE3,
        "
        b . b . b . b . b
        . . . . . . . . .
        . . b . . . b . .
        . . . . . . . . .
        . . . . . . . . .
        a a . a a . . . .
        . . a . . . . . .
        . . . . . . . . .
        . . . . a . a . a
        a turn 0",
        &[
            Fact::Decides("c3-c4", 1),
            Fact::Causes("c3-c4 -a4", "overpopulation"),
            Fact::After(
                "c3-c4 -a4",
                "b.b.b.b.b/........./..b...b../........./........./.aaaa..../........./........./....a.a.a b turn 0",
            ),
            Fact::After(
                "c3-c4 -e4",
                "b.b.b.b.b/........./..b...b../........./........./aaaa...../........./........./....a.a.a b turn 0",
            ),
            Fact::Illegal("-a4", "B-11"),
        ],
    )
    .figure(sentences::FIGURE_OVERPOPULATION, &["mamba-53", "mamba-54"]),
    Example::new(
        sentences::COMMON_EXAMPLE4,
        "
        b . b . b . b . b
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        a a a . a a . . .
        . . . a . . . . .
        . . . . . . . . .
        . . . . a . a . .
        a turn 0",
        &[
            Fact::Causes("d3-d4 -a4", "overpopulation"),
            Fact::After(
                "d3-d4 -a4",
                "b.b.b.b.b/........./........./........./........./..aaaa.../........./........./....a.a.. b turn 0",
            ),
            Fact::After(
                "d3-d4 -f4",
                "b.b.b.b.b/........./........./........./........./aaaa...../........./........./....a.a.. b turn 0",
            ),
        ],
    )
    .showing(&["mamba-48"]),
    Example::new(
        sentences::COMMON_EXAMPLE5,
        "
        b . b . b . b . b
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        b . . . . . . . .
        a . a a a . . . .
        b a . . . . . . .
        . . . . . . . . .
        . . a . a . a . a
        a turn 0",
        &[Fact::Causes("b3-b4", "asphyxia"), Fact::Decides("b3-b4", 2)],
    )
    .showing(&["mamba-57"]),
    Example::new(
        sentences::COMMON_EXAMPLE6,
        "
        b . b . b . b . b
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        a a a a . . . . .
        . . . . b . . . .
        . . . . . . . . .
        a . a . a . b . .
        b turn 0",
        &[
            Fact::Causes("e3-e4", "transformation"),
            Fact::Decides("e3-e4", 1),
            Fact::Causes("e3-e4 -e4", "overpopulation"),
            Fact::Decides("e3-e4 -e4", 1),
        ],
    )
    .showing(&["mamba-47", "mamba-68"]),
    Example::new(
        sentences::COMMON_EXAMPLE7,
        "
        b . b . b . b . b
        . . . . . . . . .
        . . b . . . b . .
        . . . . . . . . .
        . . . . . . . . .
        a a a a a . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . a . a . a
        a trim:m:c4:c3:a4,e4 0 !b.b.b.b.b/........./..b...b../........./........./aa.aa..../..a....../........./....a.a.a",
        &[Fact::Steps("-a4 -e4"), Fact::Illegal("e4-f4", "B-11"), Fact::Illegal("-c4", "B-11"), Fact::Decides("", 1)],
    ),
    Example::new(
        sentences::COMMON_EXAMPLE8,
        "
        b . b . b . b . b
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        a a . b b . . . .
        . . a . . . . . .
        . . . . . . . . .
        a . a . a . a . .
        a turn 0",
        &[Fact::Causes("c3-c4", "transformation transformation"), Fact::Causes("c3-c4 -e4", "overpopulation")],
    )
    .figure(sentences::FIGURE_SERIES_OF_PAGE_6, &["mamba-69", "mamba-70"]),
    Example::new(
        sentences::COMMON_EXAMPLE9,
        "
        b . b . b . b . b
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . a a b . . . . .
        a . . . . . . . .
        . . . . . . . . .
        a . a . a . a . .
        a turn 0",
        &[Fact::Causes("g1-g2", ""), Fact::Causes("a3-a4", "transformation"), Fact::Causes("e1-d2", "")],
    )
    .showing(&["mamba-61", "mamba-87"]),
];
