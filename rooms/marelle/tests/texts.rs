//! Whatever is typed, the readers neither panic nor take it for what it is not.

use kernel::{Notation, Position, StepError};
use marelle::{MarellePosition, MarelleRules};
use proptest::prelude::*;
use testkit::every_rules;

fn any_rules() -> impl Strategy<Value = MarelleRules> {
    prop::sample::select(every_rules::<MarelleRules>())
}

/// Texts that look like positions, right in most parts.
fn almost_positions() -> impl Strategy<Value = String> {
    ("[mi.]{22,26}", "[mix]", 0..11_u32, 0..11_u32, "[0-9]{0,3}")
        .prop_map(|(board, side, brown, ivory, counter)| format!("{board} {side} {brown}/{ivory} {counter}"))
}

/// Positions of a game, with one character changed, dropped or doubled.
fn damaged_positions() -> impl Strategy<Value = String> {
    let texts = prop::sample::select(vec![
        "........................ m 9/9 0",
        "m.m.m..m..i.......i.i..i m 5/5 0",
        ".i.imm.i.immmim.miim.mii m 0/0 0",
        "mmm...................ii i 0/0 100",
        "mm..m.imi.........iii..m i 2/3 0",
    ]);
    (texts, any::<prop::sample::Index>(), any::<char>(), 0..3).prop_map(|(text, at, other, how)| {
        let mut chars: Vec<char> = text.chars().collect();
        let at = at.index(chars.len());
        match how {
            0 => chars[at] = other,
            1 => drop(chars.remove(at)),
            _ => chars.insert(at, other),
        }
        chars.into_iter().collect()
    })
}

fn check_read(rules: MarelleRules, text: &str) -> Result<(), TestCaseError> {
    match MarellePosition::read(rules, text) {
        Ok(position) => {
            prop_assert_eq!(position.text(), text);
            prop_assert_eq!(MarellePosition::read_drawing(rules, &position.drawing()), Ok(position));
            prop_assert_eq!(position.count_steps(), position.steps().len() as u64);
        }
        Err(error) => prop_assert!(!error.to_string().contains('\n')),
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(rules in any_rules(), text in any::<String>()) {
        check_read(rules, &text)?;
        let _ = MarellePosition::read_drawing(rules, &text);
    }

    #[test]
    fn almost_positions_are_read_exactly_or_refused(rules in any_rules(), text in almost_positions()) {
        check_read(rules, &text)?;
    }

    #[test]
    fn damaged_positions_are_read_exactly_or_refused(rules in any_rules(), text in damaged_positions()) {
        check_read(rules, &text)?;
    }

    #[test]
    fn damaged_drawings_are_read_or_refused(at in any::<prop::sample::Index>(), other in any::<char>()) {
        let rules = MarelleRules::default();
        let drawing = MarellePosition::read(rules, "m.m.m..m..i.......i.i..i m 5/5 0").unwrap().drawing();
        let damaged: String = drawing
            .char_indices()
            .map(|(index, c)| if index == at.index(drawing.len()) { other } else { c })
            .collect();
        if let Ok(position) = MarellePosition::read_drawing(rules, &damaged) {
            let again = MarellePosition::read_drawing(rules, &position.drawing());
            prop_assert_eq!(again, Ok(position));
        }
    }

    #[test]
    fn any_word_is_a_legal_step_or_refused(
        rules in any_rules(),
        word in prop_oneof![any::<String>(), "[a-g][1-7](-[a-g][1-7])?(x[a-g][1-7]){0,3}"],
        place in 0..4_usize,
    ) {
        let text = [
            "m.m.m..m..i.......i.i..i m 5/5 0",
            ".i.imm.i.immmim.miim.mii m 0/0 0",
            "mm..........i....m....ii m 0/0 0",
            "mmm............m.i...i.. i 0/0 0",
        ][place];
        let position = MarellePosition::read(rules, text).unwrap();
        match position.read_step(&word) {
            Ok(step) => {
                prop_assert!(position.is_legal(step));
                prop_assert_eq!(position.step_text(step), word);
            }
            Err(StepError::Illegal(refusal)) => {
                prop_assert!(refusal.rule.starts_with("M-") && testkit::is_said(refusal.why));
                prop_assert!(refusal.instead.iter().all(|&step| position.is_legal(step)));
            }
            Err(StepError::Syntax(error)) => prop_assert!(!error.to_string().contains('\n')),
            Err(StepError::Ambiguous(_)) => prop_assert!(false, "no word is ambiguous"),
        }
    }
}
