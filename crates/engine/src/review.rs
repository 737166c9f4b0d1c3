//! Review: what each move of a game cost, and which moves turned it.

use crate::sentences;
use kernel::{Message, Outcome, Score, Side};

/// A move that costs less, in hundredths of a plain piece, is no turning point.
const NOTEWORTHY: i32 = 60;
/// How many turning points are named.
const POINTS: usize = 5;
/// What a whole game is worth.
const GAME: i32 = Score::WHOLE_GAME;

/// A move as it was judged before it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judged {
    /// The side that decided.
    pub side: Side,
    /// The value of the position for it.
    pub before: Score,
    /// Whether the move is the one the engine would have played.
    pub is_best: bool,
}

/// What each move cost its side: the value before it, less the value when the side can be judged next.
pub fn costs(moves: &[Judged], sides: usize, outcome: Option<Outcome>) -> Vec<i32> {
    (0..moves.len()).map(|index| cost(moves, index, sides, outcome)).collect()
}

fn cost(moves: &[Judged], index: usize, sides: usize, outcome: Option<Outcome>) -> i32 {
    let this = &moves[index];
    if this.is_best {
        return 0;
    }
    let after = if sides == 2 {
        let seen = |next: &Judged| if next.side == this.side { next.before.centi() } else { -next.before.centi() };
        moves.get(index + 1).map(seen)
    } else {
        // With more than two sides one side's gain is no other's loss.
        moves[index + 1..].iter().find(|next| next.side == this.side).map(|next| next.before.centi())
    };
    let end = |outcome: Outcome| match (outcome.winners.has(this.side), outcome.winners.len()) {
        (true, 1) => GAME,
        (true, _) => 0,
        (false, _) => -GAME,
    };
    after.or_else(|| outcome.map(end)).map_or(0, |after| (this.before.centi() - after).max(0))
}

/// The moves (from 0) that cost most, the worst first.
pub fn turning_points(costs: &[i32]) -> Vec<usize> {
    let mut points: Vec<usize> = (0..costs.len()).filter(|&index| costs[index] >= NOTEWORTHY).collect();
    points.sort_by_key(|&index| std::cmp::Reverse(costs[index]));
    points.truncate(POINTS);
    points
}

/// A turning point as a sentence.
pub fn tell_turning_point(played: &str, best: &str, cost: i32) -> Message {
    if cost >= GAME * 5 / 8 {
        return sentences::TurningPointLost { played, best }.into();
    }
    // Languages differ in what stands before the tenths.
    let tenths = (cost + 5) / 10;
    sentences::TurningPoint { played, pieces: tenths / 10, tenths: tenths % 10, best }.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judged(side: u8, centi: i32, is_best: bool) -> Judged {
        Judged { side: Side(side), before: Score::Estimate(centi), is_best }
    }

    #[test]
    fn a_move_costs_what_the_next_position_shows() {
        let game = [judged(0, 20, false), judged(1, 130, true), judged(0, -130, false)];
        assert_eq!(costs(&game, 2, None), [150, 0, 0], "the best move costs nothing");
        assert_eq!(costs(&game, 2, Some(Outcome::win(Side(1), "T-1")))[2], GAME - 130);
        assert_eq!(costs(&game, 2, Some(Outcome::win(Side(0), "T-1")))[2], 0);
        assert_eq!(costs(&game, 3, None)[0], 150, "three sides: the side's own next turn");
    }

    #[test]
    fn the_worst_moves_are_named_first() {
        assert_eq!(turning_points(&[0, 70, 59, 30_000, 60, 200, 61, 80]), [3, 5, 7, 1, 6]);
        assert_eq!(turning_points(&[10, 20]), [0; 0]);
    }
}
