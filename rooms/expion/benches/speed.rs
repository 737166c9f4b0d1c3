//! How fast the rules are: counting with every step played, counting with the last ply counted, and random playouts, on one
//! thread. Each figure is the best of several runs by processor time, since other work on the machine only ever makes it slower.
//!
//! `cargo bench -p coffret-expion`, or with a part of a name after `--` for the counts of that name alone.

use expion::{Expion, ExpionPosition, ExpionRules};
use kernel::{Dice, Evaluate, Game, Notation, Position, Side, perft, perft_played, random_playout, read_rules, write_rules};
use std::hint::black_box;
use std::time::Instant;

const RUNS: usize = 5;

/// The time this process has spent on a processor, in seconds, where the system tells; else the time of day.
fn clock(start: Instant) -> f64 {
    let spent = std::fs::read_to_string("/proc/self/schedstat").ok();
    let spent = spent.as_deref().and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    spent.map_or_else(|| start.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}

/// The best rate of several runs of something that says how much it did.
fn best(mut run: impl FnMut() -> u64) -> (u64, f64) {
    let mut best = (0, 0.0);
    let start = Instant::now();
    for _ in 0..RUNS {
        let before = clock(start);
        let done = run();
        let rate = done as f64 / (clock(start) - before);
        if rate > best.1 {
            best = (done, rate);
        }
    }
    best
}

fn every_rules() -> Vec<ExpionRules> {
    (2..=4).flat_map(|players| [false, true].map(|free| ExpionRules::new(players, free))).collect()
}

fn main() {
    let wanted = std::env::args().skip(1).find(|word| !word.starts_with('-'));
    for bench in Expion::INFO.benches {
        if wanted.as_ref().is_some_and(|name| !bench.name.contains(name)) {
            continue;
        }
        let rules: ExpionRules = read_rules(bench.rules.split(',').filter(|o| !o.is_empty())).expect("a bench's rules");
        let start = match bench.position {
            "" => Expion::start(rules, 0),
            text => ExpionPosition::read(rules, text).expect("a bench's position"),
        };
        let depth = bench.depth - 1;
        let (count, played) = best(|| perft_played(&start, depth));
        let (_, counted) = best(|| perft(&start, bench.depth));
        println!(
            "{:26} depth {depth}: {count:>11} steps, played {:7.1} M/s, last ply counted {:7.1} M/s",
            bench.name,
            played / 1e6,
            counted / 1e6
        );
    }
    if wanted.is_some() {
        return;
    }
    for rules in every_rules() {
        let start = Expion::start(rules, 0);
        let mut games = 0;
        let (steps, rate) = best(|| {
            let mut dice = Dice::new(1);
            games = 2000;
            (0..games).map(|_| random_playout(&start, &mut dice, 100_000).1).sum()
        });
        let name = write_rules(&rules, ",");
        let length = steps as f64 / games as f64;
        println!("playouts {name:24} {:9.0} games/s, {length:5.0} steps each, {:6.1} M steps/s", rate / length, rate / 1e6);
    }
    let (position, _) = random_playout(&Expion::start(ExpionRules::default(), 0), &mut Dice::new(4), 60);
    let many = 1_000_000;
    let (_, values) = best(|| {
        for _ in 0..many {
            black_box(black_box(position).evaluate(Side(0)));
        }
        many
    });
    let (_, keys) = best(|| {
        for _ in 0..many {
            black_box(black_box(position).key());
        }
        many
    });
    println!("evaluations {:6.1} M/s, keys {:6.1} M/s", values / 1e6, keys / 1e6);
}
