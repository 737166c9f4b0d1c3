//! The process's own time.

use rustix::time::{ClockId, clock_gettime};

/// Seconds of processor time this process has used.
pub(crate) fn cpu_seconds() -> f64 {
    let time = clock_gettime(ClockId::ProcessCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}
