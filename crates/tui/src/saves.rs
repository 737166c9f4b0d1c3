//! Saves: games are kept by themselves, a file each, and those that were not ended can be gone on with.

use kernel::record::{LONGEST, Record};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

/// How many games are looked through for those that were not ended.
const LOOKED_AT: usize = 200;

/// The folder of kept games; none where there is no place for it.
#[derive(Clone, Debug, Default)]
pub struct Saves {
    folder: Option<PathBuf>,
}

/// A kept game that goes on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Save {
    /// Its name, without the ending.
    pub name: String,
    /// The record.
    pub record: Record,
}

impl Saves {
    /// Games in a folder, which is made when it is needed.
    pub fn new(folder: Option<PathBuf>) -> Saves {
        Saves { folder }
    }

    /// The usual folder, as the environment has it.
    pub fn usual(variable: impl Fn(&str) -> Option<String>) -> Saves {
        let set = |name: &str| variable(name).filter(|value| Path::new(value).is_absolute()).map(PathBuf::from);
        let state = set("XDG_STATE_HOME").or_else(|| set("HOME").map(|home| home.join(".local/state")));
        Saves { folder: state.map(|state| state.join("coffret/games")) }
    }

    /// The file of a name.
    pub fn file(&self, name: &str) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(format!("{name}.record")))
    }

    /// Keeps a record: either the old one stays whole or the new one is there.
    pub fn keep(&self, name: &str, text: &str) -> std::io::Result<()> {
        let (Some(folder), Some(file)) = (&self.folder, self.file(name)) else { return Ok(()) };
        std::fs::create_dir_all(folder)?;
        let fresh = folder.join(format!(".{name}.new"));
        let mut out = std::fs::File::create(&fresh)?;
        out.write_all(text.as_bytes())?;
        out.sync_data()?;
        std::fs::rename(fresh, file)
    }

    /// The games that were not ended, the latest first. Files that cannot be read are passed over.
    pub fn unfinished(&self) -> Vec<Save> {
        let Some(entries) = self.folder.as_ref().and_then(|folder| std::fs::read_dir(folder).ok()) else {
            return Vec::new();
        };
        let mut files: Vec<(std::time::SystemTime, PathBuf)> = entries
            .filter_map(|entry| {
                let entry = entry.ok()?;
                let path = entry.path();
                let is_record = path.extension().is_some_and(|ending| ending == "record");
                is_record.then_some((entry.metadata().ok()?.modified().ok()?, path))
            })
            .collect();
        files.sort();
        files.into_iter().rev().take(LOOKED_AT).filter_map(|(_, path)| unfinished(&path)).collect()
    }
}

fn unfinished(path: &Path) -> Option<Save> {
    let mut text = String::new();
    std::fs::File::open(path).ok()?.take(LONGEST as u64).read_to_string(&mut text).ok()?;
    let record = Record::read(&text).ok().filter(|record| record.result == "*" && !record.words.is_empty())?;
    Some(Save { name: path.file_stem()?.to_str()?.to_string(), record })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_kept_and_found_until_they_are_over() {
        let folder = tempfile::tempdir().unwrap();
        let saves = Saves::new(Some(folder.path().join("deep/games")));
        assert!(saves.unfinished().is_empty());
        saves.keep("one", "[Game \"x\"]\n\n1. a *\n").unwrap();
        saves.keep("two", "[Game \"x\"]\n\n1. a draw\n").unwrap();
        saves.keep("bad", "[[[").unwrap();
        let names = || saves.unfinished().into_iter().map(|save| save.name).collect::<Vec<_>>();
        assert_eq!(names(), ["one"]);
        saves.keep("one", "[Game \"x\"]\n\n1. a 2. b draw\n").unwrap();
        assert!(names().is_empty());
        Saves::default().keep("nowhere", "text").unwrap();
    }

    #[test]
    fn the_usual_folder_is_the_state_folder() {
        let of = |pairs: &'static [(&str, &str)]| {
            Saves::usual(|name| pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).into())).folder
        };
        assert_eq!(of(&[("XDG_STATE_HOME", "/s"), ("HOME", "/h")]), Some("/s/coffret/games".into()));
        assert_eq!(of(&[("XDG_STATE_HOME", "relative"), ("HOME", "/h")]), Some("/h/.local/state/coffret/games".into()));
        assert_eq!(of(&[]), None);
    }
}
