//! No source outside a room names a game, so that none can test which game it deals with.
//!
//! Rooms, the hall's registry, tests, examples, comments, and example calls of the program (`coffret ...`) may. Names are whole words, of a
//! sentence or of an identifier: a room may be called `nim` although a `minimum` has the letters.

use super::source::{before_tests, lines};
use super::{Problem, Tree};
use std::collections::HashSet;

/// The list of rooms.
const REGISTRY: &str = "crates/hall/src/registry.rs";
/// What marks a line as an example call, as help texts show them.
const CALL: &str = "coffret ";

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let rooms = tree.rooms();
    let mut problems = Vec::new();
    let mut look = |path: &str, number: usize, text: &str| {
        let words = words(text);
        for room in rooms.iter().filter(|room| words.contains(&room.to_lowercase())) {
            problems.push(Problem::at(path, number, format!("names the game '{room}'")));
        }
    };
    for (path, text) in tree.texts().filter(|(path, _)| may_not_name(path)) {
        if path.ends_with(".rs") {
            for (number, line) in before_tests(&lines(text)).iter().enumerate() {
                look(path, number, &line.code);
                if !line.literal.contains(CALL) {
                    look(path, number, &line.literal);
                }
            }
        } else {
            text.lines().enumerate().for_each(|(number, line)| look(path, number, line));
        }
    }
    problems
}

/// The words of a line in small letters: those of `NimGame` and `nim_game` are `nim` and `game`.
fn words(text: &str) -> HashSet<String> {
    let mut words = HashSet::new();
    let mut word = String::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter.is_alphabetic() {
            word.extend(letter.to_lowercase());
        }
        let next = letters.peek().copied().unwrap_or(' ');
        let ends = !next.is_alphabetic() || letter.is_lowercase() && next.is_uppercase();
        if ends && !word.is_empty() {
            words.insert(std::mem::take(&mut word));
        }
    }
    words
}

/// Sources of what must work for any game.
fn may_not_name(path: &str) -> bool {
    let source = [".rs", ".js", ".ts", ".html", ".css", ".sql"].iter().any(|ending| path.ends_with(ending));
    let apart = path.starts_with("rooms/") || path == REGISTRY;
    let tests = path.split('/').any(|part| ["tests", "benches", "examples", "vendor"].contains(&part));
    source && !apart && !tests
}

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::*;

    fn found(path: &str, text: &str) -> usize {
        check(&tree(&[("rooms/nim/Cargo.toml", ""), (path, text)])).len()
    }

    #[test]
    fn a_game_is_named_in_its_room_and_the_registry_only() {
        let code = "if id == \"nim\" {}\n";
        assert_eq!(found("crates/cli/src/main.rs", code), 1);
        assert_eq!(found("crates/hall/src/any_game.rs", "let game = NimGame::new();\n"), 1);
        assert_eq!(found("web/board.js", "// for nim\n"), 1);
        assert_eq!(found("web/vendor/lit.js", "nim"), 0);
        assert_eq!(found("rooms/nim/src/lib.rs", code), 0);
        assert_eq!(found("crates/hall/src/registry.rs", code), 0);
        assert_eq!(found("crates/hall/tests/common.rs", code), 0);
        assert_eq!(found("crates/hall/examples/count.rs", code), 0);
    }

    #[test]
    fn a_name_inside_another_word_is_no_name() {
        assert_eq!(found("web/board.js", "animate(minimum); UNIMPLEMENTED; denim; nimble\n"), 0);
        for named in ["NimGame", "is_nim", "aNim", "nim2", "NIM", "'nim'", "play:nim;"] {
            assert_eq!(found("web/board.js", named), 1, "{named}");
        }
    }

    #[test]
    fn comments_unit_tests_and_example_calls_may_name_one() {
        assert_eq!(found("crates/wire/src/a.rs", "/// Such as nim.\nfn a() {}\n#[cfg(test)]\nmod tests { /**/ nim }\n"), 0);
        assert_eq!(found("crates/cli/src/args.rs", "#[command(after_help = \"coffret play nim\")]\n"), 0);
        assert_eq!(found("crates/cli/src/args.rs", "#[command(after_help = \"play nim\")]\n"), 1);
    }
}
