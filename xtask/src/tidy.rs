//! `cargo xtask tidy`: what a machine can test of the project's invariants. Each check is a function of the files alone.

mod clauses;
mod crates;
mod examples;
mod functions;
mod headers;
mod length;
mod manifests;
mod marks;
mod modules;
mod names;
mod papers;
mod purity;
mod roles;
mod sentences;
mod source;
mod text;
mod types;

use crate::failure::Failure;
use crate::project::{File, Project};
use std::fmt;

/// Something that is not as it should be.
#[derive(Debug, PartialEq, Eq)]
struct Problem {
    path: String,
    line: Option<usize>,
    what: String,
    /// Whether it is only worth a look.
    harmless: bool,
}

impl Problem {
    fn new(path: &str, what: impl Into<String>) -> Problem {
        Problem { path: path.into(), line: None, what: what.into(), harmless: false }
    }

    /// A problem in a line, counted from 0 in the program and from 1 for people.
    fn at(path: &str, line: usize, what: impl Into<String>) -> Problem {
        Problem { line: Some(line + 1), ..Problem::new(path, what) }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let note = if self.harmless { "note: " } else { "" };
        match self.line {
            Some(line) => write!(f, "{note}{}:{line}: {}", self.path, self.what),
            None => write!(f, "{note}{}: {}", self.path, self.what),
        }
    }
}

/// The files a check looks at.
#[derive(Debug)]
struct Tree(Vec<File>);

impl Tree {
    /// Every text with its path.
    fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().filter_map(|file| Some((file.path.as_str(), file.text.as_deref()?)))
    }

    /// Every Rust source.
    fn rust(&self) -> impl Iterator<Item = (&str, &str)> {
        self.texts().filter(|(path, _)| path.ends_with(".rs"))
    }

    /// The text of one file.
    fn text(&self, path: &str) -> Option<&str> {
        self.texts().find(|(other, _)| *other == path).map(|(_, text)| text)
    }

    fn has(&self, path: &str) -> bool {
        self.0.iter().any(|file| file.path == path)
    }

    /// The names of the rooms: the folders in `rooms/` that are crates.
    fn rooms(&self) -> Vec<&str> {
        let manifests = self.0.iter().filter_map(|file| file.path.strip_prefix("rooms/")?.strip_suffix("/Cargo.toml"));
        manifests.filter(|name| !name.contains('/')).collect()
    }
}

#[cfg(test)]
fn tree(files: &[(&str, &str)]) -> Tree {
    Tree(files.iter().map(|(path, text)| File { path: (*path).into(), text: Some((*text).into()) }).collect())
}

/// Files that a program or somebody else wrote: their form is not ours.
fn is_foreign(path: &str) -> bool {
    let generated = path.ends_with("Cargo.lock") || path.starts_with("docs/man/") || path.starts_with("docs/completions/");
    generated || path.contains("/vendor/")
}

type Check = fn(&Tree) -> Vec<Problem>;

const CHECKS: &[(&str, Check)] = &[
    ("every source says what it is", headers::check),
    ("files are short", length::check),
    ("functions fit on a screen or say why not", functions::check),
    ("no marks of unfinished work, nothing unsafe", marks::check),
    ("no game is named outside its room", names::check),
    ("no clock, chance, environment or output where none belongs", purity::check),
    ("what a room answers stands in its catalogue", sentences::check),
    ("every clause of a rulebook is named by a test", clauses::check),
    ("rooms keep the same things in files of the same name", roles::check),
    ("a public type's name has one meaning", types::check),
    ("no two modules or classes of the client share a name", modules::check),
    ("every public trait shows how it is used", examples::check),
    ("manifests take lints and versions from the workspace", manifests::check),
    ("papers are complete and their links lead somewhere", papers::check),
    ("texts are clean and speak of this project alone", text::check),
];

/// Runs every check and prints what it finds.
pub(crate) fn run(project: &Project) -> Result<(), Failure> {
    let tree = Tree(project.files()?);
    let mut found: Vec<(&str, Vec<Problem>)> = CHECKS.iter().map(|(about, check)| (*about, check(&tree))).collect();
    found.push(("crates depend on each other in one direction", crates::check(&crates::read(&project.metadata()?)?)));
    let mut faults = 0;
    for (about, problems) in found {
        let bad = problems.iter().filter(|problem| !problem.harmless).count();
        println!("{:4}  {about}", if bad == 0 { "ok" } else { "BAD" });
        for problem in problems {
            println!("      {problem}");
        }
        faults += bad;
    }
    if faults == 0 { Ok(()) } else { Err(Failure::new(format!("tidy found {faults} problems"))) }
}
