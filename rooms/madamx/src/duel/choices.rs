//! Choices: what the side to decide may do, made as it is asked for.

use super::position::{Duel, by_side};
use super::step::{DuelStep, Path};
use boards::Bits;
use std::ops::ControlFlow;

impl Duel {
    /// Whether the side to decide can capture.
    #[inline]
    pub(crate) fn can_capture(&self) -> bool {
        by_side!(self.now.side(), self.board, can_capture(self.now.rules().long_bi()))
    }

    /// Every capture of the side to decide.
    pub(crate) fn captures(&self) -> Vec<Path> {
        let mut paths = Vec::new();
        let collect = &mut |path| -> ControlFlow<()> {
            paths.push(path);
            ControlFlow::Continue(())
        };
        let _ = by_side!(self.now.side(), self.board, visit_captures::<()>(self.now.rules(), collect));
        paths
    }

    /// whether the side to decide may object to the last turn.
    #[inline]
    pub(crate) fn may_object(&self) -> bool {
        self.disputed() && self.moves_piece()
    }

    #[inline]
    pub(super) fn visit_piece_steps<const SIDE: usize, B>(
        &self,
        visit: &mut impl FnMut(DuelStep) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let long = self.now.rules().long_bi();
        let opponent = self.now.rules().opponent_enforces();
        let captures = self.board.can_capture::<SIDE>(long);
        if captures {
            self.board.visit_captures::<SIDE, B>(self.now.rules(), &mut |path| visit(DuelStep::Capture(path)))?;
        }
        // a capture is compulsory, unless it is for the opponent to point it out, and he has not.
        if !captures || (opponent && !self.now.reopened()) {
            self.board.visit_moves::<SIDE, B>(long, visit)?;
        }
        if opponent && self.disputed() { visit(DuelStep::Object) } else { ControlFlow::Continue(()) }
    }

    #[inline]
    pub(super) fn count_piece_steps<const SIDE: usize>(&self) -> u64 {
        let long = self.now.rules().long_bi();
        let opponent = self.now.rules().opponent_enforces();
        let mut n = 0;
        let mut count = |_| -> ControlFlow<()> {
            n += 1;
            ControlFlow::Continue(())
        };
        let captures = self.board.can_capture::<SIDE>(long);
        if captures {
            let _ = self.board.visit_captures::<SIDE, ()>(self.now.rules(), &mut count);
        }
        if !captures || (opponent && !self.now.reopened()) {
            n += u64::from(self.board.count_moves::<SIDE>(long));
        }
        if opponent && self.disputed() {
            n += 1;
        }
        n
    }

    /// what may be done with the tile on offer, or with any free tile.
    #[inline]
    pub(super) fn visit_tile_steps<B>(&self, visit: &mut impl FnMut(DuelStep) -> ControlFlow<B>) -> ControlFlow<B> {
        let bare = self.board.bare();
        for from in Bits(self.takeable()) {
            for to in Bits(bare) {
                visit(DuelStep::Relocate { from, to })?;
            }
            if self.now.removable() {
                visit(DuelStep::Remove { from })?;
            }
        }
        visit(DuelStep::Stay)
    }

    /// How many things may be done with one tile.
    #[inline]
    pub(super) fn fates(&self) -> u64 {
        u64::from(self.board.bare().count_ones()) + u64::from(self.now.removable())
    }
}
