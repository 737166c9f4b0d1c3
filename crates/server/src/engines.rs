//! Engines: a bounded pool of plain threads that think for tables, never on the runtime that serves people.
//!
//! Work waits in two lanes. Players' opponents come first, but whoever studies is not forgotten: every few pieces of work the
//! study lane is served first. Within a lane short work comes before long, and what costs next to nothing before the rest; then
//! whoever has used least of the processor lately: by address first, for tables and visitors cost nothing to make and addresses do, and
//! within one address by person.
//! One thread does short work only, so that beginners' opponents and hints wait for no long search. The time of a long search
//! runs faster while others wait for one, also for those who come while it is under way.

use crate::config::Limits;
use crate::metrics::Metrics;
use engine::{Archives, Clock, Session, Stop, Strength, Thinker, Thought, TranspositionTable, Worth};
use hall::AnyMatch;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Every so many pieces of work the study lane is served first.
const STUDY_EVERY: u64 = 4;
/// When so many have used the processor, those who have not for long are forgotten.
const MOST_ACCOUNTS: usize = 1024;
/// After this time half of what an address has used is forgotten.
const HALF_LIFE: Duration = Duration::from_secs(20);
/// The least that is left of a long search, however many wait.
const LEAST: Duration = Duration::from_millis(500);
/// The longest that a search may take which is to be done in a moment.
const MOMENT: Duration = Duration::from_secs(1);

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

/// Whose use of the processor is counted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Account {
    Address(Option<IpAddr>),
    Person(Arc<str>),
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
}

impl Work {
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

#[derive(Default)]
struct Waiting {
    work: Vec<Work>,
    /// Seconds of processor time that each has used lately, and when that was reckoned.
    used: HashMap<Account, (f64, Option<Instant>)>,
    served: u64,
    closed: bool,
}

impl Waiting {
    /// What somebody has used lately.
    fn used(&self, account: &Account, now: Instant) -> f64 {
        let Some((seconds, at)) = self.used.get(account) else { return 0.0 };
        let passed = at.map_or(0.0, |at| (now - at).as_secs_f64());
        seconds * 0.5_f64.powf(passed / HALF_LIFE.as_secs_f64())
    }

    /// Puts down what a piece of work has cost.
    fn charge(&mut self, asker: Asker, cost: Duration, now: Instant) {
        let person = asker.visitor.map(Account::Person);
        for account in std::iter::once(Account::Address(asker.address)).chain(person) {
            let used = self.used(&account, now) + cost.as_secs_f64();
            self.used.insert(account, (used, Some(now)));
        }
        if self.used.len() > MOST_ACCOUNTS {
            let all: Vec<Account> = self.used.keys().cloned().collect();
            for account in all {
                if self.used(&account, now) < 0.01 {
                    self.used.remove(&account);
                }
            }
        }
    }

    /// Which of two pieces of work has the first claim: of another address, whose has used less; of the same, whose person has.
    fn claim(&self, one: &Work, other: &Work, now: Instant) -> std::cmp::Ordering {
        let used = |account: Account| self.used(&account, now);
        if one.asker.address != other.asker.address {
            let address = |work: &Work| used(Account::Address(work.asker.address));
            return address(one).total_cmp(&address(other));
        }
        let person = |work: &Work| work.asker.visitor.clone().map_or(0.0, |visitor| used(Account::Person(visitor)));
        person(one).total_cmp(&person(other))
    }

    /// The next piece of work that somebody still needs. `short`: only what is done in a moment.
    fn next(&mut self, short: bool, now: Instant) -> Option<Work> {
        self.work.retain(|work| !work.stop.pressed());
        self.served += 1;
        let first = if self.served.is_multiple_of(STUDY_EVERY) { Lane::Study } else { Lane::Play };
        let rank = |work: &Work| (!short && work.lane != first, !work.short, work.is_dear());
        let fit = self.work.iter().enumerate().filter(|(_, work)| work.short || !short);
        let best = fit.min_by(|(_, one), (_, other)| rank(one).cmp(&rank(other)).then_with(|| self.claim(one, other, now)));
        let index = best.map(|(index, _)| index)?;
        Some(self.work.remove(index))
    }

    fn of(&self, lane: Lane) -> usize {
        self.work.iter().filter(|work| work.lane == lane).count()
    }

    fn long(&self) -> usize {
        self.work.iter().filter(|work| !work.short).count()
    }

    /// The limit that keeps a piece of work from waiting, if any: more is asked for again a little later.
    fn refuses(&self, work: &Work, limits: &Limits) -> Option<&'static str> {
        let (asker, lane) = (&work.asker, work.lane);
        let own =
            |same: &dyn Fn(&Asker) -> bool| self.work.iter().filter(|work| work.lane == lane && same(&work.asker)).count();
        let person =
            asker.visitor.is_some() && own(&|other| other.visitor == asker.visitor) >= limits.engine_work_per_visitor;
        match lane {
            _ if own(&|other| other.address == asker.address) >= limits.engine_work_per_address => {
                Some("engine_work_per_address")
            }
            _ if person => Some("engine_work_per_visitor"),
            Lane::Study if self.of(Lane::Study) >= limits.engine_studies => Some("engine_studies"),
            _ => None,
        }
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

/// Time since thinking began, as a search counts it.
#[derive(Debug, Default)]
struct Pace {
    passed: Duration,
    counted: Duration,
}

impl Pace {
    /// So much has passed, and so many others wait: beyond the least that everybody has, it counts for them too.
    fn advance(&mut self, passed: Duration, others: usize, threads: usize) -> Duration {
        let step = passed.saturating_sub(self.passed);
        let own = LEAST.saturating_sub(self.passed).min(step);
        self.counted += own + (step - own) * (threads + others) as u32 / threads as u32;
        self.passed = self.passed.max(passed);
        self.counted
    }
}

/// The clock of a search.
struct Watch<'a> {
    begun: Instant,
    pace: Mutex<Pace>,
    /// Where to look who waits; nobody waits for what is short.
    shared: Option<&'a Shared>,
}

impl Clock for Watch<'_> {
    fn elapsed(&self) -> Duration {
        let (others, threads) = self.shared.map_or((0, 1), |shared| (shared.long.load(Ordering::Relaxed), shared.threads));
        let mut pace = self.pace.lock().unwrap_or_else(PoisonError::into_inner);
        pace.advance(self.begun.elapsed(), others, threads)
    }
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
    let mut desktop = Tools { tables: Vec::new(), shared };
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
        drop(waiting);
        let (begun, used, asker) = (Instant::now(), thread_time(), work.asker);
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| match work.task {
            Task::Think { playing, mut strength, seed, report } => {
                // A budget of nodes is a long time in some positions of some games.
                let most = if work.short { MOMENT } else { shared.limits.search };
                strength.limits.time = Some(strength.limits.time.map_or(most, |time| time.min(most)));
                let thought = desktop.think(playing.as_ref(), &strength, seed, &work.stop, work.short);
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
        waiting.charge(asker, thread_time().saturating_sub(used), Instant::now());
    }
}

/// What an engine's thread has at hand.
struct Tools<'a> {
    /// Transposition tables by their size in mebibytes.
    tables: Vec<(usize, TranspositionTable)>,
    shared: &'a Shared,
}

impl Tools<'_> {
    fn think(
        &mut self,
        playing: &dyn AnyMatch,
        strength: &Strength,
        seed: u64,
        stop: &Stop,
        short: bool,
    ) -> Option<Thought> {
        let size = table_size(strength.limits.nodes);
        let known = self.tables.iter().position(|(other, _)| *other == size);
        let index = known.unwrap_or_else(|| {
            self.tables.push((size, TranspositionTable::new(size)));
            self.tables.len() - 1
        });
        let table = &self.tables[index].1;
        // What was found for another table, maybe under other rules, would mislead.
        table.clear();
        let archive = self.shared.archives.of(playing).unwrap_or_else(|error| {
            tracing::warn!("a database cannot be used: {error}");
            None
        });
        let (pace, shared) = (Mutex::default(), (!short).then_some(self.shared));
        let clock = Watch { begun: Instant::now(), pace, shared };
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
        let limits = if short { engine::Limits::nodes(10) } else { engine::Limits::default() };
        let task = Task::Think { playing, strength: Strength::full(limits), seed: 1, report: Box::new(report) };
        let asker = Asker { address: Some([10, 0, 0, address].into()), visitor: None };
        Work { lane, short, asker, stop: stop.clone(), task }
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
    fn long_searches_share_their_time_with_whoever_comes_meanwhile() {
        let seconds = Duration::from_secs;
        let mut pace = Pace::default();
        assert_eq!(pace.advance(seconds(1), 0, 2), seconds(1), "nobody waits");
        assert_eq!(pace.advance(seconds(2), 2, 2), seconds(3), "two wait for two threads");
        assert_eq!(pace.advance(seconds(3), 8, 2), seconds(8), "a crowd has come");
        assert_eq!(pace.advance(seconds(3), 8, 2), seconds(8));
        // The least is everybody's own.
        let mut pace = Pace::default();
        assert_eq!(pace.advance(LEAST, 1000, 1), LEAST);
        assert!(pace.advance(LEAST + Duration::from_millis(10), 1000, 1) > seconds(5));
    }
}
