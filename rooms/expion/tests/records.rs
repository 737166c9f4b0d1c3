//! Whole games on paper: every step is read and played, nothing follows the end, and the result is what the rules say.

use expion::{Expion, ExpionPosition, ExpionRules};
use kernel::record::{Record, Word};
use kernel::{Ending, Game, Notation, Outcome, Position, SideSet, read_rules};

/// The end of a game with a past: what the position tells, or the third occurrence of one position (C-3).
fn end(past: &[ExpionPosition]) -> Option<Outcome> {
    let last = past.last().expect("a game has a start");
    let same = past.iter().filter(|other| other.repetition_identity() == last.repetition_identity()).count();
    last.ended().or_else(|| (same >= 3).then(|| Outcome::draw(SideSet::first(2), "C-3")))
}

/// Replays a record; the rule that ended the game.
fn replay(text: &str) -> &'static str {
    let record = Record::read(text).expect("a record");
    assert_eq!(record.tag("Game"), Some("expion"));
    let options = record.tag("Rules").unwrap_or_default();
    let rules: ExpionRules = read_rules(options.split(',').filter(|o| !o.is_empty())).expect("options");
    let start = match record.tag("Start") {
        Some(text) => ExpionPosition::read(rules, text).expect("a start"),
        None => Expion::start(rules, 0),
    };
    let mut past = vec![start];
    for word in &record.words {
        let Word::Turn(step) = word else { panic!("every step is a turn: {word:?}") };
        let mut position = past[past.len() - 1];
        assert_eq!(end(&past), None, "{step} follows the end");
        let read = position.read_step(step).unwrap_or_else(|e| panic!("{step} in {}: {e:?}", position.text()));
        position.play_unchecked(read);
        past.push(position);
    }
    let outcome = end(&past).expect("the game has ended");
    let result = match outcome.ending() {
        Ending::Win(side) => Expion::side_id(rules, side),
        _ => "draw",
    };
    assert_eq!(record.result, result);
    assert_eq!(record.tag("Result"), Some(result));
    assert_eq!(Record::read(&record.write()), Ok(record));
    outcome.rule
}

#[test]
fn games_replay() {
    for (text, rule) in [
        (include_str!("data/two.record"), "E-17"),
        (include_str!("data/two-free.record"), "E-17"),
        (include_str!("data/three.record"), "E-17"),
        (include_str!("data/three-free.record"), "E-17"),
        (include_str!("data/four.record"), "E-17"),
        (include_str!("data/annihilation.record"), "E-16"),
        (include_str!("data/two-hundred.record"), "E-18"),
        (include_str!("data/passes.record"), "E-18"),
        (include_str!("data/repetition.record"), "C-3"),
        (include_str!("data/aside.record"), "E-17"),
    ] {
        assert_eq!(replay(text), rule, "{text}");
    }
}

#[test]
fn people_write_what_a_step_pushed_and_took() {
    for (text, word, written) in [
        (
            "#n......#/........./........./...n.n.../.nw.ex..e/........./........./........./#...s...# n r 0 0",
            "d6-d5*",
            "d6-d5* xc5 xe5",
        ),
        (
            "#n......#/........./........./....n..../w...x...e/..ne.wn../........./........./#...s...# n r 0 0",
            "e6-e5*",
            "e6-e5>e4* xd4 xf4",
        ),
        (
            "#n......#/........./........./....n..../w...x...e/........./........./........./#...s...# n r 0 0",
            "e6-d6",
            "e6-d6",
        ),
    ] {
        let position = ExpionPosition::read(ExpionRules::default(), text).unwrap();
        let step = position.read_step(word).unwrap();
        assert_eq!(Expion::written(&position, step), written);
    }
}
