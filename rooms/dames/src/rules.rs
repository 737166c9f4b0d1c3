//! The options of the game.

use crate::sentences;
use kernel::{Choice, OptionSource, OptionStanding, Rule, Rules, Value};

/// The chosen options, one bit each in the order of the list below.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DamesRules(u8);

impl DamesRules {
    /// The capture that takes most pieces is compulsory, as in international draughts.
    #[inline]
    pub const fn majority(self) -> bool {
        self.0 & 1 != 0
    }

    /// The same without the option on touching, which changes no step.
    pub(crate) const fn without_touch(self) -> DamesRules {
        DamesRules(self.0 & !4)
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    pub(crate) const fn from_bits(bits: u8) -> DamesRules {
        DamesRules(bits)
    }

    /// A player may overlook a capture, and the opponent may object.
    #[inline]
    pub const fn opponent_enforces(self) -> bool {
        self.0 & 2 != 0
    }
}

const OFF_ON: &[Value] =
    &[Value { name: "off", title: sentences::OPTION_OFF }, Value { name: "on", title: sentences::OPTION_ON }];

impl Rules for DamesRules {
    const CHOICES: &'static [Choice] = &[
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

    fn chosen(&self, choice: usize) -> usize {
        usize::from(self.0 >> choice & 1)
    }

    fn choose(self, choice: usize, value: usize) -> Self {
        DamesRules(self.0 & !(1 << choice) | (value as u8) << choice)
    }

    fn touch_rule(&self) -> Option<Rule> {
        (self.0 & 4 != 0).then_some("D-15")
    }
}
