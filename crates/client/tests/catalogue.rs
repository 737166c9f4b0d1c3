//! The sentences of this crate are complete.

use kernel::Lang;

#[test]
fn every_language_says_all_that_english_says() {
    let complete = [Lang::EN, Lang::Fr, Lang::It, Lang::of("de")];
    assert_eq!(speech::faults(&client::CATALOGUE, &complete), [""; 0]);
}
