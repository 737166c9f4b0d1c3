//! Fates in one byte each.

use kernel::Fate;

/// The longest distance a byte can hold.
pub(crate) const FARTHEST: u8 = 100;
/// The most steps that can be counted down in a byte.
pub(crate) const MOST_STEPS: u8 = u8::MAX - UNKNOWN;
const LOSS: u8 = FARTHEST + 1;
/// Bytes above this are not decided yet: so many steps are not known to lose.
const UNKNOWN: u8 = LOSS + FARTHEST;

/// A byte of a sector while it is solved and when it is: 0 is a draw, or a position that cannot be lost and may yet be won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Code(pub(crate) u8);

impl Code {
    pub(crate) const SAFE: Code = Code(0);

    #[inline]
    pub(crate) const fn win(distance: u8) -> Code {
        Code(distance)
    }

    #[inline]
    pub(crate) const fn loss(distance: u8) -> Code {
        Code(LOSS + distance)
    }

    /// Undecided, with so many steps that may yet save the mover; at least one.
    #[inline]
    pub(crate) const fn open(steps: u8) -> Code {
        Code(UNKNOWN + steps)
    }

    /// How many steps may yet save the mover, where that is not decided.
    #[inline]
    pub(crate) const fn steps_left(self) -> Option<u8> {
        if self.0 > UNKNOWN { Some(self.0 - UNKNOWN) } else { None }
    }

    /// Whether it may still turn out to be a win.
    #[inline]
    pub(crate) const fn may_win(self) -> bool {
        self.0 == 0 || self.0 > UNKNOWN
    }

    /// What it means once nothing more can be decided.
    #[inline]
    pub(crate) const fn fate(self) -> Fate {
        match self.0 {
            0 => Fate::Draw,
            1..LOSS => Fate::Win(self.0),
            LOSS..=UNKNOWN => Fate::Loss(self.0 - LOSS),
            _ => Fate::Draw,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fate_has_its_byte() {
        for distance in 0..=FARTHEST {
            assert_eq!(Code::loss(distance).fate(), Fate::Loss(distance));
            if distance > 0 {
                assert_eq!(Code::win(distance).fate(), Fate::Win(distance));
            }
        }
        assert_eq!(Code::SAFE.fate(), Fate::Draw);
        assert_eq!(MOST_STEPS, 54);
        for steps in 1..=MOST_STEPS {
            let open = Code::open(steps);
            assert_eq!((open.steps_left(), open.may_win(), open.fate()), (Some(steps), true, Fate::Draw));
        }
        assert!(Code::SAFE.may_win() && Code::SAFE.steps_left().is_none());
        assert!(!Code::loss(3).may_win() && !Code::win(100).may_win() && Code::loss(100).steps_left().is_none());
    }
}
