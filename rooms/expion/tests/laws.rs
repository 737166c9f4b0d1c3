//! The laws of every game, on random games under every choice of rules.

use expion::board::Plan;
use expion::{Expion, ExpionPosition, ExpionRules, ExpionSetup};
use kernel::{Dice, Ending, Game, Notation, Position, Symmetric, random_playout};
use testkit::{Walk, check_position, every_rules, laws, refusals, setups};

#[test]
fn the_laws_hold() {
    for (index, rules) in every_rules().into_iter().enumerate() {
        laws::<Expion>(rules, Walk { seed: index as u64, games: 3, steps: 120 });
    }
}

#[test]
fn every_position_is_what_its_setup_becomes() {
    for (index, rules) in every_rules().into_iter().enumerate() {
        setups::<Expion, ExpionSetup>(rules, Walk { seed: index as u64, games: 2, steps: 120 });
    }
}

/// Late positions, where colours are gone and passes are likely, are rare in random games from the start.
#[test]
fn the_laws_hold_late() {
    const BOARDS: [&str; 5] = [
        "#.......#/........./..n....../........./....x..../..e....../........./........./#.......# n r 0 0",
        "#..n....#/...e...../...x...../........./........./........./........./........./#.......# e r 7 0",
        "#.......#/.n......./nw......./........./....x..../........./........./.......s./#.......# s r 199 3",
        "#n......#/.w....../........../....x..../..s...e../..w.n..../...e...../..s....../#...s...# w r 3 0",
        "#nn.....#/.ww....../........./....x..../........./........./........./........./#.......# n r 0 0",
    ];
    let mut dice = Dice::new(5);
    let mut checked = 0;
    for rules in every_rules::<ExpionRules>() {
        for board in BOARDS {
            let Ok(mut position) = ExpionPosition::read(rules, board) else { continue };
            for _ in 0..60 {
                check_position::<Expion>(&position, &mut dice);
                checked += 1;
                let steps = position.steps();
                let Some(&step) = dice.pick(&steps) else { break };
                position.play_unchecked(step);
            }
        }
    }
    assert!(checked > 500, "{checked}");
}

#[test]
fn refusals_are_explained() {
    let words = [
        "pass",
        "a1-b1",
        "e5-e6",
        "b9-b5",
        "b9-c8",
        "c5-c5",
        "b2-b1",
        "d4-d5*",
        "a5-b5",
        "e9-e6",
        "e1-e2*",
        "e6-e5>d5",
        "d5-e5>e4*",
        "e6-e5>e4",
    ];
    for rules in every_rules() {
        refusals::<Expion>(rules, Walk { seed: 3, games: 3, steps: 80 }, &words);
    }
}

#[test]
fn mirrors_count_only_where_the_order_of_turns_allows_them() {
    let count = |players, free| ExpionPosition::symmetries(ExpionRules::new(players, free));
    assert_eq!([count(2, false), count(3, false), count(4, false)], [4, 2, 4]);
    assert_eq!([count(2, true), count(3, true), count(4, true)], [8, 4, 4]);
    // Neither where the EX*PION goes nor where the special spaces are tells left from right.
    let other = ExpionRules::new(2, true).pushing_any().on_plan(Plan::CentreEdges);
    assert_eq!(ExpionPosition::symmetries(other), 8);
}

/// E-18: whatever is played, the draw rules end a game.
#[test]
fn random_games_end() {
    const GAMES: u64 = 100_000;
    const LONGEST: u32 = 20_000;
    let mut ends = [0_u64; 4];
    for (index, rules) in every_rules::<ExpionRules>().into_iter().enumerate() {
        for seed in 0..GAMES / 24 + 1 {
            let mut dice = Dice::new(seed * 24 + index as u64);
            let mut position = Expion::start(rules, 0);
            let mut steps = 0;
            let outcome = loop {
                if let Some(outcome) = position.ended() {
                    break outcome;
                }
                let n = position.count_steps();
                position.play_unchecked(position.nth_step(dice.below(n as usize) as u64).expect("a step"));
                steps += 1;
                assert!(steps < LONGEST, "no end: {}", position.text());
            };
            ends[match (outcome.ending(), outcome.rule) {
                (Ending::Win(_), "E-17") => 0,
                (Ending::Win(_), "E-16") => 1,
                (Ending::Draw, "E-18") => 2,
                _ => 3,
            }] += 1;
        }
    }
    assert!(ends[0] > 0 && ends[1] > 0 && ends[3] == 0, "{ends:?}");
    assert!(ends.iter().sum::<u64>() >= GAMES);
}

#[test]
fn playouts_repeat_from_their_seed() {
    for rules in every_rules::<ExpionRules>() {
        let start = Expion::start(rules, 0);
        let play = |seed| random_playout(&start, &mut Dice::new(seed), 5000);
        assert_eq!(play(1), play(1));
        assert_ne!(play(1).0, play(2).0);
    }
}
