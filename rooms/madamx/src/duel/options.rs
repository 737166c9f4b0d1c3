//! The options of the duel in words: what each is, its values, and what the booklet says of it.

use crate::sentences;
use kernel::{Choice, OptionSource, OptionStanding, Value};

const OFF: Value = Value { name: "off", title: sentences::OPTION_OFF };
const ON: Value = Value { name: "on", title: sentences::OPTION_ON };

/// All options in order; the order is that of the bits of the rules.
pub(super) const OPTIONS: &[Choice] = &[
    Choice {
        name: "x-after-capture-only",
        values: &[OFF, ON],
        title: sentences::OPTION_X_MOVE_AFTER_CAPTURES_ONLY,
        about: sentences::OPTION_TILES_MAY_BE_MOVED_ONLY_AFTER,
        booklet: OptionSource {
            standing: OptionStanding::Variant,
            values: &["on"],
            sources: &["madamx-44", "madamx-45", "madamx-46"],
            note: sentences::OPTION_FIRST_OF_FOUR_MODIFICATIONS_THAT_MAKE,
        },
    },
    Choice {
        name: "any-tile",
        values: &[OFF, ON],
        title: sentences::OPTION_ANY_FREE_TILE,
        about: sentences::OPTION_X_MOVE_MAY_TAKE_ANY_FREE,
        booklet: OptionSource {
            standing: OptionStanding::Variant,
            values: &["on"],
            sources: &["madamx-44", "madamx-45", "madamx-47"],
            note: sentences::OPTION_SECOND_OF_FOUR_MODIFICATIONS_THAT_MAKE,
        },
    },
    Choice {
        name: "bi-removes",
        values: &[OFF, ON],
        title: sentences::OPTION_BI_MADAM_REMOVES_TILES,
        about: sentences::OPTION_AFTER_BI_MADAM_HAS_MOVED_TILE,
        booklet: OptionSource {
            standing: OptionStanding::Variant,
            values: &["on"],
            sources: &["madamx-44", "madamx-45", "madamx-48"],
            note: sentences::OPTION_THIRD_OF_FOUR_MODIFICATIONS_THAT_MAKE,
        },
    },
    Choice {
        name: "long-bi",
        values: &[OFF, ON, Value { name: "strict", title: sentences::OPTION_ON_ONE_PIECE_CAPTURE }],
        title: sentences::OPTION_LONG_BI_MADAM,
        about: sentences::OPTION_BI_MADAM_MAY_GO_SEVERAL_TILES,
        booklet: OptionSource {
            standing: OptionStanding::Variant,
            values: &["on"],
            sources: &["madamx-44", "madamx-45", "madamx-49", "madamx-50"],
            note: sentences::OPTION_FOURTH_OF_FOUR_MODIFICATIONS_ITS_WORDS,
        },
    },
    Choice {
        name: "enforcement",
        values: &[
            Value { name: "engine", title: sentences::OPTION_BY_PROGRAM },
            Value { name: "opponent", title: sentences::OPTION_BY_OPPONENT },
        ],
        title: sentences::OPTION_CAPTURES_ENFORCED,
        about: sentences::OPTION_WHO_SEES_TO_IT_THAT_CAPTURE,
        booklet: OptionSource {
            standing: OptionStanding::Says,
            values: &["opponent"],
            sources: &["madamx-20"],
            note: sentences::OPTION_OPPONENT_POINTS_OUT_WHAT_WAS_OVERLOOKED,
        },
    },
    Choice {
        name: "players",
        values: &[
            Value { name: "2", title: sentences::OPTION_TWO },
            Value { name: "4", title: sentences::OPTION_FOUR_IN_PAIRS },
        ],
        title: sentences::OPTION_PLAYERS,
        about: sentences::OPTION_AT_FOUR_ONE_PARTNER_MOVES_PIECES,
        booklet: OptionSource {
            standing: OptionStanding::Says,
            values: &["2", "4"],
            sources: &["madamx-6", "madamx-8", "madamx-53"],
            note: sentences::OPTION_BOTH_DUEL_FOR_TWO_AND_ONE,
        },
    },
    Choice {
        name: "chain",
        values: &[
            Value { name: "must", title: sentences::OPTION_MUST_GO_ON_TO_ITS_END },
            Value { name: "may", title: sentences::OPTION_MAY_STOP_ON_WAY },
        ],
        title: sentences::OPTION_MULTIPLE_CAPTURE,
        about: sentences::OPTION_WHETHER_PIECE_THAT_HAS_CAPTURED_AND,
        booklet: OptionSource {
            standing: OptionStanding::Silent,
            values: &[],
            sources: &["madamx-19", "madamx-23"],
            note: sentences::OPTION_CAPTURING_IS_COMPULSORY_AND_MULTIPLE_CAPTURE,
        },
    },
    Choice {
        name: "crowned",
        values: &[
            Value { name: "stops", title: sentences::OPTION_ENDS_ITS_CAPTURE },
            Value { name: "goes-on", title: sentences::OPTION_GOES_ON_AS_BI_MADAM },
        ],
        title: sentences::OPTION_MAN_CROWNED_BY_CAPTURE,
        about: sentences::OPTION_WHETHER_MAN_THAT_REACHES_LAST_RANK,
        booklet: OptionSource {
            standing: OptionStanding::Silent,
            values: &[],
            sources: &["madamx-39"],
            note: sentences::OPTION_FROM_THAT_MOMENT_ON_IT_CAPTURES,
        },
    },
];
