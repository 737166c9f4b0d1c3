//! Position: one moment of the duel, and what a step makes of it.

use super::moment::Moment;
use super::rules::DuelRules;
use super::step::DuelStep;
use crate::board::Board;
use crate::frame::{bit, select};
use crate::sentences;
use boards::Zobrist;
use kernel::{Acted, Action, Key, Outcome, Position, Refusal, Seat, Side, SideSet, scramble};
use std::ops::ControlFlow;

/// The turns without a capture or a crowning after which the game is drawn.
pub(crate) const IDLE_LIMIT: u8 = 100;

/// One moment of the duel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duel {
    pub(crate) board: Board,
    /// The board before the last turn, if that turn overlooked a capture and may be objected to; otherwise nothing.
    pub(crate) before: Board,
    /// The tiles on offer after the first, six bits each, the next one lowest.
    pub(crate) queue: u64,
    /// The options, the turn and what is on offer.
    pub(crate) now: Moment,
}

const _: () = assert!(size_of::<Duel>() <= 64);

static GROUND: Zobrist<8> = Zobrist::new(0x4d31);
static CAMPS: [Zobrist<8>; 2] = [Zobrist::new(0x4d32), Zobrist::new(0x4d33)];

/// Calls a method that is compiled once for each side.
macro_rules! by_side {
    ($side:expr, $board:expr, $method:ident($($argument:expr),*)) => {
        if $side == 0 { $board.$method::<0>($($argument),*) } else { $board.$method::<1>($($argument),*) }
    };
    ($side:expr, $board:expr, $method:ident::<$more:ty>($($argument:expr),*)) => {
        if $side == 0 { $board.$method::<0, $more>($($argument),*) } else { $board.$method::<1, $more>($($argument),*) }
    };
}
pub(crate) use by_side;

impl Duel {
    /// The start.
    pub(crate) const fn start(rules: DuelRules) -> Duel {
        Duel { board: Board::START, before: Board::NOTHING, queue: 0, now: Moment::first(rules) }
    }

    #[inline]
    pub(crate) const fn own(&self) -> usize {
        self.now.side() as usize
    }

    #[inline]
    pub(crate) const fn other(&self) -> usize {
        1 - self.now.side() as usize
    }

    /// Whether a piece is to be moved, not a tile.
    #[inline]
    pub(crate) const fn moves_piece(&self) -> bool {
        self.now.left() == 0
    }

    /// Whether the last turn overlooked a capture and may be objected to.
    #[inline]
    pub(crate) fn disputed(&self) -> bool {
        self.before != Board::NOTHING
    }

    /// The tiles that may be taken now.
    #[inline]
    pub(crate) fn takeable(&self) -> u64 {
        if self.now.rules().any_tile() { self.board.free() } else { bit(self.now.tile()) }
    }

    /// The tiles on offer in order; none when any free tile may be taken.
    pub(crate) fn offered(&self) -> impl Iterator<Item = u8> {
        let named = if self.now.rules().any_tile() { 0 } else { self.now.left() };
        let (tile, queue) = (self.now.tile(), self.queue);
        (0..named).map(move |n| if n == 0 { tile } else { (queue >> (6 * (n - 1)) & 63) as u8 })
    }

    /// The whole list of tiles on offer, at most eleven.
    pub(crate) fn offer(&mut self, tiles: &[u8]) {
        self.now = self.now.with_offer(tiles.len() as u8, tiles.first().copied().unwrap_or(0));
        self.queue = tiles.iter().skip(1).rev().fold(0, |queue, &tile| queue << 6 | u64::from(tile));
    }
}

impl Position for Duel {
    type Rules = DuelRules;
    type Step = DuelStep;

    #[inline]
    fn rules(&self) -> DuelRules {
        self.now.rules()
    }

    #[inline]
    fn actor(&self) -> Seat {
        // of each pair one partner moves pieces, the other tiles.
        if self.now.rules().in_pairs() {
            Seat(2 * self.now.side() + u8::from(!self.moves_piece()))
        } else {
            Seat(self.now.side())
        }
    }

    #[inline]
    fn starts_turn(&self) -> bool {
        self.moves_piece()
    }

    #[inline]
    fn reopens_turn(&self) -> bool {
        self.now.reopened()
    }

    #[inline]
    fn takes_back(&self, step: DuelStep) -> bool {
        step == DuelStep::Object
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        // no pieces or no legal step at the start of the turn.
        if self.has_steps() { None } else { Some(Outcome::win(Side(self.now.side() ^ 1), "X-13")) }
    }

    fn limit(&self) -> Option<Outcome> {
        (self.now.idle() >= IDLE_LIMIT).then(|| Outcome::draw(SideSet::first(2), "X-14"))
    }

    #[inline]
    fn visit_steps<B>(&self, visit: &mut impl FnMut(DuelStep) -> ControlFlow<B>) -> ControlFlow<B> {
        if !self.moves_piece() {
            self.visit_tile_steps(visit)
        } else if self.now.side() == 0 {
            self.visit_piece_steps::<0, B>(visit)
        } else {
            self.visit_piece_steps::<1, B>(visit)
        }
    }

    // `child` and `play_unchecked` are the same list: written through each other, one of them costs a copy of the whole
    // position, which is a fifth of the speed of random games or three quarters of that of counting.
    #[inline]
    fn child(&self, step: DuelStep) -> Duel {
        match step {
            DuelStep::Move { from, to } => self.moved(from, to),
            DuelStep::Capture(path) => self.captured(path),
            DuelStep::Object => self.objected(),
            DuelStep::Relocate { from, to } => self.tiled(from, Some(to)),
            DuelStep::Remove { from } => self.tiled(from, None),
            DuelStep::Stay => self.stayed(),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, step: DuelStep) {
        match step {
            DuelStep::Move { from, to } => *self = self.moved(from, to),
            DuelStep::Capture(path) => *self = self.captured(path),
            DuelStep::Object => *self = self.objected(),
            DuelStep::Relocate { from, to } => *self = self.tiled(from, Some(to)),
            DuelStep::Remove { from } => *self = self.tiled(from, None),
            DuelStep::Stay => *self = self.stayed(),
        }
    }

    fn key(&self) -> Key {
        let hash = |board: &Board| GROUND.of(board.ground) ^ CAMPS[0].of(board.camps[0]) ^ CAMPS[1].of(board.camps[1]);
        let mut key = hash(&self.board);
        if self.disputed() {
            key ^= hash(&self.before).rotate_left(29);
        }
        let phase = u64::from(self.now.side())
            | u64::from(self.now.left()) << 1
            | u64::from(self.now.removable()) << 5
            | u64::from(self.now.reopened()) << 12;
        key ^= scramble(phase | u64::from(self.now.tile()) << 6);
        if self.queue != 0 {
            key ^= scramble(!self.queue);
        }
        Key(key)
    }

    fn repetition_identity(&self) -> Self {
        Duel { now: self.now.with_idle(0), ..*self }
    }

    #[inline]
    fn repetition_key(&self, key: Key) -> Key {
        key
    }

    fn act(&self, action: Action) -> Result<Acted<Self>, Refusal<DuelStep>> {
        match action {
            Action::Resign(seat) => {
                let side = super::game::seating(self.now.rules()).side(seat);
                Ok(Acted::Ends(Outcome::win(Side(side.0 ^ 1), "C-3")))
            }
            Action::Draw => Ok(Acted::Ends(Outcome::draw(SideSet::first(2), "C-3"))),
            Action::Annul if !self.now.rules().in_pairs() => {
                Err(Refusal::new("X-20", sentences::ONLY_PARTNERS_BREAK_SILENCE))
            }
            Action::Annul if !self.moves_piece() || self.outcome().is_some() => {
                Err(Refusal::new("X-20", sentences::ONLY_WHOLE_TURN_ANNULLED))
            }
            Action::Annul => {
                // the right to object lay in the turn that is lost, and is lost with it.
                Ok(Acted::GoesOn(Duel { now: self.now.turned(), before: Board::NOTHING, ..*self }))
            }
            Action::Challenge(_) => Err(Refusal::new("C-3", sentences::NO_CHALLENGE)),
        }
    }

    #[inline]
    fn count_steps(&self) -> u64 {
        if !self.moves_piece() {
            let tiles = if self.now.rules().any_tile() { u64::from(self.board.free().count_ones()) } else { 1 };
            tiles * self.fates() + 1
        } else {
            by_side!(self.now.side(), self, count_piece_steps())
        }
    }

    #[inline]
    fn nth_step(&self, n: u64) -> Option<DuelStep> {
        if self.moves_piece() {
            let mut left = n;
            let found = self.visit_steps(&mut |step| {
                if left == 0 {
                    return ControlFlow::Break(step);
                }
                left -= 1;
                ControlFlow::Continue(())
            });
            return found.break_value();
        }
        let tiles = self.takeable();
        let fates = self.fates();
        let relocations = u64::from(tiles.count_ones()) * fates;
        if n >= relocations {
            return (n == relocations).then_some(DuelStep::Stay);
        }
        let from = select(tiles, (n / fates) as u32);
        let fate = (n % fates) as u32;
        if fate < self.board.bare().count_ones() {
            Some(DuelStep::Relocate { from, to: select(self.board.bare(), fate) })
        } else {
            Some(DuelStep::Remove { from })
        }
    }

    #[inline]
    fn has_steps(&self) -> bool {
        self.visit_steps(&mut |_| ControlFlow::Break(())).is_break()
    }
}
