//! The options of marelle: jumping (M-5), protected mills (M-7) and double mills (M-8).

use crate::sentences;
use kernel::{Choice, OptionSource, OptionStanding, Phrase, Rules, Value};

/// The chosen options, one bit each, so that a position carries them in a byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct MarelleRules(u8);

impl MarelleRules {
    /// M-5: whether a player with three pieces left may jump.
    #[inline]
    pub const fn jumps(self) -> bool {
        self.0 & 1 == 0
    }

    /// M-7: whether pieces in mills stay even when there are no others.
    #[inline]
    pub const fn keeps_mills(self) -> bool {
        self.0 & 2 != 0
    }

    /// M-8: whether two mills closed at once remove two pieces.
    #[inline]
    pub const fn removes_two(self) -> bool {
        self.0 & 4 != 0
    }

    /// The same rules where two mills closed at once remove one piece (M-8).
    pub(crate) const fn without_double(self) -> MarelleRules {
        MarelleRules(self.0 & !4)
    }
}

const fn value(name: &'static str, title: Phrase) -> Value {
    Value { name, title }
}

impl Rules for MarelleRules {
    const CHOICES: &'static [Choice] = &[
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
            values: &[
                value("yield", sentences::OPTION_ANY_MAY_BE_REMOVED),
                value("keep", sentences::OPTION_NOTHING_IS_REMOVED),
            ],
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

    fn chosen(&self, choice: usize) -> usize {
        (self.0 >> choice & 1) as usize
    }

    fn choose(self, choice: usize, value: usize) -> Self {
        MarelleRules(self.0 & !(1 << choice) | (value as u8 & 1) << choice)
    }
}
