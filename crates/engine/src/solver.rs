//! Solving games for one seat to the end, with steps as texts.

use kernel::{Notation, Puzzle};
use search::Stop;
use solve::{Control, Verdict};
use std::ops::ControlFlow;

/// What a solver has found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A whole list of steps to the goal, replayed by the room.
    Solved {
        /// Every step, those that are no moves too.
        steps: Vec<String>,
        /// How many of them are moves.
        moves: u32,
        /// Whether it is proven that no solution has fewer moves (or more, if that was asked).
        proven: bool,
    },
    /// It is proven that there is no solution.
    Lost,
    /// Neither was found within so many positions looked at.
    Unknown {
        /// How many.
        nodes: u64,
    },
}

/// Which solution is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// The one with the fewest moves.
    Fewest,
    /// The one with the most moves.
    Most,
    /// Any: the first step is a hint.
    Any,
}

/// Solves a position; gives up after so many positions looked at or when stopped.
pub(crate) fn solve<P: Puzzle + Notation>(start: &P, wanted: Wanted, nodes: u64, stop: &Stop) -> Answer {
    let listen = |_| if stop.pressed() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    let mut control = Control::new(nodes).with_listener(listen);
    let verdict = match wanted {
        Wanted::Fewest => solve::fewest(start, &mut control),
        Wanted::Most => solve::most(start, &mut control),
        Wanted::Any => solve::hint(start, &mut control),
    };
    match verdict {
        Verdict::Lost => Answer::Lost,
        Verdict::Unknown { nodes } => Answer::Unknown { nodes },
        Verdict::Solved(solution) => {
            let mut at = *start;
            let word = |&step: &P::Step| {
                let word = at.step_text(step);
                at.play_unchecked(step);
                word
            };
            let steps = solution.steps.iter().map(word).collect();
            Answer::Solved { steps, moves: solution.moves, proven: solution.proven }
        }
    }
}
