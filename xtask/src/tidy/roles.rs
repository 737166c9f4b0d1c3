//! One dialect for all rooms: what a game answers to a trait stands in the file named after that role, in every room alike, and every room
//! has the same tests and the same bench.
//!
//! A room that begins with everything in one file is left alone until it has more.

use super::{Problem, Tree};

/// What stands where: the beginning of a line, and the file for it.
const ROLES: [(&str, &str); 15] = [
    ("impl Game for ", "game.rs"),
    ("impl Rules for ", "rules.rs"),
    ("impl Position for ", "position.rs"),
    ("impl Setup for ", "setup.rs"),
    ("impl Show for ", "scene.rs"),
    ("impl Explain for ", "explain.rs"),
    ("impl Spell for ", "spell.rs"),
    ("impl Symmetric for ", "symmetry.rs"),
    ("impl Tactical for ", "tactics.rs"),
    ("impl Evaluate for ", "eval.rs"),
    ("impl Tuned for ", "eval.rs"),
    ("const CHOICES: &[Choice]", "options.rs"),
    ("const PRESETS: &[Preset]", "presets.rs"),
    ("static BOOKLET: ", "booklet.rs"),
    ("const LESSONS: ", "lessons.rs"),
];

/// The tests of a room, and its bench; what else there is to test is a part of one of them.
const TESTS: [&str; 9] = [
    "tests/laws.rs",
    "tests/lessons.rs",
    "tests/letter.rs",
    "tests/perft.rs",
    "tests/records.rs",
    "tests/rulebook.rs",
    "tests/slow.rs",
    "tests/texts.rs",
    "benches/speed.rs",
];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for room in tree.rooms() {
        let folder = format!("rooms/{room}/src/");
        let sources: Vec<_> = tree.rust().filter(|(path, _)| path.starts_with(&folder)).collect();
        if sources.len() < 2 {
            continue;
        }
        problems.extend(uneven(tree, room));
        for (path, text) in sources {
            for (number, line) in text.lines().enumerate() {
                let line =
                    ["pub(crate) ", "pub(super) ", "pub "].iter().find_map(|seen| line.strip_prefix(seen)).unwrap_or(line);
                let Some((_, file)) = ROLES.iter().find(|(begins, _)| line.starts_with(begins)) else { continue };
                if path.rsplit('/').next() != Some(file) {
                    problems.push(Problem::at(path, number, format!("stands in {file} in every other room")));
                }
            }
        }
    }
    problems
}

/// Tests and benches that every room has and this one has not, or that this one has alone.
fn uneven(tree: &Tree, room: &str) -> Vec<Problem> {
    let folder = format!("rooms/{room}/");
    let there: Vec<&str> = tree.rust().filter_map(|(path, _)| path.strip_prefix(&folder)).collect();
    let missing = TESTS.iter().filter(|test| !there.contains(test));
    let missing = missing.map(|test| Problem::new(&format!("{folder}{test}"), "is missing: every room has it"));
    // Folders beside them hold parts.
    let is_whole = |path: &&&str| {
        (path.starts_with("tests/") || path.starts_with("benches/")) && path.split('/').count() == 2 && !TESTS.contains(path)
    };
    let alone = there.iter().filter(is_whole);
    let alone = alone
        .map(|path| Problem::new(&format!("{folder}{path}"), "no other room has it: let it be a part of one of theirs"));
    missing.chain(alone).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        check(&tree(files)).iter().map(ToString::to_string).collect()
    }

    /// The files of a room of several sources that is as it should be.
    fn whole() -> Vec<(&'static str, &'static str)> {
        let mut files = vec![("rooms/one/Cargo.toml", ""), ("rooms/one/src/lib.rs", "mod game;\n")];
        files.push(("rooms/one/src/duel/game.rs", "impl Game for One {\n"));
        for test in [
            "rooms/one/tests/laws.rs",
            "rooms/one/tests/lessons.rs",
            "rooms/one/tests/letter.rs",
            "rooms/one/tests/perft.rs",
            "rooms/one/tests/records.rs",
            "rooms/one/tests/rulebook.rs",
            "rooms/one/tests/slow.rs",
            "rooms/one/tests/texts.rs",
        ] {
            files.push((test, ""));
        }
        files.push(("rooms/one/tests/slow/generator.rs", ""));
        files.push(("rooms/one/benches/speed.rs", ""));
        files
    }

    #[test]
    fn what_has_a_role_stands_in_the_file_named_after_it() {
        assert_eq!(found(&whole()), [""; 0]);
        let files = [
            whole(),
            vec![
                ("rooms/one/src/names.rs", "impl Show for One {\n"),
                ("rooms/one/src/rules.rs", "pub(crate) const PRESETS: &[Preset] = &[];\n"),
                ("rooms/single/Cargo.toml", ""),
                ("rooms/single/src/lib.rs", "impl Game for Single {\nimpl Show for Single {\n"),
            ],
        ]
        .concat();
        assert_eq!(
            found(&files),
            [
                "rooms/one/src/names.rs:1: stands in scene.rs in every other room",
                "rooms/one/src/rules.rs:1: stands in presets.rs in every other room"
            ]
        );
    }

    #[test]
    fn every_room_has_the_same_tests() {
        let mut files = whole();
        files.retain(|(path, _)| !path.ends_with("texts.rs"));
        files.push(("rooms/one/tests/tactics.rs", ""));
        assert_eq!(
            found(&files),
            [
                "rooms/one/tests/texts.rs: is missing: every room has it",
                "rooms/one/tests/tactics.rs: no other room has it: let it be a part of one of theirs"
            ]
        );
    }
}
