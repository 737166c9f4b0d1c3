//! The clauses on players and turns: E-4 to E-6.

use super::START;
use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const E4: Clause = Clause::new(
    "E-4",
    sentences::E_4_TITLE,
    &[
        Part::booklet(sentences::E_4_PART1, &["expion-12"]),
        Part::booklet(sentences::E_4_PART2, &["expion-13", "expion-14", "expion-15"]),
        Part::booklet(sentences::E_4_PART3, &["expion-16", "expion-17", "expion-20"]),
        Part::lost(sentences::E_4_PART5, &["expion-8", "expion-9"], sentences::E_4_PART5_REASON),
        Part::ruling(sentences::E_4_PART4, sentences::E_4_PART4_REASON).about(&["expion-15", "expion-20"]),
    ],
    &[
        Example::new(
            sentences::E_4_EXAMPLE1,
            START,
            &[
                Fact::Decides("", 1),
                Fact::Decides("c9-c6", 2),
                Fact::Decides("c9-c6 i3-f3", 1),
                Fact::Decides("c9-c6 i3-f3 c1-c2", 2),
            ],
        )
        .showing(&["expion-12"]),
        Example::new(
            sentences::E_4_EXAMPLE2,
            START,
            &[
                Fact::Decides("", 1),
                Fact::Decides("c9-c6", 2),
                Fact::Decides("c9-c6 i3-f3", 1),
                Fact::Decides("c9-c6 i3-f3 c1-c2", 3),
            ],
        )
        .under("players=3")
        .showing(&["expion-13", "expion-14"]),
        Example::new(
            sentences::E_4_EXAMPLE3,
            START,
            &[
                Fact::Decides("", 1),
                Fact::Decides("c9-c6", 2),
                Fact::Decides("c9-c6 i3-f3", 3),
                Fact::Decides("c9-c6 i3-f3 c1-c2", 4),
            ],
        )
        .under("players=4")
        .showing(&["expion-16", "expion-17"]),
    ],
);

pub(super) const E5: Clause = Clause::new(
    "E-5",
    sentences::E_5_TITLE,
    &[
        Part::booklet(sentences::E_5_PART1, &["expion-18", "expion-19"]),
        Part::lost(sentences::E_5_PART5, &["expion-8", "expion-9"], sentences::E_5_PART5_REASON),
        Part::ruling(sentences::E_5_PART2, sentences::E_5_PART2_REASON).about(&["expion-18"]).readings(&["colours=free"]),
        Part::ruling(sentences::E_5_PART3, sentences::E_5_PART3_REASON).about(&["expion-12", "expion-19"]),
        Part::ruling(sentences::E_5_PART4, sentences::E_5_PART4_REASON).about(&["expion-46"]),
    ],
    &[
        Example::new(
            sentences::E_5_EXAMPLE1,
            START,
            &[Fact::Illegal("e1-e2", "E-5"), Fact::Illegal("a5-b5", "E-5"), Fact::Illegal("e6-e7", "E-5")],
        ),
        Example::new(
            sentences::E_5_EXAMPLE2,
            START,
            &[
                Fact::Legal("e9-e8 e1-e2"),
                Fact::Illegal("a5-b5", "E-5"),
                Fact::After(
                    "e1-e2",
                    "#nnnnnnn#/w.......e/w.......e/w.......e/w...x...e/w.......e/w.......e/w...s...e/#sss.sss# e - 1 0",
                ),
            ],
        )
        .under("colours=free"),
        Example::new(
            sentences::E_5_EXAMPLE3,
            "
                #..n....#
                w........
                w........
                .........
                ....x....
                .........
                .........
                .........
                #....s..#
                n r 4 0",
            &[Fact::After(
                "d9-d8",
                "#.......#/w..n...../w......../........./....x..../........./........./........./#....s..# s r 5 0",
            )],
        ),
    ],
);

pub(super) const E6: Clause = Clause::new(
    "E-6",
    sentences::E_6_TITLE,
    &[Part::ruling(sentences::E_6_PART1, sentences::E_6_PART1_REASON).about(&["expion-47"])],
    &[
        Example::new(
            sentences::E_6_EXAMPLE1,
            STUCK,
            &[
                Fact::Steps("pass"),
                Fact::Illegal("b9-b8", "E-8"),
                Fact::After(
                    "pass",
                    "#n......#/.w......./........./........./....x..../........./........./........./#....s..# s r 1 1",
                ),
                Fact::Illegal("f1-f2", "E-5"),
            ],
        ),
        Example::new(sentences::E_6_EXAMPLE2, STUCK, &[Fact::Steps("f1-f2 f1-f3 f1-f4"), Fact::Illegal("pass", "E-6")])
            .under("colours=free"),
    ],
);

const STUCK: &str = "
    #n......#
    .w.......
    .........
    .........
    ....x....
    .........
    .........
    .........
    #....s..#
    n r 0 0";
