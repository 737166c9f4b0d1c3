//! The room against a slow second Mamba: steps, positions after each, who decides, outcomes and events, on thousands of
//! random positions, most of them packed so densely that settlings run long.

#[path = "slow/boards.rs"]
mod boards;
#[path = "slow/fairness.rs"]
mod fairness;
#[path = "slow/generator.rs"]
mod generator;
#[path = "slow/texts.rs"]
mod texts;

use generator::{Options, Slow};
use kernel::{Dice, Explain, Game, Notation, Position, Rules, read_rules};
use mamba::{Mamba, MambaPosition, MambaRules, MambaStep};
use std::collections::BTreeMap;

const ALL: [Options; 8] = [
    Options { players: "2", square_births: false },
    Options { players: "2", square_births: true },
    Options { players: "3", square_births: false },
    Options { players: "3", square_births: true },
    Options { players: "4", square_births: false },
    Options { players: "4", square_births: true },
    Options { players: "teams", square_births: false },
    Options { players: "teams", square_births: true },
];

fn rules(options: Options) -> MambaRules {
    let players = format!("players={}", options.players);
    let birth = if options.square_births { "birth=square" } else { "birth=cross" };
    read_rules([players.as_str(), birth]).unwrap()
}

/// How many times as many positions as in a quick run: a number in `MAMBA_DEEP`.
fn deep() -> usize {
    std::env::var("MAMBA_DEEP").ok().and_then(|n| n.parse().ok()).unwrap_or(1)
}

/// The events of a step in the words of the reference.
fn events(position: &MambaPosition, step: MambaStep) -> Vec<String> {
    let layout = <MambaPosition as kernel::Show>::layout(position.rules());
    let names = |sites: &[kernel::Site]| {
        sites.iter().map(|site| layout.sites[site.0 as usize].text.clone()).collect::<Vec<_>>().join(",")
    };
    let story = position.story(step);
    let tell = |event: &kernel::Event| {
        let cause: Vec<String> = event
            .cause
            .iter()
            .map(|group| format!("{}{}[{}]", group.camp, group.sites.len(), names(&group.sites)))
            .collect();
        format!("{} {} {} {}", event.kind, names(&event.sites), event.camps.join(","), cause.join("|"))
    };
    story.caused.iter().map(tell).collect()
}

/// Compares everything that can be asked of one position, and plays every step of it in both.
fn compare(fast: &MambaPosition, slow: &Slow, seen: &mut BTreeMap<String, u64>) {
    let text = slow.text();
    assert_eq!(fast.text(), text);
    let outcome = fast.outcome().map(|outcome| {
        let sides = outcome.winners.iter().map(|side| Mamba::side_id(fast.rules(), side).to_string()).collect::<Vec<_>>();
        (sides, outcome.rule)
    });
    assert_eq!(outcome, slow.outcome(), "{text}");
    if let Some((winners, rule)) = outcome {
        *seen.entry(format!("{rule} with {} winners", winners.len())).or_default() += 1;
    }
    assert_eq!(fast.actor().index(), slow.decides() as usize - 'a' as usize, "{text}");
    let mut steps: Vec<(String, MambaStep)> = fast.steps().into_iter().map(|step| (fast.step_text(step), step)).collect();
    steps.sort_by(|one, two| one.0.cmp(&two.0));
    let words: Vec<&str> = steps.iter().map(|(word, _)| word.as_str()).collect();
    assert_eq!(words, slow.steps(), "{text}");
    for (word, step) in steps {
        let (after, told) = slow.play(&word);
        let child = fast.child(step);
        assert_eq!(child.text(), after.text(), "{text}: {word}");
        assert_eq!(events(fast, step), told, "{text}: {word}");
        for event in told {
            let words: Vec<&str> = event.split(' ').collect();
            let third = words[0] == "block" && words[3].as_bytes()[0] != words[2].as_bytes()[2];
            let kind = if third { "block by a third camp" } else { words[0] };
            *seen.entry(kind.to_string()).or_default() += 1;
        }
        if let Some(trim) = after.trim {
            let whose = if after.board[&trim.ends.0] == after.turn { "own" } else { "another's" };
            *seen.entry(format!("trim of {whose} alignment")).or_default() += 1;
        }
    }
}

/// Walks from a position by random steps, preferring those that cause something.
fn walk(options: Options, text: &str, steps: usize, dice: &mut Dice, seen: &mut BTreeMap<String, u64>) {
    let mut slow = Slow::read(options, text).unwrap_or_else(|| panic!("{text}"));
    let mut fast = MambaPosition::read(rules(options), text).unwrap_or_else(|e| panic!("{text}: {e}"));
    for _ in 0..steps {
        compare(&fast, &slow, seen);
        let words = slow.steps();
        let Some(mut word) = dice.pick(&words) else { break };
        for _ in 0..6 {
            if !slow.play(word).1.is_empty() {
                break;
            }
            word = dice.pick(&words).unwrap();
        }
        fast.play_unchecked(fast.read_step(word).unwrap());
        slow = slow.play(word).0;
    }
}

#[test]
fn the_start_is_the_same() {
    for options in ALL {
        let mut seen = BTreeMap::new();
        for value in 0..options.camps().len() {
            // The first value leaves it to dice.
            let rules = rules(options).choose(2, value + 1);
            let text = Mamba::start(rules, 0).text();
            let slow = Slow::read(options, &text).unwrap();
            assert_eq!(slow.turn, options.camps()[value]);
            compare(&Mamba::start(rules, 0), &slow, &mut seen);
        }
    }
}

#[test]
fn dense_positions_settle_the_same() {
    let mut seen = BTreeMap::new();
    for (index, options) in ALL.into_iter().enumerate() {
        let mut dice = Dice::new(index as u64);
        for _ in 0..60 * deep() {
            let text = boards::dense(options, &mut dice);
            walk(options, &text, 3, &mut dice, &mut seen);
        }
        for _ in 0..40 * deep() {
            let text = boards::late(options, &mut dice);
            walk(options, &text, 4, &mut dice, &mut seen);
        }
    }
    // Nothing that the rules tell apart was missed by the dice.
    let kinds = [
        ("asphyxia", 1000),
        ("overpopulation", 100),
        ("transformation", 5000),
        ("block", 500),
        ("block by a third camp", 50),
        ("elimination", 500),
        ("trim of own alignment", 500),
        ("trim of another's alignment", 500),
        ("B-16 with 1 winners", 20),
    ];
    for (kind, least) in kinds {
        assert!(seen.get(kind).is_some_and(|&n| n >= least), "{kind} is too rare: {seen:?}");
    }
}

#[test]
fn all_fall_together_the_same() {
    let mut seen = BTreeMap::new();
    for options in ALL {
        for text in boards::falling(options) {
            walk(options, &text, 1, &mut Dice::new(0), &mut seen);
            // One step further, where the game has ended.
            let slow = Slow::read(options, &text).unwrap();
            for word in slow.steps() {
                let (after, _) = slow.play(&word);
                let fast = MambaPosition::read(rules(options), &after.text()).unwrap();
                compare(&fast, &after, &mut seen);
            }
        }
    }
    for kind in ["B-17 with 1 winners", "B-17 with 2 winners", "B-17 with 3 winners"] {
        assert!(seen.contains_key(kind), "{kind}: {seen:?}");
    }
}

#[test]
fn games_from_the_start_are_the_same() {
    let mut seen = BTreeMap::new();
    for (index, options) in ALL.into_iter().enumerate() {
        let mut dice = Dice::new(100 + index as u64);
        let text = Mamba::start(rules(options), 0).text();
        walk(options, &text, 60, &mut dice, &mut seen);
    }
}

/// The number of sequences of steps, by playing all of them.
fn slow_perft(slow: &Slow, depth: usize) -> usize {
    let steps = slow.steps();
    if depth == 1 { steps.len() } else { steps.iter().map(|word| slow_perft(&slow.play(word).0, depth - 1)).sum() }
}

#[test]
fn c_4_tables_are_recounted() {
    let tables = [include_str!("data/start.perft"), include_str!("data/middle.perft")].join("\n");
    let mut recounted = 0;
    for line in tables.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let chosen: MambaRules = read_rules(parts[0].split(',').filter(|o| !o.is_empty())).unwrap();
        let players = ["2", "3", "4", "teams"][chosen.chosen(0)];
        let options = Options { players, square_births: chosen.chosen(1) == 1 };
        let text = if parts[1] == "start" { Mamba::start(chosen, 0).text() } else { parts[1].to_string() };
        let slow = Slow::read(options, &text).unwrap_or_else(|| panic!("{line}"));
        let counts: Vec<usize> = parts[2].split(' ').map(|count| count.parse().unwrap()).collect();
        for (index, &count) in counts.iter().enumerate() {
            // Counting a ply costs playing the one before.
            if index == 0 || counts[index - 1] <= 130 * deep() {
                assert_eq!(slow_perft(&slow, index + 1), count, "depth {} of {line}", index + 1);
                recounted += 1;
            }
        }
    }
    assert!(recounted > 80, "only {recounted} counts were recounted");
}
