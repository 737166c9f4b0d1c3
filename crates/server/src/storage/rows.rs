//! Rows: what is stored, and the changes that store it.

use table::{GameId, TableId, VisitorId};

/// One change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// A fact of a table.
    Journal(JournalRow),
    /// Where a table stood after so many facts.
    Snapshot(TableId, u64, String),
    /// What was kept of where a table stood is gone.
    SnapshotGone(TableId),
    /// A table as lists show it.
    Table(TableRow),
    /// Nobody is at any table: none is in the lobby until somebody comes.
    NobodyHere,
    /// A table is gone, with all that was said there.
    TableGone(TableId),
    /// Of a table that was closed long ago only the records of its games stay, and who sat there under which name.
    TablePast(TableId, Vec<(VisitorId, String)>),
    /// A game that is over.
    Game(GameRow),
    /// A game is no longer over.
    GameGone(GameId),
    /// The review of a game.
    Review(GameId, String),
    /// Something said.
    Said(SaidRow),
    /// What was said at tables that have been over or closed since before a time is gone.
    SaidGone(u64),
    /// A visitor.
    Visitor(VisitorRow),
    /// A visitor was seen.
    Seen(VisitorId, u64),
    /// Visitors who were not seen since before a time, and have neither table nor game, are gone.
    VisitorsGone(u64),
    /// A visitor mutes another, or no longer.
    Mute(VisitorId, String, bool),
    /// A one-time code, until when.
    Code(String, VisitorId, u64),
    /// Codes that are too old are gone.
    CodesGone(u64),
    /// A visitor has revoked the cookies of all devices, so often now.
    Revoked(VisitorId, u32),
    /// A fact is written as if somebody had been another.
    Rewritten(JournalRow),
    /// A visitor who has sat at a table is another there.
    Resat { table: TableId, visitor: VisitorId, other: VisitorId },
    /// What a visitor said and muted is gone, and so are his codes, what others muted of him, and his name.
    VisitorGone(VisitorId),
    /// Nothing but the time, to prove that writing is possible.
    Pulse(u64),
}

/// A fact of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct JournalRow {
    pub(crate) table: TableId,
    pub(crate) number: u64,
    pub(crate) version: u64,
    pub(crate) at: u64,
    pub(crate) visitor: Option<String>,
    pub(crate) command: Option<String>,
    pub(crate) fact: String,
}

/// A table as lists show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct TableRow {
    pub(crate) id: TableId,
    pub(crate) game: String,
    pub(crate) state: String,
    pub(crate) listed: bool,
    pub(crate) host: String,
    pub(crate) created: u64,
    pub(crate) changed: u64,
    /// The visitors who have sat at it. When it is read back, they are left out.
    pub(crate) sitters: Vec<String>,
    /// [`wire::ListingJson`].
    pub(crate) listing: String,
}

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameRow {
    pub(crate) id: GameId,
    pub(crate) game: String,
    pub(crate) ended: u64,
    pub(crate) listed: bool,
    /// [`wire::GameListing`].
    pub(crate) listing: String,
    pub(crate) record: String,
}

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SaidRow {
    pub(crate) table: TableId,
    pub(crate) channel: String,
    pub(crate) number: u64,
    pub(crate) at: u64,
    pub(crate) visitor: String,
    pub(crate) name: String,
    pub(crate) text: String,
    /// The id under which it was said; none for words of before ids were kept.
    pub(crate) command: Option<String>,
}

/// A visitor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct VisitorRow {
    pub(crate) id: VisitorId,
    pub(crate) name: String,
    pub(crate) created: u64,
    pub(crate) seen: u64,
}
