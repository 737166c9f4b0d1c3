//! The supply chain: what of others is in the program, under which licences, from where, and whether all of it is needed. It reads
//! what cargo knows and the files that were fetched; it fetches nothing itself, apart from `cargo deny` and its advisories, where
//! that program is installed.

mod licences;
mod packages;
mod sbom;
mod unused;
mod vendored;

pub(crate) use licences::texts;
use packages::Packages;

use crate::failure::Failure;
use crate::project::Project;
use crate::shell::Call;
use std::path::Path;

/// Crates that the program holds in two versions, each with the reason. Whatever else comes twice is a failure, and so is an entry
/// that is true no more.
const TWICE: [(&str, &str); 7] = [
    ("block-buffer", OF_SOCKETS),
    ("cpufeatures", OF_SOCKETS),
    ("crypto-common", OF_SOCKETS),
    ("digest", OF_SOCKETS),
    ("getrandom", OF_SOCKETS),
    ("rand_core", OF_SOCKETS),
    ("syn", "utoipa-gen is at version 3 already, the other derive macros at 2"),
];
/// Why some come twice.
const OF_SOCKETS: &str = "tungstenite has its SHA-1 and its chance from the versions before ours";

/// Checks licences, sources, duplicates, dependencies that nobody uses, and the files that were copied in.
pub(crate) fn check(project: &Project) -> Result<(), Failure> {
    let packages = Packages::read(project)?;
    let mut wrong = licences::wrong(&packages);
    wrong.extend(packages.foreign());
    wrong.extend(packages.twice(&TWICE));
    wrong.extend(unused::unused(project, &packages)?);
    wrong.extend(vendored::wrong(project)?);
    for line in &wrong {
        eprintln!("  {line}");
    }
    eprintln!("({} crates, {} of them in the program)", packages.outside().count(), packages.in_program().len());
    if wrong.is_empty() { Ok(()) } else { Err(Failure::new(format!("{} things are not as they should be", wrong.len()))) }
}

/// Licences, sources and known weaknesses of crates, by cargo-deny, which reads the same database as cargo-audit. It is not installed
/// by us: that takes minutes of compiling; and the advisories are on a host that not every machine may reach.
pub(crate) fn advisories(project: &Project) -> Result<(), Failure> {
    if !Call::cargo(project, &["deny", "--version"]).succeeds() {
        return Err(Failure::lacking(
            "cargo-deny is not installed: `cargo install cargo-deny`; nobody has looked for advisories",
        ));
    }
    // What needs nothing from elsewhere is checked wherever the program is.
    Call::cargo(project, &["deny", "--locked", "--offline", "check", "licenses", "bans", "sources"]).run()?;
    if !Call::cargo(project, &["deny", "fetch", "db"]).succeeds() {
        return Err(Failure::lacking("the advisories cannot be fetched from here: nobody has looked at them"));
    }
    Call::cargo(project, &["deny", "--locked", "check", "advisories"]).run()
}

/// Writes what the program is made of, as CycloneDX.
pub(crate) fn write_sbom(project: &Project, out: Option<&Path>) -> Result<(), Failure> {
    let bill = sbom::bill(&Packages::read(project)?, &vendored::read(project)?);
    let text = format!("{}\n", serde_json::to_string_pretty(&bill)?);
    let path = match out {
        Some(path) => path.to_path_buf(),
        None => project.target()?.join("coffret.cdx.json"),
    };
    std::fs::write(&path, text).map_err(|error| Failure::file(&path, &error))?;
    eprintln!("{}", path.display());
    Ok(())
}
