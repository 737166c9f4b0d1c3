//! What the kernel says, in the languages it has.

use kernel::record::Record;
use kernel::{Arg, Catalogue, Join, Lang, Message, Phrase, Refusal, TextError};
use speech::{Say, faults};

const FR: Lang = Lang::of("fr");
const IT: Lang = Lang::of("it");
const DE: Lang = Lang::of("de");

#[test]
fn the_kernel_is_complete_in_four_languages() {
    assert_eq!(faults(&kernel::CATALOGUE, &[Lang::EN, FR, IT, DE]), [""; 0]);
    assert_eq!(speech::languages(), [Lang::EN, DE, FR, IT]);
}

#[test]
fn errors_of_texts_are_said_in_the_readers_language() {
    let error = Record::read("[Game toy]\n\n*").unwrap_err();
    assert_eq!(error.say(Lang::EN), "record: tag 1 is malformed: expected [Name \"value\"]");
    assert_eq!(error.say(FR), "partie\u{a0}: l'étiquette 1 est mal formée\u{a0}; attendu\u{a0}: [Nom \"valeur\"]");
    assert_eq!(error.say(IT), "partita: l'etichetta 1 è scritta male; atteso: [Nome \"valore\"]");
    assert_eq!(error.say(DE), "Aufzeichnung: Angabe 1 ist falsch geschrieben; erwartet: [Name \"Wert\"]");
    // A language without files falls back.
    assert_eq!(error.say(Lang::of("ro")), error.say(Lang::EN));
    assert_eq!(error.say(Lang::of("de-at")), error.say(DE));
}

#[test]
fn errors_stay_on_one_short_line() {
    let error = TextError::new("board", Message::verbatim("a\nb".to_string() + &"x".repeat(500)), Message::verbatim("nine"));
    let text = error.say(Lang::EN);
    assert!(!text.contains('\n') && text.len() < 300, "{text}");
    assert!(text.starts_with("board: a b") && text.ends_with("...: expected nine"), "{text}");
    let refusal: Refusal<()> = Refusal::new("T-1", "no");
    assert_eq!(refusal.say(Lang::EN), "T-1: no");
}

#[test]
fn lists_are_joined_as_the_language_does() {
    let said = |join, items: &[&str]| Message::list(join, items.iter().copied()).say(FR);
    assert_eq!(said(Join::Or, &["a"]), "a");
    assert_eq!(said(Join::Or, &["a", "b"]), "a ou b");
    assert_eq!(said(Join::And, &["a", "b", "c"]), "a, b et c");
    assert_eq!(said(Join::Comma, &["a", "b", "c"]), "a, b, c");
    assert_eq!(said(Join::Blank, &["a", "b"]), "a b");
    assert_eq!(Message::list(Join::And, [Arg::Number(1), "x".into()]).say(Lang::EN), "1 and x");
}

static MEN: Catalogue = Catalogue {
    name: "men",
    texts: &[
        (
            "en",
            "men = { $n ->\n    [one] one { $colour } man\n   *[other] { $n } { $colour } men\n}\nbrown = brown\nonly = only\n",
        ),
        (
            "de",
            "men = { $n ->\n    [one] ein { $colour-id ->\n        [brown] brauner\n       *[other] heller\n    } Stein\n   *[other] { $n } Steine\n}\n",
        ),
        ("xx", "men = { $m }\nmany = more\nthis is no sentence\n"),
    ],
};

#[test]
fn a_language_has_its_own_grammar_and_falls_back_sentence_by_sentence() {
    let brown = Phrase::of(&MEN, "brown");
    let men = |n: i64| Message::new(Phrase::of(&MEN, "men"), vec![("n", Arg::Number(n)), ("colour", brown.into())]);
    assert_eq!([men(1).say(Lang::EN), men(3).say(Lang::EN)], ["one brown man", "3 brown men"]);
    assert_eq!([men(1).say(DE), men(3).say(DE)], ["ein brauner Stein", "3 Steine"]);
    assert_eq!(Phrase::of(&MEN, "only").say(DE), "only");
    // A sentence that cannot be said is said in English.
    assert_eq!(men(1).say(Lang::of("xx")), "one brown man");
    assert_eq!(Phrase::NONE.say(DE), "");
}

#[test]
fn what_is_wrong_with_a_file_is_named() {
    let found = faults(&MEN, &[Lang::EN, DE, Lang::of("yy")]);
    for said in [
        "de/men.ftl: 'brown' is missing",
        "de/men.ftl: 'only' is missing",
        "xx/men.ftl: 'men' has no part 'm'",
        "xx/men.ftl: nobody says 'many'",
        "yy/men.ftl is missing",
    ] {
        assert!(found.iter().any(|fault| fault == said), "{said}: {found:?}");
    }
    assert_eq!(found.len(), 6, "and what cannot be read: {found:?}");
}

#[test]
fn programmers_read_the_same_english() {
    let brown = Phrase::of(&MEN, "brown");
    for n in [1, 3] {
        let men = Message::new(Phrase::of(&MEN, "men"), vec![("n", Arg::Number(n)), ("colour", brown.into())]);
        assert_eq!(men.to_string(), men.say(Lang::EN));
    }
    let english = kernel::CATALOGUE.text(Lang::EN).unwrap();
    for sentence in locales::sentences(english) {
        let id: &'static str = sentence.id.leak();
        let args = sentence.parts.into_iter().map(|part| (&*part.leak(), Arg::list(Join::Or, ["a", "b", "c"]))).collect();
        let message = Message::new(Phrase::of(&kernel::CATALOGUE, id), args);
        assert_eq!(message.to_string(), message.say(Lang::EN), "{id}");
    }
}
