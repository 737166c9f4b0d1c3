//! Clocks, chance, the environment, files and output belong to the programs on top; below, they are passed in.

use super::source::{before_tests, has_word, lines};
use super::{Problem, Tree};

/// Time, chance and environment.
const OUTER_WORLD: &[&str] = &["Instant::now", "SystemTime", "std::env", "RandomState", "thread_rng", "rand"];
/// Input and output.
const INPUT_OUTPUT: &[&str] =
    &["std::fs", "std::io", "std::net", "std::process", "println!", "print!", "eprintln!", "eprint!"];

/// What may not stand in the sources of a folder.
const BANS: &[(&str, &[&[&str]])] = &[
    ("crates/kernel/src/", &[OUTER_WORLD, INPUT_OUTPUT]),
    ("crates/boards/src/", &[OUTER_WORLD, INPUT_OUTPUT]),
    ("rooms/", &[OUTER_WORLD, INPUT_OUTPUT]),
    ("crates/search/src/", &[OUTER_WORLD, INPUT_OUTPUT]),
    ("crates/hall/src/", &[OUTER_WORLD, INPUT_OUTPUT, &["std::thread", "std::time"]]),
    ("crates/engine/src/", &[OUTER_WORLD, INPUT_OUTPUT]),
    ("crates/wire/src/", &[OUTER_WORLD, INPUT_OUTPUT]),
    ("crates/table/src/", &[OUTER_WORLD, INPUT_OUTPUT, &["std::thread", "std::time"]]),
    ("crates/dialogue/src/", &[OUTER_WORLD, INPUT_OUTPUT, &["std::thread"]]),
    ("crates/host/src/", &[OUTER_WORLD, INPUT_OUTPUT, &["std::thread"]]),
    ("crates/core-wasm/src/", &[OUTER_WORLD, INPUT_OUTPUT, &["std::thread"]]),
    // Databases are files.
    ("crates/solve/src/", &[OUTER_WORLD]),
];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (path, text) in tree.rust().filter(|(path, _)| path.contains("/src/")) {
        let bans = BANS.iter().filter(|(folder, _)| path.starts_with(folder)).flat_map(|(_, bans)| *bans);
        let bans: Vec<&str> = bans.copied().flatten().copied().collect();
        if bans.is_empty() {
            continue;
        }
        for (number, line) in before_tests(&lines(text)).iter().enumerate() {
            let used = bans.iter().filter(|ban| has_word(&line.code, ban));
            problems.extend(used.map(|ban| Problem::at(path, number, format!("uses `{ban}`: it must be passed in"))));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::*;

    #[test]
    fn the_outer_world_stays_outside() {
        let source = "//! A.\nuse std::time::Instant;\nlet t = Instant::now();\nprintln!();\n// SystemTime\n";
        let found = |path: &str| check(&tree(&[(path, source)])).iter().filter_map(|p| p.line).collect::<Vec<_>>();
        assert_eq!(found("crates/kernel/src/lib.rs"), [3, 4]);
        assert_eq!(found("crates/solve/src/lib.rs"), [3]);
        assert_eq!(found("rooms/nim/src/lib.rs"), [3, 4]);
        assert_eq!(found("rooms/nim/tests/laws.rs"), [0; 0]);
        assert_eq!(found("crates/cli/src/main.rs"), [0; 0]);
    }
}
