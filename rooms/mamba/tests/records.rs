//! Whole games, replayed step by step and checked up to their result.

use mamba::Mamba;
use testkit::finished;

#[test]
fn two_players() {
    finished::<Mamba>(include_str!("data/two.record"), |_| {});
    finished::<Mamba>(include_str!("data/two-square.record"), |_| {});
}

#[test]
fn three_and_four_players() {
    finished::<Mamba>(include_str!("data/three.record"), |_| {});
    finished::<Mamba>(include_str!("data/four.record"), |_| {});
}

#[test]
fn teams() {
    finished::<Mamba>(include_str!("data/teams.record"), |_| {});
}
