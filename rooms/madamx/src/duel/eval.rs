//! Evaluation: material, room to move, the way to the crown, and what stands in danger. The value is a weighted sum; the
//! weights were fitted to games the engine played against itself. Room to move is worth by far the most.

use super::position::Duel;
use crate::board::Board;
use crate::frame::{opposite, shift};
use boards::unpack_weights;
use kernel::{Evaluate, Side, Tuned};

// Where the weights stand.
const MAN: usize = 0;
const MADAM: usize = 1;
/// Ranks that men have come nearer to the crown.
const RANK: usize = 2;
/// Pieces that cannot move.
const STUCK: usize = 3;
/// Being about to move.
const TEMPO: usize = 4;
/// What follows counts differently for the side that moves a piece next and for the other: so many weights each.
const MOMENT: usize = 5;
const MOMENTS: usize = MOVES + MOST_MOVES + 1;
const WEIGHTS: usize = MOMENT + 2 * MOMENTS;
/// Pieces that can be jumped at once.
const DANGER: usize = 0;
/// So many moves: the last few are worth most, because whoever has none has lost.
const MOVES: usize = 1;
const MOST_MOVES: usize = 23;
const FINENESS: i32 = 16;

static WEIGHT: [i16; WEIGHTS] = {
    let mut weights = [0; WEIGHTS];
    unpack_weights(include_bytes!("../../assets/weights.bin"), &mut weights);
    weights
};

/// What a side has.
#[inline]
fn features<const SIDE: usize>(board: &Board, next: usize, visit: &mut impl FnMut(usize, i32)) {
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
        moves += arrivals.count_ones() as usize;
        movable |= shift(arrivals, opposite(direction));
    }
    visit(MAN, count(men));
    visit(MADAM, count(board.madams(SIDE)));
    visit(RANK, ranks);
    visit(STUCK, count(board.camps[SIDE] & !movable));
    let moment = MOMENT + if SIDE == next { 0 } else { MOMENTS };
    visit(moment + DANGER, count(hunted::<SIDE>(board)));
    visit(moment + MOVES + moves.min(MOST_MOVES), 1);
}

impl Duel {
    /// Every feature, seen by light.
    #[inline]
    fn visit_light(&self, visit: &mut impl FnMut(usize, i32)) {
        let next = usize::from(self.now.side()) ^ usize::from(!self.moves_piece());
        features::<0>(&self.board, next, visit);
        features::<1>(&self.board, next, &mut |index, amount| visit(index, -amount));
        if self.moves_piece() {
            visit(TEMPO, if self.now.side() == 0 { 1 } else { -1 });
        }
    }
}

impl Evaluate for Duel {
    #[inline]
    fn evaluate(&self, side: Side) -> i32 {
        let mut sum = 0;
        self.visit_light(&mut |index, amount| sum += amount * i32::from(WEIGHT[index]));
        let light = sum / FINENESS;
        if side.0 == 0 { light } else { -light }
    }
}

impl Tuned for Duel {
    const WEIGHTS: usize = WEIGHTS;
    const UNIT: (usize, f32) = (MAN, 100.0);
    const FINENESS: f32 = FINENESS as f32;

    fn weights() -> Vec<f32> {
        WEIGHT.iter().map(|&weight| f32::from(weight) / FINENESS as f32).collect()
    }

    fn visit_features(&self, side: Side, visit: &mut impl FnMut(usize, f32)) {
        let sign = if side.0 == 0 { 1.0 } else { -1.0 };
        self.visit_light(&mut |index, amount| visit(index, sign * amount as f32));
    }
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
