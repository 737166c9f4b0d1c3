//! The fast rules against slow ones that were written straight from the clauses and share no code with them.

#[path = "slow/duel.rs"]
mod duel;
#[path = "slow/solo.rs"]
mod solo;
#[path = "slow/texts.rs"]
mod texts;

use duel::{Options, Slow};
use kernel::{Dice, Ending, Game, Notation, Position, write_rules};
use madamx::{Duel, DuelRules, MadamX, MadamXSolo, Solo, SoloRules};
use std::collections::BTreeMap;
use testkit::{Walk, every_rules, finished, positions};

/// Compares everything two positions say: steps, the positions after them, who decides, how it ended.
fn compare(fast: &Duel, slow: &Slow) {
    let text = fast.text();
    assert_eq!(text, slow.text());
    let steps: BTreeMap<String, String> =
        fast.steps().into_iter().map(|step| (fast.step_text(step), fast.child(step).text())).collect();
    let expected: BTreeMap<String, String> = slow.steps().into_iter().map(|(word, next)| (word, next.text())).collect();
    assert_eq!(steps, expected, "steps of {text}");
    assert_eq!(fast.actor().to_string(), slow.actor().to_string(), "who decides in {text}");
    let winner = fast.outcome().map(|outcome| (outcome.ending(), outcome.rule));
    let loser = u8::from(slow.side == 'd');
    let lost = expected.is_empty().then_some((Ending::Win(kernel::Side(1 - loser)), "X-13"));
    assert_eq!(winner, lost, "the end of {text}");
}

/// Compares along games of random steps from a position.
fn walk_together(fast: Duel, slow: Slow, steps: usize, dice: &mut Dice) -> usize {
    let (mut fast, mut slow) = (fast, slow);
    for n in 0..steps {
        compare(&fast, &slow);
        let all = fast.steps();
        let Some(&step) = dice.pick(&all) else { return n + 1 };
        let word = fast.step_text(step);
        fast.play_unchecked(step);
        slow = slow.steps().remove(&word).expect("the same step");
    }
    steps
}

fn options(rules: DuelRules) -> Options {
    Options::read(&write_rules(&rules, ","))
}

#[test]
fn whole_games_agree() {
    let mut dice = Dice::new(11);
    for rules in every_rules::<DuelRules>() {
        let start = MadamX::start(rules, 0);
        let slow = Slow::read(options(rules), &start.text()).expect("the start");
        walk_together(start, slow, 60, &mut dice);
    }
}

#[test]
fn constructed_positions_agree() {
    let mut dice = Dice::new(12);
    let (mut seen, mut objections, mut reopened, mut offers, mut ended) = (0, 0, 0, 0, 0);
    for rules in every_rules::<DuelRules>() {
        let options = options(rules);
        let mut made = 0;
        while made < 10 {
            let text = texts::duel(options, &mut dice);
            // Some constructed texts break a rule on purpose; both readers must see it.
            let (fast, slow) = (Duel::read(rules, &text), Slow::read(options, &text));
            assert_eq!(fast.is_ok(), slow.is_some(), "{}: {text}: {fast:?}", write_rules(&rules, ","));
            let (Ok(fast), Some(slow)) = (fast, slow) else { continue };
            made += 1;
            seen += walk_together(fast, slow, 6, &mut dice);
            objections += u32::from(text.contains('!'));
            reopened += u32::from(text.contains("take"));
            offers += u32::from(text.contains(',') || text.contains('*'));
            ended += u32::from(fast.outcome().is_some());
        }
    }
    let counts = (seen, objections, reopened, offers, ended);
    assert!(seen > 8_000 && objections > 300 && reopened > 100 && offers > 200 && ended > 5, "{counts:?}");
}

#[test]
fn readers_agree_on_broken_texts() {
    let mut dice = Dice::new(13);
    let (mut accepted, mut refused) = (0, 0);
    for rules in every_rules::<DuelRules>() {
        let options = options(rules);
        for _ in 0..100 {
            let text = texts::mutated(&texts::duel(options, &mut dice), &mut dice);
            let (fast, slow) = (Duel::read(rules, &text), Slow::read(options, &text));
            assert_eq!(fast.is_ok(), slow.is_some(), "{}: {text}: {fast:?}", write_rules(&rules, ","));
            match fast {
                Ok(fast) => {
                    assert_eq!(fast.text(), text);
                    accepted += 1;
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(accepted > 1000 && refused > 1000, "{accepted} accepted, {refused} refused");
}

fn compare_solo(fast: &Solo, slow: &solo::Slow) {
    let text = fast.text();
    assert_eq!(text, slow.text());
    let steps: BTreeMap<String, String> =
        fast.steps().into_iter().map(|step| (fast.step_text(step), fast.child(step).text())).collect();
    let expected: BTreeMap<String, String> = slow.steps().into_iter().map(|(word, next)| (word, next.text())).collect();
    assert_eq!(steps, expected, "steps of {text}");
    let ending = fast.outcome().map(kernel::Outcome::ending);
    let slow_ending = match (slow.won(), expected.is_empty()) {
        (true, _) => Some(Ending::Win(kernel::Side(0))),
        (false, true) => Some(Ending::Lost),
        _ => None,
    };
    assert_eq!(ending, slow_ending, "the end of {text}");
}

#[test]
fn whole_solitaires_agree() {
    let mut seen = 0;
    positions::<MadamXSolo>(SoloRules, Walk { seed: 14, games: 300, steps: 80 }, |fast, _| {
        compare_solo(fast, &solo::Slow::read(&fast.text()).expect("a position of a game"));
        seen += 1;
    });
    assert!(seen > 3000, "{seen}");
}

#[test]
fn constructed_solitaires_agree() {
    let mut dice = Dice::new(15);
    let (mut accepted, mut refused, mut won) = (0, 0, 0);
    for _ in 0..30_000 {
        let text = texts::solo(&mut dice);
        let text = if dice.below(2) == 0 { texts::mutated(&text, &mut dice) } else { text };
        let (fast, slow) = (Solo::read(SoloRules, &text), solo::Slow::read(&text));
        assert_eq!(fast.is_ok(), slow.is_some(), "{text}: {fast:?}");
        let (Ok(fast), Some(slow)) = (fast, slow) else {
            refused += 1;
            continue;
        };
        accepted += 1;
        won += u32::from(slow.won());
        if accepted % 8 == 0 || slow.won() {
            compare_solo(&fast, &slow);
        }
    }
    assert!(accepted > 3000 && refused > 3000 && won > 20, "{accepted} {refused} {won}");
}

/// The tables' lines: options, position text, counts.
fn lines<'a, G: Game>(table: &'a str, start: impl Fn(&str, u32) -> G::Position + 'a) -> Vec<(&'a str, String, Vec<u64>)>
where
    G::Position: Notation,
{
    let rows = table.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    rows.map(|line| {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let text = match parts[1].strip_prefix("start") {
            Some(number) => start(parts[0], number.trim().parse().unwrap_or(0)).text(),
            None => parts[1].to_string(),
        };
        (parts[0], text, parts[2].split(' ').map(|count| count.parse().expect("a count")).collect())
    })
    .collect()
}

/// The largest count that the slow rules check.
const COUNTED: u64 = 30_000;

#[test]
fn counts_of_the_duel_agree() {
    fn count(slow: &Slow, depth: usize) -> u64 {
        let steps = slow.steps();
        if depth == 1 { steps.len() as u64 } else { steps.values().map(|next| count(next, depth - 1)).sum() }
    }
    let start = |rules: &str, _| MadamX::start(kernel::read_rules(rules.split(',').filter(|o| !o.is_empty())).unwrap(), 0);
    let mut checked = 0;
    for (rules, text, counts) in lines::<MadamX>(include_str!("data/duel.perft"), start) {
        let slow = Slow::read(Options::read(rules), &text).expect("a position of the table");
        for (index, &expected) in counts.iter().enumerate().take_while(|(_, count)| **count <= COUNTED) {
            assert_eq!(count(&slow, index + 1), expected, "{rules} {text} depth {}", index + 1);
            checked += 1;
        }
    }
    assert!(checked > 250, "{checked}");
}

#[test]
fn counts_of_the_solitaire_agree() {
    fn count(slow: &solo::Slow, depth: usize) -> u64 {
        let steps = slow.steps();
        if depth == 1 { steps.len() as u64 } else { steps.values().map(|next| count(next, depth - 1)).sum() }
    }
    let mut checked = 0;
    for (_, text, counts) in
        lines::<MadamXSolo>(include_str!("data/solo.perft"), |_, index| MadamXSolo::start(SoloRules, index))
    {
        let slow = solo::Slow::read(&text).expect("a position of the table");
        for (index, &expected) in counts.iter().enumerate().take_while(|(_, count)| **count <= COUNTED) {
            assert_eq!(count(&slow, index + 1), expected, "{text} depth {}", index + 1);
            checked += 1;
        }
    }
    assert!(checked > 25, "{checked}");
}

/// The games on paper, each position of them.
#[test]
fn recorded_games_agree() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let (mut duels, mut solitaires) = (0, 0);
    for file in std::fs::read_dir(folder).expect("the folder of records") {
        let path = file.expect("a file").path();
        if path.extension().is_none_or(|ending| ending != "record") {
            continue;
        }
        let text = std::fs::read_to_string(path).expect("a record");
        if text.starts_with("[Game \"madamx\"]") {
            let slow = |fast: &Duel| Slow::read(options(fast.rules()), &fast.text()).expect("a position of a game");
            finished::<MadamX>(&text, |fast| compare(fast, &slow(fast)));
            duels += 1;
        } else {
            finished::<MadamXSolo>(&text, |fast| compare_solo(fast, &solo::Slow::read(&fast.text()).expect("a position")));
            solitaires += 1;
        }
    }
    assert_eq!((duels, solitaires), (8, 3));
}
