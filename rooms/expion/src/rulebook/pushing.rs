//! The clause on pushing the EX*PION: E-11.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const E11: Clause = Clause::new(
    "E-11",
    sentences::E_11_TITLE,
    &[
        Part::booklet(sentences::E_11_PART1, &["expion-28", "expion-29", "expion-30"]),
        Part::ruling(sentences::E_11_PART2, sentences::E_11_PART2_REASON)
            .about(&["expion-28", "expion-30"])
            .readings(&["push=any"]),
        Part::ruling(sentences::E_11_PART3, sentences::E_11_PART3_REASON).about(&["expion-26", "expion-28", "expion-30"]),
        Part::booklet(sentences::E_11_PART4, &["expion-31"]),
        Part::consequence(sentences::E_11_PART5, &["expion-28", "expion-48"]),
        Part::ruling(sentences::E_11_PART6, sentences::E_11_PART6_REASON).about(&["expion-48"]),
        Part::ruling(sentences::E_11_PART7, sentences::E_11_PART7_REASON).about(&["expion-22", "expion-26", "expion-30"]),
    ],
    &[
        Example::new(
            sentences::E_11_EXAMPLE1,
            BESIDE,
            &[
                Fact::Causes("e6-e5", "push"),
                Fact::Illegal("e6-e5>d5", "E-11"),
                Fact::After(
                    "e6-e5",
                    "#nnn.nnn#/w.......e/w.......e/w.......e/w...n...e/w...x...e/w....e.../w.......e/#sssssss# e - 0 0",
                ),
            ],
        )
        .showing(&["expion-28", "expion-29"]),
        Example::new(
            sentences::E_11_EXAMPLE2,
            BESIDE,
            &[
                Fact::Legal("e6-e5 e6-e5>d5 e6-e5>f5"),
                Fact::Illegal("e6-e5>e4", "E-11"),
                Fact::Illegal("e6-e5>d4", "E-11"),
                Fact::After(
                    "e6-e5>d5",
                    "#nnn.nnn#/w.......e/w.......e/w.......e/w..xn...e/w.......e/w....e.../w.......e/#sssssss# e - 0 0",
                ),
            ],
        )
        .under("push=any"),
        Example::new(
            sentences::E_11_EXAMPLE3,
            "
                #nnn.nnn#
                w.......e
                w.......e
                w.......e
                w..nx...e
                w.......e
                w....e...
                w.......e
                #sssssss#
                n - 2 0",
            &[Fact::Legal("d5-e5 d5-e5>e4"), Fact::Illegal("d5-e5>e6", "E-10")],
        )
        .under("push=any"),
        Example::new(
            sentences::E_11_EXAMPLE4,
            "
                #.n.....#
                ..xs.....
                .........
                .........
                w.......e
                .........
                .........
                .........
                #.......#
                n r 0 0",
            &[
                Fact::Legal("c9-c8"),
                Fact::Illegal("c9-c7", "E-11"),
                Fact::Illegal("d8-c8", "E-2"),
                Fact::Illegal("c8-c7", "E-11"),
            ],
        )
        .under("colours=free")
        .showing(&["expion-31"]),
        Example::new(
            sentences::E_11_EXAMPLE5,
            "
                #.......#
                ...sxe...
                ....s....
                .........
                w.......e
                .........
                .........
                .........
                #s......#
                s r 0 0",
            &[Fact::Illegal("e7-e8", "E-11"), Fact::Illegal("d8-e8", "E-11")],
        ),
    ],
);

const BESIDE: &str = "
    #nnn.nnn#
    w.......e
    w.......e
    w...n...e
    w...x...e
    w.......e
    w....e...
    w.......e
    #sssssss#
    n - 2 0";
