//! Router: the way from a table's id to the task that owns it. Here all of them live in this process; another implementation
//! of [`TableRouter`] may find them elsewhere.

use crate::services::Services;
use crate::table_task::{Answer, Ask, Incoming, TableTask};
use async_trait::async_trait;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use table::TableId;
use tokio::sync::{mpsc, oneshot};

/// How many messages may wait at a task.
const WAITING: usize = 256;
/// How often a task that ends at the wrong moment is called again.
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
pub(crate) trait TableRouter: Send + Sync + 'static {
    /// Asks a table.
    async fn ask(&self, table: &TableId, ask: Ask) -> Result<Answer, Unreachable>;

    /// Lets all tables write down what must not be lost, and forgets them.
    async fn drain(&self);
}

/// The tasks of this process.
pub(crate) struct LocalRouter {
    services: Arc<Services>,
    open: Arc<Mutex<Open>>,
}

#[derive(Default)]
struct Open {
    tasks: HashMap<TableId, mpsc::Sender<Box<Incoming>>>,
    draining: bool,
}

fn lock(open: &Mutex<Open>) -> MutexGuard<'_, Open> {
    open.lock().unwrap_or_else(PoisonError::into_inner)
}

impl LocalRouter {
    pub(crate) fn new(services: Arc<Services>) -> LocalRouter {
        LocalRouter { services, open: Arc::default() }
    }

    /// The way to a table's task; it is opened if it is not.
    fn task(&self, table: &TableId) -> Result<mpsc::Sender<Box<Incoming>>, Unreachable> {
        let mut open = lock(&self.open);
        if open.draining {
            return Err(Unreachable::Draining);
        }
        if let Some(task) = open.tasks.get(table).filter(|task| !task.is_closed()) {
            return Ok(task.clone());
        }
        let (sender, inbox) = mpsc::channel(WAITING);
        open.tasks.insert(table.clone(), sender.clone());
        let (services, shared, table) = (self.services.clone(), self.open.clone(), table.clone());
        let own = sender.downgrade();
        tokio::spawn(async move {
            match TableTask::load(services, &table, inbox, own.clone()).await {
                Ok(Some(task)) => task.run().await,
                Ok(None) => {}
                Err(error) => tracing::error!(%table, %error, "a table could not be opened"),
            }
            let mut open = lock(&shared);
            // Another task may have taken the place already.
            if open.tasks.get(&table).is_some_and(mpsc::Sender::is_closed) {
                open.tasks.remove(&table);
            }
        });
        Ok(sender)
    }
}

#[async_trait]
impl TableRouter for LocalRouter {
    async fn ask(&self, table: &TableId, ask: Ask) -> Result<Answer, Unreachable> {
        for _ in 0..TRIES {
            let task = self.task(table)?;
            let (reply, answer) = oneshot::channel();
            if task.send(Box::new(Incoming::Ask(ask.clone(), reply))).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return Ok(answer);
            }
            // The task ended with the question on it: there is no such table, or it ended at the wrong moment. A command
            // that was done all the same is answered by its id.
            match self.services.storage.journal(table, 1..=1).await {
                Ok(rows) if rows.is_empty() => return Err(Unreachable::Unknown),
                _ => tokio::task::yield_now().await,
            }
        }
        Err(Unreachable::Failed)
    }

    async fn drain(&self) {
        let tasks: Vec<_> = {
            let mut open = lock(&self.open);
            open.draining = true;
            open.tasks.drain().map(|(_, task)| task).collect()
        };
        let waits: Vec<_> = tasks
            .into_iter()
            .map(|task| async move {
                let (reply, answer) = oneshot::channel();
                if task.send(Box::new(Incoming::Ask(Ask::Drain, reply))).await.is_ok() {
                    let _ = answer.await;
                }
            })
            .collect();
        futures_util::future::join_all(waits).await;
    }
}
