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
/// A heap to be cleared by taking one or two at a time:
/// ```
/// # use kernel::*;
/// # use std::ops::ControlFlow;
/// # #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// # struct Heap(u8);
/// # impl Position for Heap {
/// #     type Rules = ();
/// #     type Step = u8;
/// #     fn rules(&self) {}
/// #     fn actor(&self) -> Seat { Seat(0) }
/// #     fn outcome(&self) -> Option<Outcome> { (self.0 == 0).then(|| Outcome::win(Side(0), "H-2")) }
/// #     fn visit_steps<B>(&self, visit: &mut impl FnMut(u8) -> ControlFlow<B>) -> ControlFlow<B> {
/// #         (1..=self.0.min(2)).try_for_each(visit)
/// #     }
/// #     fn play_unchecked(&mut self, step: u8) { self.0 -= step; }
/// #     fn key(&self) -> Key { Key(scramble(u64::from(self.0))) }
/// #     fn act(&self, _: Action) -> Result<Acted<Self>, Refusal<u8>> { Err(Refusal::new("H-1", "only taking")) }
/// # }
/// impl Puzzle for Heap {
///     fn solved(&self) -> bool {
///         self.0 == 0
///     }
///     fn is_move(&self, _step: u8) -> bool {
///         true
///     }
///     fn span(&self) -> Option<Span> {
///         Some(Span { fewest: u32::from(self.0.div_ceil(2)), most: u32::from(self.0) })
///     }
///     fn essence(&self) -> u128 {
///         u128::from(self.0)
///     }
///     fn visit_promising<B>(&self, aim: Aim, visit: &mut impl FnMut(u8, i32) -> ControlFlow<B>) -> ControlFlow<B> {
///         self.visit_steps(&mut |step| visit(step, if aim == Aim::Most { i32::from(step) } else { -i32::from(step) }))
///     }
/// }
/// assert_eq!(Heap(7).span(), Some(Span { fewest: 4, most: 7 }));
/// let mut best = None;
/// let _ = Heap(7).visit_promising(Aim::Fewest, &mut |step, guess| {
///     best = best.max(Some((-guess, step)));
///     ControlFlow::<()>::Continue(())
/// });
/// assert_eq!(best, Some((2, 2)));
/// ```
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
