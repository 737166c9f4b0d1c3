//! The fast rules against the slow ones: step words and the position after each step, on random and crowded positions.

#[path = "slow/generator.rs"]
mod generator;

use dames::{Dames, DamesPosition, DamesRules};
use generator::Slow;
use kernel::{Dice, Notation, Position, Rules, perft};
use testkit::{Walk, every_rules, positions};

fn compare(rules: DamesRules, position: &DamesPosition) {
    let text = position.text();
    let slow = Slow::read(rules.chosen(0) == 1, rules.chosen(1) == 1, &text);
    assert_eq!(slow.text(), text);
    let expected = slow.steps();
    let mut words: Vec<String> = position.steps().into_iter().map(|step| position.step_text(step)).collect();
    words.sort();
    assert_eq!(words, expected.keys().cloned().collect::<Vec<_>>(), "{text} under {rules:?}");
    for (word, after) in expected {
        let step = position.read_step(&word).unwrap_or_else(|error| panic!("{text}: {word}: {error:?}"));
        assert_eq!(position.child(step).text(), after.text(), "{text} after {word}");
    }
    assert_eq!(position.outcome().is_some(), slow.over(), "{text}");
}

/// A crowded position: many kings, men anywhere they may stand.
fn random_text(dice: &mut Dice) -> String {
    let mut lists = [Vec::new(), Vec::new()];
    let pieces = 2 + dice.below(24);
    let kings = dice.below(101);
    for square in 1..=50_u8 {
        if dice.below(50) >= pieces {
            continue;
        }
        let side = dice.below(2);
        let far = if side == 0 { square <= 5 } else { square >= 46 };
        let king = far || dice.below(100) < kings;
        if lists[side].len() < 20 {
            lists[side].push(format!("{}{square}", if king { "K" } else { "" }));
        }
    }
    let turn = ["W", "B"][dice.below(2)];
    let idle = if dice.below(3) == 0 { format!(":H{}", 1 + dice.below(50)) } else { String::new() };
    let challenge =
        if dice.below(4) == 0 { format!(":C{}{}", ["W", "B"][dice.below(2)], dice.below(21)) } else { String::new() };
    format!("{turn}:W{}:B{}{idle}{challenge}", lists[0].join(","), lists[1].join(","))
}

#[test]
fn crowded_positions_agree() {
    let mut dice = Dice::new(2026);
    let mut compared = 0;
    for rules in every_rules::<DamesRules>() {
        for _ in 0..1500 {
            if let Ok(position) = DamesPosition::read(rules, &random_text(&mut dice)) {
                compare(rules, &position);
                compared += 1;
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}

#[test]
fn random_games_agree() {
    for (index, rules) in every_rules::<DamesRules>().into_iter().enumerate() {
        positions::<Dames>(rules, Walk { seed: index as u64, games: 12, steps: 200 }, |position, _| {
            compare(rules, position);
        });
    }
}

/// Counted the slow way.
fn slow_perft(position: &Slow, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    position.steps().values().map(|after| slow_perft(after, depth - 1)).sum()
}

#[test]
fn small_counts_agree() {
    let mut dice = Dice::new(7);
    for rules in every_rules::<DamesRules>() {
        for _ in 0..20 {
            let Ok(position) = DamesPosition::read(rules, &random_text(&mut dice)) else { continue };
            let slow = Slow::read(rules.chosen(0) == 1, rules.chosen(1) == 1, &position.text());
            assert_eq!(perft(&position, 2), slow_perft(&slow, 2), "{}", position.text());
        }
    }
}

#[test]
fn the_tables_agree_with_the_slow_rules() {
    for line in include_str!("data/positions.perft").lines().filter(|line| !line.starts_with('#')) {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let slow = Slow::read(parts[0].contains("majority=on"), parts[0].contains("opponent"), parts[1]);
        for (depth, count) in parts[2].split(' ').take(3).enumerate() {
            assert_eq!(slow_perft(&slow, depth as u32 + 1).to_string(), count, "{line}");
        }
    }
}
