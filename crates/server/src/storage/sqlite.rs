//! SQLite: the storage that is always there. One thread writes, a few read.

use super::checkpoint::{self, Checkpointer};
use super::file::File;
use super::health::Health;
use super::migrate::{MIGRATIONS, migrate};
use super::readers::Readers;
use super::rows::{Change, GameRow, JournalRow, SaidRow, TableRow, VisitorRow};
use super::scrutiny::{self, Scrutiny};
use super::statements::failed;
use super::writer::Writer;
use super::{Piece, Storage, StorageError, Stored};
use async_trait::async_trait;
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Params, Row, params};
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use table::{GameId, TableId, VisitorId};
use tokio::sync::mpsc;

/// A SQLite database file.
#[derive(Debug)]
pub(crate) struct SqliteStorage {
    writer: Writer,
    checkpoint: Checkpointer,
    readers: Readers,
    /// Readers that wait for whoever takes what they read: they must not hold up the others.
    exporters: Readers,
    scrutiny: Scrutiny,
    health: Arc<Health>,
}

impl SqliteStorage {
    /// Opens a database file; makes it if there is none. `pages` limits its size, 0 does not. When nothing could be written
    /// for as long as `patience`, it is given up.
    pub(crate) fn open(path: &Path, pages: u32, patience: Duration) -> Stored<SqliteStorage> {
        let said = |error: std::io::Error| StorageError::Failed(error.to_string());
        let file = File { path: path.to_path_buf(), pages };
        file.keep_private().map_err(said)?;
        let mut connection = file.open().map_err(|error| failed(&error))?;
        migrate(&mut connection, MIGRATIONS)?;
        let health = Arc::new(Health::default());
        Ok(SqliteStorage {
            checkpoint: checkpoint::start(file.clone()).map_err(said)?,
            scrutiny: scrutiny::start(&file, health.clone()).map_err(said)?,
            readers: Readers::new(file.clone()),
            exporters: Readers::new(file.clone()),
            writer: Writer::start(file, connection, health.clone(), patience)?,
            health,
        })
    }
}

fn malformed(what: &str) -> rusqlite::Error {
    rusqlite::Error::FromSqlConversionFailure(0, Type::Text, format!("{what} is malformed").into())
}

fn table_id(row: &Row<'_>, column: &str) -> rusqlite::Result<TableId> {
    TableId::read(&row.get::<_, String>(column)?).ok_or_else(|| malformed("a table's id"))
}

fn number(row: &Row<'_>, column: &str) -> rusqlite::Result<u64> {
    row.get::<_, i64>(column).map(|number| number as u64)
}

fn journal_row(row: &Row<'_>) -> rusqlite::Result<JournalRow> {
    Ok(JournalRow {
        table: table_id(row, "table_id")?,
        number: number(row, "fact_number")?,
        version: number(row, "version")?,
        at: number(row, "at")?,
        visitor: row.get("visitor")?,
        command: row.get("command")?,
        fact: row.get("fact")?,
    })
}

fn table_row(row: &Row<'_>) -> rusqlite::Result<TableRow> {
    Ok(TableRow {
        id: table_id(row, "id")?,
        game: row.get("game")?,
        state: row.get("state")?,
        listed: row.get("listed")?,
        host: row.get("host")?,
        created: number(row, "created")?,
        changed: number(row, "changed")?,
        sitters: Vec::new(),
        listing: row.get("listing")?,
    })
}

fn game_row(row: &Row<'_>) -> rusqlite::Result<GameRow> {
    let id = GameId::read(&row.get::<_, String>("id")?).ok_or_else(|| malformed("a game's id"))?;
    Ok(GameRow {
        id,
        game: row.get("game")?,
        ended: number(row, "ended")?,
        listed: row.get("listed")?,
        listing: row.get("listing")?,
        record: row.get("record")?,
    })
}

fn said_row(row: &Row<'_>) -> rusqlite::Result<SaidRow> {
    Ok(SaidRow {
        table: table_id(row, "table_id")?,
        channel: row.get("channel")?,
        number: number(row, "number")?,
        at: number(row, "at")?,
        visitor: row.get("visitor")?,
        name: row.get("name")?,
        text: row.get("text")?,
        command: row.get("command")?,
    })
}

fn visitor_row(row: &Row<'_>) -> rusqlite::Result<VisitorRow> {
    Ok(VisitorRow {
        id: VisitorId::read(&row.get::<_, String>("id")?).ok_or_else(|| malformed("a visitor's id"))?,
        name: row.get("name")?,
        created: number(row, "created")?,
        seen: number(row, "seen")?,
    })
}

/// Runs a query and reads every row.
fn rows<T>(
    connection: &Connection,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    sql: &str,
    values: impl Params,
) -> rusqlite::Result<Vec<T>> {
    connection.prepare_cached(sql)?.query_map(values, read)?.collect()
}

/// Where a list has come to: the key of a row, in up to three parts.
type After = (String, String, i64);

/// A list of what is exported: how its rows after a key are asked for, in the order of their keys, and how one is read.
type Exported = (&'static str, fn(&Row<'_>) -> rusqlite::Result<(Piece, After)>);

/// How many rows are read at once.
const PAGE: usize = 200;

/// The lists of an export.
const EXPORTED: [Exported; 4] = [
    (
        "SELECT * FROM tables WHERE id > $2 AND id IN
         (SELECT table_id FROM sitters WHERE visitor = $1 UNION SELECT id FROM tables WHERE host = $1)
         ORDER BY id LIMIT $5",
        |row| Ok((Piece::Table(table_row(row)?), (row.get("id")?, String::new(), 0))),
    ),
    (
        "SELECT * FROM games WHERE id > $2 AND table_id IN (SELECT table_id FROM sitters WHERE visitor = $1)
         ORDER BY id LIMIT $5",
        |row| Ok((Piece::Game(game_row(row)?), (row.get("id")?, String::new(), 0))),
    ),
    (
        "SELECT * FROM said WHERE visitor = $1 AND (table_id, channel, number) > ($2, $3, $4)
         ORDER BY table_id, channel, number LIMIT $5",
        |row| Ok((Piece::Said(said_row(row)?), (row.get("table_id")?, row.get("channel")?, row.get("number")?))),
    ),
    (
        "SELECT * FROM journal WHERE visitor = $1 AND (table_id, fact_number) > ($2, $4) AND table_id IN
         (SELECT table_id FROM sitters WHERE visitor = $1 UNION SELECT id FROM tables WHERE host = $1)
         ORDER BY table_id, fact_number LIMIT $5",
        |row| Ok((Piece::Deed(journal_row(row)?), (row.get("table_id")?, String::new(), row.get("fact_number")?))),
    ),
];

/// The next rows of a list.
fn page(
    connection: &Connection,
    (sql, read): Exported,
    visitor: &VisitorId,
    after: &After,
) -> rusqlite::Result<Vec<(Piece, After)>> {
    let mut statement = connection.prepare_cached(sql)?;
    let values: [(&str, &dyn rusqlite::ToSql); 5] =
        [("$1", &visitor.as_str()), ("$2", &after.0), ("$3", &after.1), ("$4", &after.2), ("$5", &(PAGE as i64))];
    for (name, value) in values {
        // Not every list has all of them.
        if let Some(index) = statement.parameter_index(name)? {
            statement.raw_bind_parameter(index, value)?;
        }
    }
    let mut rows = statement.raw_query();
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        found.push(read(row)?);
    }
    Ok(found)
}

#[async_trait]
impl Storage for SqliteStorage {
    async fn write(&self, changes: Vec<Change>) -> Stored<()> {
        self.writer.write(changes).await
    }

    async fn journal(&self, table: &TableId, facts: RangeInclusive<u64>) -> Stored<Vec<JournalRow>> {
        let (table, first, last) = (table.clone(), *facts.start() as i64, *facts.end() as i64);
        let sql = "SELECT * FROM journal WHERE table_id = $1 AND fact_number BETWEEN $2 AND $3 ORDER BY fact_number";
        let read = move |connection: &Connection| rows(connection, journal_row, sql, params![table.as_str(), first, last]);
        self.readers.read(read).await
    }

    async fn snapshot(&self, table: &TableId) -> Stored<Option<(u64, String)>> {
        let table = table.clone();
        let sql = "SELECT fact_number, condensed FROM snapshots WHERE table_id = $1";
        let read = |row: &Row<'_>| Ok((number(row, "fact_number")?, row.get("condensed")?));
        self.readers.read(move |connection| connection.query_row(sql, params![table.as_str()], read).optional()).await
    }

    async fn said(&self, table: &TableId, most: usize) -> Stored<Vec<SaidRow>> {
        let table = table.clone();
        let sql = "SELECT * FROM (SELECT *, row_number() OVER (PARTITION BY channel ORDER BY number DESC) AS age
                   FROM said WHERE table_id = $1) WHERE age <= $2 ORDER BY channel, number";
        self.readers.read(move |connection| rows(connection, said_row, sql, params![table.as_str(), most as i64])).await
    }

    async fn listed(&self, state: &str, most: usize) -> Stored<Vec<TableRow>> {
        let state = state.to_string();
        let sql = "SELECT * FROM tables WHERE listed = 1 AND state = $1 ORDER BY changed DESC LIMIT $2";
        self.readers.read(move |connection| rows(connection, table_row, sql, params![state, most as i64])).await
    }

    async fn tables_of(&self, visitor: &VisitorId, most: usize) -> Stored<Vec<TableRow>> {
        let visitor = visitor.clone();
        let sql = "SELECT tables.* FROM sitters JOIN tables ON tables.id = sitters.table_id
                   WHERE sitters.visitor = $1 AND state <> 'closed' ORDER BY changed DESC LIMIT $2";
        let values = move |connection: &Connection| rows(connection, table_row, sql, params![visitor.as_str(), most as i64]);
        self.readers.read(values).await
    }

    async fn open_tables(&self, visitor: &VisitorId) -> Stored<usize> {
        let visitor = visitor.clone();
        let sql = "SELECT count(*) FROM (
                       SELECT id FROM tables WHERE host = $1 AND state IN ('waiting', 'playing')
                       UNION SELECT tables.id FROM sitters JOIN tables ON tables.id = sitters.table_id
                       WHERE sitters.visitor = $1 AND state IN ('waiting', 'playing'))";
        let count =
            move |connection: &Connection| connection.query_row(sql, params![visitor.as_str()], |row| row.get::<_, i64>(0));
        Ok(self.readers.read(count).await? as usize)
    }

    async fn game(&self, game: &GameId) -> Stored<Option<GameRow>> {
        let id = game.to_string();
        let sql = "SELECT * FROM games WHERE id = $1";
        self.readers.read(move |connection| connection.query_row(sql, params![id], game_row).optional()).await
    }

    async fn games(&self, kind: Option<&str>, before: u64, most: usize) -> Stored<Vec<GameRow>> {
        let (kind, before) = (kind.map(String::from), i64::try_from(before).unwrap_or(i64::MAX));
        let sql = "SELECT * FROM games WHERE listed = 1 AND ended < $1 AND ($2 IS NULL OR game = $2)
                   ORDER BY ended DESC LIMIT $3";
        self.readers.read(move |connection| rows(connection, game_row, sql, params![before, kind, most as i64])).await
    }

    async fn review(&self, game: &GameId) -> Stored<Option<String>> {
        let id = game.to_string();
        let sql = "SELECT review FROM reviews WHERE game_id = $1";
        self.readers.read(move |connection| connection.query_row(sql, params![id], |row| row.get(0)).optional()).await
    }

    async fn visitor(&self, visitor: &VisitorId) -> Stored<Option<VisitorRow>> {
        let id = visitor.clone();
        let sql = "SELECT * FROM visitors WHERE id = $1";
        self.readers.read(move |connection| connection.query_row(sql, params![id.as_str()], visitor_row).optional()).await
    }

    async fn revoked(&self) -> Stored<Vec<(VisitorId, u32)>> {
        let read = |row: &Row<'_>| {
            let visitor = VisitorId::read(&row.get::<_, String>("visitor")?).ok_or_else(|| malformed("a visitor's id"))?;
            Ok((visitor, row.get("revoked")?))
        };
        self.readers.read(move |connection| rows(connection, read, "SELECT * FROM devices", params![])).await
    }

    async fn games_of(&self, table: &TableId) -> Stored<Vec<GameRow>> {
        let table = table.clone();
        let sql = "SELECT * FROM games WHERE table_id = $1";
        self.readers.read(move |connection| rows(connection, game_row, sql, params![table.as_str()])).await
    }

    async fn sat_as(&self, visitor: &VisitorId, table: &TableId) -> Stored<Option<String>> {
        let (visitor, table) = (visitor.clone(), table.clone());
        let sql = "SELECT name FROM sitters WHERE visitor = $1 AND table_id = $2 AND name IS NOT NULL";
        let read = move |connection: &Connection| {
            connection.query_row(sql, params![visitor.as_str(), table.as_str()], |row| row.get(0)).optional()
        };
        self.readers.read(read).await
    }

    async fn mutes(&self, visitor: &VisitorId) -> Stored<Vec<String>> {
        let id = visitor.clone();
        let sql = "SELECT muted FROM mutes WHERE visitor = $1 ORDER BY muted";
        self.readers.read(move |connection| rows(connection, |row| row.get(0), sql, params![id.as_str()])).await
    }

    async fn take_code(&self, digest: &str, now: u64) -> Stored<Option<VisitorId>> {
        Ok(self.writer.take_code(digest, now).await?.as_deref().and_then(VisitorId::read))
    }

    async fn stale_tables(&self, state: &str, before: u64, most: usize) -> Stored<Vec<TableId>> {
        let state = state.to_string();
        let sql = "SELECT id FROM tables WHERE state = $1 AND changed < $2 ORDER BY changed LIMIT $3";
        let values = move |connection: &Connection| {
            rows(connection, |row| table_id(row, "id"), sql, params![state, before as i64, most as i64])
        };
        self.readers.read(values).await
    }

    async fn everything_of(&self, visitor: &VisitorId, pieces: mpsc::Sender<Piece>) -> Stored<()> {
        // Nothing of the database is held while somebody reads slowly: what is read at one moment holds up the log.
        for list in EXPORTED {
            let mut after = (String::new(), String::new(), -1);
            loop {
                let (id, from) = (visitor.clone(), after.clone());
                let page = self.exporters.read(move |connection| page(connection, list, &id, &from)).await?;
                let Some((_, last)) = page.last() else { break };
                after.clone_from(last);
                for (piece, _) in page {
                    if pieces.send(piece).await.is_err() {
                        return Ok(());
                    }
                }
            }
        }
        Ok(())
    }

    async fn check(&self) -> Stored<()> {
        self.readers.read(|connection| connection.query_row("SELECT 1", [], |_| Ok(()))).await?;
        if self.health.must_try()? {
            self.writer.write(vec![Change::Pulse(crate::services::now())]).await?;
        }
        Ok(())
    }

    async fn given_up(&self) -> String {
        self.health.given_up().await
    }

    async fn close(&self) {
        self.checkpoint.stop().await;
        self.scrutiny.stop().await;
        self.readers.close().await;
        self.exporters.close().await;
        self.writer.close().await;
    }
}
