//! Restore: a backup takes the place of what is there; what was there is kept beside it.

use super::{DATABASE, check, database, unusable, wrong};
use crate::lock::{Lock, NotOurs};
use crate::storage::file::{beside, make_private};
use crate::trouble::{Expected, StartError, Wrong};
use rusqlite::{Connection, OptionalExtension};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A whole database that waits to be put in place, and its key.
const WAITING: &str = "restore.db";
const WAITING_KEY: &str = "restore.key";
/// How the database and the key before it are called afterwards.
const BEFORE: &str = ".before-restore";
/// How long a running server may take.
const PATIENCE: Duration = Duration::from_secs(60);
const AGAIN: Duration = Duration::from_millis(100);
const WRITABLE: Expected = Expected::WritableFolder;

/// What was restored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// Tables that are there now.
    pub tables: u64,
    /// Games that are over.
    pub games: u64,
    /// Where what was there before is kept, if anything was.
    pub before: Option<PathBuf>,
    /// The server that did it, if one ran.
    pub server: Option<String>,
}

/// Puts a backup in the place of what a data folder holds, whether a server runs on it or not.
pub fn restore(data: &Path, file: &Path) -> Result<Restored, StartError> {
    let report = check(file)?;
    if let Some(problem) = report.problems.first() {
        return Err(StartError::new(file.display().to_string(), problem.clone(), Expected::WholeBackup));
    }
    crate::server::make_folder(data).map_err(|error| unusable(data, error, WRITABLE))?;
    lay_ready(data, file)?;
    let was = database(data).exists().then(|| beside(&database(data), BEFORE));
    let begun = Instant::now();
    let mut server = None;
    loop {
        match Lock::take(data) {
            Ok(_lock) => {
                put_in_place(data).map_err(|error| unusable(data, error, WRITABLE))?;
                return Ok(Restored { tables: report.tables, games: report.games, before: was, server });
            }
            Err(NotOurs::Held(who)) => {
                let done = !is_waiting(data);
                server = Some(who);
                if done {
                    return Ok(Restored { tables: report.tables, games: report.games, before: was, server });
                }
                if begun.elapsed() > PATIENCE {
                    // It would be put in place at some later time, when nobody expects it.
                    let _ = fs::remove_file(data.join(WAITING));
                    let who = server.unwrap_or_default();
                    return Err(StartError::new(who, Wrong::NotRestored, Expected::Server));
                }
                std::thread::sleep(AGAIN);
            }
            Err(NotOurs::Failed(error)) => return Err(unusable(data, error, WRITABLE)),
        }
    }
}

/// Copies a backup into a data folder, so that it can be put in place in one go.
fn lay_ready(data: &Path, file: &Path) -> Result<(), StartError> {
    let part = data.join("restore.part");
    let _ = fs::remove_file(&part);
    let copy = || {
        make_private(&part)?;
        io::copy(&mut fs::File::open(file)?, &mut fs::File::options().write(true).open(&part)?)
    };
    copy().map_err(|error| unusable(&part, error, WRITABLE))?;
    let key = take_key(&part).map_err(|error| wrong(&part, error))?;
    let finish = || {
        match key {
            Some(key) => {
                let path = data.join(WAITING_KEY);
                make_private(&path)?;
                fs::write(&path, key + "\n")?;
                fs::File::open(&path)?.sync_all()?;
            }
            // A copy of the database without a key: the present key stays.
            None => drop(fs::remove_file(data.join(WAITING_KEY))),
        }
        fs::File::open(&part)?.sync_all()?;
        fs::rename(&part, data.join(WAITING))
    };
    finish().map_err(|error| unusable(&part, error, WRITABLE))
}

/// Takes the key out of a backup.
fn take_key(part: &Path) -> rusqlite::Result<Option<String>> {
    let connection = Connection::open(part)?;
    connection.pragma_update(None, "journal_mode", "delete")?;
    let has = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'backup_key'";
    if connection.query_row(has, [], |_| Ok(())).optional()?.is_none() {
        return Ok(None);
    }
    let key = connection.query_row("SELECT text FROM backup_key", [], |row| row.get::<_, String>(0)).optional()?;
    // Overwritten with zeros too: the key belongs into its own file.
    connection.execute_batch("PRAGMA secure_delete = ON; DROP TABLE backup_key")?;
    Ok(key)
}

/// Whether a backup waits to be put in place.
pub(crate) fn is_waiting(data: &Path) -> bool {
    data.join(WAITING).exists()
}

/// Puts a waiting backup in place, if there is one. The folder's lock must be held. If it is broken off, doing it again finishes it.
pub(crate) fn put_in_place(data: &Path) -> io::Result<()> {
    let waiting = data.join(WAITING);
    if !waiting.exists() {
        return Ok(());
    }
    let present = data.join(DATABASE);
    if present.exists() {
        // What is still in the log belongs to it. A database that is too damaged for that is kept as it is.
        if let Ok(connection) = Connection::open(&present) {
            let _ = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        }
        fs::rename(&present, beside(&present, BEFORE))?;
    }
    for ending in ["-wal", "-shm"] {
        let path = beside(&present, ending);
        if path.exists() {
            fs::rename(&path, beside(&beside(&present, BEFORE), ending))?;
        }
    }
    let (key, new_key) = (data.join("key"), data.join(WAITING_KEY));
    if new_key.exists() {
        if key.exists() {
            fs::rename(&key, beside(&key, BEFORE))?;
        }
        fs::rename(new_key, key)?;
    }
    fs::rename(waiting, present)?;
    tracing::info!("a backup was restored");
    Ok(())
}
