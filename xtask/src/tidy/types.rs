//! One name, one meaning: a public type's name is defined in one crate only, or stands in a list with the reason.
//!
//! Names that a crate keeps to itself are its own business.

use super::source::{before_tests, lines};
use super::{Problem, Tree};
use std::collections::BTreeMap;

/// Names that two crates define, and why that is no harm.
const LISTED: &[(&str, &str)] = &[
    ("Fact", "kernel: what a rulebook says of a board; wire: what is stored of a table. No source uses both."),
    ("Limits", "search: when thinking ends; server: what one address may hold. No source uses both."),
    ("Message", "kernel: what is to be said; wire: what a socket sends. No source uses both."),
];

/// What begins the definition of a public type.
const DEFINITIONS: [&str; 5] = ["pub struct ", "pub enum ", "pub trait ", "pub union ", "pub type "];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut known: BTreeMap<String, (&str, &str)> = BTreeMap::new();
    let mut problems = Vec::new();
    let mut twice = Vec::new();
    for (path, text) in tree.rust() {
        let Some((home, _)) = path.split_once("/src/").filter(|(home, _)| !home.starts_with("xtask")) else { continue };
        for (number, line) in before_tests(&lines(text)).iter().enumerate() {
            let Some(name) = defined(&line.code) else { continue };
            match known.get(name) {
                Some((other, first)) if *other != home => {
                    twice.push(name.to_string());
                    if !LISTED.iter().any(|(listed, _)| *listed == name) {
                        let what = format!("the public type {name} is defined in {first} too: one name, one meaning");
                        problems.push(Problem::at(path, number, what));
                    }
                }
                Some(_) => {}
                None => drop(known.insert(name.to_string(), (home, path))),
            }
        }
    }
    for (name, _) in LISTED.iter().filter(|(name, _)| known.contains_key(*name)) {
        if !twice.iter().any(|other| other == name) {
            problems.push(Problem::new("xtask/src/tidy/types.rs", format!("{name} is listed, but defined once only")));
        }
    }
    problems
}

/// The name of the public type that a line at the top of a file defines.
fn defined(code: &str) -> Option<&str> {
    let rest = DEFINITIONS.iter().find_map(|start| code.strip_prefix(start))?;
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
    Some(&rest[..end])
}

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        check(&tree(files)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn one_public_name_in_two_crates_is_refused() {
        let one = ("crates/a/src/lib.rs", "pub struct Place<T>(T);\n");
        assert_eq!(
            found(&[one, ("crates/a/src/b.rs", "pub struct Place;\n")]),
            [""; 0],
            "one crate is the compiler's business"
        );
        assert_eq!(found(&[one, ("crates/b/src/c.rs", "pub(crate) enum Place {}\n")]), [""; 0]);
        assert_eq!(found(&[one, ("crates/b/tests/c.rs", "pub enum Place {}\n")]), [""; 0]);
        let twice = found(&[one, ("rooms/b/src/c.rs", "//! B.\n\npub enum Place {}\n")]);
        assert_eq!(
            twice,
            ["rooms/b/src/c.rs:3: the public type Place is defined in crates/a/src/lib.rs too: one name, one meaning"]
        );
    }

    #[test]
    fn a_listed_name_must_need_its_place() {
        let (a, b) = (("crates/a/src/lib.rs", "pub enum Fact {}\n"), ("crates/b/src/lib.rs", "pub enum Fact {}\n"));
        assert_eq!(found(&[a, b]), [""; 0]);
        assert_eq!(found(&[a]), ["xtask/src/tidy/types.rs: Fact is listed, but defined once only"]);
    }
}
