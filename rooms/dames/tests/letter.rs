//! The letter: every sentence of the booklet is accounted for, and every sentence of ours says where it comes from.

use dames::Dames;

#[test]
fn every_sentence_of_the_booklet_is_accounted_for() {
    testkit::letter::<Dames>();
}
