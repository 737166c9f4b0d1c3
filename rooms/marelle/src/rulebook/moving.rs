//! The clauses on how pieces come and go: M-3 to M-5.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "M-3",
        sentences::M_3_TITLE,
        &[
            Part::booklet(
                sentences::M_3_PART1,
                &["marelle-1", "marelle-2", "marelle-16", "marelle-17", "marelle-18", "marelle-23"],
            ),
            Part::consequence(sentences::M_3_PART2, &["marelle-17", "marelle-23"]),
        ],
        &[
            Example::new(
                sentences::M_3_EXAMPLE1,
                "
.-----.-----.
|     |     |
| .---m---. |
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
m 8/8 0
",
                &[
                    Fact::Legal("a1 d5 g7"),
                    Fact::Illegal("d6", "M-3"),
                    Fact::Illegal("f4", "M-3"),
                    Fact::Illegal("d6-d5", "M-3"),
                    Fact::After("d5", "....m..m.....i.......... i 7/8 0"),
                ],
            ),
            Example::new(
                sentences::M_3_EXAMPLE2,
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
                    Fact::Legal("a7 g1"),
                    Fact::Illegal("d7-a7", "M-3"),
                    Fact::Illegal("d1", "M-3"),
                    Fact::After("g1", ".i.imm.i.immmim.miim.mii m 0/0 0"),
                ],
            )
            .showing(&["marelle-23"]),
        ],
    ),
    Clause::new(
        "M-4",
        sentences::M_4_TITLE,
        &[
            Part::booklet(sentences::M_4_PART1, &["marelle-19", "marelle-23", "marelle-24", "marelle-25"]),
            Part::consequence(sentences::M_4_PART2, &["marelle-15", "marelle-25"]),
            Part::booklet(sentences::M_4_PART3, &["marelle-27"]),
        ],
        &[Example::new(
            sentences::M_4_EXAMPLE1,
            "
m-----i-----.
|     |     |
| .---m---. |
| |   |   | |
| | i-.-. | |
| | |   | | |
i-i-m   .-.-i
| | |   | | |
| | .-.-. | |
| |   |   | |
| .---.---. |
|     |     |
.-----.-----m
m 0/0 0
",
            &[
                Fact::Steps("c4-c3 d6-b6 d6-d5 d6-f6 g1-d1"),
                Fact::Illegal("a7-d7", "M-4"),
                Fact::Illegal("a7-g7", "M-4"),
                Fact::Illegal("d7-g7", "M-4"),
                Fact::Illegal("c4-e4", "M-4"),
                Fact::Illegal("f6-f4", "M-4"),
                Fact::Illegal("a1", "M-4"),
            ],
        )
        .figure(sentences::FIGURE_SKETCH_1, &["marelle-26"])],
    ),
    Clause::new(
        "M-5",
        sentences::M_5_TITLE,
        &[
            Part::booklet(sentences::M_5_PART1, &["marelle-20", "marelle-37", "marelle-38"]),
            Part::booklet(sentences::M_5_PART2, &["marelle-20"]).readings(&["jump=off"]),
            Part::ruling(sentences::M_5_PART3, sentences::M_5_PART3_REASON).about(&["marelle-17", "marelle-38"]),
        ],
        &[
            Example::new(
                sentences::M_5_EXAMPLE1,
                "
m-----.-----.
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | .-.-m | |
| |   |   | |
| i---.---. |
|     |     |
.-----i-----i
m 0/0 0
",
                &[
                    Fact::Legal("a7-a1 a7-d7 d6-d3 e3-g7"),
                    Fact::Illegal("a7-d1", "M-5"),
                    Fact::Illegal("b2-b4", "M-4"),
                    Fact::Illegal("a1", "M-4"),
                    Fact::After("a7-a1", "....m........i...mi..mii i 0/0 1"),
                ],
            )
            .showing(&["marelle-38"]),
            Example::new(
                sentences::M_5_EXAMPLE2,
                "
m-----.-----.
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | .-.-m | |
| |   |   | |
| i---.---. |
|     |     |
.-----i-----i
i 0/0 0
",
                &[Fact::Steps("b2-b4 b2-d2 d1-a1 d1-d2 f4-e4 f4-f2 f4-f6 f4-g4 g1-g4"), Fact::Illegal("g1-a1", "M-4")],
            ),
            Example::new(
                sentences::M_5_EXAMPLE3,
                "
m-----.-----.
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | .-.-m | |
| |   |   | |
| i---.---. |
|     |     |
.-----i-----i
m 0/0 0
",
                &[Fact::Steps("a7-a4 a7-d7 d6-b6 d6-d5 d6-d7 d6-f6 e3-d3 e3-e4"), Fact::Illegal("a7-a1", "M-4")],
            )
            .under("jump=off"),
        ],
    ),
];
