//! Position: one moment of marelle in twelve bytes.

use crate::board::{Points, Slides};
use crate::camp::Camp;
use crate::rules::MarelleRules;
use crate::sentences;
use crate::step::MarelleStep;
use boards::Zobrist;
use kernel::{Acted, Action, Key, Outcome, Position, Refusal, Seat, SideSet, scramble};
use std::ops::ControlFlow;

/// M-2: how many pieces each player has.
pub(crate) const PIECES: u32 = 9;
/// M-11: the turns without a removal that make a draw.
pub(crate) const IDLE_LIMIT: u8 = 100;

/// One moment of marelle, seen by the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MarellePosition {
    /// The mover's pieces on the board.
    pub(crate) own: Points,
    /// The opponent's pieces on the board.
    pub(crate) enemy: Points,
    /// The pieces of both in hand. As the players place by turns and brown begins, this one number tells both hands,
    /// and while it is not 0 whether it is even tells who moves.
    pub(crate) in_hand: u8,
    /// The player to move.
    pub(crate) camp: Camp,
    /// M-11: turns without a removal since placing ended, at most [`IDLE_LIMIT`].
    pub(crate) idle: u8,
    /// The options.
    pub(crate) rules: MarelleRules,
}

const _: () = assert!(size_of::<MarellePosition>() == 12);

static OWN: Zobrist<3> = Zobrist::new(0x6d61_7265_6c6c_6531);
static ENEMY: Zobrist<3> = Zobrist::new(0x6d61_7265_6c6c_6532);
/// A word for the side to move and the pieces in hand, by `2 * in hand + camp`.
static PHASE: [u64; 64] = {
    let mut words = [0; 64];
    let mut index = 0;
    while index < 64 {
        words[index] = scramble(scramble(0x6d61_7265_6c6c_6533) + index as u64);
        index += 1;
    }
    words
};

impl MarellePosition {
    /// M-2: the empty board, all pieces in hand, brown to move.
    pub(crate) const fn start(rules: MarelleRules) -> MarellePosition {
        MarellePosition { own: 0, enemy: 0, in_hand: 2 * PIECES as u8, camp: Camp::Brown, idle: 0, rules }
    }

    /// A camp's pieces on the board.
    #[inline]
    pub(crate) fn pieces(&self, camp: Camp) -> Points {
        if camp == self.camp { self.own } else { self.enemy }
    }

    /// A camp's pieces in hand. Brown placed first, so of an odd number ivory has one more.
    #[inline]
    pub(crate) const fn hand(&self, camp: Camp) -> u32 {
        (self.in_hand as u32 + camp as u32) / 2
    }

    /// How many pieces a camp has left, hand included.
    #[inline]
    pub(crate) fn owned(&self, camp: Camp) -> u32 {
        self.pieces(camp).count_ones() + self.hand(camp)
    }

    /// M-10: whether the mover has two pieces or fewer left.
    #[inline]
    pub(crate) const fn has_lost_seven(&self) -> bool {
        self.own.count_ones() + self.in_hand.div_ceil(2) as u32 <= 2
    }
}

impl Position for MarellePosition {
    type Rules = MarelleRules;
    type Step = MarelleStep;

    #[inline]
    fn rules(&self) -> MarelleRules {
        self.rules
    }

    #[inline]
    fn actor(&self) -> Seat {
        self.camp.seat()
    }

    #[inline]
    fn starts_turn(&self) -> bool {
        true
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        // M-10: seven pieces lost, or no step left; placing and jumping always find a free point.
        let stuck = || self.in_hand == 0 && !self.jumping() && Slides::of(self.own, self.free()).all == 0;
        (self.has_lost_seven() || stuck()).then(|| Outcome::win(self.camp.other().side(), "M-10"))
    }

    #[inline]
    fn limit(&self) -> Option<Outcome> {
        (self.idle >= IDLE_LIMIT).then(|| Outcome::draw(SideSet::first(2), "M-11"))
    }

    #[inline]
    fn visit_steps<B>(&self, visit: &mut impl FnMut(MarelleStep) -> ControlFlow<B>) -> ControlFlow<B> {
        self.visit_legal(visit)
    }

    #[inline]
    fn count_steps(&self) -> u64 {
        self.count_legal()
    }

    #[inline]
    fn nth_step(&self, n: u64) -> Option<MarelleStep> {
        self.nth_legal(n)
    }

    #[inline]
    fn has_steps(&self) -> bool {
        self.outcome().is_none()
    }

    #[inline]
    fn play_unchecked(&mut self, step: MarelleStep) {
        // M-11: placing leaves the counter at 0, a removal sets it back, and it says no more than that the limit is reached.
        let idle = if self.in_hand > 0 || step.taken != 0 { 0 } else { (self.idle + 1).min(IDLE_LIMIT) };
        *self = MarellePosition {
            own: self.enemy ^ step.taken,
            enemy: self.own ^ step.moved,
            in_hand: self.in_hand.saturating_sub(1),
            camp: self.camp.other(),
            idle,
            rules: self.rules,
        };
    }

    #[inline]
    fn key(&self) -> Key {
        let phase = PHASE[(2 * self.in_hand + self.camp as u8) as usize % PHASE.len()];
        Key(OWN.of(u64::from(self.own)) ^ ENEMY.of(u64::from(self.enemy)) ^ phase)
    }

    #[inline]
    fn repetition_identity(&self) -> Self {
        MarellePosition { idle: 0, ..*self }
    }

    #[inline]
    fn repetition_key(&self, key: Key) -> Key {
        key
    }

    fn act(&self, action: Action) -> Result<Acted<Self>, Refusal<MarelleStep>> {
        match action {
            Action::Resign(seat) => Ok(Acted::Ends(Outcome::win(Camp::of_seat(seat).other().side(), "C-3"))),
            Action::Draw => Ok(Acted::Ends(Outcome::draw(SideSet::first(2), "C-3"))),
            Action::Challenge(_) | Action::Annul => {
                Err(Refusal::new("C-3", sentences::ActionUnknownHere { word: action.kind().word() }))
            }
        }
    }
}
