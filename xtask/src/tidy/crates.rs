//! Crates depend on each other in one direction, and a few outside crates have one home.

use super::Problem;
use crate::failure::Failure;
use serde_json::Value;

/// A crate of the workspace and what it depends on.
#[derive(Debug)]
pub(super) struct Crate {
    name: String,
    /// Its folder from the root, such as `crates/kernel`.
    folder: String,
    /// Dependencies of the product.
    uses: Vec<String>,
    /// Dependencies of its tests.
    tests_use: Vec<String>,
}

/// The place of a crate: which crates of the workspace it may use, and which its tests may use besides.
struct Place {
    name: &'static str,
    uses: &'static [&'static str],
    tests_use: &'static [&'static str],
}

/// Stands for every room, as a name and as a dependency.
const ROOM: &str = "a room";
/// Crates that anything but the lowest may use in tests.
const TOOLS: &[&str] = &["testkit", ROOM];

/// From the bottom up. A new crate needs a place here.
const PLACES: &[Place] = &[
    Place { name: "locales", uses: &[], tests_use: &[] },
    Place { name: "kernel", uses: &["locales"], tests_use: &["testkit"] },
    Place { name: "boards", uses: &["kernel", "locales"], tests_use: &[] },
    Place { name: "speech", uses: &["kernel", "locales"], tests_use: &[] },
    Place { name: "testkit", uses: &["kernel", "boards", "speech", "locales"], tests_use: &[] },
    Place { name: ROOM, uses: &["kernel", "boards", "locales"], tests_use: &["testkit"] },
    Place { name: "search", uses: &["kernel"], tests_use: TOOLS },
    Place { name: "solve", uses: &["kernel"], tests_use: TOOLS },
    Place { name: "wire", uses: &["kernel", "speech"], tests_use: &[] },
    Place { name: "hall", uses: &["kernel", "locales", ROOM], tests_use: &["testkit", "speech", "boards"] },
    Place {
        name: "engine",
        uses: &["kernel", "boards", "search", "solve", "hall", "locales"],
        tests_use: &["testkit", "speech", ROOM],
    },
    Place { name: "table", uses: &["kernel", "speech", "hall", "wire", "locales"], tests_use: TOOLS },
    Place { name: "dialogue", uses: &["kernel", "hall", "engine", "wire"], tests_use: TOOLS },
    Place { name: "host", uses: &["kernel", "speech", "hall", "engine", "wire", "table"], tests_use: TOOLS },
    Place { name: "core-wasm", uses: &["kernel", "hall", "engine", "dialogue", "host"], tests_use: TOOLS },
    Place { name: "server", uses: &["kernel", "speech", "hall", "engine", "wire", "table", "host"], tests_use: TOOLS },
    Place { name: "client", uses: &["kernel", "speech", "hall", "wire", "locales"], tests_use: TOOLS },
    Place { name: "tui", uses: &["kernel", "speech", "hall", "engine", "wire", "client", "locales"], tests_use: TOOLS },
    Place {
        name: "cli",
        uses: &["kernel", "speech", "hall", "engine", "wire", "dialogue", "server", "client", "tui", "locales"],
        tests_use: TOOLS,
    },
    Place { name: "ordeal", uses: &["kernel", "speech", "hall", "engine", "wire"], tests_use: TOOLS },
    Place { name: "yardstick", uses: &[], tests_use: &[] },
    Place { name: "load", uses: &["kernel", "hall", "engine", "wire", "server"], tests_use: &[] },
    Place { name: "e2e", uses: &["server"], tests_use: &[] },
    Place { name: "xtask", uses: &[], tests_use: &[] },
];

/// Crates in which the rules live: they use no outside crate at all, so that they can be built anywhere.
const ALONE: &[&str] = &["locales", "kernel", "boards", "testkit", ROOM];

/// Outside crates that only some may use.
const HOMES: &[(&str, &[&str])] = &[
    ("serde", &["wire", "xtask"]),
    ("serde_json", &["wire", "xtask"]),
    ("clap", &["cli", "xtask"]),
    ("tokio", &["server", "client", "cli", "load"]),
    ("axum", &["server"]),
    ("rusqlite", &["server"]),
    ("cozy-chess", &["yardstick"]),
    ("fluent-bundle", &["speech"]),
    ("ratatui", &["tui"]),
    ("crossterm", &["tui"]),
];

/// What stands before the names of packages that others may take: `coffret-kernel` is `kernel` in our own sources.
const FAMILY: &str = "coffret-";

/// A package's name as our own sources write it.
fn short(package: &str) -> &str {
    package.strip_prefix(FAMILY).unwrap_or(package)
}

/// The workspace as cargo knows it.
pub(super) fn read(metadata: &Value) -> Result<Vec<Crate>, Failure> {
    let wrong = || Failure::new("cargo's metadata is not as expected");
    let root = metadata["workspace_root"].as_str().ok_or_else(wrong)?;
    let packages = metadata["packages"].as_array().ok_or_else(wrong)?;
    let mut crates = Vec::new();
    for package in packages {
        let name = short(package["name"].as_str().ok_or_else(wrong)?).to_string();
        let manifest = package["manifest_path"].as_str().ok_or_else(wrong)?;
        let folder = manifest.trim_start_matches(root).trim_start_matches(['/', '\\']);
        let folder = folder.trim_end_matches("Cargo.toml").trim_end_matches(['/', '\\']).replace('\\', "/");
        let (mut uses, mut tests_use) = (Vec::new(), Vec::new());
        for dependency in package["dependencies"].as_array().ok_or_else(wrong)? {
            let other = short(dependency["name"].as_str().ok_or_else(wrong)?).to_string();
            if dependency["kind"] == "dev" { tests_use.push(other) } else { uses.push(other) }
        }
        crates.push(Crate { name, folder, uses, tests_use });
    }
    Ok(crates)
}

pub(super) fn check(crates: &[Crate]) -> Vec<Problem> {
    // A crate as the table names it, or nothing for one from outside.
    let known = |name: &str| crates.iter().find(|other| other.name == name).map(role);
    let mut problems = Vec::new();
    for one in crates {
        let path = format!("{}/Cargo.toml", one.folder);
        let role = role(one);
        let Some(place) = PLACES.iter().find(|place| place.name == role) else {
            problems.push(Problem::new(&path, "the crate has no place among the crates (xtask/src/tidy/crates.rs)"));
            continue;
        };
        let mut refuse = |what: String| problems.push(Problem::new(&path, what));
        for used in &one.uses {
            match known(used) {
                Some(other) if !place.uses.contains(&other) => refuse(format!("may not depend on {used}")),
                None if ALONE.contains(&role) => refuse(format!("rules use no outside crate, but this uses {used}")),
                None if HOMES.iter().any(|(name, homes)| name == used && !homes.contains(&role)) => {
                    refuse(format!("{used} belongs in another crate"));
                }
                _ => {}
            }
        }
        for used in &one.tests_use {
            if known(used).is_some_and(|other| !place.uses.contains(&other) && !place.tests_use.contains(&other)) {
                refuse(format!("its tests may not depend on {used}"));
            }
        }
    }
    problems
}

/// The name under which the table knows a crate.
fn role(one: &Crate) -> &str {
    if one.folder.starts_with("rooms/") { ROOM } else { &one.name }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn one(folder: &str, uses: &[&str], tests_use: &[&str]) -> Crate {
        let own = |names: &[&str]| names.iter().map(ToString::to_string).collect();
        let name = folder.rsplit('/').next().unwrap().to_string();
        Crate { name, folder: folder.into(), uses: own(uses), tests_use: own(tests_use) }
    }

    fn found(last: Crate) -> Vec<String> {
        let below = ["crates/kernel", "crates/boards", "crates/testkit", "crates/hall", "crates/wire", "rooms/go"];
        let mut crates: Vec<Crate> = below.iter().map(|folder| one(folder, &[], &[])).collect();
        crates.push(last);
        check(&crates).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_directions_of_the_house_are_allowed() {
        for good in [
            one("rooms/nim", &["kernel", "boards"], &["testkit", "proptest"]),
            one("crates/search", &["kernel"], &["testkit", "go"]),
            one("crates/cli", &["kernel", "hall", "wire", "clap"], &["serde_json"]),
            one("xtask", &["clap", "serde_json"], &[]),
        ] {
            let name = good.name.clone();
            assert_eq!(found(good), [""; 0], "{name}");
        }
    }

    #[test]
    fn other_directions_are_not() {
        for (bad, said) in [
            (one("rooms/nim", &["kernel", "go"], &[]), "may not depend on go"),
            (one("rooms/nim", &["kernel", "hall"], &[]), "may not depend on hall"),
            (one("rooms/nim", &["kernel", "serde"], &[]), "rules use no outside crate"),
            (one("rooms/nim", &["kernel"], &["hall"]), "its tests may not depend on hall"),
            (one("crates/search", &["kernel", "boards"], &[]), "may not depend on boards"),
            (one("crates/cli", &["hall", "testkit"], &[]), "may not depend on testkit"),
            (one("crates/cli", &["hall", "serde"], &[]), "serde belongs in another crate"),
            (one("crates/cli", &["hall", "cozy-chess"], &[]), "cozy-chess belongs in another crate"),
            (one("crates/attic", &[], &[]), "has no place"),
        ] {
            let problems = found(bad);
            assert!(problems.len() == 1 && problems[0].contains(said), "{said}: {problems:?}");
        }
    }

    #[test]
    fn metadata_is_read() {
        let metadata = json!({"workspace_root": "/p", "packages": [{
            "name": "coffret-nim", "manifest_path": "/p/rooms/nim/Cargo.toml",
            "dependencies": [{"name": "coffret-kernel", "kind": null}, {"name": "coffret-testkit", "kind": "dev"}]
        }]});
        let crates = read(&metadata).unwrap();
        assert_eq!((crates[0].folder.as_str(), role(&crates[0])), ("rooms/nim", ROOM));
        assert_eq!(crates[0].name, "nim");
        assert_eq!(
            (crates[0].uses.as_slice(), crates[0].tests_use.as_slice()),
            (&["kernel".into()][..], &["testkit".into()][..])
        );
    }
}
