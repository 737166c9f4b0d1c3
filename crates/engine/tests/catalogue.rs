//! The engine's own sentences are complete.

use kernel::Lang;

#[test]
fn every_language_says_all_that_english_says() {
    let complete = [Lang::EN, Lang::of("fr"), Lang::of("it"), Lang::of("de")];
    assert_eq!(speech::faults(&engine::CATALOGUE, &complete), [""; 0]);
}
