//! The clauses on how a game ends: M-10 and M-11.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "M-10",
        sentences::M_10_TITLE,
        &[
            Part::booklet(sentences::M_10_PART1, &["marelle-14", "marelle-15", "marelle-39"]),
            Part::consequence(sentences::M_10_PART2, &["marelle-13", "marelle-39"]),
            Part::consequence(sentences::M_10_PART3, &["marelle-38", "marelle-39"]),
        ],
        &[
            Example::new(
                sentences::M_10_EXAMPLE1,
                "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | m-.-i | |
| |   |   | |
| i---.---. |
|     |     |
.-----.-----.
m 0/0 4
",
                &[
                    Fact::Over("d6-d7xb2", "winner=brown", "M-10"),
                    Fact::Over("d6-d7xe3", "winner=brown", "M-10"),
                    Fact::Decides("d6-d5", 2),
                ],
            ),
            Example::new(
                sentences::M_10_EXAMPLE2,
                "
m-----m-----m
|     |     |
| .---.---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | m-.-i | |
| |   |   | |
| .---.---. |
|     |     |
.-----.-----.
i 0/0 0
",
                &[Fact::Steps(""), Fact::Over("", "winner=brown", "M-10"), Fact::Illegal("e3-e4", "M-10")],
            ),
            Example::new(
                sentences::M_10_EXAMPLE3,
                "
m-----m-----.
|     |     |
| .---i---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| .---.---. |
|     |     |
.-----.-----.
m 7/7 0
",
                &[Fact::Decides("g7xf4", 2), Fact::After("g7xf4", "mmm.i................... i 6/7 0")],
            ),
            Example::new(
                sentences::M_10_EXAMPLE4,
                "
i-----i-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
m-.-.   .-.-m
| | |   | | |
| | .-.-. | |
| |   |   | |
| .---m---. |
|     |     |
i-----i-----.
m 0/0 30
",
                &[Fact::Over("g4-g1", "winner=brown", "M-10"), Fact::Decides("g4-f4", 2)],
            )
            .figure(sentences::FIGURE_SKETCH_2, &["marelle-28"]),
        ],
    ),
    Clause::new(
        "M-11",
        sentences::M_11_TITLE,
        &[
            Part::ruling(sentences::M_11_PART1, sentences::M_11_PART1_REASON),
            Part::ruling(sentences::M_11_PART2, sentences::M_11_PART2_REASON),
        ],
        &[
            Example::new(
                sentences::M_11_EXAMPLE1,
                "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | m-.-i | |
| |   |   | |
| i---.---. |
|     |     |
.-----.-----i
m 0/0 99
",
                &[
                    Fact::Over("d6-d5", "draw", "M-11"),
                    Fact::After("d6-d5", "m.m....m.....i.m.ii....i i 0/0 100"),
                    Fact::Decides("d6-d7xb2", 2),
                    Fact::After("d6-d7xb2", "mmm..........i.m.i.....i i 0/0 0"),
                ],
            ),
            Example::new(
                sentences::M_11_EXAMPLE2,
                "
.-----i-----.
|     |     |
| i---m---m |
| |   |   | |
| | .-i-. | |
| | |   | | |
i-m-m   m-i-m
| | |   | | |
| | .-m-i | |
| |   |   | |
| i---m---. |
|     |     |
m-----i-----.
i 0/1 0
",
                &[
                    Fact::After("g1", ".i.imm.i.immmim.miim.mii m 0/0 0"),
                    Fact::After("g1 c4-c5", ".i.immmi.im.mim.miim.mii i 0/0 1"),
                ],
            ),
            Example::new(
                sentences::M_11_EXAMPLE3,
                "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | m-.-. | |
| |   |   | |
| i---i---i |
|     |     |
.-----.-----.
m 0/0 98
",
                &[Fact::After("d6-d7", "mmm............m..iii... i 0/0 99"), Fact::Causes("d6-d7", "mill spared")],
            )
            .under("protected=keep"),
            Example::new(
                sentences::M_11_EXAMPLE4,
                "
i-----i-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
m-.-.   .-.-m
| | |   | | |
| | .-.-. | |
| |   |   | |
| .---m---. |
|     |     |
i-----i-----.
m 0/0 99
",
                &[Fact::Over("g4-g1", "winner=brown", "M-10"), Fact::Over("g4-f4", "draw", "M-11")],
            ),
        ],
    ),
];
