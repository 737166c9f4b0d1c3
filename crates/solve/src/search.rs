//! Search: is there a solution in at most, or at least, so many moves? Depth first, with a memory of what led nowhere.
//!
//! Where solutions are many, a bad first step can cost more than all others together. So the search gives up early and
//! begins anew with the steps a little stirred, each time with more patience; what was proven meanwhile is kept, so in the
//! end one attempt completes the proof.

use crate::control::{Control, Progress};
use crate::memory::Memory;
use kernel::{Aim, Puzzle, scramble};
use std::ops::ControlFlow;

/// The positions of the first attempt.
const PATIENCE: u64 = 300;
/// Guesses are stirred by less than this.
const STIR: u64 = 4;
/// How often the listener is told.
const TELL: u64 = 4096;

/// Why a search stopped without an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// The attempt was long enough.
    Attempt,
    /// The limit is reached, or the listener cancelled.
    End,
}

pub(crate) struct Search<'c, 'a, S> {
    aim: Aim,
    control: &'c mut Control<'a>,
    memory: Memory,
    nodes: u64,
    /// Where this attempt ends.
    until: u64,
    attempt: u64,
    /// The number of moves now tried from the root.
    tried: u32,
    /// The steps of all open positions, one after the other.
    waiting: Vec<(i32, S)>,
    path: Vec<S>,
}

impl<'c, 'a, S: kernel::Step> Search<'c, 'a, S> {
    pub(crate) fn new(aim: Aim, control: &'c mut Control<'a>) -> Self {
        Search {
            aim,
            control,
            memory: Memory::new(aim),
            nodes: 0,
            until: 0,
            attempt: 0,
            tried: 0,
            waiting: Vec::new(),
            path: Vec::new(),
        }
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The steps of a solution in at most (or at least) so many moves; none if that is proven impossible.
    pub(crate) fn find<P: Puzzle<Step = S>>(&mut self, root: &P, moves: u32) -> Result<Option<Vec<S>>, Stop> {
        self.tried = moves;
        self.attempt = 0;
        let mut patience = PATIENCE;
        loop {
            self.until = self.nodes + patience;
            self.waiting.clear();
            self.path.clear();
            match self.dive(root, moves) {
                Ok(true) => return Ok(Some(std::mem::take(&mut self.path))),
                Ok(false) => return Ok(None),
                Err(Stop::End) => return Err(Stop::End),
                Err(Stop::Attempt) => {
                    self.attempt += 1;
                    patience += patience / 8;
                }
            }
        }
    }

    /// Whether a solution from here takes at most (or at least) so many moves; its steps are then on the path.
    fn dive<P: Puzzle<Step = S>>(&mut self, position: &P, moves: u32) -> Result<bool, Stop> {
        if position.solved() {
            return Ok(self.aim == Aim::Fewest || moves == 0);
        }
        let Some(span) = position.span() else { return Ok(false) };
        let hopeless = match self.aim {
            Aim::Fewest => span.fewest > moves,
            Aim::Most => span.most < moves,
        };
        let essence = position.essence();
        if hopeless || self.memory.excludes(essence, moves) {
            return Ok(false);
        }
        self.count()?;
        let first = self.waiting.len();
        let stirred = if self.attempt == 0 { 0 } else { scramble(essence as u64 ^ (essence >> 64) as u64 ^ self.attempt) };
        let _ = position.visit_promising::<()>(self.aim, &mut |step, guess| {
            let stir = stirred.rotate_right(2 * (self.waiting.len() - first) as u32) % STIR;
            self.waiting.push((guess + stir as i32, step));
            ControlFlow::Continue(())
        });
        self.waiting[first..].sort_by_key(|&(guess, _)| guess);
        for index in first..self.waiting.len() {
            let step = self.waiting[index].1;
            let left = match (position.is_move(step), self.aim) {
                (false, _) => moves,
                (true, Aim::Most) => moves.saturating_sub(1),
                (true, Aim::Fewest) if moves == 0 => continue,
                (true, Aim::Fewest) => moves - 1,
            };
            self.path.push(step);
            if self.dive(&position.child(step), left)? {
                return Ok(true);
            }
            self.path.pop();
        }
        self.waiting.truncate(first);
        self.memory.exclude(essence, moves);
        Ok(false)
    }

    fn count(&mut self) -> Result<(), Stop> {
        if self.nodes >= self.control.nodes {
            return Err(Stop::End);
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(TELL) {
            let progress = Progress { aim: self.aim, moves: self.tried, nodes: self.nodes };
            if self.control.tell(progress).is_break() {
                return Err(Stop::End);
            }
        }
        if self.nodes > self.until { Err(Stop::Attempt) } else { Ok(()) }
    }
}
