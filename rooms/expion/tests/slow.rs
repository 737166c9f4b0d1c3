//! The fast rules against a second generator that is slow and obviously right: steps, positions after them, ends, captures
//! and pushes, on random games and on boards nobody would set up.

#[path = "slow/generator.rs"]
mod generator;

use expion::board::Plan;
use expion::{Expion, ExpionPosition, ExpionRules};
use generator::{Choice, Slow, name};
use kernel::{Dice, Ending, Explain, Game, Notation, Position, Show};
use testkit::{Walk, every_rules, positions};

fn choice_of(rules: ExpionRules) -> Choice {
    Choice {
        players: rules.players().into(),
        free: rules.is_free(),
        push_any: rules.pushes_any(),
        centre_edges: rules.plan() == Plan::CentreEdges,
    }
}

fn slow_of(position: &ExpionPosition) -> Slow {
    let (rules, text) = (position.rules(), position.text());
    let slow = Slow::read(choice_of(rules), &text);
    slow.unwrap_or_else(|| panic!("{text} is not valid to the slow reader"))
}

/// Compares everything the two say about a position.
fn compare(position: &ExpionPosition) {
    let text = position.text();
    let slow = slow_of(position);
    assert_eq!(slow.text(), text);
    let ended = position.outcome().map(|outcome| match outcome.ending() {
        Ending::Win(side) => (Expion::side_id(position.rules(), side).to_string(), outcome.rule),
        _ => ("draw".to_string(), outcome.rule),
    });
    assert_eq!(ended, slow.outcome(), "{text}");
    let mut fast: Vec<_> = position.steps().into_iter().map(|step| (position.step_text(step), step)).collect();
    fast.sort_by(|a, b| a.0.cmp(&b.0));
    let expected = slow.steps();
    let texts = |fast: &[(String, _)]| fast.iter().map(|(text, _)| text.clone()).collect::<Vec<_>>();
    assert_eq!(texts(&fast), expected.iter().map(|step| step.text.clone()).collect::<Vec<_>>(), "{text}");
    let layout = ExpionPosition::layout(position.rules());
    let site_name = |site: &kernel::Site| layout.sites[site.0 as usize].text.clone();
    for ((word, step), other) in fast.into_iter().zip(expected) {
        assert_eq!(position.child(step).text(), other.after.text(), "{text}: after {word}");
        let story = position.story(step);
        let events = |kind: &str| {
            let some = story.caused.iter().filter(|event| event.kind == kind);
            let mut squares: Vec<String> = some.map(|event| site_name(event.sites.last().unwrap())).collect();
            squares.sort();
            squares
        };
        let mut captured: Vec<String> = other.captured.into_iter().map(name).collect();
        captured.sort();
        assert_eq!(events("capture"), captured, "{text}: {word}");
        assert_eq!(events("push"), other.pushed.into_iter().map(name).collect::<Vec<_>>(), "{text}: {word}");
    }
}

#[test]
fn random_games_agree() {
    for (index, rules) in every_rules::<ExpionRules>().into_iter().enumerate() {
        let walk = Walk { seed: 100 + index as u64, games: 3, steps: 400 };
        positions::<Expion>(rules, walk, |position, _| compare(position));
    }
}

/// A board strewn at random: each colour with some marbles in the field and some in camp.
fn strewn(dice: &mut Dice, rules: ExpionRules) -> Option<ExpionPosition> {
    let mut cells = [['.'; 9]; 9];
    for (x, y) in [(0, 0), (0, 8), (8, 0), (8, 8)] {
        cells[y][x] = '#';
    }
    let ball = (1 + dice.below(7), 1 + dice.below(7));
    // Now and then the EX*PION is taken near an edge, where camps matter.
    let ball = if dice.below(3) == 0 { (ball.0, [1, 7][dice.below(2)]) } else { ball };
    let ball = if dice.below(30) == 0 { (ball.0, [0, 8][dice.below(2)]) } else { ball };
    let ball = if dice.below(2) == 0 { (ball.1, ball.0) } else { ball };
    cells[ball.1][ball.0] = 'x';
    let full = dice.below(3) == 0;
    let most = if dice.below(4) == 0 { 2 } else { 7 };
    let mut total = 0;
    for letter in ['n', 'e', 's', 'w'] {
        let count = if full { 7 } else { dice.below(most + 1) };
        let in_camp = dice.below(count + 1);
        let mut placed = 0;
        for _ in 0..400 {
            if placed == count {
                break;
            }
            let lane = 1 + dice.below(7);
            let (x, y) = match letter {
                _ if placed >= in_camp => (1 + dice.below(7), 1 + dice.below(7)),
                'n' => (lane, 8),
                'e' => (8, lane),
                's' => (lane, 0),
                _ => (0, lane),
            };
            if cells[y][x] == '.' {
                cells[y][x] = letter;
                placed += 1;
            }
        }
        total += placed;
    }
    let ranks: Vec<String> = (0..9).rev().map(|y| cells[y].iter().collect()).collect();
    let turn = ['n', 'e', 's', 'w'][dice.below(4)];
    let letter = if total == 28 { '-' } else { 'r' };
    let steps = [0, 3, 199, 200][dice.below(4)];
    let passes = dice.below(5).min(steps) * usize::from(dice.below(4) == 0);
    let text = format!("{} {turn} {letter} {steps} {passes}", ranks.join("/"));
    let fast = ExpionPosition::read(rules, &text);
    let slow = Slow::read(choice_of(rules), &text);
    assert_eq!(fast.is_ok(), slow.is_some(), "{text}: {fast:?}");
    fast.ok()
}

#[test]
fn strewn_boards_agree() {
    let mut dice = Dice::new(0x5eed);
    for rules in every_rules::<ExpionRules>() {
        let mut read = 0;
        let mut playable = 0;
        while playable < 500 {
            if let Some(position) = strewn(&mut dice, rules) {
                compare(&position);
                read += 1;
                playable += usize::from(position.has_steps());
            }
            assert!(read < 50_000, "too few playable boards");
        }
    }
}

/// Random games from strewn boards: late play, passes, skipped colours, lost sides.
#[test]
fn games_from_strewn_boards_agree() {
    let mut dice = Dice::new(0xface);
    let mut kinds = [0; 5];
    for rules in every_rules::<ExpionRules>() {
        for _ in 0..30 {
            let Some(mut position) = strewn(&mut dice, rules) else { continue };
            for _ in 0..40 {
                compare(&position);
                let steps = position.steps();
                let Some(&step) = dice.pick(&steps) else { break };
                kinds[usize::from(step.is_pass())] += 1;
                kinds[2] += usize::from(step.is_starred());
                kinds[3] += usize::from(step.is_push());
                kinds[4] += usize::from(step.is_bent());
                position.play_unchecked(step);
            }
        }
    }
    assert!(kinds.iter().all(|&n| n > 20), "steps, passes, chameleons, pushes and pushes aside: {kinds:?}");
}

#[test]
fn readers_agree_on_damaged_texts() {
    const LETTERS: &[u8] = b".#xnesw/ -r0123459";
    let mut dice = Dice::new(0xdead);
    let mut accepted = 0;
    for rules in every_rules::<ExpionRules>() {
        for _ in 0..1500 {
            let Some(position) = strewn(&mut dice, rules) else { continue };
            let mut text = position.text().into_bytes();
            for _ in 0..1 + dice.below(2) {
                let place = dice.below(text.len());
                match dice.below(6) {
                    0 => drop(text.remove(place)),
                    1 => text.insert(place, LETTERS[dice.below(LETTERS.len())]),
                    2 | 3 => {
                        let other = dice.below(text.len());
                        text.swap(place, other);
                    }
                    _ => text[place] = LETTERS[dice.below(LETTERS.len())],
                }
            }
            let text = String::from_utf8(text).unwrap();
            let fast = ExpionPosition::read(rules, &text);
            let slow = Slow::read(choice_of(rules), &text);
            assert_eq!(fast.is_ok(), slow.is_some(), "{text}: {fast:?}");
            if let Ok(position) = fast {
                assert_eq!(position.text(), text);
                accepted += 1;
            }
        }
    }
    assert!(accepted > 1000, "{accepted}");
}

fn slow_perft(position: &Slow, depth: usize) -> u64 {
    let steps = position.steps();
    if depth == 1 { steps.len() as u64 } else { steps.iter().map(|step| slow_perft(&step.after, depth - 1)).sum() }
}

/// The tables of counts, as far as the slow generator can follow.
#[test]
fn counts_agree() {
    let mut checked = 0;
    let tables =
        [include_str!("data/start.perft"), include_str!("data/positions.perft"), include_str!("data/readings.perft")];
    for line in tables.iter().flat_map(|table| table.lines()).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [options, place, counts] = parts[..] else { panic!("not three fields: {line}") };
        let rules: ExpionRules = kernel::read_rules(options.split(',').filter(|o| !o.is_empty())).unwrap();
        let text = if place == "start" { Expion::start(rules, 0).text() } else { place.to_string() };
        let slow = Slow::read(choice_of(rules), &text).unwrap();
        for (index, count) in counts.split_whitespace().enumerate() {
            let count: u64 = count.parse().unwrap();
            if count <= 20_000 {
                assert_eq!(slow_perft(&slow, index + 1), count, "depth {} of {line}", index + 1);
                checked += 1;
            }
        }
    }
    assert!(checked > 60, "{checked}");
}
