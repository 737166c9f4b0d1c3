//! Desks: the way from a table's id to the task that owns it. Here all of them live in this process; another implementation
//! of [`Tables`] may find them elsewhere.

use crate::desk::{Answer, Ask, Desk, Incoming};
use crate::house::House;
use crate::id::TableId;
use async_trait::async_trait;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot};

/// How many messages may wait at a desk.
const WAITING: usize = 256;
/// How often a desk that ends at the wrong moment is called again.
const TRIES: usize = 3;

/// Why a table could not be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unreachable {
    /// There is no such table.
    Unknown,
    /// It cannot be read or does not answer.
    Failed,
    /// The server stops.
    Draining,
}

/// The way to tables, wherever they are.
#[async_trait]
pub(crate) trait Tables: Send + Sync + 'static {
    /// Asks a table.
    async fn ask(&self, table: &TableId, ask: Ask) -> Result<Answer, Unreachable>;

    /// Lets all tables write down what must not be lost, and forgets them.
    async fn drain(&self);
}

/// The desks of this process.
pub(crate) struct LocalDesks {
    house: Arc<House>,
    desks: Arc<Mutex<Open>>,
}

#[derive(Default)]
struct Open {
    desks: HashMap<TableId, mpsc::Sender<Box<Incoming>>>,
    draining: bool,
}

fn lock(desks: &Mutex<Open>) -> MutexGuard<'_, Open> {
    desks.lock().unwrap_or_else(PoisonError::into_inner)
}

impl LocalDesks {
    pub(crate) fn new(house: Arc<House>) -> LocalDesks {
        LocalDesks { house, desks: Arc::default() }
    }

    /// The way to a table's desk; it is opened if it is not.
    fn desk(&self, table: &TableId) -> Result<mpsc::Sender<Box<Incoming>>, Unreachable> {
        let mut open = lock(&self.desks);
        if open.draining {
            return Err(Unreachable::Draining);
        }
        if let Some(desk) = open.desks.get(table).filter(|desk| !desk.is_closed()) {
            return Ok(desk.clone());
        }
        let (sender, inbox) = mpsc::channel(WAITING);
        open.desks.insert(table.clone(), sender.clone());
        let (house, desks, table) = (self.house.clone(), self.desks.clone(), table.clone());
        let own = sender.downgrade();
        tokio::spawn(async move {
            match Desk::load(house, &table, inbox, own.clone()).await {
                Ok(Some(desk)) => desk.run().await,
                Ok(None) => {}
                Err(error) => tracing::error!(%table, %error, "a table could not be opened"),
            }
            let mut open = lock(&desks);
            // Another desk may have taken the place already.
            if open.desks.get(&table).is_some_and(mpsc::Sender::is_closed) {
                open.desks.remove(&table);
            }
        });
        Ok(sender)
    }
}

#[async_trait]
impl Tables for LocalDesks {
    async fn ask(&self, table: &TableId, ask: Ask) -> Result<Answer, Unreachable> {
        for _ in 0..TRIES {
            let desk = self.desk(table)?;
            let (reply, answer) = oneshot::channel();
            if desk.send(Box::new(Incoming::Ask(ask.clone(), reply))).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
            // The desk ended with the question on it: there is no such table, or it ended at the wrong moment. A command
            // that was done all the same is answered by its id.
            match self.house.storage.journal(table).await {
                Ok(rows) if rows.is_empty() => return Err(Unreachable::Unknown),
                _ => tokio::task::yield_now().await,
            }
        }
        Err(Unreachable::Failed)
    }

    async fn drain(&self) {
        let desks: Vec<_> = {
            let mut open = lock(&self.desks);
            open.draining = true;
            open.desks.drain().map(|(_, desk)| desk).collect()
        };
        let waits: Vec<_> = desks
            .into_iter()
            .map(|desk| async move {
                let (reply, answer) = oneshot::channel();
                if desk.send(Box::new(Incoming::Ask(Ask::Drain, reply))).await.is_ok() {
                    let _ = answer.await;
                }
            })
            .collect();
        futures_util::future::join_all(waits).await;
    }
}
