//! Readers: a few connections that read, on threads where waiting harms nobody.

use super::file::File;
use super::statements::failed;
use super::{StorageError, Stored};
use rusqlite::Connection;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

/// How many read at once.
const READERS: u32 = 4;

/// Connections that read.
#[derive(Debug)]
pub(super) struct Readers {
    file: File,
    idle: Arc<Mutex<Vec<Connection>>>,
    places: Arc<Semaphore>,
}

impl Readers {
    pub(super) fn new(file: File) -> Readers {
        Readers { file, idle: Arc::default(), places: Arc::new(Semaphore::new(READERS as usize)) }
    }

    /// Reads something.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Stored<T> {
        let closed = |_| StorageError::Failed("the database is closed".into());
        let place = self.places.clone().acquire_owned().await.map_err(closed)?;
        let (idle, file) = (self.idle.clone(), self.file.clone());
        let read = tokio::task::spawn_blocking(move || {
            let _place = place;
            let own = || idle.lock().unwrap_or_else(PoisonError::into_inner);
            let waiting = own().pop();
            let connection = waiting.map_or_else(|| file.open_for_reading(), Ok)?;
            let found = query(&connection)?;
            // One that failed is not used again.
            own().push(connection);
            Ok(found)
        });
        match read.await {
            Ok(found) => found.map_err(|error: rusqlite::Error| failed(&error)),
            Err(error) => Err(StorageError::Failed(error.to_string())),
        }
    }

    /// Lets them finish, and closes them.
    pub(super) async fn close(&self) {
        let all = self.places.acquire_many(READERS).await;
        self.places.close();
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
        drop(all);
    }
}
