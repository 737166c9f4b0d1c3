//! Play: what a legal step makes of the position.
//!
//! Each function makes the next position from values. Changing a copy in place would be shorter, but the copy is then moved
//! while its changed bytes are still on their way to memory, and waiting for them costs more than all the rest.

use super::position::{Duel, IDLE_LIMIT};
use super::step::Path;
use crate::board::Board;
use crate::frame::{LAST_RANK, bit, only};

impl Duel {
    /// After a plain move.
    #[inline]
    pub(super) fn moved(&self, from: u8, to: u8) -> Duel {
        let rules = self.now.rules();
        // Only a plain move while a capture existed can be objected to.
        let offends = rules.opponent_enforces() && self.can_capture();
        let madam = self.board.ground & bit(from) == 0;
        let (board, crowned) = self.board.carried(self.own(), bit(from), bit(to));
        let counter = if crowned { 0 } else { (self.now.idle() + 1).min(IDLE_LIMIT) };
        let now = if rules.x_after_capture_only() {
            self.now.turned()
        } else {
            // a man crowned by this very move was no Bi-Madam when it moved.
            let tile = if rules.any_tile() { 0 } else { from };
            self.now.plain().with_offer(1, tile).with_removable(rules.bi_removes() && madam)
        }
        .with_idle(counter);
        Duel { board, before: if offends { self.board } else { Board::NOTHING }, queue: 0, now }
    }

    /// After a capture by the side to decide.
    pub(super) fn captured(&self, path: Path) -> Duel {
        let (own, other) = (self.own(), self.other());
        let from = bit(path.from());
        let madam = self.board.ground & from == 0;
        let mut captured = 0;
        let mut tiles = [0; Path::MOST];
        let mut n = 0;
        let mut landed = 0;
        let to = path.walk(|over, at| {
            captured |= over;
            landed |= at;
            tiles[n] = only(over);
            n += 1;
        });
        let mut board = self.board;
        board.camps[other] &= !captured;
        board.ground |= captured;
        let (mut board, _) = board.carried(own, from, to);
        // a man that went on from its last rank is a Bi-Madam wherever it ends.
        if !madam && landed & LAST_RANK[own] != 0 {
            board.ground &= !to;
        }
        let now = self.now.plain().with_idle(0);
        let mut next = Duel { board, before: Board::NOTHING, now, ..*self };
        let rules = now.rules();
        if board.camps[other] == 0 {
            // the game is over, so no X move is offered.
            next.now = now.turned();
            return next;
        }
        if rules.any_tile() {
            next.now = now.with_offer(n as u8, 0);
        } else {
            next.offer(&tiles[..n]);
        }
        next.now = next.now.with_removable(rules.bi_removes() && madam);
        next
    }

    /// after an objection the offender's whole turn is taken back and reopened. The counter is what it was before.
    pub(super) fn objected(&self) -> Duel {
        let counter = self.now.idle().saturating_sub(1);
        let now = self.now.turned().with_idle(counter).with_reopened(true);
        Duel { board: self.before, before: Board::NOTHING, now, ..*self }
    }

    /// After a tile was moved (or, without a place, removed).
    #[inline]
    pub(super) fn tiled(&self, from: u8, to: Option<u8>) -> Duel {
        let ground = self.board.ground ^ (bit(from) | to.map_or(0, bit));
        let camps = self.board.camps;
        self.next_offer(Board { ground, camps })
    }

    /// After the tile on offer was left.
    #[inline]
    pub(super) fn stayed(&self) -> Duel {
        // with rights to any tile, declining ends the turn.
        if self.now.rules().any_tile() { self.turn_over(self.board) } else { self.next_offer(self.board) }
    }

    /// The turn passes to the other side.
    #[inline]
    fn turn_over(&self, board: Board) -> Duel {
        Duel { board, before: self.before, queue: 0, now: self.now.turned() }
    }

    /// The next tile or right, if there is one.
    #[inline]
    fn next_offer(&self, board: Board) -> Duel {
        let left = self.now.left();
        if left == 1 {
            return self.turn_over(board);
        }
        let tile = if self.now.rules().any_tile() { 0 } else { (self.queue & 63) as u8 };
        Duel { board, before: self.before, queue: self.queue >> 6, now: self.now.with_offer(left - 1, tile) }
    }
}
