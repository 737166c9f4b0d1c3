//! The packages that others may take, made as for a registry, all together: each must build from what it packs and from the
//! others' packs. It sends nothing anywhere.

use crate::failure::Failure;
use crate::project::Project;
use crate::shell::Call;
use serde_json::Value;
use std::path::PathBuf;

/// Makes every package that may be published, and builds each from its pack.
pub(crate) fn check(project: &Project) -> Result<(), Failure> {
    let metadata = project.metadata()?;
    let names = publishable(&metadata);
    if names.is_empty() {
        return Err(Failure::new("no package may be published: expected at least the kernel"));
    }
    forget_unpacked(&names)?;
    // What was built of them stands in a folder of its own, which goes for the same reason.
    let folder = project.target()?.join("packed");
    if folder.is_dir() {
        std::fs::remove_dir_all(&folder).map_err(|error| Failure::file(&folder, &error))?;
    }
    let call = Call::cargo(project, &["package", "--allow-dirty", "--quiet", "--target-dir", &folder.to_string_lossy()]);
    call.args(names.into_iter().flat_map(|name| ["--package", name])).run()
}

/// Removes what cargo unpacked of our packages at an earlier time: their version is still the same, so it would build against those.
fn forget_unpacked(names: &[&str]) -> Result<(), Failure> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cargo")));
    let Some(sources) = home.map(|home| home.join("registry/src")).filter(|sources| sources.is_dir()) else { return Ok(()) };
    let failed = |error: std::io::Error| Failure::file(&sources, &error);
    for registry in std::fs::read_dir(&sources).map_err(failed)? {
        for package in std::fs::read_dir(registry.map_err(failed)?.path()).map_err(failed)? {
            let package = package.map_err(failed)?;
            let name = package.file_name();
            let ours =
                |known: &&str| name.to_str().and_then(|name| name.rsplit_once('-')).is_some_and(|(name, _)| name == *known);
            if names.iter().any(ours) {
                std::fs::remove_dir_all(package.path()).map_err(failed)?;
            }
        }
    }
    Ok(())
}

/// The packages whose manifest does not forbid it.
fn publishable(metadata: &Value) -> Vec<&str> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    packages.filter(|package| package["publish"].is_null()).filter_map(|package| package["name"].as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_manifest_may_forbid_publishing() {
        let metadata = json!({"packages": [{"name": "a", "publish": null}, {"name": "b", "publish": []}]});
        assert_eq!(publishable(&metadata), ["a"]);
    }
}
