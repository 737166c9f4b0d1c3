//! Lock: one server for a data folder. The system lets go of the lock when the process ends, however it ends.

use crate::storage::file::make_private;
use std::fmt;
use std::fs::{self, File, TryLockError};
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// The file that is locked.
const LOCK: &str = "lock";
/// The file that says who has locked it.
const HOLDER: &str = "server";

/// A data folder that is ours.
#[derive(Debug)]
pub(crate) struct Lock {
    _file: File,
    holder: PathBuf,
}

/// Why a folder is not ours.
#[derive(Debug)]
pub(crate) enum NotOurs {
    /// Another one has it.
    Held(String),
    /// The system says no.
    Failed(io::Error),
}

impl fmt::Display for NotOurs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotOurs::Held(who) => write!(f, "in use by {who}"),
            NotOurs::Failed(error) => error.fmt(f),
        }
    }
}

impl Lock {
    /// Takes a folder, if nobody has it.
    pub(crate) fn take(folder: &Path) -> Result<Lock, NotOurs> {
        let path = folder.join(LOCK);
        make_private(&path).map_err(NotOurs::Failed)?;
        let file = File::options().write(true).open(path).map_err(NotOurs::Failed)?;
        let holder = folder.join(HOLDER);
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let told = fs::read_to_string(&holder).unwrap_or_default();
                let who = told.lines().next().filter(|line| !line.is_empty());
                return Err(NotOurs::Held(who.unwrap_or("another process").into()));
            }
            Err(TryLockError::Error(error)) => return Err(NotOurs::Failed(error)),
        }
        let lock = Lock { _file: file, holder };
        lock.tell(None);
        Ok(lock)
    }

    /// Says to others who has it. That it cannot be said, as on a full disk, is no reason to stop.
    pub(crate) fn tell(&self, address: Option<SocketAddr>) {
        let process = std::process::id();
        let line = match address {
            Some(address) => format!("process {process} at http://{address}\n"),
            None => format!("process {process}\n"),
        };
        if let Err(error) = make_private(&self.holder).and_then(|()| fs::write(&self.holder, line)) {
            tracing::debug!(%error, "the holder of the lock could not be written down");
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.holder);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_held_by_one() {
        let folder = tempfile::tempdir().unwrap();
        let first = Lock::take(folder.path()).unwrap();
        first.tell(Some("127.0.0.1:8080".parse().unwrap()));
        let refused = Lock::take(folder.path()).unwrap_err();
        let expected = format!("in use by process {} at http://127.0.0.1:8080", std::process::id());
        assert_eq!(refused.to_string(), expected);
        drop(first);
        Lock::take(folder.path()).unwrap();
    }
}
