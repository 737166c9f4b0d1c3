//! Scrutiny: looks once through the whole database after the start, beside everything else, for pages that are not what they
//! were. Whatever finds a damaged page first, the server says that it is not ready.

use super::file::File;
use super::health::Health;
use super::statements::failed;
use super::{StorageError, Stored};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// The thread that looks.
pub(super) struct Scrutiny {
    running: Mutex<Option<(rusqlite::InterruptHandle, JoinHandle<()>)>>,
}

impl fmt::Debug for Scrutiny {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Scrutiny")
    }
}

/// Starts it, with a connection of its own.
pub(super) fn start(file: &File, health: Arc<Health>) -> std::io::Result<Scrutiny> {
    let connection = match file.open_for_reading() {
        Ok(connection) => connection,
        Err(error) => return Err(std::io::Error::other(error)),
    };
    let handle = connection.get_interrupt_handle();
    let thread = std::thread::Builder::new().name("scrutiny".into()).spawn(move || {
        if let Err(error @ StorageError::Damaged(_)) = look(&connection) {
            health.note(&error);
        }
    })?;
    Ok(Scrutiny { running: Mutex::new(Some((handle, thread))) })
}

impl Scrutiny {
    /// Ends it.
    pub(super) async fn stop(&self) {
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some((handle, thread)) = running else { return };
        let ended = tokio::task::spawn_blocking(move || {
            // What is interrupted before it begins goes on.
            while !thread.is_finished() {
                handle.interrupt();
                std::thread::sleep(Duration::from_millis(1));
            }
            thread.join()
        });
        let _ = ended.await;
    }
}

fn look(connection: &rusqlite::Connection) -> Stored<()> {
    let found = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get::<_, String>(0));
    match found.map_err(|error| failed(&error))? {
        fine if fine == "ok" => Ok(()),
        wrong => Err(StorageError::Damaged(wrong)),
    }
}
