//! The clauses that all games share: C-2 and C-3.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "C-2",
        sentences::C_2_TITLE,
        &[Part::ruling(sentences::C_2_PART1, sentences::C_2_PART1_REASON)],
        &[Example::new(
            sentences::C_2_EXAMPLE1,
            "
m-----m-----m
|     |     |
| .---.---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
i-.-.   .-.-i
| | |   | | |
| | .-.-. | |
| |   |   | |
| i---.---. |
|     |     |
m-----i-----.
m 0/0 7
",
            &[Fact::Steps("d7-d6"), Fact::Decides("", 1), Fact::Decides("d7-d6", 2)],
        )],
    ),
    Clause::new(
        "C-3",
        sentences::C_3_TITLE,
        &[Part::ruling(sentences::C_3_PART1, sentences::C_3_PART1_REASON)],
        &[Example::new(
            sentences::C_3_EXAMPLE1,
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
m-----i-----i
m 0/0 5
",
            &[
                Fact::After("c4-c5 d5-e5 c5-c4 e5-d5", ".i.imm.i.immmim.miim.mii m 0/0 9"),
                Fact::Decides("c4-c5 d5-e5 c5-c4 e5-d5", 1),
            ],
        )],
    ),
];
