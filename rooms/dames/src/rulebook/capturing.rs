//! The clauses on what a capture is: D-5 to D-8.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "D-5",
        sentences::D_5_TITLE,
        &[
            Part::booklet(sentences::D_5_PART1, &["dames-23", "dames-26", "dames-27", "dames-28"]),
            Part::consequence(sentences::D_5_PART2, &["dames-13", "dames-23", "dames-32"]),
            Part::booklet(sentences::D_5_PART3, &["dames-29"]),
        ],
        &[Example::new(
            sentences::D_5_EXAMPLE1,
            "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   i   .
                  .   i   i   .   .
                .   .   m   .   .
                  .   i   i   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
            &[Fact::Steps("28x17x22 28x37x32 28x39x33"), Fact::Illegal("28x19", "D-5")],
        )],
    ),
    Clause::new(
        "D-6",
        sentences::D_6_TITLE,
        &[
            Part::booklet(sentences::D_6_PART1, &["dames-44"]),
            Part::ruling(sentences::D_6_PART2, sentences::D_6_PART2_REASON).about(&["dames-20", "dames-28"]),
        ],
        &[Example::new(
            sentences::D_6_EXAMPLE1,
            "
                  .   .   .   .   .
                .   .   .   .   m
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   i   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                M   .   .   .   .
                W",
            &[Fact::Steps("46x14x23 46x19x23"), Fact::Illegal("46x10x23", "D-6")],
        )
        .figure(sentences::FIGURE_SKETCH_OF_KINGS_CAPTURE, &["dames-46"])],
    ),
    Clause::new(
        "D-7",
        sentences::D_7_TITLE,
        &[
            Part::booklet(sentences::D_7_PART1, &["dames-20", "dames-21", "dames-31", "dames-45", "dames-47"]),
            Part::ruling(sentences::D_7_PART2, sentences::D_7_PART2_REASON).about(&["dames-31", "dames-44"]),
        ],
        &[
            Example::new(
                sentences::D_7_EXAMPLE1,
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
                &[Fact::Steps("32x12x18x28"), Fact::Illegal("32x23x28", "D-7"), Fact::Illegal("32x23", "D-7")],
            )
            .figure(sentences::FIGURE_SKETCH_OF_DOUBLE_CAPTURE, &["dames-22"]),
            Example::new(
                sentences::D_7_EXAMPLE2,
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   i   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   i   .   .   .
                  .   .   .   .   .
                M   .   .   .   .
                W",
                &[
                    Fact::Steps("46x11x22x37 46x17x22x37 46x6x22x37"),
                    Fact::Illegal("46x32x37", "D-7"),
                    Fact::Illegal("46x28", "D-7"),
                ],
            ),
        ],
    ),
    Clause::new(
        "D-8",
        sentences::D_8_TITLE,
        &[
            Part::booklet(sentences::D_8_PART1, &["dames-48"]),
            Part::consequence(sentences::D_8_PART2, &["dames-48"]),
            Part::ruling(sentences::D_8_PART3, sentences::D_8_PART3_REASON).about(&["dames-29", "dames-48"]),
            Part::ruling(sentences::D_8_PART4, sentences::D_8_PART4_REASON),
        ],
        &[
            Example::new(
                sentences::D_8_EXAMPLE1,
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   i   i   .   .
                .   .   .   .   .
                  .   i   .   .   .
                .   .   i   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  M   .   .   .   .
                .   .   .   .   .
                W",
                &[
                    Fact::Steps("41x17x12x13x28 41x1x12x28 41x21x12x13x28 41x26x12x13x28 41x7x12x28"),
                    Fact::After("41x17x12x13x28", "B:WK17:B22"),
                ],
            )
            .showing(&["dames-48"]),
            Example::new(
                sentences::D_8_EXAMPLE2,
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   i   i   .   .
                .   .   .   .   .
                  .   i   i   .   .
                .   .   m   .   .
                  .   .   .   .   i
                .   .   .   .   .
                W",
                &[
                    Fact::Steps("38x38x22x23x32x33"),
                    Fact::After("38x38", "B:W38:B45"),
                    Fact::Illegal("38x27x32", "D-7"),
                    Fact::Illegal("38x27x32x32", "D-8"),
                ],
            ),
        ],
    ),
];
