//! Counting games: how many sequences of so many steps there are from the start, with the rules typed.
//!
//! `cargo run --release -p coffret-engine --example perft -- 8`

use dames::{Dames, DamesRules};
use kernel::{Game, Notation, divide, perft, read_rules};

/// International draughts from the start: published, and reproduced by many programs.
const PUBLISHED: [u64; 6] = [9, 81, 658, 4_265, 27_117, 167_140];

fn main() {
    let depth = std::env::args().nth(1).map_or(5, |word| word.parse().expect("a depth, such as 6"));
    let rules: DamesRules = read_rules(["majority=on"]).expect("an option of the game");
    let start = Dames::start(rules, 0);
    for (depth, published) in (1..=depth).zip(PUBLISHED.map(Some).into_iter().chain(std::iter::repeat(None))) {
        let count = perft(&start, depth);
        println!("{depth:2} {count:>15}");
        assert!(published.is_none_or(|published| published == count), "{count} is not what others count");
    }
    let parts = divide(&start, depth);
    for (step, count) in &parts {
        println!("{:>8} {count}", start.step_text(*step));
    }
    assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), perft(&start, depth), "the parts make the whole");
}
