//! One test for each clause, named after it. The examples of the rulebook come first; what they cannot show follows.

#[path = "rulebook/common.rs"]
mod common;
#[path = "rulebook/refusals.rs"]
mod refusals;
#[path = "rulebook/stories.rs"]
mod stories;
#[path = "rulebook/validity.rs"]
mod validity;

use kernel::{Event, Explain, Game, Notation, Position, Show, StepError, read_rules};
use marelle::{Marelle, MarellePosition, MarelleRules};
use testkit::{Walk, every_rules, positions, prove};

pub(crate) fn rules(options: &str) -> MarelleRules {
    read_rules(options.split(',').filter(|option| !option.is_empty())).unwrap()
}

pub(crate) fn read(options: &str, text: &str) -> MarellePosition {
    MarellePosition::read(rules(options), text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub(crate) fn play(position: &MarellePosition, words: &str) -> MarellePosition {
    words.split_whitespace().fold(*position, |position, word| {
        let step = position.read_step(word).unwrap_or_else(|e| panic!("{word} in {}: {e:?}", position.text()));
        position.child(step)
    })
}

pub(crate) fn texts(position: &MarellePosition) -> Vec<String> {
    let mut texts: Vec<String> = position.steps().into_iter().map(|step| position.step_text(step)).collect();
    texts.sort();
    texts
}

fn walk(each: impl Fn(&MarellePosition)) {
    for (index, rules) in every_rules().into_iter().enumerate() {
        positions::<Marelle>(rules, Walk { seed: 500 + index as u64, games: 6, steps: 120 }, |position, _| each(position));
    }
}

#[test]
fn m_1_the_board_has_24_points_and_16_lines() {
    prove::<Marelle>("M-1");
    let layout = MarellePosition::layout(rules(""));
    let names: Vec<&str> = layout.sites.iter().map(|site| site.text.as_str()).collect();
    let order = "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1";
    assert_eq!(names.join(" "), order);
    assert_eq!(layout.lines.len(), 32);
    for (a, b) in &layout.lines {
        let [a, b] = [a, b].map(|site| &layout.sites[site.0 as usize]);
        assert!((a.at.x == b.at.x) != (a.at.y == b.at.y), "{} and {} are joined by a straight line", a.text, b.text);
    }
    // Three points are a line exactly when the third piece may not be placed there without a removal.
    let mut lines = 0;
    for a in 0..24 {
        for b in 0..a {
            for (c, name) in names[..b].iter().enumerate() {
                let ivory = (0..24).find(|point| ![a, b, c].contains(point)).unwrap();
                let letter = |point| if point == a || point == b { 'm' } else { 'i' };
                let board: String =
                    (0..24).map(|point| if [a, b, ivory].contains(&point) { letter(point) } else { '.' }).collect();
                let position = read("", &format!("{board} m 7/7 0"));
                lines += usize::from(position.read_step(name).is_err());
            }
        }
    }
    assert_eq!(lines, 16);
}

#[test]
fn m_2_nine_pieces_each_and_brown_begins() {
    prove::<Marelle>("M-2");
    assert_eq!(Marelle::starts(rules("")), 1);
    for rules in every_rules() {
        let start = Marelle::start(rules, 0);
        assert_eq!(start.text(), "........................ m 9/9 0");
        assert_eq!(Marelle::side_id(rules, Marelle::seating(rules).side(start.actor())), "brown");
        let hands: Vec<_> = start.scene().reserves.into_iter().map(|r| (r.camp, r.kind, r.count)).collect();
        assert_eq!(hands, [("brown", "man", 9), ("brown", "lost", 0), ("ivory", "man", 9), ("ivory", "lost", 0)]);
    }
}

#[test]
fn m_3_pieces_in_hand_go_to_any_free_point() {
    prove::<Marelle>("M-3");
    walk(|position| {
        let text = position.text();
        if !text.contains(" 0/0 ") && position.outcome().is_none() {
            let board = text.split(' ').next().unwrap();
            let targets: std::collections::BTreeSet<String> =
                texts(position).iter().map(|word| word.split('x').next().unwrap().to_string()).collect();
            assert_eq!(targets.len(), board.matches('.').count(), "{text}");
            assert!(targets.iter().all(|word| word.len() == 2), "{text}");
        }
    });
}

#[test]
fn m_4_pieces_move_to_free_neighbours() {
    prove::<Marelle>("M-4");
    let lines = MarellePosition::layout(rules(""));
    let joined = |a: &str, b: &str| {
        let site = |name: &str| lines.sites.iter().position(|site| site.text == name).unwrap() as u8;
        let (a, b) = (kernel::Site(site(a)), kernel::Site(site(b)));
        lines.lines.contains(&(a, b)) || lines.lines.contains(&(b, a))
    };
    walk(|position| {
        if !position.rules().jumps() {
            for word in texts(position).iter().filter_map(|word| word.split('x').next()?.split_once('-')) {
                assert!(joined(word.0, word.1), "{word:?} in {}", position.text());
            }
        }
    });
}

#[test]
fn m_5_three_pieces_jump_when_none_is_in_hand() {
    prove::<Marelle>("M-5");
    // Three pieces left with some in hand: placing goes on.
    let placing = read("", "m...i..i..i..........i.i m 2/2 0");
    assert_eq!(texts(&placing).len(), 18);
    assert!(texts(&placing).iter().all(|word| word.len() == 2));
    // Both have three: each piece reaches all free points, here without closing anything.
    let both = read("", "m...m........i...mi....i m 0/0 0");
    assert_eq!(both.count_steps(), 3 * 18);
    assert_eq!(read("jump=off", "m...m........i...mi....i m 0/0 0").count_steps(), 8);
}

#[test]
fn m_6_a_closed_mill_removes_a_piece_outside_mills() {
    prove::<Marelle>("M-6");
    let position = read("", "mm..i........i.......... m 7/7 0");
    match position.read_step("g7") {
        Err(StepError::Illegal(refusal)) => {
            assert_eq!(refusal.to_string(), "M-6: a mill is closed, so one ivory piece must be removed");
            let mut instead: Vec<_> = refusal.instead.iter().map(|&step| position.step_text(step)).collect();
            instead.sort();
            assert_eq!(instead, ["g7xd6", "g7xf4"]);
        }
        other => panic!("{other:?}"),
    }
    // The same mill, opened and closed without end, takes each time.
    let mill = read("", "mmm............m.iii.iii m 0/0 0");
    let end = play(&mill, "d7-d6 b2-b4 d6-d7xb4 e3-e4 d7-d6 e4-f4 d6-d7xf4");
    assert_eq!(end.text(), "mmm............m...i.iii i 0/0 0");
}

#[test]
fn m_7_pieces_in_mills_yield_or_keep() {
    prove::<Marelle>("M-7");
    // Two mills hold all of ivory.
    let board = "mm.iii..........i..i..i. m 3/3 0";
    let (given, kept) = (texts(&read("", board)), texts(&read("protected=keep", board)));
    assert_eq!(given.iter().filter(|word| word.starts_with("g7x")).count(), 6);
    assert_eq!(kept.iter().filter(|word| word.starts_with("g7")).collect::<Vec<_>>(), ["g7"]);
}

#[test]
fn m_8_two_mills_at_once() {
    prove::<Marelle>("M-8");
    let mills = |events: &[Event]| events.iter().filter(|event| event.kind == "mill").count();
    walk(|position| {
        for step in position.steps() {
            let story = position.story(step);
            let placed = story.deed[0].kind == "place";
            assert!(mills(&story.caused) <= if placed { 2 } else { 1 }, "only placing closes two: {}", position.text());
            let removed = story.caused.iter().filter(|event| event.kind == "removal").count();
            let most = if position.rules().removes_two() { mills(&story.caused) } else { mills(&story.caused).min(1) };
            assert!(removed <= most, "{} in {}", position.step_text(step), position.text());
        }
    });
    // All seven stand in three mills chained at d2 and d1. Without d3 the others all stay in mills, so any of them may
    // follow it; without b2 only f2 is loose, so b2 and f2 go together, and b2 and d3 only with d3 first.
    let chained = read("double=two", "m.m.m..m........i.iiiiii m 2/2 0");
    let steps = texts(&chained);
    assert!(steps.contains(&"d7xd3xb2".to_string()), "{steps:?}");
    assert!(steps.contains(&"d7xb2xf2".to_string()) && !steps.contains(&"d7xb2xa1".to_string()), "{steps:?}");
}

#[test]
fn m_9_removed_pieces_never_return() {
    prove::<Marelle>("M-9");
    let owned = |position: &MarellePosition| {
        let text = position.text();
        let fields: Vec<&str> = text.split(' ').collect();
        let (brown, ivory) = fields[2].split_once('/').unwrap();
        let count = |letter, hand: &str| fields[0].matches(letter).count() + hand.parse::<usize>().unwrap();
        [count('m', brown), count('i', ivory)]
    };
    walk(|position| {
        for step in position.steps() {
            let removed = position.step_text(step).matches('x').count();
            let (before, after) = (owned(position), owned(&position.child(step)));
            assert_eq!(before.iter().sum::<usize>(), after.iter().sum::<usize>() + removed, "{}", position.text());
        }
    });
}

#[test]
fn m_10_seven_taken_or_no_step_wins() {
    prove::<Marelle>("M-10");
    // Two left, hand included, ends the game even while pieces are in hand.
    let ended = read("", "mmm.m..m...........i.... i 0/1 0");
    assert_eq!(ended.outcome().map(|outcome| outcome.rule), Some("M-10"));
    assert_eq!(ended.count_steps(), 0);
    let goes_on = read("", "mmm.m..m...........ii... i 0/1 0");
    assert_eq!(goes_on.outcome(), None);
    // A blocked player with three pieces is blocked only where nobody jumps.
    let blocked = "iii.m....m....m......... i 0/0 0";
    assert_eq!(read("jump=off", blocked).outcome().map(|outcome| outcome.rule), Some("M-10"));
    assert_eq!(read("", blocked).outcome(), None);
}

#[test]
fn m_11_a_hundred_turns_without_removal_are_a_draw() {
    prove::<Marelle>("M-11");
    let mut position = read("", ".i.imm.i.immmim.miim.mii m 0/0 0");
    let shuffle = ["c4-c5", "d5-e5", "c5-c4", "e5-d5"];
    for turn in 0..100 {
        assert_eq!(position.limit(), None, "after {turn} turns");
        position = play(&position, shuffle[turn % 4]);
    }
    assert!(position.text().ends_with(" m 0/0 100"));
    assert_eq!(position.ended().map(|outcome| (outcome.rule, outcome.winners.len())), Some(("M-11", 2)));
    // The limit is not an end for counting, and the counter goes no further.
    assert_eq!(position.outcome(), None);
    assert!(play(&position, "c4-c5").text().ends_with(" i 0/0 100"));
}
