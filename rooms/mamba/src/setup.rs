//! Setup: a board put together by hand, which becomes a position or an error with its reason.

use crate::board::Board;
use crate::camp::Camp;
use crate::point::{Point, listed};
use crate::position::{Deed, MambaPosition, Phase, Trigger, Trim};
use kernel::Setup;

/// Whose piece stands on each point: the files of each rank, from the rank of South on.
pub type MambaRanks = Vec<Vec<Option<Camp>>>;

/// What is to be decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MambaPhase {
    /// The camp on turn bears or moves.
    Turn,
    /// The owner of an alignment of more than four chooses an end of it.
    Trim {
        /// Whether a birth started the settling, and not a displacement.
        birth: bool,
        /// The newborn's point, or the destination.
        arrival: Point,
        /// The mother's point, or the departure.
        origin: Point,
        /// The two ends of the alignment, the one with the smaller file or rank first.
        ends: [Point; 2],
        /// The board before the step that started the settling.
        before: MambaRanks,
    },
}

/// Anything that can be put on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MambaSetup {
    /// Whose piece stands where.
    pub board: MambaRanks,
    /// The camp on turn.
    pub turn: Camp,
    /// What is to be decided.
    pub phase: MambaPhase,
    /// The points of mothers that have borne in this turn, by file and then rank.
    pub mothers: Vec<Point>,
    /// Turns without birth, death or transformation (B-18).
    pub idle: u8,
}

impl MambaSetup {
    /// An empty board of so many files and ranks, with a camp on turn.
    pub fn empty(size: u8, turn: Camp) -> MambaSetup {
        let board = vec![vec![None; size.into()]; size.into()];
        MambaSetup { board, turn, phase: MambaPhase::Turn, mothers: Vec::new(), idle: 0 }
    }
}

fn ranks(board: &Board, size: u8) -> MambaRanks {
    (0..size).map(|y| (0..size).map(|x| board.owner(Point::at(x, y))).collect()).collect()
}

fn write(ranks: &[Vec<Option<Camp>>]) -> String {
    let rank = |files: &Vec<Option<Camp>>| files.iter().map(|owner| owner.map_or('.', Camp::letter)).collect::<String>();
    ranks.iter().rev().map(rank).collect::<Vec<_>>().join("/")
}

impl Setup for MambaSetup {
    type Position = MambaPosition;

    fn of(position: &MambaPosition) -> MambaSetup {
        let size = position.rules.table().size;
        let phase = match position.phase {
            Phase::Turn => MambaPhase::Turn,
            Phase::Trim(Trim { trigger: Trigger { deed, arrival, origin }, ends }) => {
                let before = ranks(&position.before, size);
                MambaPhase::Trim { birth: deed == Deed::Birth, arrival, origin, ends, before }
            }
        };
        MambaSetup {
            board: ranks(&position.board, size),
            turn: position.camp,
            phase,
            mothers: listed(position.mothers),
            idle: position.idle,
        }
    }

    fn text(&self) -> String {
        let mothers: Vec<String> = self.mothers.iter().map(ToString::to_string).collect();
        let mothers = if mothers.is_empty() { String::new() } else { format!(":{}", mothers.join(",")) };
        let (board, turn, idle) = (write(&self.board), self.turn.letter(), self.idle);
        match &self.phase {
            MambaPhase::Turn => format!("{board} {turn} turn{mothers} {idle}"),
            MambaPhase::Trim { birth, arrival, origin, ends: [one, two], before } => {
                let deed = if *birth { 'b' } else { 'm' };
                format!("{board} {turn} trim:{deed}:{arrival}:{origin}:{one},{two}{mothers} {idle} !{}", write(before))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Mamba, MambaRules};
    use kernel::{Game, Position};

    #[test]
    fn a_board_put_together_is_a_position_or_says_why_not() {
        let rules = MambaRules::default();
        let start = Mamba::start(rules, 0);
        let mut setup = MambaSetup::of(&start);
        assert!(setup.position(rules).unwrap().has_steps());
        setup.turn = Camp::ALL[3];
        assert_eq!(setup.position(rules).unwrap_err().field, "camp", "nobody plays it");
        let empty = MambaSetup::empty(setup.board.len() as u8, start.camp);
        assert_eq!(empty.position(rules).unwrap_err().field, "camp", "it has no piece");
        let short = MambaSetup::empty(3, start.camp);
        assert_eq!(short.position(rules).unwrap_err().field, "board", "there is no such board");
    }
}
