//! The laws of all games on marelle, under every choice of options.

use kernel::Game;
use marelle::{Marelle, MarelleSetup};
use testkit::{Walk, every_rules, laws, prove_all, refusals, setups};

#[test]
fn marelle_keeps_the_laws() {
    for (index, rules) in every_rules().into_iter().enumerate() {
        laws::<Marelle>(rules, Walk { seed: 100 + index as u64, games: 12, steps: 160 });
    }
}

#[test]
fn marelle_explains_refusals() {
    let words = ["d6", "a7xg1", "d6-d5", "a1-g7", "d7xb4xb2", "f4-f4", "d6-d7xa1", "a4xb4xb4", "c3-d3xa1xg1"];
    for (index, rules) in every_rules().into_iter().enumerate() {
        refusals::<Marelle>(rules, Walk { seed: 200 + index as u64, games: 20, steps: 120 }, &words);
    }
}

#[test]
fn the_rulebook_is_proven() {
    prove_all::<Marelle>();
    let numbers: Vec<_> = Marelle::rulebook().iter().map(|clause| clause.number).collect();
    let expected = ["M-1", "M-2", "M-3", "M-4", "M-5", "M-6", "M-7", "M-8", "M-9", "M-10", "M-11", "C-2", "C-3"];
    assert_eq!(numbers, expected);
}

#[test]
fn every_position_is_what_its_setup_becomes() {
    for (index, rules) in every_rules().into_iter().enumerate() {
        setups::<Marelle, MarelleSetup>(rules, Walk { seed: index as u64, games: 6, steps: 120 });
    }
}
