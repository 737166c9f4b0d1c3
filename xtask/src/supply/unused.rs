//! Dependencies that a manifest names and no source of the package does.

use super::packages::Packages;
use crate::failure::Failure;
use crate::project::{File, Project};
use std::path::Path;

/// Dependencies of our own packages that nobody uses.
pub(super) fn unused(project: &Project, packages: &Packages) -> Result<Vec<String>, Failure> {
    let files = project.files()?;
    let mut unused = Vec::new();
    for package in
        packages.metadata["packages"].as_array().into_iter().flatten().filter(|package| package["source"].is_null())
    {
        let manifest = package["manifest_path"].as_str().unwrap_or_default();
        let folder = Path::new(manifest).parent().and_then(|folder| folder.strip_prefix(project.root()).ok());
        let Some(folder) = folder.and_then(Path::to_str) else { continue };
        // The examples in a README are tests too.
        let is_source = |file: &&File| file.path.ends_with(".rs") || file.path.ends_with("/README.md");
        let sources: Vec<&File> =
            files.iter().filter(|file| file.path.starts_with(&format!("{folder}/"))).filter(is_source).collect();
        for need in package["dependencies"].as_array().into_iter().flatten() {
            let name = need["rename"].as_str().or(need["name"].as_str()).unwrap_or_default().replace('-', "_");
            // What only tests need is named by tests, but they may stand among the sources.
            let own =
                |file: &&&File| need["kind"].as_str() == Some("dev") || !file.path[folder.len()..].starts_with("/tests/");
            if !sources.iter().filter(own).any(|file| file.text.as_deref().is_some_and(|text| names(text, &name))) {
                unused.push(format!("{folder}/Cargo.toml: {name} is named by no source"));
            }
        }
    }
    Ok(unused)
}

/// Whether a source names a crate: the word, followed by a path or as what is used.
fn names(source: &str, name: &str) -> bool {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    source.match_indices(name).any(|(at, _)| {
        let before = source[..at].chars().next_back();
        let after = &source[at + name.len()..];
        let whole = !before.is_some_and(is_part) && !after.starts_with(is_part);
        whole && (after.starts_with("::") || after.starts_with(';') || after.starts_with(" as "))
    })
}

#[cfg(test)]
mod tests {
    use super::names;

    #[test]
    fn a_crate_is_named_by_a_path_and_not_by_a_likeness() {
        for source in ["use url::Url;", "let x = url::parse();", "use url;", "#[url::main]", "use url as other;"] {
            assert!(names(source, "url"), "{source}");
        }
        for source in ["use curl::Url;", "let url = 1;", "url_of::x", "// the url", ""] {
            assert!(!names(source, "url"), "{source}");
        }
    }
}
