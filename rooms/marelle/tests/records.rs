//! Complete games, replayed step by step.

use kernel::{Notation, Rule};
use marelle::Marelle;
use testkit::finished;

/// Plays a record to its end; the text of the last position and the rule that ended the game.
fn replay(text: &str) -> (String, Rule) {
    let game = finished::<Marelle>(text, |_| {});
    (game.end.text(), game.rule)
}

#[test]
fn m_10_a_game_won_by_taking_seven() {
    let text = include_str!("data/seven-taken.record");
    let (end, rule) = replay(text);
    assert_eq!(rule, "M-10");
    assert_eq!(end.split(' ').next().unwrap().matches('i').count(), 2, "{end}");
    assert_eq!(text.matches('x').count(), 7 + 1, "brown took seven, ivory one");
}

#[test]
fn m_10_a_game_won_by_blocking() {
    let (end, rule) = replay(include_str!("data/blocked.record"));
    assert_eq!(rule, "M-10");
    assert_eq!(end.split(' ').next().unwrap().matches('i').count(), 4, "{end}");
    assert!(end.ends_with(" i 0/0 2"), "{end}: the last step took nothing");
}

#[test]
fn m_7_a_game_with_kept_mills_and_no_jumps() {
    let (_, rule) = replay(include_str!("data/jump-off.record"));
    assert_eq!(rule, "M-10");
}

#[test]
fn m_8_a_game_in_which_two_mills_take_two() {
    let text = include_str!("data/double-two.record");
    assert!(text.split_whitespace().any(|word| word == "f6xa1xg1"));
    assert_eq!(replay(text).1, "M-10");
}

#[test]
fn m_11_a_game_drawn_without_a_removal() {
    let (end, rule) = replay(include_str!("data/no-removal.record"));
    assert_eq!(rule, "M-11");
    assert!(end.ends_with(" 100"), "{end}");
}

#[test]
fn c_3_a_game_drawn_by_repetition() {
    assert_eq!(replay(include_str!("data/repetition.record")).1, "C-3");
}
