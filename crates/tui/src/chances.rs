//! Chances: what a value means for winning, and which moves of a game took most of them. A piece more or less in a game that is decided is
//! no turning point.

use engine::Judged;
use kernel::{Outcome, Score};

/// A move that takes less of the chances is no turning point.
const NOTEWORTHY: f64 = 0.1;
/// How many turning points are named.
const POINTS: usize = 5;

/// How likely a win is for the side that decides, from what an engine says: a plain piece ahead wins two games of three.
pub fn chance(score: Score) -> f64 {
    match score {
        Score::Win(_) => 1.0,
        Score::Loss(_) => 0.0,
        Score::Draw => 0.5,
        Score::Estimate(centi) => 1.0 / (1.0 + 2f64.powf(-f64::from(centi) / 100.0)),
    }
}

/// The chances of each move's side before it and after it. The best move takes nothing.
pub fn chances(judged: &[Judged], sides: usize, outcome: Option<Outcome>) -> Vec<(f64, f64)> {
    let of = |index: usize| {
        let this = &judged[index];
        let before = chance(this.before);
        if this.is_best {
            return (before, before);
        }
        let later = &judged[index + 1..];
        let after = if sides == 2 {
            let seen = |next: &Judged| if next.side == this.side { chance(next.before) } else { 1.0 - chance(next.before) };
            later.first().map(seen)
        } else {
            // With more than two sides one side's gain is no other's loss.
            later.iter().find(|next| next.side == this.side).map(|next| chance(next.before))
        };
        (before, after.or(outcome.map(|outcome| outcome.share(this.side))).unwrap_or(before))
    };
    (0..judged.len()).map(of).collect()
}

/// The moves that took most of the chances, the worst first.
pub fn turning_points(chances: &[(f64, f64)]) -> Vec<usize> {
    let drop = |index: usize| chances[index].0 - chances[index].1;
    let mut points: Vec<usize> = (0..chances.len()).filter(|&index| drop(index) >= NOTEWORTHY).collect();
    points.sort_by(|&a, &b| drop(b).total_cmp(&drop(a)));
    points.truncate(POINTS);
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Side;

    fn judged(side: u8, centi: i32, is_best: bool) -> Judged {
        Judged { side: Side(side), before: Score::Estimate(centi), is_best }
    }

    #[test]
    fn a_piece_in_a_decided_game_is_no_turning_point() {
        // Side 0 is lost and loses four pieces more; then side 1 throws an even game away.
        let lost = [judged(0, -900, false), judged(1, 1300, true), judged(0, -1300, true)];
        assert!(turning_points(&chances(&lost, 2, None)).is_empty());
        let even = [judged(1, 0, false), judged(0, 400, true)];
        let found = chances(&even, 2, None);
        assert_eq!(turning_points(&found), [0]);
        assert!((found[0].0 - 0.5).abs() < 1e-9 && found[0].1 < 0.1, "{found:?}");
        // The end tells what the last move came to.
        assert_eq!(chances(&[judged(0, 0, false)], 2, Some(Outcome::win(Side(1), "T-1"))), [(0.5, 0.0)]);
        assert_eq!(chances(&[judged(0, 0, false)], 2, None), [(0.5, 0.5)]);
    }
}
