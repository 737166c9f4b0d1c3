//! A table of refusals: options, position, step word, what is said (C-7).

use crate::read;
use kernel::{Explain, Notation, Site, Spell, StepError, Touch};

const PLACING: &str = "mm..i........i.......... m 7/7 0";
const DOUBLE: &str = "m.m.m..m..i.......i.i..i m 5/5 0";
const DOUBLE_MILL: &str = "m.m.m..m..........iii..i m 4/4 0";
const MOVING: &str = "m...m.i..iim..i........m m 0/0 0";
const JUMPING: &str = "mm..........i....m....ii m 0/0 0";
const OVER: &str = "mmm............m.i...i.. i 0/0 0";
const STUCK: &str = "iii.m....m....m......... i 0/0 0";

const TABLE: &[(&str, &str, &str, &str)] = &[
    ("", PLACING, "a7", "M-3: a7 is occupied"),
    ("", PLACING, "d6", "M-3: d6 is occupied"),
    ("", PLACING, "a7-a4", "M-3: pieces are still in hand (7), so one must be placed"),
    ("", PLACING, "g7", "M-6: a mill is closed, so one ivory piece must be removed"),
    ("", PLACING, "g7xa1", "M-6: no ivory piece stands on a1"),
    ("", PLACING, "g7xd7", "M-6: no ivory piece stands on d7"),
    ("", PLACING, "g7xd6xf4", "M-8: only one mill is closed, so only one piece is removed"),
    ("double=two", PLACING, "g7xd6xf4", "M-8: only one mill is closed, so only one piece is removed"),
    ("", PLACING, "a4xd6", "M-6: no mill is closed, so nothing is removed"),
    ("", "mm...................... m 7/7 0", "g7xa1", "M-6: no ivory piece is on the board to be removed"),
    ("", DOUBLE, "d7xb4xb2", "M-8: two mills closed at once remove only one piece in this game"),
    ("double=two", DOUBLE, "d7xb4", "M-8: two mills are closed at once, so two ivory pieces must be removed"),
    ("double=two", DOUBLE, "d7xb4xb4", "M-8: the piece on b4 cannot be removed twice"),
    ("double=two", DOUBLE, "d7xb4xa1", "M-8: no ivory piece stands on a1"),
    ("double=two", DOUBLE, "d7xa1xb4", "M-6: no ivory piece stands on a1"),
    (
        "double=two",
        DOUBLE,
        "d7xb2xb4",
        "M-8: two removed pieces are written in the order of the points, from a7 row by row to g1",
    ),
    ("", DOUBLE_MILL, "d7xb2", "M-6: the piece on b2 stands in a mill, and others do not"),
    ("double=two", DOUBLE_MILL, "d7xb2xg1", "M-6: the piece on b2 stands in a mill, and others do not"),
    ("double=two,protected=keep", DOUBLE_MILL, "d7xg1xb2", "M-8: only one piece can be removed"),
    (
        "protected=keep",
        "mm..........i..i....i..i m 5/5 0",
        "g7",
        "M-6: a mill is closed, so one ivory piece must be removed",
    ),
    (
        "protected=keep",
        "mm.iii.................. m 6/6 0",
        "g7xd6",
        "M-7: every ivory piece stands in a mill, and in this game they stay there: nothing is removed",
    ),
    ("", MOVING, "d7", "M-4: no piece is in hand any more, so a piece on the board must move"),
    ("", MOVING, "d7-g7", "M-4: no brown piece stands on d7"),
    ("", MOVING, "c5-d5", "M-4: no brown piece stands on c5"),
    ("", MOVING, "c4-c5", "M-4: c5 is occupied"),
    ("", MOVING, "d6-d6", "M-4: d6 is occupied"),
    ("", MOVING, "d6-d1", "M-4: d6 and d1 are not neighbours, and jumping (M-5) is only for exactly three pieces, not 4"),
    ("jump=off", JUMPING, "e3-g7xa1", "M-4: e3 and g7 are not neighbours, and this game is played without jumping (M-5)"),
    ("", JUMPING, "e3-g1", "M-5: g1 is occupied"),
    ("", JUMPING, "e3-g7", "M-6: a mill is closed, so one ivory piece must be removed"),
    ("", JUMPING, "d7-g7xe4", "M-6: no mill is closed, so nothing is removed"),
    ("", OVER, "e3-e4", "M-10: the game is over: Ivory has lost, with 2 left of nine pieces"),
    ("", OVER, "a4", "M-10: the game is over: Ivory has lost, with 2 left of nine pieces"),
    ("jump=off", STUCK, "a7-a4", "M-10: the game is over: Ivory has lost, having no piece that can move"),
];

#[test]
fn c_7_refusals_name_the_rule_and_the_points() {
    for &(options, text, word, said) in TABLE {
        let position = read(options, text);
        match position.read_step(word) {
            Err(StepError::Illegal(refusal)) => assert_eq!(refusal.to_string(), said, "{word} in {text}"),
            other => panic!("{word} in {text}: {other:?}"),
        }
    }
}

#[test]
fn c_7_what_is_no_step_is_a_syntax_error() {
    let position = read("", PLACING);
    for word in ["", "x", "g7x", "g7xd6xf4xa1", "pass", "d4", "a2", "A7", "a7-a4-a1", "g7 xd6", "a7:a4"] {
        assert!(matches!(position.read_step(word), Err(StepError::Syntax(_))), "{word}");
    }
}

fn touches(names: &str) -> Vec<Touch> {
    let order = "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1";
    let site = |name: &str| order.split(' ').position(|other| other == name).unwrap_or(99);
    names.split_whitespace().map(|name| Touch::Site(Site(site(name) as u8))).collect()
}

#[test]
fn c_7_touches_are_refused_with_a_reason() {
    for (options, text, names, said) in [
        ("", PLACING, "a7", "M-3: a7 is occupied"),
        ("", PLACING, "g7 a1", "M-6: no ivory piece stands on a1"),
        ("", PLACING, "a4 d6", "M-6: no mill is closed, so nothing is removed"),
        ("", PLACING, "zz", "M-1: only the 24 points of the board can be touched"),
        ("", PLACING, "g7 d6 f4 a1", "M-8: a step removes at most two pieces"),
        ("", PLACING, "g7 d6 f4", "M-8: only one mill is closed, so only one piece is removed"),
        ("double=two", DOUBLE, "d7 b4 b4", "M-8: the piece on b4 cannot be removed twice"),
        ("", MOVING, "d7", "M-4: no brown piece stands on d7"),
        ("", MOVING, "a4", "M-4: no brown piece stands on a4"),
        ("", "mm.......i..i..i......mm m 0/0 0", "a7", "M-4: the piece on a7 has no free neighbouring point"),
        ("", MOVING, "c4 c5", "M-4: c5 is occupied"),
        ("", JUMPING, "e3 g1", "M-5: g1 is occupied"),
        ("", OVER, "e3", "M-10: the game is over: Ivory has lost, with 2 left of nine pieces"),
    ] {
        let all = touches(names);
        let (last, before) = all.split_last().unwrap();
        let refusal = read(options, text).refuse_touch(before, *last);
        assert_eq!(refusal.to_string(), said, "{names} in {text}");
    }
    let button = Touch::Button(kernel::Button(0));
    assert_eq!(read("", PLACING).refuse_touch(&[], button).rule, "M-1");
}

#[test]
fn m_8_touches_may_name_two_pieces_in_either_order() {
    let position = read("double=two", DOUBLE);
    let step = position.read_step("d7xb4xb2").unwrap();
    assert_eq!(position.entry(&touches("d7 b4 b2")).complete, Some(step));
    assert_eq!(position.entry(&touches("d7 b2 b4")).complete, Some(step));
    // Where only one order is possible, only that is offered.
    let ordered = read("double=two", DOUBLE_MILL);
    assert_eq!(ordered.entry(&touches("d7")).next, touches("g1"));
    assert_eq!(ordered.entry(&touches("d7 g1")).next, touches("b2 d2 f2"));
}
