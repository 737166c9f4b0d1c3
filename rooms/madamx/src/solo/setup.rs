//! Setup: a frame put together by hand, which becomes a position of the solitaire or an error with its reason.

use super::position::{Phase, Solo};
use crate::frame::{GRID, has, name};
use boards::write_ranks;
use kernel::{Setup, Site};

/// What a place of the frame carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SoloPlace {
    /// No tile.
    Bare,
    /// A tile on which nothing stands.
    Free,
    /// A light man on its tile.
    Light,
    /// A dark man on its tile.
    Dark,
}

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SoloPhase {
    /// The very first step.
    First,
    /// A man is to be moved.
    Move,
    /// The tile that a jump left is to be placed.
    Place(Site),
}

/// Anything that can be put on the frame.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SoloSetup {
    /// What each place carries, in the order of sites.
    pub board: [SoloPlace; 64],
    /// What is to be decided.
    pub phase: SoloPhase,
    /// The moves made.
    pub moves: u8,
}

impl Setup for SoloSetup {
    type Position = Solo;

    fn of(position: &Solo) -> SoloSetup {
        let content = |index: usize| {
            let place = index as u8;
            match (has(position.camps[0], place), has(position.camps[1], place), has(position.tiles, place)) {
                (true, _, _) => SoloPlace::Light,
                (_, true, _) => SoloPlace::Dark,
                (_, _, true) => SoloPlace::Free,
                _ => SoloPlace::Bare,
            }
        };
        let phase = match position.phase {
            Phase::First => SoloPhase::First,
            Phase::Move => SoloPhase::Move,
            Phase::Place => SoloPhase::Place(Site(position.tile)),
        };
        SoloSetup { board: std::array::from_fn(content), phase, moves: position.counter }
    }

    fn text(&self) -> String {
        let board = write_ranks(GRID.width, GRID.height, '/', |x, y| match self.board[usize::from(GRID.at(x, y))] {
            SoloPlace::Bare => '-',
            SoloPlace::Free => '+',
            SoloPlace::Light => 'l',
            SoloPlace::Dark => 'd',
        });
        let phase = match self.phase {
            SoloPhase::First => "first".into(),
            SoloPhase::Move => "move".into(),
            SoloPhase::Place(tile) => format!("x={}", name(tile.0)),
        };
        format!("{board} s {phase} {}", self.moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SoloRules;

    #[test]
    fn a_frame_put_together_is_a_position_or_says_why_not() {
        let start = Solo::start(0);
        let mut setup = SoloSetup::of(&start);
        assert_eq!(setup.position(SoloRules), Ok(start));
        setup.moves = 3;
        assert_eq!(setup.position(SoloRules).unwrap_err().field, "counter", "no move before the first");
        setup.board[0] = SoloPlace::Bare;
        assert_eq!(setup.position(SoloRules).unwrap_err().field, "board", "a man is missing");
    }
}
