//! SQLite: the storage that is always there. One connection writes, a few read.

use super::carrier::{self, Carrier};
use super::migrate::{MIGRATIONS, migrate};
use super::rows::{Change, GameRow, JournalRow, SaidRow, TableRow, VisitorRow};
use super::statements::failed;
use super::writer::Writer;
use super::{Everything, Storage, StorageError, Stored};
use crate::id::{GameId, TableId, VisitorId};
use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous};
use sqlx::{Connection, Row, SqliteConnection, SqlitePool};
use std::path::Path;
use std::time::Duration;

/// How many connections read.
const READERS: u32 = 4;

/// A SQLite database file.
#[derive(Debug)]
pub(crate) struct SqliteStorage {
    writer: Writer,
    /// Ends the carrier when it is dropped or told to.
    carrier: Carrier,
    readers: SqlitePool,
}

impl SqliteStorage {
    /// Opens a database file; makes it if there is none. `pages` limits its size, 0 does not.
    pub(crate) async fn open(path: &Path, pages: u32) -> Stored<SqliteStorage> {
        let mut options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A commit is on disk before it returns, even if the power fails.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10))
            // The log is carried over into the file beside the writing, not in the middle of somebody's step.
            .pragma("wal_autocheckpoint", "0");
        if pages > 0 {
            options = options.pragma("max_page_count", pages.to_string());
        }
        let mut connection = SqliteConnection::connect_with(&options).await.map_err(|error| failed(&error))?;
        migrate(&mut connection, MIGRATIONS).await?;
        let carrier = SqliteConnection::connect_with(&options).await.map_err(|error| failed(&error))?;
        let carrier = carrier::start(carrier);
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_lazy_with(options);
        Ok(SqliteStorage { writer: Writer::start(connection), carrier, readers })
    }
}

fn table_id(row: &SqliteRow, column: &str) -> Stored<TableId> {
    TableId::read(row.get(column)).ok_or_else(|| StorageError::Failed("a table's id is malformed".into()))
}

fn number(row: &SqliteRow, column: &str) -> u64 {
    row.get::<i64, _>(column) as u64
}

fn journal_row(row: &SqliteRow) -> Stored<JournalRow> {
    Ok(JournalRow {
        table: table_id(row, "table_id")?,
        number: number(row, "fact_number"),
        version: number(row, "version"),
        at: number(row, "at"),
        visitor: row.get("visitor"),
        command: row.get("command"),
        fact: row.get("fact"),
    })
}

fn table_row(row: &SqliteRow) -> Stored<TableRow> {
    Ok(TableRow {
        id: table_id(row, "id")?,
        game: row.get("game"),
        state: row.get("state"),
        listed: row.get("listed"),
        host: row.get("host"),
        created: number(row, "created"),
        changed: number(row, "changed"),
        sitters: Vec::new(),
        listing: row.get("listing"),
    })
}

fn game_row(row: &SqliteRow) -> Stored<GameRow> {
    let id = GameId::read(row.get("id")).ok_or_else(|| StorageError::Failed("a game's id is malformed".into()))?;
    Ok(GameRow {
        id,
        game: row.get("game"),
        ended: number(row, "ended"),
        listed: row.get("listed"),
        listing: row.get("listing"),
        record: row.get("record"),
    })
}

fn said_row(row: &SqliteRow) -> Stored<SaidRow> {
    Ok(SaidRow {
        table: table_id(row, "table_id")?,
        channel: row.get("channel"),
        number: number(row, "number"),
        at: number(row, "at"),
        visitor: row.get("visitor"),
        name: row.get("name"),
        text: row.get("text"),
    })
}

/// Runs a query and reads every row.
macro_rules! rows {
    ($readers:expr, $read:expr, $sql:literal $(, $bind:expr)*) => {{
        let rows = sqlx::query($sql)$(.bind($bind))*.fetch_all($readers).await.map_err(|error| failed(&error))?;
        rows.iter().map($read).collect::<Stored<Vec<_>>>()
    }};
}

#[async_trait]
impl Storage for SqliteStorage {
    async fn write(&self, changes: Vec<Change>) -> Stored<()> {
        self.writer.write(changes).await
    }

    async fn journal(&self, table: &TableId) -> Stored<Vec<JournalRow>> {
        rows!(&self.readers, journal_row, "SELECT * FROM journal WHERE table_id = $1 ORDER BY fact_number", table.as_str())
    }

    async fn said(&self, table: &TableId, most: usize) -> Stored<Vec<SaidRow>> {
        rows!(
            &self.readers,
            said_row,
            "SELECT * FROM (SELECT *, row_number() OVER (PARTITION BY channel ORDER BY number DESC) AS age
             FROM said WHERE table_id = $1) WHERE age <= $2 ORDER BY channel, number",
            table.as_str(),
            most as i64
        )
    }

    async fn listed(&self, state: &str, most: usize) -> Stored<Vec<TableRow>> {
        rows!(
            &self.readers,
            table_row,
            "SELECT * FROM tables WHERE listed = 1 AND state = $1 ORDER BY changed DESC LIMIT $2",
            state,
            most as i64
        )
    }

    async fn tables_of(&self, visitor: &VisitorId, most: usize) -> Stored<Vec<TableRow>> {
        rows!(
            &self.readers,
            table_row,
            "SELECT tables.* FROM sitters JOIN tables ON tables.id = sitters.table_id
             WHERE sitters.visitor = $1 AND state <> 'closed' ORDER BY changed DESC LIMIT $2",
            visitor.as_str(),
            most as i64
        )
    }

    async fn game(&self, game: &GameId) -> Stored<Option<GameRow>> {
        let found = rows!(&self.readers, game_row, "SELECT * FROM games WHERE id = $1", game.to_string())?;
        Ok(found.into_iter().next())
    }

    async fn games(&self, kind: Option<&str>, before: u64, most: usize) -> Stored<Vec<GameRow>> {
        rows!(
            &self.readers,
            game_row,
            "SELECT * FROM games WHERE listed = 1 AND ended < $1 AND ($2 IS NULL OR game = $2)
             ORDER BY ended DESC LIMIT $3",
            i64::try_from(before).unwrap_or(i64::MAX),
            kind,
            most as i64
        )
    }

    async fn review(&self, game: &GameId) -> Stored<Option<String>> {
        let sql = sqlx::query("SELECT review FROM reviews WHERE game_id = $1").bind(game.to_string());
        let row = sql.fetch_optional(&self.readers).await.map_err(|error| failed(&error))?;
        Ok(row.map(|row| row.get("review")))
    }

    async fn visitor(&self, visitor: &VisitorId) -> Stored<Option<VisitorRow>> {
        let sql = sqlx::query("SELECT * FROM visitors WHERE id = $1").bind(visitor.as_str());
        let row = sql.fetch_optional(&self.readers).await.map_err(|error| failed(&error))?;
        Ok(row.map(|row| VisitorRow {
            id: visitor.clone(),
            name: row.get("name"),
            created: number(&row, "created"),
            seen: number(&row, "seen"),
        }))
    }

    async fn mutes(&self, visitor: &VisitorId) -> Stored<Vec<String>> {
        let read = |row: &SqliteRow| Ok(row.get("muted"));
        rows!(&self.readers, read, "SELECT muted FROM mutes WHERE visitor = $1 ORDER BY muted", visitor.as_str())
    }

    async fn take_code(&self, digest: &str, now: u64) -> Stored<Option<VisitorId>> {
        let sql = sqlx::query("DELETE FROM codes WHERE digest = $1 AND expires >= $2 RETURNING visitor");
        let row = sql.bind(digest).bind(now as i64).fetch_optional(&self.readers).await.map_err(|error| failed(&error))?;
        Ok(row.and_then(|row| VisitorId::read(row.get("visitor"))))
    }

    async fn stale_tables(&self, state: &str, before: u64, most: usize) -> Stored<Vec<TableId>> {
        let read = |row: &SqliteRow| table_id(row, "id");
        rows!(
            &self.readers,
            read,
            "SELECT id FROM tables WHERE state = $1 AND changed < $2 ORDER BY changed LIMIT $3",
            state,
            before as i64,
            most as i64
        )
    }

    async fn everything_of(&self, visitor: &VisitorId) -> Stored<Everything> {
        let id = visitor.as_str();
        Ok(Everything {
            tables: rows!(
                &self.readers,
                table_row,
                "SELECT * FROM tables WHERE host = $1 OR id IN (SELECT table_id FROM sitters WHERE visitor = $1)
                 ORDER BY created",
                id
            )?,
            games: rows!(
                &self.readers,
                game_row,
                "SELECT * FROM games WHERE table_id IN (SELECT table_id FROM sitters WHERE visitor = $1) ORDER BY ended",
                id
            )?,
            said: rows!(&self.readers, said_row, "SELECT * FROM said WHERE visitor = $1 ORDER BY at", id)?,
            deeds: rows!(
                &self.readers,
                journal_row,
                "SELECT * FROM journal WHERE visitor = $1 AND table_id IN
                 (SELECT table_id FROM sitters WHERE visitor = $1 UNION SELECT id FROM tables WHERE host = $1)
                 ORDER BY at, table_id, fact_number",
                id
            )?,
        })
    }

    async fn check(&self) -> Stored<()> {
        sqlx::query("SELECT 1").execute(&self.readers).await.map(|_| ()).map_err(|error| failed(&error))?;
        self.writer.write(Vec::new()).await
    }

    async fn close(&self) {
        self.carrier.stop().await;
        self.readers.close().await;
    }
}
