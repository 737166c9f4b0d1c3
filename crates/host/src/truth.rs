//! Truth: what a solver can prove about a game for one seat: that it can still be solved, or that it is lost and how much
//! must be taken back.

use engine::{Answer, Stop, Thinker, Wanted};
use hall::{AnyMatch, Status};

/// How many positions the solver looks at for the position that was asked about.
const NODES: u64 = 3_000_000;
/// How many for each one before it, when it is lost.
const NODES_BEFORE: u64 = 300_000;

/// What was proven. What was not is left open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Truth {
    /// Whether there is a solution.
    pub solvable: Option<bool>,
    /// The steps of one.
    pub steps: Vec<String>,
    /// How many moves it takes.
    pub moves: Option<u32>,
    /// Whether fewer are proven not to be enough.
    pub proven: bool,
    /// How many entries must be taken back to make it solvable.
    pub take_back: Option<usize>,
}

fn ask(playing: &dyn AnyMatch, wanted: Wanted, nodes: u64, stop: &Stop) -> Option<Answer> {
    playing.solve(wanted, nodes, stop)
}

/// What can be proven about a position.
pub fn truth(playing: &dyn AnyMatch, stop: &Stop) -> Truth {
    let lost = match playing.status() {
        Status::Over(outcome) if !outcome.winners.is_empty() => {
            return Truth { solvable: Some(true), moves: Some(0), proven: true, ..Truth::default() };
        }
        Status::Over(_) => true,
        Status::Turn { .. } => match ask(playing, Wanted::Any, NODES, stop) {
            Some(Answer::Solved { steps, moves, proven }) => {
                return Truth { solvable: Some(true), steps, moves: Some(moves), proven, take_back: None };
            }
            Some(Answer::Lost) => true,
            Some(Answer::Unknown { .. }) | None => false,
        },
    };
    if !lost {
        return Truth::default();
    }
    let mut past = playing.boxed_clone();
    for back in 1..=playing.len() {
        past.undo(1);
        match ask(past.as_ref(), Wanted::Any, NODES_BEFORE, stop) {
            Some(Answer::Lost) if !stop.pressed() => {}
            Some(Answer::Solved { .. }) => {
                return Truth { solvable: Some(false), take_back: Some(back), ..Truth::default() };
            }
            _ => break,
        }
    }
    Truth { solvable: Some(false), ..Truth::default() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Dice;

    #[test]
    fn a_lost_game_can_be_solved_again_after_taking_back_what_is_said() {
        let Some(game) = hall::games().iter().find(|game| game.has_solver()) else { return };
        let mut lost = 0;
        for seed in 0..6 {
            let mut playing = game.open(&[], 3).unwrap();
            let mut dice = Dice::new(seed);
            while let Some(step) = playing.random_step(&mut dice) {
                playing.play(&[&step]).unwrap();
            }
            let truth = truth(playing.as_ref(), &Stop::new());
            let Some(back) = truth.take_back else { continue };
            lost += 1;
            assert_eq!(truth.solvable, Some(false));
            playing.undo(back);
            let Some(Answer::Solved { steps, .. }) = ask(playing.as_ref(), Wanted::Any, NODES, &Stop::new()) else {
                panic!("it was said to be solvable");
            };
            let words: Vec<&str> = steps.iter().map(String::as_str).collect();
            playing.play(&words).unwrap();
            assert!(matches!(playing.status(), Status::Over(outcome) if !outcome.winners.is_empty()));
        }
        assert!(lost > 0, "random play loses");
    }
}
