//! Writer: the one thread that writes. Whatever waits is handed over in one go and stored in one transaction, so that one
//! wait for the disk serves many tables. After a failure it begins anew with a new connection, again and again.

use super::file::File;
use super::health::Health;
use super::rows::Change;
use super::statements::{execute, failed};
use super::{StorageError, Stored};
use crate::services::now;
use rusqlite::{Connection, OptionalExtension, params};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// The most parcels that share a transaction.
const TOGETHER: usize = 512;
/// How many may wait.
const WAITING: usize = 8192;
/// How often it tries by itself while nothing can be written.
const AGAIN: Duration = Duration::from_millis(200);

/// Changes, perhaps a one-time code that is to be taken, and who waits.
struct Parcel {
    changes: Vec<Change>,
    code: Option<(String, u64)>,
    done: oneshot::Sender<Outcome>,
}

/// Whether a parcel was stored, and whose the code was.
type Outcome = Stored<Option<String>>;

/// The way to the writer.
#[derive(Debug)]
pub(super) struct Writer {
    parcels: Mutex<Option<mpsc::Sender<Parcel>>>,
    thread: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the writer on its own connection. When it could write nothing for so long, it says that it is broken.
    pub(super) fn start(file: File, connection: Connection, health: Arc<Health>, patience: Duration) -> Stored<Writer> {
        let (parcels, inbox) = mpsc::channel(WAITING);
        let scribe = Scribe { file, connection: Some(connection), failing: None, health, patience };
        let thread = std::thread::Builder::new().name("writer".into()).spawn(move || scribe.run(inbox));
        let thread = thread.map_err(|error| StorageError::Failed(error.to_string()))?;
        Ok(Writer { parcels: Mutex::new(Some(parcels)), thread: Mutex::new(Some(thread)) })
    }

    /// Stores changes, all or none.
    pub(super) async fn write(&self, changes: Vec<Change>) -> Stored<()> {
        self.send(changes, None).await.map(|_| ())
    }

    /// Takes a one-time code, if it is there and not too old: whose it was.
    pub(super) async fn take_code(&self, digest: &str, now: u64) -> Outcome {
        self.send(Vec::new(), Some((digest.into(), now))).await
    }

    async fn send(&self, changes: Vec<Change>, code: Option<(String, u64)>) -> Outcome {
        let gone = || StorageError::Failed("the writer has ended".into());
        let (done, answer) = oneshot::channel();
        let parcels = self.parcels.lock().unwrap_or_else(PoisonError::into_inner).clone().ok_or_else(gone)?;
        parcels.send(Parcel { changes, code, done }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    /// Lets it finish what waits, and waits for that.
    pub(super) async fn close(&self) {
        drop(self.parcels.lock().unwrap_or_else(PoisonError::into_inner).take());
        let thread = self.thread.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = thread {
            let _ = tokio::task::spawn_blocking(|| thread.join()).await;
        }
    }
}

/// Who writes.
struct Scribe {
    file: File,
    /// None after a failure, until the next attempt.
    connection: Option<Connection>,
    /// Since when nothing could be written.
    failing: Option<Instant>,
    health: Arc<Health>,
    patience: Duration,
}

impl Scribe {
    fn run(mut self, mut inbox: mpsc::Receiver<Parcel>) {
        let _ends = Ends(self.health.clone());
        let mut parcels = Vec::with_capacity(TOGETHER);
        loop {
            if self.failing.is_none() {
                if inbox.blocking_recv_many(&mut parcels, TOGETHER) == 0 {
                    break;
                }
            } else if !self.wait_and_collect(&mut inbox, &mut parcels) {
                break;
            }
            let outcomes = self.attempt(&parcels);
            for (parcel, outcome) in parcels.drain(..).zip(outcomes) {
                let _ = parcel.done.send(outcome);
            }
        }
    }

    /// While nothing can be written it does not wait for somebody to ask. Whether anybody is still there.
    fn wait_and_collect(&self, inbox: &mut mpsc::Receiver<Parcel>, parcels: &mut Vec<Parcel>) -> bool {
        std::thread::sleep(AGAIN.min(self.patience));
        while parcels.len() < TOGETHER {
            match inbox.try_recv() {
                Ok(parcel) => parcels.push(parcel),
                Err(mpsc::error::TryRecvError::Empty) => break,
                Err(mpsc::error::TryRecvError::Disconnected) => return !parcels.is_empty(),
            }
        }
        true
    }

    fn attempt(&mut self, parcels: &[Parcel]) -> Vec<Outcome> {
        match self.store(parcels) {
            Ok(outcomes) => {
                if let Some(since) = self.failing.take() {
                    let seconds = since.elapsed().as_secs();
                    tracing::info!(seconds, "the database can be written again");
                }
                self.health.written();
                for error in outcomes.iter().filter_map(|outcome| outcome.as_ref().err()) {
                    self.health.note(error);
                }
                outcomes
            }
            Err(error) => {
                self.fail(&error);
                parcels.iter().map(|_| Err(error.clone())).collect()
            }
        }
    }

    /// Nothing of a batch could be stored. What the connection thinks of its transaction is not to be relied on any more.
    fn fail(&mut self, error: &StorageError) {
        self.connection = None;
        self.health.note(error);
        let since = *self.failing.get_or_insert_with(|| {
            tracing::error!(%error, "the database cannot be written; it is tried again");
            Instant::now()
        });
        // A full disk gets room again without us; a process that is started anew would not even start.
        let full = matches!(error, StorageError::Full(_)) || !self.file.has_room();
        if !full && since.elapsed() >= self.patience {
            self.health.broken(format!("nothing could be written for {} s: {error}", since.elapsed().as_secs()));
        }
    }

    fn store(&mut self, parcels: &[Parcel]) -> Stored<Vec<Outcome>> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.file.open().map_err(|error| failed(&error))?,
        };
        let connection = self.connection.insert(connection);
        match together(connection, parcels, false) {
            // One of them spoils the lot: each stands or falls alone.
            Err(StorageError::Conflict | StorageError::Damaged(_) | StorageError::Failed(_)) => {
                together(connection, parcels, true)
            }
            stored => stored,
        }
    }
}

/// Stores parcels in one transaction. `apart`: one that fails does not take the others with it.
fn together(connection: &Connection, parcels: &[Parcel], apart: bool) -> Stored<Vec<Outcome>> {
    let run = |sql: &str| connection.execute_batch(sql).map_err(|error| failed(&error));
    let roll_back = || {
        if !connection.is_autocommit() {
            let _ = connection.execute_batch("ROLLBACK");
        }
    };
    run("BEGIN IMMEDIATE")?;
    let store = || -> Stored<Vec<Outcome>> {
        let mut outcomes = Vec::with_capacity(parcels.len());
        for parcel in parcels {
            if !apart {
                outcomes.push(Ok(deliver(connection, parcel)?));
                continue;
            }
            run("SAVEPOINT parcel")?;
            let outcome = deliver(connection, parcel);
            if let Err(error) = &outcome {
                // Some failures end the whole transaction.
                if connection.is_autocommit() {
                    return Err(error.clone());
                }
                run("ROLLBACK TO parcel")?;
            }
            run("RELEASE parcel")?;
            outcomes.push(outcome);
        }
        if parcels.is_empty() {
            execute(connection, &Change::Pulse(now()))?;
        }
        run("COMMIT")?;
        Ok(outcomes)
    };
    store().inspect_err(|_| roll_back())
}

fn deliver(connection: &Connection, parcel: &Parcel) -> Outcome {
    parcel.changes.iter().try_for_each(|change| execute(connection, change))?;
    let Some((digest, now)) = &parcel.code else { return Ok(None) };
    let sql = "DELETE FROM codes WHERE digest = $1 AND expires >= $2 RETURNING visitor";
    let mut statement = connection.prepare_cached(sql).map_err(|error| failed(&error))?;
    let taken = statement.query_row(params![digest, *now as i64], |row| row.get(0)).optional();
    taken.map_err(|error| failed(&error))
}

/// Says so when the thread ends by a panic: a server that cannot write any more must not go on.
struct Ends(Arc<Health>);

impl Drop for Ends {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.broken("the thread that writes has ended".into());
        }
    }
}
