//! The papers every project needs, and links between documents that lead somewhere.

use super::{Problem, Tree};

/// What must be there.
const PAPERS: &[&str] = &[
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
    "Cargo.lock",
    "fuzz/Cargo.lock",
    ".ci/run",
];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let missing = PAPERS.iter().filter(|paper| !tree.has(paper));
    let mut problems: Vec<Problem> = missing.map(|paper| Problem::new(paper, "is missing")).collect();
    if let Some(text) = tree.text("CHANGELOG.md")
        && !text.lines().any(is_release)
    {
        problems.push(Problem::new("CHANGELOG.md", "no heading `## Unreleased` or `## <version>`"));
    }
    for (path, text) in tree.texts().filter(|(path, _)| path.ends_with(".md")) {
        for (number, line) in text.lines().enumerate() {
            for link in links(line).filter(|link| !leads(tree, path, link)) {
                problems.push(Problem::at(path, number, format!("the link to {link} leads nowhere")));
            }
        }
    }
    problems
}

fn is_release(line: &str) -> bool {
    let heading = line.strip_prefix("## ").map(|title| title.trim_start_matches('['));
    heading.is_some_and(|title| title.starts_with("Unreleased") || title.starts_with(|c: char| c.is_ascii_digit()))
}

/// The targets of `[text](target)` that are files of the project.
fn links(line: &str) -> impl Iterator<Item = &str> {
    let targets = line.split("](").skip(1).filter_map(|rest| rest.split_once(')').map(|(target, _)| target));
    targets.filter(|target| !target.contains("://") && !target.starts_with('#') && !target.starts_with("mailto:"))
}

/// Whether a link of a document leads to a file or a folder.
fn leads(tree: &Tree, document: &str, link: &str) -> bool {
    let link = link.split('#').next().unwrap_or_default();
    let mut place: Vec<&str> = document.split('/').collect();
    place.pop();
    for part in link.split('/').filter(|part| !part.is_empty() && *part != ".") {
        if part != ".." {
            place.push(part);
        } else if place.pop().is_none() {
            return false;
        }
    }
    let path = place.join("/");
    let folder = format!("{path}/");
    tree.has(&path) || tree.0.iter().any(|file| file.path.starts_with(&folder))
}

#[cfg(test)]
mod tests {
    use super::super::tree;
    use super::*;

    #[test]
    fn missing_papers_are_named() {
        let found = check(&tree(&[("README.md", ""), ("CHANGELOG.md", "# Changes\n\n## Someday\n")]));
        let found: Vec<String> = found.iter().map(ToString::to_string).collect();
        assert_eq!(found.len(), PAPERS.len() - 2 + 1);
        assert!(found.contains(&"LICENSE-MIT: is missing".to_string()), "{found:?}");
        assert!(found.last().unwrap().starts_with("CHANGELOG.md: no heading"), "{found:?}");
    }

    #[test]
    fn releases_have_headings() {
        assert!(is_release("## Unreleased") && is_release("## [Unreleased]") && is_release("## 0.2.0, May 2026"));
        assert!(!is_release("# Unreleased") && !is_release("## Rules"));
    }

    #[test]
    fn links_lead_to_files_and_folders() {
        let tree = tree(&[("docs/a.md", ""), ("rooms/nim/RULES.md", "")]);
        for (link, good) in [
            ("a.md", true),
            ("a.md#part", true),
            ("../rooms/nim/RULES.md", true),
            ("../rooms/nim", true),
            ("../rooms/go", false),
            ("../../a.md", false),
            ("b.md", false),
        ] {
            assert_eq!(leads(&tree, "docs/a.md", link), good, "{link}");
        }
        assert_eq!(links("[a](b.md) [c](https://d.e) [f](#g)").collect::<Vec<_>>(), ["b.md"]);
    }
}
