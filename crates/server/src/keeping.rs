//! Keeping: what an operator does with a data folder while a server runs on it or not: make a backup, check it, restore one.
//!
//! A backup is one database file with the key in it. A restored one is laid ready beside the present one; whoever holds the
//! folder's lock puts it in its place: the server when it sees it, by ending everything and beginning anew, or the program
//! that restores when no server runs.

mod backup;
mod check;
mod restore;

pub use backup::{Saved, backup};
pub use check::{Report, check};
pub use restore::{Restored, restore};
pub(crate) use restore::{is_waiting, put_in_place};

use crate::trouble::{Expected, StartError};
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The database of a data folder.
pub(crate) const DATABASE: &str = "coffret.db";
/// How long others may hold the database before one of these gives up.
const PATIENCE: Duration = Duration::from_secs(30);

/// The database of a folder.
fn database(data: &Path) -> PathBuf {
    data.join(DATABASE)
}

/// Opens a database that must be there, for reading only.
fn open(path: &Path) -> Result<Connection, StartError> {
    let open = || {
        let connection =
            Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
        connection.busy_timeout(PATIENCE)?;
        Ok(connection)
    };
    open().map_err(|error| wrong(path, error))
}

/// A database that is not as it should be.
fn wrong(path: &Path, error: rusqlite::Error) -> StartError {
    StartError::new(path.display().to_string(), error, Expected::OwnDatabase)
}

/// A file that cannot be used.
fn unusable(path: &Path, error: std::io::Error, expected: Expected) -> StartError {
    StartError::new(path.display().to_string(), error, expected)
}
