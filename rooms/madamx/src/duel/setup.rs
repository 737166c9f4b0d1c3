//! Setup: a frame put together by hand, which becomes a position of the duel or an error with its reason.

use super::position::Duel;
use crate::board::{Board, Content};
use crate::frame::{GRID, name};
use boards::write_ranks;
use kernel::{Setup, Side, Site};

/// What a place of the frame carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DuelPlace {
    /// No tile.
    Bare,
    /// A tile on which nothing stands.
    Free,
    /// A man on its tile: side 0 is light.
    Man(Side),
    /// A Bi-Madam.
    Madam(Side),
}

/// What is to be decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DuelPhase {
    /// A piece is to be moved.
    Move,
    /// A capture is to be made in a turn that an objection has reopened.
    Take,
    /// Named tiles are to be moved, in this order.
    Tiles {
        /// Which.
        offered: Vec<Site>,
        /// Whether one may be removed instead.
        removable: bool,
    },
    /// So many tiles of one's choice are to be moved.
    AnyTiles {
        /// How many.
        left: u8,
        /// Whether one may be removed instead.
        removable: bool,
    },
}

/// Anything that can be put on the frame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DuelSetup {
    /// What each place carries, in the order of sites.
    pub board: [DuelPlace; 64],
    /// The side that decides: 0 is light.
    pub turn: Side,
    /// What is to be decided.
    pub phase: DuelPhase,
    /// Turns without a capture or a crowning.
    pub idle: u8,
    /// The frame before the last turn, where that may be objected to.
    pub before: Option<[DuelPlace; 64]>,
}

impl DuelSetup {
    /// A frame without tiles, a side to move.
    pub const fn empty(turn: Side) -> DuelSetup {
        DuelSetup { board: [DuelPlace::Bare; 64], turn, phase: DuelPhase::Move, idle: 0, before: None }
    }
}

fn places(board: &Board) -> [DuelPlace; 64] {
    std::array::from_fn(|place| match board.content(place as u8) {
        Content::Bare => DuelPlace::Bare,
        Content::Free => DuelPlace::Free,
        Content::Man(side) => DuelPlace::Man(Side(side as u8)),
        Content::Madam(side) => DuelPlace::Madam(Side(side as u8)),
    })
}

fn ranks(places: &[DuelPlace; 64]) -> String {
    let light = |side: Side| side == Side(0);
    write_ranks(GRID.width, GRID.height, '/', |x, y| match places[usize::from(GRID.at(x, y))] {
        DuelPlace::Bare => '-',
        DuelPlace::Free => '+',
        DuelPlace::Man(side) => {
            if light(side) {
                'l'
            } else {
                'd'
            }
        }
        DuelPlace::Madam(side) => {
            if light(side) {
                'L'
            } else {
                'D'
            }
        }
    })
}

impl Setup for DuelSetup {
    type Position = Duel;

    fn of(position: &Duel) -> DuelSetup {
        let (left, removable) = (position.now.left(), position.now.removable());
        let phase = match left {
            0 if position.now.reopened() => DuelPhase::Take,
            0 => DuelPhase::Move,
            _ if position.now.rules().any_tile() => DuelPhase::AnyTiles { left, removable },
            _ => DuelPhase::Tiles { offered: position.offered().map(Site).collect(), removable },
        };
        DuelSetup {
            board: places(&position.board),
            turn: Side(position.own() as u8),
            phase,
            idle: position.now.idle(),
            before: position.disputed().then(|| places(&position.before)),
        }
    }

    fn text(&self) -> String {
        let sign = |removable: bool| if removable { "bx=" } else { "x=" };
        let phase = match &self.phase {
            DuelPhase::Move => "move".into(),
            DuelPhase::Take => "take".into(),
            DuelPhase::Tiles { offered, removable } => {
                format!("{}{}", sign(*removable), offered.iter().map(|site| name(site.0)).collect::<Vec<_>>().join(","))
            }
            DuelPhase::AnyTiles { left, removable } => format!("{}*{left}", sign(*removable)),
        };
        let side = if self.turn == Side(0) { 'l' } else { 'd' };
        let before = self.before.as_ref().map(|before| format!(" !{}", ranks(before))).unwrap_or_default();
        format!("{} {side} {phase} {}{before}", ranks(&self.board), self.idle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::DuelRules;
    use kernel::Position;

    #[test]
    fn a_frame_put_together_is_a_position_or_says_why_not() {
        let rules = DuelRules::default();
        let mut setup = DuelSetup::of(&Duel::start(rules));
        setup.board[0] = DuelPlace::Madam(Side(0));
        assert!(setup.position(rules).unwrap().has_steps());
        setup.board[0] = DuelPlace::Bare;
        assert_eq!(setup.position(rules).unwrap_err().field, "board", "a tile is missing");
        let nobody = DuelSetup::empty(Side(1)).position(rules);
        assert_eq!(nobody.unwrap_err().field, "board");
    }
}
