//! Load: a table from what is stored of it.

use super::answered::{AnswerLog, Answered};
use super::clock::Running;
use super::presence::Guests;
use super::recent::Recent;
use super::rows::Rows;
use super::say::Talk;
use super::{Incoming, TableTask, engine, help};
use crate::services::Services;
use crate::storage::{Change, JournalRow, StorageError};
use std::collections::VecDeque;
use std::sync::Arc;
use table::TableId;
use table::{State, Table};
use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::{ClockSetting, Fact};

/// After so many facts it is written down where a table stands.
pub(super) const SNAPSHOT_EVERY: u64 = 500;
/// The ids of so many of the last commands are known again.
const KNOWN_IDS: u64 = 10_000;

/// So many facts are in memory at once while they are summed.
const PIECE: u64 = 5000;

/// A table as it is stored.
pub(crate) struct Loaded {
    pub(crate) table: Table,
    /// When it was set up.
    created: u64,
    /// Its last facts.
    last: VecDeque<JournalRow>,
    /// Whether it should be written down where it stands.
    long: bool,
}

/// A table as it is stored; none if there is no such table. However many facts it has, only those after its last snapshot are summed.
pub(crate) async fn stored(services: &Services, id: &TableId) -> Result<Option<Loaded>, StorageError> {
    let unreadable = |error: String| {
        tracing::error!(table = %id, error, "a stored table cannot be read");
        StorageError::Failed(error)
    };
    let Some(first) = services.storage.journal(id, 1..=1).await?.pop() else { return Ok(None) };
    let created = first.at;
    let first = Fact::read(&first.fact).map_err(unreadable)?;
    let kept = services.storage.snapshot(id).await?;
    let restored = kept.and_then(|(number, text)| match Table::restored(id.clone(), &first, &text) {
        Ok(table) if table.facts() == number => Some(table),
        Ok(_) => None,
        // Under other rules the same steps may not be possible any more; the facts say how far they go.
        Err(error) => {
            tracing::warn!(table = %id, error, "what was kept of where a table stood does not fit; its facts are summed");
            None
        }
    });
    let (table, from) = match restored {
        Some(table) => {
            let from = table.facts();
            (table, from)
        }
        None => (Table::new(id.clone(), &first).map_err(unreadable)?, 1),
    };
    let (mut table, mut error, mut last) = (table, None, VecDeque::new());
    let mut next = from.saturating_sub(KNOWN_IDS) + 1;
    loop {
        let rows = services.storage.journal(id, next..=next + PIECE - 1).await?;
        let Some(end) = rows.last().map(|row| row.number) else { break };
        if error.is_none() {
            let facts = rows.iter().filter(|row| row.number > from).map(|row| Fact::read(&row.fact));
            (table, error) = table.and_as_far_as_it_goes(facts);
        }
        last.extend(rows);
        last.drain(..last.len().saturating_sub(KNOWN_IDS as usize));
        next = end + 1;
    }
    if let Some(error) = &error {
        let (opened_under, today) = (&table.setting().version, table::edition(table.game()));
        tracing::error!(table = %id, error, %opened_under, %today, "a stored table cannot be gone on with; it is shown as far as it can be read");
    }
    let long = error.is_none() && table.facts() >= from + SNAPSHOT_EVERY;
    Ok(Some(Loaded { table, created, last, long }))
}

impl TableTask {
    /// The task of a stored table; none if there is no such table.
    pub(crate) async fn load(
        services: Arc<Services>,
        id: &TableId,
        inbox: mpsc::Receiver<Box<Incoming>>,
        own: mpsc::WeakSender<Box<Incoming>>,
    ) -> Result<Option<TableTask>, StorageError> {
        let Some(Loaded { table, created, last, long }) = stored(&services, id).await? else { return Ok(None) };
        if long {
            let change = Change::Snapshot(id.clone(), table.facts(), table.condensed());
            if let Err(error) = services.storage.write(vec![change]).await {
                tracing::warn!(table = %id, %error, "where a table stands could not be written down");
            }
        }
        let said = services.storage.said(id, super::say::KEPT).await?;
        let mut answered = AnswerLog::default();
        // Only commands that changed or said something are stored; others may be done again.
        for row in &last {
            if let (Some(visitor), Some(command)) = (&row.visitor, &row.command) {
                answered.remember(visitor, command, Answered::Done(row.version), table.sits(visitor));
            }
        }
        for row in &said {
            if let Some(command) = &row.command {
                answered.remember(&row.visitor, command, Answered::Done(table.version()), table.sits(&row.visitor));
            }
        }
        // The fact that raised the version to what it is was the last that was told.
        let told = last.iter().find(|row| row.version == table.version()).map_or(created, |row| row.at);
        let ticking = table.state() == State::Playing && table.setting().clock != ClockSetting::None;
        let paused = ticking.then(|| Instant::now() + services.config.limits.grace);
        let players: Vec<String> = table.visitors().into_iter().map(ToString::to_string).collect();
        Ok(Some(TableTask {
            guests: Guests::nobody(players.into_iter()),
            recent: Recent::default(),
            answered,
            clock: Running::new(paused),
            thinking: engine::Thinking::default(),
            help: help::Pending::default(),
            talk: Talk::new(said),
            rows: Rows::new(created, told),
            looked_up: 0,
            idle: Instant::now(),
            services,
            table,
            inbox,
            own,
        }))
    }
}
