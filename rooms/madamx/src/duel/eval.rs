//! Evaluation: material, room to move, the way to the crown, and what stands in danger. The weights come from matches of
//! the program against itself; room to move is worth by far the most of them.

use super::position::Duel;
use crate::board::Board;
use crate::frame::{opposite, shift};
use kernel::{Evaluate, Side};

/// Values in hundredths of a man.
const MAN: i32 = 100;
const MADAM: i32 = 200;
/// A rank nearer to the crown.
const RANK: i32 = 6;
/// A piece that can be jumped at once.
const DANGER: i32 = 25;
/// A piece that cannot move.
const STUCK: i32 = 6;
/// Being about to move.
const TEMPO: i32 = 12;

impl Evaluate for Duel {
    fn evaluate(&self, side: Side) -> i32 {
        let tempo = match (self.moves_piece(), self.side) {
            (false, _) => 0,
            (true, 0) => TEMPO,
            (true, _) => -TEMPO,
        };
        let light = worth::<0>(&self.board) - worth::<1>(&self.board) + tempo;
        if side.0 == 0 { light } else { -light }
    }
}

fn worth<const SIDE: usize>(board: &Board) -> i32 {
    let count = |places: u64| places.count_ones() as i32;
    let men = board.men(SIDE);
    let mut ranks = 0;
    for (rank, men) in men.to_le_bytes().into_iter().enumerate() {
        let rank = if SIDE == 0 { rank } else { 7 - rank };
        ranks += rank as i32 * men.count_ones() as i32;
    }
    let mut moves = 0;
    let mut movable = 0;
    for (direction, arrivals) in board.arrivals::<SIDE>().into_iter().enumerate() {
        moves += count(arrivals);
        movable |= shift(arrivals, opposite(direction));
    }
    let material = MAN * count(men) + MADAM * count(board.madams(SIDE)) + RANK * ranks;
    let trouble = STUCK * count(board.camps[SIDE] & !movable) + DANGER * count(hunted::<SIDE>(board));
    material + comfort(moves) - trouble
}

/// What room to move is worth: the last few moves are worth most, because whoever has none has lost.
fn comfort(moves: i32) -> i32 {
    7 * moves - 500 / (moves + 2)
}

/// The pieces of the side that the other side can jump.
fn hunted<const SIDE: usize>(board: &Board) -> u64 {
    let jumpers = if SIDE == 0 { board.jumpers::<1>() } else { board.jumpers::<0>() };
    jumpers.into_iter().enumerate().fold(0, |hunted, (direction, jumpers)| hunted | shift(jumpers, direction))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::duel::DuelRules;
    use kernel::Notation;

    fn value(text: &str) -> i32 {
        Duel::read(DuelRules::default(), text).expect("a position").evaluate(Side(0))
    }

    #[test]
    fn a_piece_more_and_room_to_move_are_good() {
        let even = value("-+-+-+-+/+-+-+-+-/-d-+-d-+/+-+-+-+-/-+-+-+-+/+-l-+-l-/-+-+-+-+/+-+-+-+- l x=a1 0");
        let more = value("-+-+-+-+/+-+-+-+-/-+-+-d-+/+-+-+-+-/-+-+-+-+/+-l-+-l-/-+-+-+-+/+-+-+-+- l x=a1 0");
        let shut = value("-+-+-+-+/+-+-+-+-/-d-+-d-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/ll-+-+-+/+---+-+- l x=c3 0");
        assert!(even.abs() < 30 && more > 80 && shut < even - 20, "{even} {more} {shut}");
    }
}
