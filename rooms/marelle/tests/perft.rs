//! Counts of sequences of steps (C-4), from tables.

use marelle::Marelle;
use testkit::perft_table;

#[test]
fn counts_from_the_start() {
    perft_table::<Marelle>(include_str!("data/start.perft"));
}

#[test]
fn counts_under_every_option() {
    perft_table::<Marelle>(include_str!("data/options.perft"));
}
