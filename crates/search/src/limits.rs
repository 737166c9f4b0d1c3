//! Limits: how long to think, and how to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Time since thinking began. The caller brings it: nothing down here knows a clock.
/// ```
/// use search::Clock;
/// use std::time::{Duration, Instant};
///
/// struct Watch(Instant);
///
/// impl Clock for Watch {
///     fn elapsed(&self) -> Duration {
///         self.0.elapsed()
///     }
/// }
///
/// let watch = Watch(Instant::now());
/// assert!(watch.elapsed() <= watch.elapsed());
/// assert_eq!(search::NoClock.elapsed(), Duration::ZERO);
/// ```
pub trait Clock: Sync {
    /// How long it has been.
    fn elapsed(&self) -> Duration;
}

/// A clock that stands still, for searches limited by depth or nodes.
#[derive(Clone, Copy, Debug)]
pub struct NoClock;

impl Clock for NoClock {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}

/// A switch that ends a search from another thread at any moment.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A switch that is not pressed.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Ends the search.
    pub fn press(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was pressed.
    pub fn pressed(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// When to end. Whichever comes first; a search without any limit ends only when stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The deepest iteration, in turns.
    pub depth: Option<u32>,
    /// The most nodes of one thread.
    pub nodes: Option<u64>,
    /// The longest time.
    pub time: Option<Duration>,
}

impl Limits {
    /// A limit of depth.
    pub fn depth(turns: u32) -> Limits {
        Limits { depth: Some(turns), ..Limits::default() }
    }

    /// A limit of nodes.
    pub fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }

    /// A limit of time.
    pub fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::default() }
    }
}
