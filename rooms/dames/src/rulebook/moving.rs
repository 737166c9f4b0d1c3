//! The clauses on plain moves: D-3 and D-4.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "D-3",
        sentences::D_3_TITLE,
        &[Part::booklet(sentences::D_3_PART1, &["dames-14", "dames-15", "dames-17", "dames-18", "dames-23", "dames-24"])],
        &[Example::new(
            sentences::D_3_EXAMPLE1,
            "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   m   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   i
                .   .   .   .   .
                W",
            &[
                Fact::Steps("28-22 28-23 32-27"),
                Fact::Illegal("28-33", "D-3"),
                Fact::Illegal("32-28", "D-3"),
                Fact::Illegal("28-19", "D-3"),
                Fact::Illegal("20-15", "D-3"),
            ],
        )
        .figure(sentences::FIGURE_SKETCH_OF_MANS_MOVE, &["dames-19"])],
    ),
    Clause::new(
        "D-4",
        sentences::D_4_TITLE,
        &[
            Part::booklet(sentences::D_4_PART1, &["dames-41", "dames-42"]),
            Part::consequence(sentences::D_4_PART2, &["dames-24", "dames-42", "dames-44"]),
        ],
        &[Example::new(
            sentences::D_4_EXAMPLE1,
            "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   m   .   .
                .   .   M   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   I   .
                W",
            &[
                Fact::Steps("23-18 23-19 28-11 28-17 28-22 28-32 28-33 28-37 28-39 28-41 28-44 28-46 28-50 28-6"),
                Fact::Illegal("28-19", "D-4"),
                Fact::Illegal("28-27", "D-4"),
            ],
        )
        .figure(sentences::FIGURE_SKETCH_OF_KINGS_MOVE, &["dames-43"])],
    ),
];
