//! Whole games on paper: every step is read and played, nothing follows the end, and the result is what the rules say.

use kernel::Notation;
use madamx::{MadamX, MadamXSolo};
use testkit::finished;

#[test]
fn duels_end_by_the_rules() {
    for text in [
        include_str!("data/default.record"),
        include_str!("data/x-after-capture-only.record"),
        include_str!("data/any-tile.record"),
        include_str!("data/bi-removes.record"),
        include_str!("data/long-bi.record"),
        include_str!("data/all-four.record"),
    ] {
        assert_eq!(finished::<MadamX>(text, |_| {}).rule, "X-13", "{text}");
    }
}

#[test]
fn x_28_a_game_with_objections() {
    let text = include_str!("data/objections.record");
    let mut reopened = 0;
    finished::<MadamX>(text, |position| reopened += u32::from(position.text().contains(" take ")));
    let objections = text.split_whitespace().filter(|word| *word == "!").count();
    assert!(objections > 0 && reopened as usize == objections, "{objections} objections, {reopened} reopened turns");
}

#[test]
fn x_20_a_game_with_an_annulled_turn() {
    let text = include_str!("data/pairs.record");
    assert!(text.contains("@annul"));
    assert_eq!(finished::<MadamX>(text, |_| {}).rule, "X-13");
}

#[test]
fn solitaires_are_won_and_lost() {
    for text in [include_str!("data/solitaire-fewest.record"), include_str!("data/solitaire-most.record")] {
        assert!(finished::<MadamXSolo>(text, |_| {}).rule.starts_with("X-"), "{text}");
        assert!(!text.ends_with(" none\n"), "{text}");
    }
    let lost = include_str!("data/solitaire-lost.record");
    finished::<MadamXSolo>(lost, |_| {});
    assert!(lost.ends_with(" none\n"), "{lost}");
}
