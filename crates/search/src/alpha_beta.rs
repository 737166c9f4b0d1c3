//! Alpha-beta: principal-variation search for one side against all others.
//!
//! Values are seen by whoever decides: the root's side or its opponents. The sign changes only when that changes, so a turn
//! may hold several steps of one side, and depth is spent by turns.
//!
//! Against several opponents only one of them looks for its best reply between two of our turns; the others play the step that
//! comes first in order. That sees further than an alliance of all against one, which hardly ever is. A win found that way is no
//! proof, so it is tried against the alliance before it is called one.

use crate::limits::{Clock, Limits, Stop};
use crate::ordering::{Here, MoveOrdering, Ranked, Urgent, pick};
use crate::score::{CERTAIN, INFINITE, KNOWN, SURE, Value, WIN};
use crate::table::{Bound, Found, TranspositionTable};
use crate::think::{Known, Playable};
use kernel::{Fate, Key, Outcome, Seating, Side};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

/// The most steps below the root.
pub(crate) const MOST_PLIES: usize = 240;
/// By how much an estimate is divided where the position is known to be drawn, and how large it may still be.
const DRAWN_SHARE: Value = 16;
const DRAWN_MOST: Value = 40;
/// How often the clock is read, in nodes.
const CLOCK_NODES: u64 = 128;

/// What all threads of one search share.
pub(crate) struct Shared<'a> {
    pub(crate) table: &'a TranspositionTable,
    pub(crate) limits: Limits,
    pub(crate) clock: &'a dyn Clock,
    pub(crate) stop: &'a Stop,
    /// Set when the main thread is done.
    pub(crate) finished: AtomicBool,
}

/// What a search begins with besides its position.
pub(crate) struct Root<'a, P: Playable> {
    pub(crate) seating: Seating,
    /// The side that decides.
    pub(crate) us: Side,
    /// Keys of repetition of the positions that the game has seen.
    pub(crate) history: &'a [Key],
    pub(crate) known: Option<&'a Known<P>>,
    /// Steps that are never looked at: they are known to be worse.
    pub(crate) barred: &'a [P::Step],
}

impl<P: Playable> Clone for Root<'_, P> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<P: Playable> Copy for Root<'_, P> {}

/// A window of values: what lies outside is not looked at closely.
#[derive(Clone, Copy, Debug)]
struct Window {
    alpha: Value,
    beta: Value,
}

/// The steps of a node that were gathered for trying.
#[derive(Clone, Copy, Debug)]
struct Gathered {
    /// Where they begin in the worker's list.
    first: usize,
    /// What the quiet steps, which were left out, could bring at most.
    ceiling: Option<Value>,
}

/// One thread of a search.
pub(crate) struct Worker<'a, P: Playable> {
    shared: &'a Shared<'a>,
    seating: Seating,
    us: Side,
    salt: u64,
    memory: MoveOrdering,
    /// Steps of all plies, one after the other.
    steps: Vec<Ranked<P::Step>>,
    /// Keys of repetition at starts of turns from the game's history down the path: no side's and no opponent's salt is in them.
    path: Vec<Key>,
    /// How much of the path is the game's history.
    history: usize,
    line: Vec<Vec<P::Step>>,
    /// Steps of the root that are not looked at: the lines they begin are known.
    pub(crate) left_out: Vec<P::Step>,
    /// Steps of the root that are never looked at: they are known to be worse.
    pub(crate) barred: &'a [P::Step],
    known: Option<&'a Known<P>>,
    /// The code of the root's step that is tried first; 0 for none.
    pub(crate) try_first: u32,
    /// Whether all opponents look for their best steps, as if allied.
    allied: bool,
    pub(crate) nodes: u64,
    /// How often something was taken for granted instead of being searched to the end: an estimate, a step left out, a repetition of
    /// what the game has seen. Where it did not grow, the tree was exhausted.
    pub(crate) unfinished: u64,
    /// How often an end depended on the way to it (a repetition on the path, a limit of turns): true here, but not for the table.
    by_the_way: u64,
    pub(crate) stopped: bool,
}

impl<'a, P: Playable> Worker<'a, P> {
    pub(crate) fn new(shared: &'a Shared<'a>, root: Root<'a, P>) -> Self {
        let Root { seating, us, history, known, barred } = root;
        Worker {
            shared,
            seating,
            us,
            salt: salt(seating, us, false),
            memory: MoveOrdering::new(P::SLOTS, MOST_PLIES + 2),
            steps: Vec::with_capacity(1024),
            path: history.to_vec(),
            history: history.len(),
            line: vec![Vec::new(); MOST_PLIES + 2],
            left_out: Vec::new(),
            barred,
            known,
            try_first: 0,
            allied: seating.sides() <= 2,
            nodes: 0,
            unfinished: 0,
            by_the_way: 0,
            stopped: false,
        }
    }

    /// The proof of a win that was found: its value and line if it holds against all opponents allied.
    pub(crate) fn proof(&mut self, position: &P, depth: i32) -> Option<(Value, Vec<P::Step>)> {
        self.ally(true);
        let value = self.search(position, depth, Node::ROOT, SURE, INFINITE);
        self.ally(false);
        (value > SURE && !self.stopped).then(|| (value, self.best_line().to_vec()))
    }

    fn ally(&mut self, allied: bool) {
        self.allied = allied;
        self.salt = salt(self.seating, self.us, allied);
    }

    /// Whether a value is a win that has still to be proven.
    pub(crate) fn wants_proof(&self, value: Value) -> bool {
        !self.allied && value > SURE
    }

    /// The deepest iteration the limits allow.
    pub(crate) fn most_depth(&self) -> u32 {
        self.shared.limits.depth.unwrap_or(u32::MAX).min(MOST_PLIES as u32 / 2)
    }

    /// Whether time is short: a game is being played.
    pub(crate) fn is_hurried(&self) -> bool {
        self.shared.limits.time.is_some()
    }

    /// The principal variation of the last search of the root.
    pub(crate) fn best_line(&self) -> &[P::Step] {
        &self.line[0]
    }

    #[inline]
    fn ours(&self, position: &P) -> bool {
        self.seating.side(position.actor()) == self.us
    }

    /// The value of an end for whoever decides.
    fn end_value(&self, outcome: Outcome, ours: bool, turns: usize) -> Value {
        let won = outcome.winners.has(self.us);
        let value = match (won, outcome.winners.len()) {
            (true, 1) => WIN - turns as Value,
            (true, _) => 0,
            (false, _) => turns as Value - WIN,
        };
        if ours { value } else { -value }
    }

    fn check_limits(&mut self) {
        let shared = self.shared;
        if shared.limits.nodes.is_some_and(|most| self.nodes >= most) {
            self.stopped = true;
        }
        if self.nodes.is_multiple_of(CLOCK_NODES) {
            let late = shared.limits.time.is_some_and(|time| shared.clock.elapsed() >= time);
            self.stopped |= late || shared.stop.pressed() || shared.finished.load(Ordering::Relaxed);
        }
    }

    /// Whether the same position stood earlier in the game or on the path.
    #[inline]
    fn repeats(&mut self, position: &P, key: Key) -> bool {
        let earlier = self.path.iter().rev().take(position.recent_turns()).position(|&earlier| earlier == key);
        // Whoever can win need not repeat a position of the tree, but may have to come back to one of the game: that proves nothing.
        match earlier.map(|back| self.path.len() - 1 - back) {
            Some(at) if at < self.history => self.unfinished += 1,
            Some(_) => self.by_the_way += 1,
            None => {}
        }
        earlier.is_some()
    }

    /// Searches a child, seen by whoever decides in the parent.
    #[inline]
    fn below(&mut self, child: &P, ours: bool, depth: i32, node: Node, alpha: Value, beta: Value) -> Value {
        if self.ours(child) == ours {
            self.search(child, depth, node, alpha, beta)
        } else {
            -self.search(child, depth, node, -beta, -alpha)
        }
    }

    /// The value of a position for whoever decides in it, at least for windows it falls into.
    // Long: each cut needs what those before it found out, and is worth nothing unless it comes in this order.
    pub(crate) fn search(&mut self, position: &P, depth: i32, node: Node, mut alpha: Value, mut beta: Value) -> Value {
        self.line[node.ply].clear();
        if depth <= 0 {
            return self.quiescence(position, node, alpha, beta);
        }
        self.nodes += 1;
        self.check_limits();
        if self.stopped {
            return 0;
        }
        let ours = self.ours(position);
        let root = node.ply == 0;
        let starts_turn = position.starts_turn();
        let own_key = position.key();
        let key = Key(own_key.0 ^ self.salt ^ node.replier.salt());
        // Repetition is what the rules say it is, whoever searches and whoever replies.
        let repetition = position.repetition_key(own_key);
        if !root {
            if starts_turn {
                if let Some(outcome) = position.limit() {
                    self.by_the_way += 1;
                    // A win goes before a limit; whoever is stuck here has lost instead.
                    return self.end_value(position.outcome().unwrap_or(outcome), ours, node.turns);
                }
                if self.repeats(position, repetition) {
                    return 0;
                }
            }
            if let Some(value) = self.known_value(position, ours, node.turns) {
                return value;
            }
            if node.ply >= MOST_PLIES {
                self.unfinished += 1;
                return self.value(position, ours);
            }
            // No line from here can beat a win already found nearer to the root.
            alpha = alpha.max(node.turns as Value - WIN);
            beta = beta.min(WIN - node.turns as Value);
            if alpha >= beta {
                return alpha;
            }
        }
        let window = beta - alpha > 1;
        let mut table_code = 0;
        if is_remembered(position, depth)
            && let Some(found) = self.shared.table.probe(key, node.turns)
        {
            table_code = found.code;
            if !window && found.depth >= depth {
                let enough = match found.bound {
                    Bound::Exact => true,
                    Bound::Lower => found.value >= beta,
                    Bound::Upper => found.value <= alpha,
                };
                if enough {
                    self.unfinished += u64::from(!found.exhausted);
                    return found.value;
                }
            }
        }
        if root && self.try_first != 0 {
            table_code = self.try_first;
        }
        if !root
            && !window
            && starts_turn
            && let Some(value) = self.good_enough(position, ours, depth, node, beta, repetition)
        {
            return value;
        }
        let mut ceiling = self.futile_below(position, ours, depth, alpha, beta).filter(|_| !root && starts_turn);
        let first = self.steps.len();
        if let Some(most) = ceiling {
            match self.gather_forcing(position, ours, node.ply) {
                (_, 0..=1) => ceiling = None,
                (0, _) => {
                    self.unfinished += 1;
                    return most;
                }
                _ => {}
            }
        }
        if ceiling.is_none() {
            self.steps.truncate(first);
            self.gather(position, ours, node.ply, table_code);
        }
        if root {
            let Worker { steps, left_out, .. } = self;
            steps.retain(|ranked| !left_out.contains(&ranked.step));
            if steps.is_empty() {
                return -INFINITE;
            }
        }
        let count = self.steps.len() - first;
        if count == 0 {
            let outcome = position.outcome().expect("a position without steps is over");
            return self.end_value(outcome, ours, node.turns);
        }
        if starts_turn {
            self.path.push(repetition);
        }
        let best = self.try_steps(position, depth, node, Window { alpha, beta }, Gathered { first, ceiling }, key);
        if starts_turn {
            self.path.pop();
        }
        self.steps.truncate(first);
        best
    }

    /// A value that is good enough for whoever decides, where that is plain without trying a step: what stands there is worth far more
    /// than is needed, or the opponent may even move twice.
    #[inline]
    fn good_enough(
        &mut self,
        position: &P,
        ours: bool,
        depth: i32,
        node: Node,
        beta: Value,
        repetition: Key,
    ) -> Option<Value> {
        let pruning = P::PRUNING?;
        if beta.abs() > CERTAIN || self.seating.sides() > 2 || !position.is_quiet() {
            return None;
        }
        let value = self.value_between(position, ours, beta - 1, beta + pruning.margin * depth);
        let plenty = value - pruning.margin * depth;
        if depth <= pruning.margin_turns && plenty >= beta {
            self.unfinished += 1;
            return Some(plenty);
        }
        if node.passed || depth < pruning.pass_turns || value < beta {
            return None;
        }
        let child = position.passed()?;
        let before = (self.unfinished, self.by_the_way);
        self.path.push(repetition);
        let next = Node { ply: node.ply + 1, turns: node.turns + 1, replier: Replier::NONE, passed: true };
        let reduced = depth - 1 - pruning.pass_reduction - depth / pruning.pass_share;
        let value = self.below(&child, ours, reduced, next, beta - 1, beta);
        self.path.pop();
        if self.stopped {
            return Some(0);
        }
        if value < beta {
            // Nothing was taken for granted after all.
            (self.unfinished, self.by_the_way) = before;
            return None;
        }
        self.unfinished += 1;
        // A win that was found after passing is no win.
        Some(value.min(CERTAIN))
    }

    /// What quiet steps can bring at most, where that is not enough to be worth a look.
    #[inline]
    fn futile_below(&self, position: &P, ours: bool, depth: i32, alpha: Value, beta: Value) -> Option<Value> {
        let margin = P::FUTILITY_MARGIN?;
        if depth > 1 || beta - alpha > 1 || alpha.abs() > CERTAIN || !position.is_quiet() {
            return None;
        }
        let most = self.value_between(position, ours, alpha - margin, beta) + margin;
        (most <= alpha).then_some(most)
    }

    #[inline]
    fn gather(&mut self, position: &P, ours: bool, ply: usize, table_code: u32) {
        let Worker { steps, memory, .. } = self;
        let _ = position.visit_urgencies::<()>(&mut |step, urgency| {
            memory.rank(steps, position, Urgent { step, urgency }, Here { ours, ply, table_code });
            ControlFlow::Continue(())
        });
    }

    /// The forcing steps alone; tells how many there are, and how many steps of any kind.
    #[inline]
    fn gather_forcing(&mut self, position: &P, ours: bool, ply: usize) -> (usize, usize) {
        let Worker { steps, memory, .. } = self;
        let (before, mut all) = (steps.len(), 0);
        let _ = position.visit_urgencies::<()>(&mut |step, urgency| {
            all += 1;
            if urgency > 0 {
                memory.rank(steps, position, Urgent { step, urgency }, Here { ours, ply, table_code: 0 });
            }
            ControlFlow::Continue(())
        });
        (steps.len() - before, all)
    }

    // Long: one loop over steps whose reductions depend on all that the steps before came to.
    fn try_steps(
        &mut self,
        position: &P,
        depth: i32,
        node: Node,
        Window { mut alpha, beta }: Window,
        Gathered { first, ceiling }: Gathered,
        key: Key,
    ) -> Value {
        let ours = self.ours(position);
        let window = beta - alpha > 1;
        let count = self.steps.len() - first;
        let old_alpha = alpha;
        let before = (self.unfinished, self.by_the_way);
        let mut best = ceiling.unwrap_or(-INFINITE);
        let mut best_index = 0;
        let mut quiet = 0;
        let late_move_limit = if node.ply == 0 { usize::MAX } else { position.late_move_limit(depth) };
        let side = self.seating.side(position.actor());
        let several = !self.allied && !ours;
        let looked_at = if several && node.replier.is_another(side) { 1 } else { count };
        self.unfinished += u64::from(looked_at < count || ceiling.is_some());
        for index in 0..looked_at {
            let ranked = pick(&mut self.steps[first..], index);
            if !ranked.forcing && index > 0 {
                quiet += 1;
                if quiet > late_move_limit && best > -CERTAIN {
                    self.unfinished += 1;
                    break;
                }
            }
            let child = position.child(ranked.step);
            let turn_over = child.starts_turn();
            // A forced answer costs no depth, and neither does a step inside a turn.
            let spent = i32::from(turn_over && (count > 1 || ceiling.is_some() || node.turns > 2 * ROOT_DEPTH_GUARD));
            let replier = match (several, index) {
                (false, _) => Replier::NONE,
                (true, 0) => node.replier,
                (true, _) => Replier::of(side),
            };
            let next = Node { ply: node.ply + 1, turns: node.turns + usize::from(turn_over), replier, passed: false };
            let new_depth = depth - spent;
            let value = if index == 0 {
                self.below(&child, ours, new_depth, next, alpha, beta)
            } else {
                let reduction = if ranked.forcing || depth < 3 || index < 3 {
                    0
                } else {
                    reduction(depth, index, P::REDUCTION_SHARE) - i32::from(window)
                }
                .clamp(0, (new_depth - 1).max(0));
                let mut value = self.below(&child, ours, new_depth - reduction, next, alpha, alpha + 1);
                if value > alpha && reduction > 0 && !self.stopped {
                    value = self.below(&child, ours, new_depth, next, alpha, alpha + 1);
                }
                if value > alpha && value < beta && !self.stopped {
                    value = self.below(&child, ours, new_depth, next, alpha, beta);
                }
                value
            };
            if self.stopped {
                return best.max(alpha);
            }
            if value > best {
                best = value;
                best_index = index;
                if value > alpha {
                    alpha = value;
                    self.keep_line(node.ply, ranked.step);
                    if value >= beta {
                        break;
                    }
                }
            }
        }
        let tried = &self.steps[first..];
        if best >= beta && !tried[best_index].forcing {
            self.memory.cut(tried, best_index, ours, node.ply, depth);
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > old_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let code = if best > old_alpha { tried[best_index].code } else { 0 };
        // What the root is worth without some of its steps is nothing to remember.
        if is_remembered(position, depth) && (node.ply > 0 || self.left_out.len() == self.barred.len()) {
            let exhausted = before == (self.unfinished, self.by_the_way);
            self.shared.table.store(key, node.turns, Found { code, value: best, depth, bound, exhausted });
        }
        best
    }

    /// The step leads the line; what its child found follows.
    fn keep_line(&mut self, ply: usize, step: P::Step) {
        let (upper, lower) = self.line.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].push(step);
        upper[ply].extend_from_slice(&lower[0]);
    }

    /// The value of a position that is known. Among draws the estimate tells which is the easier one, in small coin.
    #[inline]
    fn known_value(&self, position: &P, ours: bool, turns: usize) -> Option<Value> {
        let way = |distance: u8| turns as Value + Value::from(distance);
        let known = self.known.filter(|_| position.may_be_known())?;
        known(position).map(|fate| match fate {
            Fate::Win(distance) => KNOWN - way(distance),
            Fate::Loss(distance) => way(distance) - KNOWN,
            Fate::Draw => (self.value(position, ours) / DRAWN_SHARE).clamp(-DRAWN_MOST, DRAWN_MOST),
        })
    }

    #[inline]
    fn value(&self, position: &P, ours: bool) -> Value {
        let value = position.evaluate(self.us);
        if ours { value } else { -value }
    }

    #[inline]
    fn value_between(&self, position: &P, ours: bool, alpha: Value, beta: Value) -> Value {
        if ours {
            position.evaluate_between(self.us, alpha, beta)
        } else {
            -position.evaluate_between(self.us, -beta, -alpha)
        }
    }

    /// Depth is used up: only forcing steps are played on, until the position rests.
    // Long: one loop over forcing steps, after the cuts that save it.
    fn quiescence(&mut self, position: &P, node: Node, mut alpha: Value, beta: Value) -> Value {
        self.nodes += 1;
        self.check_limits();
        if self.stopped {
            return 0;
        }
        let ours = self.ours(position);
        if let Some(value) = self.known_value(position, ours, node.turns) {
            return value;
        }
        let mut best = -INFINITE;
        if position.is_quiet() || node.ply >= MOST_PLIES {
            self.unfinished += 1;
            best = self.value_between(position, ours, alpha, beta);
            if best >= beta || node.ply >= MOST_PLIES {
                return best;
            }
            if P::FORCING_IS_COMPULSORY {
                return best;
            }
            alpha = alpha.max(best);
        }
        let first = self.steps.len();
        let Worker { steps, memory, .. } = self;
        let _ = position.visit_forcing::<()>(&mut |step| {
            let urgent = Urgent { step, urgency: position.urgency(step) };
            memory.rank(steps, position, urgent, Here { ours, ply: node.ply, table_code: 0 });
            ControlFlow::Continue(())
        });
        let count = self.steps.len() - first;
        if count == 0 && best == -INFINITE {
            // Nothing forcing where rest was not allowed: the game may be over, or the estimate must do.
            return match position.outcome() {
                Some(outcome) => self.end_value(outcome, ours, node.turns),
                None => {
                    self.unfinished += 1;
                    self.value(position, ours)
                }
            };
        }
        for index in 0..count {
            let ranked = pick(&mut self.steps[first..], index);
            let child = position.child(ranked.step);
            let turns = node.turns + usize::from(child.starts_turn());
            let next = Node { ply: node.ply + 1, turns, replier: Replier::NONE, passed: false };
            let value = if self.ours(&child) == ours {
                self.quiescence(&child, next, alpha, beta)
            } else {
                -self.quiescence(&child, next, -beta, -alpha)
            };
            if self.stopped {
                break;
            }
            if value > best {
                best = value;
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
        }
        self.steps.truncate(first);
        best
    }
}

/// One table serves searches for any side and against any opponents: values are seen from the root's side.
fn salt(seating: Seating, us: Side, allied: bool) -> u64 {
    if seating.sides() > 2 { kernel::scramble(0x51de + u64::from(us.0) + if allied { 0x100 } else { 0 }) } else { 0 }
}

/// Where in the tree: steps and turns below the root, and who of several opponents has chosen a reply since our last turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) ply: usize,
    pub(crate) turns: usize,
    replier: Replier,
    /// Whether the side before passed.
    passed: bool,
}

impl Node {
    /// Where a search begins.
    pub(crate) const ROOT: Node = Node { ply: 0, turns: 0, replier: Replier::NONE, passed: false };
}

/// The opponent, if any, that has left the first step in order: the one whose best reply is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Replier(u8);

impl Replier {
    const NONE: Replier = Replier(0);

    fn of(side: Side) -> Replier {
        Replier(side.0 + 1)
    }

    /// Whether somebody else than the side has replied.
    fn is_another(self, side: Side) -> bool {
        self != Replier::NONE && self != Replier::of(side)
    }

    /// What tells apart in the table how a position was reached: fewer steps are looked at below a reply.
    #[inline]
    fn salt(self) -> u64 {
        if self == Replier::NONE { 0 } else { kernel::scramble(0x4e91 + u64::from(self.0)) }
    }
}

/// Forced answers stop being free this far down, so that two kings chasing each other end.
const ROOT_DEPTH_GUARD: usize = 40;

/// Whether the table serves a position. With one turn left it is faster to look, but for turns that lead to it in many orders.
#[inline]
fn is_remembered<P: Playable>(position: &P, depth: i32) -> bool {
    depth > 1 || P::ORDERS_ARE_MANY && !position.starts_turn()
}

/// By how many turns a late quiet step is looked at less deeply.
fn reduction(depth: i32, index: usize, share: i32) -> i32 {
    let depth = (depth as u32).ilog2() as i32;
    let index = (index as u32 + 1).ilog2() as i32;
    (depth * index / share).max(1)
}
