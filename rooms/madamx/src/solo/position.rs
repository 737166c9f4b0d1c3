//! Position: one moment of the solitaire, and what a step makes of it.

use super::rules::SoloRules;
use super::step::SoloStep;
use crate::frame::{A1_COLOUR, NE, NW, before, bit, has, select, shift};
use crate::sentences;
use boards::{Bits, Zobrist};
use kernel::{Acted, Action, Key, Outcome, Position, Refusal, Seat, Side, scramble};
use std::ops::ControlFlow;

/// Where all men must arrive: ranks 7-8.
pub(crate) const GOAL: u64 = 0xffff << 48;

/// The tiles of the men at the start in the order of the start numbers: a1 c1 e1 g1 b2 d2 f2 h2.
pub(crate) const HOME: [u8; 8] = [0, 2, 4, 6, 9, 11, 13, 15];

/// A man goes diagonally forward only.
pub(crate) const WAYS: [usize; 2] = [NE, NW];

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The very first step.
    First,
    /// A man is to be moved.
    Move,
    /// The tile that a jump left is to be placed.
    Place,
}

/// One moment of the solitaire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Solo {
    /// All places with a tile.
    pub(crate) tiles: u64,
    /// Light and dark men.
    pub(crate) camps: [u64; 2],
    pub(crate) phase: Phase,
    /// The tile to be placed; 0 in other phases.
    pub(crate) tile: u8,
    /// The moves made.
    pub(crate) counter: u8,
}

const _: () = assert!(size_of::<Solo>() <= 32);

static TILES: Zobrist<8> = Zobrist::new(0x5331);
static CAMPS: [Zobrist<8>; 2] = [Zobrist::new(0x5332), Zobrist::new(0x5333)];

impl Solo {
    /// The start with a number from 0 to 69.
    pub(crate) fn start(index: u32) -> Solo {
        let order = (0..=u8::MAX).filter(|n| n.count_ones() == 4).nth(index as usize);
        let order = order.expect("a start number from 0 to 69");
        let mut camps = [0; 2];
        for (n, place) in HOME.into_iter().enumerate() {
            camps[usize::from(order >> (7 - n) & 1)] |= bit(place);
        }
        Solo { tiles: A1_COLOUR, camps, phase: Phase::First, tile: 0, counter: 0 }
    }

    #[inline]
    pub(crate) const fn men(&self) -> u64 {
        self.camps[0] | self.camps[1]
    }

    #[inline]
    pub(crate) const fn free(&self) -> u64 {
        self.tiles & !self.men()
    }

    /// Whether X-23 holds and nothing is left to decide.
    #[inline]
    pub(crate) fn won(&self) -> bool {
        self.phase != Phase::Place && self.men() & !GOAL == 0
    }

    /// Where men arrive by an advance in a direction.
    #[inline]
    pub(crate) const fn advances(&self, way: usize) -> u64 {
        shift(self.men(), way) & self.free()
    }

    /// Where men arrive by a jump in a direction.
    #[inline]
    pub(crate) const fn jumps(&self, way: usize) -> u64 {
        let light = shift(shift(self.camps[0], way) & self.camps[0], way);
        let dark = shift(shift(self.camps[1], way) & self.camps[1], way);
        (light | dark) & self.free()
    }

    #[inline]
    fn carry(&mut self, from: u8, to: u8) {
        let camp = usize::from(has(self.camps[1], from));
        self.camps[camp] ^= bit(from) | bit(to);
        self.counter += 1;
    }
}

impl Position for Solo {
    type Rules = SoloRules;
    type Step = SoloStep;

    #[inline]
    fn rules(&self) -> SoloRules {
        SoloRules
    }

    #[inline]
    fn actor(&self) -> Seat {
        Seat(0)
    }

    #[inline]
    fn starts_turn(&self) -> bool {
        self.phase != Phase::Place
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        if self.won() {
            Some(Outcome::win(Side(0), "X-27"))
        } else if self.has_steps() {
            None
        } else {
            Some(Outcome::lost("X-27"))
        }
    }

    fn limit(&self) -> Option<Outcome> {
        None
    }

    #[inline]
    fn visit_steps<B>(&self, visit: &mut impl FnMut(SoloStep) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.phase == Phase::Place {
            for to in Bits(!self.tiles) {
                visit(SoloStep::Place { from: self.tile, to })?;
            }
            return visit(SoloStep::Stay);
        }
        if self.won() {
            return ControlFlow::Continue(());
        }
        for way in WAYS {
            for to in Bits(self.advances(way)) {
                visit(SoloStep::Advance { from: before(to, way), to })?;
            }
        }
        // the very first step must be an advance.
        if self.phase == Phase::Move {
            for way in WAYS {
                for to in Bits(self.jumps(way)) {
                    visit(SoloStep::Jump { from: before(before(to, way), way), to })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn play_unchecked(&mut self, step: SoloStep) {
        match step {
            SoloStep::Advance { from, to } => {
                self.carry(from, to);
                self.tiles &= !bit(from);
                self.phase = Phase::Move;
            }
            SoloStep::Jump { from, to } => {
                self.carry(from, to);
                self.phase = Phase::Place;
                self.tile = from;
            }
            SoloStep::Place { from, to } => {
                self.tiles = self.tiles & !bit(from) | bit(to);
                self.phase = Phase::Move;
                self.tile = 0;
            }
            SoloStep::Stay => {
                self.phase = Phase::Move;
                self.tile = 0;
            }
        }
    }

    fn key(&self) -> Key {
        let board = TILES.of(self.tiles) ^ CAMPS[0].of(self.camps[0]) ^ CAMPS[1].of(self.camps[1]);
        Key(board ^ scramble(u64::from(self.tile) << 2 | self.phase as u64))
    }

    fn repetition_identity(&self) -> Self {
        // Nothing can repeat: men never come back. The counter follows from the rest.
        *self
    }

    #[inline]
    fn repetition_key(&self, key: Key) -> Key {
        key
    }

    fn act(&self, action: Action) -> Result<Acted<Self>, Refusal<SoloStep>> {
        match action {
            Action::Resign(_) => Ok(Acted::Ends(Outcome::lost("C-3"))),
            Action::Draw | Action::Challenge(_) => Err(Refusal::new("C-3", sentences::SOLO_NOBODY_TO_AGREE_WITH)),
            Action::Annul => Err(Refusal::new("C-3", sentences::SOLO_NO_OPPONENTS)),
        }
    }

    #[inline]
    fn count_steps(&self) -> u64 {
        if self.phase == Phase::Place {
            return u64::from((!self.tiles).count_ones()) + 1;
        }
        if self.won() {
            return 0;
        }
        let advances = WAYS.into_iter().map(|way| self.advances(way).count_ones()).sum::<u32>();
        let jumps = WAYS.into_iter().map(|way| self.jumps(way).count_ones()).sum::<u32>();
        u64::from(advances) + if self.phase == Phase::Move { u64::from(jumps) } else { 0 }
    }

    #[inline]
    fn nth_step(&self, n: u64) -> Option<SoloStep> {
        if self.phase == Phase::Place {
            let bare = u64::from((!self.tiles).count_ones());
            return match n {
                _ if n < bare => Some(SoloStep::Place { from: self.tile, to: select(!self.tiles, n as u32) }),
                _ if n == bare => Some(SoloStep::Stay),
                _ => None,
            };
        }
        let mut left = n;
        let found = self.visit_steps(&mut |step| {
            if left == 0 {
                return ControlFlow::Break(step);
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        found.break_value()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_seventy_starts() {
        assert_eq!((0..=u8::MAX).filter(|n| n.count_ones() == 4).count(), 70);
        let first = Solo::start(0);
        assert_eq!(first.camps, [0b0101_0101, 0b1010_1010 << 8]);
        assert_eq!(Solo::start(69).camps, [first.camps[1], first.camps[0]]);
    }
}
