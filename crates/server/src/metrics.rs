//! Metrics: what an operator watches, in the text format of Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A limit that bites again and again is logged this often.
const SAID_AGAIN: Duration = Duration::from_secs(10);

/// A figure for each limit.
type ByLimit = Family<[(&'static str, &'static str); 1], Counter>;

/// Figures about a running server.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) tables: Gauge,
    pub(crate) sockets: Gauge,
    pub(crate) connections: Gauge,
    pub(crate) engine_queue: Gauge,
    pub(crate) engine_seconds: Histogram,
    pub(crate) steps: Counter,
    pub(crate) step_seconds: Histogram,
    pub(crate) commands: Counter,
    pub(crate) refusals: Counter,
    pub(crate) requests: Counter,
    rate_limited: Counter,
    limits: ByLimit,
    logged: Mutex<HashMap<&'static str, Instant>>,
    pub(crate) slow_readers: Counter,
    pub(crate) storage_failures: Counter,
}

impl Default for Metrics {
    fn default() -> Self {
        let step_seconds = Histogram::new([0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0]);
        let engine_seconds = Histogram::new([0.001, 0.005, 0.02, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0]);
        let mut registry = Registry::with_prefix("coffret");
        let (tables, sockets, connections, engine_queue) = Default::default();
        let (steps, commands, refusals, requests, rate_limited, slow_readers, storage_failures) = Default::default();
        registry.register("tables", "Tables in memory", Gauge::clone(&tables));
        registry.register("sockets", "Open sockets at tables and in the lobby", Gauge::clone(&sockets));
        registry.register("connections", "Open connections", Gauge::clone(&connections));
        registry.register("engine_queue", "Pieces of work that wait for an engine", Gauge::clone(&engine_queue));
        registry.register("engine_seconds", "How long engines thought", engine_seconds.clone());
        registry.register("steps", "Steps played", Counter::clone(&steps));
        registry.register("step_seconds", "From a step's arrival to its delivery to everybody", step_seconds.clone());
        registry.register("commands", "Commands of all kinds", Counter::clone(&commands));
        registry.register("refusals", "Commands that were refused", Counter::clone(&refusals));
        registry.register("requests", "Requests", Counter::clone(&requests));
        registry.register("rate_limited", "Requests and commands that came too fast", Counter::clone(&rate_limited));
        let limits = ByLimit::default();
        registry.register("limits", "How often each limit was reached", limits.clone());
        registry.register("slow_readers", "Sockets ended because they did not read", Counter::clone(&slow_readers));
        registry.register("storage_failures", "Writes that failed", Counter::clone(&storage_failures));
        Metrics {
            registry,
            tables,
            sockets,
            connections,
            engine_queue,
            engine_seconds,
            steps,
            step_seconds,
            commands,
            refusals,
            requests,
            rate_limited,
            limits,
            logged: Mutex::default(),
            slow_readers,
            storage_failures,
        }
    }
}

impl Metrics {
    /// A limit was reached: it is counted, and logged now and then.
    pub(crate) fn limited(&self, limit: &'static str) {
        self.rate_limited.inc();
        self.limits.get_or_create(&[("limit", limit)]).inc();
        let mut logged = self.logged.lock().unwrap_or_else(PoisonError::into_inner);
        let now = Instant::now();
        if logged.get(limit).is_none_or(|at| now - *at >= SAID_AGAIN) {
            logged.insert(limit, now);
            tracing::info!(limit, "a limit was reached");
        }
    }

    /// All figures as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing into a String does not fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
