//! the duty to capture, what becomes of the captured, and becoming a Bi-Madam.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const X_6: Clause = Clause::new(
    "X-6",
    sentences::X_6_TITLE,
    &[
        Part::booklet(sentences::X_6_PART1, &["madamx-19", "madamx-21"]),
        Part::booklet(sentences::X_6_PART2, &["madamx-23"]),
        Part::ruling(sentences::X_6_PART3, sentences::X_6_PART3_REASON)
            .about(&["madamx-19", "madamx-23"])
            .readings(&["chain=may"]),
    ],
    &[
        Example::new(
            sentences::X_6_EXAMPLE1,
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-d-d
            +-+-+-+-
            -d-d-+-+
            +-l-+-l-
            -+-+-+-+
            +-+-+-+-
            l move 4",
            &[
                Fact::Steps("c3xa5 c3xe5xg7"),
                Fact::Illegal("c3xe5", "X-6"),
                Fact::Illegal("g3-h4", "X-6"),
                Fact::Illegal("!", "X-28"),
            ],
        ),
        Example::new(
            sentences::X_6_EXAMPLE2,
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-d-d
            +-+-+-+-
            -d-d-+-+
            +-l-+-l-
            -+-+-+-+
            +-+-+-+-
            l move 4",
            &[Fact::Steps("c3xa5 c3xe5 c3xe5xg7"), Fact::Illegal("g3-h4", "X-6")],
        )
        .under("chain=may")
        .showing(&["madamx-23"]),
    ],
);

pub(super) const X_7: Clause = Clause::new(
    "X-7",
    sentences::X_7_TITLE,
    &[
        Part::booklet(sentences::X_7_PART1, &["madamx-22"]),
        Part::ruling(sentences::X_7_PART2, sentences::X_7_PART2_REASON).about(&["madamx-22"]),
    ],
    &[Example::new(
        sentences::X_7_EXAMPLE1,
        "
        -------d
        --+-+-+-
        -+-+-+-+
        +-+d+-+-
        -+d+d+-+
        +-Ld+-+-
        -+-+-+-+
        +-+-+-+-
        l move 4",
        &[
            Fact::Steps("c3xc5xe5xe3xc3 c3xe3xe5xc5xc3"),
            Fact::After(
                "c3xc5xe5xe3xc3",
                "-------d/--+-+-+-/-+-+-+-+/+-+++-+-/-+++++-+/+-L++-+-/-+-+-+-+/+-+-+-+- l x=c4,d5,e4,d3 0",
            ),
            Fact::Causes("c3xc5xe5xe3xc3", "capture capture capture capture"),
            Fact::Illegal("c3xc5xe5xe3xc3xc5", "X-7"),
        ],
    )],
);

pub(super) const X_8: Clause = Clause::new(
    "X-8",
    sentences::X_8_TITLE,
    &[
        Part::booklet(sentences::X_8_PART1, &["madamx-37", "madamx-38"]),
        Part::ruling(sentences::X_8_PART2, sentences::X_8_PART2_REASON).about(&["madamx-39"]).readings(&["crowned=goes-on"]),
        Part::ruling(sentences::X_8_PART3, sentences::X_8_PART3_REASON).about(&["madamx-38"]),
    ],
    &[
        Example::new(
            sentences::X_8_EXAMPLE1,
            "
        -+-+++-+
        +-+dd-+-
        -+++l+-+
        +-+-+-+-
        -+-+-+-+
        +-+-+-+-
        -+-+-+-d
        --------
        l move 4",
            &[
                Fact::Steps("e6xe8"),
                Fact::Illegal("e6xe8xc6", "X-8"),
                Fact::After("e6xe8", "-+-+L+-+/+-+d+-+-/-+++++-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-d/-------- l x=e7 0"),
                Fact::Causes("e6xe8", "capture crowning"),
            ],
        ),
        Example::new(
            sentences::X_8_EXAMPLE2,
            "
            -+-+++-+
            +-+dd-+-
            -+++l+-+
            +-+-+-+-
            -+-+-+-+
            +-+-+-+-
            -+-+-+-d
            --------
            l move 4",
            &[Fact::Steps("e6xe8xc6"), Fact::Causes("e6xe8xc6", "capture crowning capture")],
        )
        .under("crowned=goes-on")
        .showing(&["madamx-39"]),
    ],
);
