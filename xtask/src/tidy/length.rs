//! One noun per file: long files are listed, very long ones are refused.

use super::{Problem, Tree, is_foreign};

/// From here on a file is worth a look.
const LONG: usize = 600;
/// Beyond this it must be divided.
const TOO_LONG: usize = 900;

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let sources = tree.texts().filter(|(path, _)| is_source(path) && !is_foreign(path));
    let mut problems = Vec::new();
    for (path, text) in sources {
        let lines = text.lines().count();
        if lines > LONG {
            let harmless = lines <= TOO_LONG;
            problems.push(Problem { harmless, ..Problem::new(path, format!("{lines} lines: is it one noun?")) });
        }
    }
    problems
}

fn is_source(path: &str) -> bool {
    let endings = [".rs", ".js", ".ts", ".css", ".html", ".sql"];
    endings.iter().any(|ending| path.ends_with(ending))
}

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::*;

    #[test]
    fn long_files_are_listed_and_longer_ones_refused() {
        let of = |lines: usize| "x\n".repeat(lines);
        let (fine, long, huge) = (of(600), of(601), of(901));
        let files = [("a.rs", fine.as_str()), ("b.rs", &long), ("c.js", &huge), ("web/vendor/d.js", &huge), ("e.md", &huge)];
        let found: Vec<(String, bool)> = check(&tree(&files)).into_iter().map(|p| (p.path, p.harmless)).collect();
        assert_eq!(found, [("b.rs".into(), true), ("c.js".into(), false)]);
    }
}
