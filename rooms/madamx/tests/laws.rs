//! The laws every game keeps, under every choice of options.

use kernel::{Dice, Game, Notation};
use madamx::{Duel, DuelRules, DuelSetup, MadamX, MadamXSolo, Solo, SoloRules, SoloSetup};
use testkit::{Walk, check_position, every_rules, laws, refusals, setups};

#[test]
fn the_duel_keeps_the_laws() {
    for (index, rules) in every_rules::<DuelRules>().into_iter().enumerate() {
        laws::<MadamX>(rules, Walk { seed: index as u64, games: 1, steps: 50 });
    }
}

#[test]
fn late_duels_keep_the_laws() {
    // Bi-Madams on both sides, men about to be crowned, several captures, few tiles.
    const LATE: &[&str] = &[
        "-+--+-L-/+-+-d-+-/-+-+-+-d/+-+-++--/-+D+-+-+/+-l-+-+-/-+-l-+-+/D-+-+-+- l move 0",
        "++++----/++++++++/+d+d+d++/++L+++++/-------l/-------l/-------d/-------D l move 42",
        "L-+-+-+-/-l-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-d-+-+-/-+-D-+-+ d move 99",
        "--------/--------/--------/--------/+d++D+++/+l+l+d+d/+d+++l++/++++l+++ d move 0",
    ];
    let mut dice = Dice::new(21);
    for rules in every_rules::<DuelRules>() {
        for text in LATE {
            let mut position = Duel::read(rules, text).expect("a late position");
            for _ in 0..8 {
                check_position::<MadamX>(&position, &mut dice);
                let steps = kernel::Position::steps(&position);
                let Some(&step) = dice.pick(&steps) else { break };
                kernel::Position::play_unchecked(&mut position, step);
            }
        }
    }
}

#[test]
fn the_solitaire_keeps_the_laws() {
    laws::<MadamXSolo>(SoloRules, Walk { seed: 3, games: 150, steps: 80 });
}

#[test]
fn won_solitaires_keep_the_laws() {
    let mut dice = Dice::new(22);
    for text in [
        "-l-l-d-d/l-d-l-d-/--------/--------/--------/--------/--------/-------- s move 36",
        "-l-l-d-d/l-d-l-d-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-------+/+------- s x=a1 27",
    ] {
        let position = Solo::read(SoloRules, text).unwrap_or_else(|e| panic!("{text}: {e}"));
        check_position::<MadamXSolo>(&position, &mut dice);
    }
}

#[test]
fn the_duel_explains_refusals() {
    let words = [
        "c3-d4",
        "c3-b4",
        "c3-c4",
        "c3xe5",
        "c3xe5xg5",
        "a1xd4",
        "!",
        "c3xe5xg7xe7",
        "c3>e4",
        "c3>c3",
        "c3>off",
        "stay",
        "a3-a2",
        "h8-a1",
        "d6-e5",
        "f6xd4",
        "b6xb4xd4xf2",
    ];
    for rules in every_rules::<DuelRules>() {
        refusals::<MadamX>(rules, Walk { seed: 5, games: 1, steps: 60 }, &words);
    }
}

#[test]
fn the_solitaire_explains_refusals() {
    let words = ["a1-b2", "a1-a2", "c1-d2", "a1^c3", "b2^b4", "c1>c1", "a1>h7", "stay", "h2-g3", "h2^f4"];
    refusals::<MadamXSolo>(SoloRules, Walk { seed: 6, games: 60, steps: 60 }, &words);
    assert_eq!(MadamXSolo::starts(SoloRules), 70);
}

#[test]
fn every_position_is_what_its_setup_becomes() {
    for (index, rules) in every_rules::<DuelRules>().into_iter().enumerate() {
        setups::<MadamX, DuelSetup>(rules, Walk { seed: index as u64, games: 2, steps: 60 });
    }
    setups::<MadamXSolo, SoloSetup>(SoloRules, Walk { seed: 3, games: 50, steps: 80 });
}
