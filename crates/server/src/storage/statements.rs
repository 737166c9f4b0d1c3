//! Statements: each change as SQL. The placeholders and conflict clauses are those that PostgreSQL knows too. SQLite counts such
//! placeholders by where they stand first, whatever their numbers say, so the numbers must rise.

use super::rows::{Change, GameRow, JournalRow, SaidRow, TableRow};
use super::{StorageError, Stored};
use rusqlite::{Connection, ErrorCode, Params, params};

/// An error of the database.
pub(super) fn failed(error: &rusqlite::Error) -> StorageError {
    match error.sqlite_error_code() {
        Some(ErrorCode::ConstraintViolation) => StorageError::Conflict,
        Some(ErrorCode::DiskFull) => StorageError::Full(error.to_string()),
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => StorageError::Damaged(error.to_string()),
        _ => StorageError::Failed(error.to_string()),
    }
}

/// Runs a statement that is kept ready for the next time.
fn run(connection: &Connection, sql: &str, values: impl Params) -> Stored<()> {
    let mut statement = connection.prepare_cached(sql).map_err(|error| failed(&error))?;
    statement.execute(values).map(|_| ()).map_err(|error| failed(&error))
}

/// Does a change inside a transaction.
// Long: a table, a statement for each kind of change.
pub(super) fn execute(connection: &Connection, change: &Change) -> Stored<()> {
    match change {
        Change::Journal(row) => journal(connection, row),
        Change::Snapshot(table, number, condensed) => run(
            connection,
            "INSERT INTO snapshots (table_id, fact_number, condensed) VALUES ($1, $2, $3)
             ON CONFLICT (table_id) DO UPDATE SET fact_number = excluded.fact_number, condensed = excluded.condensed",
            params![table.as_str(), *number as i64, condensed],
        ),
        Change::SnapshotGone(table) => run(connection, "DELETE FROM snapshots WHERE table_id = $1", params![table.as_str()]),
        Change::Table(row) => table(connection, row),
        Change::TableGone(id) => [
            "DELETE FROM tables WHERE id = $1",
            "DELETE FROM sitters WHERE table_id = $1",
            "DELETE FROM said WHERE table_id = $1",
            "DELETE FROM journal WHERE table_id = $1",
            "DELETE FROM snapshots WHERE table_id = $1",
        ]
        .iter()
        .try_for_each(|sql| run(connection, sql, params![id.as_str()])),
        Change::TablePast(id, sitters) => {
            sitters.iter().try_for_each(|(visitor, name)| {
                let sql = "UPDATE sitters SET name = $1 WHERE visitor = $2 AND table_id = $3";
                run(connection, sql, params![name, visitor.as_str(), id.as_str()])
            })?;
            [
                "DELETE FROM tables WHERE id = $1",
                "DELETE FROM said WHERE table_id = $1",
                "DELETE FROM journal WHERE table_id = $1",
                "DELETE FROM snapshots WHERE table_id = $1",
            ]
            .iter()
            .try_for_each(|sql| run(connection, sql, params![id.as_str()]))
        }
        Change::NobodyHere => {
            run(connection, "UPDATE tables SET listed = 0 WHERE listed = 1 AND state IN ('waiting', 'playing')", params![])
        }
        Change::Game(row) => game(connection, row),
        Change::GameGone(id) => run(connection, "DELETE FROM games WHERE id = $1", params![id.to_string()]),
        Change::Review(id, review) => run(
            connection,
            "INSERT INTO reviews (game_id, review) VALUES ($1, $2)
             ON CONFLICT (game_id) DO UPDATE SET review = excluded.review",
            params![id.to_string(), review],
        ),
        Change::Said(row) => said(connection, row),
        Change::SaidGone(before) => run(
            connection,
            "DELETE FROM said WHERE table_id IN
             (SELECT id FROM tables WHERE state IN ('over', 'closed') AND changed < $1)",
            params![*before as i64],
        ),
        Change::Visitor(row) => run(
            connection,
            "INSERT INTO visitors (id, name, created, seen) VALUES ($1, $2, $3, $4)
             ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen",
            params![row.id.as_str(), row.name, row.created as i64, row.seen as i64],
        ),
        Change::Seen(id, at) => {
            run(connection, "UPDATE visitors SET seen = $1 WHERE id = $2", params![*at as i64, id.as_str()])
        }
        Change::VisitorsGone(before) => run(
            connection,
            "DELETE FROM visitors WHERE seen < $1 AND NOT EXISTS (SELECT 1 FROM sitters WHERE visitor = visitors.id)",
            params![*before as i64],
        ),
        Change::Mute(visitor, muted, true) => run(
            connection,
            "INSERT INTO mutes (visitor, muted) VALUES ($1, $2) ON CONFLICT (visitor, muted) DO NOTHING",
            params![visitor.as_str(), muted],
        ),
        Change::Mute(visitor, muted, false) => {
            run(connection, "DELETE FROM mutes WHERE visitor = $1 AND muted = $2", params![visitor.as_str(), muted])
        }
        Change::Code(digest, visitor, expires) => run(
            connection,
            "INSERT INTO codes (digest, visitor, expires) VALUES ($1, $2, $3)",
            params![digest, visitor.as_str(), *expires as i64],
        ),
        Change::CodesGone(before) => run(connection, "DELETE FROM codes WHERE expires < $1", params![*before as i64]),
        Change::Revoked(visitor, times) => run(
            connection,
            "INSERT INTO devices (visitor, revoked) VALUES ($1, $2)
             ON CONFLICT (visitor) DO UPDATE SET revoked = excluded.revoked",
            params![visitor.as_str(), times],
        ),
        Change::Rewritten(row) => run(
            connection,
            "UPDATE journal SET visitor = $1, fact = $2 WHERE table_id = $3 AND fact_number = $4",
            params![row.visitor, row.fact, row.table.as_str(), row.number as i64],
        ),
        Change::Resat { table, visitor, other } => [
            "UPDATE sitters SET visitor = $1 WHERE visitor = $2 AND table_id = $3",
            "UPDATE tables SET host = $1 WHERE host = $2 AND id = $3",
        ]
        .iter()
        .try_for_each(|sql| run(connection, sql, params![other.as_str(), visitor.as_str(), table.as_str()])),
        Change::VisitorGone(visitor) => [
            "DELETE FROM said WHERE visitor = $1",
            "DELETE FROM mutes WHERE visitor = $1 OR muted = $1",
            "DELETE FROM codes WHERE visitor = $1",
            "DELETE FROM visitors WHERE id = $1",
        ]
        .iter()
        .try_for_each(|sql| run(connection, sql, params![visitor.as_str()])),
        Change::Pulse(at) => run(
            connection,
            "INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at",
            params![*at as i64],
        ),
    }
}

fn journal(connection: &Connection, row: &JournalRow) -> Stored<()> {
    run(
        connection,
        "INSERT INTO journal (table_id, fact_number, version, at, visitor, command, fact)
         VALUES ($1, $2, $3, $4, $5, $6, $7)",
        params![
            row.table.as_str(),
            row.number as i64,
            row.version as i64,
            row.at as i64,
            row.visitor,
            row.command,
            row.fact
        ],
    )
}

fn table(connection: &Connection, row: &TableRow) -> Stored<()> {
    run(
        connection,
        "INSERT INTO tables (id, game, state, listed, host, created, changed, listing)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (id) DO UPDATE SET state = excluded.state, listed = excluded.listed, changed = excluded.changed,
             listing = excluded.listing",
        params![
            row.id.as_str(),
            row.game,
            row.state,
            row.listed,
            row.host,
            row.created as i64,
            row.changed as i64,
            row.listing
        ],
    )?;
    row.sitters.iter().try_for_each(|visitor| {
        run(
            connection,
            "INSERT INTO sitters (visitor, table_id) VALUES ($1, $2) ON CONFLICT (visitor, table_id) DO NOTHING",
            params![visitor, row.id.as_str()],
        )
    })
}

fn game(connection: &Connection, row: &GameRow) -> Stored<()> {
    run(
        connection,
        "INSERT INTO games (id, table_id, game, ended, listed, listing, record) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (id) DO UPDATE SET ended = excluded.ended, listing = excluded.listing, record = excluded.record",
        params![row.id.to_string(), row.id.table.as_str(), row.game, row.ended as i64, row.listed, row.listing, row.record],
    )
}

fn said(connection: &Connection, row: &SaidRow) -> Stored<()> {
    run(
        connection,
        "INSERT INTO said (table_id, channel, number, at, visitor, name, text, command)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        params![
            row.table.as_str(),
            row.channel,
            row.number as i64,
            row.at as i64,
            row.visitor,
            row.name,
            row.text,
            row.command
        ],
    )
}
