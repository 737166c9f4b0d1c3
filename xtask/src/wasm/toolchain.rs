//! The compiler of the module: Debian's `rustc-web` with the sources of its standard library. Its packages are unpacked into the folder of
//! builds and never installed, so neither the system nor the compiler of everything else is touched.

use crate::failure::Failure;
use crate::project::Project;
use crate::shell::Call;
use std::path::{Path, PathBuf};

/// The packages, whatever their version; those they cannot do without are found by these beginnings of their names.
const PACKAGES: [&str; 3] = ["rustc-web", "rust-web-src", "libstd-rust-web-dev"];
const LIBRARIES: [&str; 2] = ["libstd-rust-web-", "libllvm"];

/// What the module may ask of a browser: four numbers at once, which all have had since 2021.
const FEATURES: &str = "target-feature=+simd128";

/// The compiler, unpacked.
#[derive(Debug)]
pub(super) struct Toolchain {
    root: PathBuf,
}

impl Toolchain {
    /// The compiler, if it is here.
    pub(super) fn find(project: &Project) -> Result<Option<Toolchain>, Failure> {
        let root = folder(project)?.join("root");
        Ok(root.join("usr/bin/rustc").is_file().then_some(Toolchain { root }))
    }

    /// The compiler; it is fetched if it is not here.
    pub(super) fn fetch(project: &Project) -> Result<Toolchain, Failure> {
        if let Some(found) = Toolchain::find(project)? {
            return Ok(found);
        }
        let folder = folder(project)?;
        eprintln!("(the compiler for the module is not here: fetching Debian's rustc-web into {})", folder.display());
        let lacking =
            |failure: Failure| Failure::lacking(format!("rustc-web is not here and could not be fetched: {failure}"));
        fetch(project, &folder).map_err(lacking)?;
        Toolchain::find(project)?.ok_or_else(|| Failure::new("the packages hold no compiler: expected usr/bin/rustc"))
    }

    /// What it calls itself.
    pub(super) fn version(&self, project: &Project) -> Result<String, Failure> {
        let call = Call::new(project, self.root.join("usr/bin/rustc")).env("LD_LIBRARY_PATH", self.libraries());
        Ok(format!("Debian rustc-web: {}", call.args(["--version"]).output()?.trim()))
    }

    /// A call of cargo that uses it. Paths of this machine are left out of what it makes.
    pub(super) fn equip(&self, project: &Project, call: Call) -> Result<Call, Failure> {
        let sysroot = Call::new(project, "rustc").args(["--print", "sysroot"]).output()?;
        let linker = Path::new(sysroot.trim()).join("lib/rustlib/x86_64-unknown-linux-gnu/bin/rust-lld");
        if !linker.is_file() {
            return Err(Failure::lacking(format!("there is no linker for the module: expected {}", linker.display())));
        }
        let mut flags = format!("-C {FEATURES}");
        let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
        let home = home.or_else(|| std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".cargo")));
        let known = [(self.root.as_path(), "rust"), (project.root(), "coffret")];
        for (path, name) in known.into_iter().chain(home.as_deref().map(|home| (home, "cargo"))) {
            flags.push_str(&format!(" --remap-path-prefix={}={name}", path.display()));
        }
        Ok(call
            .env("RUSTC", self.root.join("usr/bin/rustc"))
            .env("RUSTC_BOOTSTRAP", "1")
            .env("LD_LIBRARY_PATH", self.libraries())
            .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker)
            .env("RUSTFLAGS", flags))
    }

    fn libraries(&self) -> PathBuf {
        self.root.join("usr/lib/x86_64-linux-gnu")
    }
}

fn folder(project: &Project) -> Result<PathBuf, Failure> {
    Ok(project.target()?.join("wasm-toolchain"))
}

/// Fetches and unpacks the packages. Lists and downloads are kept apart from the system's, so that nobody has to be its administrator.
fn fetch(project: &Project, folder: &Path) -> Result<(), Failure> {
    for part in ["lists/partial", "cache/archives/partial", "packages", "unpacked"] {
        let path = folder.join(part);
        std::fs::create_dir_all(&path).map_err(|error| Failure::file(&path, &error))?;
    }
    let options = [
        format!("Dir::State::lists={}", folder.join("lists").display()),
        format!("Dir::Cache={}", folder.join("cache").display()),
    ];
    let apt = |program: &str| {
        let call = Call::new(project, program).args(options.iter().flat_map(|option| ["-o", option.as_str()]));
        call.within(&folder.join("packages"))
    };
    apt("apt-get").args(["update"]).run()?;
    let depends = |packages: &[String]| apt("apt-cache").args(["depends", "--important"]).args(packages).output();
    let mut packages: Vec<String> = PACKAGES.map(String::from).to_vec();
    // Twice: the compiler's library asks for LLVM's.
    for _ in 0..2 {
        let more = libraries(&depends(&packages)?);
        packages.extend(more);
        packages.sort();
        packages.dedup();
    }
    apt("apt-get").args(["download"]).args(&packages).run()?;
    let entries = std::fs::read_dir(folder.join("packages")).map_err(|error| Failure::file(folder, &error))?;
    for entry in entries {
        let package = entry.map_err(|error| Failure::file(folder, &error))?.path();
        Call::new(project, "dpkg").args(["--extract"]).args([&package]).args([folder.join("unpacked")]).run()?;
    }
    // Half a compiler would be taken for a whole one.
    let (from, to) = (folder.join("unpacked"), folder.join("root"));
    std::fs::rename(&from, &to).map_err(|error| Failure::file(&to, &error))
}

/// The libraries among what `apt-cache depends` lists.
fn libraries(listed: &str) -> Vec<String> {
    let names = listed.lines().filter_map(|line| line.trim().strip_prefix("Depends: "));
    names.filter(|name| LIBRARIES.iter().any(|library| name.starts_with(library))).map(String::from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_libraries_of_a_compiler_are_found() {
        let listed = "rustc-web\n  Depends: libc6\n  Depends: libstd-rust-web-dev\nlibstd-rust-web-1.96\n  Depends: libllvm22\n  Conflicts: <rustup>\n";
        assert_eq!(libraries(listed), ["libstd-rust-web-dev", "libllvm22"]);
    }
}
