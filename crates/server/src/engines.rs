//! Engines: a bounded pool of plain threads that think for tables, never on the runtime that serves people.
//!
//! Work waits in two lanes. Players' opponents come first, but whoever studies is not forgotten: every few pieces of work the
//! study lane is served first. Within a lane short work comes before long, and then whoever has used least of the processor
//! lately, by address: tables and visitors cost nothing to make, addresses do. One thread does short work only, so that
//! beginners' opponents and hints wait for no long search; long searches get shorter while others wait.

use crate::metrics::Metrics;
use hall::{AnyMatch, Archives, Clock, Session, Stop, Strength, Thought, TranspositionTable};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Every so many pieces of work the study lane is served first.
const STUDY_EVERY: u64 = 4;
/// The most pieces of study that wait; more are refused.
const MOST_STUDY: usize = 256;
/// The most pieces of work of one address that wait; more are refused, and asked for again a little later.
const MOST_OF_ONE: usize = 32;
/// After this time half of what an address has used is forgotten.
const HALF_LIFE: Duration = Duration::from_secs(20);
/// The least that is left of a long search, however many wait.
const LEAST: Duration = Duration::from_millis(500);

/// What a piece of work is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lane {
    /// A seat that somebody waits for.
    Play,
    /// Hints, evaluations and reviews.
    Study,
}

/// A piece of work.
pub(crate) struct Work {
    pub(crate) lane: Lane,
    /// Whether it is done in a moment.
    pub(crate) short: bool,
    /// The address of whoever waits for it.
    pub(crate) address: Option<IpAddr>,
    /// Pressed when nobody needs it any more.
    pub(crate) stop: Stop,
    pub(crate) task: Task,
}

/// What is to be done.
pub(crate) enum Task {
    /// To look for a good step.
    Think {
        playing: Box<dyn AnyMatch>,
        strength: Strength,
        seed: u64,
        /// Gets what was found; nothing if the work was stopped or the game is over. It is called on an engine's thread.
        report: Box<dyn FnOnce(Option<Thought>) + Send>,
    },
    /// To prove something. It looks at the switch by itself.
    Prove(Box<dyn FnOnce() + Send>),
}

/// The pool.
#[derive(Clone)]
pub(crate) struct Engines {
    shared: Arc<Shared>,
}

struct Shared {
    threads: usize,
    waiting: Mutex<Waiting>,
    wake: Condvar,
    archives: Archives,
    metrics: Arc<Metrics>,
}

#[derive(Default)]
struct Waiting {
    work: Vec<Work>,
    /// Seconds of processor time that each address has used lately, and when that was reckoned.
    used: HashMap<Option<IpAddr>, (f64, Option<Instant>)>,
    served: u64,
    closed: bool,
}

impl Waiting {
    /// What an address has used lately.
    fn used(&self, address: Option<IpAddr>, now: Instant) -> f64 {
        let Some((seconds, at)) = self.used.get(&address) else { return 0.0 };
        let passed = at.map_or(0.0, |at| (now - at).as_secs_f64());
        seconds * 0.5_f64.powf(passed / HALF_LIFE.as_secs_f64())
    }

    /// Puts down what a piece of work has cost.
    fn charge(&mut self, address: Option<IpAddr>, cost: Duration, now: Instant) {
        let used = self.used(address, now) + cost.as_secs_f64();
        self.used.insert(address, (used, Some(now)));
        if self.used.len() > 4 * MOST_STUDY {
            let all: Vec<Option<IpAddr>> = self.used.keys().copied().collect();
            for address in all {
                if self.used(address, now) < 0.01 {
                    self.used.remove(&address);
                }
            }
        }
    }

    /// The next piece of work that somebody still needs. `short`: only what is done in a moment.
    fn next(&mut self, short: bool, now: Instant) -> Option<Work> {
        self.work.retain(|work| !work.stop.pressed());
        self.served += 1;
        let first = if self.served.is_multiple_of(STUDY_EVERY) { Lane::Study } else { Lane::Play };
        let rank = |work: &Work| (!short && work.lane != first, !work.short);
        let fit = self.work.iter().enumerate().filter(|(_, work)| work.short || !short);
        let best = fit.min_by(|(_, one), (_, other)| {
            let used = |work: &Work| self.used(work.address, now);
            rank(one).cmp(&rank(other)).then_with(|| used(one).total_cmp(&used(other)))
        });
        let index = best.map(|(index, _)| index)?;
        Some(self.work.remove(index))
    }

    fn of(&self, lane: Lane) -> usize {
        self.work.iter().filter(|work| work.lane == lane).count()
    }
}

/// What a thread has used of the processor.
fn thread_time() -> Duration {
    #[cfg(unix)]
    {
        let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
        Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
    }
    #[cfg(not(unix))]
    Duration::ZERO
}

/// Time since thinking began.
struct Watch(Instant);

impl Clock for Watch {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

impl Engines {
    /// Starts so many threads.
    pub(crate) fn start(threads: usize, archives: Archives, metrics: Arc<Metrics>) -> Engines {
        let threads = threads.max(1);
        let shared = Arc::new(Shared { threads, waiting: Mutex::default(), wake: Condvar::new(), archives, metrics });
        // One more, for what is done in a moment.
        for index in 0..=threads {
            let shared = shared.clone();
            let thread = std::thread::Builder::new().name(format!("engine-{index}"));
            thread.spawn(move || run(&shared, index == threads)).expect("the system starts a few threads");
        }
        Engines { shared }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.shared.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hands over a piece of work; whether it was taken.
    pub(crate) fn submit(&self, work: Work) -> bool {
        let mut waiting = self.waiting();
        let own = waiting.work.iter().filter(|other| other.address == work.address && other.lane == work.lane).count();
        let full = work.lane == Lane::Study && waiting.of(Lane::Study) >= MOST_STUDY;
        if waiting.closed || full || own >= MOST_OF_ONE {
            return false;
        }
        waiting.work.push(work);
        self.shared.metrics.engine_queue.set(waiting.work.len() as i64);
        drop(waiting);
        // Whoever wakes may be one that does short work only.
        self.shared.wake.notify_all();
        true
    }

    /// Takes no more work and ends the threads when they have finished what they do.
    pub(crate) fn close(&self) {
        let mut waiting = self.waiting();
        waiting.closed = true;
        waiting.work.iter().for_each(|work| work.stop.press());
        waiting.work.clear();
        drop(waiting);
        self.shared.wake.notify_all();
    }
}

/// The size of a table that a search of so many nodes fills, in mebibytes.
fn table_size(nodes: Option<u64>) -> usize {
    match nodes {
        Some(..=50_000) => 1,
        Some(..=500_000) => 4,
        _ => 32,
    }
}

fn run(shared: &Shared, short: bool) {
    // Thinking gives way to serving people. Where the system does not allow it, it only competes more.
    #[cfg(unix)]
    let _ = rustix::process::nice(10);
    let mut desktop = Desktop { tables: Vec::new(), archives: &shared.archives };
    let mut waiting = shared.waiting.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        if waiting.closed {
            return;
        }
        let Some(mut work) = waiting.next(short, Instant::now()) else {
            waiting = shared.wake.wait(waiting).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        shared.metrics.engine_queue.set(waiting.work.len() as i64);
        let others = waiting.work.iter().filter(|other| !other.short).count();
        drop(waiting);
        if !work.short {
            divide(&mut work.task, others, shared.threads);
        }
        let (begun, used, address) = (Instant::now(), thread_time(), work.address);
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| match work.task {
            Task::Think { playing, strength, seed, report } => {
                let thought = desktop.think(playing.as_ref(), &strength, seed, &work.stop);
                report(thought.filter(|_| !work.stop.pressed()));
            }
            Task::Prove(prove) => prove(),
        }));
        // Whoever waits for the report learns by its absence.
        if done.is_err() {
            tracing::error!("an engine panicked");
        }
        shared.metrics.engine_seconds.observe(begun.elapsed().as_secs_f64());
        waiting = shared.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.charge(address, thread_time().saturating_sub(used), Instant::now());
    }
}

/// Long searches share their time with those that wait.
fn divide(task: &mut Task, others: usize, threads: usize) {
    if let Task::Think { strength, .. } = task
        && let Some(time) = strength.limits.time
    {
        let share = time * threads as u32 / (threads + others) as u32;
        strength.limits.time = Some(share.max(LEAST.min(time)));
    }
}

/// What an engine's thread has at hand.
struct Desktop<'a> {
    /// Transposition tables by their size in mebibytes.
    tables: Vec<(usize, TranspositionTable)>,
    archives: &'a Archives,
}

impl Desktop<'_> {
    fn think(&mut self, playing: &dyn AnyMatch, strength: &Strength, seed: u64, stop: &Stop) -> Option<Thought> {
        let size = table_size(strength.limits.nodes);
        let known = self.tables.iter().position(|(other, _)| *other == size);
        let index = known.unwrap_or_else(|| {
            self.tables.push((size, TranspositionTable::new(size)));
            self.tables.len() - 1
        });
        let table = &self.tables[index].1;
        // What was found for another table, maybe under other rules, would mislead.
        table.clear();
        let archive = self.archives.of(playing).unwrap_or_else(|error| {
            tracing::warn!("a database cannot be used: {error}");
            None
        });
        let clock = Watch(Instant::now());
        let session = Session { clock: &clock, stop, archive: archive.as_ref(), seed, ..Session::new(table) };
        playing.think(strength, &session, &mut |_| {})
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    /// A piece of work for an address that ends with a number.
    fn work(
        lane: Lane,
        short: bool,
        address: u8,
        stop: &Stop,
        report: impl FnOnce(Option<Thought>) + Send + 'static,
    ) -> Work {
        let playing = hall::games()[0].open(&[], 0).unwrap();
        let limits = if short { hall::Limits::nodes(10) } else { hall::Limits::default() };
        let task = Task::Think { playing, strength: Strength::full(limits), seed: 1, report: Box::new(report) };
        Work { lane, short, address: Some([10, 0, 0, address].into()), stop: stop.clone(), task }
    }

    #[test]
    fn short_work_is_done_whatever_waits() {
        let engines = Engines::start(1, Archives::default(), Arc::default());
        // Searches without end, from one address: one runs, the others wait, and more than so many are refused.
        let stops: Vec<Stop> = (0..=MOST_OF_ONE).map(|_| Stop::new()).collect();
        let mut taken = 0;
        for stop in &stops {
            taken += usize::from(engines.submit(work(Lane::Play, false, 1, stop, |_| {})));
        }
        assert!((MOST_OF_ONE..=MOST_OF_ONE + 1).contains(&taken), "{taken}");
        let (done, order) = mpsc::channel();
        for (lane, address) in [(Lane::Play, 2), (Lane::Study, 3), (Lane::Study, 1)] {
            let done = done.clone();
            let report = move |idea: Option<Thought>| done.send((address, idea.is_some())).unwrap();
            assert!(engines.submit(work(lane, true, address, &Stop::new(), report)), "{address}");
        }
        let mut served: Vec<(u8, bool)> = (0..3).map(|_| order.recv_timeout(Duration::from_secs(60)).unwrap()).collect();
        served.sort_unstable();
        assert_eq!(served, [(1, true), (2, true), (3, true)]);
        stops.iter().for_each(Stop::press);
        engines.close();
        assert!(!engines.submit(work(Lane::Play, true, 1, &Stop::new(), |_| {})));
    }

    #[test]
    fn whoever_has_used_least_is_next_and_study_is_not_forgotten() {
        let now = Instant::now();
        let stop = Stop::new();
        let mut waiting = Waiting::default();
        for (lane, address) in [(Lane::Study, 1), (Lane::Play, 1), (Lane::Play, 1), (Lane::Play, 2), (Lane::Play, 3)] {
            waiting.work.push(work(lane, false, address, &stop, |_| {}));
        }
        waiting.charge(Some([10, 0, 0, 1].into()), Duration::from_secs(9), now);
        waiting.charge(Some([10, 0, 0, 3].into()), Duration::from_secs(2), now);
        let mut served = Vec::new();
        while let Some(work) = waiting.next(false, now) {
            served.push((work.lane, work.address.unwrap()));
        }
        let expected = [(Lane::Play, 2), (Lane::Play, 3), (Lane::Play, 1), (Lane::Study, 1), (Lane::Play, 1)];
        assert_eq!(served, expected.map(|(lane, address)| (lane, [10, 0, 0, address].into())));
        // What was used is forgotten with time.
        let used = |after: u64| waiting.used(Some([10, 0, 0, 1].into()), now + Duration::from_secs(after));
        assert!(used(0) > 8.9 && used(20) < 4.6 && used(200) < 0.02);
        // What nobody needs any more is not done.
        waiting.work.push(work(Lane::Play, true, 1, &stop, |_| {}));
        stop.press();
        assert!(waiting.next(false, now).is_none());
    }

    #[test]
    fn long_searches_share_their_time() {
        let time = |others| {
            let mut work = work(Lane::Play, true, 1, &Stop::new(), |_| {});
            if let Task::Think { strength, .. } = &mut work.task {
                strength.limits.time = Some(Duration::from_secs(5));
            }
            divide(&mut work.task, others, 2);
            let Task::Think { strength, .. } = work.task else { panic!("it thinks") };
            strength.limits.time.unwrap()
        };
        assert_eq!(time(0), Duration::from_secs(5));
        assert_eq!(time(2), Duration::from_millis(2500));
        assert_eq!(time(1000), LEAST);
    }
}
