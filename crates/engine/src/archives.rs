//! Archives: the databases of a folder and of the program, each opened when it is first asked for.

use crate::archive::{Archive, ArchiveError, archive};
use hall::AnyMatch;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

/// The databases of a folder, each opened when it is first asked for.
#[derive(Debug, Default)]
pub struct Archives {
    folder: Option<PathBuf>,
    /// By game and rules, what was found.
    opened: Mutex<HashMap<String, Option<Archive>>>,
}

impl Archives {
    /// Those of a folder and those that are part of the program.
    pub fn new(folder: Option<PathBuf>) -> Archives {
        Archives { folder, opened: Mutex::default() }
    }

    /// The database of a game under its rules, if there is one. A damaged one is complained about once.
    pub fn of(&self, playing: &dyn AnyMatch) -> Result<Option<Archive>, ArchiveError> {
        if !playing.game().has_database() {
            return Ok(None);
        }
        let name = format!("{} {}", playing.game().info().id, playing.rules());
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = opened.get(&name) {
            return Ok(known.clone());
        }
        let Some(archive) = archive(&playing.chosen()) else { return Ok(None) };
        let found = archive.open(self.folder.as_deref());
        opened.insert(name, found.as_ref().ok().cloned().flatten());
        found
    }
}
