//! The clauses on capturing: E-12, E-13 and E-15.

use super::moving::BEFORE_FIRST_CAPTURE;
use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const E12: Clause = Clause::new(
    "E-12",
    sentences::E_12_TITLE,
    &[
        Part::booklet(sentences::E_12_PART1, &["expion-32", "expion-33", "expion-38"]),
        Part::booklet(sentences::E_12_PART2, &["expion-36", "expion-37"]),
        Part::consequence(sentences::E_12_PART3, &["expion-33", "expion-38"]),
        Part::ruling(sentences::E_12_PART4, sentences::E_12_PART4_REASON).about(&["expion-33"]),
        Part::ruling(sentences::E_12_PART5, sentences::E_12_PART5_REASON).about(&["expion-33"]),
    ],
    &[
        Example::new(
            sentences::E_12_EXAMPLE1,
            "
                #n......#
                .........
                .........
                ...n.....
                .nw.....e
                .........
                ....x....
                .........
                #...s...#
                n r 5 0",
            &[
                Fact::Causes("d6-d5", "capture"),
                Fact::Causes("d6-c6", ""),
                Fact::After(
                    "d6-d5",
                    "#n......#/........./........./........./.n.n....e/........./....x..../........./#...s...# e r 0 0",
                ),
            ],
        )
        .figure(sentences::FIGURE_FIGURE_1, &["expion-51"]),
        Example::new(
            sentences::E_12_EXAMPLE2,
            "
                #n......#
                .........
                .........
                ...n.....
                wsw.en..e
                .........
                ....x....
                .........
                #...s...#
                n r 5 0",
            &[
                Fact::Causes("d6-d5", "capture capture"),
                Fact::After(
                    "d6-d5",
                    "#n......#/........./........./........./ws.n.n..e/........./....x..../........./#...s...# e r 0 0",
                ),
            ],
        )
        .under("players=4")
        .figure(sentences::FIGURE_FIGURE_2_FIRST_PAIR, &["expion-52"]),
        Example::new(
            sentences::E_12_EXAMPLE3,
            "
                #n......#
                w.......e
                .........
                .........
                ...n.en..
                ....w....
                ....s....
                ..x......
                #...s...#
                n r 5 0",
            &[
                Fact::Causes("d5-e5", "capture capture"),
                Fact::After(
                    "d5-e5",
                    "#n......#/w.......e/........./........./....n.n../........./....s..../..x....../#...s...# e r 0 0",
                ),
            ],
        )
        .figure(sentences::FIGURE_FIGURE_2_SECOND_PAIR, &["expion-52"]),
        Example::new(
            sentences::E_12_EXAMPLE4,
            "
                #.n.....#
                ..w....se
                .........
                ..s......
                ....x....
                .........
                .........
                .........
                #...s...#
                s r 5 0",
            &[Fact::Causes("c6-c7", "capture"), Fact::Causes("h8-g8", "")],
        ),
    ],
);

pub(super) const E13: Clause = Clause::new(
    "E-13",
    sentences::E_13_TITLE,
    &[Part::booklet(sentences::E_13_PART1, &["expion-34"]), Part::booklet(sentences::E_13_PART2, &["expion-39"])],
    &[
        Example::new(
            sentences::E_13_EXAMPLE1,
            "
                #n......#
                .........
                .........
                ...n.....
                ..w.e....
                .........
                ....x....
                .........
                #...s...#
                n r 0 0",
            &[
                Fact::Causes("d6-d5", ""),
                Fact::After(
                    "d6-d5",
                    "#n......#/........./........./........./..wne..../........./....x..../........./#...s...# e r 1 0",
                ),
            ],
        )
        .showing(&["expion-34"]),
        Example::new(
            sentences::E_13_EXAMPLE2,
            "
                #n......#
                .........
                .........
                ...n.....
                .ns......
                .........
                ....x...e
                .........
                #...s...#
                n r 0 0",
            &[Fact::Causes("d6-d5", "")],
        )
        .under("players=4")
        .showing(&["expion-39"]),
    ],
);

pub(super) const E15: Clause = Clause::new(
    "E-15",
    sentences::E_15_TITLE,
    &[
        Part::booklet(sentences::E_15_PART1, &["expion-42", "expion-43", "expion-44"]),
        Part::consequence(sentences::E_15_PART2, &["expion-43", "expion-44"]),
    ],
    &[Example::new(
        sentences::E_15_EXAMPLE1,
        BEFORE_FIRST_CAPTURE,
        &[
            Fact::Causes("d6-d7", "capture release"),
            Fact::After(
                "d6-d7 g6-h6",
                "#nn.n.nn#/w.......e/w..n.n.../w......e./w...x...e/w.......e/w.......e/w.......e/#sssssss# s r 1 0",
            ),
        ],
    )
    .showing(&["expion-43", "expion-44"])],
);
