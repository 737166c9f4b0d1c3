//! The clauses on how a game ends: D-12 to D-14.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const CLAUSES: &[Clause] = &[
    Clause::new(
        "D-12",
        sentences::D_12_TITLE,
        &[
            Part::booklet(sentences::D_12_PART1, &["dames-12", "dames-13", "dames-49"]),
            Part::consequence(sentences::D_12_PART2, &["dames-13", "dames-49"]),
            Part::ruling(sentences::D_12_PART3, sentences::D_12_PART3_REASON),
        ],
        &[
            Example::new(
                sentences::D_12_EXAMPLE1,
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W",
                &[Fact::Over("32x23", "winner=brown", "D-12"), Fact::After("32x23", "B:W23:B")],
            ),
            Example::new(
                sentences::D_12_EXAMPLE2,
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                i   .   .   .   .
                  m   .   .   .   .
                .   m   .   .   .
                B",
                &[Fact::Steps(""), Fact::Over("", "winner=brown", "D-12"), Fact::Illegal("36-41", "D-12")],
            ),
        ],
    ),
    Clause::new(
        "D-13",
        sentences::D_13_TITLE,
        &[
            Part::booklet(sentences::D_13_PART1, &["dames-50", "dames-51"]),
            Part::ruling(sentences::D_13_PART2, sentences::D_13_PART2_REASON).about(&["dames-51"]),
            Part::ruling(sentences::D_13_PART5, sentences::D_13_PART5_REASON).about(&["dames-51"]),
            Part::ruling(sentences::D_13_PART3, sentences::D_13_PART3_REASON),
            Part::ruling(sentences::D_13_PART4, sentences::D_13_PART4_REASON),
        ],
        &[Example::new(
            sentences::D_13_EXAMPLE1,
            "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   I
                M   .   .   .   .
                W:H49",
            &[Fact::Over("46-5", "draw", "D-13"), Fact::After("46-5", "B:WK5:BK45:H50")],
        )],
    ),
    Clause::new(
        "D-14",
        sentences::D_14_TITLE,
        &[
            Part::booklet(sentences::D_14_PART1, &["dames-52", "dames-53"]),
            Part::consequence(sentences::D_14_PART2, &["dames-52"]),
            Part::ruling(sentences::D_14_PART3, sentences::D_14_PART3_REASON),
        ],
        &[
            Example::new(
                sentences::D_14_EXAMPLE1,
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   I
                M   .   .   .   .
                W:CW1",
                &[Fact::Over("46-5", "draw", "D-14"), Fact::After("46-5", "B:WK5:BK45:H1:CW0")],
            )
            .showing(&["dames-53"]),
            Example::new(
                sentences::D_14_EXAMPLE2,
                "
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   i   .   .
                  .   m   .   .   .
                .   .   .   .   .
                  .   .   .   .   .
                .   .   .   .   .
                W:CW1",
                &[Fact::Over("32x23", "winner=brown", "D-12")],
            ),
        ],
    ),
];
