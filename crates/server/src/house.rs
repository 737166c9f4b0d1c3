//! House: what all tables and all requests of one server share.

use crate::config::Config;
use crate::engines::Engines;
use crate::metrics::Metrics;
use crate::post::Post;
use crate::secret::Secret;
use crate::storage::Storage;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// What all share.
pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) secret: Secret,
    pub(crate) storage: Arc<dyn Storage>,
    pub(crate) post: Arc<dyn Post>,
    pub(crate) engines: Engines,
    pub(crate) metrics: Arc<Metrics>,
}

/// The time, in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
