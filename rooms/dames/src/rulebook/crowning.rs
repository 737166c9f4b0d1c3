//! The clause on kings: D-11.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const CLAUSES: &[Clause] = &[Clause::new(
    "D-11",
    sentences::D_11_TITLE,
    &[
        Part::booklet(sentences::D_11_PART1, &["dames-35", "dames-37", "dames-38", "dames-39"]),
        Part::consequence(sentences::D_11_PART2, &["dames-38", "dames-39"]),
        Part::ruling(sentences::D_11_PART3, sentences::D_11_PART3_REASON).about(&["dames-38"]),
    ],
    &[
        Example::new(
            sentences::D_11_EXAMPLE1,
            "
                  .   .   .   .   .
                .   m   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   i
                .   .   .   .   .
                W",
            &[Fact::Causes("7-2", "crowning"), Fact::After("7-2", "B:WK2:B45")],
        )
        .figure(sentences::FIGURE_EXAMPLE_OF_CROWNING, &["dames-40"]),
        Example::new(
            sentences::D_11_EXAMPLE2,
            "
                  .   .   .   .   .
                .   i   i   .   .
                  m   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   i
                .   .   .   .   .
                W",
            &[Fact::Steps("11x13x7x8"), Fact::Causes("11x13", "capture"), Fact::After("11x13", "B:W13:B45")],
        )
        .showing(&["dames-39"]),
    ],
)];
