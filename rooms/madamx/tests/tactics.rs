//! What the rooms tell a search: codes that tell steps apart, slots in range, forcing steps that are legal.

use kernel::Tactical;
use madamx::{DuelRules, MadamX, MadamXSolo, SoloRules};
use std::collections::HashSet;
use std::ops::ControlFlow;
use testkit::{Walk, every_rules, positions};

fn check<P: Tactical>(position: &P) {
    let steps = position.steps();
    let codes: HashSet<u32> = steps.iter().map(|&step| P::code(step)).collect();
    assert_eq!(codes.len(), steps.len(), "two steps share a code: {position:?}");
    assert!(!codes.contains(&0), "no step has the code of none");
    assert!(steps.iter().all(|&step| position.slot(step) < P::SLOTS));
    let _ = position.visit_forcing::<()>(&mut |step| {
        assert!(steps.contains(&step), "{step:?} is not legal: {position:?}");
        ControlFlow::Continue(())
    });
    let compulsory = steps.len() > 1 && steps.iter().all(|&step| position.urgency(step) >= 100);
    assert!(!(compulsory && position.is_quiet()), "no rest before a capture: {position:?}");
}

#[test]
fn searches_are_told_the_truth() {
    for (index, rules) in every_rules::<DuelRules>().into_iter().enumerate() {
        positions::<MadamX>(rules, Walk { seed: index as u64, games: 1, steps: 60 }, |position, _| check(position));
    }
    positions::<MadamXSolo>(SoloRules, Walk { seed: 1, games: 40, steps: 60 }, |position, _| check(position));
}
