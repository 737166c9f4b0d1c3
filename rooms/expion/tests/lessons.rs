//! The lessons: every stated way reaches what is asked, and every wrong try that one promises to refuse is refused with its rule.

use expion::Expion;

#[test]
fn every_lesson_is_solved_and_refuses_what_it_promises_to_refuse() {
    testkit::lessons::<Expion>();
}
