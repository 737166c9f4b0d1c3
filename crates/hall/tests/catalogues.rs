//! The catalogues below the edge are complete, and what cannot be read is said in the reader's language.

use kernel::record::Record;
use kernel::{Catalogue, Lang};
use speech::{Say, faults};

const FR: Lang = Lang::of("fr");
const IT: Lang = Lang::of("it");
const DE: Lang = Lang::of("de");

#[test]
fn every_language_says_all_that_english_says() {
    for catalogue in [&kernel::CATALOGUE, &boards::CATALOGUE, &hall::CATALOGUE] {
        assert_eq!(faults(catalogue, &[Lang::EN, FR, IT, DE]), [""; 0]);
    }
}

/// A game that has a language beyond those of every game says all of it: half a rulebook in German helps nobody.
#[test]
fn a_game_that_speaks_german_says_everything_in_it() {
    let speaks: Vec<&str> = hall::games()
        .iter()
        .map(|game| game.info().name.catalogue())
        .filter(|catalogue| catalogue.text(DE).is_some())
        .inspect(|catalogue| assert_eq!(faults(catalogue, &[DE]), [""; 0]))
        .map(|catalogue| catalogue.name)
        .collect();
    assert_eq!(speaks, ["dames", "marelle"]);
}

/// Every English sentence as programmers read it and as people do.
#[test]
fn display_is_the_english_of_the_catalogue() {
    let check = |catalogue: &'static Catalogue| {
        for line in catalogue.text(Lang::EN).unwrap().lines().filter(|line| line.contains(" = ") && !line.starts_with('#')) {
            let (id, text) = line.split_once(" = ").unwrap();
            let parts = text.split("{ $").skip(1).map(|part| part.split(' ').next().unwrap());
            let args = parts.map(|part| (&*part.to_string().leak(), part.into())).collect();
            let message = kernel::Message::new(kernel::Phrase::of(catalogue, id.to_string().leak()), args);
            assert_eq!(message.to_string(), message.say(Lang::EN));
        }
    };
    [&kernel::CATALOGUE, &boards::CATALOGUE, &hall::CATALOGUE].into_iter().for_each(check);
}

#[test]
fn wrong_texts_are_told_in_every_language() {
    let unknown = hall::find("nim").err().unwrap();
    assert!(unknown.say(Lang::EN).starts_with("game: unknown name 'nim': expected one of "));
    assert!(unknown.say(FR).starts_with("jeu\u{a0}: nom inconnu «\u{a0}nim\u{a0}»\u{a0}; attendu\u{a0}: l'un de "));
    let game = hall::games()[0];
    let option = game.choose(&["nonsense"]).err().unwrap();
    assert_eq!(option.say(Lang::EN), "option: 'nonsense' has no '=': expected name=value");
    assert_eq!(option.say(IT), "opzione: «nonsense» è senza «=»; atteso: nome=valore");
    let record = hall::read_record(&Record::read("1. a *").unwrap()).err().unwrap();
    assert_eq!(record.say(Lang::EN), "record: the tag Game is missing: expected [Game \"<name>\"]");
    assert_eq!(record.say(DE), "Aufzeichnung: die Angabe Game fehlt; erwartet: [Game \"<Name>\"]");
}
