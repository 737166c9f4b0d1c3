//! Readers: nothing that is typed in can make them panic, and what they accept they write back.

use kernel::{Game, Notation, Position, StepError, read_rules};
use madamx::{Duel, DuelRules, MadamX, MadamXSolo, Solo, SoloRules};
use proptest::prelude::*;
use testkit::every_rules;

fn rules(options: &str) -> DuelRules {
    read_rules(options.split(',').filter(|option| !option.is_empty())).expect("options")
}

const START: &str = "-d-d-d-d/d-d-d-d-/-d-d-d-d/+-+-+-+-/-+-+-+-+/l-l-l-l-/-l-l-l-l/l-l-l-l- l move 0";
const EMPTY: &str = "-+-+-+-+/+-+-+-+-/-+-+-d-+/+-+-+-+-/-+-+-+-+/+-l-+-+-/-+-+-+-+/+-+-+-+-";

#[test]
fn the_start_reads_as_it_is_written() {
    for rules in every_rules::<DuelRules>() {
        assert_eq!(MadamX::start(rules, 0).text(), START);
        assert_eq!(Duel::read(rules, START).as_ref(), Ok(&MadamX::start(rules, 0)));
    }
    for index in 0..70 {
        let start = MadamXSolo::start(SoloRules, index);
        assert_eq!(Solo::read(SoloRules, &start.text()).as_ref(), Ok(&start));
    }
}

#[test]
fn bad_duel_texts_name_field_and_reason() {
    let all = "x-after-capture-only=on,any-tile=on,bi-removes=on,long-bi=on";
    let before = "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-d-+-+/+-l-+-+-/-+-+-+-+/+-+-+-+-";
    let cases: Vec<(&str, String, &str)> = vec![
        ("", "x".into(), "board: 1 ranks: expected 8 ranks"),
        ("", START.replacen('/', "", 1), "board: 7 ranks"),
        ("", START.replacen("-d-d-d-d", "-d-d-d-", 1), "board: rank 8 has 7 characters: expected 8"),
        ("", START.replacen('+', "x", 1), "board: 'x' on a5: expected one of - + l d L D"),
        ("", START.replacen('+', "-", 1), "board: 31 tiles: expected exactly 32 tiles"),
        ("", START.replacen("+-+", "+++", 1), "board: 33 tiles: expected exactly 32 tiles"),
        ("bi-removes=on", START.replacen("+-+", "+++", 1), "board: 33 tiles: expected at most 32 tiles"),
        ("", START.replacen('+', "l", 1), "board: 13 light pieces: expected at most 12 a side"),
        ("", START.replacen("-d", "-l", 1), "board: a man 'l' on b8, where it is crowned: expected 'L'"),
        ("", format!("{EMPTY} w move 0"), "side: 'w': expected l or d"),
        ("", format!("{EMPTY} l mov 0"), "phase: 'mov': expected move, x= or bx="),
        ("", format!("{EMPTY} l x=c9 0"), "phase: 'c9' is no place"),
        ("", format!("{EMPTY} l x=c3 0"), "phase: c3 is on offer but is no free tile"),
        ("", format!("{EMPTY} l x=c4 0"), "phase: c4 is on offer but is no free tile"),
        ("", format!("{EMPTY} l x=a1,a1 0"), "phase: a1 is offered twice"),
        ("", format!("{EMPTY} l x=*1 0"), "phase: '*1' is no place"),
        ("", format!("{EMPTY} l bx=a1 0"), "phase: bx=: expected x=: bx= needs the option bi-removes and an own Bi-Madam"),
        ("bi-removes=on", format!("{EMPTY} l bx=a1 0"), "phase: bx="),
        ("any-tile=on", format!("{EMPTY} l x=a1 0"), "phase: 'x=a1' has no '*'"),
        ("any-tile=on", format!("{EMPTY} l x=*0 0"), "phase: 'x=*0'"),
        ("any-tile=on", format!("{EMPTY} l x=*12 0"), "phase: 'x=*12'"),
        ("", format!("{EMPTY} l x=a1,c1 1"), "counter: 1 after a capture: expected 0"),
        ("x-after-capture-only=on", format!("{EMPTY} l x=a1 1"), "counter: 1 in an X phase"),
        (all, format!("{EMPTY} l x=*1 1"), "counter: 1 in an X phase"),
        ("", format!("{EMPTY} l move 101"), "counter: '101': expected a number from 0 to 100"),
        ("", format!("{EMPTY} l move 00"), "counter: '00'"),
        ("", format!("{EMPTY} l move"), "counter: missing"),
        ("", format!("{EMPTY} l  move 0"), "phase: empty"),
        ("", format!("{EMPTY} l move 0 "), "end: '' is left over"),
        ("", format!("{} d move 0", EMPTY.replace('l', "+")), "board: the side that does not decide has no piece"),
        ("", format!("{} d move 3", EMPTY.replace('d', "+")), "counter: 3 after the last piece was captured: expected 0"),
        ("", format!("{} d x=a1 0", EMPTY.replace('d', "+")), "phase: the side that decides has no piece: expected move"),
        ("", format!("{EMPTY} l move 0 !{before}"), "end: '!"),
        ("enforcement=opponent", format!("{EMPTY} d move 1 {before}"), "before: no '!' at its start"),
        ("enforcement=opponent", format!("{EMPTY} d move 1 !{EMPTY}"), "before: no capture was overlooked there"),
        (
            "enforcement=opponent",
            format!("{} l move 1 !{before}", EMPTY.replacen("-+-+-d-+", "-+-+-dd+", 1)),
            "board: 33 tiles",
        ),
        (
            "enforcement=opponent",
            format!("{} d move 1 !{}", EMPTY, before.replacen('+', "D", 1)),
            "before: 2 dark pieces, now 1: expected as many as now",
        ),
        ("enforcement=opponent", format!("{EMPTY} l x=a1,c1 0 !{before}"), "before: several tiles are on offer"),
        (
            "enforcement=opponent,x-after-capture-only=on",
            format!("{EMPTY} l x=a1 0 !{before}"),
            "before: an X phase after a plain move",
        ),
        ("", format!("{before} l take 0"), "phase: 'take'"),
        ("enforcement=opponent", format!("{EMPTY} l take 0"), "phase: take, but there is no capture"),
        ("enforcement=opponent", format!("{before} l take 100"), "counter: 100 in a reopened turn"),
        ("enforcement=opponent", format!("{before} l take 4 !{before}"), "before: a turn that was reopened already"),
    ];
    for (options, text, said) in cases {
        let error = Duel::read(rules(options), &text).expect_err(&text).to_string();
        assert!(error.starts_with(said), "{text}\n{error}\n{said}");
    }
    // Twelve dark pieces are left, so none can have been captured; but one tile is always allowed.
    let full = START.replacen("l move 0", "l x=a5,c5 0", 1);
    assert!(Duel::read(rules(""), &full).expect_err(&full).to_string().starts_with("phase: 2 tiles on offer with 12"));
    assert!(Duel::read(rules(""), &START.replacen("l move 0", "l x=a5 0", 1)).is_ok());
}

#[test]
fn bad_solitaire_texts_name_field_and_reason() {
    let start = MadamXSolo::start(SoloRules, 0).text();
    let cases = [
        (start.replacen('d', "D", 1), "board: 'D' on b2: expected one of - + l d"),
        (start.replacen("-d", "d-", 1), "board: a man 'd' on a2: expected men on places of a1's colour only"),
        (start.replacen('d', "+", 1), "board: 3 dark men: expected 4"),
        (start.replacen("-+", "++", 1), "board: 33 tiles: expected at most 32"),
        (start.replacen(" s ", " l ", 1), "side: 'l': expected s"),
        (start.replacen("first", "begin", 1), "phase: 'begin': expected first, move or x="),
        (start.replacen("first 0", "first 1", 1), "counter: 1 before the first step: expected 0"),
        (start.replacen("first 0", "move 0", 1), "board: 32 tiles after the first step"),
        (start.replacen("-+", "--", 1), "board: not a start"),
        (start.replacen("first 0", "move 99", 1), "counter: '99': expected a number from 0 to 36"),
        (start.replacen("-+", "--", 1).replacen("first 0", "move 0", 1), "counter: 0 moves, but 1 tiles are gone"),
        (
            start.replacen("-+", "--", 1).replacen("first 0", "move 1", 1),
            "board: the ranks of the men add up to 12: expected 13",
        ),
        (
            "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-+-+-+-+/+-d-+-+-/---d-d-d/l-l-l-l- s x=a3 1".into(),
            "phase: a tile to place without a jump",
        ),
        (
            "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-d-+-+-+/+-d-+-+-/---+-d-d/l-l-l-l- s x=b2 2".into(),
            "phase: b2 is not a free tile",
        ),
        (
            "-+-+-+-+/+-+-+-+-/-+-+-+-+/+-+-+-+-/-d-+-+-+/+-d-+-+-/+----d-d/l-l-l-l- s x=a2 2".into(),
            "phase: a2 is not a free tile",
        ),
    ];
    for (text, said) in cases {
        let error = Solo::read(SoloRules, &text).expect_err(&text).to_string();
        assert!(error.starts_with(said), "{text}\n{error}\n{said}");
    }
}

#[test]
fn words_of_no_form_are_syntax_errors() {
    let duel = MadamX::start(rules(""), 0);
    for word in [
        "", "c3", "c3-", "c3-d9", "c3d4", "c3-d4-e5", "a1^c3", "!stay", "!c3-d4", "c3>of", "c3x", "xc3", "Stay", "!c3xe5",
        "!!", "c3xe5x", "c3-d4 ", "é3-d4",
    ] {
        assert!(matches!(duel.read_step(word), Err(StepError::Syntax(_))), "{word}");
    }
    let solo = MadamXSolo::start(SoloRules, 0);
    for word in ["", "a1", "a1xb2", "a1xc3", "!a1^c3", "a1>off", "a1^c3^e5", "a1-b2-c3", "a1~b2", "off"] {
        assert!(matches!(solo.read_step(word), Err(StepError::Syntax(_))), "{word}");
    }
}

proptest! {
    #[test]
    fn arbitrary_texts_never_panic(text in ".{0,120}") {
        for options in ["", "any-tile=on,bi-removes=on,enforcement=opponent"] {
            prop_assert!(Duel::read(rules(options), &text).is_err());
            let _ = Duel::read_drawing(rules(options), &text);
        }
        prop_assert!(Solo::read(SoloRules, &text).is_err());
        let _ = Solo::read_drawing(SoloRules, &text);
    }

    #[test]
    fn arbitrary_words_never_panic(word in "[a-h1-8!>x^-]{0,30}|[ -~]{0,10}|.{0,6}") {
        for start in [MadamX::start(rules("enforcement=opponent"), 0), MadamX::start(rules("long-bi=on"), 0)] {
            if let Ok(step) = start.read_step(&word) {
                prop_assert_eq!(start.step_text(step), word.clone());
            }
        }
        let solo = MadamXSolo::start(SoloRules, 3);
        if let Ok(step) = solo.read_step(&word) {
            prop_assert_eq!(solo.step_text(step), word);
        }
    }

    #[test]
    fn accepted_boards_round_trip(
        cells in proptest::collection::vec(proptest::sample::select("------------+++++ldLD".chars().collect::<Vec<_>>()), 64),
        side in "[ld]", phase in "move|x=[a-h][1-8]|bx=[a-h][1-8]|x=\\\\*[1-9]|bx=\\\\*[1-3]", counter in 0_u32..=100,
    ) {
        let ranks: Vec<String> = cells.chunks(8).map(|rank| rank.iter().collect()).collect();
        let text = format!("{} {side} {phase} {counter}", ranks.join("/"));
        for options in ["bi-removes=on", "bi-removes=on,any-tile=on", "bi-removes=on,long-bi=on,enforcement=opponent"] {
            if let Ok(position) = Duel::read(rules(options), &text) {
                prop_assert_eq!(position.text(), text.clone());
                prop_assert_eq!(position.count_steps(), position.steps().len() as u64);
            }
        }
    }
}
