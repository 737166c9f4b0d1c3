//! Storage: what is kept, behind one trait, so that another database can take its place.
//!
//! Everything that is written goes through [`Storage::write`]: a list of changes that is stored as a whole or not at all, and
//! is on disk when the call returns. A fact whose number is taken is a conflict: somebody else has written to the table.

mod checkpoint;
pub(crate) mod file;
mod health;
#[cfg(test)]
mod memory;
pub(crate) mod migrate;
mod readers;
mod rows;
mod scrutiny;
mod sqlite;
mod statements;
#[cfg(test)]
mod tests;
mod writer;

#[cfg(test)]
pub(crate) use memory::MemoryStorage;
pub(crate) use rows::{Change, GameRow, JournalRow, SaidRow, TableRow, VisitorRow};
pub(crate) use sqlite::SqliteStorage;

use async_trait::async_trait;
use std::fmt;
use std::ops::RangeInclusive;
use table::{GameId, TableId, VisitorId};
use tokio::sync::mpsc;

/// Why something could not be stored or read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum StorageError {
    /// The fact's number is taken.
    Conflict,
    /// There is no room.
    Full(String),
    /// The database is not what it was.
    Damaged(String),
    /// The database says no, for this reason.
    Failed(String),
}

impl fmt::Display for StorageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StorageError::Conflict => f.write_str("somebody else has written to the table"),
            StorageError::Full(reason) | StorageError::Damaged(reason) | StorageError::Failed(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for StorageError {}

/// All facts of a table.
pub(crate) const ALL: RangeInclusive<u64> = 1..=i64::MAX as u64;

pub(crate) type Stored<T> = Result<T, StorageError>;

/// What is kept.
#[async_trait]
pub(crate) trait Storage: Send + Sync + 'static {
    /// Stores changes, all or none. They are on disk when this returns.
    async fn write(&self, changes: Vec<Change>) -> Stored<()>;

    /// The facts of a table from one number to another, in order; none if there is no such table.
    async fn journal(&self, table: &TableId, facts: RangeInclusive<u64>) -> Stored<Vec<JournalRow>>;

    /// Where a table stood after so many facts, if that was kept.
    async fn snapshot(&self, table: &TableId) -> Stored<Option<(u64, String)>>;

    /// What was said at a table: the last of each channel, in order.
    async fn said(&self, table: &TableId, most: usize) -> Stored<Vec<SaidRow>>;

    /// Listed tables in a state, the latest change first.
    async fn listed(&self, state: &str, most: usize) -> Stored<Vec<TableRow>>;

    /// The tables of a visitor that are not closed, the latest change first.
    async fn tables_of(&self, visitor: &VisitorId, most: usize) -> Stored<Vec<TableRow>>;

    /// How many tables a visitor has set up or sat at, at which nothing is over yet.
    async fn open_tables(&self, visitor: &VisitorId) -> Stored<usize>;

    /// A game that is over.
    async fn game(&self, game: &GameId) -> Stored<Option<GameRow>>;

    /// Listed games that are over, of one kind or all, that ended before a time; the latest first.
    async fn games(&self, kind: Option<&str>, before: u64, most: usize) -> Stored<Vec<GameRow>>;

    /// The review of a game.
    async fn review(&self, game: &GameId) -> Stored<Option<String>>;

    /// A visitor, if one was stored.
    async fn visitor(&self, visitor: &VisitorId) -> Stored<Option<VisitorRow>>;

    /// Whoever has revoked the cookies of all devices, and how often.
    async fn revoked(&self) -> Stored<Vec<(VisitorId, u32)>>;

    /// The games of a table that are over.
    async fn games_of(&self, table: &TableId) -> Stored<Vec<GameRow>>;

    /// Under which name a visitor sat at a table of which only records are left.
    async fn sat_as(&self, visitor: &VisitorId, table: &TableId) -> Stored<Option<String>>;

    /// The visitors that a visitor has muted.
    async fn mutes(&self, visitor: &VisitorId) -> Stored<Vec<String>>;

    /// Takes a one-time code: its visitor, if it was there and not too old. It is gone then.
    async fn take_code(&self, digest: &str, now: u64) -> Stored<Option<VisitorId>>;

    /// Tables in a state that have not changed since a time.
    async fn stale_tables(&self, state: &str, before: u64, most: usize) -> Stored<Vec<TableId>>;

    /// Everything of a visitor, piece by piece: tables, games, what was said, and what was done, in this order. However much it is, only
    /// a little of it is in memory; it waits for whoever takes the pieces, and ends when nobody does.
    async fn everything_of(&self, visitor: &VisitorId, pieces: mpsc::Sender<Piece>) -> Stored<()>;

    /// Whether it can be read and written, by reading and writing.
    async fn check(&self) -> Stored<()>;

    /// Waits until it cannot be mended: why. It may never be.
    async fn given_up(&self) -> String;

    /// Finishes what is under way.
    async fn close(&self);
}

/// A piece of what is stored of a visitor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    Table(TableRow),
    Game(GameRow),
    Said(SaidRow),
    Deed(JournalRow),
}
