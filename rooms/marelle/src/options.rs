//! Options: what a player may choose, in words, and what the booklet says of it. What the choices do stands in the rules.

use crate::sentences;
use kernel::{Choice, OptionSource, OptionStanding, Phrase, Value};

const fn value(name: &'static str, title: Phrase) -> Value {
    Value { name, title }
}

/// The options in their order.
pub(crate) const CHOICES: &[Choice] = &[
    Choice {
        booklet: OptionSource {
            standing: OptionStanding::Says,
            values: &["on"],
            sources: &["marelle-20", "marelle-38"],
            note: sentences::OPTION_BOOKLET_HAS_JUMPING_AS_ITS_THIRD,
        },
        name: "jump",
        values: &[value("on", sentences::OPTION_YES), value("off", sentences::OPTION_NO)],
        title: sentences::OPTION_JUMPING_WITH_THREE_PIECES,
        about: sentences::OPTION_WHETHER_PLAYER_WITH_THREE_PIECES_LEFT,
    },
    Choice {
        booklet: OptionSource {
            standing: OptionStanding::Contradicts,
            values: &[],
            sources: &["marelle-21", "marelle-33"],
            note: sentences::OPTION_BOOKLET_CONTRADICTS_ITSELF_IT_SPARES_PIECES,
        },
        name: "protected",
        values: &[value("yield", sentences::OPTION_ANY_MAY_BE_REMOVED), value("keep", sentences::OPTION_NOTHING_IS_REMOVED)],
        title: sentences::OPTION_WHEN_ALL_ENEMY_PIECES_STAND_IN,
        about: sentences::OPTION_WHAT_CLOSED_MILL_TAKES_WHEN_EVERY,
    },
    Choice {
        booklet: OptionSource {
            standing: OptionStanding::Silent,
            values: &[],
            sources: &["marelle-21", "marelle-33"],
            note: sentences::OPTION_BOOKLET_DOES_NOT_TREAT_IT_READ,
        },
        name: "double",
        values: &[value("one", sentences::OPTION_REMOVES_ONE_PIECE), value("two", sentences::OPTION_REMOVES_TWO_PIECES)],
        title: sentences::OPTION_TWO_MILLS_AT_ONCE,
        about: sentences::OPTION_HOW_MANY_PIECES_GO_WHEN_ONE,
    },
];
