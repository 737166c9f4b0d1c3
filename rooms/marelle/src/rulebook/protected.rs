//! The clause on mills that hold all of a camp: M-7.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const CLAUSES: &[Clause] = &[Clause::new(
    "M-7",
    sentences::M_7_TITLE,
    &[
        Part::contradictory(sentences::M_7_PART1, &["marelle-21", "marelle-33"], sentences::M_7_PART1_REASON)
            .readings(&["protected=keep"]),
        Part::ruling(sentences::M_7_PART2, sentences::M_7_PART2_REASON).about(&["marelle-21"]),
    ],
    &[
        Example::new(
            sentences::M_7_EXAMPLE1,
            "
m-----m-----.
|     |     |
| i---i---i |
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
m 6/6 0
",
            &[
                Fact::Legal("g7xb6 g7xd6 g7xf6"),
                Fact::Illegal("g7", "M-6"),
                Fact::Illegal("g7xa1", "M-6"),
                Fact::Causes("g7xd6", "mill removal"),
            ],
        )
        .showing(&["marelle-33"]),
        Example::new(
            sentences::M_7_EXAMPLE2,
            "
m-----m-----.
|     |     |
| i---i---i |
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
m 6/6 0
",
            &[
                Fact::Legal("g7"),
                Fact::Illegal("g7xb6", "M-7"),
                Fact::Causes("g7", "mill spared"),
                Fact::After("g7", "mmmiii.................. i 5/6 0"),
            ],
        )
        .under("protected=keep")
        .showing(&["marelle-21"]),
        Example::new(
            sentences::M_7_EXAMPLE3,
            "
m-----m-----.
|     |     |
| i---i---i |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | .-.-. | |
| |   |   | |
| .---.---. |
|     |     |
m-----.-----i
m 5/5 0
",
            &[Fact::Legal("g7xg1"), Fact::Illegal("g7", "M-6"), Fact::Illegal("g7xb6", "M-6")],
        )
        .under("protected=keep"),
    ],
)];
