//! Every public trait shows in an example how it is used; the doc tests run it.

use super::source::{Line, before_tests, lines};
use super::{Problem, Tree};

/// What begins and ends an example in the documentation.
const FENCE: &str = "```";

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (path, text) in tree.rust().filter(|(path, _)| path.starts_with("crates/") && path.contains("/src/")) {
        let lines = lines(text);
        let sources = before_tests(&lines);
        for (number, line) in sources.iter().enumerate() {
            let Some(name) = line.code.strip_prefix("pub trait ") else { continue };
            let documented = |line: &&Line| !line.comment.is_empty() || line.code.starts_with("#[");
            let above = sources[..number].iter().rev();
            if !above.take_while(documented).any(|line| line.comment.contains(FENCE)) {
                let name = name.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
                problems.push(Problem::at(path, number, format!("the trait {name} shows no example of its use")));
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
    fn a_trait_without_an_example_is_found() {
        let text = "//! A.\n\n/// B.\n/// ```\n/// b();\n/// ```\n#[must_use]\npub trait B {}\n\n/// C.\npub trait C<T>: B {}\n\ntrait Own {}\n";
        let found: Vec<String> = check(&tree(&[("crates/a/src/b.rs", text)])).iter().map(ToString::to_string).collect();
        assert_eq!(found, ["crates/a/src/b.rs:11: the trait C shows no example of its use"]);
    }
}
