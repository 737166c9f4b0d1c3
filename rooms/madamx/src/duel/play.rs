//! Play: what a legal step makes of the position.
//!
//! Each function makes the next position from values. Changing a copy in place would be shorter, but the copy is then moved
//! while its changed bytes are still on their way to memory, and waiting for them costs more than all the rest.

use super::position::{Duel, PATIENCE};
use super::step::Path;
use crate::board::Board;
use crate::frame::{LAST_RANK, bit, only};

impl Duel {
    /// After a plain move.
    #[inline]
    pub(super) fn moved(&self, from: u8, to: u8) -> Duel {
        let rules = self.rules;
        // Only a plain move while a capture existed can be objected to.
        let offends = rules.opponent_enforces() && self.can_capture();
        let madam = self.board.ground & bit(from) == 0;
        let (board, crowned) = self.board.carried(self.own(), bit(from), bit(to));
        let offered = !rules.x_after_capture_only();
        Duel {
            board,
            before: if offends { self.board } else { Board::NOTHING },
            queue: 0,
            tile: if offered && !rules.any_tile() { from } else { 0 },
            left: u8::from(offered),
            // a man crowned by this very move was no Bi-Madam when it moved.
            removable: offered && rules.bi_removes() && madam,
            side: self.side ^ u8::from(!offered),
            counter: if crowned { 0 } else { (self.counter + 1).min(PATIENCE) },
            reopened: false,
            rules,
        }
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
        let mut next = Duel { board, before: Board::NOTHING, counter: 0, reopened: false, ..*self };
        if board.camps[other] == 0 {
            // the game is over, so no X move is offered.
            next.side ^= 1;
            return next;
        }
        if self.rules.any_tile() {
            next.left = n as u8;
        } else {
            next.offer(&tiles[..n]);
        }
        next.removable = self.rules.bi_removes() && madam;
        next
    }

    /// after an objection the offender's whole turn is taken back and reopened. The counter is what it was before.
    pub(super) fn objected(&self) -> Duel {
        Duel {
            board: self.before,
            before: Board::NOTHING,
            side: self.side ^ 1,
            counter: self.counter.saturating_sub(1),
            reopened: true,
            ..*self
        }
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
        if self.rules.any_tile() { self.turn_over(self.board) } else { self.next_offer(self.board) }
    }

    /// The turn passes to the other side.
    #[inline]
    fn turn_over(&self, board: Board) -> Duel {
        let Duel { before, counter, rules, .. } = *self;
        Duel {
            board,
            before,
            queue: 0,
            tile: 0,
            left: 0,
            removable: false,
            side: self.side ^ 1,
            counter,
            reopened: false,
            rules,
        }
    }

    /// The next tile or right, if there is one.
    #[inline]
    fn next_offer(&self, board: Board) -> Duel {
        if self.left == 1 {
            return self.turn_over(board);
        }
        let named = !self.rules.any_tile();
        Duel {
            board,
            left: self.left - 1,
            tile: if named { (self.queue & 63) as u8 } else { 0 },
            queue: self.queue >> 6,
            ..*self
        }
    }
}
