//! How fast the rules are: counting with every step played, bulk counting, and random games. Processor time, and the best
//! of several runs, because the machine may be busy.

use kernel::{Dice, Game, Notation, Position, perft, perft_played, random_playout, read_rules};
use madamx::{MadamX, MadamXSolo};
use std::time::{Duration, Instant};

const RUNS: u32 = 5;

/// The processor time of this thread where the system tells it, else none.
fn processor_time() -> Option<Duration> {
    let stat = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    stat.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// The best rate of several runs, in millions a second.
fn best(mut run: impl FnMut() -> u64) -> f64 {
    let rate = |_| {
        let (begun, processor) = (Instant::now(), processor_time());
        let n = run();
        let taken = match (processor, processor_time()) {
            (Some(before), Some(after)) if after > before => after - before,
            _ => begun.elapsed(),
        };
        n as f64 / taken.as_secs_f64() / 1e6
    };
    (0..RUNS).map(rate).fold(0.0, f64::max)
}

fn measure<G: Game>() {
    for bench in G::INFO.benches {
        let rules = read_rules(bench.rules.split(',').filter(|option| !option.is_empty())).expect("a bench's rules");
        let start = match bench.position {
            "" => G::start(rules, 0),
            text => G::Position::read(rules, text).expect("a bench's position"),
        };
        let played = best(|| perft_played(&start, bench.depth));
        let counted = best(|| perft(&start, bench.depth));
        let steps = best(|| playouts(&start).0);
        let games = best(|| playouts(&start).1);
        println!(
            "{:12} {:30} depth {}: {played:7.1} M/s played, {counted:8.1} M/s counted, \
             playouts {steps:6.1} M steps/s, {games:.3} M games/s",
            G::INFO.id,
            bench.name,
            bench.depth
        );
    }
}

/// Steps and games of random play.
fn playouts<P: Position>(start: &P) -> (u64, u64) {
    const GAMES: u64 = 20_000;
    let mut dice = Dice::new(7);
    let steps = (0..GAMES).map(|_| random_playout(start, &mut dice, 400).1).sum();
    (steps, GAMES)
}

fn main() {
    measure::<MadamX>();
    measure::<MadamXSolo>();
}
