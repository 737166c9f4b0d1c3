//! Speed of a room's rules, printed as a table; `coffret bench` prints much the same for all rooms, with their search.
//!
//! The best of several runs counts, by processor time where the system tells it: whatever else a machine does makes a run only slower.

use kernel::{Bench, Dice, Evaluate, Game, Notation, Position, Side, perft, perft_played, random_playout, read_rules};
use std::hint::black_box;
use std::time::{Duration, Instant};

const RUNS: u32 = 5;
/// How long a run takes at least.
const SHORTEST: Duration = Duration::from_millis(200);
/// How many random games are played, and after how many turns each is given up.
const GAMES: u32 = 2000;
const TURNS: u32 = 200;
/// How often a position is judged, and how often its key is made.
const TIMES: u64 = 1_000_000;

/// Measures every bench of a game: counts with the last ply counted and played, random playouts, evaluations and keys. A word on the command
/// line chooses the benches that have it in their names.
pub fn speed<G: Game>() {
    let wanted = std::env::args().skip(1).find(|word| !word.starts_with('-')).unwrap_or_default();
    for bench in G::INFO.benches.iter().filter(|bench| bench.name.to_string().contains(&wanted)) {
        measure::<G>(bench);
    }
}

fn measure<G: Game>(bench: &Bench) {
    let rules: G::Rules = read_rules(kernel::split_rules(bench.rules)).expect("a bench's rules");
    let position = match bench.position {
        "" => G::start(rules, 0),
        text => G::Position::read(rules, text).expect("a bench's position"),
    };
    let counted = best(|| perft(black_box(&position), bench.depth));
    let played = best(|| perft_played(black_box(&position), bench.depth));
    let mut steps = 0;
    let games = best(|| {
        let mut dice = Dice::new(1);
        steps = (0..GAMES).map(|_| random_playout(black_box(&position), &mut dice, TURNS).1).sum();
        GAMES.into()
    });
    let values = best(|| {
        (0..TIMES).for_each(|_| _ = black_box(black_box(position).evaluate(Side(0))));
        TIMES
    });
    let keys = best(|| {
        (0..TIMES).for_each(|_| _ = black_box(black_box(position).key()));
        TIMES
    });
    println!("{} {}, depth {}", G::INFO.id, bench.name, bench.depth);
    println!("    leaves       {counted:10.1} M/s counted   {played:10.1} M/s played");
    println!(
        "    playouts     {:10.1} k/s           {:10.1} M steps/s",
        games * 1e3,
        games * steps as f64 / f64::from(GAMES)
    );
    println!("    evaluations  {values:10.1} M/s           {keys:10.1} M/s keys");
}

/// Millions a second, in the best of several runs of something that says how much it did. A run goes on until it is long enough to be
/// measured: the system counts processor time by its own ticks.
fn best(mut run: impl FnMut() -> u64) -> f64 {
    let mut rate = |_| {
        let (begun, spent) = (Instant::now(), processor_time());
        let mut done = 0;
        loop {
            done += run();
            let taken = spent.zip(processor_time()).map_or_else(|| begun.elapsed(), |(before, after)| after - before);
            if taken >= SHORTEST {
                return done as f64 / taken.as_secs_f64() / 1e6;
            }
        }
    };
    (0..RUNS).map(&mut rate).fold(0.0, f64::max)
}

/// The time this thread has had of a processor, where the system tells it.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    text.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
