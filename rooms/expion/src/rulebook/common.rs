//! The clauses common to all games that this one refers to.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const C2: Clause = Clause::new(
    "C-2",
    sentences::C_2_TITLE,
    &[Part::ruling(sentences::C_2_PART1, sentences::C_2_PART1_REASON)],
    &[Example::new(
        sentences::C_2_EXAMPLE1,
        "
            #n......#
            .w.......
            .........
            .........
            ....x....
            .........
            .........
            .........
            #......s#
            n r 7 0",
        &[
            Fact::Steps("pass"),
            Fact::Decides("", 1),
            Fact::After(
                "pass",
                "#n......#/.w......./........./........./....x..../........./........./........./#......s# s r 8 1",
            ),
        ],
    )
    .under("players=4")],
);

pub(super) const C3: Clause = Clause::new(
    "C-3",
    sentences::C_3_TITLE,
    &[
        Part::ruling(sentences::C_3_PART1, sentences::C_3_PART1_REASON),
        Part::ruling(sentences::C_3_PART2, sentences::C_3_PART2_REASON),
    ],
    &[Example::new(
        sentences::C_3_EXAMPLE1,
        "
            #.......#
            ...n.....
            .........
            .w.....e.
            ....x....
            .........
            .........
            ...s.....
            #.......#
            n r 0 0",
        &[Fact::After(
            "d8-e8 h6-h5 d2-e2 b6-b5 e8-d8 h5-h6 e2-d2 b5-b6",
            "#.......#/...n...../........./.w.....e./....x..../........./........./...s...../#.......# n r 8 0",
        )],
    )],
);
