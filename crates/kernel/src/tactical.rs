//! Tactical: what a search may ask of a position besides its steps and its value.

use crate::Position;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::ops::ControlFlow;

/// How a search leaves out what is good enough already; all in turns and hundredths of a plain piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pruning {
    /// A static value this far above what is needed, for each turn that is left, is good enough,
    pub margin: i32,
    /// with at most so many turns left.
    pub margin_turns: i32,
    /// From so many turns left on it is tried whether the side could even pass ([`Tactical::passed`]),
    pub pass_turns: i32,
    /// looking so many turns less far,
    pub pass_reduction: i32,
    /// and one more for every so many turns that are left.
    pub pass_share: i32,
}

/// Hints for searching. None of them changes what is legal; a search that ignores them is only slower. A game that says nothing is
/// searched as it is: every step is quiet, and likeness is likeness of the values.
/// ```
/// use kernel::{Game, Position, Tactical};
/// use testkit::toy::{Toy, ToyPosition, ToyRules};
///
/// let start = Toy::start(ToyRules::default(), 0);
/// assert!(start.steps().into_iter().all(|step| start.slot(step) < ToyPosition::SLOTS));
/// // Nothing is taken in the toy, so every step is quiet and a search may rest anywhere.
/// assert!(start.is_quiet() && start.steps().into_iter().all(|step| start.urgency(step) == 0));
/// ```
pub trait Tactical: Position {
    /// Whether forcing steps, where there are any, must be played: then there are none where a position may rest.
    const FORCING_IS_COMPULSORY: bool = false;

    /// Whether the same steps can often make a turn in several orders.
    const ORDERS_ARE_MANY: bool = false;

    /// A margin in hundredths of a plain piece: with one turn left, quiet steps of a side whose static value lies this far below what
    /// it needs are not looked at. None where matches have not shown that it helps.
    const FUTILITY_MARGIN: Option<i32> = None;

    /// What a search leaves out because it is good enough already. None where matches have not shown that it helps.
    const PRUNING: Option<Pruning> = None;

    /// How little late quiet steps are reduced: the logarithms of depth and place in order, multiplied, are divided by it.
    const REDUCTION_SHARE: i32 = 3;

    /// How many slots [`Tactical::slot`] uses.
    const SLOTS: usize = 1024;

    /// A small number that like steps of different positions share (such as start and end), for remembering what was good.
    fn slot(&self, step: Self::Step) -> usize {
        Self::code(step) as usize % Self::SLOTS
    }

    /// A number for a step that hardly any other step of the same position shares, for tables.
    fn code(step: Self::Step) -> u32 {
        // Made with fixed keys: the same step has the same code in every run.
        let mut hasher = DefaultHasher::new();
        step.hash(&mut hasher);
        hasher.finish() as u32
    }

    /// How promising a step looks at once: positive for forcing steps (captures and the like), larger for better ones; zero
    /// for quiet steps, or negative for those that are rarely good.
    fn urgency(&self, _step: Self::Step) -> i32 {
        0
    }

    /// Shows all steps, each with its urgency. A room that sees them faster all at once does it in its own way.
    #[inline]
    fn visit_urgencies<B>(&self, visit: &mut impl FnMut(Self::Step, i32) -> ControlFlow<B>) -> ControlFlow<B> {
        self.visit_steps(&mut |step| visit(step, self.urgency(step)))
    }

    /// Shows the steps that a search goes on with when its depth is used up: those that change much at once.
    fn visit_forcing<B>(&self, visit: &mut impl FnMut(Self::Step) -> ControlFlow<B>) -> ControlFlow<B> {
        self.visit_steps(&mut |step| if self.urgency(step) > 0 { visit(step) } else { ControlFlow::Continue(()) })
    }

    /// Whether a static value can be trusted here. It cannot where a forcing step is compulsory.
    fn is_quiet(&self) -> bool {
        true
    }

    /// Whether a database of endings may hold the position. It is asked of every position before the database is, so it should be quick.
    fn may_be_known(&self) -> bool {
        true
    }

    /// How many turns back the same position can have stood at most; a step that cannot be undone starts anew.
    fn recent_turns(&self) -> usize {
        usize::MAX
    }

    /// How many quiet steps are worth looking at, best first, at a depth in turns.
    fn late_move_limit(&self, _depth: i32) -> usize {
        usize::MAX
    }

    /// The position if the side passed its turn, for a search to try how good things are; none where passing would mean too much. No game
    /// needs to allow it.
    fn passed(&self) -> Option<Self> {
        None
    }
}
