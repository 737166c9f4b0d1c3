//! State: all of a position that is not a marble, in one word, a byte for each fact. One word because the position after a
//! quiet step has the same one whichever marble moves: it is made once for all of them.

use crate::{Colour, ExpionRules};
use std::fmt;

/// The EX*PION, the turn, the letter of E-15, the counters of E-18, and the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct State(u64);

const BALL: u32 = 0;
const BALL_CAMP: u32 = 8;
const TURN: u32 = 16;
const RELEASED: u32 = 24;
const STEPS: u32 = 32;
const PASSES: u32 = 40;
const RULES: u32 = 48;

impl State {
    /// A state before any capture, with all counters at nought.
    pub(crate) const fn new(rules: ExpionRules, ball: u8, turn: Colour) -> State {
        State((rules.code() as u64) << RULES | (ball as u64) << BALL | (turn as u64) << TURN)
    }

    #[inline]
    const fn byte(self, place: u32) -> u8 {
        (self.0 >> place) as u8
    }

    #[inline]
    const fn with(self, place: u32, byte: u8) -> State {
        State(self.0 & !(0xff << place) | (byte as u64) << place)
    }

    /// The bit of the EX*PION, in the word of the camp it stands in if it stands in one.
    #[inline]
    pub(crate) const fn ball(self) -> u8 {
        self.byte(BALL)
    }

    /// The camp that the EX*PION stands in.
    #[inline]
    pub(crate) const fn ball_camp(self) -> Option<Colour> {
        match self.byte(BALL_CAMP) {
            0 => None,
            camp => Some(Colour::at(camp as usize - 1)),
        }
    }

    /// The colour on turn.
    #[inline]
    pub(crate) const fn turn(self) -> Colour {
        Colour::at(self.byte(TURN) as usize)
    }

    /// E-15: whether any capture has been made.
    #[inline]
    pub(crate) const fn is_released(self) -> bool {
        self.byte(RELEASED) != 0
    }

    /// E-18: steps without a capture or a push.
    #[inline]
    pub(crate) const fn idle(self) -> u8 {
        self.byte(STEPS)
    }

    /// E-18: passes in a row.
    #[inline]
    pub(crate) const fn passes(self) -> u8 {
        self.byte(PASSES)
    }

    /// The rules that are played.
    #[inline]
    pub(crate) const fn rules(self) -> ExpionRules {
        ExpionRules::from_code(self.byte(RULES))
    }

    #[inline]
    #[must_use]
    pub(crate) const fn with_ball(self, ball: u8, camp: Option<Colour>) -> State {
        let camp = match camp {
            None => 0,
            Some(camp) => camp as u8 + 1,
        };
        self.with(BALL, ball).with(BALL_CAMP, camp)
    }

    #[inline]
    #[must_use]
    pub(crate) const fn with_turn(self, turn: Colour) -> State {
        self.with(TURN, turn as u8)
    }

    #[inline]
    #[must_use]
    pub(crate) const fn with_released(self, released: bool) -> State {
        self.with(RELEASED, released as u8)
    }

    #[inline]
    #[must_use]
    pub(crate) const fn with_counters(self, steps: u8, passes: u8) -> State {
        self.with(STEPS, steps).with(PASSES, passes)
    }

    /// The bits that keys are made of: everything but the rules and the steps without a capture or a push.
    #[inline]
    pub(crate) const fn key_bits(self) -> u64 {
        self.with(STEPS, 0).with(RULES, 0).0
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("State")
            .field("ball", &self.ball())
            .field("ball_camp", &self.ball_camp())
            .field("turn", &self.turn())
            .field("released", &self.is_released())
            .field("idle", &self.idle())
            .field("passes", &self.passes())
            .field("rules", &self.rules())
            .finish()
    }
}
