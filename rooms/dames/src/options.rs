//! Options: what a player may choose, in words, and what the booklet says of it. What the choices do stands in the rules.

use crate::sentences;
use kernel::{Choice, OptionSource, OptionStanding, Value};

const OFF_ON: &[Value] =
    &[Value { name: "off", title: sentences::OPTION_OFF }, Value { name: "on", title: sentences::OPTION_ON }];

/// The options in their order.
pub(crate) const CHOICES: &[Choice] = &[
    Choice {
        booklet: OptionSource {
            standing: OptionStanding::Says,
            values: &["off"],
            sources: &["dames-32"],
            note: sentences::OPTION_BOOKLET_LETS_PLAYER_CHOOSE_FREELY_WHATEVER,
        },
        name: "majority",
        values: OFF_ON,
        title: sentences::OPTION_MAJORITY_CAPTURE,
        about: sentences::OPTION_CAPTURE_THAT_TAKES_MOST_PIECES_IS,
    },
    Choice {
        booklet: OptionSource {
            standing: OptionStanding::Says,
            values: &["opponent"],
            sources: &["dames-33", "dames-34"],
            note: sentences::OPTION_IN_BOOKLET_IT_IS_OPPONENT_WHO,
        },
        name: "enforcement",
        values: &[
            Value { name: "engine", title: sentences::OPTION_PROGRAM },
            Value { name: "opponent", title: sentences::OPTION_OPPONENT },
        ],
        title: sentences::OPTION_WHO_WATCHES_OVER_CAPTURES,
        about: sentences::OPTION_PROGRAM_REFUSES_TO_LET_CAPTURE_PASS,
    },
    Choice {
        booklet: OptionSource {
            standing: OptionStanding::Says,
            values: &["on"],
            sources: &["dames-25"],
            note: sentences::OPTION_BOOKLET_HAS_EVERY_TOUCHED_PIECE_MOVED,
        },
        name: "touch",
        values: OFF_ON,
        title: sentences::OPTION_TOUCHED_MEANS_MOVED,
        about: sentences::OPTION_PIECE_THAT_WAS_TOUCHED_MUST_BE,
    },
];
