//! The rules of the game as chosen.

use crate::options::CHOICES;
use kernel::{Choice, Rule, Rules};

/// The chosen options, one bit each in the order of the list of options.
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

impl Rules for DamesRules {
    const CHOICES: &'static [Choice] = CHOICES;

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
