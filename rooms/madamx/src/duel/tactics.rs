//! What a search asks besides the rules.

use super::position::Duel;
use super::step::{DuelStep, Path};
use crate::board::Board;
use crate::frame::{AROUND, LAST_RANK, bit, only};
use kernel::{Tactical, scramble};
use std::ops::ControlFlow;

/// Where the slots of tile steps begin.
const TILES: usize = 64 * 64;

const CAPTURE: i32 = 100;
const MADAM: i32 = 150;
const CROWNING: i32 = 60;
/// What a tile step loses that touches no piece.
const IDLE_TILE: i32 = -2000;

impl Tactical for Duel {
    const SLOTS: usize = 2 * TILES;

    #[inline]
    fn slot(&self, step: DuelStep) -> usize {
        let ends = |from: u8, to: u8| usize::from(from) << 6 | usize::from(to);
        match step {
            DuelStep::Move { from, to } => ends(from, to),
            DuelStep::Capture(path) => ends(path.from(), last(path)),
            DuelStep::Relocate { from, to } => TILES + ends(from, to),
            DuelStep::Remove { from } => TILES + ends(from, from),
            DuelStep::Stay => TILES,
            // No piece goes from a1 to a1.
            DuelStep::Object => 0,
        }
    }

    #[inline]
    fn code(step: DuelStep) -> u32 {
        let code = |kind: u32, from: u8, to: u8| 1 << 31 | kind << 12 | u32::from(from) << 6 | u32::from(to);
        let whole = |path: Path| (scramble(path.word()) as u32 & 0x7fff) << 16;
        match step {
            DuelStep::Move { from, to } => code(1, from, to),
            DuelStep::Capture(path) => code(2, path.from(), last(path)) | whole(path),
            DuelStep::Object => code(3, 0, 0),
            DuelStep::Relocate { from, to } => code(4, from, to),
            DuelStep::Remove { from } => code(5, from, from),
            DuelStep::Stay => code(6, 0, 0),
        }
    }

    #[inline]
    fn urgency(&self, step: DuelStep) -> i32 {
        match step {
            DuelStep::Move { from, to } => {
                let crowned = bit(to) & LAST_RANK[self.own()] != 0 && self.board.ground & bit(from) != 0;
                if crowned { CROWNING } else { 0 }
            }
            DuelStep::Capture(path) => {
                let mut captured = 0;
                path.walk(|over, _| captured |= over);
                let madams = captured & !self.board.ground;
                CAPTURE * captured.count_ones() as i32 + MADAM * madams.count_ones() as i32
            }
            DuelStep::Relocate { from, to } => idle(&self.board, from) + idle(&self.board, to),
            DuelStep::Remove { from } => idle(&self.board, from),
            DuelStep::Object | DuelStep::Stay => 0,
        }
    }

    #[inline]
    fn visit_forcing<B>(&self, visit: &mut impl FnMut(DuelStep) -> ControlFlow<B>) -> ControlFlow<B> {
        if !self.moves_piece() {
            return visit(DuelStep::Stay);
        }
        let mut capture = |path| visit(DuelStep::Capture(path));
        if self.now.side() == 0 {
            self.board.visit_captures::<0, B>(self.now.rules(), &mut capture)
        } else {
            self.board.visit_captures::<1, B>(self.now.rules(), &mut capture)
        }
    }

    #[inline]
    fn is_quiet(&self) -> bool {
        self.moves_piece() && !self.can_capture()
    }

    /// Captures and crownings cannot be undone.
    #[inline]
    fn recent_turns(&self) -> usize {
        usize::from(self.now.idle())
    }

    #[inline]
    fn late_move_limit(&self, depth: i32) -> usize {
        if self.moves_piece() { usize::MAX } else { 6 + 4 * depth.max(0) as usize }
    }
}

/// Where a capture ends.
fn last(path: Path) -> u8 {
    only(path.walk(|_, _| {}))
}

/// What it counts against a tile step that no piece stands next to the place.
#[inline]
fn idle(board: &Board, place: u8) -> i32 {
    if AROUND[usize::from(place & 63)] & board.occupied() == 0 { IDLE_TILE } else { 0 }
}
