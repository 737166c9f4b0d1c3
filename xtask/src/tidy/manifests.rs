//! Every crate of the workspace takes its lints and the versions of its dependencies from the workspace's table.

use super::{Problem, Tree};

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    // The root holds the table; the fuzz targets are a workspace of their own.
    let members = tree.texts().filter(|(path, _)| path.ends_with("/Cargo.toml") && !path.starts_with("fuzz/"));
    for (path, text) in members {
        let mut section = "";
        let mut lints = false;
        for (number, line) in text.lines().map(str::trim).enumerate() {
            if line.starts_with('[') {
                section = line;
            } else if section == "[lints]" && line == "workspace = true" {
                lints = true;
            } else if section.ends_with("dependencies]") && !line.is_empty() && !line.starts_with('#') {
                let inherits = line.contains("workspace = true");
                if !inherits {
                    problems.push(Problem::at(path, number, "a dependency with a version of its own"));
                }
            }
        }
        if !lints {
            problems.push(Problem::new(path, "`[lints] workspace = true` is missing"));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::*;

    #[test]
    fn lints_and_versions_come_from_the_workspace() {
        let good = "[package]\nname = \"a\"\n[dependencies]\nb.workspace = true\nc = { workspace = true, features = [] }\n\n[lints]\nworkspace = true\n";
        let bad = "[package]\nname = \"a\"\n[dev-dependencies]\nb = \"1\"\n";
        let files = [("Cargo.toml", "[workspace]"), ("crates/a/Cargo.toml", good), ("crates/b/Cargo.toml", bad)];
        let found: Vec<String> = check(&tree(&files)).iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "crates/b/Cargo.toml:4: a dependency with a version of its own",
                "crates/b/Cargo.toml: `[lints] workspace = true` is missing"
            ]
        );
    }
}
