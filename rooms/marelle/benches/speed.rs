//! Speed of the rules: counting with the last ply counted or played, and random playouts. The best of several runs is
//! told, because whatever else the machine does only makes a run slower.

use kernel::{Dice, Game, Notation, perft, perft_played, random_playout, read_rules};
use marelle::{Marelle, MarellePosition};
use std::hint::black_box;
use std::time::Instant;

const RUNS: u32 = 5;
const PLAYOUTS: u64 = 50_000;
/// Playouts are drawn after this many turns.
const TURNS: u32 = 200;

/// Things a second, in millions, and how many there were.
fn fastest(mut run: impl FnMut() -> u64) -> (f64, u64) {
    let timed = (0..RUNS).map(|_| {
        let begun = Instant::now();
        let count = run();
        (count as f64 / begun.elapsed().as_secs_f64() / 1e6, count)
    });
    timed.fold((0.0, 0), |best, run| if run.0 > best.0 { run } else { best })
}

fn main() {
    for bench in Marelle::INFO.benches {
        let rules = read_rules(bench.rules.split(',').filter(|option| !option.is_empty())).expect("a bench's rules");
        let position = match bench.position {
            "" => Marelle::start(rules, 0),
            text => MarellePosition::read(rules, text).expect("a bench's position"),
        };
        let (counted, leaves) = fastest(|| perft(black_box(&position), bench.depth));
        let (played, _) = fastest(|| perft_played(black_box(&position), bench.depth - 1));
        println!("{}: {leaves} leaves, {counted:.0} M/s counted, {played:.0} M/s played", bench.name);
    }
    let start = Marelle::start(Default::default(), 0);
    let (playouts, _) = fastest(|| {
        let mut dice = Dice::new(1);
        for _ in 0..PLAYOUTS {
            black_box(random_playout(&start, &mut dice, TURNS));
        }
        PLAYOUTS
    });
    let (steps, _) = fastest(|| {
        let mut dice = Dice::new(1);
        (0..PLAYOUTS).map(|_| random_playout(black_box(&start), &mut dice, TURNS).1).sum()
    });
    println!("random playouts: {:.0} k/s, {steps:.1} M steps/s", playouts * 1e3);
}
