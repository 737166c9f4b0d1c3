//! Opening: what becomes of positions before a database begins, found by search down to where it does.

use kernel::{Evaluate, Fate, Onward, Side, Tactical, scramble};
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

/// What the mover of a position can reach, whatever the opponent does. The order is that of what is wanted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Worth {
    /// The mover loses.
    Loss,
    /// Neither wins.
    Draw,
    /// The mover wins.
    Win,
}

impl Worth {
    /// What the opponent must not reach for the mover to reach this, a draw or a win.
    const fn denied(self) -> Worth {
        match self {
            Worth::Win => Worth::Draw,
            Worth::Draw | Worth::Loss => Worth::Win,
        }
    }
}

impl From<Fate> for Worth {
    fn from(fate: Fate) -> Worth {
        match fate {
            Fate::Win(_) => Worth::Win,
            Fate::Draw => Worth::Draw,
            Fate::Loss(_) => Worth::Loss,
        }
    }
}

/// How many neighbouring entries a position may use.
const NEIGHBOURS: usize = 4;
/// An entry holds a position's number above what is known of it.
const KNOWN_BITS: u32 = 4;

/// What is known of a position: the least and the most that its mover can reach, two bits each.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Bounds(u8);

impl Bounds {
    const NONE: Bounds = Bounds(0);

    /// Whether the mover reaches a goal, where that is known. The goal is a draw or a win.
    fn reaches(self, goal: Worth) -> Option<bool> {
        let bits = self.0 >> (2 * (goal == Worth::Win) as u8);
        (bits & 1 != 0).then_some(bits & 2 != 0)
    }

    fn with(self, goal: Worth, reached: bool) -> Bounds {
        let known = |goal: Worth, reached: bool| (1 | (reached as u8) << 1) << (2 * (goal == Worth::Win) as u8);
        let mut all = self.0 | known(goal, reached);
        // Who wins draws too, and who does not draw does not win.
        if goal == Worth::Win && reached {
            all |= known(Worth::Draw, true);
        }
        if goal == Worth::Draw && !reached {
            all |= known(Worth::Win, false);
        }
        Bounds(all)
    }
}

/// What is known of positions by number, shared by threads.
struct Memory {
    entries: Vec<AtomicU64>,
}

impl Memory {
    fn new(mebibytes: usize) -> Memory {
        let count = 1 << (mebibytes.max(1) << 17).ilog2();
        Memory { entries: (0..count).map(|_| AtomicU64::new(0)).collect() }
    }

    fn slots(&self, number: u64) -> &[AtomicU64] {
        let first = scramble(number) as usize & (self.entries.len() - 1) & !(NEIGHBOURS - 1);
        &self.entries[first..first + NEIGHBOURS]
    }

    fn get(&self, number: u64) -> Bounds {
        let found = self.slots(number).iter().map(|entry| entry.load(Ordering::Relaxed));
        let mut found = found.filter(|entry| entry >> KNOWN_BITS == number);
        found.next().map_or(Bounds::NONE, |entry| Bounds(entry as u8 & 15))
    }

    /// Larger numbers, which are those of earlier positions, stay.
    fn put(&self, number: u64, bounds: Bounds) {
        let slots = self.slots(number);
        let entry = number << KNOWN_BITS | u64::from(bounds.0);
        let same = slots.iter().find(|slot| slot.load(Ordering::Relaxed) >> KNOWN_BITS == number);
        let slot = same.or_else(|| slots.iter().min_by_key(|slot| slot.load(Ordering::Relaxed)));
        slot.expect("there are neighbours").store(entry, Ordering::Relaxed);
    }
}

/// A position that can be solved before the database begins. Nothing has to be written for it besides what it is made of.
/// ```
/// fn is_early<P: solve::Early>() {}
/// is_early::<marelle::MarellePosition>();
/// ```
pub trait Early: Onward + Tactical + Evaluate {}
impl<P: Onward + Tactical + Evaluate> Early for P {}

/// What is known where the database begins.
pub type Lookup<'a, P> = dyn Fn(&P) -> Option<Fate> + Sync + 'a;

/// A solver of openings. Threads may share it.
pub struct Opening<'a, P> {
    known: &'a Lookup<'a, P>,
    memory: Memory,
}

/// How much a forcing step goes before others.
const FORCING: i32 = 1_000;

impl<'a, P: Early> Opening<'a, P> {
    /// One that asks `known` where the sectors begin, and remembers what fits.
    pub fn new(known: &'a Lookup<'a, P>, mebibytes: usize) -> Self {
        Opening { known, memory: Memory::new(mebibytes) }
    }

    /// What the mover of a position can reach; none if the database does not know enough.
    pub fn worth(&self, position: &P) -> Option<Worth> {
        Some(match (self.reaches(position, Worth::Draw)?, self.reaches(position, Worth::Win)?) {
            (_, true) => Worth::Win,
            (true, false) => Worth::Draw,
            (false, false) => Worth::Loss,
        })
    }

    /// Whether the mover reaches at least a goal, which is a draw or a win; none if the database does not know enough.
    pub fn reaches(&self, position: &P, goal: Worth) -> Option<bool> {
        if position.outcome().is_some() {
            // Whoever is on turn at the end of such a game has lost it.
            return Some(false);
        }
        if position.sector().is_some() {
            return (self.known)(position).map(|fate| Worth::from(fate) >= goal);
        }
        let number = position.early();
        if let Some(reached) = self.memory.get(number).reaches(goal) {
            return Some(reached);
        }
        let mut children = Children::new(position);
        let reached = match self.gather(position, goal.denied(), &mut children) {
            ControlFlow::Break(()) => true,
            ControlFlow::Continue(()) => self.some_denies(children.best_first(), goal.denied())?,
        };
        self.memory.put(number, self.memory.get(number).with(goal, reached));
        Some(reached)
    }

    /// Collects the children of which it is not known whether their mover reaches a goal. Breaks if one is known not to.
    fn gather(&self, position: &P, goal: Worth, children: &mut Children<P>) -> ControlFlow<()> {
        let side = Side(position.actor().0);
        position.visit_steps(&mut |step| {
            let child = position.child(step);
            if child.sector().is_none() && child.outcome().is_none() {
                match self.memory.get(child.early()).reaches(goal) {
                    Some(false) => return ControlFlow::Break(()),
                    Some(true) => return ControlFlow::Continue(()),
                    None => {}
                }
            }
            let forcing = if position.urgency(step) > 0 { FORCING } else { 0 };
            children.push(child.evaluate(side) + forcing, child);
            ControlFlow::Continue(())
        })
    }

    fn some_denies(&self, children: &[(i32, P)], goal: Worth) -> Option<bool> {
        for (_, child) in children {
            if !self.reaches(child, goal)? {
                return Some(true);
            }
        }
        Some(false)
    }
}

/// As many children as positions have as a rule.
const FEW: usize = 48;

/// Positions with what they promise. Few are kept where no memory has to be asked for.
struct Children<P> {
    few: [(i32, P); FEW],
    count: usize,
    many: Vec<(i32, P)>,
}

impl<P: Copy> Children<P> {
    fn new(any: &P) -> Children<P> {
        Children { few: [(0, *any); FEW], count: 0, many: Vec::new() }
    }

    fn push(&mut self, promise: i32, child: P) {
        if self.count < FEW {
            self.few[self.count] = (promise, child);
        } else {
            if self.count == FEW {
                self.many.extend_from_slice(&self.few);
            }
            self.many.push((promise, child));
        }
        self.count += 1;
    }

    fn best_first(&mut self) -> &[(i32, P)] {
        let all = if self.count <= FEW { &mut self.few[..self.count] } else { &mut self.many[..] };
        all.sort_unstable_by_key(|&(promise, _)| -promise);
        all
    }
}
