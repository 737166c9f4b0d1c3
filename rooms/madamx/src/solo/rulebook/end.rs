//! how the solitaire ends, and the clauses of all games that it refers to.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const X_27: Clause = Clause::new(
    "X-27",
    sentences::SOLO_X_27_TITLE,
    &[
        Part::consequence(sentences::SOLO_X_27_PART1, &["madamx-61"]),
        Part::ruling(sentences::SOLO_X_27_PART2, sentences::SOLO_X_27_PART2_REASON).about(&["madamx-61", "madamx-67"]),
    ],
    &[
        Example::new(
            sentences::SOLO_X_27_EXAMPLE1,
            "
            -l-d-d-l
            d-l-d-+-
            -----l--
            --------
            --------
            --------
            --------
            --------
            s move 35",
            &[Fact::Over("f6-g7", "winner=solo", "X-27"), Fact::Causes("f6-g7", "tile-gone solved")],
        ),
        Example::new(
            sentences::SOLO_X_27_EXAMPLE2,
            "
            -l-+-d-d
            l-l-d-d-
            -l------
            +-------
            --------
            --------
            --------
            --------
            s move 34",
            &[
                Fact::Decides("b6^d8", 1),
                Fact::Over("b6^d8 stay", "winner=solo", "X-27"),
                Fact::Over("b6^d8 b6>h1", "winner=solo", "X-27"),
            ],
        ),
        Example::new(
            sentences::SOLO_X_27_EXAMPLE3,
            "
            --------
            --------
            --------
            l-d-l-d-
            -l-d-l-d
            --------
            --------
            --------
            s move 24",
            &[Fact::Steps(""), Fact::Over("", "winner=none", "X-27"), Fact::Illegal("b4-a5", "X-27")],
        ),
    ],
);

pub(super) const C_2: Clause = Clause::new(
    "C-2",
    sentences::C_2_TITLE,
    &[Part::ruling(sentences::C_2_PART1, sentences::C_2_PART1_REASON)],
    &[Example::new(
        sentences::SOLO_C_2_EXAMPLE1,
        "
        -l-d-d-l
        d-l-d-+-
        -----l--
        --------
        --------
        --------
        --------
        --------
        s move 35",
        &[Fact::Steps("f6-g7")],
    )],
);

pub(super) const C_3: Clause = Clause::new(
    "C-3",
    sentences::SOLO_C_3_TITLE,
    &[Part::ruling(sentences::SOLO_C_3_PART1, sentences::SOLO_C_3_PART1_REASON)],
    &[Example::new(
        sentences::SOLO_C_3_EXAMPLE1,
        "
            -l-d-d-l
            d-l-d-+-
            -----l--
            --------
            --------
            --------
            --------
            --------
            s move 35",
        &[Fact::Decides("", 1)],
    )],
);
