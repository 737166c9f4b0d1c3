//! Licences: which ones may come in, and the texts that must go with the program.

use super::packages::{Package, Packages};
use crate::failure::Failure;
use crate::project::Project;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Licences that ask for nothing but their text.
const FREE: [&str; 10] = [
    "0BSD",
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Zlib",
];
/// More, for what is not distributed: tests and tools.
const FOR_TESTS: [&str; 2] = ["MPL-2.0", "Unlicense"];
/// How files begin that hold a licence.
const NAMES: [&str; 6] = ["LICENSE", "LICENCE", "COPYING", "UNLICENSE", "NOTICE", "COPYRIGHT"];

/// Crates under a licence that may not come in.
pub(super) fn wrong(packages: &Packages) -> Vec<String> {
    let program = packages.in_program();
    let mut wrong = Vec::new();
    for package in packages.outside() {
        let free = |name: &str| FREE.contains(&name) || (!program.contains(package) && FOR_TESTS.contains(&name));
        if !allows(&package.licence, &free) {
            wrong.push(format!("{} {}: its licence is '{}'", package.name, package.version, package.licence));
        }
    }
    wrong
}

/// Whether an SPDX expression allows it: one of what is joined by OR, all of what is joined by AND. A slash is an old form of OR.
fn allows(expression: &str, free: &dyn Fn(&str) -> bool) -> bool {
    let expression = expression.replace(" / ", " OR ").replace('/', " OR ");
    let split = |word: &str| {
        let (mut parts, mut depth, mut begun) = (Vec::new(), 0, 0);
        for (at, letter) in expression.char_indices() {
            depth += i32::from(letter == '(') - i32::from(letter == ')');
            if depth == 0 && expression[at..].starts_with(word) {
                parts.push(expression[begun..at].to_string());
                begun = at + word.len();
            }
        }
        parts.push(expression[begun..].to_string());
        parts
    };
    // OR binds weaker than AND.
    for (word, all) in [(" OR ", false), (" AND ", true)] {
        let parts = split(word);
        if parts.len() > 1 {
            return if all {
                parts.iter().all(|part| allows(part, free))
            } else {
                parts.iter().any(|part| allows(part, free))
            };
        }
    }
    let one = expression.trim();
    match one.strip_prefix('(').and_then(|inner| inner.strip_suffix(')')) {
        Some(inner) => allows(inner, free),
        None => free(one),
    }
}

/// The texts of all licences in the program: each text once, after the crates and files it belongs to.
pub(crate) fn texts(project: &Project) -> Result<String, Failure> {
    let packages = Packages::read(project)?;
    let mut owners: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in packages.in_program() {
        for text in files(package)? {
            owners.entry(text).or_default().push(format!("{} {} ({})", package.name, package.version, package.licence));
        }
    }
    for file in super::vendored::read(project)?.into_iter().filter(|file| file.distributed) {
        let path = project.root().join(&file.licence_file);
        let text = std::fs::read_to_string(&path).map_err(|error| Failure::file(&path, &error))?;
        owners.entry(tidy(&text)).or_default().push(format!("{} ({})", file.what, file.licence));
    }
    let mut groups: Vec<(Vec<String>, String)> = owners.into_iter().map(|(text, owners)| (owners, text)).collect();
    groups.sort();
    let mut out = String::from("What of others is in the program, and the licences it comes under.\n");
    for (owners, text) in groups {
        let _ = write!(out, "\n{}\n{}\n\n{text}\n", "=".repeat(80), owners.join("\n"));
    }
    Ok(out)
}

/// The licence texts of a crate. Where MIT is one of several to choose from, it is chosen: it is the shortest.
fn files(package: &Package) -> Result<Vec<String>, Failure> {
    let unable = |error: &std::io::Error| Failure::file(&package.folder, error);
    let mut names = Vec::new();
    for entry in std::fs::read_dir(&package.folder).map_err(|error| unable(&error))? {
        let entry = entry.map_err(|error| unable(&error))?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let upper = name.to_uppercase();
        if NAMES.iter().any(|start| upper.starts_with(start)) && entry.path().is_file() {
            names.push(name);
        }
    }
    names.sort();
    let chosen: Vec<&String> = names.iter().filter(|name| name.to_uppercase().contains("MIT")).collect();
    let choice = package.licence.contains(" OR ") || package.licence.contains('/');
    let names =
        if choice && !chosen.is_empty() && !package.licence.contains("AND") { chosen } else { names.iter().collect() };
    if names.is_empty() {
        return Ok(vec![format!("No text comes with it; its manifest says: {}", package.licence)]);
    }
    let read = |name: &String| {
        let bytes = std::fs::read(package.folder.join(name)).map_err(|error| unable(&error))?;
        Ok(tidy(&String::from_utf8_lossy(&bytes)))
    };
    names.into_iter().map(read).collect()
}

/// A text without what makes equal texts differ.
fn tidy(text: &str) -> String {
    let lines: Vec<&str> = text.trim_start_matches('\u{feff}').lines().map(str::trim_end).collect();
    lines.join("\n").replace('\u{c}', "").trim_matches('\n').to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::supply::packages::tests::sample;

    #[test]
    fn licences_are_read_as_they_are_joined() {
        let free = |name: &str| FREE.contains(&name);
        for right in ["MIT", "MIT/Apache-2.0", "GPL-3.0 OR MIT", "(MIT OR GPL-3.0) AND Unicode-3.0", "Unlicense/MIT"] {
            assert!(allows(right, &free), "{right}");
        }
        for wrong in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT OR GPL-3.0) AND GPL-3.0", "MPL-2.0", "Unlicense"] {
            assert!(!allows(wrong, &free), "{wrong}");
        }
        assert!(allows("Apache-2.0 WITH LLVM-exception OR GPL-3.0", &free));
    }

    #[test]
    fn what_is_in_the_program_must_be_free_and_tests_may_have_more() {
        assert_eq!(wrong(&sample()), ["b 2.0.0: its licence is 'GPL-3.0'"]);
    }
}
