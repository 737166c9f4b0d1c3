//! The clause on mills and what they take: M-6.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const CLAUSES: &[Clause] = &[Clause::new(
    "M-6",
    sentences::M_6_TITLE,
    &[
        Part::booklet(sentences::M_6_PART1, &["marelle-3"]),
        Part::booklet(sentences::M_6_PART2, &["marelle-21"]),
        Part::consequence(sentences::M_6_PART3, &["marelle-21", "marelle-33"]),
        Part::booklet(sentences::M_6_PART4, &["marelle-30", "marelle-31", "marelle-32", "marelle-33"]),
        Part::booklet(sentences::M_6_PART5, &["marelle-35", "marelle-36"]),
    ],
    &[
        Example::new(
            sentences::M_6_EXAMPLE1,
            "
.-----i-----i
|     |     |
| m---m---m |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-m   i-.-i
| | |   | | |
| | m-.-. | |
| |   |   | |
| .---.---. |
|     |     |
.-----.-----i
m 3/3 0
",
            &[
                Fact::Legal("c5xe4 c5xd7 d3"),
                Fact::Illegal("c5", "M-6"),
                Fact::Illegal("c5xg4", "M-6"),
                Fact::Illegal("d3xe4", "M-6"),
                Fact::Causes("c5xe4", "mill removal"),
                Fact::Causes("d3", ""),
            ],
        )
        .figure(sentences::FIGURE_SKETCH_EXAMPLES_OF_MILLS, &["marelle-4"]),
        Example::new(
            sentences::M_6_EXAMPLE2,
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
                Fact::Legal("g7xd6 g7xf4 d5"),
                Fact::Illegal("g7", "M-6"),
                Fact::Illegal("g7xa1", "M-6"),
                Fact::Illegal("g7xa7", "M-6"),
                Fact::Illegal("d5xd6", "M-6"),
                Fact::Causes("g7xd6", "mill removal"),
                Fact::After("g7xd6", "mmm..........i.......... i 6/7 0"),
            ],
        )
        .showing(&["marelle-21"]),
        Example::new(
            sentences::M_6_EXAMPLE3,
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
            &[
                Fact::Legal("g7xg1 a4xg1"),
                Fact::Illegal("g7xd6", "M-6"),
                Fact::Illegal("a4xb6", "M-6"),
                Fact::Illegal("g7", "M-6"),
            ],
        ),
        Example::new(
            sentences::M_6_EXAMPLE4,
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
m 0/0 0
",
            &[
                Fact::Legal("d6-d7xb2 d6-d7xe3 d6-d7xf4 d6-d7xg1"),
                Fact::Illegal("d6-d7", "M-6"),
                Fact::Causes("d6-d7xf4", "mill removal"),
            ],
        )
        .figure(sentences::FIGURE_SKETCH_FORMING_MILL, &["marelle-29"]),
        Example::new(
            sentences::M_6_EXAMPLE5,
            "
m-----m-----m
|     |     |
| m---.---m |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | i-.-i | |
| |   |   | |
| i---.---. |
|     |     |
.-----.-----i
m 0/0 0
",
            &[
                Fact::Legal("d7-d6xb2 d7-d6xc3 d7-d6xe3 d7-d6xg1"),
                Fact::Illegal("d7-d6", "M-6"),
                Fact::Causes("d7-d6xc3", "mill removal"),
                Fact::After("d7-d6xc3", "m.mmmm...........ii....i i 0/0 0"),
                Fact::Causes("d7-d6xc3 b2-b4 d6-d7xe3", "mill removal"),
            ],
        )
        .figure(sentences::FIGURE_SKETCH_3, &["marelle-34"]),
        Example::new(
            sentences::M_6_EXAMPLE6,
            "
m-----.-----m
|     |     |
| m---m---m |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | i-.-i | |
| |   |   | |
| i---.---. |
|     |     |
.-----.-----.
i 0/0 0
",
            &[
                Fact::Legal("b2-d3xa7 b2-d3xg7"),
                Fact::Illegal("b2-d3xd6", "M-6"),
                Fact::Illegal("b2-d3", "M-6"),
                Fact::After("b2-d3xa7", "..mmmm.........iii...... m 0/0 0"),
            ],
        )
        .showing(&["marelle-35"]),
        Example::new(
            sentences::M_6_EXAMPLE7,
            "
m-----m-----m
|     |     |
| .---.---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-.-.
| | |   | | |
| | m-.-i | |
| |   |   | |
| i---.---i |
|     |     |
i-----.-----.
m 0/0 0
",
            &[
                Fact::Causes("d7-d6", ""),
                Fact::Causes("d7-d6 b2-b4 d6-d7xb4", "mill removal"),
                Fact::Illegal("d7-d6xa1", "M-6"),
            ],
        )
        .showing(&["marelle-31", "marelle-32", "marelle-33"]),
        Example::new(
            sentences::M_6_EXAMPLE8,
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
            &[Fact::Steps("d7-d6"), Fact::Illegal("a1-b2", "M-4"), Fact::Decides("", 1)],
        )
        .showing(&["marelle-36"]),
        Example::new(
            sentences::M_6_EXAMPLE9,
            "
m-----m-----.
|     |     |
| .---.---. |
| |   |   | |
| | .-.-. | |
| | |   | | |
.-.-.   .-i-.
| | |   | | |
| | .-.-m | |
| |   |   | |
| i---i---. |
|     |     |
.-----.-----i
m 0/0 3
",
            &[
                Fact::Legal("e3-g7xb2 e3-g7xd2 e3-g7xf4 e3-g7xg1"),
                Fact::Illegal("e3-g7", "M-6"),
                Fact::After("e3-g7xf4", "mmm...............ii...i i 0/0 0"),
            ],
        ),
    ],
)];
