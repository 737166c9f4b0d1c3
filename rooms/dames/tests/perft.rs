//! Counts: published ones, and others agreed between the two generators.

use dames::Dames;
use testkit::perft_table;

#[test]
fn counts_from_the_start() {
    perft_table::<Dames>(include_str!("data/start.perft"));
}

#[test]
fn counts_of_positions() {
    perft_table::<Dames>(include_str!("data/positions.perft"));
}

#[test]
#[ignore = "counts fourteen thousand million sequences: about a minute in a release build"]
fn published_counts_to_great_depths() {
    perft_table::<Dames>(include_str!("data/deep.perft"));
}
