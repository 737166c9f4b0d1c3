//! Counts of steps against tables of known figures.

use mamba::Mamba;
use testkit::perft_table;

#[test]
fn c_4_counts_from_the_start() {
    perft_table::<Mamba>(include_str!("data/start.perft"));
}

#[test]
fn c_4_counts_from_the_middle() {
    perft_table::<Mamba>(include_str!("data/middle.perft"));
}
