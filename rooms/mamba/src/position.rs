//! Position: one moment of Mamba, and what a step makes of it.

use crate::board::{Alignment, Board};
use crate::camp::{Camp, Way};
use crate::point::{Point, Set};
use crate::rules::{IDLE_LIMIT, MambaRules};
use crate::sentences;
use crate::settle::Nobody;
use crate::step::MambaStep;
use kernel::{Acted, Action, Key, Outcome, Position, Refusal, Seat, SideSet, scramble};
use std::ops::ControlFlow;

/// One moment of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MambaPosition {
    pub(crate) board: Board,
    /// While an end is being chosen: the board before the step that started the settling. Otherwise empty.
    pub(crate) before: Board,
    /// The points of mothers that have borne in this turn.
    pub(crate) mothers: Set,
    pub(crate) phase: Phase,
    /// The camp on turn.
    pub(crate) camp: Camp,
    /// Turns without birth, death or transformation (B-18).
    pub(crate) idle: u8,
    pub(crate) rules: MambaRules,
}

// Every child is a copy: the position has to stay within three cache lines.
const _: () = assert!(size_of::<MambaPosition>() == 160);

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The camp on turn bears or moves.
    Turn,
    /// The owner of an alignment of more than four chooses an end of it.
    Trim(Trim),
}

/// A settling that waits for the choice of an end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Trim {
    pub(crate) trigger: Trigger,
    /// The two ends of the alignment, the one with the smaller file or rank first.
    pub(crate) ends: [Point; 2],
}

/// What started a settling, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Trigger {
    pub(crate) deed: Deed,
    /// The newborn's point, or the destination.
    pub(crate) arrival: Point,
    /// The mother's point, or the departure.
    pub(crate) origin: Point,
}

/// The two deeds that start a settling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    Birth,
    Displacement,
}

impl MambaPosition {
    /// A moment between two steps, with nothing borne in this turn.
    pub(crate) fn turn(rules: MambaRules, board: Board, camp: Camp) -> MambaPosition {
        let before = Board::default();
        MambaPosition { board, before, mothers: 0, phase: Phase::Turn, camp, idle: 0, rules }
    }

    /// The pieces of the camp on turn.
    #[inline]
    pub(crate) fn own(&self) -> Set {
        self.board.of(self.camp)
    }

    /// The alignment whose end is being chosen.
    pub(crate) fn overlong(&self, trim: Trim) -> Alignment {
        let way = if trim.ends[0].y() == trim.ends[1].y() { Way::Rank } else { Way::File };
        self.board.alignment(trim.ends[0], way).expect("the alignment that is being cut")
    }

    /// Whether a camp is still in the game. During a settling nobody is eliminated (B-15), so what counts then is who
    /// had pieces before it.
    pub(crate) fn stands(&self, camp: Camp) -> bool {
        match self.phase {
            Phase::Turn => self.board.of(camp) != 0,
            Phase::Trim(_) => self.before.of(camp) != 0,
        }
    }

    /// The sides that are still in the game.
    pub(crate) fn sides_left(&self) -> SideSet {
        let table = self.rules.table();
        let left = table.playing().filter(|&camp| self.stands(camp));
        left.fold(SideSet::NONE, |sides, camp| sides.with(table.side(camp)))
    }

    /// Whether every camp with pieces is at or below the threshold (B-15).
    pub(crate) fn all_are_low(&self) -> bool {
        let table = self.rules.table();
        table.playing().all(|camp| self.board.count(camp) <= table.threshold)
    }

    /// Whether the game is over; what [`Position::outcome`] finds in detail.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        if self.phase != Phase::Turn {
            return false;
        }
        // While play goes on every camp with pieces is above the threshold, the one on turn too (B-15).
        let table = self.rules.table();
        let [a, b, c, d] = self.board.camps;
        let one_side = if self.rules.is_teams() { a | c == 0 || b | d == 0 } else { self.own() == self.board.occupied() };
        one_side || self.own().count_ones() <= table.threshold
    }
}

/// 64 bits for a set of points; different seeds give unrelated ones. A table look-up per byte and camp took 80 to 180 ns,
/// several times the step itself; one wide multiplication a set takes a tenth of that, with nothing to keep up to date.
#[inline]
const fn hashed(set: Set, seed: u64) -> u64 {
    let low = set as u64 ^ scramble(2 * seed);
    let high = (set >> 64) as u64 ^ scramble(2 * seed + 1);
    let product = low as u128 * high as u128;
    product as u64 ^ (product >> 64) as u64
}

#[inline]
const fn board_key(board: &Board) -> u64 {
    let [a, b, c, d] = board.camps;
    hashed(a, 1) ^ hashed(b, 2) ^ hashed(c, 3) ^ hashed(d, 4)
}

impl Position for MambaPosition {
    type Rules = MambaRules;
    type Step = MambaStep;

    #[inline]
    fn rules(&self) -> MambaRules {
        self.rules
    }

    #[inline]
    fn actor(&self) -> Seat {
        match self.phase {
            Phase::Turn => Seat(self.camp.0),
            // The choice belongs to the owner, even in another camp's turn (B-11).
            Phase::Trim(trim) => Seat(self.board.owner(trim.ends[0]).expect("the end is a piece").0),
        }
    }

    #[inline]
    fn starts_turn(&self) -> bool {
        self.phase == Phase::Turn && self.mothers == 0
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        // B-16: the last one standing wins. B-17: those that fell together and had the most have stayed.
        let rule = if self.all_are_low() { "B-17" } else { "B-16" };
        Some(Outcome { winners: self.sides_left(), rule })
    }

    fn limit(&self) -> Option<Outcome> {
        (self.idle >= IDLE_LIMIT).then(|| Outcome::draw(self.sides_left(), "B-18"))
    }

    #[inline]
    fn visit_steps<B>(&self, visit: &mut impl FnMut(MambaStep) -> ControlFlow<B>) -> ControlFlow<B> {
        match self.phase {
            Phase::Turn if self.is_over() => ControlFlow::Continue(()),
            Phase::Turn => {
                for births in self.births() {
                    for newborn in boards::Bits(births.targets) {
                        visit(MambaStep::Birth { mother: births.source(newborn), newborn: Point(newborn) })?;
                    }
                }
                for moves in self.displacements() {
                    for to in boards::Bits(moves.targets) {
                        visit(MambaStep::Displacement { from: moves.source(to), to: Point(to) })?;
                    }
                }
                ControlFlow::Continue(())
            }
            Phase::Trim(trim) => {
                visit(MambaStep::Cut { end: trim.ends[0] })?;
                visit(MambaStep::Cut { end: trim.ends[1] })
            }
        }
    }

    #[inline]
    fn count_steps(&self) -> u64 {
        match self.phase {
            Phase::Turn if self.is_over() => 0,
            Phase::Turn => {
                let steps = self.births().into_iter().chain(self.displacements());
                steps.map(|moves| u64::from(moves.targets.count_ones())).sum()
            }
            Phase::Trim(_) => 2,
        }
    }

    #[inline]
    fn nth_step(&self, n: u64) -> Option<MambaStep> {
        self.step_at(n)
    }

    #[inline]
    fn is_legal(&self, step: MambaStep) -> bool {
        self.allows(step)
    }

    #[inline]
    fn play_unchecked(&mut self, step: MambaStep) {
        match self.calm(step) {
            Some(own) => *self = self.followed(step, own),
            None => self.advance(step, &mut Nobody),
        }
    }

    #[inline]
    fn child(&self, step: MambaStep) -> Self {
        match self.calm(step) {
            Some(own) => self.followed(step, own),
            None => self.advanced(step),
        }
    }

    #[inline]
    fn key(&self) -> Key {
        let mut key = board_key(&self.board) ^ hashed(self.mothers, 5);
        let mut phase = u64::from(self.camp.0);
        if let Phase::Trim(Trim { trigger: Trigger { deed, arrival, origin }, ends }) = self.phase {
            // The board before is hashed with the same words, so it is scrambled to stay apart from the board now.
            key ^= scramble(board_key(&self.before));
            let points = [arrival, origin, ends[0], ends[1]];
            phase |= points.into_iter().fold(1 + deed as u64, |sum, point| sum << 8 | u64::from(point.0)) << 8;
        }
        Key(scramble(key ^ scramble(phase)))
    }

    fn repetition_identity(&self) -> Self {
        MambaPosition { idle: 0, ..*self }
    }

    #[inline]
    fn repetition_key(&self, key: Key) -> Key {
        key
    }

    fn act(&self, action: Action) -> Result<Acted<Self>, Refusal<MambaStep>> {
        match action {
            Action::Draw => Ok(Acted::Ends(Outcome::draw(self.sides_left(), "C-3"))),
            Action::Resign(seat) => self.resign(seat),
            Action::Challenge(_) => Err(Refusal::new("C-3", sentences::NO_CHALLENGE)),
            Action::Annul => Err(Refusal::new("C-3", sentences::NO_ANNULMENT)),
        }
    }
}
