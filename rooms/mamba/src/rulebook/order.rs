//! The clause on what comes first in a confrontation (B-12).

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

const CORNER: &str = "
b . b . b . b . b
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . a . a a a a .
. . . a . . . . .
. . . a . . . . .
. . . a . . . . .
. . . a . . . . .
a turn 0";

pub(super) const ORDER: Clause = Clause::new(
    "B-12",
    sentences::B_12_TITLE,
    &[
        Part::booklet(
            sentences::B_12_PART1,
            &["mamba-72", "mamba-73"],
        ),
        Part::ruling(
            sentences::B_12_PART2,
            sentences::B_12_PART2_REASON,
        )
        .about(&["mamba-73"]),
        Part::ruling(
            sentences::B_12_PART3,
            sentences::B_12_PART3_REASON,
        )
        .about(&["mamba-73"]),
    ],
    &[
        Example::new(
            sentences::B_12_EXAMPLE1,
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            . a b . . . . . .
            . . . . . . . . .
            a a b b . . . . .
            . . . . . . . . .
            . . . . . . . . .
            a . a . a . a . a
            a turn 0",
            &[
                Fact::Causes("a4-a6", "transformation transformation"),
                Fact::After("a4-a6", "b.b.b.b.b/........./........./aaa....../........./.bbb...../........./........./a.a.a.a.a b turn 0"),
            ],
        )
        .showing(&["mamba-73"]),
        Example::new(
            sentences::B_12_EXAMPLE2,
            CORNER,
            &[
                Fact::After(
                    "c5-d5",
                    "b.b.b.b.b/........./........./........./...aaaaa./...a...../...a...../...a...../...a..... a trim:m:d5:c5:d5,h5 0 !b.b.b.b.b/........./........./........./..a.aaaa./...a...../...a...../...a...../...a.....",
                ),
                Fact::After(
                    "c5-d5 -h5",
                    "b.b.b.b.b/........./........./........./...aaaa../...a...../...a...../...a...../...a..... a trim:m:d5:c5:d1,d5 0 !b.b.b.b.b/........./........./........./..a.aaaa./...a...../...a...../...a...../...a.....",
                ),
                Fact::After(
                    "c5-d5 -d5",
                    "b.b.b.b.b/........./........./........./....aaaa./...a...../...a...../...a...../...a..... b turn 0",
                ),
            ],
        ),
        Example::new(
            sentences::B_12_EXAMPLE3,
            "
            c . c . c . a . a . a
            . . . . . . . . . . .
            . . . . . . . . . . .
            d . d . d . . . . . .
            . . . . . . . . . . .
            . . . . . . . . . . .
            . . b . b b b b . . .
            . . . b . . . . . . .
            . . . b . . . . . . .
            . . . b . . . . . . .
            . . . b . . . . . . .
            b turn 0",
            &[
                Fact::After(
                    "c5-d5",
                    "c.c.c.a.a.a/.........../.........../d.d.d....../.........../.........../...bbbbb.../...b......./...b......./...b......./...b....... b trim:m:d5:c5:d1,d5 0 !c.c.c.a.a.a/.........../.........../d.d.d....../.........../.........../..b.bbbb.../...b......./...b......./...b......./...b.......",
                ),
                Fact::Decides("c5-d5", 2),
            ],
        )
        .under("players=4"),
        Example::new(
            sentences::B_12_EXAMPLE4,
            "
            b . b . b . b . b
            . . . . . . . . .
            . . . . . . . . .
            . . . . . . . . .
            . . . a a a a a .
            . . . a . . . . .
            . . . a . . . . .
            . . . a . . . . .
            . . . a . . . . .
            a trim:m:d5:c5:d5,h5 0 !b.b.b.b.b/........./........./........./..a.aaaa./...a...../...a...../...a...../...a.....",
            &[Fact::Steps("-d5 -h5"), Fact::Illegal("-d1", "B-12")],
        ),
    ],
);
