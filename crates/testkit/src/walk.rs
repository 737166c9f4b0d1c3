//! Random walks: seeded games of random steps, to reach positions nobody would think of.

use kernel::{Dice, Game, Position};

/// How far to walk.
#[derive(Clone, Copy, Debug)]
pub struct Walk {
    /// Where the dice start.
    pub seed: u64,
    /// How many games.
    pub games: u32,
    /// The most steps in a game.
    pub steps: u32,
}

/// Shows every position of the walk, each start included.
pub fn positions<G: Game>(rules: G::Rules, walk: Walk, mut each: impl FnMut(&G::Position, &mut Dice)) {
    let mut dice = Dice::new(walk.seed);
    for _ in 0..walk.games {
        let mut position = G::start(rules, dice.below(G::starts(rules) as usize) as u32);
        for _ in 0..walk.steps {
            each(&position, &mut dice);
            let n = position.count_steps();
            if n == 0 {
                break;
            }
            let step = position.nth_step(dice.below(n as usize) as u64).expect("a step below the count");
            position.play_unchecked(step);
        }
    }
}
