//! Readers: nothing that is typed in can make them panic, and what they accept they write back.

use kernel::{Game, Notation};
use mamba::{Mamba, MambaPosition, MambaRules};
use proptest::prelude::*;
use testkit::every_rules;

fn any_rules() -> impl Strategy<Value = MambaRules> {
    prop::sample::select(every_rules::<MambaRules>())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn c_5_no_text_makes_the_readers_panic(text in "\\PC{0,200}", rules in any_rules()) {
        let _ = MambaPosition::read(rules, &text);
        let _ = MambaPosition::read_drawing(rules, &text);
        let start = Mamba::start(rules, 0);
        let _ = start.read_step(&text);
    }

    #[test]
    fn c_5_no_word_of_the_notation_makes_the_readers_panic(
        board in "[abcd./]{60,140}", camp in "[a-e]{0,2}", phase in "(turn|trim)[:a-k0-9,bm]{0,24}", count in "[0-9]{0,4}",
        before in "( !?[abcd./]{0,140})?", word in "[a-m]?[0-9]{0,3}[-+]?[a-m]?[0-9]{0,3}",
    ) {
        for rules in every_rules() {
            let _ = MambaPosition::read(rules, &format!("{board} {camp} {phase} {count}{before}"));
            let start = Mamba::start(rules, 0);
            if let Ok(step) = start.read_step(&word) {
                prop_assert_eq!(start.step_text(step), word.clone());
            }
        }
    }
}
