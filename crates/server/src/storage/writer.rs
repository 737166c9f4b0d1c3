//! Writer: the one connection that writes. Whatever waits is stored in one transaction, so that one wait for the disk serves
//! many tables.

use super::rows::Change;
use super::statements::{execute, failed};
use super::{StorageError, Stored};
use sqlx::{Connection, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

/// The most lists of changes that share a transaction.
const TOGETHER: usize = 512;
/// How many may wait.
const WAITING: usize = 8192;

/// Changes and who waits for them.
struct Parcel {
    changes: Vec<Change>,
    done: oneshot::Sender<Stored<()>>,
}

/// The way to the writer.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    parcels: mpsc::Sender<Parcel>,
}

impl Writer {
    /// Starts the writer on its own connection.
    pub(super) fn start(connection: SqliteConnection) -> Writer {
        let (parcels, inbox) = mpsc::channel(WAITING);
        tokio::spawn(run(connection, inbox));
        Writer { parcels }
    }

    /// Stores changes, all or none.
    pub(super) async fn write(&self, changes: Vec<Change>) -> Stored<()> {
        let gone = || StorageError::Failed("the writer has ended".into());
        let (done, answer) = oneshot::channel();
        self.parcels.send(Parcel { changes, done }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

async fn run(mut connection: SqliteConnection, mut inbox: mpsc::Receiver<Parcel>) {
    let mut parcels = Vec::with_capacity(TOGETHER);
    while inbox.recv_many(&mut parcels, TOGETHER).await > 0 {
        if let Err(error) = store(&mut connection, &parcels).await {
            if parcels.len() == 1 {
                let parcel = parcels.pop().expect("one parcel");
                let _ = parcel.done.send(Err(error));
            } else {
                // One of them spoils the lot: each stands or falls alone.
                for parcel in parcels.drain(..) {
                    let stored = store(&mut connection, std::slice::from_ref(&parcel)).await;
                    let _ = parcel.done.send(stored);
                }
            }
        }
        for parcel in parcels.drain(..) {
            let _ = parcel.done.send(Ok(()));
        }
    }
    let _ = connection.close().await;
}

async fn store(connection: &mut SqliteConnection, parcels: &[Parcel]) -> Stored<()> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await.map_err(|error| failed(&error))?;
    for parcel in parcels {
        for change in &parcel.changes {
            if let Err(error) = execute(&mut transaction, change).await {
                let _ = transaction.rollback().await;
                return Err(error);
            }
        }
    }
    transaction.commit().await.map_err(|error| failed(&error))
}
