//! Readers under fire: no text makes them panic, and what they accept reads back.

use dames::{Dames, DamesPosition};
use kernel::{Game, Notation, Position};
use proptest::prelude::*;
use testkit::every_rules;

fn try_position(text: &str) {
    for rules in every_rules() {
        if let Ok(position) = DamesPosition::read(rules, text) {
            let canonical = position.text();
            assert_eq!(DamesPosition::read(rules, &canonical).unwrap(), position, "{text}");
            assert_eq!(position.outcome().is_some(), position.steps().is_empty());
        }
        let _ = DamesPosition::read_drawing(rules, text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text(text in "\\PC{0,80}") {
        try_position(&text);
        let start = Dames::start(every_rules()[0], 0);
        let _ = start.read_step(&text);
        let _ = (Dames::formats()[0].read)(&text);
    }

    #[test]
    fn texts_of_the_right_letters(text in "[WB]:W[K0-9,-]{0,40}:B[K0-9,-]{0,40}(:[HCO][WB0-9p-]{0,6}){0,3}") {
        try_position(&text);
    }

    #[test]
    fn positions_with_pieces(
        turn in "[WB]",
        brown in proptest::collection::btree_set(1_u8..=50, 0..20),
        ivory in proptest::collection::btree_set(1_u8..=50, 0..20),
        extra in "(:H[0-9]{1,2})?(:C[WB][0-9]{1,2})?(:O[0-9]{1,2}-[0-9]{1,2}p?)?",
    ) {
        let list = |squares: &std::collections::BTreeSet<u8>, far: std::ops::RangeInclusive<u8>| {
            let word = |square: &u8| if far.contains(square) { format!("K{square}") } else { square.to_string() };
            squares.iter().map(word).collect::<Vec<_>>().join(",")
        };
        try_position(&format!("{turn}:W{}:B{}{extra}", list(&brown, 1..=5), list(&ivory, 46..=50)));
    }

    #[test]
    fn step_words(word in "!?[0-9]{1,3}([x-][0-9]{1,3}){0,6}") {
        let position = DamesPosition::read(every_rules()[0], "W:W32,38,K46:B22,23,27,28,33,K10").unwrap();
        if let Ok(step) = position.read_step(&word) {
            assert!(position.is_legal(step));
        }
    }

    #[test]
    fn pdn_texts(text in "(\\[[A-Z][a-z]{1,6} \"[^\"]{0,9}\"\\]\n){0,3}([0-9]\\. [0-9]{1,2}[-x][0-9]{1,2} |\\{[^}]{0,5}\\} |\\( |\\) |; |\\* ){0,8}") {
        let _ = (Dames::formats()[0].read)(&text);
    }
}

#[test]
fn on_paper_a_capture_says_from_where_to_where() {
    for (word, paper) in [("32-28", "32-28"), ("28x17x22", "28x17"), ("1x25x7x23x30", "1x25"), ("!28x17x22", "!28x17")] {
        assert_eq!(Dames::on_paper(word), paper);
    }
}
