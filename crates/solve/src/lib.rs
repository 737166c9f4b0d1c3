//! Solvers: what can be proven about a game, not guessed. It knows the kernel only; what is special about a game the room
//! tells through [`kernel::Puzzle`].
//!
//! [`fewest`] and [`most`] look for the shortest and the longest solution of a game for one seat, [`solve`] for both, and
//! [`hint`] for any. Each gives a whole list of steps that the room has replayed, or the proof that there is none, or says
//! within how many nodes it found neither. [`Control`] sets that limit, listens to the progress and can cancel.
//!
//! [`build`] solves all positions of a game that can be counted through ([`kernel::Indexed`]) backwards from its ends and writes what
//! becomes of each into the files of a [`Database`]; [`pack`] makes a small one part of a program, as a [`Pack`].
#![doc = "\n"]
#![doc = include_str!("../README.md")]

mod book;
mod build;
mod check;
mod code;
mod control;
mod database;
mod memory;
mod opening;
mod pack;
mod retrograde;
mod search;
mod sheet;
mod tally;
mod verdict;

pub use book::{BookOrder, Chapter, write_book};
pub use build::{BuildOrder, Building, Built, build};
pub use check::{Checked, check};
pub use control::{Control, Progress};
pub use database::Database;
pub use opening::{Early, Lookup, Opening, Worth};
pub use pack::{Pack, pack};
pub use sheet::{Damage, SheetError};
pub use verdict::{Extremes, Solution, Verdict};

use kernel::{Aim, Puzzle};
use search::Search;

/// The solution with the fewest moves.
pub fn fewest<P: Puzzle>(position: &P, control: &mut Control<'_>) -> Verdict<P::Step> {
    best(position, Aim::Fewest, control)
}

/// The solution with the most moves.
pub fn most<P: Puzzle>(position: &P, control: &mut Control<'_>) -> Verdict<P::Step> {
    best(position, Aim::Most, control)
}

/// Both, with the control's limit for each.
pub fn solve<P: Puzzle>(position: &P, control: &mut Control<'_>) -> Extremes<P::Step> {
    let fewest = fewest(position, control);
    let most = if matches!(fewest, Verdict::Lost) { Verdict::Lost } else { most(position, control) };
    Extremes { fewest, most }
}

/// A solution for a player who is stuck: one with the fewest moves, if half of the limit is enough to find it, else any.
/// The first of its steps is the hint.
pub fn hint<P: Puzzle>(position: &P, control: &mut Control<'_>) -> Verdict<P::Step> {
    let nodes = control.nodes;
    control.nodes = nodes / 2;
    let first = fewest(position, control);
    control.nodes = nodes;
    let Verdict::Unknown { nodes: spent } = first else { return first };
    let Some(span) = position.span() else { return Verdict::Lost };
    control.nodes = nodes.saturating_sub(spent);
    let mut search = Search::new(Aim::Fewest, control);
    let found = search.find(position, span.most);
    let spent = spent + search.nodes();
    control.nodes = nodes;
    match found {
        Ok(Some(steps)) => Verdict::Solved(Solution::replayed(position, steps, false)),
        Ok(None) => Verdict::Lost,
        Err(_) => Verdict::Unknown { nodes: spent },
    }
}

fn best<P: Puzzle>(position: &P, aim: Aim, control: &mut Control<'_>) -> Verdict<P::Step> {
    let Some(span) = position.span() else { return Verdict::Lost };
    let mut search = Search::new(aim, control);
    let mut moves = match aim {
        Aim::Fewest => span.fewest,
        Aim::Most => span.most,
    };
    while (span.fewest..=span.most).contains(&moves) {
        match search.find(position, moves) {
            Ok(Some(steps)) => return Verdict::Solved(Solution::replayed(position, steps, true)),
            Ok(None) => {}
            Err(_) => return Verdict::Unknown { nodes: search.nodes() },
        }
        moves = match aim {
            Aim::Fewest => moves + 1,
            Aim::Most if moves == 0 => break,
            Aim::Most => moves - 1,
        };
    }
    Verdict::Lost
}
