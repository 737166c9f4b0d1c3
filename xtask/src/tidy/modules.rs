//! One name, one meaning in the browser's code too: no two modules and no two classes of one name.
//!
//! Pages are named after their address and may share a name with what they show.

use super::{Problem, Tree};
use std::collections::BTreeMap;

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let ours = |path: &str| {
        let apart = ["web/vendor/", "web/tests/", "web/pages/"].iter().any(|folder| path.starts_with(folder));
        path.starts_with("web/") && path.ends_with(".js") && !apart
    };
    let (mut modules, mut classes) = (BTreeMap::new(), BTreeMap::new());
    let mut problems = Vec::new();
    for (path, text) in tree.texts() {
        if ours(path)
            && let Some(other) = modules.insert(path.rsplit('/').next().unwrap_or(path), path)
        {
            problems.push(Problem::new(path, format!("has the name of {other}")));
        }
        if !path.starts_with("web/") || !path.ends_with(".js") || path.starts_with("web/vendor/") {
            continue;
        }
        for (number, line) in text.lines().enumerate() {
            let Some(name) = class(line) else { continue };
            if let Some(other) = classes.insert(name, path) {
                problems.push(Problem::at(path, number, format!("the class {name} has the name of one in {other}")));
            }
        }
    }
    problems
}

/// The class that a line at the left edge begins.
fn class(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("export ").unwrap_or(line).strip_prefix("class ")?;
    rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::*;

    #[test]
    fn modules_and_classes_have_names_of_their_own() {
        let files = [
            ("web/app/table.js", "export class Table {}\n"),
            ("web/board/hand.js", "class Hand extends Base {}\n"),
            ("web/pages/table.js", "export class TablePage {}\n"),
            ("web/parts/hand.js", "export class Table {}\n"),
            ("web/vendor/hand.js", "class Hand {}\n"),
        ];
        let found: Vec<String> = check(&tree(&files)).iter().map(ToString::to_string).collect();
        assert_eq!(
            found,
            [
                "web/parts/hand.js: has the name of web/board/hand.js",
                "web/parts/hand.js:1: the class Table has the name of one in web/app/table.js"
            ]
        );
    }
}
