//! The laws of all games under every option.

use dames::{Dames, DamesSetup};
use testkit::{Walk, every_rules, laws, prove_all, refusals, setups};

#[test]
fn the_laws_hold_under_every_option() {
    for (index, rules) in every_rules().into_iter().enumerate() {
        laws::<Dames>(rules, Walk { seed: 100 + index as u64, games: 8, steps: 250 });
    }
}

#[test]
fn every_refusal_has_a_reason() {
    for (index, rules) in every_rules().into_iter().enumerate() {
        let words = ["32-28", "32x23x28", "!32x23", "1-6", "46-5", "5x46"];
        refusals::<Dames>(rules, Walk { seed: index as u64, games: 6, steps: 200 }, &words);
    }
}

#[test]
fn the_whole_rulebook_is_proven() {
    prove_all::<Dames>();
}

#[test]
fn every_position_is_what_its_setup_becomes() {
    for (index, rules) in every_rules().into_iter().enumerate() {
        setups::<Dames, DamesSetup>(rules, Walk { seed: index as u64, games: 4, steps: 200 });
    }
}
