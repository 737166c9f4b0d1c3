//! Engines: a bounded pool of plain threads that think for tables, never on the runtime that serves people.
//!
//! Work waits in two lanes. Players' opponents come first, but whoever studies is not forgotten: every few pieces of work the
//! study lane is served first. A table has at most one piece of work in the lane of play, so none can push others aside.

use crate::metrics::Metrics;
use hall::{AnyMatch, Archives, Brief, Clock, Idea, Mind, Order, Stop};
use std::collections::VecDeque;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Every so many pieces of work the study lane is served first.
const STUDY_EVERY: u64 = 4;
/// The most pieces of study that wait; more are refused.
const MOST_STUDY: usize = 256;

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
    /// Pressed when nobody needs it any more.
    pub(crate) stop: Stop,
    pub(crate) task: Task,
}

/// What is to be done.
pub(crate) enum Task {
    /// To look for a good step.
    Think {
        playing: Box<dyn AnyMatch>,
        brief: Brief,
        seed: u64,
        /// Gets what was found; nothing if the work was stopped or the game is over. It is called on an engine's thread.
        report: Box<dyn FnOnce(Option<Idea>) + Send>,
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
    waiting: Mutex<Waiting>,
    wake: Condvar,
    archives: Archives,
    metrics: Arc<Metrics>,
}

#[derive(Default)]
struct Waiting {
    play: VecDeque<Work>,
    study: VecDeque<Work>,
    served: u64,
    closed: bool,
}

impl Waiting {
    /// The next piece of work that somebody still needs.
    fn next(&mut self) -> Option<Work> {
        self.served += 1;
        let lanes = if self.served.is_multiple_of(STUDY_EVERY) {
            [&mut self.study, &mut self.play]
        } else {
            [&mut self.play, &mut self.study]
        };
        for lane in lanes {
            while let Some(work) = lane.pop_front() {
                if !work.stop.pressed() {
                    return Some(work);
                }
            }
        }
        None
    }
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
        let shared = Arc::new(Shared { waiting: Mutex::default(), wake: Condvar::new(), archives, metrics });
        for index in 0..threads.max(1) {
            let shared = shared.clone();
            let thread = std::thread::Builder::new().name(format!("engine-{index}"));
            thread.spawn(move || run(&shared)).expect("the system starts a few threads");
        }
        Engines { shared }
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.shared.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hands over a piece of work; whether it was taken.
    pub(crate) fn submit(&self, work: Work) -> bool {
        let mut waiting = self.waiting();
        if waiting.closed || (work.lane == Lane::Study && waiting.study.len() >= MOST_STUDY) {
            return false;
        }
        match work.lane {
            Lane::Play => waiting.play.push_back(work),
            Lane::Study => waiting.study.push_back(work),
        }
        self.shared.metrics.engine_queue.set((waiting.play.len() + waiting.study.len()) as i64);
        drop(waiting);
        self.shared.wake.notify_one();
        true
    }

    /// Takes no more work and ends the threads when they have finished what they do.
    pub(crate) fn close(&self) {
        let mut waiting = self.waiting();
        waiting.closed = true;
        waiting.play.iter().chain(&waiting.study).for_each(|work| work.stop.press());
        waiting.play.clear();
        waiting.study.clear();
        drop(waiting);
        self.shared.wake.notify_all();
    }
}

/// The size of a mind that a search of so many nodes fills, in mebibytes.
fn mind_size(nodes: Option<u64>) -> usize {
    match nodes {
        Some(..=50_000) => 1,
        Some(..=500_000) => 4,
        _ => 32,
    }
}

fn run(shared: &Shared) {
    // Thinking gives way to serving people. Where the system does not allow it, it only competes more.
    #[cfg(unix)]
    let _ = rustix::process::nice(10);
    let mut minds: Vec<(usize, Mind)> = Vec::new();
    let mut waiting = shared.waiting.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        if waiting.closed {
            return;
        }
        let Some(work) = waiting.next() else {
            waiting = shared.wake.wait(waiting).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        shared.metrics.engine_queue.set((waiting.play.len() + waiting.study.len()) as i64);
        drop(waiting);
        let begun = Instant::now();
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| match work.task {
            Task::Think { playing, brief, seed, report } => {
                let idea = think(playing.as_ref(), brief, seed, &work.stop, (&mut minds, &shared.archives));
                report(idea.filter(|_| !work.stop.pressed()));
            }
            Task::Prove(prove) => prove(),
        }));
        // Whoever waits for the report learns by its absence.
        if done.is_err() {
            tracing::error!("an engine panicked");
        }
        shared.metrics.engine_seconds.observe(begun.elapsed().as_secs_f64());
        waiting = shared.waiting.lock().unwrap_or_else(PoisonError::into_inner);
    }
}

fn think(
    playing: &dyn AnyMatch,
    brief: Brief,
    seed: u64,
    stop: &Stop,
    (minds, archives): (&mut Vec<(usize, Mind)>, &Archives),
) -> Option<Idea> {
    let size = mind_size(brief.limits.nodes);
    let known = minds.iter().position(|(other, _)| *other == size);
    let index = known.unwrap_or_else(|| {
        minds.push((size, Mind::new(size)));
        minds.len() - 1
    });
    let mind = &minds[index].1;
    // What was found for another table, maybe under other rules, would mislead.
    mind.clear();
    let archive = archives.of(playing).unwrap_or_else(|error| {
        tracing::warn!("a database cannot be used: {error}");
        None
    });
    let order =
        Order { brief, threads: 1, clock: &Watch(Instant::now()), stop, mind, archive: archive.as_ref(), lines: 1, seed };
    playing.think(&order, &mut |_| {})
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn work(lane: Lane, stop: &Stop, limits: hall::Limits, report: impl FnOnce(Option<Idea>) + Send + 'static) -> Work {
        let playing = hall::games()[0].open(&[], 0).unwrap();
        let task = Task::Think { playing, brief: Brief::full(limits), seed: 1, report: Box::new(report) };
        Work { lane, stop: stop.clone(), task }
    }

    #[test]
    fn both_lanes_are_served_and_stopped_work_is_not() {
        let engines = Engines::start(1, Archives::default(), Arc::default());
        let (done, order) = mpsc::channel();
        let stopped = Stop::new();
        stopped.press();
        let long = Stop::new();
        engines.submit(work(Lane::Play, &long, hall::Limits::default(), |idea| assert!(idea.is_none())));
        engines.submit(work(Lane::Play, &stopped, hall::Limits::nodes(10), |_| panic!("nobody needs it")));
        for name in ["p1", "p2", "p3", "p4", "p5", "p6"] {
            let done = done.clone();
            engines.submit(work(Lane::Play, &Stop::new(), hall::Limits::nodes(10), move |idea| {
                done.send((name, idea.is_some())).unwrap();
            }));
        }
        let study = done.clone();
        engines.submit(work(Lane::Study, &Stop::new(), hall::Limits::nodes(10), move |idea| {
            study.send(("study", idea.is_some())).unwrap();
        }));
        // The first would go on for ever; everything behind it waits until it is cancelled.
        assert!(order.recv_timeout(Duration::from_millis(50)).is_err());
        long.press();
        let served: Vec<(&str, bool)> = (0..7).map(|_| order.recv_timeout(Duration::from_secs(600)).unwrap()).collect();
        assert!(served.iter().all(|(_, found)| *found));
        let place = served.iter().position(|(name, _)| *name == "study").unwrap();
        assert!(place < 5, "the study lane is not forgotten: {served:?}");
        engines.close();
        assert!(!engines.submit(work(Lane::Play, &Stop::new(), hall::Limits::nodes(10), |_| {})));
    }
}
