//! The clause on the EX*PION as a chameleon: E-14.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const E14: Clause = Clause::new(
    "E-14",
    sentences::E_14_TITLE,
    &[
        Part::booklet(sentences::E_14_PART1, &["expion-40", "expion-41"]),
        Part::ruling(sentences::E_14_PART2, sentences::E_14_PART2_REASON).about(&["expion-41"]),
        Part::ruling(sentences::E_14_PART3, sentences::E_14_PART3_REASON).about(&["expion-33", "expion-41"]),
        Part::ruling(sentences::E_14_PART4, sentences::E_14_PART4_REASON).about(&["expion-35", "expion-41"]),
    ],
    &[
        Example::new(
            sentences::E_14_EXAMPLE1,
            "
                #n......#
                .........
                .........
                ...n.n...
                w...ex..e
                .........
                .........
                .........
                #...s...#
                n r 0 0",
            &[
                Fact::Legal("d6-d5 d6-d5*"),
                Fact::Causes("d6-d5", ""),
                Fact::Causes("d6-d5*", "capture"),
                Fact::Illegal("d6-d7*", "E-14"),
                Fact::Illegal("b9-b8*", "E-14"),
            ],
        )
        .figure(sentences::FIGURE_FIGURE_3, &["expion-53", "expion-54"]),
        Example::new(
            sentences::E_14_EXAMPLE2,
            "
                #n......#
                .........
                .........
                ...n.n...
                .nw.ex..e
                .........
                .........
                .........
                #...s...#
                n r 0 0",
            &[
                Fact::Causes("d6-d5", "capture"),
                Fact::Causes("d6-d5*", "capture capture"),
                Fact::After(
                    "d6-d5*",
                    "#n......#/........./........./.....n.../.n.n.x..e/........./........./........./#...s...# e r 0 0",
                ),
            ],
        )
        .figure(sentences::FIGURE_FIGURE_4, &["expion-53", "expion-55"]),
        Example::new(
            sentences::E_14_EXAMPLE3,
            "
                #n......#
                .........
                .........
                ....n....
                w...x...e
                ..ne.wn..
                .........
                .........
                #...s...#
                n r 0 0",
            &[
                Fact::Causes("e6-e5", "push"),
                Fact::Causes("e6-e5*", "push capture capture"),
                Fact::After(
                    "e6-e5*",
                    "#n......#/........./........./........./w...n...e/..n.x.n../........./........./#...s...# e r 0 0",
                ),
            ],
        )
        .figure(sentences::FIGURE_FIGURE_5, &["expion-53", "expion-55"]),
        Example::new(
            sentences::E_14_EXAMPLE4,
            "
                #n......#
                .........
                .........
                ...n.s...
                w...ex..e
                .........
                .........
                .........
                #...s...#
                n r 0 0",
            &[Fact::Legal("d6-d5"), Fact::Illegal("d6-d5*", "E-14")],
        )
        .under("players=4"),
        Example::new(
            sentences::E_14_EXAMPLE5,
            "
                #n......#
                .........
                .........
                ....n....
                w...x...e
                .....wn..
                .........
                .........
                #...s...#
                n r 0 0",
            &[Fact::Legal("e6-e5 e6-e5*"), Fact::Causes("e6-e5", "push"), Fact::Causes("e6-e5*", "push capture")],
        ),
        Example::new(
            sentences::E_14_EXAMPLE6,
            "
                #nn.n.nn#
                w....n..e
                w...ex...
                w..n....e
                w.......e
                w.......e
                w.......e
                w.......e
                #sssssss#
                n - 0 0",
            &[Fact::Legal("d6-d7*"), Fact::Illegal("d6-d7", "E-10"), Fact::Causes("d6-d7*", "capture release")],
        ),
    ],
);
