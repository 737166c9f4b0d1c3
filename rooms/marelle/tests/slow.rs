//! The fast rules against the slow ones: the same steps, the same positions after them, the same ends and counts.

#[path = "slow/generator.rs"]
mod generator;

use generator::{Moment, Options, POINTS};
use kernel::record::{Record, Word};
use kernel::{Dice, Ending, Game, Notation, Position, Rules, perft};
use marelle::{Marelle, MarellePosition, MarelleRules};
use std::collections::BTreeMap;
use testkit::{Walk, every_rules, positions};

fn options(rules: MarelleRules) -> Options {
    Options { jump: rules.jumps(), keep: rules.keeps_mills(), two: rules.removes_two() }
}

/// The steps with the text of the position after each, in the order of texts.
fn fast_steps(position: &MarellePosition) -> Vec<(String, String)> {
    let mut steps: Vec<_> =
        position.steps().into_iter().map(|step| (position.step_text(step), position.child(step).text())).collect();
    steps.sort();
    steps
}

fn compare(position: &MarellePosition) {
    let rules = position.rules();
    let text = position.text();
    let slow = Moment::read(&text, options(rules));
    assert_eq!(slow.text(), text);
    assert!(slow.valid(), "{text}");
    let mut expected: Vec<_> = slow.steps().into_iter().map(|(word, next)| (word, next.text())).collect();
    expected.sort();
    assert_eq!(fast_steps(position), expected, "{text} under {rules:?}");
    assert_eq!(position.count_steps(), expected.len() as u64, "{text} under {rules:?}");
    for (index, step) in position.steps().into_iter().enumerate() {
        assert_eq!(position.nth_step(index as u64), Some(step), "{text} under {rules:?}: step {index}");
    }
    let ended = position.ended().map(|outcome| match outcome.ending() {
        Ending::Win(side) => (Marelle::side_id(rules, side), outcome.rule),
        Ending::Draw => ("draw", outcome.rule),
        Ending::Lost => ("none", outcome.rule),
    });
    assert_eq!(ended, slow.status(), "{text} under {rules:?}");
}

/// Pieces strewn over the board, crowded or nearly empty, in any phase; not always a position that can be.
fn strewn(rules: MarelleRules, dice: &mut Dice) -> Moment {
    let brown_hand = if dice.below(2) == 0 { 0 } else { dice.below(10) as u32 };
    let ivory_hand = (brown_hand + dice.below(2) as u32).min(9);
    let mut moment = Moment {
        board: BTreeMap::new(),
        side: if dice.below(2) == 0 { 'm' } else { 'i' },
        brown_hand,
        ivory_hand,
        counter: if ivory_hand == 0 { dice.below(101) as u32 } else { dice.below(9) as u32 / 8 },
        options: options(rules),
    };
    for (letter, hand) in [('m', brown_hand), ('i', ivory_hand)] {
        let mut left = dice.below(11 - hand as usize);
        // Whole lines are strewn as well as single points, so that mills abound.
        while left > 0 {
            let at = dice.below(POINTS.len());
            let run = if dice.below(2) == 0 { 1 } else { 3 };
            for point in POINTS.iter().skip(at - at % run).take(run.min(left)) {
                if !moment.board.contains_key(point) {
                    moment.board.insert(point, letter);
                    left -= 1;
                }
            }
        }
    }
    moment
}

#[test]
fn random_games_agree() {
    for (index, rules) in every_rules().into_iter().enumerate() {
        let walk = Walk { seed: 300 + index as u64, games: 12, steps: 150 };
        positions::<Marelle>(rules, walk, |position, _| compare(position));
    }
}

#[test]
fn strewn_positions_agree_and_absurd_ones_are_refused() {
    for (index, rules) in every_rules::<MarelleRules>().into_iter().enumerate() {
        let mut dice = Dice::new(400 + index as u64);
        let (mut valid, mut absurd) = (0, 0);
        for _ in 0..5000 {
            let moment = strewn(rules, &mut dice);
            match MarellePosition::read(rules, &moment.text()) {
                Ok(position) => {
                    compare(&position);
                    valid += 1;
                }
                Err(error) => {
                    assert!(!moment.valid(), "{}: {error}", moment.text());
                    absurd += 1;
                }
            }
        }
        assert!(valid > 1000 && absurd > 1000, "{valid} valid, {absurd} absurd");
    }
}

#[test]
fn double_mills_against_mills_agree() {
    // The fork on d7 stands ready while ivory, on the lower part of the board, has every kind of mill or none.
    let lower = ["a4", "b4", "c4", "c3", "d3", "b2", "d2", "f2", "a1", "d1", "g1"];
    for rules in every_rules::<MarelleRules>() {
        for set in 0..1_u32 << lower.len() {
            if !(1..=7).contains(&set.count_ones()) {
                continue;
            }
            let ivory = |point: &str| lower.iter().position(|&l| l == point).is_some_and(|bit| set >> bit & 1 == 1);
            let letter = |point: &&str| match *point {
                "a7" | "g7" | "d6" | "d5" => 'm',
                point if ivory(point) => 'i',
                _ => '.',
            };
            let board: String = POINTS.iter().map(letter).collect();
            compare(&MarellePosition::read(rules, &format!("{board} m 2/2 0")).expect("a valid position"));
        }
    }
}

#[test]
fn counts_agree() {
    for rules in every_rules::<MarelleRules>() {
        for text in [
            "........................ m 9/9 0",
            "m.m.m..m..i.......i.i..i m 5/5 0",
            "m.m.m..m..........iii..i m 4/4 0",
            "m.m.m..m..........iii... m 2/2 0",
            "mm..i.......m.....iii.m. i 0/1 0",
            ".i.imm.i.immmim.miim.mii m 0/0 0",
            "m...m........i...mi....i m 0/0 97",
            "m.m.m..m......i...iii... m 0/0 99",
        ] {
            let fast = MarellePosition::read(rules, text).unwrap_or_else(|error| panic!("{text}: {error}"));
            let slow = Moment::read(text, options(rules));
            let depth = if slow.steps().len() > 20 { 2 } else { 3 };
            assert_eq!(perft(&fast, depth), slow.perft(depth), "{text} under {rules:?}");
        }
    }
}

#[test]
fn recorded_games_agree() {
    for text in [
        include_str!("data/seven-taken.record"),
        include_str!("data/blocked.record"),
        include_str!("data/jump-off.record"),
        include_str!("data/double-two.record"),
        include_str!("data/no-removal.record"),
        include_str!("data/repetition.record"),
    ] {
        let record = Record::read(text).unwrap();
        let options_text = record.tag("Rules").unwrap_or("");
        let rules = kernel::read_rules(options_text.split(',').filter(|option| !option.is_empty())).unwrap();
        let mut moment = Moment::read("........................ m 9/9 0", options(rules));
        for word in &record.words {
            let Word::Turn(word) = word else { panic!("{word:?}") };
            assert_eq!(moment.status(), None);
            let found = moment.steps().into_iter().find(|(text, _)| text == word);
            moment = found.unwrap_or_else(|| panic!("{word} in {}", moment.text())).1;
        }
        // A repetition is not seen in the last position alone.
        assert_eq!(moment.status().map_or("draw", |(winner, _)| winner), record.result);
    }
}

/// Takes minutes: `cargo test -p coffret-marelle --release --test slow -- --ignored`.
#[test]
#[ignore = "counts every table of perft.rs again with the slow rules"]
fn the_tables_agree() {
    let tables = [include_str!("data/start.perft"), include_str!("data/options.perft")];
    for line in tables.iter().flat_map(|table| table.lines()).filter(|line| line.contains('|')) {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let rules = kernel::read_rules(parts[0].split(',').filter(|option| !option.is_empty())).unwrap();
        let text = if parts[1] == "start" { Marelle::start(rules, 0).text() } else { parts[1].to_string() };
        let moment = Moment::read(&text, options(rules));
        let counts: Vec<u64> = parts[2].split_whitespace().map(|count| count.parse().unwrap()).collect();
        assert_eq!(moment.counts_by_layers(counts.len()), counts, "{line}");
    }
}

#[test]
fn the_options_are_what_they_are_called() {
    let named = |text: &str| kernel::read_rules::<MarelleRules>(text.split(',').filter(|o| !o.is_empty())).unwrap();
    assert_eq!(named(""), named("jump=on,protected=yield,double=one"));
    let all_changed = named("jump=off,protected=keep,double=two");
    assert!(!all_changed.jumps() && all_changed.keeps_mills() && all_changed.removes_two());
    assert_eq!(every_rules::<MarelleRules>().len(), 8);
    assert_eq!(MarelleRules::CHOICES.len(), 3);
}
