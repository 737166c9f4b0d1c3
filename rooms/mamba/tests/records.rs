//! Whole games, replayed step by step and checked up to their result.

use kernel::record::{Record, Word};
use kernel::{Ending, Game, Notation, Position, read_rules};
use mamba::Mamba;

fn replay(text: &str) {
    let record = Record::read(text).expect("a record");
    assert_eq!(record.write(), text, "the record is written as it was read");
    assert_eq!(record.tag("Game"), Some("mamba"));
    let rules = read_rules(record.tag("Rules").expect("rules").split(',').filter(|o| !o.is_empty())).expect("rules");
    let mut position = Mamba::start(rules, 0);
    for (index, word) in record.words.iter().enumerate() {
        assert_eq!(position.ended(), None, "word {index} comes after the end");
        let (step, begins) = match word {
            Word::Turn(step) => (step, true),
            Word::Then(step) => (step, false),
            Word::Action(action) => panic!("{action} was not recorded"),
        };
        assert_eq!(position.starts_turn(), begins, "word {index}: {step}");
        let step = position.read_step(step).unwrap_or_else(|e| panic!("word {index}: {e:?}"));
        position.play_unchecked(step);
    }
    let outcome = position.ended().expect("the game is over");
    let result = match outcome.ending() {
        Ending::Win(side) => Mamba::side_id(rules, side),
        _ => "draw",
    };
    assert_eq!((record.result.as_str(), record.tag("Result")), (result, Some(result)));
    assert_eq!(record.tag("Reason"), Some(outcome.rule));
}

#[test]
fn two_players() {
    replay(include_str!("data/two.record"));
    replay(include_str!("data/two-square.record"));
}

#[test]
fn three_and_four_players() {
    replay(include_str!("data/three.record"));
    replay(include_str!("data/four.record"));
}

#[test]
fn teams() {
    replay(include_str!("data/teams.record"));
}
