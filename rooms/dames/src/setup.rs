//! Setup: a board put together by hand, which becomes a position or an error with its reason.

use crate::board::{bit_of, number_of};
use crate::ledger::Overlooked;
use crate::notation::letter;
use crate::position::{BROWN, DamesPosition};
use kernel::{Setup, Side, Site};

/// A piece on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DamesPiece {
    /// Whose it is: side 0 is brown and sits South.
    pub side: Side,
    /// Whether it is a king.
    pub king: bool,
}

/// A plain move that was made although a capture was possible, and may be objected to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DamesOverlooked {
    /// Where the piece stood.
    pub from: Site,
    /// Where it stands now.
    pub to: Site,
    /// Whether it was crowned there.
    pub crowned: bool,
}

/// Anything that can be put on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DamesSetup {
    /// What stands on each playing square, in the order of sites.
    pub board: [Option<DamesPiece>; 50],
    /// The side on turn.
    pub turn: Side,
    /// Plies without a capture or a man's move (D-13).
    pub idle: u8,
    /// The side that has to win, and the turns it has left for it (D-14).
    pub challenge: Option<(Side, u8)>,
    /// The move that may be objected to.
    pub overlooked: Option<DamesOverlooked>,
}

impl DamesSetup {
    /// An empty board with a side on turn.
    pub const fn empty(turn: Side) -> DamesSetup {
        DamesSetup { board: [None; 50], turn, idle: 0, challenge: None, overlooked: None }
    }
}

impl Setup for DamesSetup {
    type Position = DamesPosition;

    fn of(position: &DamesPosition) -> DamesSetup {
        let piece = |index: usize| {
            let square = 1 << bit_of(index as u8 + 1);
            let side = [BROWN, Side(1)].into_iter().find(|&side| position.pieces(side) & square != 0)?;
            Some(DamesPiece { side, king: position.kings & square != 0 })
        };
        let site = |bit: u8| Site(number_of(bit) - 1);
        let overlooked = |Overlooked { from, to, crowned }| DamesOverlooked { from: site(from), to: site(to), crowned };
        DamesSetup {
            board: std::array::from_fn(piece),
            turn: position.turn(),
            idle: position.ledger.idle(),
            challenge: position.ledger.challenge().running(),
            overlooked: position.ledger.overlooked().map(overlooked),
        }
    }

    fn text(&self) -> String {
        let list = |brown: bool| {
            let pieces = self.board.iter().zip(1..).filter_map(|(piece, number)| piece.map(|piece| (piece, number)));
            let own = pieces.filter(|(piece, _)| (piece.side == BROWN) == brown);
            own.map(|(piece, number)| format!("{}{number}", if piece.king { "K" } else { "" })).collect::<Vec<_>>().join(",")
        };
        let mut text = format!("{}:W{}:B{}", letter(self.turn), list(true), list(false));
        if self.idle > 0 {
            text.push_str(&format!(":H{}", self.idle));
        }
        if let Some((side, turns)) = self.challenge {
            text.push_str(&format!(":C{}{turns}", letter(side)));
        }
        if let Some(DamesOverlooked { from, to, crowned }) = self.overlooked {
            let mark = if crowned { "p" } else { "" };
            text.push_str(&format!(":O{}-{}{mark}", u32::from(from.0) + 1, u32::from(to.0) + 1));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DamesRules;
    use kernel::{Notation, Position};

    #[test]
    fn a_board_put_together_is_a_position_or_says_why_not() {
        let mut setup = DamesSetup::empty(BROWN);
        let refused = |setup: &DamesSetup| setup.position(DamesRules::default()).unwrap_err().field;
        assert_eq!(refused(&setup), "pieces", "an empty board");
        setup.board[31] = Some(DamesPiece { side: BROWN, king: false });
        setup.board[27] = Some(DamesPiece { side: Side(1), king: true });
        let position = setup.position(DamesRules::default()).unwrap();
        assert_eq!((position.text().as_str(), position.count_steps()), ("W:W32:BK28", 1));
        setup.board[0] = Some(DamesPiece { side: BROWN, king: false });
        assert_eq!(refused(&setup), "W", "a man where it would have been crowned");
    }
}
