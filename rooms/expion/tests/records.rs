//! Whole games on paper: every step is read and played, nothing follows the end, and the result is what the rules say.

use expion::{Expion, ExpionPosition, ExpionRules};
use kernel::{Game, Notation};
use testkit::finished;

#[test]
fn games_replay() {
    for (text, rule) in [
        (include_str!("data/two.record"), "E-17"),
        (include_str!("data/two-free.record"), "E-17"),
        (include_str!("data/three.record"), "E-17"),
        (include_str!("data/three-free.record"), "E-17"),
        (include_str!("data/four.record"), "E-17"),
        (include_str!("data/annihilation.record"), "E-16"),
        (include_str!("data/two-hundred.record"), "E-18"),
        (include_str!("data/passes.record"), "E-18"),
        (include_str!("data/repetition.record"), "C-3"),
        (include_str!("data/aside.record"), "E-17"),
    ] {
        assert_eq!(finished::<Expion>(text, |_| {}).rule, rule, "{text}");
    }
}

#[test]
fn people_write_what_a_step_pushed_and_took() {
    for (text, word, written) in [
        (
            "#n......#/........./........./...n.n.../.nw.ex..e/........./........./........./#...s...# n r 0 0",
            "d6-d5*",
            "d6-d5* xc5 xe5",
        ),
        (
            "#n......#/........./........./....n..../w...x...e/..ne.wn../........./........./#...s...# n r 0 0",
            "e6-e5*",
            "e6-e5>e4* xd4 xf4",
        ),
        (
            "#n......#/........./........./....n..../w...x...e/........./........./........./#...s...# n r 0 0",
            "e6-d6",
            "e6-d6",
        ),
    ] {
        let position = ExpionPosition::read(ExpionRules::default(), text).unwrap();
        let step = position.read_step(word).unwrap();
        assert_eq!(Expion::written(&position, step), written);
    }
}
