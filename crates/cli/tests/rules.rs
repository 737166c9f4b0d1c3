//! `coffret rules`: every sentence of every booklet is cited where it belongs to something, in the shape that readers rely on, and the
//! terminal tells what steps cause.

use kernel::SentenceKind;
use serde_json::Value;
use std::collections::BTreeSet;
use std::process::Command;

fn answer(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_coffret")).args(arguments).env("LC_ALL", "C").output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value[name].as_array().unwrap_or_else(|| panic!("{name} is no list: {value}"))
}

/// Whatever carries ids of sentences, wherever it stands.
fn cited(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Array(all) => all.iter().for_each(|one| cited(one, found)),
        Value::Object(all) => {
            for (name, one) in all {
                if name == "sources" {
                    found.extend(one.as_array().unwrap().iter().map(|id| id.as_str().unwrap().to_string()));
                } else {
                    cited(one, found);
                }
            }
        }
        _ => {}
    }
}

#[test]
fn every_sentence_is_cited_and_every_part_says_where_it_comes_from() {
    let books: Value = serde_json::from_str(&answer(&["rules", "--json"])).unwrap();
    let mut found = BTreeSet::new();
    cited(&books, &mut found);
    let good = |kind| !matches!(kind, SentenceKind::Imprint | SentenceKind::Noise);
    let wanted = hall::games().iter().flat_map(|game| game.booklet().sentences).filter(|sentence| good(sentence.kind));
    let missing: Vec<&str> = wanted.map(|sentence| sentence.id).filter(|id| !found.contains(*id)).collect();
    assert_eq!(missing, [""; 0]);
    const STANDINGS: [&str; 6] = ["booklet", "consequence", "published", "ruling", "lost", "contradictory"];
    for book in books.as_array().unwrap() {
        for clause in list(book, "clauses") {
            assert!(!list(clause, "examples").is_empty(), "{}", clause["id"]);
            for part in list(clause, "parts") {
                let standing = part["standing"].as_str().unwrap();
                assert!(STANDINGS.contains(&standing) && part["text"].is_string() && part.get("page").is_some(), "{part}");
                let printed = matches!(standing, "booklet" | "consequence");
                assert_eq!(part["reason"].is_null(), printed, "{part}");
                assert!(!printed || !list(part, "sources").is_empty(), "{part}");
            }
        }
        for option in list(book, "options") {
            let booklet = &option["booklet"];
            assert!(option["name"].is_string() && option["default"].is_string() && booklet["standing"].is_string());
            assert!(booklet.get("value").is_some() && booklet["sources"].is_array(), "{option}");
        }
        assert!(list(book, "presets").iter().all(|preset| preset["rules"].is_string() && preset["standing"].is_string()));
        assert!(!list(&book["box"], "material").is_empty() && !list(&book["box"], "story").is_empty());
    }
}

#[test]
fn what_a_step_causes_is_told() {
    let text = answer(&["rules", "dames", "--clause", "d-9", "--lang", "fr"]);
    assert!(text.contains("32x23\u{a0}: pion marron de 32 prend 28 et arrive en 23"), "{text}");
}
