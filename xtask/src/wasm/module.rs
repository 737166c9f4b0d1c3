//! The module as it is kept: packed with brotli, and beside it what it was made with, its hash, and the files of games that it asks for.

use crate::failure::Failure;
use crate::project::Project;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::io::Read;

/// The module, packed.
pub(super) const PACKED: &str = "crates/core-wasm/module/core.wasm.br";
/// What is known of it.
const ABOUT: &str = "crates/core-wasm/module/module.json";

/// The most bytes of the module as it is fetched.
const MOST: usize = 1_000_000;
/// The most bytes of what a game must fetch before anybody can think about it, likewise.
const MOST_NEEDED: usize = 1_000_000;

/// A hash, in hexadecimal digits.
pub(super) fn sum(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A module and what is known of it.
#[derive(Debug)]
pub(super) struct Module {
    packed: Vec<u8>,
    about: Value,
}

impl Module {
    /// Packs a module that asks for files by these names.
    pub(super) fn pack(project: &Project, made: &[u8], toolchain: &str, files: &[&str]) -> Result<Module, Failure> {
        let packed = squeeze(made);
        let mut listed = Vec::new();
        for name in files {
            let path = project.root().join(path(name));
            let bytes = std::fs::read(&path).map_err(|error| Failure::file(&path, &error))?;
            listed.push(json!({
                "name": name, "bytes": bytes.len(), "compressed": squeeze(&bytes).len(), "sha256": sum(&bytes),
            }));
        }
        let about = json!({
            "sources": sources(project)?, "sha256": sum(made), "bytes": made.len(), "compressed": packed.len(), "toolchain": toolchain, "files": listed,
        });
        Ok(Module { packed, about })
    }

    /// The module that is kept. What is packed must be what is known of it.
    pub(super) fn read(project: &Project) -> Result<Module, Failure> {
        let file = |name: &str| {
            let path = project.root().join(name);
            std::fs::read(&path).map_err(|error| Failure::file(&path, &error))
        };
        let module = Module { packed: file(PACKED)?, about: serde_json::from_slice(&file(ABOUT)?)? };
        let mut made = Vec::new();
        let broken = |error: std::io::Error| Failure::new(format!("{PACKED}: {error}: expected what brotli packs"));
        brotli::Decompressor::new(&module.packed[..], 1 << 16).read_to_end(&mut made).map_err(broken)?;
        match sum(&made) == module.sum() && module.about["compressed"] == module.packed.len() {
            true => Ok(module),
            false => Err(Failure::new(format!("{PACKED} is not what {ABOUT} says: `cargo xtask wasm` makes both"))),
        }
    }

    /// Keeps it.
    pub(super) fn write(&self, project: &Project) -> Result<(), Failure> {
        let text = format!("{:#}\n", self.about);
        for (name, bytes) in [(PACKED, &self.packed[..]), (ABOUT, text.as_bytes())] {
            let path = project.root().join(name);
            std::fs::write(&path, bytes).map_err(|error| Failure::file(&path, &error))?;
        }
        Ok(())
    }

    /// Whether it was made from these very sources.
    pub(super) fn is_fresh(&self, project: &Project) -> Result<bool, Failure> {
        Ok(self.about["sources"] == sources(project)?)
    }

    /// The hash of the module itself.
    pub(super) fn sum(&self) -> &str {
        self.about["sha256"].as_str().unwrap_or_default()
    }

    /// The module in one line.
    pub(super) fn told(&self) -> String {
        let (bytes, toolchain) = (&self.about["bytes"], self.about["toolchain"].as_str().unwrap_or_default());
        format!("{PACKED}: {} bytes, {bytes} unpacked, by {toolchain}", self.packed.len())
    }

    /// Whether a telephone can fetch it.
    pub(super) fn check_sizes(&self) -> Result<(), Failure> {
        if self.packed.len() > MOST {
            return Err(Failure::new(format!("{PACKED}: {} bytes: expected at most {MOST}", self.packed.len())));
        }
        let mut games: std::collections::BTreeMap<&str, u64> = std::collections::BTreeMap::new();
        for file in self.about["files"].as_array().into_iter().flatten() {
            let name = file["name"].as_str().unwrap_or_default();
            // Endings are fetched when they are near.
            if !name.contains("/endings") {
                *games.entry(name.split('/').next().unwrap_or_default()).or_default() +=
                    file["compressed"].as_u64().unwrap_or(0);
            }
        }
        match games.iter().find(|(_, bytes)| **bytes > MOST_NEEDED as u64) {
            Some((game, bytes)) => {
                Err(Failure::new(format!("{game}: {bytes} bytes of files: expected at most {MOST_NEEDED}")))
            }
            None => Ok(()),
        }
    }
}

/// The crates that the module is made of, beside the rooms.
const CRATES: [&str; 13] = [
    "kernel",
    "boards",
    "locales",
    "speech",
    "search",
    "solve",
    "hall",
    "engine",
    "wire",
    "table",
    "host",
    "dialogue",
    "core-wasm",
];

/// A hash of everything that the module is made from.
fn sources(project: &Project) -> Result<String, Failure> {
    let mut hash = Sha256::new();
    for file in project.files()?.iter().filter(|file| is_source(&file.path)) {
        let path = project.root().join(&file.path);
        let bytes = std::fs::read(&path).map_err(|error| Failure::file(&path, &error))?;
        hash.update(format!("{} {}\n", file.path, sum(&bytes)));
    }
    Ok(hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
}

fn is_source(path: &str) -> bool {
    let mut parts = path.split('/');
    let ours = match (parts.next(), parts.next()) {
        (Some("crates"), Some(name)) => CRATES.contains(&name),
        (first, _) => first == Some("rooms"),
    };
    ours && parts.next().is_some_and(|part| ["src", "locales", "assets"].contains(&part))
}

fn squeeze(bytes: &[u8]) -> Vec<u8> {
    let mut packed = Vec::new();
    let parameters =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, size_hint: bytes.len(), ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut packed, &parameters).expect("memory does not fail to be written");
    packed
}

/// Where a file stands that the module knows under a name.
fn path(name: &str) -> String {
    format!("rooms/{}", name.replacen('/', "/assets/", 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_the_names_that_the_module_knows() {
        assert_eq!(path("nim/book.bin"), "rooms/nim/assets/book.bin");
    }

    #[test]
    fn sources_are_what_the_module_is_made_of() {
        for source in [
            "rooms/nim/src/lib.rs",
            "rooms/nim/assets/book.bin",
            "crates/wire/src/lib.rs",
            "crates/table/locales/en/table.ftl",
        ] {
            assert!(is_source(source), "{source}");
        }
        for other in
            ["crates/server/src/lib.rs", "rooms/nim/tests/laws.rs", "crates/core-wasm/module/module.json", "web/app/main.js"]
        {
            assert!(!is_source(other), "{other}");
        }
    }

    #[test]
    fn what_is_too_large_is_refused() {
        let module = |packed: usize, file: Value| Module { packed: vec![0; packed], about: json!({"files": [file]}) };
        let small = json!({"name": "nim/book.bin", "compressed": 10});
        let large = json!({"name": "nim/book.bin", "compressed": MOST_NEEDED + 1});
        let endings = json!({"name": "nim/endings.bin", "compressed": MOST_NEEDED + 1});
        assert!(module(10, small.clone()).check_sizes().is_ok());
        assert!(module(10, endings).check_sizes().is_ok(), "they are fetched when they are near");
        assert!(module(10, large).check_sizes().is_err());
        assert!(module(MOST + 1, small).check_sizes().is_err());
    }
}
