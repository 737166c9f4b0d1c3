//! Thinker: engines on threads of their own. Each order has a switch; what is found goes back through a channel.

use crate::input::{Found, Input, Order, Task};
use engine::Thinker as _;
use engine::{Archive, Archives, Clock, Limits, Session, Stop, Strength, Thought, TranspositionTable, Wanted};
use hall::AnyMatch;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::time::{Duration, Instant};

/// How much the engines may remember together.
const TABLE_MEBIBYTES: usize = 64;
/// How long lines are looked for at most.
const LINES_TIME: Duration = Duration::from_secs(20);
/// How many positions a solver looks at before it gives up.
const SOLVER_NODES: u64 = 5_000_000;
/// How many nodes each step of a review gets.
const REVIEW_NODES: u64 = 20_000;

struct Watch(Instant);

impl Clock for Watch {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}

/// The engines of a program.
#[derive(Debug)]
pub(crate) struct Thinker {
    out: Sender<Input>,
    table: Arc<std::sync::OnceLock<TranspositionTable>>,
    /// The databases, and the endings that are part of the program.
    archives: Arc<Archives>,
    stops: HashMap<u64, Stop>,
}

impl Thinker {
    pub(crate) fn new(out: Sender<Input>, tables: Option<PathBuf>) -> Thinker {
        Thinker { out, table: Arc::default(), archives: Arc::new(Archives::new(tables)), stops: HashMap::new() }
    }

    pub(crate) fn cancel(&mut self, number: u64) {
        if let Some(stop) = self.stops.remove(&number) {
            stop.press();
        }
    }

    pub(crate) fn begin(&mut self, order: Order) {
        let stop = Stop::new();
        self.stops.insert(order.number, stop.clone());
        let (out, table, archives) = (self.out.clone(), self.table.clone(), self.archives.clone());
        std::thread::spawn(move || {
            let table = table.get_or_init(|| TranspositionTable::new(TABLE_MEBIBYTES));
            // A database that cannot be read was told of before the screen was opened; without it the engine thinks for itself.
            let archive = archives.of(order.playing.as_ref()).ok().flatten();
            work(order, &stop, table, archive.as_ref(), &out);
        });
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.stops.values().for_each(Stop::press);
    }
}

fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Does what was ordered. Nobody listens any more where sending fails, and then there is nothing left to do.
fn work(order: Order, stop: &Stop, table: &TranspositionTable, archive: Option<&Archive>, out: &Sender<Input>) {
    let Order { number, mut playing, task, seed } = order;
    let clock = Watch(Instant::now());
    let session = Session { clock: &clock, stop, archive, threads: threads(), seed, ..Session::new(table) };
    let send = |found: Found| out.send(Input::Found(found)).is_ok();
    match task {
        Task::Move(strength) => {
            let found = playing.think(&strength, &session, &mut |_| {});
            if let Some(thought) = found.filter(|_| !stop.pressed()) {
                send(Found::Thought { number, thought, done: true });
            }
        }
        Task::Lines(lines) => {
            let session = Session { lines, ..session };
            let strength = Strength::full(Limits::time(LINES_TIME));
            let mut report = |thought: &Thought| {
                send(Found::Thought { number, thought: thought.clone(), done: false });
            };
            let found = playing.think(&strength, &session, &mut report);
            if let Some(thought) = found.filter(|_| !stop.pressed()) {
                send(Found::Thought { number, thought, done: true });
            }
        }
        Task::Truth => {
            let answer = playing.solve(Wanted::Any, SOLVER_NODES, stop);
            if let Some(answer) = answer.filter(|_| !stop.pressed()) {
                send(Found::Truth { number, answer });
            }
        }
        Task::Review => review(number, playing.as_mut(), &session, &send),
    }
}

/// Judges the positions before every step, in order.
fn review(number: u64, playing: &mut dyn AnyMatch, session: &Session<'_>, send: &dyn Fn(Found) -> bool) {
    let entries = playing.len();
    let is_step: Vec<bool> = playing.history().map(|past| past.step().is_some()).collect();
    playing.undo(entries);
    let mut index = 0;
    for step in is_step {
        if session.stop.pressed() {
            return;
        }
        if step {
            // One thread: a review is the same every time.
            let session = Session { threads: 1, ..*session };
            let strength = Strength::full(Limits::nodes(REVIEW_NODES));
            let Some(thought) = playing.think(&strength, &session, &mut |_| {}) else { return };
            if !send(Found::Judged { number, index, thought }) {
                return;
            }
            index += 1;
        }
        playing.redo(1);
    }
}
