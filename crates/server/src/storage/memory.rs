//! Memory: a storage for tests that forgets everything and can be told to fail. It keeps the trait honest.

use super::rows::{Change, GameRow, JournalRow, SaidRow, TableRow, VisitorRow};
use super::{Piece, Storage, StorageError, Stored};
use async_trait::async_trait;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard};
use table::{GameId, TableId, VisitorId};
use tokio::sync::mpsc;

/// A storage that forgets everything.
#[derive(Debug, Default)]
pub(crate) struct MemoryStorage {
    kept: Mutex<Kept>,
    /// While it is set nothing can be written.
    pub(crate) full: AtomicBool,
}

#[derive(Clone, Debug, Default)]
struct Kept {
    journal: BTreeMap<(TableId, u64), JournalRow>,
    snapshots: BTreeMap<TableId, (u64, String)>,
    tables: BTreeMap<TableId, TableRow>,
    sitters: BTreeSet<(String, TableId)>,
    sat_as: BTreeMap<(VisitorId, TableId), String>,
    games: BTreeMap<String, GameRow>,
    reviews: BTreeMap<String, String>,
    said: BTreeMap<(TableId, String, u64), SaidRow>,
    visitors: BTreeMap<VisitorId, VisitorRow>,
    mutes: BTreeSet<(VisitorId, String)>,
    codes: BTreeMap<String, (VisitorId, u64)>,
    revoked: BTreeMap<VisitorId, u32>,
}

impl MemoryStorage {
    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().expect("no test holds it while panicking")
    }
}

impl Kept {
    // Long: a table, an arm for each kind of change.
    fn execute(&mut self, change: Change) -> Stored<()> {
        match change {
            Change::Journal(row) => {
                let key = (row.table.clone(), row.number);
                if self.journal.contains_key(&key) {
                    return Err(StorageError::Conflict);
                }
                self.journal.insert(key, row);
            }
            Change::Snapshot(table, number, condensed) => {
                self.snapshots.insert(table, (number, condensed));
            }
            Change::SnapshotGone(table) => {
                self.snapshots.remove(&table);
            }
            Change::Table(row) => {
                self.sitters.extend(row.sitters.iter().map(|visitor| (visitor.clone(), row.id.clone())));
                self.tables.insert(row.id.clone(), TableRow { sitters: Vec::new(), ..row });
            }
            Change::TableGone(id) => {
                self.journal.retain(|(table, _), _| *table != id);
                self.snapshots.remove(&id);
                self.said.retain(|(table, ..), _| *table != id);
                self.sitters.retain(|(_, table)| *table != id);
                self.tables.remove(&id);
            }
            Change::TablePast(id, sitters) => {
                self.sat_as.extend(sitters.into_iter().map(|(visitor, name)| ((visitor, id.clone()), name)));
                self.journal.retain(|(table, _), _| *table != id);
                self.snapshots.remove(&id);
                self.said.retain(|(table, ..), _| *table != id);
                self.tables.remove(&id);
            }
            Change::Game(row) => {
                self.games.insert(row.id.to_string(), row);
            }
            Change::GameGone(id) => {
                self.games.remove(&id.to_string());
            }
            Change::Review(id, review) => {
                self.reviews.insert(id.to_string(), review);
            }
            Change::Said(row) => {
                let key = (row.table.clone(), row.channel.clone(), row.number);
                if self.said.insert(key, row).is_some() {
                    return Err(StorageError::Conflict);
                }
            }
            Change::SaidGone(before) => {
                let tables = &self.tables;
                self.said.retain(|(table, ..), _| {
                    tables
                        .get(table)
                        .is_none_or(|row| !(row.changed < before && matches!(row.state.as_str(), "over" | "closed")))
                });
            }
            Change::Visitor(row) => {
                self.visitors.insert(row.id.clone(), row);
            }
            Change::Seen(id, at) => {
                if let Some(row) = self.visitors.get_mut(&id) {
                    row.seen = at;
                }
            }
            Change::VisitorsGone(before) => {
                let sitters = &self.sitters;
                let sat = |id: &VisitorId| sitters.iter().any(|(visitor, _)| visitor == id.as_str());
                self.visitors.retain(|id, row| row.seen >= before || sat(id));
            }
            Change::Mute(visitor, muted, true) => {
                self.mutes.insert((visitor, muted));
            }
            Change::Mute(visitor, muted, false) => {
                self.mutes.remove(&(visitor, muted));
            }
            Change::Code(digest, visitor, expires) => {
                self.codes.insert(digest, (visitor, expires));
            }
            Change::Pulse(_) => {}
            Change::Revoked(visitor, times) => {
                self.revoked.insert(visitor, times);
            }
            Change::Rewritten(row) => {
                self.journal.insert((row.table.clone(), row.number), row);
            }
            Change::Resat { table, visitor, other } => {
                if self.sitters.remove(&(visitor.to_string(), table.clone())) {
                    self.sitters.insert((other.to_string(), table.clone()));
                }
                let hosted = self.tables.get_mut(&table).filter(|row| row.host == visitor.as_str());
                if let Some(row) = hosted {
                    row.host = other.to_string();
                }
            }
            Change::VisitorGone(visitor) => {
                self.said.retain(|_, row| row.visitor != visitor.as_str());
                self.mutes.retain(|(who, muted)| *who != visitor && muted != visitor.as_str());
                self.codes.retain(|_, (who, _)| *who != visitor);
                self.visitors.remove(&visitor);
            }
            Change::NobodyHere => {
                let running = self.tables.values_mut().filter(|row| matches!(row.state.as_str(), "waiting" | "playing"));
                running.for_each(|row| row.listed = false);
            }
            Change::CodesGone(before) => self.codes.retain(|_, (_, expires)| *expires >= before),
        }
        Ok(())
    }

    fn latest<'a>(rows: impl Iterator<Item = &'a TableRow>, most: usize) -> Vec<TableRow> {
        let mut rows: Vec<TableRow> = rows.cloned().collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.changed));
        rows.truncate(most);
        rows
    }

    fn sat(&self, visitor: &VisitorId, table: &TableId) -> bool {
        self.sitters.contains(&(visitor.to_string(), table.clone()))
    }
}

#[async_trait]
impl Storage for MemoryStorage {
    async fn write(&self, changes: Vec<Change>) -> Stored<()> {
        if self.full.load(Ordering::Relaxed) {
            return Err(StorageError::Full("database or disk is full".into()));
        }
        let mut kept = self.kept();
        let mut trial = kept.clone();
        changes.into_iter().try_for_each(|change| trial.execute(change))?;
        *kept = trial;
        Ok(())
    }

    async fn journal(&self, table: &TableId, facts: RangeInclusive<u64>) -> Stored<Vec<JournalRow>> {
        let (first, last) = ((table.clone(), *facts.start()), (table.clone(), *facts.end()));
        Ok(self.kept().journal.range(first..=last).map(|(_, row)| row.clone()).collect())
    }

    async fn snapshot(&self, table: &TableId) -> Stored<Option<(u64, String)>> {
        Ok(self.kept().snapshots.get(table).cloned())
    }

    async fn said(&self, table: &TableId, _most: usize) -> Stored<Vec<SaidRow>> {
        Ok(self.kept().said.values().filter(|row| row.table == *table).cloned().collect())
    }

    async fn listed(&self, state: &str, most: usize) -> Stored<Vec<TableRow>> {
        Ok(Kept::latest(self.kept().tables.values().filter(|row| row.listed && row.state == state), most))
    }

    async fn tables_of(&self, visitor: &VisitorId, most: usize) -> Stored<Vec<TableRow>> {
        let kept = self.kept();
        let own = kept.tables.values().filter(|row| row.state != "closed" && kept.sat(visitor, &row.id));
        Ok(Kept::latest(own, most))
    }

    async fn open_tables(&self, visitor: &VisitorId) -> Stored<usize> {
        let kept = self.kept();
        let own = |row: &&TableRow| row.host == visitor.as_str() || kept.sat(visitor, &row.id);
        let open = |row: &&TableRow| matches!(row.state.as_str(), "waiting" | "playing");
        Ok(kept.tables.values().filter(own).filter(open).count())
    }

    async fn game(&self, game: &GameId) -> Stored<Option<GameRow>> {
        Ok(self.kept().games.get(&game.to_string()).cloned())
    }

    async fn games(&self, kind: Option<&str>, before: u64, most: usize) -> Stored<Vec<GameRow>> {
        let kept = self.kept();
        let right = |row: &&GameRow| row.listed && row.ended < before && kind.is_none_or(|kind| kind == row.game);
        let mut rows: Vec<GameRow> = kept.games.values().filter(right).cloned().collect();
        rows.sort_by_key(|row| std::cmp::Reverse(row.ended));
        rows.truncate(most);
        Ok(rows)
    }

    async fn review(&self, game: &GameId) -> Stored<Option<String>> {
        Ok(self.kept().reviews.get(&game.to_string()).cloned())
    }

    async fn visitor(&self, visitor: &VisitorId) -> Stored<Option<VisitorRow>> {
        Ok(self.kept().visitors.get(visitor).cloned())
    }

    async fn revoked(&self) -> Stored<Vec<(VisitorId, u32)>> {
        Ok(self.kept().revoked.iter().map(|(visitor, times)| (visitor.clone(), *times)).collect())
    }

    async fn games_of(&self, table: &TableId) -> Stored<Vec<GameRow>> {
        Ok(self.kept().games.values().filter(|row| row.id.table == *table).cloned().collect())
    }

    async fn sat_as(&self, visitor: &VisitorId, table: &TableId) -> Stored<Option<String>> {
        Ok(self.kept().sat_as.get(&(visitor.clone(), table.clone())).cloned())
    }

    async fn mutes(&self, visitor: &VisitorId) -> Stored<Vec<String>> {
        Ok(self.kept().mutes.iter().filter(|(who, _)| who == visitor).map(|(_, muted)| muted.clone()).collect())
    }

    async fn take_code(&self, digest: &str, now: u64) -> Stored<Option<VisitorId>> {
        let mut kept = self.kept();
        match kept.codes.get(digest) {
            Some((_, expires)) if *expires >= now => Ok(kept.codes.remove(digest).map(|(visitor, _)| visitor)),
            _ => Ok(None),
        }
    }

    async fn stale_tables(&self, state: &str, before: u64, most: usize) -> Stored<Vec<TableId>> {
        let kept = self.kept();
        let stale = kept.tables.values().filter(|row| row.state == state && row.changed < before);
        Ok(stale.take(most).map(|row| row.id.clone()).collect())
    }

    async fn everything_of(&self, visitor: &VisitorId, pieces: mpsc::Sender<Piece>) -> Stored<()> {
        let kept = self.kept().clone();
        let id = visitor.as_str();
        let own = |row: &&TableRow| row.host == id || kept.sat(visitor, &row.id);
        let tables = kept.tables.values().filter(own).cloned().map(Piece::Table);
        let games = kept.games.values().filter(|row| kept.sat(visitor, &row.id.table)).cloned().map(Piece::Game);
        let said = kept.said.values().filter(|row| row.visitor == id).cloned().map(Piece::Said);
        let deeds = kept.journal.values().filter(|row| row.visitor.as_deref() == Some(id)).cloned().map(Piece::Deed);
        for piece in tables.chain(games).chain(said).chain(deeds) {
            let _ = pieces.send(piece).await;
        }
        Ok(())
    }

    async fn check(&self) -> Stored<()> {
        self.write(Vec::new()).await
    }

    async fn given_up(&self) -> String {
        std::future::pending().await
    }

    async fn close(&self) {}
}
