//! Options: what a player may choose, in words, and what the booklet says of it. What the choices do stands in the rules.

use crate::sentences;
use kernel::{Choice, OptionSource, OptionStanding, Value};

/// The options in their order.
pub(crate) const CHOICES: &[Choice] = &[
    Choice {
        name: "players",
        values: &[
            Value { name: "2", title: sentences::OPTION_TWO_PLAYERS },
            Value { name: "3", title: sentences::OPTION_THREE_PLAYERS },
            Value { name: "4", title: sentences::OPTION_FOUR_PLAYERS },
            Value { name: "teams", title: sentences::OPTION_TWO_TEAMS_OF_TWO },
        ],
        title: sentences::OPTION_PLAYERS,
        about: sentences::OPTION_HOW_MANY_CAMPS_PLAY_IN_TEAMS,
        booklet: OptionSource {
            standing: OptionStanding::Says,
            values: &["2", "3", "4", "teams"],
            sources: &["mamba-89", "mamba-91", "mamba-104", "mamba-106", "mamba-119", "mamba-120"],
            note: sentences::OPTION_IT_HAS_RULES_FOR_EACH_OF,
        },
    },
    Choice {
        name: "birth",
        values: &[
            Value { name: "cross", title: sentences::OPTION_IN_CROSS },
            Value { name: "square", title: sentences::OPTION_IN_SQUARE },
        ],
        title: sentences::OPTION_PLACE_OF_BIRTH,
        about: sentences::OPTION_WHERE_NEWBORN_IS_PUT_ON_ONE,
        booklet: OptionSource {
            standing: OptionStanding::Silent,
            values: &[],
            sources: &["mamba-30"],
            note: sentences::OPTION_IT_PUTS_NEWBORN_AGAINST_ITS_MOTHER,
        },
    },
    Choice {
        name: "first",
        values: &[
            Value { name: "die", title: sentences::OPTION_BY_DIE },
            Value { name: "a", title: sentences::OPTION_RED },
            Value { name: "b", title: sentences::OPTION_TEAL },
            Value { name: "c", title: sentences::OPTION_YELLOW },
            Value { name: "d", title: sentences::OPTION_VIOLET },
        ],
        title: sentences::B_4_TITLE,
        about: sentences::OPTION_EACH_CAMP_THROWS_DIE_AND_HIGHEST,
        booklet: OptionSource {
            standing: OptionStanding::Says,
            values: &["die"],
            sources: &["mamba-93", "mamba-95", "mamba-96", "mamba-108", "mamba-110", "mamba-111"],
            note: sentences::OPTION_EACH_PLAYER_THROWS_DIE_AND_HIGHEST,
        },
    },
];
