//! The sentences of the full screen are complete.

use kernel::Lang;

#[test]
fn every_language_says_all_that_english_says() {
    let complete = [Lang::EN, Lang::Fr, Lang::It, Lang::of("de")];
    assert_eq!(speech::faults(&tui::CATALOGUE, &complete), [""; 0]);
}

/// The last line of each screen has one row of 80 columns, whatever the language.
#[test]
fn lines_at_the_foot_fit_a_small_screen() {
    for lang in tui::CATALOGUE.languages() {
        for line in tui::CATALOGUE.text(lang).unwrap().lines().filter(|line| line.starts_with("foot-")) {
            let (_, text) = line.split_once(" = ").unwrap();
            assert!(text.chars().count() <= 78, "{lang}: {} {text}", text.chars().count());
        }
    }
}

/// The page of keys has a column of keys before each of its lines.
#[test]
fn lines_about_keys_fit_a_small_screen() {
    for lang in tui::CATALOGUE.languages() {
        for line in tui::CATALOGUE.text(lang).unwrap().lines().filter(|line| line.starts_with("help-")) {
            let (_, text) = line.split_once(" = ").unwrap();
            assert!(text.chars().count() <= 61, "{lang}: {} {text}", text.chars().count());
        }
    }
}
