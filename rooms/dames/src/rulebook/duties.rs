//! The clauses on having to capture and on choosing: D-9 and D-10.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "D-9",
        sentences::D_9_TITLE,
        &[
            Part::booklet(sentences::D_9_PART1, &["dames-30"]),
            Part::ruling(sentences::D_9_PART2, sentences::D_9_PART2_REASON)
                .about(&["dames-33"])
                .readings(&["enforcement=opponent"]),
        ],
        &[
            Example::new(
                sentences::D_9_EXAMPLE1,
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   m   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
                &[
                    Fact::Steps("32x23x28"),
                    Fact::Illegal("34-30", "D-9"),
                    Fact::Illegal("32-27", "D-9"),
                    Fact::Causes("32x23", "capture"),
                ],
            ),
            Example::new(
                sentences::D_9_EXAMPLE2,
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   i   .
                .   .   .   i   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   m
                W",
                &[Fact::Steps("32x23x28"), Fact::Illegal("50-44", "D-9"), Fact::After("32x23 19x28", "W:W50:B14,28")],
            )
            .showing(&["dames-30"]),
        ],
    ),
    Clause::new(
        "D-10",
        sentences::D_10_TITLE,
        &[
            Part::booklet(sentences::D_10_PART1, &["dames-32"]),
            Part::ruling(sentences::D_10_PART2, sentences::D_10_PART2_REASON).readings(&["majority=on"]),
        ],
        &[
            Example::new(
                sentences::D_10_EXAMPLE1,
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   .   .   .   .
                .   i   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
                &[Fact::Steps("32x12x18x28 32x21x27")],
            )
            .showing(&["dames-32"]),
            Example::new(
                sentences::D_10_EXAMPLE2,
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   .   .   .   .
                .   i   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
                &[Fact::Steps("32x12x18x28"), Fact::Illegal("32x21x27", "D-10")],
            )
            .under("majority=on"),
            Example::new(
                sentences::D_10_EXAMPLE3,
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   .   .
                .   .   .   m   i
                  .   .   .   m   .
                .   .   .   .   .
                W",
                &[Fact::Steps("32x12x18x28"), Fact::Illegal("44x35x40", "D-10"), Fact::Illegal("44x33", "D-10")],
            )
            .under("majority=on"),
        ],
    ),
];
