//! Counting: sequences of steps (perft) and random playouts, for proofs and for measuring speed.

use crate::{Dice, Position};
use std::ops::ControlFlow;

/// The number of sequences of exactly `depth` legal steps. The last ply is counted without being played.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_steps(),
        _ => {
            let mut total = 0;
            let _ = position.visit_steps::<()>(&mut |step| {
                total += perft(&position.child(step), depth - 1);
                ControlFlow::Continue(())
            });
            total
        }
    }
}

/// The same number with every step played, the last one too.
pub fn perft_played<P: Position>(position: &P, depth: u32) -> u64 {
    let mut total = 0;
    match depth {
        0 => return 1,
        // A loop of its own, because a visitor that may call itself again is not inlined.
        1 => {
            let _ = position.visit_steps::<()>(&mut |step| {
                // The child must really be made, or the compiler would count without playing.
                std::hint::black_box(&position.child(step));
                total += 1;
                ControlFlow::Continue(())
            });
        }
        _ => {
            let _ = position.visit_steps::<()>(&mut |step| {
                total += perft_played(&position.child(step), depth - 1);
                ControlFlow::Continue(())
            });
        }
    }
    total
}

/// The count below each legal step, in visiting order.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(P::Step, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    position.steps().into_iter().map(|step| (step, perft(&position.child(step), depth - 1))).collect()
}

/// Plays uniformly random steps until the game is over or `turns` turns have been played; the last position and the
/// number of steps.
pub fn random_playout<P: Position>(start: &P, dice: &mut Dice, turns: u32) -> (P, u64) {
    let mut position = *start;
    let mut steps = 0;
    let mut begun = 0;
    loop {
        if position.starts_turn() {
            if begun == turns {
                return (position, steps);
            }
            begun += 1;
        }
        let n = position.count_steps();
        if n == 0 {
            return (position, steps);
        }
        let step = position.nth_step(dice.below(n as usize) as u64).expect("a step below the count");
        position.play_unchecked(step);
        steps += 1;
    }
}
