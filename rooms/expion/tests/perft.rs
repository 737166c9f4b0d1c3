//! Counts of step sequences (C-4).

use expion::Expion;
use testkit::perft_table;

#[test]
fn the_start_counts() {
    perft_table::<Expion>(include_str!("data/start.perft"));
}

/// Other readings of the booklet: where the EX*PION is pushed, and where the special spaces are.
#[test]
fn other_readings_count() {
    perft_table::<Expion>(include_str!("data/readings.perft"));
}

#[test]
fn other_positions_count() {
    perft_table::<Expion>(include_str!("data/positions.perft"));
}
