//! Positions that cannot be, and what is said of them (C-5).

use crate::rules;
use kernel::Notation;
use marelle::MarellePosition;

const EMPTY: &str = "........................";
const NINE: &str = "mmm.mmm.mmm.............";

#[test]
fn c_5_wrong_positions_name_field_place_and_expectation() {
    for (options, text, said) in [
        ("", String::new(), "board: empty: expected"),
        ("", "....".into(), "board: 4 characters: expected 24, one for each point"),
        ("", format!("{EMPTY}. m 9/9 0"), "board: 25 characters: expected 24, one for each point"),
        ("", "....M................... m 9/9 0".into(), "board: 'M' on d6 (character 5): expected 'm', 'i' or '.'"),
        ("", "...................\u{e9}.... m 9/9 0".into(), "board: '\u{e9}' on d2 (character 20)"),
        ("", EMPTY.into(), "side: missing"),
        ("", format!("{EMPTY} b 9/9 0"), "side: 'b': expected m or i"),
        ("", format!("{EMPTY}  m 9/9 0"), "side: empty"),
        ("", format!("{EMPTY} m 99 0"), "hands: '99': expected the pieces of brown and ivory in hand, such as 9/9"),
        ("", format!("{EMPTY} m 09/9 0"), "hands: '09': expected a number from 0 to 9"),
        ("", format!("{EMPTY} m 10/10 0"), "hands: '10': expected a number from 0 to 9"),
        ("", format!("{EMPTY} m +9/9 0"), "hands: '+9': expected a number from 0 to 9"),
        ("", format!("{EMPTY} m 9/9/9 0"), "hands: '9/9': expected a number from 0 to 9"),
        ("", format!("{EMPTY} m 9/9"), "counter: missing"),
        ("", format!("{EMPTY} m 9/9 00"), "counter: '00': expected a number from 0 to 100"),
        ("", format!("{EMPTY} m 9/9 101"), "counter: '101': expected a number from 0 to 100"),
        ("", format!("{EMPTY} m 9/9 -1"), "counter: '-1': expected a number from 0 to 100"),
        ("", format!("{EMPTY} m 9/9 0 "), "end: '' is left over"),
        ("", format!("{EMPTY} m 9/9 0\n"), "counter: '0 ': expected"),
        ("", format!("{EMPTY} m 9/9 1"), "counter: '1' while pieces are in hand: expected 0"),
        ("", format!("{EMPTY} m 8/9 0"), "hands: '8/9': expected as many for brown as for ivory when brown is to move"),
        ("", format!("{EMPTY} i 9/9 0"), "hands: '9/9': expected one more for ivory than for brown"),
        ("", format!("{EMPTY} i 7/9 0"), "hands: '7/9': expected one more for ivory than for brown"),
        ("", format!("{EMPTY} i 9/8 0"), "hands: '9/8': expected one more for ivory than for brown"),
        ("", format!("{NINE} m 1/1 0"), "board: brown has 9 on the board and 1 in hand: expected at most 9 in all"),
        ("", "iiiii.iii..i.i.........m i 2/3 0".into(), "board: ivory has 10 on the board and 3 in hand"),
        ("", "mm..................iiii i 0/0 0".into(), "board: brown has just played and has 2 left, hand included"),
        (
            "",
            "mmm....................i i 0/0 0".into(),
            "board: ivory is to move and has 1 left, hand included: expected at least 2",
        ),
        (
            "double=two",
            "mmm..................... i 0/0 0".into(),
            "ivory is to move and has 0 left, hand included: expected at least 1",
        ),
        ("double=two", "mm..................iiii i 0/0 0".into(), "board: brown has just played and has 2 left"),
    ] {
        let error = MarellePosition::read(rules(options), &text).expect_err(&text).to_string();
        assert!(error.starts_with(said) || error.contains(said), "{text}: {error}");
    }
}

#[test]
fn c_5_positions_at_the_edge_of_the_possible_are_read() {
    for (options, text) in [
        ("", "........................ m 9/9 0"),
        ("", "........................ m 3/3 0"),
        ("", "........................ i 8/9 0"),
        ("", "mmm...................ii i 0/0 100"),
        ("double=two", "mmm....................i i 0/0 0"),
        ("double=two", "mmm..................... i 0/1 0"),
        ("", "mmm.mmm.mmmiii.iii.iii.. m 0/0 0"),
        ("", "mmm.mmm.mmmiii.iii.iii.. i 0/0 100"),
    ] {
        let position = MarellePosition::read(rules(options), text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.text(), text);
    }
}
