//! Migrate: brings a database of any earlier version up to the present one, step by step, each step whole or not at all.

use super::{StorageError, Stored};
use sqlx::{AssertSqlSafe, Connection, Row, SqliteConnection};

/// The steps from an empty database on. A step that was released is never changed.
pub(crate) const MIGRATIONS: &[&str] =
    &[include_str!("../../migrations/0001-first.sql"), include_str!("../../migrations/0002-fewer-pages.sql")];

/// Brings a database up to the last of some versions.
pub(crate) async fn migrate(connection: &mut SqliteConnection, migrations: &[&str]) -> Stored<()> {
    let failed = |error: sqlx::Error| StorageError::Failed(format!("migration: {error}"));
    sqlx::raw_sql("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        .execute(&mut *connection)
        .await
        .map_err(failed)?;
    let row = sqlx::query("SELECT coalesce(max(version), 0) FROM schema_version").fetch_one(&mut *connection).await;
    let version = row.map_err(failed)?.get::<i64, _>(0) as usize;
    if version > migrations.len() {
        return Err(StorageError::Failed(format!(
            "the database has version {version}, this program knows {}: expected a newer program",
            migrations.len()
        )));
    }
    for (index, sql) in migrations.iter().enumerate().skip(version) {
        let mut transaction = connection.begin().await.map_err(failed)?;
        sqlx::raw_sql(AssertSqlSafe((*sql).to_string())).execute(&mut *transaction).await.map_err(failed)?;
        sqlx::query("INSERT INTO schema_version (version) VALUES ($1)")
            .bind(index as i64 + 1)
            .execute(&mut *transaction)
            .await
            .map_err(failed)?;
        transaction.commit().await.map_err(failed)?;
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
    use sqlx::sqlite::SqliteConnectOptions;

    async fn empty() -> SqliteConnection {
        SqliteConnection::connect_with(&SqliteConnectOptions::new().in_memory(true)).await.unwrap()
    }

    async fn count(connection: &mut SqliteConnection, sql: &'static str) -> i64 {
        sqlx::query(sql).fetch_one(connection).await.unwrap().get(0)
    }

    #[tokio::test]
    async fn each_step_is_done_once_and_data_stays() {
        let mut connection = empty().await;
        migrate(&mut connection, MIGRATIONS).await.unwrap();
        migrate(&mut connection, MIGRATIONS).await.unwrap();
        sqlx::raw_sql("INSERT INTO visitors VALUES ('v', 'Ada', 1, 2)").execute(&mut connection).await.unwrap();
        let mut later = MIGRATIONS.to_vec();
        later.push("ALTER TABLE visitors ADD COLUMN later TEXT NOT NULL DEFAULT 'x';");
        migrate(&mut connection, &later).await.unwrap();
        let sql = "SELECT count(*) FROM visitors WHERE name = 'Ada' AND later = 'x'";
        assert_eq!(count(&mut connection, sql).await, 1);
        assert_eq!(count(&mut connection, "SELECT max(version) FROM schema_version").await, later.len() as i64);
        // An older program refuses to touch what it does not know.
        let refused = migrate(&mut connection, MIGRATIONS).await.unwrap_err();
        assert!(refused.to_string().contains("newer program"), "{refused}");
    }

    #[tokio::test]
    async fn a_database_of_every_earlier_version_is_brought_up() {
        for version in 1..MIGRATIONS.len() {
            let mut connection = empty().await;
            migrate(&mut connection, &MIGRATIONS[..version]).await.unwrap();
            let row = "INSERT INTO journal VALUES ('t', 1, 1, 5, 'v', 'c', '{}')";
            sqlx::raw_sql(row).execute(&mut connection).await.unwrap();
            migrate(&mut connection, MIGRATIONS).await.unwrap();
            assert_eq!(count(&mut connection, "SELECT count(*) FROM journal WHERE visitor = 'v'").await, 1);
            assert_eq!(count(&mut connection, "SELECT max(version) FROM schema_version").await, MIGRATIONS.len() as i64);
        }
    }

    #[tokio::test]
    async fn a_step_that_fails_leaves_nothing_behind() {
        let mut connection = empty().await;
        let broken = ["CREATE TABLE good (a); CREATE TABLE bad (a, a);"];
        assert!(migrate(&mut connection, &broken).await.is_err());
        let sql = "SELECT count(*) FROM sqlite_master WHERE name = 'good'";
        assert_eq!(count(&mut connection, sql).await, 0);
        assert_eq!(count(&mut connection, "SELECT count(*) FROM schema_version").await, 0);
    }
}
