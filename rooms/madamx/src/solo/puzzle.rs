//! Puzzle: what the solver needs to know of the solitaire.
//!
//! Every solution ends with men on all eight places of ranks 7-8, so the ranks still to be gained are known: an advance
//! gains one, a jump two, and the number of moves follows from the number of advances alone. A tile matters only where a
//! man can still arrive. More tiles there never hurt, because whoever has more can play the same moves; so the tile of a
//! jump is never worth wasting.

use super::pattern::{Patterns, pack};
use super::position::{GOAL, Phase, Solo, WAYS};
use super::step::SoloStep;
use crate::frame::{A1_COLOUR, GRID, before, bit, shift};
use boards::Bits;
use kernel::{Aim, Puzzle, Span};
use std::ops::ControlFlow;

/// The sum of the ranks of eight men that have arrived.
const ARRIVED: u32 = 4 * 7 + 4 * 8;

/// Guesses in this unit sort by rank.
const RANK: i32 = 10;

impl Solo {
    /// The places where some man can still arrive.
    fn within_reach(&self) -> u64 {
        let mut front = self.men();
        let mut reach = 0;
        for _ in 0..7 {
            front = shift(front, WAYS[0]) | shift(front, WAYS[1]);
            reach |= front;
        }
        reach
    }

    /// The tiles that lie, without the one in hand.
    fn lying(&self) -> u64 {
        if self.phase == Phase::Place { self.tiles & !bit(self.tile) } else { self.tiles }
    }

    /// The free tiles that can still matter.
    fn useful(&self) -> u64 {
        self.lying() & !self.men() & self.within_reach()
    }

    /// The bare places where a tile could still matter.
    fn holes(&self) -> u64 {
        self.within_reach() & A1_COLOUR & !self.lying() & !self.men()
    }

    /// The most advances that the tiles allow: each uses up one.
    fn most_advances(&self) -> u32 {
        let in_hand = self.phase == Phase::Place && self.holes() != 0;
        self.useful().count_ones() + u32::from(in_hand)
    }

    fn visit_places<B>(&self, visit: &mut impl FnMut(SoloStep, i32) -> ControlFlow<B>) -> ControlFlow<B> {
        let holes = self.holes();
        // Far places first: they serve the men that are behind.
        for to in Bits(holes) {
            let guess = -i32::from(GRID.y(to));
            if to == self.tile {
                visit(SoloStep::Stay, guess)?;
            } else {
                visit(SoloStep::Place { from: self.tile, to }, guess)?;
            }
        }
        if holes == 0 { visit(SoloStep::Stay, 0) } else { ControlFlow::Continue(()) }
    }
}

impl Puzzle for Solo {
    #[inline]
    fn solved(&self) -> bool {
        self.won()
    }

    #[inline]
    fn is_move(&self, step: SoloStep) -> bool {
        matches!(step, SoloStep::Advance { .. } | SoloStep::Jump { .. })
    }

    fn span(&self) -> Option<Span> {
        let ranks: u32 = Bits(self.men()).map(|man| u32::from(GRID.y(man)) + 1).sum();
        let missing = ARRIVED - ranks;
        let mut fewest = Patterns::shared().advances(pack(self.camps[0]), pack(self.camps[1]))?;
        if self.phase == Phase::First {
            fewest = fewest.max(1);
        }
        // Jumps gain two ranks each, so advances have the parity of the ranks that are missing.
        fewest += (missing ^ fewest) & 1;
        let most = self.most_advances().min(missing);
        let most = most.checked_sub((missing ^ most) & 1)?;
        (fewest <= most).then_some(Span { fewest: (missing + fewest) / 2, most: (missing + most) / 2 })
    }

    fn essence(&self) -> u128 {
        let (light, dark) = (pack(self.camps[0]), pack(self.camps[1]));
        let mut essence = u128::from(light.min(dark)) | u128::from(light.max(dark)) << 32;
        essence |= u128::from(pack(self.useful())) << 64;
        // Where the tile in hand came from does not matter: its old place is a bare place like others.
        essence | (self.phase as u128) << 96
    }

    fn visit_promising<B>(&self, aim: Aim, visit: &mut impl FnMut(SoloStep, i32) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.phase == Phase::Place {
            return self.visit_places(visit);
        }
        if self.men() & !GOAL == 0 {
            return ControlFlow::Continue(());
        }
        let rank = |place: u8| RANK * i32::from(GRID.y(place));
        // Fewest moves means most jumps; otherwise what is farthest behind comes first, before its tiles lie idle.
        let (advance, jump) = match aim {
            Aim::Fewest => (8 * RANK, 0),
            Aim::Most => (RANK / 2, -RANK / 2),
        };
        for way in WAYS {
            for to in Bits(self.advances(way)) {
                let from = before(to, way);
                visit(SoloStep::Advance { from, to }, rank(from) + advance)?;
            }
            if self.phase == Phase::Move {
                for to in Bits(self.jumps(way)) {
                    let from = before(before(to, way), way);
                    visit(SoloStep::Jump { from, to }, rank(from) + jump)?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
