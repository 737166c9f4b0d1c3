//! Engines: a bounded pool of plain threads that think for tables, never on the runtime that serves people.
//!
//! Work waits in two lanes. Players' opponents come first, but whoever studies is not forgotten: every few pieces of work the
//! study lane is served first. Within a lane short work comes before long, and what costs next to nothing before the rest; then
//! whoever has used least of the processor lately: by address first, for tables and visitors cost nothing to make and addresses do, and
//! within one address by person.
//! One thread does short work only, so that beginners' opponents and hints wait for no long search; all that waits together is done
//! within the moment that each of them has. The time of a long search runs faster while others wait for one, also for those who come
//! while it is under way; when it has had its least it gives way to whoever has used less, and goes on later.

mod pace;
mod slice;
mod waiting;

use crate::config::Limits;
use crate::metrics::Metrics;
use engine::{Archives, Stop, Strength, Thought, Worth};
use hall::AnyMatch;
use pace::moment;
use slice::{Long, Order, SUSPENDED, Slice, Suspended, Tools};
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use waiting::Waiting;

/// A search of so many nodes costs next to nothing.
const CHEAP: u64 = 50_000;

/// What a piece of work is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lane {
    /// A seat that somebody waits for.
    Play,
    /// Hints, evaluations and reviews.
    Study,
}

/// Who waits for a piece of work.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Asker {
    /// As limits see it.
    pub(crate) address: Option<IpAddr>,
    pub(crate) visitor: Option<Arc<str>>,
}

impl Asker {
    pub(crate) fn new(address: Option<IpAddr>, visitor: &str) -> Asker {
        Asker { address, visitor: Some(visitor.into()) }
    }
}

/// A piece of work.
pub(crate) struct Work {
    pub(crate) lane: Lane,
    /// Whether it is done in a moment.
    pub(crate) short: bool,
    pub(crate) asker: Asker,
    /// Pressed when nobody needs it any more.
    pub(crate) stop: Stop,
    pub(crate) task: Task,
    /// Since when it waits.
    since: Instant,
    /// What was found of it before it gave way to others.
    so_far: Option<Suspended>,
}

impl Work {
    pub(crate) fn new(lane: Lane, short: bool, asker: Asker, stop: Stop, task: Task) -> Work {
        Work { lane, short, asker, stop, task, since: Instant::now(), so_far: None }
    }

    /// Whether it gave way to others and its time ran out meanwhile: nothing is left to be done but to say what was found.
    fn is_over(&self, now: Instant) -> bool {
        let Some(so_far) = &self.so_far else { return false };
        matches!(&self.task, Task::Think { strength, .. } if strength.limits.time.is_some_and(|time| so_far.counted(now) >= time))
    }

    /// Says what was found, for there is no room to wait with it.
    fn finish(self) {
        if let (Task::Think { report, .. }, Some(so_far)) = (self.task, self.so_far) {
            report(Some(so_far.into_thought()).filter(|_| !self.stop.pressed()));
        }
    }

    /// Whether it may take a good part of a second: beginners' opponents of most games are done a thousand times as fast, and need not
    /// wait for the few that are not.
    fn is_dear(&self) -> bool {
        match &self.task {
            Task::Think { strength, .. } => strength.limits.nodes.is_none_or(|nodes| nodes > CHEAP),
            Task::Prove(_) => true,
        }
    }
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
    limits: Limits,
    waiting: Mutex<Waiting>,
    /// How many long searches wait: those under way look at it.
    long: AtomicUsize,
    wake: Condvar,
    archives: Archives,
    metrics: Arc<Metrics>,
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

impl Engines {
    /// Starts so many threads.
    pub(crate) fn start(threads: usize, limits: Limits, archives: Archives, metrics: Arc<Metrics>) -> Engines {
        let threads = threads.max(1);
        let (waiting, long, wake) = Default::default();
        let shared = Arc::new(Shared { threads, limits, waiting, long, wake, archives, metrics });
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

    /// Whether the solved endings prove that neither side can win. They are looked up, not searched: it takes no engine.
    pub(crate) fn proves_draw(&self, playing: &dyn AnyMatch) -> bool {
        matches!(self.shared.archives.of(playing), Ok(Some(archive)) if archive.worth(playing) == Some(Worth::Draw))
    }

    /// Hands over a piece of work; whether it was taken.
    pub(crate) fn submit(&self, work: Work) -> bool {
        let mut waiting = self.waiting();
        if waiting.closed {
            return false;
        }
        if let Some(limit) = waiting.refuses(&work, &self.shared.limits) {
            drop(waiting);
            self.shared.metrics.limited(limit);
            return false;
        }
        waiting.work.push(work);
        self.shared.count(&waiting);
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

impl Shared {
    /// Tells how much waits.
    fn count(&self, waiting: &Waiting) {
        self.metrics.engine_queue.set(waiting.work.len() as i64);
        self.long.store(waiting.long(), Ordering::Relaxed);
    }
}

fn run(shared: &Shared, short: bool) {
    // Thinking gives way to serving people. Where the system does not allow it, it only competes more.
    #[cfg(unix)]
    let _ = rustix::process::nice(10);
    let mut tools = Tools::new(shared);
    let mut waiting = shared.waiting.lock().unwrap_or_else(PoisonError::into_inner);
    loop {
        if waiting.closed {
            return;
        }
        let Some(work) = waiting.next(short, Instant::now()) else {
            waiting = shared.wake.wait(waiting).unwrap_or_else(PoisonError::into_inner);
            continue;
        };
        shared.count(&waiting);
        let behind = waiting.work.iter().filter(|work| work.short).count();
        drop(waiting);
        let (begun, used, asker) = (Instant::now(), thread_time(), work.asker.clone());
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| serve(&mut tools, work, behind)));
        shared.metrics.engine_seconds.observe(begun.elapsed().as_secs_f64());
        waiting = shared.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.charge(asker, thread_time().saturating_sub(used), Instant::now());
        match done {
            Ok(None) => {}
            Ok(Some(work)) if waiting.closed => drop(work),
            Ok(Some(work)) if waiting.suspended() < SUSPENDED => {
                waiting.work.push(work);
                shared.count(&waiting);
            }
            Ok(Some(work)) => {
                drop(waiting);
                work.finish();
                waiting = shared.waiting.lock().unwrap_or_else(PoisonError::into_inner);
            }
            // Whoever waits for the report learns by its absence.
            Err(_) => tracing::error!("an engine panicked"),
        }
    }
}

/// Does a piece of work, or the next slice of it: what comes back gave way to others and wants to go on. So many short ones wait behind it.
fn serve(tools: &mut Tools<'_>, mut work: Work, behind: usize) -> Option<Work> {
    let shared = tools.shared();
    match work.task {
        Task::Think { playing, mut strength, seed, report } => {
            // A budget of nodes is a long time in some positions of some games.
            let most = if work.short { moment(work.since.elapsed(), behind) } else { shared.limits.search };
            strength.limits.time = Some(strength.limits.time.map_or(most, |time| time.min(most)));
            let long = (!work.short).then_some(Long { shared, asker: &work.asker, lane: work.lane });
            let order = Order { playing: playing.as_ref(), strength: &strength, seed, stop: &work.stop, long };
            match tools.think(&order, work.so_far.take()) {
                Slice::GaveWay(so_far) => {
                    let task = Task::Think { playing, strength, seed, report };
                    return Some(Work { task, so_far: Some(so_far), ..work });
                }
                Slice::Done(thought) => report(thought.filter(|_| !work.stop.pressed())),
            }
        }
        Task::Prove(prove) => prove(),
    }
    None
}

#[cfg(test)]
mod tests {
    use super::waiting::Account;
    use super::*;
    use std::collections::HashMap;
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
        let limits = if short { engine::Limits::nodes(10) } else { engine::Limits::default() };
        let task = Task::Think { playing, strength: Strength::full(limits), seed: 1, report: Box::new(report) };
        let asker = Asker { address: Some([10, 0, 0, address].into()), visitor: None };
        Work::new(lane, short, asker, stop.clone(), task)
    }

    /// The same for a person at that address.
    fn person(address: u8, name: &str) -> Work {
        let mut work = work(Lane::Play, false, address, &Stop::new(), |_| {});
        work.asker.visitor = Some(name.into());
        work
    }

    #[test]
    fn what_costs_next_to_nothing_does_not_wait_for_what_takes_half_a_second() {
        let now = Instant::now();
        let mut waiting = Waiting::default();
        // Whoever asks for the dear one has used less, and came first.
        let mut dear = work(Lane::Play, true, 1, &Stop::new(), |_| {});
        if let Task::Think { strength, .. } = &mut dear.task {
            strength.limits.nodes = Some(CHEAP + 1);
        }
        waiting.charge(Asker { address: Some([10, 0, 0, 2].into()), visitor: None }, Duration::from_secs(3), now);
        waiting.work.push(dear);
        waiting.work.push(work(Lane::Play, true, 2, &Stop::new(), |_| {}));
        let order: Vec<bool> = std::iter::from_fn(|| waiting.next(true, now)).map(|work| work.is_dear()).collect();
        assert_eq!(order, [false, true]);
    }

    #[test]
    fn short_work_is_done_whatever_waits() {
        let engines = Engines::start(1, Limits::default(), Archives::default(), Arc::default());
        // Searches without end, from one address: one runs, the others wait, and more than so many are refused.
        let stops: Vec<Stop> = (0..=Limits::default().engine_work_per_address).map(|_| Stop::new()).collect();
        let mut taken = 0;
        for stop in &stops {
            taken += usize::from(engines.submit(work(Lane::Play, false, 1, stop, |_| {})));
        }
        let most = Limits::default().engine_work_per_address;
        assert!((most..=most + 1).contains(&taken), "{taken}");
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
        let asker = |address: u8| Asker { address: Some([10, 0, 0, address].into()), visitor: None };
        waiting.charge(asker(1), Duration::from_secs(9), now);
        waiting.charge(asker(3), Duration::from_secs(2), now);
        let mut served = Vec::new();
        while let Some(work) = waiting.next(false, now) {
            served.push((work.lane, work.asker.address.unwrap()));
        }
        let expected = [(Lane::Play, 2), (Lane::Play, 3), (Lane::Play, 1), (Lane::Study, 1), (Lane::Play, 1)];
        assert_eq!(served, expected.map(|(lane, address)| (lane, [10, 0, 0, address].into())));
        // What was used is forgotten with time.
        let account = Account::Address(Some([10, 0, 0, 1].into()));
        let used = |after: u64| waiting.used(&account, now + Duration::from_secs(after));
        assert!(used(0) > 8.9 && used(20) < 4.6 && used(200) < 0.02);
        // What nobody needs any more is not done.
        waiting.work.push(work(Lane::Play, true, 1, &stop, |_| {}));
        stop.press();
        assert!(waiting.next(false, now).is_none());
    }

    #[test]
    fn persons_of_one_address_are_served_by_what_each_has_used() {
        let now = Instant::now();
        let mut waiting = Waiting::default();
        for name in ["greedy", "greedy", "modest"] {
            waiting.work.push(person(1, name));
        }
        waiting.work.push(person(2, "elsewhere"));
        waiting.charge(Asker { address: None, visitor: Some("greedy".into()) }, Duration::from_secs(3), now);
        waiting.charge(person(1, "modest").asker, Duration::from_secs(1), now);
        let mut served = Vec::new();
        while let Some(work) = waiting.next(false, now) {
            served.push(work.asker.visitor.unwrap().to_string());
        }
        assert_eq!(served, ["elsewhere", "modest", "greedy", "greedy"]);
        // One person has a smaller share of what may wait than a whole address.
        waiting.work.extend((0..Limits::default().engine_work_per_visitor).map(|_| person(1, "greedy")));
        let refuses = |work: &Work| waiting.refuses(work, &Limits::default());
        assert_eq!(refuses(&person(1, "greedy")), Some("engine_work_per_visitor"));
        assert_eq!(refuses(&person(2, "greedy")), Some("engine_work_per_visitor"), "wherever he asks from");
        assert_eq!(refuses(&person(1, "modest")), None);
    }

    #[test]
    fn a_long_search_gives_way_and_goes_on_where_it_was() {
        let hour = Duration::from_secs(3600);
        let limits = Limits { search: hour, ..Limits::default() };
        let engines = Engines::start(1, limits, Archives::default(), Arc::default());
        let (done, order) = mpsc::channel();
        let ask = |address: u8, nodes: u64| {
            let done = done.clone();
            let report = move |idea: Option<Thought>| done.send((address, idea.map_or(0, |idea| idea.nodes))).unwrap();
            let mut work = work(Lane::Play, false, address, &Stop::new(), report);
            if let Task::Think { strength, .. } = &mut work.task {
                strength.limits = engine::Limits { time: Some(hour), ..engine::Limits::nodes(nodes) };
            }
            assert!(engines.submit(work));
        };
        // Far more than half a second's work, and while it is done somebody comes who has used nothing: he is served before it
        // is through, and it is thought to its end all the same.
        let budget = 12_000_000;
        ask(1, budget);
        while !engines.waiting().work.is_empty() {
            std::thread::yield_now();
        }
        ask(2, 60_000);
        let served: HashMap<u8, u64> = (0..2).map(|_| order.recv_timeout(Duration::from_secs(600)).unwrap()).collect();
        assert!(served[&1] >= budget * 9 / 10, "{served:?}");
        engines.close();
    }

    #[test]
    fn whose_time_ran_out_while_it_waited_is_told_what_was_found() {
        let (done, order) = mpsc::channel();
        let asked = work(Lane::Play, false, 1, &Stop::new(), move |idea| done.send(idea.is_some()).unwrap());
        let shared = Engines::start(1, Limits::default(), Archives::default(), Arc::default()).shared;
        let mut tools = Tools::new(&shared);
        // It gives way as soon as it may: somebody else waits, who has used nothing.
        let other = Stop::new();
        let endless = work(Lane::Play, false, 2, &other, |_| {});
        assert!(Engines { shared: shared.clone() }.submit(endless));
        assert!(Engines { shared: shared.clone() }.submit(work(Lane::Play, false, 3, &other, |_| {})));
        let asked = serve(&mut tools, asked, 0).expect("it gave way");
        let (now, late) = (Instant::now(), Instant::now() + Limits::default().search);
        assert!(!asked.is_over(now) && asked.is_over(late));
        let mut waiting = Waiting::default();
        waiting.work.push(work(Lane::Play, true, 4, &Stop::new(), |_| {}));
        waiting.work.push(asked);
        assert_eq!(waiting.suspended(), 1);
        let first = waiting.next(true, late).expect("two wait");
        assert!(first.so_far.is_some(), "even by the thread that does short work only");
        first.finish();
        assert_eq!(order.recv(), Ok(true));
        other.press();
    }

    #[test]
    fn a_long_search_gives_way_to_whoever_has_used_less() {
        let now = Instant::now();
        let mut waiting = Waiting::default();
        let (greedy, modest) = (person(1, "greedy").asker, person(1, "modest").asker);
        waiting.charge(greedy.clone(), Duration::from_secs(5), now);
        let ran = Duration::from_secs(1);
        assert!(!waiting.gives_way(&greedy, Lane::Play, ran, now), "nobody waits");
        waiting.work.push(person(1, "greedy"));
        assert!(!waiting.gives_way(&greedy, Lane::Play, ran, now), "nobody ends for his own next search");
        waiting.work.push(person(1, "modest"));
        assert!(waiting.gives_way(&greedy, Lane::Play, ran, now));
        waiting.work.clear();
        waiting.work.push(person(1, "greedy"));
        assert!(!waiting.gives_way(&modest, Lane::Play, ran, now), "less is less");
        waiting.work.push(person(2, "elsewhere"));
        assert!(waiting.gives_way(&modest, Lane::Play, ran, now), "another address has used nothing");
        // Whoever studies does not end a game's search.
        waiting.work.clear();
        waiting.work.push(work(Lane::Study, false, 3, &Stop::new(), |_| {}));
        assert!(!waiting.gives_way(&greedy, Lane::Play, ran, now) && waiting.gives_way(&greedy, Lane::Study, ran, now));
    }
}
