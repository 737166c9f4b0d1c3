//! Options: what a player may choose, in words, and what the booklet says of it. What the choices do stands in the rules.

use crate::sentences;
use kernel::{Choice, OptionSource, OptionStanding, Value};

const PLAYERS: Choice = Choice {
    name: "players",
    values: &[
        Value { name: "2", title: sentences::OPTION_TWO_PLAYERS },
        Value { name: "3", title: sentences::OPTION_THREE_PLAYERS },
        Value { name: "4", title: sentences::OPTION_FOUR_PLAYERS },
    ],
    title: sentences::OPTION_PLAYERS,
    about: sentences::OPTION_TWO_PLAY_TWO_COLOURS_EACH_OF,
    booklet: OptionSource {
        standing: OptionStanding::Says,
        values: &["2", "3", "4"],
        sources: &["expion-3", "expion-12", "expion-13", "expion-14", "expion-16", "expion-17"],
        note: sentences::OPTION_BOOKLET_PRINTS_GAME_FOR_TWO_THREE,
    },
};

const COLOURS: Choice = Choice {
    name: "colours",
    values: &[
        Value { name: "rotate", title: sentences::OPTION_IN_TURN },
        Value { name: "free", title: sentences::OPTION_FREE_CHOICE },
    ],
    title: sentences::OPTION_ORDER_OF_COLOURS,
    about: sentences::OPTION_WHETHER_PLAYER_WITH_TWO_COLOURS_MUST,
    booklet: OptionSource {
        standing: OptionStanding::Silent,
        values: &[],
        sources: &["expion-18", "expion-19"],
        note: sentences::OPTION_BOOKLET_GIVES_ORDER_NORTH_EAST_SOUTH,
    },
};

const PUSH: Choice = Choice {
    name: "push",
    values: &[
        Value { name: "straight", title: sentences::OPTION_STRAIGHT_ON },
        Value { name: "any", title: sentences::OPTION_STRAIGHT_ON_OR_ASIDE },
    ],
    title: sentences::OPTION_WHERE_EX_PION_IS_PUSHED,
    about: sentences::OPTION_WHETHER_EX_PION_GOES_ONLY_STRAIGHT,
    booklet: OptionSource {
        standing: OptionStanding::Silent,
        values: &[],
        sources: &["expion-28", "expion-30"],
        note: sentences::OPTION_BOOKLET_SPEAKS_OF_FREE_NEIGHBOURING_SPACE,
    },
};

const PLAN: Choice = Choice {
    name: "plan",
    values: &[
        Value { name: "corners", title: sentences::OPTION_IN_CORNERS },
        Value { name: "centre-edges", title: sentences::OPTION_IN_MIDDLES_OF_SIDES },
    ],
    title: sentences::OPTION_FOUR_SPECIAL_SPACES,
    about: sentences::OPTION_WHERE_FOUR_SPACES_ARE_THAT_EX,
    booklet: OptionSource {
        standing: OptionStanding::Lost,
        values: &[],
        sources: &["expion-7", "expion-8"],
        note: sentences::OPTION_BOOKLET_COUNTS_FOUR_SPECIAL_SPACES_AND,
    },
};

/// The options in their order.
pub(crate) const CHOICES: &[Choice] = &[PLAYERS, COLOURS, PUSH, PLAN];
