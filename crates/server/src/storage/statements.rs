//! Statements: each change as SQL. The placeholders and conflict clauses are those that PostgreSQL knows too.

use super::rows::{Change, GameRow, JournalRow, SaidRow, TableRow};
use super::{StorageError, Stored};
use sqlx::SqliteConnection;

/// An error of the database.
pub(super) fn failed(error: &sqlx::Error) -> StorageError {
    match error {
        sqlx::Error::Database(database) if database.is_unique_violation() => StorageError::Conflict,
        other => StorageError::Failed(other.to_string()),
    }
}

/// Does a change inside a transaction.
pub(super) async fn execute(connection: &mut SqliteConnection, change: &Change) -> Stored<()> {
    let query = match change {
        Change::Journal(row) => return journal(connection, row).await,
        Change::Table(row) => return table(connection, row).await,
        Change::TableGone(id) => {
            for sql in [
                "DELETE FROM tables WHERE id = $1",
                "DELETE FROM sitters WHERE table_id = $1",
                "DELETE FROM said WHERE table_id = $1",
                "DELETE FROM journal WHERE table_id = $1",
            ] {
                sqlx::query(sql).bind(id.as_str()).execute(&mut *connection).await.map_err(|error| failed(&error))?;
            }
            return Ok(());
        }
        Change::Game(row) => return game(connection, row).await,
        Change::GameGone(id) => sqlx::query("DELETE FROM games WHERE id = $1").bind(id.to_string()),
        Change::Review(id, review) => sqlx::query(
            "INSERT INTO reviews (game_id, review) VALUES ($1, $2)
             ON CONFLICT (game_id) DO UPDATE SET review = excluded.review",
        )
        .bind(id.to_string())
        .bind(review),
        Change::Said(row) => return said(connection, row).await,
        Change::SaidGone(before) => sqlx::query(
            "DELETE FROM said WHERE table_id IN
             (SELECT id FROM tables WHERE state IN ('over', 'closed') AND changed < $1)",
        )
        .bind(*before as i64),
        Change::Visitor(row) => sqlx::query(
            "INSERT INTO visitors (id, name, created, seen) VALUES ($1, $2, $3, $4)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen",
        )
        .bind(row.id.as_str())
        .bind(&row.name)
        .bind(row.created as i64)
        .bind(row.seen as i64),
        Change::Seen(id, at) => {
            sqlx::query("UPDATE visitors SET seen = $2 WHERE id = $1").bind(id.as_str()).bind(*at as i64)
        }
        Change::VisitorsGone(before) => sqlx::query(
            "DELETE FROM visitors WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM sitters WHERE visitor = visitors.id)",
        )
        .bind(*before as i64),
        Change::Mute(visitor, muted, true) => {
            sqlx::query("INSERT INTO mutes (visitor, muted) VALUES ($1, $2) ON CONFLICT (visitor, muted) DO NOTHING")
                .bind(visitor.as_str())
                .bind(muted)
        }
        Change::Mute(visitor, muted, false) => {
            sqlx::query("DELETE FROM mutes WHERE visitor = $1 AND muted = $2").bind(visitor.as_str()).bind(muted)
        }
        Change::Code(digest, visitor, expires) => {
            sqlx::query("INSERT INTO codes (digest, visitor, expires) VALUES ($1, $2, $3)")
                .bind(digest)
                .bind(visitor.as_str())
                .bind(*expires as i64)
        }
        Change::CodesGone(before) => sqlx::query("DELETE FROM codes WHERE expires < $1").bind(*before as i64),
    };
    query.execute(connection).await.map(|_| ()).map_err(|error| failed(&error))
}

async fn journal(connection: &mut SqliteConnection, row: &JournalRow) -> Stored<()> {
    let query = sqlx::query(
        "INSERT INTO journal (table_id, fact_number, version, at, visitor, command, fact)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
    );
    let query = query
        .bind(row.table.as_str())
        .bind(row.number as i64)
        .bind(row.version as i64)
        .bind(row.at as i64)
        .bind(row.visitor.as_deref())
        .bind(row.command.as_deref())
        .bind(&row.fact);
    query.execute(connection).await.map(|_| ()).map_err(|error| failed(&error))
}

async fn table(connection: &mut SqliteConnection, row: &TableRow) -> Stored<()> {
    let query = sqlx::query(
        "INSERT INTO tables (id, game, state, listed, host, created, changed, listing)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (id) DO UPDATE SET state = excluded.state, listed = excluded.listed, changed = excluded.changed,
             listing = excluded.listing",
    );
    let query = query
        .bind(row.id.as_str())
        .bind(&row.game)
        .bind(&row.state)
        .bind(row.listed)
        .bind(&row.host)
        .bind(row.created as i64)
        .bind(row.changed as i64)
        .bind(&row.listing);
    query.execute(&mut *connection).await.map_err(|error| failed(&error))?;
    for visitor in &row.sitters {
        sqlx::query("INSERT INTO sitters (visitor, table_id) VALUES ($1, $2) ON CONFLICT (visitor, table_id) DO NOTHING")
            .bind(visitor)
            .bind(row.id.as_str())
            .execute(&mut *connection)
            .await
            .map_err(|error| failed(&error))?;
    }
    Ok(())
}

async fn game(connection: &mut SqliteConnection, row: &GameRow) -> Stored<()> {
    let query = sqlx::query(
        "INSERT INTO games (id, table_id, game, ended, listed, listing, record) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (id) DO UPDATE SET ended = excluded.ended, listing = excluded.listing, record = excluded.record",
    );
    let query = query
        .bind(row.id.to_string())
        .bind(row.id.table.as_str())
        .bind(&row.game)
        .bind(row.ended as i64)
        .bind(row.listed)
        .bind(&row.listing)
        .bind(&row.record);
    query.execute(connection).await.map(|_| ()).map_err(|error| failed(&error))
}

async fn said(connection: &mut SqliteConnection, row: &SaidRow) -> Stored<()> {
    let query = sqlx::query(
        "INSERT INTO said (table_id, channel, number, at, visitor, name, text) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    );
    let query = query
        .bind(row.table.as_str())
        .bind(&row.channel)
        .bind(row.number as i64)
        .bind(row.at as i64)
        .bind(&row.visitor)
        .bind(&row.name)
        .bind(&row.text);
    query.execute(connection).await.map(|_| ()).map_err(|error| failed(&error))
}
