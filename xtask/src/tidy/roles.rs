//! One dialect for all rooms: what a game answers to a trait stands in the file named after that role, in every room alike.
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

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for room in tree.rooms() {
        let folder = format!("rooms/{room}/src/");
        let sources: Vec<_> = tree.rust().filter(|(path, _)| path.starts_with(&folder)).collect();
        if sources.len() < 2 {
            continue;
        }
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

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::*;

    #[test]
    fn what_has_a_role_stands_in_the_file_named_after_it() {
        let files = [
            ("rooms/one/Cargo.toml", ""),
            ("rooms/one/src/lib.rs", "mod game;\nimpl Show for One {\n"),
            ("rooms/one/src/duel/game.rs", "impl Game for One {\n"),
            ("rooms/one/src/rules.rs", "pub(crate) const PRESETS: &[Preset] = &[];\n"),
            ("rooms/whole/Cargo.toml", ""),
            ("rooms/whole/src/lib.rs", "impl Game for Whole {\nimpl Show for Whole {\n"),
        ];
        let found: Vec<String> = check(&tree(&files)).iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "rooms/one/src/lib.rs:2: stands in scene.rs in every other room",
                "rooms/one/src/rules.rs:1: stands in presets.rs in every other room"
            ]
        );
    }
}
