//! The catalogue is complete, and says numbers and causes as people do.

use kernel::{Action, Lang, Seat, split_rules};
use speech::faults;
use table::view::status_of;
use table::words::truth;
use wire::Why;
use wire::live::StatusJson;

#[test]
fn every_language_says_all_that_english_says() {
    let complete = ["en", "fr", "it", "de"].map(Lang::of);
    assert_eq!(faults(&table::CATALOGUE, &complete), [""; 0]);
}

#[test]
fn one_and_several_are_told_apart() {
    let told = |lang: &str, back| truth(Some(false), None, Some(back), Lang::of(lang));
    assert_eq!(told("fr", 1), "D'ici il n'y a plus de solution\u{a0}: reprenez un coup.");
    assert_eq!(told("fr", 3), "D'ici il n'y a plus de solution\u{a0}: reprenez 3 coups.");
    assert_eq!(told("de", 1), "Von hier aus ist es nicht mehr lösbar: Nimm einen Zug zurück.");
    assert_eq!(truth(Some(true), Some(1), None, Lang::EN), "It can still be solved, in one more move.");
    assert_eq!(truth(Some(true), Some(4), None, Lang::of("it")), "Si può ancora risolvere, con altre 4 mosse.");
}

/// A side that is called by two colours wins in the plural.
#[test]
fn sides_of_two_win_in_the_plural() {
    let told = |game: &str, rules: &str, lang: &str| {
        let mut playing = hall::find(game).unwrap().open(&split_rules(rules), 0).unwrap();
        playing.act(Action::Resign(Seat(0))).unwrap();
        match status_of(playing.as_ref(), &playing.chosen(), Some(Why::Wish), Lang::of(lang)) {
            StatusJson::Over { told, .. } => told,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(told("expion", "players=4", "en"), "Blue and green win by resignation.");
    assert_eq!(told("expion", "", "fr"), "Bleu et vert gagnent par abandon.");
    assert_eq!(told("mamba", "players=teams", "it"), "Turchese e viola vincono per abbandono.");
    assert_eq!(told("mamba", "", "it"), "Turchese vince per abbandono.");
    assert_eq!(told("dames", "", "en"), "Ivory wins by resignation.");
}
