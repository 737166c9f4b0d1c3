//! Every source opens with a sentence that says what it is.

use super::{Problem, Tree};

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let bare = tree.rust().filter(|(_, text)| !text.starts_with("//! "));
    bare.map(|(path, _)| Problem::at(path, 0, "the file does not open with `//! ` and what it is")).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::*;

    #[test]
    fn a_bare_source_is_found() {
        let found = check(&tree(&[("a.rs", "//! A.\n"), ("b.rs", "use a;\n"), ("c.md", "# C\n"), ("d.rs", "// D\n")]));
        let paths: Vec<&str> = found.iter().map(|problem| problem.path.as_str()).collect();
        assert_eq!(paths, ["b.rs", "d.rs"]);
    }
}
