//! Backup: everything as it is at one moment, in one file, while the server goes on.

use super::{database, open, unusable, wrong};
use crate::storage::file::{beside, make_private};
use crate::trouble::{Expected, StartError, Wrong};
use rusqlite::{Connection, params};
use std::fs;
use std::path::Path;

/// What was saved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Saved {
    /// The size of the file.
    pub bytes: u64,
    /// The tables in it.
    pub tables: u64,
    /// The games that are over.
    pub games: u64,
}

/// Writes everything of a data folder into a file that is not there yet.
pub fn backup(data: &Path, file: &Path) -> Result<Saved, StartError> {
    const FREE: Expected = Expected::FreeName;
    if file.exists() {
        return Err(StartError::new(file.display().to_string(), Wrong::Exists, FREE));
    }
    let source = database(data);
    let connection = open(&source)?;
    // Under another name until it is whole.
    let part = beside(file, ".part");
    let _ = fs::remove_file(&part);
    make_private(&part).map_err(|error| unusable(&part, error, FREE))?;
    let written = write(&connection, data, &source, &part).and_then(|saved| {
        fs::rename(&part, file).map_err(|error| unusable(file, error, FREE))?;
        Ok(saved)
    });
    if written.is_err() {
        let _ = fs::remove_file(&part);
    }
    written
}

fn write(connection: &Connection, data: &Path, source: &Path, part: &Path) -> Result<Saved, StartError> {
    // One reading of the whole database: what is written meanwhile is not in it, nor does it disturb.
    let into = params![part.to_string_lossy()];
    connection.execute("VACUUM INTO ?1", into).map_err(|error| wrong(source, error))?;
    let path = data.join("key");
    let key = fs::read_to_string(&path).map_err(|error| unusable(&path, error, Expected::Key))?;
    let copy = Connection::open(part).map_err(|error| wrong(part, error))?;
    let finish = || {
        copy.execute_batch("PRAGMA journal_mode = DELETE; CREATE TABLE backup_key (text TEXT NOT NULL)")?;
        copy.execute("INSERT INTO backup_key (text) VALUES ($1)", params![key.trim()])?;
        let count = |sql: &str| copy.query_row(sql, [], |row| row.get::<_, i64>(0)).map(|count| count as u64);
        Ok((count("SELECT count(*) FROM tables")?, count("SELECT count(*) FROM games")?))
    };
    let (tables, games) = finish().map_err(|error| wrong(part, error))?;
    drop(copy);
    let expected = Expected::Room;
    let file = fs::File::open(part).map_err(|error| unusable(part, error, expected))?;
    file.sync_all().map_err(|error| unusable(part, error, expected))?;
    let bytes = file.metadata().map_err(|error| unusable(part, error, expected))?.len();
    Ok(Saved { bytes, tables, games })
}
