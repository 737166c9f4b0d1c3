//! Speed: counting with every step played, counting in bulk, and random playouts. Prints the best of several runs.

use kernel::{Dice, Game, Notation, Position, perft, perft_played, random_playout, read_rules};
use mamba::{Mamba, MambaPosition, MambaRules};
use std::time::{Duration, Instant};

/// The machine is shared, so only the best run tells what the code can do.
const RUNS: u32 = 5;

fn rules(text: &str) -> MambaRules {
    read_rules(text.split(',').filter(|option| !option.is_empty())).expect("the options of a bench")
}

fn best(mut run: impl FnMut() -> u64) -> (u64, Duration) {
    let mut best = Duration::MAX;
    let mut count = 0;
    for _ in 0..RUNS {
        let begun = Instant::now();
        count = run();
        best = best.min(begun.elapsed());
    }
    (count, best)
}

fn rate(name: &str, unit: &str, run: impl FnMut() -> u64) {
    let (count, time) = best(run);
    let per_second = count as f64 / time.as_secs_f64();
    println!("{name:55} {count:>12} {unit:10} {:>9.3} s {:>9.2} million/s", time.as_secs_f64(), per_second / 1e6);
}

fn main() {
    for bench in Mamba::INFO.benches {
        let rules = rules(bench.rules);
        let position = match bench.position {
            "" => Mamba::start(rules, 0),
            text => MambaPosition::read(rules, text).expect("the position of a bench"),
        };
        let depth = bench.depth;
        rate(&format!("{}, played to {depth}", bench.name), "steps", || perft_played(&position, depth));
        rate(&format!("{}, counted to {depth}", bench.name), "steps", || perft(&position, depth));
    }
    for options in ["", "birth=square", "players=3", "players=4", "players=teams"] {
        let start = Mamba::start(rules(options), 0);
        let mut steps = 0;
        let mut turns_over = 0;
        let (games, time) = best(|| {
            let mut dice = Dice::new(1);
            steps = 0;
            turns_over = 0;
            for _ in 0..2000 {
                let (end, played) = random_playout(&start, &mut dice, 200);
                steps += played;
                turns_over += u64::from(end.outcome().is_some());
            }
            2000
        });
        println!(
            "playouts of 200 turns, {options:25} {:>9.0} games/s, {:>6.2} million steps/s, {turns_over} of {games} decided",
            games as f64 / time.as_secs_f64(),
            steps as f64 / time.as_secs_f64() / 1e6,
        );
    }
}
