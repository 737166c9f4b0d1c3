//! Evaluation: material, room to move, the way to the crown, and what stands in danger.

use super::position::Duel;
use crate::board::Board;
use crate::frame::shift;
use kernel::{Evaluate, Side};

/// Values in hundredths of a man.
const MAN: i32 = 100;
const MADAM: i32 = 260;
/// A rank nearer to the crown.
const RANK: i32 = 3;
/// A piece that can be jumped at once; the side that decides can still save some of them.
const DANGER: i32 = 25;

impl Evaluate for Duel {
    fn evaluate(&self, side: Side) -> i32 {
        let light = worth::<0>(&self.board) - worth::<1>(&self.board);
        if side.0 == 0 { light } else { -light }
    }
}

fn worth<const SIDE: usize>(board: &Board) -> i32 {
    let men = board.men(SIDE);
    let count = |places: u64| places.count_ones() as i32;
    let mut ranks = 0;
    for (rank, men) in men.to_le_bytes().into_iter().enumerate() {
        let rank = if SIDE == 0 { rank } else { 7 - rank };
        ranks += rank as i32 * men.count_ones() as i32;
    }
    let room: i32 = board.arrivals::<SIDE>().into_iter().map(count).sum();
    MAN * count(men) + MADAM * count(board.madams(SIDE)) + RANK * ranks + comfort(room)
        - DANGER * count(hunted::<SIDE>(board))
}

/// What room to move is worth: the last few moves are worth most, because whoever has none has lost.
fn comfort(moves: i32) -> i32 {
    5 * moves - 240 / (moves + 2)
}

/// The pieces of the side that the other side can jump.
fn hunted<const SIDE: usize>(board: &Board) -> u64 {
    let jumpers = if SIDE == 0 { board.jumpers::<1>() } else { board.jumpers::<0>() };
    jumpers.into_iter().enumerate().fold(0, |hunted, (direction, jumpers)| hunted | shift(jumpers, direction))
}
