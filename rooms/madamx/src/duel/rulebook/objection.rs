//! overlooked captures.

use crate::sentences;
use kernel::{Clause, Example, Fact, Part};

pub(super) const X_28: Clause = Clause::new("X-28", sentences::X_28_TITLE, &[Part::booklet(sentences::X_28_PART1, &["madamx-20", "madamx-21"]), Part::ruling(sentences::X_28_PART2, sentences::X_28_PART2_REASON).about(&["madamx-19", "madamx-20"]).readings(&["enforcement=opponent"]), Part::ruling(sentences::X_28_PART3, sentences::X_28_PART3_REASON).about(&["madamx-20"]), Part::ruling(sentences::X_28_PART4, sentences::X_28_PART4_REASON).about(&["madamx-20", "madamx-21"])], &[Example::new(
            sentences::X_28_EXAMPLE1,
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
                Fact::Steps("c3xa5 c3xe5xg7 g3-f4 g3-h4"),
                Fact::Illegal("c3xe5", "X-6"),
                Fact::After(
                    "g3-h4 stay",
                    "-+-+-+-+/+-+-+-+-/-+-+-d-d/+-+-+-+-/-d-d-+-l/+-l-+-+-/-+-+-+-+/+-+-+-+- d move 5 !-+-+-+-+/+-+-+-+-/-+-+-d-d/+-+-+-+-/-d-d-+-+/+-l-+-l-/-+-+-+-+/+-+-+-+-",
                ),
            ],
        ).under("enforcement=opponent"), Example::new(
            sentences::X_28_EXAMPLE2,
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-d-d
            +-+-+-+-
            -d-d-+-l
            +-l-+-+-
            -+-+-+-+
            +-+-+-+-
            d move 5 !-+-+-+-+/+-+-+-+-/-+-+-d-d/+-+-+-+-/-d-d-+-+/+-l-+-l-/-+-+-+-+/+-+-+-+-",
            &[
                Fact::Legal("! d4xb2 b4xd2 b4-a3"),
                Fact::After("!", "-+-+-+-+/+-+-+-+-/-+-+-d-d/+-+-+-+-/-d-d-+-+/+-l-+-l-/-+-+-+-+/+-+-+-+- l take 4"),
                Fact::Decides("!", 1),
                Fact::After("! c3xa5", "-+-+-+-+/+-+-+-+-/-+-+-d-d/l-+-+-+-/-+-d-+-+/+-+-+-l-/-+-+-+-+/+-+-+-+- l x=b4 0"),
                Fact::Decides("! c3xa5 stay", 2),
                Fact::Causes("!", "taken-back"),
            ],
        ).under("enforcement=opponent"), Example::new(
            sentences::X_28_EXAMPLE3,
            "
            -+-+-+-+
            +-+-+-+-
            -+-+-d-d
            +-+-+-+-
            -d-d-+-+
            +-l-+-l-
            -+-+-+-+
            +-+-+-+-
            l take 4",
            &[
                Fact::Steps("c3xa5 c3xe5xg7"),
                Fact::Illegal("g3-h4", "X-28"),
                Fact::Illegal("!", "X-28"),
                Fact::Illegal("stay", "X-28"),
                Fact::Illegal("c3xe5", "X-6"),
            ],
        ).under("enforcement=opponent")]);
