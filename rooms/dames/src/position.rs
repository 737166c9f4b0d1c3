//! The position, and how a step changes it.

use crate::board::{BOTTOM, TOP};
use crate::ledger::{Challenge, IDLE_LIMIT, Ledger, Overlooked};
use crate::rules::DamesRules;
use crate::sentences;
use crate::step::{DamesStep, Kind};
use boards::Zobrist;
use kernel::{Acted, Action, Key, Outcome, Position, Refusal, Seat, Side, SideSet, scramble};
use std::ops::ControlFlow;

/// The side that begins and sits South; `W` in texts.
pub(crate) const BROWN: Side = Side(0);
/// The other side; `B` in texts.
pub(crate) const IVORY: Side = Side(1);

/// D-14: the turns a challenged side has.
pub(crate) const CHALLENGE_TURNS: u8 = 20;

/// One moment of the game, seen from the side on turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DamesPosition {
    /// The pieces of the side on turn.
    pub(crate) own: u64,
    /// The pieces of the other side.
    pub(crate) enemy: u64,
    /// The kings among both.
    pub(crate) kings: u64,
    pub(crate) ledger: Ledger,
}

const _: () = assert!(size_of::<DamesPosition>() == 32);

impl DamesPosition {
    pub(crate) fn start(rules: DamesRules) -> Self {
        let two_double_rows = |first: u32| 0x3ff_u64 << (11 * first) | 0x3ff << (11 * (first + 1));
        DamesPosition { own: two_double_rows(3), enemy: two_double_rows(0), kings: 0, ledger: Ledger::new(rules) }
    }

    /// The side on turn.
    #[inline]
    pub(crate) const fn turn(&self) -> Side {
        self.ledger.turn()
    }

    /// The side that is not on turn.
    #[inline]
    pub(crate) const fn other(&self) -> Side {
        Side(self.turn().0 ^ 1)
    }

    /// The pieces of a side.
    pub(crate) fn pieces(&self, side: Side) -> u64 {
        if side == self.turn() { self.own } else { self.enemy }
    }

    #[inline]
    pub(crate) const fn occupied(&self) -> u64 {
        self.own | self.enemy
    }

    /// The row where men of a side are crowned.
    #[inline]
    pub(crate) const fn far_row(side: Side) -> u64 {
        if side.0 == 0 { TOP } else { BOTTOM }
    }

    /// The position before the overlooked move, its maker on turn.
    pub(crate) fn before_overlooked(&self, overlooked: Overlooked) -> Self {
        let squares = 1 << overlooked.from | 1 << overlooked.to;
        let kings = if overlooked.crowned {
            self.kings ^ 1 << overlooked.to
        } else if self.kings >> overlooked.to & 1 == 1 {
            self.kings ^ squares
        } else {
            self.kings
        };
        DamesPosition {
            own: self.enemy ^ squares,
            enemy: self.own,
            kings,
            ledger: self.ledger.with_other_turn().with_overlooked(None),
        }
    }

    /// The position after a step where no challenge runs and nothing can be overlooked.
    #[inline]
    fn after(&self, step: DamesStep) -> Self {
        let squares = 1_u64 << step.from() ^ 1_u64 << step.to();
        let (kings, ledger) = match step.kind() {
            Kind::King if !step.captures() => (self.kings ^ squares, self.ledger.after_king_move()),
            Kind::King => (self.kings ^ squares, self.ledger.after_progress()),
            Kind::Crowned => (self.kings | 1 << step.to(), self.ledger.after_progress()),
            _ => (self.kings, self.ledger.after_progress()),
        };
        DamesPosition {
            own: self.enemy & !step.captured(),
            enemy: self.own ^ squares,
            kings: kings & !step.captured(),
            ledger,
        }
    }

    /// The same where a challenge runs or captures may be overlooked.
    #[inline(never)]
    fn after_with_care(&self, step: DamesStep) -> Self {
        if step.is_objection() {
            return self.after_objection(step);
        }
        let mut after = self.after(step);
        after.ledger = after.ledger.with_challenge(self.ledger.challenge().after_turn_of(self.turn()));
        if self.rules().opponent_enforces() && !step.captures() && self.can_capture() {
            let crowned = step.kind() == Kind::Crowned;
            after.ledger = after.ledger.with_overlooked(Some(Overlooked { from: step.from(), to: step.to(), crowned }));
        }
        after
    }

    /// An objection: the move is taken back and the capture is played for its maker; the objector is on turn again. The
    /// maker's spent turn stays spent and the objector spends none (D-14).
    fn after_objection(&self, step: DamesStep) -> Self {
        let Some(overlooked) = self.ledger.overlooked() else { return *self };
        let before = self.before_overlooked(overlooked);
        let kind = before.kind_of(step.from(), step.to());
        let mut after = before.after(step.with_kind(kind));
        after.ledger = after.ledger.with_challenge(self.ledger.challenge());
        after
    }

    /// What a piece of the side on turn is while it goes from one square to another.
    pub(crate) fn kind_of(&self, from: u8, to: u8) -> Kind {
        if self.kings >> from & 1 == 1 {
            Kind::King
        } else if Self::far_row(self.turn()) >> to & 1 == 1 {
            Kind::Crowned
        } else {
            Kind::Man
        }
    }
}

static BROWN_WORDS: Zobrist<7> = Zobrist::new(0xd1);
static IVORY_WORDS: Zobrist<7> = Zobrist::new(0xd2);
static KING_WORDS: Zobrist<7> = Zobrist::new(0xd3);

impl Position for DamesPosition {
    type Rules = DamesRules;
    type Step = DamesStep;

    #[inline]
    fn rules(&self) -> DamesRules {
        self.ledger.rules()
    }

    #[inline]
    fn actor(&self) -> Seat {
        Seat(self.turn().0)
    }

    #[inline]
    fn starts_turn(&self) -> bool {
        true
    }

    /// D-12.
    fn outcome(&self) -> Option<Outcome> {
        if self.enemy == 0 {
            return Some(Outcome::win(self.turn(), "D-12"));
        }
        (!self.has_steps()).then(|| Outcome::win(self.other(), "D-12"))
    }

    fn limit(&self) -> Option<Outcome> {
        let both = SideSet::first(2);
        if self.ledger.challenge().running().is_some_and(|(_, turns)| turns == 0) {
            return Some(Outcome::draw(both, "D-14"));
        }
        (self.ledger.idle() >= IDLE_LIMIT).then(|| Outcome::draw(both, "D-13"))
    }

    #[inline]
    fn visit_steps<B>(&self, visit: &mut impl FnMut(DamesStep) -> ControlFlow<B>) -> ControlFlow<B> {
        self.visit_all(visit)
    }

    #[inline]
    fn count_steps(&self) -> u64 {
        self.count_all()
    }

    #[inline]
    fn play_unchecked(&mut self, step: DamesStep) {
        *self = self.child(step);
    }

    #[inline]
    fn child(&self, step: DamesStep) -> Self {
        if self.ledger.needs_care() {
            return self.after_with_care(step);
        }
        self.after(step)
    }

    fn key(&self) -> Key {
        let mut key = BROWN_WORDS.of(self.pieces(BROWN)) ^ IVORY_WORDS.of(self.pieces(IVORY));
        if self.kings != 0 {
            key ^= KING_WORDS.of(self.kings);
        }
        if self.turn() == IVORY {
            key ^= const { scramble(0xd4) };
        }
        if let Some(Overlooked { from, to, crowned }) = self.ledger.overlooked() {
            key ^= scramble(0xd500_0000 | u64::from(from) << 16 | u64::from(to) << 8 | u64::from(crowned));
        }
        Key(key)
    }

    /// C-3: counters do not make a position another one.
    fn repetition_identity(&self) -> Self {
        DamesPosition { ledger: self.ledger.with_idle(0).with_challenge(Challenge::NONE), ..*self }
    }

    #[inline]
    fn repetition_key(&self, key: Key) -> Key {
        key
    }

    fn act(&self, action: Action) -> Result<Acted<Self>, Refusal<DamesStep>> {
        match action {
            Action::Resign(seat) => Ok(Acted::Ends(Outcome::win(Side(seat.0 ^ 1), "C-3"))),
            Action::Draw => Ok(Acted::Ends(Outcome::draw(SideSet::first(2), "C-3"))),
            Action::Challenge(_) if self.ledger.challenge() != Challenge::NONE => {
                Err(Refusal::new("D-14", sentences::CHALLENGE_RUNS_ALREADY))
            }
            Action::Challenge(side) => {
                let ledger = self.ledger.with_challenge(Challenge::new(side, CHALLENGE_TURNS));
                Ok(Acted::GoesOn(DamesPosition { ledger, ..*self }))
            }
            Action::Annul => Err(Refusal::new("C-3", sentences::NO_TURN_IS_ANNULLED)),
        }
    }
}
