//! The letter: every sentence of the booklet is accounted for, and every sentence of ours says where it comes from.

use marelle::Marelle;

#[test]
fn every_sentence_of_the_booklet_is_accounted_for() {
    testkit::letter::<Marelle>();
}
