//! Think: iterative deepening over threads, to the best step and its score.

use crate::alpha_beta::{Node, Root, Shared, Worker};
use crate::fates::Fates;
use crate::limits::{Clock, Limits, Stop};
use crate::score::{CERTAIN, INFINITE, Value, is_certain_at, score_of};
use crate::table::TranspositionTable;
use kernel::{Evaluate, Fate, Key, Position, Score, Seating, Tactical};
use std::sync::atomic::{AtomicBool, Ordering};

/// A position that can be searched. Nothing has to be written for it: whatever can be ordered and evaluated is one.
/// ```
/// fn is_playable<P: search::Playable>() {}
/// is_playable::<testkit::toy::ToyPosition>();
/// ```
pub trait Playable: Tactical + Evaluate {}
impl<T: Tactical + Evaluate> Playable for T {}

/// What is known for certain about positions; none about most.
pub type Known<P> = dyn Fn(&P) -> Option<Fate> + Send + Sync;

/// What a search is given besides the position.
pub struct Thinking<'a, P: Position> {
    /// When to end.
    pub limits: Limits,
    /// How many threads think.
    pub threads: usize,
    /// The time.
    pub clock: &'a dyn Clock,
    /// The switch that ends it.
    pub stop: &'a Stop,
    /// What was found before.
    pub table: &'a TranspositionTable,
    /// Keys of repetition of the positions at starts of turns that the game has seen.
    pub history: &'a [Key],
    /// How many lines that begin with different steps are wanted, the best first.
    pub lines: usize,
    /// What is known, if anything.
    pub known: Option<&'a Known<P>>,
    /// A step that is known to keep a draw, if there is one: no other is looked at.
    pub drawing: Option<P::Step>,
}

/// One line of play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line<S = String> {
    /// Its steps.
    pub steps: Vec<S>,
    /// What it leads to, for the side that decides now.
    pub score: Score,
}

/// What a search has come to, so far or in the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought<S = String> {
    /// The best lines with their scores, the best first; at least one.
    pub lines: Vec<Line<S>>,
    /// Which of the lines is proposed: the best, but for players that err.
    pub chosen: usize,
    /// The deepest finished iteration, in turns.
    pub depth: u32,
    /// Nodes of the main thread while it goes on, of all threads in the end.
    pub nodes: u64,
}

impl<S> Thought<S> {
    /// A thought that proposes the first of its lines.
    pub(crate) fn new(lines: Vec<Line<S>>, depth: u32, nodes: u64) -> Thought<S> {
        Thought { lines, chosen: 0, depth, nodes }
    }

    /// The line that is proposed.
    pub fn line(&self) -> &Line<S> {
        &self.lines[self.chosen]
    }

    /// The step that is proposed.
    pub fn step(&self) -> &S {
        &self.line().steps[0]
    }

    /// The score of the proposed line.
    pub fn score(&self) -> Score {
        self.line().score
    }
}

/// Finds the best step of a position that is not over.
///
/// With one thread and no limit of time the same call gives the same answer and the same number of nodes.
pub fn think<P: Playable>(
    position: &P,
    seating: Seating,
    thinking: &Thinking<'_, P>,
    report: &mut dyn FnMut(&Thought<P::Step>),
) -> Option<Thought<P::Step>> {
    position.nth_step(0)?;
    // Where the root is known there is nothing to find out but which of the drawing steps is the best.
    let fates = thinking.known.and_then(|known| Fates::of(position, seating, known));
    if let Some(thought) = fates.as_ref().and_then(|fates| fates.decided(thinking.lines)) {
        return Some(thought);
    }
    let drawing = thinking.drawing.filter(|_| fates.is_none());
    let barred = match (&fates, drawing) {
        (Some(fates), _) => fates.losing(),
        (None, Some(drawing)) => position.steps().into_iter().filter(|&step| step != drawing).collect(),
        (None, None) => Vec::new(),
    };
    let first = position.steps().into_iter().find(|step| !barred.contains(step))?;
    let known = thinking.known.filter(|_| fates.is_none());
    thinking.table.new_generation();
    let shared = Shared {
        table: thinking.table,
        limits: thinking.limits,
        clock: thinking.clock,
        stop: thinking.stop,
        finished: AtomicBool::new(false),
    };
    let us = seating.side(position.actor());
    let root = Root { seating, us, history: thinking.history, known, barred: &barred };
    let worker = || Worker::<P>::new(&shared, root);
    let helpers = thinking.threads.saturating_sub(1);
    std::thread::scope(|scope| {
        let others: Vec<_> = (0..helpers)
            .map(|index| {
                let mut helper = worker();
                scope.spawn(move || {
                    // Helpers run ahead at different depths and share what they find through the table.
                    deepen(&mut helper, position, 1 + (index as u32 + 1) % 2, Sought { first, wanted: 1 }, &mut |_| {});
                    helper.nodes
                })
            })
            .collect();
        let mut main = worker();
        let mut thought = deepen(&mut main, position, 1, Sought { first, wanted: thinking.lines.max(1) }, report);
        shared.finished.store(true, Ordering::Relaxed);
        thought.nodes = main.nodes;
        for other in others {
            thought.nodes += other.join().expect("a helper does not panic");
        }
        if fates.is_some() || drawing.is_some() {
            thought.lines.iter_mut().for_each(|line| line.score = Score::Draw);
        }
        Some(thought)
    })
}

/// What iterative deepening looks for.
struct Sought<S> {
    /// The step that is played if nothing is found out at all.
    first: S,
    /// How many lines.
    wanted: usize,
}

/// Searches deeper and deeper until a limit or a proof.
fn deepen<P: Playable>(
    worker: &mut Worker<'_, P>,
    position: &P,
    first_depth: u32,
    Sought { first, wanted }: Sought<P::Step>,
    report: &mut dyn FnMut(&Thought<P::Step>),
) -> Thought<P::Step> {
    let unknown = Line { steps: vec![first], score: Score::Estimate(0) };
    let mut thought = Thought::new(vec![unknown], 0, 0);
    let only_one = worker.is_hurried() && position.count_steps() == 1 + worker.barred.len() as u64;
    for depth in first_depth..=worker.most_depth() {
        let unfinished = worker.unfinished;
        let lines = lines_at(worker, position, depth, wanted, &thought);
        if worker.stopped {
            // Values of different depths cannot be compared: several lines are kept as the last whole iteration found them.
            if !lines.is_empty() && (wanted == 1 || thought.depth == 0) {
                thought.lines = lines;
            }
            break;
        }
        if let Some(best) = lines.first() {
            let score = best.score;
            thought = Thought::new(lines, depth, worker.nodes);
            report(&thought);
            let proven = is_certain_at(score, depth);
            let exhausted = worker.unfinished == unfinished;
            // There is nothing to decide between, or nothing left to find.
            if exhausted || wanted == 1 && (proven || only_one) {
                break;
            }
        }
    }
    thought
}

/// What a win is called that does not hold against all opponents allied.
const ALL_BUT_WON: Value = 20_000;

/// The best lines at one depth: each is searched without the first steps of those before it.
fn lines_at<P: Playable>(
    worker: &mut Worker<'_, P>,
    position: &P,
    depth: u32,
    wanted: usize,
    last: &Thought<P::Step>,
) -> Vec<Line<P::Step>> {
    let mut lines: Vec<Line<P::Step>> = Vec::new();
    worker.left_out.clear();
    worker.left_out.extend_from_slice(worker.barred);
    while lines.len() < wanted {
        // What was best before is tried first, so that an iteration that is broken off has improved on it or kept it.
        let before = last.lines.iter().find(|line| lines.iter().all(|known| known.steps[0] != line.steps[0]));
        worker.try_first = before.filter(|_| last.depth > 0).map_or(0, |line| P::code(line.steps[0]));
        let expected = before.map_or(0, |line| line.score.centi());
        let unfinished = worker.unfinished;
        let value = window_search(worker, position, depth as i32, expected);
        let mut steps = worker.best_line().to_vec();
        let mut score = score_of(value);
        // Where nothing was taken for granted, what is no win and no loss is a draw.
        if worker.unfinished == unfinished && !score.is_proven() {
            score = Score::Draw;
        }
        if !worker.stopped && worker.wants_proof(value) {
            score = Score::Estimate(ALL_BUT_WON);
            if let Some((value, line)) = worker.proof(position, depth as i32) {
                (score, steps) = (score_of(value), line);
            }
        }
        let Some(&step) = steps.first() else { break };
        // Of a line that was broken off, the score is what was thought of it before.
        if worker.stopped {
            score = known_score(last, step).unwrap_or(score_of(expected));
        }
        lines.push(Line { steps, score });
        worker.left_out.push(step);
        if worker.stopped {
            break;
        }
    }
    lines
}

fn known_score<S: Copy + PartialEq>(last: &Thought<S>, step: S) -> Option<Score> {
    last.lines.iter().find(|line| line.steps[0] == step).map(|line| line.score)
}

/// Searches in a narrow window around the last value, and in wider ones if it falls outside.
fn window_search<P: Playable>(worker: &mut Worker<'_, P>, position: &P, depth: i32, last: Value) -> Value {
    if depth < 4 || last.abs() > CERTAIN {
        return worker.search(position, depth, Node::ROOT, -INFINITE, INFINITE);
    }
    let mut width = 24;
    let (mut alpha, mut beta) = (last - width, last + width);
    loop {
        let value = worker.search(position, depth, Node::ROOT, alpha, beta);
        let wide = (alpha <= -INFINITE || value > alpha) && (beta >= INFINITE || value < beta);
        if worker.stopped || wide {
            return value;
        }
        width *= 4;
        if value <= alpha {
            alpha = if width > 1000 { -INFINITE } else { value - width };
        } else {
            beta = if width > 1000 { INFINITE } else { value + width };
        }
    }
}
