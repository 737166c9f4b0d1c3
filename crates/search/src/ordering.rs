//! Ordering: which steps to look at first.

use kernel::Tactical;

/// A step with its place in the order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranked<S> {
    pub(crate) step: S,
    pub(crate) code: u32,
    pub(crate) slot: u32,
    pub(crate) rank: i32,
    pub(crate) forcing: bool,
}

/// Ranks above anything history gives.
const FROM_TABLE: i32 = 1 << 30;
const FORCING: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;
/// History stays below this.
const MOST: i32 = 1 << 20;

/// What was good before, in other positions of the same search.
#[derive(Clone, Debug)]
pub(crate) struct Memory {
    /// For each side (the root's and the others) and slot.
    history: [Vec<i32>; 2],
    /// For each ply, two steps that cut off.
    killers: Vec<[u32; 2]>,
}

impl Memory {
    pub(crate) fn new(slots: usize, plies: usize) -> Memory {
        Memory { history: [vec![0; slots], vec![0; slots]], killers: vec![[0; 2]; plies] }
    }

    #[inline]
    pub(crate) fn rank<P: Tactical>(
        &self,
        position: &P,
        step: P::Step,
        ours: bool,
        ply: usize,
        table: u32,
    ) -> Ranked<P::Step> {
        let code = P::code(step);
        let slot = position.slot(step);
        let urgency = position.urgency(step);
        let rank = if code == table {
            FROM_TABLE
        } else if urgency > 0 {
            FORCING + urgency
        } else if self.killers[ply].contains(&code) {
            KILLER - i32::from(self.killers[ply][0] != code)
        } else {
            self.history[usize::from(ours)][slot] + urgency
        };
        Ranked { step, code, slot: slot as u32, rank, forcing: urgency > 0 }
    }

    /// A quiet step has cut off: it is better than it seemed, and those tried before it are worse.
    pub(crate) fn cut<S>(&mut self, tried: &[Ranked<S>], best: usize, ours: bool, ply: usize, depth: i32) {
        let killers = &mut self.killers[ply];
        if killers[0] != tried[best].code {
            *killers = [tried[best].code, killers[0]];
        }
        let weight = (depth * depth).min(400);
        let history = &mut self.history[usize::from(ours)];
        let mut nudge = |slot: u32, bonus: i32| {
            // Gravity keeps the figures in range and lets them follow the present.
            let cell = &mut history[slot as usize];
            *cell += 32 * bonus - *cell * bonus.abs() / (MOST / 32);
        };
        nudge(tried[best].slot, weight);
        for other in tried[..best].iter().filter(|other| !other.forcing) {
            nudge(other.slot, -weight);
        }
    }
}

/// Brings the best of the remaining steps to the front.
#[inline]
pub(crate) fn pick<S: Copy>(steps: &mut [Ranked<S>], from: usize) -> Ranked<S> {
    let mut best = from;
    for index in from + 1..steps.len() {
        if steps[index].rank > steps[best].rank {
            best = index;
        }
    }
    steps.swap(from, best);
    steps[from]
}
