//! Speed of the rules: counting with the last ply counted or played, and random playouts.
use kernel::*;
use marelle::*;
use std::time::Instant;
fn best(name: &str, mut f: impl FnMut() -> u64) {
    let mut b = f64::MAX;
    let mut n = 0;
    for _ in 0..5 {
        let t = Instant::now();
        n = f();
        b = b.min(t.elapsed().as_secs_f64());
    }
    println!("{name}: {n} {:.1} M/s", n as f64 / b / 1e6);
}
fn main() {
    let start = MarellePosition::start(MarelleRules::default());
    for d in 1..=5 {
        println!("{d} {}", perft(&start, d));
    }
    best("perft 6", || perft(&start, 6));
    best("played 6", || perft_played(&start, 6));
    let mut games = 0;
    best("playout steps", || {
        let mut dice = Dice::new(1);
        let mut s = 0;
        for _ in 0..20000 {
            s += random_playout(&start, &mut dice, 200).1;
        }
        games = 20000;
        s
    });
    best("playouts", || {
        let mut dice = Dice::new(1);
        for _ in 0..20000 {
            std::hint::black_box(random_playout(&start, &mut dice, 200));
        }
        20000
    });
}
