//! Play: what a legal step makes of the position, piece by piece and tile by tile.

use super::position::{Duel, PATIENCE};
use super::step::Path;
use crate::board::Board;
use crate::frame::{bit, only};

impl Duel {
    #[inline]
    pub(super) fn play_move(&mut self, from: u8, to: u8) {
        let old = self.board;
        // Only a plain move while a capture existed can be objected to.
        let offends = self.rules.opponent_enforces() && self.can_capture();
        let madam = old.ground & bit(from) == 0;
        let crowned = self.board.carry(self.own(), bit(from), bit(to));
        self.counter = if crowned { 0 } else { (self.counter + 1).min(PATIENCE) };
        self.before = if offends { old } else { Board::NOTHING };
        if self.rules.x_after_capture_only() {
            self.side ^= 1;
        } else {
            self.left = 1;
            self.tile = if self.rules.any_tile() { 0 } else { from };
            // a man crowned by this very move was no Bi-Madam when it moved.
            self.removable = self.rules.bi_removes() && madam;
        }
    }

    #[inline]
    pub(super) fn play_capture(&mut self, path: Path) {
        let (own, other) = (self.own(), self.other());
        let from = bit(path.from());
        let madam = self.board.ground & from == 0;
        let mut captured = 0;
        let mut tiles = [0; Path::MOST];
        let mut n = 0;
        let to = path.walk(|over, _| {
            captured |= over;
            tiles[n] = only(over);
            n += 1;
        });
        self.board.camps[other] &= !captured;
        self.board.ground |= captured;
        self.board.carry(own, from, to);
        self.counter = 0;
        self.before = Board::NOTHING;
        if self.board.camps[other] == 0 {
            // the game is over, so no X move is offered.
            self.side ^= 1;
            return;
        }
        if self.rules.any_tile() {
            self.left = n as u8;
        } else {
            self.offer(&tiles[..n]);
        }
        self.removable = self.rules.bi_removes() && madam;
    }

    /// The turn passes to the other side.
    #[inline]
    pub(super) fn end_turn(&mut self) {
        self.queue = 0;
        self.tile = 0;
        self.left = 0;
        self.removable = false;
        self.side ^= 1;
    }

    /// The next tile or right, if there is one.
    #[inline]
    pub(super) fn next_offer(&mut self) {
        if self.left == 1 {
            return self.end_turn();
        }
        self.left -= 1;
        if !self.rules.any_tile() {
            self.tile = (self.queue & 63) as u8;
            self.queue >>= 6;
        }
    }
}
