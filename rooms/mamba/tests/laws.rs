//! The laws of every game, on walks through every choice of rules.

use mamba::{Mamba, MambaSetup};
use testkit::{Walk, every_rules, laws, refusals, setups};

#[test]
fn mamba_keeps_the_laws() {
    for (index, rules) in every_rules().into_iter().enumerate() {
        laws::<Mamba>(rules, Walk { seed: index as u64, games: 2, steps: 60 });
    }
}

#[test]
fn c_7_mamba_explains_refusals() {
    let words = ["a1+a2", "c3+d4", "c3-d4", "e5-e5", "a1-c1", "k11-k10", "z9-z8", "-c3", "-a1", "d4+z99"];
    for rules in every_rules() {
        refusals::<Mamba>(rules, Walk { seed: 1, games: 2, steps: 60 }, &words);
    }
}

#[test]
fn every_position_is_what_its_setup_becomes() {
    for (index, rules) in every_rules().into_iter().enumerate() {
        setups::<Mamba, MambaSetup>(rules, Walk { seed: index as u64, games: 1, steps: 60 });
    }
}
