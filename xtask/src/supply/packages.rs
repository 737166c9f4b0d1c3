//! Packages: every crate that cargo has resolved, and which of them become part of the program.

use crate::failure::Failure;
use crate::project::Project;
use crate::shell::Call;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

/// The registry that crates may come from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";
/// The program is described for this platform: others need a few other crates for the same work.
const PLATFORM: &str = "x86_64-unknown-linux-gnu";
/// The folder of the package that is the program.
const PROGRAM: &str = "crates/cli/Cargo.toml";

/// A crate.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Package {
    pub(super) name: String,
    pub(super) version: String,
    /// As the manifest says it.
    pub(super) licence: String,
    /// Where it comes from; nothing for our own.
    pub(super) source: Option<String>,
    pub(super) folder: PathBuf,
    /// SHA-256 of the crate's file, as the lock file has it.
    pub(super) checksum: Option<String>,
}

/// All crates.
#[derive(Debug)]
pub(super) struct Packages {
    all: BTreeMap<String, Package>,
    /// What each needs to be built into a program.
    needs: BTreeMap<String, Vec<String>>,
    program: BTreeSet<String>,
    pub(super) metadata: Value,
}

impl Packages {
    pub(super) fn read(project: &Project) -> Result<Packages, Failure> {
        let arguments = ["metadata", "--format-version", "1", "--locked", "--quiet", "--filter-platform", PLATFORM];
        let metadata: Value = serde_json::from_str(&Call::cargo(project, &arguments).output()?)?;
        let path = project.root().join("Cargo.lock");
        let lock = std::fs::read_to_string(&path).map_err(|error| Failure::file(&path, &error))?;
        Packages::new(metadata, &checksums(&lock))
    }

    fn new(metadata: Value, sums: &BTreeMap<(String, String), String>) -> Result<Packages, Failure> {
        let mut all = BTreeMap::new();
        let mut start = None;
        for package in metadata["packages"].as_array().into_iter().flatten() {
            let text = |key: &str| package[key].as_str().unwrap_or_default().to_string();
            let manifest = PathBuf::from(text("manifest_path"));
            if manifest.ends_with(PROGRAM) {
                start = Some(text("id"));
            }
            let found = Package {
                checksum: sums.get(&(text("name"), text("version"))).cloned(),
                name: text("name"),
                version: text("version"),
                licence: text("license"),
                source: package["source"].as_str().map(String::from),
                folder: manifest.parent().map(PathBuf::from).unwrap_or_default(),
            };
            all.insert(text("id"), found);
        }
        let mut needs = BTreeMap::new();
        for node in metadata["resolve"]["nodes"].as_array().into_iter().flatten() {
            let built = |need: &&Value| {
                let kinds = need["dep_kinds"].as_array().into_iter().flatten();
                kinds.into_iter().any(|kind| kind["kind"].as_str() != Some("dev"))
            };
            let list = node["deps"].as_array().into_iter().flatten().filter(built);
            let list = list.filter_map(|need| need["pkg"].as_str().map(String::from)).collect();
            needs.insert(node["id"].as_str().unwrap_or_default().to_string(), list);
        }
        let start = start.ok_or_else(|| Failure::new(format!("cargo knows no package in {PROGRAM}")))?;
        let mut program = BTreeSet::new();
        let mut waiting = vec![start];
        while let Some(id) = waiting.pop() {
            if program.insert(id.clone()) {
                waiting.extend(needs.get(&id).into_iter().flatten().cloned());
            }
        }
        Ok(Packages { all, needs, program, metadata })
    }

    /// Every crate of others.
    pub(super) fn outside(&self) -> impl Iterator<Item = &Package> {
        self.all.values().filter(|package| package.source.is_some())
    }

    /// The crates of others in the program, by name and version.
    pub(super) fn in_program(&self) -> BTreeSet<&Package> {
        self.program.iter().filter_map(|id| self.all.get(id)).filter(|package| package.source.is_some()).collect()
    }

    /// Everything in the program with what it needs, our own crates too.
    pub(super) fn graph(&self) -> impl Iterator<Item = (&Package, Vec<&Package>)> {
        self.program.iter().filter_map(|id| {
            let needs = self.needs.get(id).into_iter().flatten().filter_map(|id| self.all.get(id)).collect();
            Some((self.all.get(id)?, needs))
        })
    }

    /// Crates that come from elsewhere than the registry.
    pub(super) fn foreign(&self) -> Vec<String> {
        let foreign = self.outside().filter(|package| package.source.as_deref() != Some(REGISTRY));
        foreign.map(|package| format!("{} {}: comes from {:?}", package.name, package.version, package.source)).collect()
    }

    /// Crates that the program holds more than once, apart from those that are known to be.
    pub(super) fn twice(&self, known: &[(&str, &str)]) -> Vec<String> {
        let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for package in self.in_program() {
            versions.entry(&package.name).or_default().push(&package.version);
        }
        let is_known = |name: &str| known.iter().any(|(known, _)| *known == name);
        let mut wrong: Vec<String> = Vec::new();
        for (name, versions) in versions.iter().filter(|(name, versions)| versions.len() > 1 && !is_known(name)) {
            wrong.push(format!("{name}: is in the program as {}: expected one version", versions.join(" and ")));
        }
        for (name, _) in known.iter().filter(|(name, _)| versions.get(name).is_none_or(|versions| versions.len() < 2)) {
            wrong.push(format!("{name}: comes once only: take it out of the list of those that come twice"));
        }
        wrong
    }
}

/// The checksums of a lock file.
fn checksums(lock: &str) -> BTreeMap<(String, String), String> {
    let field = |block: &str, key: &str| {
        let line = block.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = \""));
        line.and_then(|line| line.strip_suffix('"')).map(String::from)
    };
    let blocks = lock.split("[[package]]").skip(1);
    let entry = |block| Some(((field(block, "name")?, field(block, "version")?), field(block, "checksum")?));
    blocks.filter_map(entry).collect()
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A program that needs `a`, which needs `b` in two versions; tests need `c` from elsewhere.
    pub(in crate::supply) fn sample() -> Packages {
        let package = |id: &str, name: &str, version: &str, source: Option<&str>, licence: &str| {
            serde_json::json!({"id": id, "name": name, "version": version, "source": source, "license": licence,
                "manifest_path": if id == "own" { "/p/crates/cli/Cargo.toml".to_string() } else { format!("/r/{id}/Cargo.toml") }})
        };
        let need = |id: &str, kind: Option<&str>| serde_json::json!({"pkg": id, "dep_kinds": [{"kind": kind}]});
        let metadata = serde_json::json!({
            "packages": [
                package("own", "own", "0.1.0", None, "MIT"),
                package("a", "a", "1.0.0", Some(REGISTRY), "MIT/Apache-2.0"),
                package("b1", "b", "1.0.0", Some(REGISTRY), "(MIT OR GPL-3.0) AND Unicode-3.0"),
                package("b2", "b", "2.0.0", Some(REGISTRY), "GPL-3.0"),
                package("c", "c", "1.0.0", Some("git+https://elsewhere"), "MPL-2.0"),
            ],
            "resolve": {"nodes": [
                {"id": "own", "deps": [need("a", None), need("c", Some("dev"))]},
                {"id": "a", "deps": [need("b1", None), need("b2", Some("build"))]},
            ]},
        });
        let lock = "version = 4\n[[package]]\nname = \"a\"\nversion = \"1.0.0\"\nchecksum = \"ff00\"\n";
        Packages::new(metadata, &checksums(lock)).unwrap()
    }

    #[test]
    fn the_program_is_what_is_built_into_it() {
        let packages = sample();
        let names: Vec<String> =
            packages.in_program().iter().map(|package| format!("{} {}", package.name, package.version)).collect();
        assert_eq!(names, ["a 1.0.0", "b 1.0.0", "b 2.0.0"]);
        assert_eq!(packages.foreign().len(), 1);
        assert!(packages.foreign()[0].starts_with("c 1.0.0"));
        assert_eq!(packages.in_program().first().unwrap().checksum.as_deref(), Some("ff00"));
    }

    #[test]
    fn what_comes_twice_is_told_unless_it_is_known() {
        assert!(sample().twice(&[])[0].starts_with("b: is in the program as 1.0.0 and 2.0.0"));
        assert!(sample().twice(&[("b", "why")]).is_empty());
        assert!(sample().twice(&[("b", "why"), ("a", "why")])[0].starts_with("a: comes once only"));
    }
}
