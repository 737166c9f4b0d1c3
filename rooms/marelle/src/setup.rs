//! Setup: a board put together by hand, which becomes a position or an error with its reason.

use crate::board::point;
use crate::camp::Camp;
use crate::position::MarellePosition;
use kernel::{Setup, Side, Site};

/// Anything that can be put on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MarelleSetup {
    /// Whose piece stands on each point, in the order of sites: side 0 is brown, who begins.
    pub board: [Option<Side>; 24],
    /// The side on turn.
    pub turn: Side,
    /// The pieces that each side has in hand.
    pub hands: [u8; 2],
    /// Turns without a removal since placing ended (M-11).
    pub idle: u8,
}

impl MarelleSetup {
    /// An empty board after placing, with a side on turn.
    pub const fn empty(turn: Side) -> MarelleSetup {
        MarelleSetup { board: [None; 24], turn, hands: [0, 0], idle: 0 }
    }
}

/// The letter of a side in texts.
fn letter(side: Side) -> char {
    if side == Camp::Brown.side() { Camp::Brown.letter() } else { Camp::Ivory.letter() }
}

impl Setup for MarelleSetup {
    type Position = MarellePosition;

    fn of(position: &MarellePosition) -> MarelleSetup {
        let owner = |index: usize| {
            let stands = |camp: &Camp| position.pieces(*camp) & point(Site(index as u8)) != 0;
            Camp::BOTH.into_iter().find(stands).map(Camp::side)
        };
        MarelleSetup {
            board: std::array::from_fn(owner),
            turn: position.camp.side(),
            hands: Camp::BOTH.map(|camp| position.hand(camp) as u8),
            idle: position.idle,
        }
    }

    fn text(&self) -> String {
        let board: String = self.board.iter().map(|owner| owner.map_or('.', letter)).collect();
        let [brown, ivory] = self.hands;
        format!("{board} {} {brown}/{ivory} {}", letter(self.turn), self.idle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MarelleRules;
    use kernel::Position;

    #[test]
    fn a_board_put_together_is_a_position_or_says_why_not() {
        let rules = MarelleRules::default();
        let mut setup = MarelleSetup::empty(Side(0));
        assert_eq!(setup.position(rules).unwrap_err().field, "board", "nobody has a piece");
        for (point, side) in [(0, 0), (4, 0), (8, 0), (3, 1), (10, 1), (15, 1)] {
            setup.board[point] = Some(Side(side));
        }
        assert!(setup.position(rules).unwrap().has_steps());
        setup.hands = [2, 1];
        assert_eq!(setup.position(rules).unwrap_err().field, "hands", "they place by turns");
    }
}
