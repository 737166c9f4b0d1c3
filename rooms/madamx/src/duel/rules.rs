//! The options of the duel: the booklet's four modifications, who enforces captures, how many play, and other readings of two
//! sentences.

use super::options::OPTIONS;
use kernel::{Choice, Rules};

/// The chosen options of the duel, two bits each in the order of [`Rules::CHOICES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DuelRules(u16);

impl Rules for DuelRules {
    const CHOICES: &'static [Choice] = OPTIONS;

    fn chosen(&self, choice: usize) -> usize {
        usize::from(self.0 >> (2 * choice) & 3)
    }

    fn choose(self, choice: usize, value: usize) -> Self {
        DuelRules(self.0 & !(3 << (2 * choice)) | (value as u16) << (2 * choice))
    }
}

// Where each option stands, and its values.
const AFTER_CAPTURE: u16 = 1;
const ANY_TILE: u16 = 1 << 2;
const BI_REMOVES: u16 = 1 << 4;
const LONG: u16 = 3 << 6;
const STRICT: u16 = 2 << 6;
const OPPONENT: u16 = 1 << 8;
const PAIRS: u16 = 1 << 10;
const MAY_STOP: u16 = 1 << 12;
const GOES_ON: u16 = 1 << 14;

impl DuelRules {
    /// The options as a number, for a word that holds more than them.
    #[inline]
    pub(crate) const fn bits(self) -> u16 {
        self.0
    }

    /// The options of a number that [`DuelRules::bits`] gave.
    #[inline]
    pub(crate) const fn from_bits(bits: u16) -> DuelRules {
        DuelRules(bits)
    }

    ///
    #[inline]
    pub(crate) const fn x_after_capture_only(self) -> bool {
        self.0 & AFTER_CAPTURE != 0
    }

    ///
    #[inline]
    pub(crate) const fn any_tile(self) -> bool {
        self.0 & ANY_TILE != 0
    }

    ///
    #[inline]
    pub(crate) const fn bi_removes(self) -> bool {
        self.0 & BI_REMOVES != 0
    }

    /// X-18, in either reading.
    #[inline]
    pub(crate) const fn long_bi(self) -> bool {
        self.0 & LONG != 0
    }

    /// X-18 read strictly: every capture of a Bi-Madam is of one piece.
    #[inline]
    pub(crate) const fn single_bi(self) -> bool {
        self.0 & LONG == STRICT
    }

    /// whether a capture may be overlooked until the opponent objects.
    #[inline]
    pub(crate) const fn opponent_enforces(self) -> bool {
        self.0 & OPPONENT != 0
    }

    ///
    #[inline]
    pub(crate) const fn in_pairs(self) -> bool {
        self.0 & PAIRS != 0
    }

    /// X-6 read as a right: whether a capture may stop although it could go on.
    #[inline]
    pub(crate) const fn may_stop(self) -> bool {
        self.0 & MAY_STOP != 0
    }

    /// X-8 in its other reading: whether a man crowned by a jump goes on capturing as a Bi-Madam.
    #[inline]
    pub(crate) const fn crowned_goes_on(self) -> bool {
        self.0 & GOES_ON != 0
    }

    /// Whether captures are read as the defaults read them: without another reading.
    #[inline]
    pub(crate) const fn usual_captures(self) -> bool {
        self.0 & (MAY_STOP | GOES_ON) == 0 && !self.single_bi()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_independent() {
        let rules: DuelRules = kernel::read_rules(["long-bi=on", "players=4", "enforcement=opponent"]).unwrap();
        assert!(rules.long_bi() && rules.in_pairs() && rules.opponent_enforces() && rules.usual_captures());
        assert!(!rules.any_tile() && !rules.bi_removes() && !rules.x_after_capture_only() && !rules.single_bi());
        for (option, holds) in [
            ("chain=may", DuelRules::may_stop as fn(DuelRules) -> bool),
            ("crowned=goes-on", DuelRules::crowned_goes_on),
            ("long-bi=strict", DuelRules::single_bi),
        ] {
            let other: DuelRules = kernel::read_rules([option]).unwrap();
            assert!(holds(other) && !holds(rules) && !other.usual_captures(), "{option}");
        }
        assert_eq!(kernel::write_rules(&rules, ","), "long-bi=on,enforcement=opponent,players=4");
    }
}
