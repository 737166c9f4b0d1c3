//! The words of the interface: every sentence that is used is there in every whole language, with the same parts, and
//! none that is not used.

use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The languages that have every sentence. Another one may be added by its file alone; what it lacks is said in English.
const WHOLE: [&str; 4] = ["de", "en", "fr", "it"];
const FORMS: [&str; 2] = ["one", "other"];

fn web() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web")
}

fn strings(language: &str) -> Map<String, Value> {
    let text = std::fs::read_to_string(web().join(format!("strings/{language}.json"))).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// The languages that have a file.
fn languages() -> Vec<String> {
    let files = std::fs::read_dir(web().join("strings")).unwrap().map(|file| file.unwrap().path());
    files.filter_map(|path| path.file_stem().map(|code| code.to_string_lossy().into_owned())).collect()
}

/// All of the client's own scripts, and the server's file that fills in the page in which they run.
fn scripts() -> String {
    let mut all = std::fs::read_to_string(web().join("../crates/server/src/http/pages.rs")).unwrap();
    for folder in ["app", "here", "pages", "parts", "board"] {
        for file in std::fs::read_dir(web().join(folder)).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|ending| ending == "js") {
                all += &std::fs::read_to_string(path).unwrap();
            }
        }
    }
    all
}

/// Texts between quotes that look like keys, and beginnings of keys that are completed when the page runs.
fn used(scripts: &str) -> (BTreeSet<String>, BTreeSet<String>) {
    let is_key = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '.';
    let (mut whole, mut begun) = (BTreeSet::new(), BTreeSet::new());
    for quote in ['\'', '"', '`'] {
        for part in scripts.split(quote) {
            let key: String = part.chars().take_while(|c| is_key(*c)).collect();
            if !key.contains('.') || !key.starts_with(|c: char| c.is_ascii_lowercase()) {
                continue;
            }
            match &part[key.len()..] {
                "" => whole.insert(key),
                rest if quote == '`' && rest.starts_with("${") && key.ends_with('.') => begun.insert(key),
                _ => false,
            };
        }
    }
    (whole, begun)
}

/// The parts to fill in, in braces.
fn parts(value: &Value) -> BTreeSet<String> {
    let texts: Vec<&str> = match value {
        Value::String(text) => vec![text],
        Value::Object(forms) => forms.values().filter_map(Value::as_str).collect(),
        _ => panic!("{value}"),
    };
    let names = texts.iter().flat_map(|text| text.split('{').skip(1).filter_map(|rest| rest.split_once('}')));
    names.map(|(name, _)| name.to_string()).filter(|name| name != "n").collect()
}

#[test]
fn every_language_has_every_sentence() {
    let english = strings("en");
    let names = |map: &Map<String, Value>| map.keys().cloned().collect::<BTreeSet<_>>();
    for language in WHOLE {
        assert_eq!(names(&english), names(&strings(language)), "{language}");
    }
    for language in languages() {
        let other = strings(&language);
        let strange: Vec<String> = names(&other).difference(&names(&english)).cloned().collect();
        assert!(strange.is_empty(), "{language}: {strange:?}");
        for (key, value) in &other {
            assert_eq!(parts(value), parts(&english[key]), "{language} {key}");
            match value {
                Value::Object(forms) => assert!(FORMS.iter().all(|form| forms[*form].is_string()), "{language} {key}"),
                text => assert!(!text.as_str().unwrap().trim().is_empty(), "{language} {key}"),
            }
        }
    }
}

#[test]
fn every_sentence_is_used_and_every_use_has_a_sentence() {
    let english = strings("en");
    let (whole, begun) = used(&scripts());
    let families: BTreeSet<&str> = english.keys().filter_map(|key| key.split('.').next()).collect();
    let is_sentence = |key: &&String| families.contains(key.split('.').next().unwrap()) && !key.ends_with(".js");
    let missing: Vec<&String> =
        whole.iter().filter(is_sentence).filter(|key| !english.contains_key(*key) && !key.ends_with('.')).collect();
    assert!(missing.is_empty(), "no sentence for {missing:?}");
    let is_used = |key: &str| whole.contains(key) || begun.iter().any(|start| key.starts_with(start.as_str()));
    let unused: Vec<&String> = english.keys().filter(|key| !is_used(key)).collect();
    assert!(unused.is_empty(), "nobody says {unused:?}");
}

#[test]
fn translations_differ_from_english() {
    // What is the same word in two languages is so for a reason; whole sentences are not.
    let english = strings("en");
    for language in languages().iter().filter(|code| *code != "en") {
        let other = strings(language);
        let same: Vec<&String> = english
            .iter()
            .filter(|(key, value)| {
                value
                    .as_str()
                    .is_some_and(|text| text.split(' ').filter(|word| word.chars().all(char::is_alphabetic)).count() > 3)
                    && other.get(*key) == Some(*value)
            })
            .map(|(key, _)| key)
            .collect();
        assert!(same.is_empty(), "{language}: {same:?}");
    }
}

/// Words of the rule engine and literal translations that players did not understand. They stood there once.
const FOREIGN: [(&str, &[&str]); 3] = [
    (
        "en",
        &[
            "Type a step",
            "Show the step",
            "Have it judged",
            "Lately over",
            "Stand up",
            "Go on playing",
            "by lot",
            "As the system",
            "Names of the places",
            "Sound and sight",
            "Must win in time",
            "Counter Mamba",
            "Engine",
        ],
    ),
    (
        "fr",
        &[
            "Moteur",
            "Faire juger",
            "Partie notée",
            "Taper un coup",
            "N'importe qui",
            "À cet écran",
            "Ouvrir Jeu",
            "naissances au carré",
            "de Est",
            "dites stay",
        ],
    ),
    ("it", &["Motore", "Fai giudicare", "scacchiera"]),
];

#[test]
fn words_that_players_did_not_understand_do_not_come_back() {
    for (language, foreign) in FOREIGN {
        let all: Vec<String> = strings(language).values().map(ToString::to_string).collect();
        for word in foreign {
            let found: Vec<&String> = all.iter().filter(|text| text.contains(word)).collect();
            assert!(found.is_empty(), "{language}: {found:?}");
        }
    }
    // A colon has a space before it in French.
    let tight: Vec<String> = strings("fr")
        .values()
        .map(ToString::to_string)
        .filter(|text| text.matches(": ").count() > text.matches(" : ").count() + text.matches("\u{a0}: ").count())
        .collect();
    assert!(tight.is_empty(), "{tight:?}");
}
