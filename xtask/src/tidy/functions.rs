//! A function fits on a screen, or says why it does not: a comment that begins with `Long:` stands above it.
//!
//! Tests are left out: a table of cases may be as long as it is.

use super::source::{Line, before_tests, lines};
use super::{Problem, Tree};

/// The most lines that need no reason.
const SCREEN: usize = 60;
/// What begins a reason.
const REASON: &str = "Long:";

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (path, text) in tree.rust().filter(|(path, _)| path.contains("/src/") && !path.ends_with("/tests.rs")) {
        let lines = lines(text);
        let sources = before_tests(&lines);
        for (first, name) in sources.iter().enumerate().filter_map(|(number, line)| Some((number, named(&line.code)?))) {
            let length = length(&sources[first..]);
            if length > SCREEN && !has_reason(&sources[..first]) {
                let what =
                    format!("the function {name} has {length} lines: divide it, or say why above it (`{REASON} ...`)");
                problems.push(Problem::at(path, first, what));
            }
        }
    }
    problems
}

/// The name of the function that a line begins.
fn named(code: &str) -> Option<&str> {
    let mut words = code.split_whitespace();
    let name = words.find(|word| !is_modifier(word)).filter(|word| *word == "fn").and_then(|_| words.next())?;
    name.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

fn is_modifier(word: &str) -> bool {
    word.starts_with("pub") || ["async", "const"].contains(&word)
}

/// How many lines there are up to the brace that closes the first one; one where a semicolon comes before any brace.
fn length(lines: &[Line]) -> usize {
    let mut depth = 0;
    for (number, line) in lines.iter().enumerate() {
        for c in line.code.chars() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                ';' if depth == 0 => return 1,
                _ => continue,
            }
            if c == '}' && depth == 0 {
                return number + 1;
            }
        }
    }
    lines.len()
}

/// Whether a reason stands in the comments and attributes right above.
fn has_reason(above: &[Line]) -> bool {
    let belongs = |line: &&Line| {
        let code = line.code.trim();
        code.starts_with("#[") || code.is_empty() && !line.comment.is_empty()
    };
    above.iter().rev().take_while(belongs).any(|line| line.comment.contains(REASON))
}

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::*;

    fn found(text: &str) -> Vec<Option<usize>> {
        check(&tree(&[("crates/a/src/b.rs", text)])).into_iter().map(|problem| problem.line).collect()
    }

    #[test]
    fn a_long_function_says_why() {
        let body = |lines: usize| format!("pub(crate) async fn f(\n) {{\n{}}}\n", "    x('{');\n".repeat(lines - 3));
        assert!(found(&body(60)).is_empty());
        assert_eq!(found(&body(61)), [Some(1)]);
        assert!(found(&format!("/// F.\n// Long: a table.\n#[inline]\n{}", body(61))).is_empty());
        assert_eq!(found(&format!("// Long: of another.\n\n{}", body(61))), [Some(3)]);
        assert_eq!(found(&format!("//! A.\ntrait T {{\n    fn g();\n}}\n{}", body(61))), [Some(5)]);
        assert!(found(&format!("#[cfg(test)]\nmod tests {{\n{}}}\n", body(61))).is_empty());
    }
}
