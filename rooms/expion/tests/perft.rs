//! Counts of step sequences (C-4).

use expion::Expion;
use testkit::perft_table;

#[test]
fn the_start_counts() {
    perft_table::<Expion>(include_str!("data/start.perft"));
}

#[test]
fn other_positions_count() {
    perft_table::<Expion>(include_str!("data/positions.perft"));
}
