//! The clauses on the board and the start: M-1 and M-2.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "M-1",
        sentences::M_1_TITLE,
        &[
            Part::booklet(sentences::M_1_PART1, &["marelle-2", "marelle-8", "marelle-25"]),
            Part::lost(sentences::M_1_PART2, &["marelle-4", "marelle-26"], sentences::M_1_PART2_REASON),
            Part::ruling(sentences::M_1_PART3, sentences::M_1_PART3_REASON),
        ],
        &[
            Example::new(
                sentences::M_1_EXAMPLE1,
                "
i-----.-----i
|     |     |
| .---m---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | m-.-i | |
| |   |   | |
| i---.---. |
|     |     |
m-----.-----m
m 0/0 0
",
                &[
                    Fact::Steps("a1-a4 a1-d1 c3-c4 c3-d3 d6-b6 d6-d5 d6-d7 d6-f6 g1-d1 g1-g4"),
                    Fact::Illegal("d6-b4", "M-4"),
                    Fact::Illegal("c3-e5", "M-4"),
                ],
            ),
            Example::new(
                sentences::M_1_EXAMPLE2,
                "
.-----.-----.
|     |     |
| .---.---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| .---.---. |
|     |     |
.-----.-----.
m 9/9 0
",
                &[Fact::Steps("a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7")],
            ),
        ],
    ),
    Clause::new(
        "M-2",
        sentences::M_2_TITLE,
        &[
            Part::booklet(
                sentences::M_2_PART1,
                &["marelle-5", "marelle-9", "marelle-10", "marelle-11", "marelle-12", "marelle-13"],
            ),
            Part::consequence(sentences::M_2_PART2, &["marelle-2", "marelle-13"]),
            Part::ruling(sentences::M_2_PART3, sentences::M_2_PART3_REASON),
        ],
        &[Example::new(
            sentences::M_2_EXAMPLE1,
            "
.-----.-----.
|     |     |
| .---.---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| .---.---. |
|     |     |
.-----.-----.
m 9/9 0
",
            &[
                Fact::Decides("", 1),
                Fact::Decides("d6", 2),
                Fact::Decides("d6 f4", 1),
                Fact::After("d6", "....m................... i 8/9 0"),
                Fact::After("d6 f4", "....m........i.......... m 8/8 0"),
            ],
        )],
    ),
];
