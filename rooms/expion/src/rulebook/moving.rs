//! The clauses on moving: E-7 to E-10.

use super::START;
use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

/// North's d6 and f7 stand beside the blue marble on e7; no capture has been made.
pub(super) const BEFORE_FIRST_CAPTURE: &str = "
    #nn.n.nn#
    w.......e
    w...en...
    w..n..e..
    w...x...e
    w.......e
    w.......e
    w.......e
    #sssssss#
    n - 3 0";

pub(super) const E7: Clause = Clause::new(
    "E-7",
    sentences::E_7_TITLE,
    &[
        Part::booklet(sentences::E_7_PART1, &["expion-27"]),
        Part::consequence(sentences::E_7_PART2, &["expion-22", "expion-25"]),
        Part::lost(sentences::E_7_PART3, &["expion-8", "expion-9"], sentences::E_7_PART3_REASON),
    ],
    &[
        Example::new(
            sentences::E_7_EXAMPLE1,
            BEFORE_FIRST_CAPTURE,
            &[Fact::Legal("d6-d5 d6-c6 d6-e6"), Fact::Illegal("d6-e5", "E-7"), Fact::Illegal("d6-c7", "E-7")],
        )
        .showing(&["expion-27"]),
        Example::new(
            sentences::E_7_EXAMPLE2,
            "
                #nnn.nnn#
                w.......e
                w.......e
                w...n...e
                w...x...e
                w....e...
                w.......e
                w.......e
                #sssssss#
                e - 2 0",
            &[Fact::Legal("f4-e4 f4-f5 f4-f3"), Fact::Illegal("f4-g4", "E-10"), Fact::Illegal("f4-g5", "E-7")],
        ),
    ],
);

pub(super) const E8: Clause = Clause::new(
    "E-8",
    sentences::E_8_TITLE,
    &[
        Part::booklet(sentences::E_8_PART1, &["expion-21", "expion-22"]),
        Part::booklet(sentences::E_8_PART2, &["expion-23", "expion-24"]),
        Part::ruling(sentences::E_8_PART3, sentences::E_8_PART3_REASON).about(&["expion-23"]),
        Part::ruling(sentences::E_8_PART4, sentences::E_8_PART4_REASON).about(&["expion-22"]),
    ],
    &[
        Example::new(
            sentences::E_8_EXAMPLE1,
            START,
            &[Fact::Legal("c9-c8 c9-c7 c9-c6"), Fact::Illegal("c9-c5", "E-8"), Fact::Illegal("c9-d9", "E-8")],
        )
        .showing(&["expion-22", "expion-23"]),
        Example::new(
            sentences::E_8_EXAMPLE2,
            "
                #.n.....#
                ...n.....
                ..w......
                .........
                ....x....
                .........
                .........
                ......e..
                #...s...#
                n r 0 0",
            &[
                Fact::Steps("c9-c8 d8-c8 d8-d7 d8-e8"),
                Fact::Illegal("c9-c7", "E-8"),
                Fact::Illegal("c9-c6", "E-8"),
                Fact::Illegal("d8-d9", "E-8"),
            ],
        )
        .showing(&["expion-24"]),
    ],
);

pub(super) const E9: Clause = Clause::new(
    "E-9",
    sentences::E_9_TITLE,
    &[
        Part::booklet(sentences::E_9_PART1, &["expion-25"]),
        Part::ruling(sentences::E_9_PART2, sentences::E_9_PART2_REASON).about(&["expion-25", "expion-28", "expion-31"]),
    ],
    &[Example::new(
        sentences::E_9_EXAMPLE1,
        "
            #nn.nnn.#
            w.....n.e
            w.......e
            w.......e
            w...x...e
            .wn.....e
            w.......e
            w.......e
            #sssssss#
            n - 5 0",
        &[Fact::Legal("g8-g7 g8-f8 g8-h8 c4-c3 c4-d4"), Fact::Illegal("c4-b4", "E-9"), Fact::Illegal("g8-g6", "E-9")],
    )
    .showing(&["expion-25"])],
);

pub(super) const E10: Clause = Clause::new(
    "E-10",
    sentences::E_10_TITLE,
    &[
        Part::booklet(sentences::E_10_PART1, &["expion-21", "expion-26", "expion-35"]),
        Part::booklet(sentences::E_10_PART2, &["expion-42", "expion-44"]),
        Part::consequence(sentences::E_10_PART3, &["expion-24", "expion-25"]),
    ],
    &[
        Example::new(
            sentences::E_10_EXAMPLE1,
            BEFORE_FIRST_CAPTURE,
            &[Fact::Legal("d6-d7"), Fact::Illegal("f7-f8", "E-10"), Fact::Causes("d6-d7", "capture release")],
        )
        .showing(&["expion-26", "expion-35"]),
        Example::new(
            sentences::E_10_EXAMPLE2,
            "
                #nn.n.nn#
                w.......e
                w....n...
                w..n..e..
                w...x...e
                w.......e
                w.......e
                w.......e
                #sssssss#
                n r 3 0",
            &[Fact::Legal("f7-f8 d6-d7")],
        )
        .showing(&["expion-44"]),
    ],
);
