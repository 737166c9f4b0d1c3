//! Checkpoint: a thread that carries what was written from the log into the database file, beside the writing, when there is enough of it: a
//! page that was written a hundred times is carried once. Left to itself the database does it inside some commit, and whoever
//! waits for that commit waits for all of it.

use super::file::File;
use rusqlite::Connection;
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread::JoinHandle;
use std::time::Duration;

/// How often it looks.
const EVERY: Duration = Duration::from_millis(250);
/// So many pages that were not carried yet are carried. It is 16 MiB.
const ENOUGH: i64 = 4_096;
/// A log of this many pages is begun anew, which holds up writers for a moment. It is 64 MiB.
const LONGEST_LOG: i64 = 16_384;
/// For how long: while somebody still reads what is only in the log, writers are not held up for him. It is tried again the next time.
const MOMENT: Duration = Duration::from_millis(50);

/// The thread that checkpoints the write-ahead log. It ends when this is dropped.
#[derive(Debug)]
pub(super) struct Checkpointer {
    running: Mutex<Option<(mpsc::Sender<()>, JoinHandle<()>)>>,
}

/// Starts it, with a connection of its own.
pub(super) fn start(file: File) -> std::io::Result<Checkpointer> {
    let (stop, stopped) = mpsc::channel();
    let thread = std::thread::Builder::new().name("checkpoint".into()).spawn(move || run(&file, &stopped))?;
    Ok(Checkpointer { running: Mutex::new(Some((stop, thread))) })
}

impl Checkpointer {
    /// Ends it.
    pub(super) async fn stop(&self) {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some((stop, thread)) = running {
            drop(stop);
            let _ = tokio::task::spawn_blocking(|| thread.join()).await;
        }
    }
}

fn run(file: &File, stopped: &mpsc::Receiver<()>) {
    let mut connection = None;
    while stopped.recv_timeout(EVERY) == Err(mpsc::RecvTimeoutError::Timeout) {
        let carried = match connection.take() {
            Some(connection) => Ok(connection),
            None => file.open(),
        };
        match carried.and_then(|connection| checkpoint(&connection).map(|()| connection)) {
            Ok(open) => connection = Some(open),
            // The next time with a new connection.
            Err(error) => tracing::debug!(%error, "the log could not be carried over"),
        }
    }
}

fn checkpoint(connection: &Connection) -> rusqlite::Result<()> {
    // How many pages the log has, and how many of them are carried over.
    let look = |sql: &str| connection.query_row(sql, [], |row| Ok((row.get::<_, i64>(1)?, row.get::<_, i64>(2)?)));
    let (log, carried) = look("PRAGMA wal_checkpoint(NOOP)")?;
    if log - carried < ENOUGH {
        return Ok(());
    }
    let (log, _) = look("PRAGMA wal_checkpoint(PASSIVE)")?;
    if log > LONGEST_LOG {
        begin_anew(connection)?;
    }
    Ok(())
}

/// Carries over what is left and lets the log begin anew; whether it could be done at once.
fn begin_anew(connection: &Connection) -> rusqlite::Result<bool> {
    connection.busy_timeout(MOMENT)?;
    let busy = connection.query_row("PRAGMA wal_checkpoint(RESTART)", [], |row| row.get::<_, bool>(0))?;
    Ok(!busy)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_reads_for_long_does_not_hold_up_writers() {
        let folder = tempfile::tempdir().unwrap();
        let file = File { path: folder.path().join("db"), pages: 0 };
        let [writer, reader, carrier] = [(); 3].map(|()| file.open().unwrap());
        writer.execute_batch("CREATE TABLE t (n); INSERT INTO t VALUES (1)").unwrap();
        reader.execute_batch("BEGIN").unwrap();
        let read = reader.query_row("SELECT count(*) FROM t", [], |row| row.get::<_, i64>(0)).unwrap();
        writer.execute_batch("INSERT INTO t VALUES (2)").unwrap();
        assert!(!begin_anew(&carrier).unwrap(), "somebody reads");
        // The patience of an ordinary connection is ten seconds, and as long nobody could write.
        let patience = carrier.pragma_query_value(None, "busy_timeout", |row| row.get::<_, i64>(0)).unwrap();
        assert_eq!(patience, MOMENT.as_millis() as i64);
        writer.execute_batch("INSERT INTO t VALUES (3)").unwrap();
        reader.execute_batch("COMMIT").unwrap();
        assert!(read == 1 && begin_anew(&carrier).unwrap());
    }
}
