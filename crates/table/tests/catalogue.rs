//! The catalogue is complete, and says numbers and causes as people do.

use kernel::Lang;
use speech::faults;
use table::words::truth;

#[test]
fn every_language_says_all_that_english_says() {
    let complete = ["en", "fr", "it", "de"].map(Lang::of);
    assert_eq!(faults(&table::CATALOGUE, &complete), [""; 0]);
}

#[test]
fn one_and_several_are_told_apart() {
    let told = |lang: &str, back| truth(Some(false), None, Some(back), Lang::of(lang));
    assert_eq!(told("fr", 1), "D'ici il n'y a plus de solution : reprenez un coup.");
    assert_eq!(told("fr", 3), "D'ici il n'y a plus de solution : reprenez 3 coups.");
    assert_eq!(told("de", 1), "Von hier aus ist es nicht mehr lösbar: Nimm einen Zug zurück.");
    assert_eq!(truth(Some(true), Some(1), None, Lang::EN), "It can still be solved, in one more move.");
    assert_eq!(truth(Some(true), Some(4), None, Lang::of("it")), "Si può ancora risolvere, con altre 4 mosse.");
}
