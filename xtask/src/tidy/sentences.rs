//! What a room answers to people are sentences of its catalogue, never English written where something is refused.

use super::source::{Line, before_tests, has_word, lines};
use super::{Problem, Tree};

/// What makes a source one that answers: the types in which a room tells people what is wrong.
const ANSWERS: &[&str] = &["TextError", "Refusal"];
/// What may stand before a string that only programmers read, or, for `TextError::new`, before the word for a field.
const NOT_SAID: &[&str] = &["TextError::new(", "expect(", "unreachable!(", "panic!("];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (path, text) in tree.rust().filter(|(path, _)| path.starts_with("rooms/") && path.contains("/src/")) {
        let lines = lines(text);
        let lines = before_tests(&lines);
        if !lines.iter().any(|line| ANSWERS.iter().any(|answer| has_word(&line.code, answer))) {
            continue;
        }
        for (number, line) in lines.iter().enumerate() {
            let said = line.strings.iter().filter(|(at, string)| is_sentence(string) && !is_exempt(lines, number, *at));
            problems.extend(said.map(|(_, string)| {
                Problem::at(path, number, format!("says \"{string}\": that belongs into the room's catalogue"))
            }));
        }
    }
    problems
}

/// Whether a string has a blank and, besides what is filled in, a word: at least three letters on end.
fn is_sentence(string: &str) -> bool {
    let mut depth = 0_usize;
    let mut own = String::new();
    for c in string.chars() {
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 => own.push(c),
            _ => {}
        }
    }
    own.contains(' ') && own.split(|c: char| !c.is_alphabetic()).any(|word| word.chars().count() >= 3)
}

/// Whether a string is only for programmers, or the word for a field.
fn is_exempt(lines: &[Line], number: usize, at: usize) -> bool {
    let line = &lines[number];
    let here = line.code[..at].trim();
    let before = if here.is_empty() && number > 0 { lines[number - 1].code.trim() } else { here };
    NOT_SAID.iter().any(|end| before.ends_with(end)) || line.code.contains("assert")
}

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::*;

    fn found(path: &str, source: &str) -> Vec<usize> {
        check(&tree(&[(path, source)])).iter().filter_map(|problem| problem.line).collect()
    }

    #[test]
    fn sentences_outside_a_catalogue_are_found() {
        let source = "//! A.\nuse kernel::{Refusal, TextError};\n\
            TextError::new(\"board\", \"no piece\", \"5\");\n\
            TextError::new(\"board\", format!(\"{n} pieces\"), \"m or i\");\n\
            let wrong = \"a man on its last rank\";\n\
            Refusal::new(\"C-3\", \"nobody sits there\");\n";
        assert_eq!(found("rooms/nim/src/notation.rs", source), [3, 4, 5, 6]);
        assert_eq!(found("rooms/nim/tests/laws.rs", source), [0; 0]);
        assert_eq!(found("crates/kernel/src/error.rs", source), [0; 0]);
    }

    #[test]
    fn what_nobody_is_told_may_be_written_in_place() {
        let source = "//! A.\nuse kernel::TextError;\n\
            TextError::new(\"side to move\", Message::quoted(text), sentences::SIDE_FORM);\n\
            let text = format!(\"{board} {side} {counter}\");\n\
            let at = places.last().expect(\"a capture has places\");\n\
            let at = places.last().expect(\n    \"a capture has places\",\n);\n\
            debug_assert!(free, \"the point is free\");\n\
            // \"a comment in quotes\"\n\
            #[cfg(test)]\nmod tests { const SAID: &str = \"no such piece\"; }\n";
        assert_eq!(found("rooms/nim/src/notation.rs", source), [0; 0]);
        assert_eq!(found("rooms/nim/src/game.rs", "//! A.\nlet bench = \"start for two\";\n"), [0; 0]);
    }
}
