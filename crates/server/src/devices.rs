//! Devices: how often each visitor has revoked the cookies of all devices. A cookie says how often that had happened when it was given,
//! and stands only while it has not happened since. Most never do: only those who did are kept in memory.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use table::VisitorId;
use tokio::sync::broadcast;

/// How many such moments a socket may be behind.
const BEHIND: usize = 64;

/// The revocations.
#[derive(Debug)]
pub(crate) struct Devices {
    revoked: Mutex<HashMap<VisitorId, u32>>,
    told: broadcast::Sender<VisitorId>,
}

impl Devices {
    /// Those that are stored.
    pub(crate) fn new(revoked: Vec<(VisitorId, u32)>) -> Devices {
        Devices { revoked: Mutex::new(revoked.into_iter().collect()), told: broadcast::channel(BEHIND).0 }
    }

    /// How often a visitor has.
    pub(crate) fn revoked(&self, visitor: &VisitorId) -> u32 {
        self.revoked.lock().unwrap_or_else(PoisonError::into_inner).get(visitor).copied().unwrap_or(0)
    }

    /// A visitor has, so often now: his sockets end.
    pub(crate) fn revoke(&self, visitor: &VisitorId, times: u32) {
        self.revoked.lock().unwrap_or_else(PoisonError::into_inner).insert(visitor.clone(), times);
        let _ = self.told.send(visitor.clone());
    }

    /// Tells whose sockets end.
    pub(crate) fn listen(&self) -> broadcast::Receiver<VisitorId> {
        self.told.subscribe()
    }
}
