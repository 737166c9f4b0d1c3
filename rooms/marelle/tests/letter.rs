//! The letter: every sentence of the booklet is accounted for, and every sentence of ours says where it comes from.

use kernel::{Game, PresetStanding};
use marelle::Marelle;

#[test]
fn every_sentence_of_the_booklet_is_accounted_for() {
    testkit::letter::<Marelle>();
}

#[test]
fn the_other_of_two_contradicting_sentences_is_the_booklets_too() {
    let safe = Marelle::INFO.presets.iter().find(|preset| preset.rules == "protected=keep").expect("safe mills");
    assert_eq!(safe.standing, PresetStanding::Reading);
}
