//! Moves: the piece steps of one side on a board, made as they are asked for.

use super::rules::DuelRules;
use super::step::{DuelStep, Path};
use crate::board::Board;
use crate::frame::{AHEAD, LAST_RANK, before, bit, shift};
use boards::Bits;
use std::ops::ControlFlow;

/// What a capturing piece sees on its way.
#[derive(Clone, Copy)]
struct Hunt {
    /// The enemy pieces it may still jump.
    prey: u64,
    /// The tiles it may land on.
    free: u64,
    /// The rank that crowns it; none for a Bi-Madam.
    last_rank: u64,
    directions: &'static [usize],
    /// The enemy Bi-Madams, which it may jump once it is crowned.
    madams: u64,
    rules: DuelRules,
}

const ALL: [usize; 8] = [0, 1, 2, 3, 4, 5, 6, 7];

impl Board {
    /// Whether the side can capture.
    #[inline]
    pub(crate) fn can_capture<const SIDE: usize>(&self, long: bool) -> bool {
        self.jumpers::<SIDE>().into_iter().fold(0, |any, jumpers| any | jumpers) != 0
            || (long && self.visit_long_captures::<SIDE, ()>(&mut |_| ControlFlow::Break(())).is_break())
    }

    /// Shows every capture of the side.
    #[inline]
    pub(crate) fn visit_captures<const SIDE: usize, B>(
        &self,
        rules: DuelRules,
        visit: &mut impl FnMut(Path) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let jumpers = self.jumpers::<SIDE>();
        if jumpers.into_iter().fold(0, |any, jumpers| any | jumpers) != 0 {
            for (direction, jumpers) in jumpers.into_iter().enumerate() {
                for from in Bits(jumpers) {
                    let (hunt, path) = (self.hunt::<SIDE>(bit(from), rules), Path::new(from, 1));
                    // The other readings cost the usual one nothing: each is compiled for itself.
                    if rules.usual_captures() {
                        hunt.jump::<true, B>(bit(from), direction, path, visit)?;
                    } else {
                        hunt.jump::<false, B>(bit(from), direction, path, visit)?;
                    }
                }
            }
        }
        if rules.long_bi() { self.visit_long_captures::<SIDE, B>(visit) } else { ControlFlow::Continue(()) }
    }

    #[inline]
    fn hunt<const SIDE: usize>(&self, from: u64, rules: DuelRules) -> Hunt {
        // the tile the capturer started from is free once left.
        let free = self.free() | from;
        let madams = self.madams(1 - SIDE);
        if self.ground & from == 0 {
            Hunt { prey: self.camps[1 - SIDE], free, last_rank: 0, directions: &ALL, madams, rules }
        } else {
            Hunt { prey: self.men(1 - SIDE), free, last_rank: LAST_RANK[SIDE], directions: &AHEAD[SIDE], madams, rules }
        }
    }

    /// captures over one or more free tiles. Each is a single one.
    fn visit_long_captures<const SIDE: usize, B>(&self, visit: &mut impl FnMut(Path) -> ControlFlow<B>) -> ControlFlow<B> {
        let free = self.free();
        for from in Bits(self.madams(SIDE)) {
            for direction in ALL {
                let mut at = shift(bit(from), direction);
                let mut distance = 1;
                while at & free != 0 {
                    at = shift(at, direction);
                    distance += 1;
                }
                if distance > 1 && at & self.camps[1 - SIDE] != 0 && shift(at, direction) & free != 0 {
                    visit(Path::new(from, distance).then(direction))?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Shows every plain move of the side.
    #[inline]
    pub(crate) fn visit_moves<const SIDE: usize, B>(
        &self,
        long: bool,
        visit: &mut impl FnMut(DuelStep) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for (direction, arrivals) in self.arrivals::<SIDE>().into_iter().enumerate() {
            for to in Bits(arrivals) {
                visit(DuelStep::Move { from: before(to, direction), to })?;
            }
        }
        if long {
            for from in Bits(self.madams(SIDE)) {
                for direction in ALL {
                    for to in Bits(self.glide(from, direction)) {
                        visit(DuelStep::Move { from, to })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// How many plain moves the side has.
    #[inline]
    pub(crate) fn count_moves<const SIDE: usize>(&self, long: bool) -> u32 {
        let mut n = self.arrivals::<SIDE>().into_iter().map(u64::count_ones).sum();
        if long {
            for from in Bits(self.madams(SIDE)) {
                n += ALL.into_iter().map(|direction| self.glide(from, direction).count_ones()).sum::<u32>();
            }
        }
        n
    }

    /// where a Bi-Madam arrives by a move of two or more tiles.
    fn glide(&self, from: u8, direction: usize) -> u64 {
        let free = self.free();
        let mut at = shift(bit(from), direction) & free;
        let mut reached = 0;
        while at != 0 {
            at = shift(at, direction) & free;
            reached |= at;
        }
        reached
    }
}

impl Hunt {
    /// Jumps in a direction in which there is prey, goes on as long as there is more, and shows each whole capture. Where a
    /// capture may stop, it shows each beginning of one too.
    fn jump<const USUAL: bool, B>(
        mut self,
        from: u64,
        direction: usize,
        path: Path,
        visit: &mut impl FnMut(Path) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let over = shift(from, direction);
        let at = shift(over, direction);
        let path = path.then(direction);
        // the captured piece is gone, its tile is free for later jumps.
        self.prey &= !over;
        self.free |= over;
        let mut ends = true;
        // crowning ends the capture.
        let goes_on = if USUAL { at & self.last_rank == 0 } else { self.lands(at) };
        if goes_on {
            for &next in self.directions {
                if shift(shift(at, next) & self.prey, next) & self.free != 0 {
                    ends = false;
                    self.jump::<USUAL, B>(at, next, path, visit)?;
                }
            }
        }
        if ends || (!USUAL && self.rules.may_stop()) { visit(path) } else { ControlFlow::Continue(()) }
    }

    /// Whether the piece may capture on from where it has landed, under the other readings too.
    fn lands(&mut self, at: u64) -> bool {
        if self.last_rank == 0 {
            // X-18, read strictly: a Bi-Madam captures one piece.
            return !self.rules.single_bi();
        }
        if at & self.last_rank != 0 {
            // X-8, the other reading: from now on it is a Bi-Madam.
            self.last_rank = 0;
            self.directions = &ALL;
            self.prey |= self.madams;
            return self.rules.crowned_goes_on();
        }
        true
    }
}
