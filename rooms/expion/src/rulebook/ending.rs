//! The clauses on the end of the game: E-16 to E-18.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const E16: Clause = Clause::new(
    "E-16",
    sentences::E_16_TITLE,
    &[
        Part::booklet(sentences::E_16_PART1, &["expion-45", "expion-46", "expion-47", "expion-50"]),
        Part::consequence(sentences::E_16_PART2, &["expion-12", "expion-46", "expion-50"]),
        Part::ruling(sentences::E_16_PART3, sentences::E_16_PART3_REASON).about(&["expion-46"]),
    ],
    &[
        Example::new(
            sentences::E_16_EXAMPLE1,
            "
                #n......#
                .........
                .........
                ...n.....
                .nw......
                .........
                ....x...e
                .........
                #...s...#
                n r 5 0",
            &[
                Fact::Causes("d6-d5", "capture elimination"),
                Fact::Decides("d6-d5", 2),
                Fact::Decides("d6-d5 i3-h3 e1-e2", 1),
            ],
        )
        .under("players=4"),
        Example::new(
            sentences::E_16_EXAMPLE2,
            "
                #n......#
                .........
                .........
                ...n.....
                .nw......
                .........
                ....x....
                .........
                #...s...#
                n r 5 0",
            &[
                Fact::Causes("d6-d5", "capture elimination win"),
                Fact::Over("d6-d5", "winner=NS", "E-16"),
                Fact::After(
                    "d6-d5",
                    "#n......#/........./........./........./.n.n...../........./....x..../........./#...s...# s r 0 0",
                ),
            ],
        )
        .under("players=3"),
    ],
);

pub(super) const E17: Clause = Clause::new(
    "E-17",
    sentences::E_17_TITLE,
    &[
        Part::booklet(sentences::E_17_PART1, &["expion-47", "expion-48", "expion-49"]),
        Part::ruling(sentences::E_17_PART2, sentences::E_17_PART2_REASON).about(&["expion-48"]),
    ],
    &[
        Example::new(
            sentences::E_17_EXAMPLE1,
            "
                #n......#
                w.......e
                w.......e
                ....e....
                w.....nx.
                ........e
                ..s......
                .........
                #...s...#
                n r 5 0",
            &[
                Fact::Causes("g5-h5", "push win"),
                Fact::Over("g5-h5", "winner=NS", "E-17"),
                Fact::After(
                    "g5-h5",
                    "#n......#/w.......e/w.......e/....e..../w......nx/........e/..s....../........./#...s...# e r 0 0",
                ),
            ],
        ),
        Example::new(
            sentences::E_17_EXAMPLE2,
            "
                #n......#
                w.......e
                w.......e
                ....e....
                w.....nxe
                ........e
                ..s......
                .........
                #...s...#
                n r 5 0",
            &[Fact::Illegal("g5-h5", "E-11")],
        ),
        Example::new(
            sentences::E_17_EXAMPLE3,
            "
                #n......#
                .........
                .........
                .........
                .........
                ........e
                ....w....
                ....x....
                #.......#
                w r 5 0",
            &[Fact::Over("e3-e2", "winner=EW", "E-17")],
        )
        .under("players=4"),
    ],
);

pub(super) const E18: Clause = Clause::new(
    "E-18",
    sentences::E_18_TITLE,
    &[
        Part::ruling(sentences::E_18_PART1, sentences::E_18_PART1_REASON),
        Part::ruling(sentences::E_18_PART2, sentences::E_18_PART2_REASON),
    ],
    &[
        Example::new(
            sentences::E_18_EXAMPLE1,
            "
                #n......#
                .........
                .........
                ...n.....
                w..x....e
                .........
                .........
                .........
                #...s...#
                n r 199 0",
            &[
                Fact::Over("d6-c6", "draw", "E-18"),
                Fact::Decides("d6-d5", 2),
                Fact::After(
                    "d6-d5",
                    "#n......#/........./........./........./w..n....e/...x...../........./........./#...s...# e r 0 0",
                ),
            ],
        ),
        Example::new(
            sentences::E_18_EXAMPLE2,
            "
                #.......#
                wssssssse
                .e.....w.
                .e.....w.
                .e..x..w.
                .e.....w.
                .e.....w.
                wnnnnnnne
                #.......#
                n - 0 0",
            &[
                Fact::Steps("pass"),
                Fact::Illegal("d2-d3", "E-10"),
                Fact::Decides("pass pass pass", 2),
                Fact::Over("pass pass pass pass", "draw", "E-18"),
            ],
        ),
    ],
);
