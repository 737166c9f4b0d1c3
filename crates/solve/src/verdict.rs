//! Verdict: what a solver found out.

use kernel::Puzzle;
use std::fmt;

/// A whole game to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution<S> {
    /// Every step, those that are no moves too.
    pub steps: Vec<S>,
    /// How many of the steps are moves.
    pub moves: u32,
    /// Whether no solution has fewer moves, or more if that was asked.
    pub proven: bool,
}

impl<S: kernel::Step> Solution<S> {
    /// The solution of these steps, after the room has played every one of them.
    ///
    /// # Panics
    /// If a step is not legal or the game is not won in the end: the room's promises to the solver are broken then.
    pub(crate) fn replayed<P: Puzzle<Step = S>>(start: &P, steps: Vec<S>, proven: bool) -> Solution<S> {
        let mut position = *start;
        let mut moves = 0;
        for &step in &steps {
            assert!(position.is_legal(step), "{step:?} of a solution is not legal in {position:?}");
            moves += u32::from(position.is_move(step));
            position = position.child(step);
        }
        assert!(position.solved(), "a solution ends in {position:?}");
        Solution { steps, moves, proven }
    }
}

/// What a solver found out about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict<S> {
    /// There is a solution.
    Solved(Solution<S>),
    /// It is proven that there is none.
    Lost,
    /// Neither was found, or the work was cancelled.
    Unknown {
        /// The positions looked at.
        nodes: u64,
    },
}

impl<S> Verdict<S> {
    /// The solution, if there is one.
    pub fn solution(&self) -> Option<&Solution<S>> {
        match self {
            Verdict::Solved(solution) => Some(solution),
            _ => None,
        }
    }
}

impl<S> fmt::Display for Verdict<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Verdict::Solved(solution) => write!(f, "solved in {} moves", solution.moves),
            Verdict::Lost => f.write_str("lost"),
            Verdict::Unknown { nodes } => write!(f, "unknown within {nodes} nodes"),
        }
    }
}

/// The shortest and the longest solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Extremes<S> {
    /// The solution with the fewest moves.
    pub fewest: Verdict<S>,
    /// The solution with the most moves.
    pub most: Verdict<S>,
}
