//! A step: a plain move, a capture, or an objection that demands a capture.

use crate::spell::site;
use boards::Bits;
use kernel::Site;

/// One decision. A capture is known by its start, its end and the set of captured pieces (D-8: the order does not matter).
///
/// Two words, so that it travels in registers: the captured squares, and start, end and kind in one byte each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct DamesStep {
    captured: u64,
    rest: u32,
}

/// What the piece is and what becomes of it, fixed when the step is made so that playing it asks nothing twice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kind {
    /// A man that stays a man.
    Man,
    /// A man that is crowned by this step.
    Crowned,
    /// A king.
    King,
    /// An objection: the opponent's move is taken back and this capture is played for him.
    Objection,
}

impl DamesStep {
    /// The site that the piece leaves.
    pub fn origin(self) -> Site {
        site(self.from())
    }

    /// The site that it comes to.
    pub fn landing(self) -> Site {
        site(self.to())
    }

    /// The sites of the pieces that it takes, in order; none for a plain move.
    pub fn taken(self) -> Vec<Site> {
        let mut taken: Vec<Site> = Bits(self.captured).map(site).collect();
        taken.sort_unstable();
        taken
    }

    /// Whether it makes a king of a man.
    pub const fn crowns(self) -> bool {
        matches!(self.kind(), Kind::Crowned)
    }

    /// A step from a bit of the board to another.
    #[inline]
    pub(crate) const fn new(from: u8, to: u8, captured: u64, kind: Kind) -> DamesStep {
        DamesStep { captured, rest: from as u32 | (to as u32) << 8 | (kind as u32) << 16 }
    }

    #[inline]
    pub(crate) const fn from(self) -> u8 {
        self.rest as u8
    }

    #[inline]
    pub(crate) const fn to(self) -> u8 {
        (self.rest >> 8) as u8
    }

    #[inline]
    pub(crate) const fn kind(self) -> Kind {
        match self.rest >> 16 {
            0 => Kind::Man,
            1 => Kind::Crowned,
            2 => Kind::King,
            _ => Kind::Objection,
        }
    }

    /// The captured squares; none for a plain move.
    #[inline]
    pub(crate) const fn captured(self) -> u64 {
        self.captured
    }

    /// Whether the step captures, as an objection always does.
    #[inline]
    pub(crate) const fn captures(self) -> bool {
        self.captured != 0
    }

    pub(crate) const fn is_objection(self) -> bool {
        matches!(self.kind(), Kind::Objection)
    }

    /// The same squares with another kind.
    pub(crate) const fn with_kind(self, kind: Kind) -> DamesStep {
        DamesStep::new(self.from(), self.to(), self.captured, kind)
    }
}

#[cfg(test)]
mod tests {
    use crate::{DamesPosition, DamesRules};
    use kernel::{Notation, Position, Site};

    #[test]
    fn a_step_can_be_taken_apart() {
        let position = DamesPosition::read(DamesRules::default(), "W:W12:B8").unwrap();
        let [step] = position.steps()[..] else { panic!("one capture") };
        assert_eq!((step.origin(), step.landing(), step.taken(), step.crowns()), (Site(11), Site(2), vec![Site(7)], true));
    }
}
