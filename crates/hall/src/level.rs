//! Levels: how well an engine plays.

use search::Limits;
use std::time::Duration;

/// How well to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Brief {
    /// When to end.
    pub limits: Limits,
    /// The most threads.
    pub threads: usize,
    /// How far below the best, in hundredths of a plain piece, a step may look and still be played.
    pub slack: i32,
}

impl Brief {
    /// As well as the limits allow.
    pub fn full(limits: Limits) -> Brief {
        Brief { limits, threads: usize::MAX, slack: 0 }
    }

    /// The same with the budget of nodes multiplied.
    #[must_use]
    pub fn scaled(mut self, factor: f64) -> Brief {
        self.limits.nodes = self.limits.nodes.map(|nodes| (nodes as f64 * factor).max(1.0) as u64);
        self
    }
}

/// The plan of a level from 1 to 8: a budget of nodes, and a cap of time.
pub fn level(level: u8) -> Brief {
    let (nodes, milliseconds) = match level {
        0 | 1 => (60, 200),
        2 => (300, 300),
        3 => (1_500, 500),
        4 => (8_000, 700),
        5 => (40_000, 1_000),
        6 => (200_000, 1_500),
        7 => (1_500_000, 3_000),
        _ => (u64::MAX, 5_000),
    };
    let limits = Limits { nodes: Some(nodes), time: Some(Duration::from_millis(milliseconds)), depth: None };
    Brief { limits, threads: if level >= 8 { usize::MAX } else { 1 }, slack: 0 }
}
