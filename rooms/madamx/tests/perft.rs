//! Counts of step sequences (C-4). What each count rests on is said in the tables.

use madamx::{MadamX, MadamXSolo};
use testkit::perft_table;

#[test]
fn the_duel_counts() {
    perft_table::<MadamX>(include_str!("data/duel.perft"));
}

#[test]
fn the_solitaire_counts() {
    perft_table::<MadamXSolo>(include_str!("data/solo.perft"));
}
