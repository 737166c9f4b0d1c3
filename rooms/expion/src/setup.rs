//! Setup: a board put together by hand, which becomes a position or an error with its reason.

use crate::board::{GRID, SPACE_SQUARES, SPACES, site_of};
use crate::{Colour, ExpionPosition};
use boards::write_ranks;
use kernel::Setup;

/// What stands on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExpionPiece {
    /// A marble.
    Marble(Colour),
    /// The EX*PION.
    Ball,
}

/// Anything that can be put on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ExpionSetup {
    /// What stands on each space, in the order of sites.
    pub board: [Option<ExpionPiece>; SPACES],
    /// The colour on turn.
    pub turn: Colour,
    /// Whether any capture has been made (E-15).
    pub released: bool,
    /// Steps without a capture or a push (E-18).
    pub idle: u8,
    /// Passes in a row (E-18).
    pub passes: u8,
}

impl ExpionSetup {
    /// An empty board with a colour on turn.
    pub const fn empty(turn: Colour) -> ExpionSetup {
        ExpionSetup { board: [None; SPACES], turn, released: true, idle: 0, passes: 0 }
    }
}

impl Setup for ExpionSetup {
    type Position = ExpionPosition;

    fn of(position: &ExpionPosition) -> ExpionSetup {
        let piece = |site: usize| match SPACE_SQUARES[site] {
            square if square == position.ball_square() => Some(ExpionPiece::Ball),
            square => position.colour_on(square).map(ExpionPiece::Marble),
        };
        ExpionSetup {
            board: std::array::from_fn(piece),
            turn: position.turn(),
            released: position.state.is_released(),
            idle: position.state.idle(),
            passes: position.state.passes(),
        }
    }

    fn text(&self) -> String {
        let board = write_ranks(GRID.width, GRID.height, '/', |x, y| {
            let square = GRID.at(x, y);
            if !SPACE_SQUARES.contains(&square) {
                return '#';
            }
            match self.board[usize::from(site_of(square))] {
                None => '.',
                Some(ExpionPiece::Ball) => 'x',
                Some(ExpionPiece::Marble(colour)) => colour.letter(),
            }
        });
        let letter = if self.released { 'r' } else { '-' };
        format!("{board} {} {letter} {} {}", self.turn.letter(), self.idle, self.passes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expion, ExpionRules};
    use kernel::{Game, Position};

    #[test]
    fn a_board_put_together_is_a_position_or_says_why_not() {
        let rules = ExpionRules::default();
        let mut setup = ExpionSetup::empty(Colour::North);
        assert_eq!(setup.position(rules).unwrap_err().field, "board", "there is no EX*PION");
        let start = ExpionSetup::of(&Expion::start(rules, 0));
        let marble = |colour| start.board.iter().position(|piece| *piece == Some(ExpionPiece::Marble(colour))).unwrap();
        for colour in Colour::ALL {
            setup.board[marble(colour)] = Some(ExpionPiece::Marble(colour));
        }
        setup.board[start.board.iter().position(|piece| *piece == Some(ExpionPiece::Ball)).unwrap()] =
            Some(ExpionPiece::Ball);
        assert!(setup.position(rules).unwrap().has_steps());
        setup.released = false;
        assert_eq!(setup.position(rules).unwrap_err().field, "letter", "marbles are missing, so some were taken");
    }
}
