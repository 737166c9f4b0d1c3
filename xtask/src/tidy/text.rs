//! Texts without blanks at the ends of lines, and without places that exist on somebody's machine only.

use super::{Problem, Tree, is_foreign};

/// Places outside the project. They are put together here so that this file does not name them.
const OUTSIDE: &[&str] = &[concat!("../", "shared"), concat!("/wo", "rk/"), concat!("/ho", "me/")];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (path, text) in tree.texts() {
        for (number, line) in text.split('\n').enumerate() {
            if line.ends_with([' ', '\t', '\r']) && !is_foreign(path) {
                problems.push(Problem::at(path, number, "blanks at the end of the line"));
            }
            for place in OUTSIDE.iter().filter(|place| line.contains(**place)) {
                problems.push(Problem::at(path, number, format!("names {place}, which is not in the project")));
            }
        }
        if !text.is_empty() && !text.ends_with('\n') && !is_foreign(path) {
            problems.push(Problem::new(path, "the last line does not end"));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::*;

    #[test]
    fn blanks_and_foreign_places_are_found() {
        let place = format!("see {}x\n", OUTSIDE[1]);
        let files = [
            ("a.md", "fine\nnot \n"),
            ("b.md", place.as_str()),
            ("docs/man/c.1", "x \n"),
            ("web/vendor/e.js", "x \n"),
            ("d.md", "open"),
        ];
        let found: Vec<(String, Option<usize>)> = check(&tree(&files)).into_iter().map(|p| (p.path, p.line)).collect();
        assert_eq!(found, [("a.md".into(), Some(2)), ("b.md".into(), Some(1)), ("d.md".into(), None)]);
    }
}
