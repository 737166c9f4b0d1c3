//! The clauses on camps, the start and who begins (B-2 to B-4).

use super::{START_FOUR, START_THREE, START_TWO};
use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const CAMPS: Clause = Clause::new(
    "B-2",
    sentences::B_2_TITLE,
    &[
        Part::booklet(sentences::B_2_PART1, &["mamba-91", "mamba-104", "mamba-106"]),
        Part::lost(sentences::B_2_PART2, &["mamba-89"], sentences::B_2_PART2_REASON),
        Part::ruling(sentences::B_2_PART3, sentences::B_2_PART3_REASON),
        Part::booklet(sentences::B_2_PART4, &["mamba-119", "mamba-120"]),
        Part::consequence(sentences::B_2_PART5, &["mamba-120"]),
        Part::booklet(sentences::B_2_PART6, &["mamba-124"]),
        Part::consequence(sentences::B_2_PART7, &["mamba-124"]),
    ],
    &[
        Example::new(
            sentences::B_2_EXAMPLE1,
            START_FOUR,
            &[
                Fact::Decides("", 1),
                Fact::Decides("e3-e4", 2),
                Fact::Decides("e3-e4 c5-d5", 3),
                Fact::Decides("e3-e4 c5-d5 e9-e8", 4),
                Fact::Decides("e3-e4 c5-d5 e9-e8 i5-h5", 1),
            ],
        )
        .under("players=4")
        .showing(&["mamba-104"]),
        Example::new(
            sentences::B_2_EXAMPLE2,
            "
            c . c . c . c . . . .
            . . . . . . . . . . .
            b . . . . . . . . . d
            . . . . . . . . . . .
            b . . . . . . . . . d
            . . . . . . . . . . .
            b . . . . . . . . . d
            . a . c . . . . . . .
            . . a . . . . . . . .
            . . . . . . . . . . .
            a . a . a . . . . . .
            a turn 0",
            &[Fact::Causes("c3-c4", "transformation"), Fact::Decides("c3-c4", 2)],
        )
        .under("players=teams")
        .showing(&["mamba-124"]),
    ],
);

pub(super) const START: Clause = Clause::new(
    "B-3",
    sentences::B_3_TITLE,
    &[
        Part::booklet(
            sentences::B_3_PART1,
            &["mamba-94", "mamba-109"],
        ),
        Part::published(
            sentences::B_3_PART2,
            sentences::B_3_PART2_REASON,
        ),
        Part::lost(
            sentences::B_3_PART3,
            &["mamba-92", "mamba-98", "mamba-102", "mamba-107", "mamba-113", "mamba-117"],
            sentences::B_3_PART3_REASON,
        ),
        Part::ruling(
            sentences::B_3_PART4,
            sentences::B_3_PART4_REASON,
        ),
    ],
    &[
        Example::new(
            sentences::B_3_EXAMPLE1,
            START_TWO,
            &[Fact::Steps(
                "d1-b1 d1-c1 d1-c2 d1-e1 d2-b2 d2-c1 d2-c2 d2-c3 d3-b3 d3-c2 d3-c3 d3-c4 d3-d4 d3-d5 d3-e3 d3-e4 e2-e1 \
                 e2-e3 e2-e4 f1-e1 f1-g1 f1-g2 f1-h1 f2-g1 f2-g2 f2-g3 f2-h2 f3-e3 f3-e4 f3-f4 f3-f5 f3-g2 f3-g3 f3-g4 f3-h3",
            )],
        ),
        Example::new(
            sentences::B_3_EXAMPLE2,
            START_THREE,
            &[Fact::Decides("e3-e4", 2), Fact::Decides("e3-e4 c5-d5", 3), Fact::Decides("e3-e4 c5-d5 e9-e8", 1)],
        )
        .under("players=3")
        .figure(
            sentences::FIGURE_STARTING_POSITION_FOR_THREE,
            &["mamba-92", "mamba-98", "mamba-102"],
        ),
        Example::new(
            sentences::B_3_EXAMPLE3,
            START_FOUR,
            &[Fact::After(
                "e3-e4",
                "....c.c..../....ccc..../....c.c..../.........../bbb.....ddd/.b.......d./bbb.....ddd/....a....../......a..../....aaa..../....a.a.... b turn 1",
            )],
        )
        .under("players=4")
        .figure(
            sentences::FIGURE_STARTING_POSITION_FOR_FOUR,
            &["mamba-107", "mamba-113", "mamba-117"],
        ),
    ],
);

pub(super) const FIRST: Clause = Clause::new(
    "B-4",
    sentences::B_4_TITLE,
    &[
        Part::booklet(sentences::B_4_PART1, &["mamba-93", "mamba-95", "mamba-96", "mamba-108", "mamba-110", "mamba-111"]),
        Part::booklet(sentences::B_4_PART2, &["mamba-97", "mamba-112"]),
        Part::published(sentences::B_4_PART3, sentences::B_4_PART3_REASON),
        Part::ruling(sentences::B_4_PART4, sentences::B_4_PART4_REASON).about(&["mamba-96", "mamba-111"]),
        Part::ruling(sentences::B_4_PART5, sentences::B_4_PART5_REASON).readings(&["first=die"]),
    ],
    &[Example::new(
        sentences::B_4_EXAMPLE1,
        "
        . . . b . b . . .
        . . . b b b . . .
        . . . b . b . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . a . a . . .
        . . . a a a . . .
        . . . a . a . . .
        b turn 0",
        &[Fact::Decides("", 2), Fact::Decides("d7-d6", 1), Fact::Illegal("d3-d4", "B-9")],
    )
    .under("first=b")
    .showing(&["mamba-96", "mamba-111"])],
);
