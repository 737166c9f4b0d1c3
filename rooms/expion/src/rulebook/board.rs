//! The clauses on the board and what stands on it: E-1 to E-3.

use super::START;
use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const E1: Clause = Clause::new(
    "E-1",
    sentences::E_1_TITLE,
    &[
        Part::booklet(sentences::E_1_PART1, &["expion-7"]),
        Part::lost(sentences::E_1_PART2, &["expion-7", "expion-8"], sentences::E_1_PART2_REASON),
        Part::ruling(sentences::E_1_PART3, sentences::E_1_PART3_REASON),
    ],
    &[Example::new(
        sentences::E_1_EXAMPLE1,
        START,
        &[Fact::Legal("b9-b8 h9-h6"), Fact::Illegal("a1-b1", "E-1"), Fact::Illegal("b9-a9", "E-1"), Fact::Decides("", 1)],
    )
    .figure(sentences::FIGURE_PHOTOGRAPH_OF_BOARD, &["expion-8"])],
);

pub(super) const E2: Clause = Clause::new(
    "E-2",
    sentences::E_2_TITLE,
    &[
        Part::booklet(sentences::E_2_PART1, &["expion-10", "expion-11"]),
        Part::consequence(sentences::E_2_PART2, &["expion-11"]),
        Part::booklet(sentences::E_2_PART3, &["expion-7", "expion-31"]),
        Part::lost(sentences::E_2_PART4, &["expion-7", "expion-8"], sentences::E_2_PART4_REASON)
            .readings(&["plan=centre-edges"]),
        Part::ruling(sentences::E_2_PART5, sentences::E_2_PART5_REASON).about(&["expion-7", "expion-31"]),
    ],
    &[
        Example::new(
            sentences::E_2_EXAMPLE1,
            "
            #n.....n#
            w....nx.e
            w.......e
            w.......e
            w.......e
            w.......e
            w.......e
            w.......e
            #sssssss#
            n r 0 0",
            &[Fact::Illegal("f8-g8", "E-2"), Fact::Legal("h9-h8 b9-b8")],
        )
        .showing(&["expion-31"]),
        Example::new(
            sentences::E_2_EXAMPLE2,
            "
            #n.....n#
            w....nx.e
            w.......e
            w.......e
            w.......e
            w.......e
            w.......e
            w.......e
            #sssssss#
            n r 0 0",
            &[
                Fact::After(
                    "f8-g8",
                    "#n.....n#/w.....nxe/w.......e/w.......e/w.......e/w.......e/w.......e/w.......e/#sssssss# e r 0 0",
                ),
                Fact::Legal("h9-h8"),
            ],
        )
        .under("plan=centre-edges"),
    ],
);

pub(super) const E3: Clause = Clause::new(
    "E-3",
    sentences::E_3_TITLE,
    &[
        Part::booklet(sentences::E_3_PART1, &["expion-6", "expion-7"]),
        Part::booklet(sentences::E_3_PART2, &["expion-9", "expion-56"]),
        Part::consequence(sentences::E_3_PART3, &["expion-36", "expion-52"]),
        Part::lost(sentences::E_3_PART4, &["expion-8", "expion-9", "expion-56"], sentences::E_3_PART4_REASON),
    ],
    &[Example::new(
        sentences::E_3_EXAMPLE1,
        START,
        &[
            Fact::Steps(
                "b9-b6 b9-b7 b9-b8 c9-c6 c9-c7 c9-c8 d9-d6 d9-d7 d9-d8 e9-e6 e9-e7 e9-e8 f9-f6 f9-f7 f9-f8 g9-g6 \
                 g9-g7 g9-g8 h9-h6 h9-h7 h9-h8",
            ),
            Fact::After(
                "e9-e6",
                "#nnn.nnn#/w.......e/w.......e/w...n...e/w...x...e/w.......e/w.......e/w.......e/#sssssss# e - 1 0",
            ),
        ],
    )],
);
