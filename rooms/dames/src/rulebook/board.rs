//! The clauses on the board and the start: D-1 and D-2.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "D-1",
        sentences::D_1_TITLE,
        &[
            Part::booklet(sentences::D_1_PART1, &["dames-7", "dames-8", "dames-18"]),
            Part::consequence(sentences::D_1_PART2, &["dames-5", "dames-6", "dames-10"]),
            Part::lost(sentences::D_1_PART3, &["dames-4", "dames-11"], sentences::D_1_PART3_REASON),
            Part::ruling(sentences::D_1_PART4, sentences::D_1_PART4_REASON),
        ],
        &[Example::new(
            sentences::D_1_EXAMPLE1,
            "
                  .   .   .   .   .
                .   i   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                M   .   .   .   .
                W",
            &[Fact::Steps("46-10 46-14 46-19 46-23 46-28 46-32 46-37 46-41 46-5")],
        )],
    ),
    Clause::new(
        "D-2",
        sentences::D_2_TITLE,
        &[
            Part::booklet(sentences::D_2_PART1, &["dames-2", "dames-5", "dames-6", "dames-9", "dames-10"]),
            Part::booklet(sentences::D_2_PART2, &["dames-16"]),
            Part::consequence(sentences::D_2_PART3, &["dames-17"]),
            Part::ruling(sentences::D_2_PART4, sentences::D_2_PART4_REASON),
        ],
        &[Example::new(
            sentences::D_2_EXAMPLE1,
            "
                  i   i   i   i   i
                i   i   i   i   i
                  i   i   i   i   i
                i   i   i   i   i
                  .   .   .   .   .
                .   .   .   .   .
                  m   m   m   m   m
                m   m   m   m   m
                  m   m   m   m   m
                m   m   m   m   m
                W",
            &[
                Fact::Steps("31-26 31-27 32-27 32-28 33-28 33-29 34-29 34-30 35-30"),
                Fact::Illegal("19-23", "D-2"),
                Fact::Decides("32-28", 2),
            ],
        )
        .figure(sentences::FIGURE_SKETCH_OF_START, &["dames-11"])],
    ),
];
