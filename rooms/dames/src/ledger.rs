//! The ledger: everything of a position that is not on the board, in one word, so that making a position stays cheap.

use crate::rules::DamesRules;
use kernel::Side;

/// D-13: plies without a capture or a man's move that make a draw.
pub(crate) const IDLE_LIMIT: u8 = 50;

/// From the lowest byte: side on turn, idle plies, rules, challenge, and of the overlooked move whether there is one (and
/// whether it crowned), from and to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ledger(u64);

const TURN: u64 = 1;
const IDLE: u32 = 8;
const RULES: u32 = 16;
const CHALLENGE: u32 = 24;
const OVERLOOKED: u32 = 32;
const FROM: u32 = 40;
const TO: u32 = 48;
/// A challenge, or the rule by which captures may be overlooked.
const CARE: u64 = 0xff << CHALLENGE | 2 << RULES;

impl Ledger {
    /// Brown is on turn and nothing else has happened.
    pub(crate) fn new(rules: DamesRules) -> Ledger {
        Ledger(u64::from(rules.bits()) << RULES)
    }

    const fn byte(self, at: u32) -> u8 {
        (self.0 >> at) as u8
    }

    const fn with_byte(self, at: u32, value: u8) -> Ledger {
        Ledger(self.0 & !(0xff << at) | (value as u64) << at)
    }

    #[inline]
    pub(crate) const fn turn(self) -> Side {
        Side((self.0 & TURN) as u8)
    }

    pub(crate) const fn with_other_turn(self) -> Ledger {
        Ledger(self.0 ^ TURN)
    }

    /// D-13: plies without a capture or a man's move.
    pub(crate) const fn idle(self) -> u8 {
        self.byte(IDLE)
    }

    pub(crate) const fn with_idle(self, idle: u8) -> Ledger {
        self.with_byte(IDLE, idle)
    }

    #[inline]
    pub(crate) const fn rules(self) -> DamesRules {
        DamesRules::from_bits(self.byte(RULES))
    }

    /// The same under the rule of free choice.
    pub(crate) const fn with_free_choice(self) -> Ledger {
        self.with_byte(RULES, self.byte(RULES) & !1)
    }

    pub(crate) const fn challenge(self) -> Challenge {
        Challenge(self.byte(CHALLENGE))
    }

    pub(crate) const fn with_challenge(self, challenge: Challenge) -> Ledger {
        self.with_byte(CHALLENGE, challenge.0)
    }

    /// The plain move that may be objected to.
    pub(crate) const fn overlooked(self) -> Option<Overlooked> {
        match self.byte(OVERLOOKED) {
            0 => None,
            kind => Some(Overlooked { from: self.byte(FROM), to: self.byte(TO), crowned: kind == 2 }),
        }
    }

    pub(crate) const fn with_overlooked(self, overlooked: Option<Overlooked>) -> Ledger {
        match overlooked {
            None => self.with_byte(OVERLOOKED, 0).with_byte(FROM, 0).with_byte(TO, 0),
            Some(Overlooked { from, to, crowned }) => {
                self.with_byte(OVERLOOKED, 1 + crowned as u8).with_byte(FROM, from).with_byte(TO, to)
            }
        }
    }

    /// Whether a step may have more to account for than the board shows.
    #[inline]
    pub(crate) const fn needs_care(self) -> bool {
        self.0 & CARE != 0
    }

    /// The other side's turn, after a capture or a man's move.
    #[inline]
    pub(crate) const fn after_progress(self) -> Ledger {
        Ledger(self.0 & (0xff << RULES | TURN) ^ TURN)
    }

    /// The other side's turn, after a king's move without capture.
    #[inline]
    pub(crate) const fn after_king_move(self) -> Ledger {
        let idle = if self.idle() < IDLE_LIMIT { self.idle() + 1 } else { IDLE_LIMIT };
        self.after_progress().with_idle(idle)
    }
}

/// D-14: a side must win within some of its own turns; or nothing of the kind. One byte: 0 for nothing, else 1 + 32 * side +
/// turns left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Challenge(u8);

impl Challenge {
    pub(crate) const NONE: Challenge = Challenge(0);

    pub(crate) const fn new(side: Side, turns: u8) -> Challenge {
        Challenge(1 + 32 * side.0 + turns)
    }

    /// The challenged side and the turns it has left.
    pub(crate) const fn running(self) -> Option<(Side, u8)> {
        match self.0.checked_sub(1) {
            None => None,
            Some(code) => Some((Side(code / 32), code % 32)),
        }
    }

    /// The challenge after a turn of a side.
    pub(crate) fn after_turn_of(self, side: Side) -> Challenge {
        match self.running() {
            Some((challenged, turns)) if challenged == side && turns > 0 => Challenge(self.0 - 1),
            _ => self,
        }
    }
}

/// A plain move that was made although a capture was possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Overlooked {
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) crowned: bool,
}
