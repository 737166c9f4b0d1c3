//! Readers: nothing that is typed in can make them panic, and what they accept they write back.

use expion::{Expion, ExpionPosition, ExpionRules};
use kernel::{Dice, Game, Lang, Notation, Position, StepError, random_playout};
use proptest::prelude::*;
use testkit::{Say, every_rules};

const LETTERS: &str = "[.#xneswr/0-9 *>a-i-]{0,130}";

proptest! {
    #[test]
    fn arbitrary_texts_never_panic(text in any::<String>(), other in LETTERS) {
        for rules in every_rules::<ExpionRules>() {
            for text in [&text, &other] {
                let _ = ExpionPosition::read(rules, text);
                let _ = ExpionPosition::read_drawing(rules, text);
                let _ = Expion::start(rules, 0).read_step(text);
            }
        }
    }

    #[test]
    fn mutated_positions_round_trip(place in 0_usize..96, letter in "[.#xnesw/ 0-9r-]", seed in 0_u64..1000) {
        let rules = ExpionRules::new(2 + (seed % 3) as u8, seed % 2 == 0);
        let (position, _) = random_playout(&Expion::start(rules, 0), &mut Dice::new(seed), (seed % 90) as u32);
        let mut text = position.text();
        if place < text.len() {
            text.replace_range(place..=place, &letter);
        }
        if let Ok(read) = ExpionPosition::read(rules, &text) {
            prop_assert_eq!(read.text(), text);
            prop_assert_eq!(read.outcome().is_some(), !read.has_steps());
        }
    }

    #[test]
    fn step_words_are_legal_or_explained(
        from in "[a-j][0-9]{1,2}",
        to in "[a-j][0-9]{1,2}",
        goal in "(>[a-j][0-9]{1,2}){0,1}",
        star in "[*]{0,2}",
        seed in 0_u64..500,
    ) {
        let rules = ExpionRules::new(2 + (seed % 3) as u8, seed % 2 == 0);
        let rules = if seed % 5 < 3 { rules.pushing_any() } else { rules };
        let (position, _) = random_playout(&Expion::start(rules, 0), &mut Dice::new(seed), (seed % 60) as u32);
        let word = format!("{from}-{to}{goal}{star}");
        match position.read_step(&word) {
            Ok(step) => prop_assert_eq!(position.step_text(step), word),
            Err(StepError::Illegal(refusal)) => {
                let why = refusal.why.say(Lang::It);
                prop_assert!(!why.contains(['{', '}']), "{why}");
            },
            Err(StepError::Syntax(_)) => {}
            Err(StepError::Ambiguous(_)) => prop_assert!(false, "{} is ambiguous", word),
        }
    }
}
