//! The rules of marelle as chosen: jumping (M-5), protected mills (M-7) and double mills (M-8).

use crate::options::CHOICES;
use kernel::{Choice, Rules};

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

impl Rules for MarelleRules {
    const CHOICES: &'static [Choice] = CHOICES;

    fn chosen(&self, choice: usize) -> usize {
        (self.0 >> choice & 1) as usize
    }

    fn choose(self, choice: usize, value: usize) -> Self {
        MarelleRules(self.0 & !(1 << choice) | (value as u8 & 1) << choice)
    }
}
