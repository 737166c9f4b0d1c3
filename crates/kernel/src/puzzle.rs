//! Puzzle: a game for one seat as a solver sees it. An optional ability: a room has it where a game can be solved.

use crate::Position;
use std::ops::ControlFlow;

/// Which solution is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// The one with the fewest moves.
    Fewest,
    /// The one with the most moves.
    Most,
}

/// How many more moves a solution can take, at the least and at the most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// No solution takes fewer.
    pub fewest: u32,
    /// No solution takes more.
    pub most: u32,
}

/// What a solver asks of a position with one seat.
pub trait Puzzle: Position {
    /// Whether the game is over and won.
    fn solved(&self) -> bool;

    /// Whether a step counts as a move.
    fn is_move(&self, step: Self::Step) -> bool;

    /// Bounds on the moves still to come; `None` where it is certain that there is no solution. They need not be sharp,
    /// but they must be true: proofs rest on them.
    fn span(&self) -> Option<Span>;

    /// What decides how the game can go on, without all that cannot matter any more. From positions of equal essence
    /// the same numbers of moves lead to a solution.
    fn essence(&self) -> u128;

    /// Shows legal steps that are enough: whatever number of moves leads to a solution, it does so after one of these
    /// too. Each comes with a guess, lower for what is more promising.
    fn visit_promising<B>(&self, aim: Aim, visit: &mut impl FnMut(Self::Step, i32) -> ControlFlow<B>) -> ControlFlow<B>;
}
