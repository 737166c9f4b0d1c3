//! Speed: counting with every step played, counting in bulk, and random playouts, on one thread. Times are processor time
//! of this process and the best of several runs, because the machine is shared.

use kernel::{Dice, Game, Notation, Position, perft, perft_played, random_playout, read_rules};
use mamba::{Mamba, MambaPosition, MambaRules};
use std::time::Instant;

const RUNS: u32 = 3;
const GAMES: u64 = 2000;
const TURNS: u32 = 200;

fn rules(text: &str) -> MambaRules {
    read_rules(text.split(',').filter(|option| !option.is_empty())).expect("the options of a bench")
}

/// Seconds of processor time so far, where the system tells.
fn processor_seconds() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    let nanoseconds: u64 = text.split(' ').next()?.parse().ok()?;
    Some(nanoseconds as f64 / 1e9)
}

/// What the last run gave, and the seconds of the best one.
fn best<T>(mut run: impl FnMut() -> T) -> (T, f64) {
    let mut timed = || {
        let (begun, before) = (Instant::now(), processor_seconds());
        let out = run();
        let seconds = processor_seconds().zip(before).map_or(begun.elapsed().as_secs_f64(), |(now, then)| now - then);
        (out, seconds)
    };
    let (mut out, mut least) = timed();
    for _ in 1..RUNS {
        let (again, seconds) = timed();
        out = again;
        least = least.min(seconds);
    }
    (out, least)
}

fn main() {
    for bench in Mamba::INFO.benches {
        let rules = rules(bench.rules);
        let position = match bench.position {
            "" => Mamba::start(rules, 0),
            text => MambaPosition::read(rules, text).expect("the position of a bench"),
        };
        let depth = bench.depth;
        for (how, count) in [("played", perft_played as fn(&MambaPosition, u32) -> u64), ("counted", perft)] {
            let (steps, seconds) = best(|| count(&position, depth));
            let rate = steps as f64 / seconds / 1e6;
            let name = format!("{}, {how} to {depth}", bench.name);
            println!("{name:50} {steps:>10} steps {seconds:>7.3} s {rate:>8.1} million/s");
        }
    }
    for options in ["", "birth=square", "players=3", "players=4", "players=teams"] {
        let start = Mamba::start(rules(options), 0);
        let ((steps, decided), seconds) = best(|| {
            let mut dice = Dice::new(1);
            (0..GAMES).fold((0, 0), |(steps, decided), _| {
                let (end, played) = random_playout(&start, &mut dice, TURNS);
                (steps + played, decided + u64::from(end.outcome().is_some()))
            })
        });
        let (games, rate) = (GAMES as f64 / seconds, steps as f64 / seconds / 1e6);
        let name = format!("playouts of {TURNS} turns, {}", if options.is_empty() { "defaults" } else { options });
        println!("{name:50} {games:>10.0} games/s, {rate:.2} million steps/s, {decided} of {GAMES} decided");
    }
}
