//! Carrier: carries what was written from the log into the database file, beside the writing. Left to itself the database
//! does it inside some commit, and whoever waits for that commit waits for all of it.

use sqlx::{Connection, Row, SqliteConnection};
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// How often it looks.
const EVERY: Duration = Duration::from_secs(1);
/// A log of this many pages is begun anew, which holds up writers for a moment. It is 64 MiB.
const LONGEST_LOG: i64 = 16_384;

/// The task that carries.
#[derive(Debug)]
pub(super) struct Carrier {
    running: Mutex<Option<(oneshot::Sender<()>, JoinHandle<()>)>>,
}

/// Starts it on a connection of its own.
pub(super) fn start(connection: SqliteConnection) -> Carrier {
    let (stop, stopped) = oneshot::channel();
    let task = tokio::spawn(run(connection, stopped));
    Carrier { running: Mutex::new(Some((stop, task))) }
}

impl Carrier {
    /// Ends it.
    pub(super) async fn stop(&self) {
        let running = self.running.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
        if let Some((stop, task)) = running {
            let _ = stop.send(());
            let _ = task.await;
        }
    }
}

async fn run(mut connection: SqliteConnection, mut stopped: oneshot::Receiver<()>) {
    loop {
        tokio::select! {
            _ = &mut stopped => break,
            () = tokio::time::sleep(EVERY) => {}
        }
        let carried = sqlx::query("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(&mut connection).await;
        let long = carried.is_ok_and(|row| row.get::<i64, _>(1) > LONGEST_LOG);
        if long && let Err(error) = sqlx::query("PRAGMA wal_checkpoint(RESTART)").execute(&mut connection).await {
            tracing::debug!(%error, "the log could not be begun anew yet");
        }
    }
    let _ = connection.close().await;
}
