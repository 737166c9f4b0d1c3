//! The letter: every sentence of the booklet is accounted for by the two games together, and every sentence of ours says where it
//! comes from.

use kernel::{Game, PresetStanding};
use madamx::{MadamX, MadamXSolo};

#[test]
fn every_sentence_of_the_booklet_is_accounted_for() {
    let mut cited = testkit::cited::<MadamX>();
    cited.extend(testkit::cited::<MadamXSolo>());
    testkit::accounted(MadamX::booklet(), &cited);
}

#[test]
fn other_readings_are_the_booklets_too() {
    let free =
        MadamX::INFO.presets.iter().find(|preset| preset.rules == "chain=may,crowned=goes-on").expect("free captures");
    assert_eq!(free.standing, PresetStanding::Reading);
}
