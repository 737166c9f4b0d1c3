//! The clauses on what players watch over at a table: D-15, D-16, and what all games share.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "D-15",
        sentences::D_15_TITLE,
        &[
            Part::booklet(sentences::D_15_PART1, &["dames-25"]),
            Part::ruling(sentences::D_15_PART2, sentences::D_15_PART2_REASON).about(&["dames-25"]).readings(&["touch=on"]),
            Part::ruling(sentences::D_15_PART3, sentences::D_15_PART3_REASON).about(&["dames-25"]),
        ],
        &[Example::new(
            sentences::D_15_EXAMPLE1,
            "
                  .   .   .   .   .
                i   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   m   m   .   .
                .   m   m   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
            &[Fact::Steps("32-27 32-28 33-28 33-29 37-31"), Fact::Illegal("38-32", "D-3")],
        )
        .under("touch=on")
        .showing(&["dames-25"])],
    ),
    Clause::new(
        "D-16",
        sentences::D_16_TITLE,
        &[
            Part::booklet(sentences::D_16_PART1, &["dames-33", "dames-34"]),
            Part::ruling(sentences::D_16_PART2, sentences::D_16_PART2_REASON)
                .about(&["dames-33"])
                .readings(&["enforcement=opponent"]),
            Part::ruling(sentences::D_16_PART3, sentences::D_16_PART3_REASON).about(&["dames-33"]),
            Part::ruling(sentences::D_16_PART4, sentences::D_16_PART4_REASON).about(&["dames-30", "dames-33", "dames-34"]),
            Part::ruling(sentences::D_16_PART5, sentences::D_16_PART5_REASON).about(&["dames-34"]),
        ],
        &[
            Example::new(
                sentences::D_16_EXAMPLE1,
                "
                  .   .   .   .   .
                i   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   m   .
                .   m   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
                &[
                    Fact::Legal("32x23x28 34-30 32-27"),
                    Fact::Illegal("!32x23x28", "D-16"),
                    Fact::After("34-30", "B:W30,32,37:B6,28:O34-30"),
                    Fact::After("34-30 !32x23", "B:W23,34,37:B6"),
                    Fact::Decides("34-30 !32x23", 2),
                    Fact::After("34-30 6-11", "W:W30,32,37:B11,28"),
                ],
            )
            .under("enforcement=opponent")
            .showing(&["dames-33", "dames-34"]),
            Example::new(
                sentences::D_16_EXAMPLE2,
                "
                  .   .   .   .   .
                i   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   .   .   .   .
                .   i   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   m
                .   .   .   .   .
                B:O50-45",
                &[
                    Fact::Legal("!32x12x18x28 !32x21x27 6-11"),
                    Fact::Illegal("!32x23x28", "D-16"),
                    Fact::Causes("!32x21x27", "capture"),
                ],
            )
            .under("enforcement=opponent")
            .showing(&["dames-34"]),
        ],
    ),
    Clause::new(
        "C-3",
        sentences::C_3_TITLE,
        &[Part::ruling(sentences::C_3_PART1, sentences::C_3_PART1_REASON)],
        &[Example::new(
            sentences::C_3_EXAMPLE1,
            "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                M   .   .   .   I
                W",
            &[Fact::After("46-41 50-45 41-46 45-50", "W:WK46:BK50:H4"), Fact::Decides("46-41 50-45 41-46 45-50", 1)],
        )],
    ),
];
