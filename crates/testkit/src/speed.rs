//! Speed of a room's rules, printed as a table; `coffret bench` prints the same for all rooms.

use kernel::{Dice, Game, Notation, perft, perft_played, random_playout, read_rules};
use std::time::Instant;

/// Runs every count of the game's benches, the best of three runs each, and random playouts from the start.
pub fn speed<G: Game>() {
    for bench in G::INFO.benches {
        let rules: G::Rules = read_rules(kernel::split_rules(bench.rules)).expect("a bench's rules");
        let position = match bench.position {
            "" => G::start(rules, 0),
            text => G::Position::read(rules, text).expect("a bench's position"),
        };
        let counted = best(|| perft(&position, bench.depth));
        let played = best(|| perft_played(&position, bench.depth));
        println!("{:40} counted {counted:9.1} M/s   played {played:9.1} M/s", format!("{} {}", G::INFO.id, bench.name));
        let mut dice = Dice::new(1);
        let mut steps = 0;
        let games = 2000;
        let seconds = seconds(|| (0..games).for_each(|_| steps += random_playout(&position, &mut dice, 200).1));
        println!(
            "{:40} playouts {:8.1} k/s   steps {:9.1} M/s",
            "",
            games as f64 / seconds / 1e3,
            steps as f64 / seconds / 1e6
        );
    }
}

fn seconds(mut work: impl FnMut()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64()
}

fn best(mut count: impl FnMut() -> u64) -> f64 {
    let rates = (0..3).map(|_| {
        let mut n = 0;
        let time = seconds(|| n = count());
        n as f64 / time / 1e6
    });
    rates.fold(0.0, f64::max)
}
