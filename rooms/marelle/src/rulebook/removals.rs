//! The clauses on two mills at once and on what is gone: M-8 and M-9.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "M-8",
        sentences::M_8_TITLE,
        &[
            Part::ruling(sentences::M_8_PART1, sentences::M_8_PART1_REASON)
                .about(&["marelle-21", "marelle-33"])
                .readings(&["double=two"]),
            Part::ruling(sentences::M_8_PART2, sentences::M_8_PART2_REASON).about(&["marelle-21", "marelle-33"]),
            Part::consequence(sentences::M_8_PART3, &["marelle-25", "marelle-38"]),
        ],
        &[
            Example::new(
                sentences::M_8_EXAMPLE1,
                "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-m-. | |
| | |   | | |
.-i-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| i---.---i |
|     |     |
.-----.-----i
m 5/5 0
",
                &[
                    Fact::Legal("d7xb2 d7xb4 d7xf2 d7xg1"),
                    Fact::Illegal("d7xb4xb2", "M-8"),
                    Fact::Causes("d7xb2", "mill mill removal"),
                ],
            ),
            Example::new(
                sentences::M_8_EXAMPLE2,
                "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-m-. | |
| | |   | | |
.-i-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| i---.---i |
|     |     |
.-----.-----i
m 5/5 0
",
                &[
                    Fact::Legal("d7xb4xb2 d7xb4xf2 d7xb4xg1 d7xb2xf2 d7xb2xg1 d7xf2xg1"),
                    Fact::Illegal("d7xb2", "M-8"),
                    Fact::Illegal("d7xb2xb4", "M-8"),
                    Fact::Illegal("d7xb2xb2", "M-8"),
                    Fact::Illegal("d7", "M-6"),
                    Fact::Causes("d7xb2xg1", "mill mill removal removal"),
                    Fact::After("d7xb2xg1", "mmm.m..m..i.........i... i 4/5 0"),
                ],
            )
            .under("double=two"),
            Example::new(
                sentences::M_8_EXAMPLE3,
                "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-m-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| i---i---i |
|     |     |
.-----.-----i
m 4/4 0
",
                &[
                    Fact::Legal("d7xg1xb2 d7xg1xd2 d7xg1xf2"),
                    Fact::Illegal("d7xb2xg1", "M-6"),
                    Fact::Illegal("d7xg1", "M-8"),
                ],
            )
            .under("double=two"),
            Example::new(
                sentences::M_8_EXAMPLE4,
                "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-m-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| i---i---i |
|     |     |
.-----.-----i
m 4/4 0
",
                &[Fact::Legal("d7xg1"), Fact::Illegal("d7xg1xb2", "M-8"), Fact::Illegal("d7xb2", "M-6")],
            )
            .under("protected=keep,double=two"),
            Example::new(
                sentences::M_8_EXAMPLE5,
                "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-m-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| i---i---i |
|     |     |
.-----.-----.
m 4/4 0
",
                &[Fact::Legal("d7xb2xd2 d7xb2xf2 d7xd2xf2"), Fact::Illegal("d7xd2xb2", "M-8")],
            )
            .under("double=two"),
            Example::new(
                sentences::M_8_EXAMPLE6,
                "
m-----.-----m
|     |     |
| .---m---. |
| |   |   | |
| | .-m-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| i---.---i |
|     |     |
.-----.-----.
m 1/1 0
",
                &[
                    Fact::After("d7xb2xf2", "mmm.m..m................ i 0/1 0"),
                    Fact::Over("d7xb2xf2", "winner=brown", "M-10"),
                    Fact::Illegal("d7xb2", "M-8"),
                ],
            )
            .under("double=two"),
        ],
    ),
    Clause::new(
        "M-9",
        sentences::M_9_TITLE,
        &[Part::booklet(sentences::M_9_PART1, &["marelle-22"]), Part::consequence(sentences::M_9_PART2, &["marelle-22"])],
        &[
            Example::new(
                sentences::M_9_EXAMPLE1,
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
                &[
                    Fact::After("g7xd6", "mmm..........i.......... i 6/7 0"),
                    Fact::After("g7xd6 d6", "mmm.i........i.......... m 6/6 0"),
                ],
            )
            .showing(&["marelle-22"]),
            Example::new(
                sentences::M_9_EXAMPLE2,
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
                &[Fact::Illegal("a1", "M-4"), Fact::Illegal("e5", "M-4")],
            ),
        ],
    ),
];
