//! File: where a database lies, how it is opened, and that nobody but its owner reads it.

use rusqlite::Connection;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long a connection waits for another one that writes.
const PATIENCE: Duration = Duration::from_secs(10);
/// How many statements a connection keeps ready.
const STATEMENTS: usize = 64;
/// With less room than this on its disk, a failure is for want of room.
const ROOM: u64 = 1 << 20;

/// A database file.
#[derive(Clone, Debug)]
pub(crate) struct File {
    pub(crate) path: PathBuf,
    /// The most pages it may have; 0 for no limit of our own.
    pub(crate) pages: u32,
}

impl File {
    /// Opens it for writing; makes it if there is none.
    pub(crate) fn open(&self) -> rusqlite::Result<Connection> {
        let connection = Connection::open(&self.path)?;
        connection.busy_timeout(PATIENCE)?;
        connection.set_prepared_statement_cache_capacity(STATEMENTS);
        connection.pragma_update(None, "journal_mode", "wal")?;
        // A commit is on disk before it returns, even if the power fails.
        connection.pragma_update(None, "synchronous", "full")?;
        // The log is carried over into the file beside the writing, not in the middle of somebody's step.
        connection.pragma_update(None, "wal_autocheckpoint", 0)?;
        if self.pages > 0 {
            connection.pragma_update(None, "max_page_count", self.pages)?;
        }
        Ok(connection)
    }

    /// Opens it for reading only.
    pub(crate) fn open_for_reading(&self) -> rusqlite::Result<Connection> {
        let connection = self.open()?;
        connection.pragma_update(None, "query_only", 1)?;
        Ok(connection)
    }

    /// Makes it the owner's alone, with the files that belong to it: what people said is in it. The database gives its own
    /// rights to files that it makes later.
    pub(crate) fn keep_private(&self) -> io::Result<()> {
        make_private(&self.path)?;
        for ending in ["-wal", "-shm"] {
            let path = beside(&self.path, ending);
            if path.exists() {
                make_private(&path)?;
            }
        }
        Ok(())
    }

    /// Whether its disk has room at all.
    pub(crate) fn has_room(&self) -> bool {
        #[cfg(unix)]
        if let Some(disk) = self.path.parent().and_then(|folder| rustix::fs::statvfs(folder).ok()) {
            return disk.f_bavail.saturating_mul(disk.f_frsize) >= ROOM;
        }
        true
    }
}

/// The name of a file that belongs to another.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Makes a file the owner's alone; makes it, empty, if there is none.
pub(crate) fn make_private(path: &Path) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(path)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = file.metadata()?.permissions().mode() & 0o777;
        if mode & 0o077 != 0 {
            tracing::warn!(file = %path.display(), "others could read it (mode {mode:o}); it is now for its owner only");
            file.set_permissions(fs::Permissions::from_mode(0o600))?;
        }
    }
    drop(file);
    Ok(())
}
