//! The project on disk: its root, its files, where builds go, and the program built from it.

use crate::failure::Failure;
use crate::shell::Call;
use serde_json::Value;
use std::path::{Path, PathBuf};

/// The project.
#[derive(Debug)]
pub(crate) struct Project {
    root: PathBuf,
}

/// One file as git sees it: the path from the root with `/`, and the text unless it is no text.
#[derive(Debug)]
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) text: Option<String>,
}

impl Project {
    /// The project this task belongs to. Cargo says where that is when it runs the task.
    pub(crate) fn find() -> Result<Project, Failure> {
        let manifest = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").into());
        match Path::new(&manifest).parent() {
            Some(root) if root.join("Cargo.toml").is_file() => Ok(Project { root: root.into() }),
            _ => Err(Failure::new(format!("{manifest} is not in the project: call `cargo xtask` inside it"))),
        }
    }

    pub(crate) fn root(&self) -> &Path {
        &self.root
    }

    /// Every file that is or could be committed.
    pub(crate) fn files(&self) -> Result<Vec<File>, Failure> {
        let call = Call::new(self, "git").args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
        let list = call.output()?;
        let mut paths: Vec<&str> = list.split('\0').filter(|path| !path.is_empty()).collect();
        paths.sort_unstable();
        paths.dedup();
        // A file may have been removed but not yet from git's list.
        let present = paths.into_iter().filter(|path| self.root.join(path).is_file());
        present.map(|path| Ok(File { path: path.into(), text: self.text(path)? })).collect()
    }

    fn text(&self, path: &str) -> Result<Option<String>, Failure> {
        let path = self.root.join(path);
        let bytes = std::fs::read(&path).map_err(|error| Failure::file(&path, &error))?;
        Ok(String::from_utf8(bytes).ok().filter(|text| !text.contains('\0')))
    }

    /// What cargo knows of the workspace, without its dependencies' own dependencies.
    pub(crate) fn metadata(&self) -> Result<Value, Failure> {
        let call = Call::cargo(self, &["metadata", "--format-version", "1", "--no-deps", "--quiet"]);
        Ok(serde_json::from_str(&call.output()?)?)
    }

    /// The folder of all builds.
    pub(crate) fn target(&self) -> Result<PathBuf, Failure> {
        match self.metadata()?["target_directory"].as_str() {
            Some(folder) => Ok(folder.into()),
            None => Err(Failure::new("cargo does not say where builds go")),
        }
    }

    /// Builds packages and gives back the folder with their programs.
    pub(crate) fn build(&self, packages: &[&str], release: bool) -> Result<PathBuf, Failure> {
        let mut call = Call::cargo(self, &["build", "--locked", "--quiet"]);
        if release {
            call = call.args(["--release"]);
        }
        for package in packages {
            call = call.args(["--package", package]);
        }
        call.run()?;
        Ok(self.target()?.join(if release { "release" } else { "debug" }))
    }
}
