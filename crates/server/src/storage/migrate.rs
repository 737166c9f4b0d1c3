//! Migrate: brings a database of any earlier version up to the present one, step by step, each step whole or not at all.

use super::{StorageError, Stored};
use rusqlite::{Connection, params};

/// The steps from an empty database on. A step that was released is never changed.
pub(crate) const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/0001-first.sql"),
    include_str!("../../migrations/0002-fewer-pages.sql"),
    include_str!("../../migrations/0003-pulse.sql"),
    include_str!("../../migrations/0004-hosts.sql"),
    include_str!("../../migrations/0005-devices.sql"),
    include_str!("../../migrations/0006-snapshots.sql"),
    include_str!("../../migrations/0007-words-once.sql"),
    include_str!("../../migrations/0008-past-tables.sql"),
];

/// The version of a database; 0 for one that is empty or not ours.
pub(crate) fn version(connection: &Connection) -> rusqlite::Result<usize> {
    let known = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'schema_version'";
    if connection.query_row(known, [], |row| row.get::<_, i64>(0))? == 0 {
        return Ok(0);
    }
    let last = "SELECT coalesce(max(version), 0) FROM schema_version";
    let version = connection.query_row(last, [], |row| row.get::<_, i64>(0))?;
    Ok(usize::try_from(version).unwrap_or(usize::MAX))
}

/// Brings a database up to the last of some versions.
pub(crate) fn migrate(connection: &mut Connection, migrations: &[&str]) -> Stored<()> {
    let failed = |error: rusqlite::Error| match super::statements::failed(&error) {
        StorageError::Full(_) => StorageError::Full(format!("migration: {error}")),
        _ => StorageError::Failed(format!("migration: {error}")),
    };
    let version = version(connection).map_err(failed)?;
    if version > migrations.len() {
        return Err(StorageError::Failed(format!(
            "the database has version {version}, this program knows {}: expected a newer program",
            migrations.len()
        )));
    }
    if version < migrations.len() {
        let table = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)";
        connection.execute(table, []).map_err(failed)?;
    }
    for (index, sql) in migrations.iter().enumerate().skip(version) {
        let transaction = connection.transaction().map_err(failed)?;
        transaction.execute_batch(sql).map_err(failed)?;
        let row = "INSERT INTO schema_version (version) VALUES ($1)";
        transaction.execute(row, params![index as i64 + 1]).map_err(failed)?;
        transaction.commit().map_err(failed)?;
    }
    if version < migrations.len() {
        match version {
            0 => tracing::info!(version = migrations.len(), "a new database was made"),
            _ => tracing::info!(from = version, to = migrations.len(), "the database was migrated"),
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn empty() -> Connection {
        Connection::open_in_memory().unwrap()
    }

    fn count(connection: &Connection, sql: &str) -> i64 {
        connection.query_row(sql, [], |row| row.get(0)).unwrap()
    }

    #[test]
    fn each_step_is_done_once_and_data_stays() {
        let mut connection = empty();
        migrate(&mut connection, MIGRATIONS).unwrap();
        migrate(&mut connection, MIGRATIONS).unwrap();
        connection.execute_batch("INSERT INTO visitors (id, name, created, seen) VALUES ('v', 'Ada', 1, 2)").unwrap();
        let mut later = MIGRATIONS.to_vec();
        later.push("ALTER TABLE visitors ADD COLUMN later TEXT NOT NULL DEFAULT 'x';");
        migrate(&mut connection, &later).unwrap();
        assert_eq!(count(&connection, "SELECT count(*) FROM visitors WHERE name = 'Ada' AND later = 'x'"), 1);
        assert_eq!(count(&connection, "SELECT max(version) FROM schema_version"), later.len() as i64);
        // An older program refuses to touch what it does not know.
        let refused = migrate(&mut connection, MIGRATIONS).unwrap_err();
        assert!(refused.to_string().contains("newer program"), "{refused}");
    }

    #[test]
    fn a_database_of_every_earlier_version_is_brought_up() {
        for version in 1..MIGRATIONS.len() {
            let mut connection = empty();
            migrate(&mut connection, &MIGRATIONS[..version]).unwrap();
            let row = "INSERT INTO journal (table_id, fact_number, version, at, visitor, command, fact)
                       VALUES ('t', 1, 1, 5, 'v', 'c', '{}')";
            connection.execute_batch(row).unwrap();
            migrate(&mut connection, MIGRATIONS).unwrap();
            assert_eq!(count(&connection, "SELECT count(*) FROM journal WHERE visitor = 'v'"), 1);
            assert_eq!(count(&connection, "SELECT max(version) FROM schema_version"), MIGRATIONS.len() as i64);
        }
    }

    #[test]
    fn a_step_that_fails_leaves_nothing_behind() {
        let mut connection = empty();
        let broken = ["CREATE TABLE good (a); CREATE TABLE bad (a, a);"];
        assert!(migrate(&mut connection, &broken).is_err());
        assert_eq!(count(&connection, "SELECT count(*) FROM sqlite_master WHERE name = 'good'"), 0);
        assert_eq!(count(&connection, "SELECT count(*) FROM schema_version"), 0);
    }
}
