//! Load: a table from what is stored of it.

use super::answered::Answered;
use super::clock::Running;
use super::presence::Guests;
use super::recent::Recent;
use super::rows::Rows;
use super::say::Talk;
use super::{Desk, Incoming, engine, help};
use crate::house::House;
use crate::id::TableId;
use crate::storage::{JournalRow, StorageError};
use crate::table::{State, Table};
use std::sync::Arc;
use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::live::Message;
use wire::{ClockSetting, Fact};

/// The sum of stored facts; none if there are none.
pub(crate) fn sum(id: &TableId, mut facts: impl Iterator<Item = Result<Fact, String>>) -> Result<Option<Table>, String> {
    let Some(first) = facts.next() else { return Ok(None) };
    let mut table = Table::new(id.clone(), &first?)?;
    match go_on(&mut table, facts) {
        Ok(()) => Ok(Some(table)),
        Err(error) => Err(error),
    }
}

fn go_on(table: &mut Table, facts: impl Iterator<Item = Result<Fact, String>>) -> Result<(), String> {
    for (index, fact) in facts.enumerate() {
        let told = |error: String| format!("fact {}: {error}", index + 2);
        table.apply(&fact.map_err(told)?).map_err(told)?;
    }
    Ok(())
}

/// The sum of stored facts as far as they go: a table whose later facts no longer fit, as under rules that have changed, is
/// shown as it stood before them, and closed. Nothing of it is written.
fn sum_as_far_as_it_goes(id: &TableId, rows: &[JournalRow]) -> Result<Option<Table>, String> {
    let mut facts = rows.iter().map(|row| Fact::read(&row.fact));
    let Some(first) = facts.next() else { return Ok(None) };
    let mut table = Table::new(id.clone(), &first?)?;
    if let Err(error) = go_on(&mut table, facts) {
        tracing::error!(table = %id, error, "a stored table cannot be gone on with; it is shown as far as it can be read");
        table.closed = true;
    }
    Ok(Some(table))
}

/// A table as it is stored, and its facts.
pub(super) async fn table(house: &House, id: &TableId) -> Result<Option<(Table, Vec<JournalRow>)>, StorageError> {
    let rows = house.storage.journal(id).await?;
    let table = sum_as_far_as_it_goes(id, &rows).map_err(|error| {
        tracing::error!(table = %id, error, "a stored table cannot be read");
        StorageError::Failed(error)
    })?;
    Ok(table.map(|table| (table, rows)))
}

impl Desk {
    /// The desk of a stored table; none if there is no such table.
    pub(crate) async fn load(
        house: Arc<House>,
        id: &TableId,
        inbox: mpsc::Receiver<Box<Incoming>>,
        own: mpsc::WeakSender<Box<Incoming>>,
    ) -> Result<Option<Desk>, StorageError> {
        let Some((table, rows)) = table(&house, id).await? else { return Ok(None) };
        let said = house.storage.said(id, super::say::KEPT).await?;
        let mut answered = Answered::default();
        // Only commands that changed something are stored; others may be done again.
        for row in &rows {
            if let (Some(visitor), Some(command)) = (&row.visitor, &row.command) {
                let done = Message::Done { id: command.clone(), version: row.version, answer: None };
                answered.remember(visitor, command.clone(), wire::line(&done).into(), table.sits(visitor));
            }
        }
        let ticking = table.state() == State::Playing && table.setting.clock != ClockSetting::None;
        let paused = ticking.then(|| Instant::now() + house.config.limits.grace);
        let players: Vec<String> = table.visitors().into_iter().map(ToString::to_string).collect();
        let created = rows.first().map_or(0, |row| row.at);
        Ok(Some(Desk {
            guests: Guests::nobody(players.into_iter()),
            recent: Recent::default(),
            answered,
            clock: Running::new(paused),
            thinking: engine::Thinking::default(),
            help: help::Pending::default(),
            talk: Talk::new(said),
            rows: Rows::new(created),
            idle: Instant::now(),
            house,
            table,
            inbox,
            own,
        }))
    }
}
