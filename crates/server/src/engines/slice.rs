//! Slices: a long search runs until somebody waits who has used less, and then goes on where it was, with all it remembers, when its
//! turn comes again. The time that it waits is its own: nobody's answer comes later for being thought about in pieces.

use super::pace::{LEAST, Pace};
use super::{Asker, Lane, Shared};
use engine::{Clock, Session, Stop, Strength, Thinker, Thought, TranspositionTable};
use hall::AnyMatch;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How often a long search looks whether it should give way.
const LOOK: Duration = Duration::from_millis(20);

/// So many searches may wait with what they remember, 32 MiB each; beyond them one that gives way ends with what it has found.
pub(super) const SUSPENDED: usize = 4;

/// A long search under way, and where to look who waits.
#[derive(Clone, Copy)]
pub(super) struct Long<'a> {
    pub(super) shared: &'a Shared,
    pub(super) asker: &'a Asker,
    pub(super) lane: Lane,
}

/// A search that gave way.
pub(super) struct Suspended {
    table: TranspositionTable,
    thought: Thought,
    /// What its time came to when it gave way.
    counted: Duration,
    since: Instant,
}

impl Suspended {
    /// What its time comes to now.
    pub(super) fn counted(&self, now: Instant) -> Duration {
        self.counted + now.saturating_duration_since(self.since)
    }

    /// What it has found.
    pub(super) fn into_thought(self) -> Thought {
        self.thought
    }
}

/// What is left of a search: what it has found, and what it needs to go on.
pub(super) enum Slice {
    Done(Option<Thought>),
    GaveWay(Suspended),
}

/// What is asked of a search.
pub(super) struct Order<'a> {
    pub(super) playing: &'a dyn AnyMatch,
    pub(super) strength: &'a Strength,
    pub(super) seed: u64,
    pub(super) stop: &'a Stop,
    /// Nobody waits for what is short.
    pub(super) long: Option<Long<'a>>,
}

/// The clock of a search.
struct Watch<'a> {
    begun: Instant,
    pace: Mutex<Pace>,
    long: Option<Long<'a>>,
}

impl Clock for Watch<'_> {
    fn elapsed(&self) -> Duration {
        let Some(Long { shared, asker, lane }) = self.long else { return self.begun.elapsed() };
        let passed = self.begun.elapsed();
        let others = shared.long.load(Ordering::Relaxed);
        let mut pace = self.pace.lock().unwrap_or_else(PoisonError::into_inner);
        if others > 0 && !pace.gave_way && passed >= LEAST && passed >= pace.looked + LOOK {
            pace.looked = passed;
            let waiting = shared.waiting.lock().unwrap_or_else(PoisonError::into_inner);
            pace.gave_way = waiting.gives_way(asker, lane, passed, Instant::now());
        }
        let counted = pace.advance(passed, others, shared.threads);
        if pace.gave_way { Duration::MAX } else { counted }
    }
}

/// What an engine's thread has at hand.
pub(super) struct Tools<'a> {
    /// Transposition tables by their size in mebibytes.
    tables: Vec<(usize, TranspositionTable)>,
    shared: &'a Shared,
}

/// The size of a table that a search of so many nodes fills, in mebibytes.
fn table_size(nodes: Option<u64>) -> usize {
    match nodes {
        Some(..=50_000) => 1,
        Some(..=500_000) => 4,
        _ => 32,
    }
}

impl<'a> Tools<'a> {
    pub(super) fn new(shared: &'a Shared) -> Tools<'a> {
        Tools { tables: Vec::new(), shared }
    }

    pub(super) fn shared(&self) -> &'a Shared {
        self.shared
    }

    /// A table of a size. What was found for another match, maybe under other rules, would mislead.
    fn table(&mut self, size: usize) -> TranspositionTable {
        let Some(index) = self.tables.iter().position(|(other, _)| *other == size) else {
            return TranspositionTable::new(size);
        };
        let (_, table) = self.tables.swap_remove(index);
        table.clear();
        table
    }

    /// Thinks until the search is done or gives way.
    pub(super) fn think(&mut self, order: &Order<'_>, earlier: Option<Suspended>) -> Slice {
        let mut strength = *order.strength;
        let now = Instant::now();
        let counted = earlier.as_ref().map_or(Duration::ZERO, |earlier| earlier.counted(now));
        let size = table_size(strength.limits.nodes);
        let (table, found) = match earlier {
            Some(Suspended { table, thought, .. }) => (table, Some(thought)),
            None => (self.table(size), None),
        };
        let spent = found.as_ref().map_or(0, |thought| thought.nodes);
        strength.limits.nodes = strength.limits.nodes.map(|nodes| nodes.saturating_sub(spent));
        if strength.limits.time.is_some_and(|time| found.is_some() && counted >= time) || strength.limits.nodes == Some(0) {
            self.tables.push((size, table));
            return Slice::Done(found);
        }
        let archive = self.shared.archives.of(order.playing).unwrap_or_else(|error| {
            tracing::warn!("a database cannot be used: {error}");
            None
        });
        let watch = Watch { begun: now, pace: Mutex::new(Pace::after(counted)), long: order.long };
        let (stop, seed) = (order.stop, order.seed);
        let session = Session { clock: &watch, stop, archive: archive.as_ref(), seed, ..Session::new(&table) };
        let thought = order.playing.think(&strength, &session, &mut |_| {});
        let pace = watch.pace.into_inner().unwrap_or_else(PoisonError::into_inner);
        match deeper(found, thought) {
            Some(thought) if pace.gave_way && !stop.pressed() => {
                Slice::GaveWay(Suspended { table, thought, counted: pace.counted, since: Instant::now() })
            }
            thought => {
                if self.tables.iter().all(|(other, _)| *other != size) {
                    self.tables.push((size, table));
                }
                Slice::Done(thought)
            }
        }
    }
}

/// Of what two slices of one search have found, what was looked at deeper; all the nodes are counted.
fn deeper(earlier: Option<Thought>, later: Option<Thought>) -> Option<Thought> {
    let nodes = earlier.iter().chain(&later).map(|thought| thought.nodes).sum();
    let best = earlier.into_iter().chain(later).max_by_key(|thought| thought.depth)?;
    Some(Thought { nodes, ..best })
}
