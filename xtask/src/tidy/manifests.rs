//! Every crate of the workspace takes its lints and the versions of its dependencies from the workspace's table.

use super::{Problem, Tree};
use toml::{Table, Value};

/// The tables of a manifest that list dependencies.
const DEPENDENCIES: [&str; 3] = ["dependencies", "dev-dependencies", "build-dependencies"];

/// Crates that list their lints themselves, and why.
const OWN_LINTS: &[(&str, &str)] =
    &[("crates/core-wasm/Cargo.toml", "the exported and imported functions of a WebAssembly module are marked `unsafe`")];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    // The root holds the table; the fuzz targets are a workspace of their own.
    let members = tree.texts().filter(|(path, _)| path.ends_with("/Cargo.toml") && !path.starts_with("fuzz/"));
    for (path, text) in members {
        let manifest: Table = match text.parse() {
            Ok(manifest) => manifest,
            Err(error) => {
                problems.push(Problem::new(path, format!("it cannot be read: {}", error.message())));
                continue;
            }
        };
        for name in own_versions(&manifest) {
            problems.push(Problem::new(path, format!("the dependency {name} has a version of its own")));
        }
        let own = OWN_LINTS.iter().any(|(listed, _)| *listed == path);
        if !own && !manifest.get("lints").is_some_and(inherits) {
            problems.push(Problem::new(path, "`[lints] workspace = true` is missing"));
        }
    }
    problems
}

/// Whether something is taken from the workspace.
fn inherits(value: &Value) -> bool {
    value.get("workspace").and_then(Value::as_bool) == Some(true)
}

/// The dependencies that are not taken from the workspace, those of single systems included.
fn own_versions(manifest: &Table) -> Vec<&str> {
    let targets = manifest.get("target").and_then(Value::as_table).into_iter().flatten();
    let targets = targets.filter_map(|(_, target)| target.as_table());
    let tables = std::iter::once(manifest).chain(targets);
    let lists = tables.flat_map(|table| DEPENDENCIES.iter().filter_map(|name| table.get(*name)?.as_table()));
    lists.flatten().filter(|(_, dependency)| !inherits(dependency)).map(|(name, _)| name.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::*;

    fn found(manifest: &str) -> Vec<String> {
        let files = [("Cargo.toml", "[workspace]"), ("crates/a/Cargo.toml", manifest)];
        check(&tree(&files)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn lints_and_versions_come_from_the_workspace() {
        let good = "[package]\nname = \"a\"\n[dependencies]\nb.workspace = true\nc = { workspace = true, features = [] }\n\n[lints]\nworkspace = true\n";
        assert_eq!(found(good), [""; 0]);
        assert_eq!(
            found("[package]\nname = \"a\"\n[dev-dependencies]\nb = \"1\"\n"),
            [
                "crates/a/Cargo.toml: the dependency b has a version of its own",
                "crates/a/Cargo.toml: `[lints] workspace = true` is missing"
            ]
        );
    }

    #[test]
    fn a_version_is_found_however_it_is_written() {
        for own in ["[dependencies.b]\nversion = \"1\"\n", "[target.'cfg(unix)'.dependencies]\nb = { version = \"1\" }\n"] {
            let manifest = format!("[lints]\nworkspace = true\n{own}");
            assert_eq!(found(&manifest), ["crates/a/Cargo.toml: the dependency b has a version of its own"], "{own}");
        }
        assert!(found("[lints").iter().any(|problem| problem.contains("cannot be read")));
    }
}
