//! Services: what all tables and all requests of one server share.

use crate::config::Config;
use crate::devices::Devices;
use crate::engines::Engines;
use crate::hub::Hub;
use crate::limiter::Limiter;
use crate::metrics::Metrics;
use crate::running::Running;
use crate::secret::Secret;
use crate::storage::Storage;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// What all share.
pub(crate) struct Services {
    pub(crate) config: Config,
    pub(crate) secret: Secret,
    pub(crate) storage: Arc<dyn Storage>,
    pub(crate) hub: Arc<dyn Hub>,
    pub(crate) engines: Engines,
    /// Positions that people play against each other.
    pub(crate) running: Running,
    pub(crate) limiter: Limiter,
    pub(crate) devices: Devices,
    pub(crate) metrics: Arc<Metrics>,
}

/// The time, in milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
