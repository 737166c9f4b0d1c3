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

/// A step and how promising it looks at once.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Urgent<S> {
    pub(crate) step: S,
    pub(crate) urgency: i32,
}

/// Where steps are ranked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Here {
    /// Whether the root's side decides.
    pub(crate) ours: bool,
    pub(crate) ply: usize,
    /// The code of the step that the transposition table proposes; 0 for none.
    pub(crate) table_code: u32,
}

/// Ranks above anything history gives.
const FROM_TABLE: i32 = 1 << 30;
const FORCING: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;
/// History stays below this.
const MOST: i32 = 1 << 20;

/// What was good before, in other positions of the same search.
#[derive(Clone, Debug)]
pub(crate) struct MoveOrdering {
    /// For each side (the root's and the others) and slot.
    history: [Vec<i32>; 2],
    /// For each ply, two steps that cut off.
    killers: Vec<[u32; 2]>,
}

impl MoveOrdering {
    pub(crate) fn new(slots: usize, plies: usize) -> MoveOrdering {
        MoveOrdering { history: [vec![0; slots], vec![0; slots]], killers: vec![[0; 2]; plies] }
    }

    /// Adds a step with its place in the order. It is written where it stays: a value that is made in one place and copied to
    /// another at once costs a fifth of the speed.
    #[inline]
    pub(crate) fn rank<P: Tactical>(
        &self,
        steps: &mut Vec<Ranked<P::Step>>,
        position: &P,
        Urgent { step, urgency }: Urgent<P::Step>,
        here: Here,
    ) {
        let (code, slot) = (P::code(step), position.slot(step) as u32);
        let rank = self.place(code, slot, urgency, here);
        steps.push(Ranked { step, code, slot, rank, forcing: urgency > 0 });
    }

    #[inline]
    fn place(&self, code: u32, slot: u32, urgency: i32, Here { ours, ply, table_code }: Here) -> i32 {
        if code == table_code {
            FROM_TABLE
        } else if urgency > 0 {
            FORCING + urgency
        } else if self.killers[ply].contains(&code) {
            KILLER - i32::from(self.killers[ply][0] != code)
        } else {
            self.history[usize::from(ours)][slot as usize] + urgency
        }
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
    let remaining = &mut steps[from..];
    let (mut best, mut most) = (0, remaining[0].rank);
    for (index, ranked) in remaining.iter().enumerate().skip(1) {
        if ranked.rank > most {
            (best, most) = (index, ranked.rank);
        }
    }
    remaining.swap(0, best);
    remaining[0]
}
