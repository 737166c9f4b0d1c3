//! Health: what is known of the database's state: when it was written last, whether it is damaged, whether it is given up.

use super::{StorageError, Stored};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// A write so short a time ago proves that writing is possible.
const FRESH: Duration = Duration::from_secs(1);

/// What is known of the database's state.
#[derive(Debug)]
pub(super) struct Health {
    known: Mutex<Known>,
    /// Why it is given up.
    broken: watch::Sender<Option<String>>,
}

#[derive(Debug, Default)]
struct Known {
    written: Option<Instant>,
    damaged: Option<String>,
}

impl Default for Health {
    fn default() -> Self {
        Health { known: Mutex::default(), broken: watch::Sender::new(None) }
    }
}

impl Health {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Something was written.
    pub(super) fn written(&self) {
        self.known().written = Some(Instant::now());
    }

    /// Something failed.
    pub(super) fn note(&self, error: &StorageError) {
        let mut known = self.known();
        match error {
            StorageError::Conflict => {}
            StorageError::Damaged(reason) => {
                if known.damaged.is_none() {
                    tracing::error!(reason, "the database is damaged: see `coffret check` and `coffret restore`");
                    known.damaged = Some(reason.clone());
                }
                known.written = None;
            }
            _ => known.written = None,
        }
    }

    /// It is given up.
    pub(super) fn broken(&self, reason: String) {
        self.broken.send_if_modified(|broken| {
            let first = broken.is_none();
            if first {
                *broken = Some(reason);
            }
            first
        });
    }

    /// Waits until it is given up: why.
    pub(super) async fn given_up(&self) -> String {
        let mut broken = self.broken.subscribe();
        let reason = broken.wait_for(Option::is_some).await.ok().and_then(|reason| reason.clone());
        match reason {
            Some(reason) => reason,
            None => std::future::pending().await,
        }
    }

    /// Whether it must be tried to know that it can be written; an error if it is known to be damaged.
    pub(super) fn must_try(&self) -> Stored<bool> {
        let known = self.known();
        match &known.damaged {
            Some(reason) => Err(StorageError::Damaged(reason.clone())),
            None => Ok(known.written.is_none_or(|written| written.elapsed() > FRESH)),
        }
    }
}
