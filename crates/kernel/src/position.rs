//! Position: one moment of a game, and the one question everything else is built on: which steps may follow.

use crate::{Acted, Action, Key, Outcome, Refusal, Rules, Seat};
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::ControlFlow;

/// One decision by one seat, as a small value.
/// Nothing has to be written for it: every small value is one.
/// ```
/// fn is_step<S: kernel::Step>(_: S) {}
/// is_step(7_u8);
/// is_step([3_u16, 4]);
/// ```
pub trait Step: Copy + Eq + Hash + Debug + Send + Sync + 'static {}
impl<T: Copy + Eq + Hash + Debug + Send + Sync + 'static> Step for T {}

/// One moment of a game: all that decides what may happen next, except earlier positions.
///
/// It carries its rules, no history and no half-entered step. Two positions are equal when their texts are equal.
/// ```
/// use kernel::{Game, Position};
/// use std::ops::ControlFlow;
/// use testkit::toy::{Toy, ToyRules};
///
/// let start = Toy::start(ToyRules::default(), 0);
/// assert_eq!(start.count_steps(), 2016);
/// // The first step is enough for this visitor: the others are never made.
/// let first = start.visit_steps(&mut |step| ControlFlow::Break(step)).break_value().unwrap();
/// assert!(start.is_legal(first) && start.outcome().is_none());
/// assert_ne!(start.child(first).actor(), start.actor());
/// ```
pub trait Position: Copy + Eq + Debug + Send + Sync + 'static {
    /// The chosen options.
    type Rules: Rules;
    /// One decision.
    type Step: Step;

    /// The rules this position is played under.
    fn rules(&self) -> Self::Rules;

    /// The seat that decides: maybe a partner, maybe an opponent inside another's turn. In a finished game, the seat
    /// that would have had to decide.
    fn actor(&self) -> Seat;

    /// Whether the next step begins a turn. Always, where a turn is one step.
    fn starts_turn(&self) -> bool {
        true
    }

    /// Whether an objection has reopened the turn that begins here: it is the turn in progress, and its beginning does not count for
    /// repetition.
    fn reopens_turn(&self) -> bool {
        false
    }

    /// Whether a legal step takes back the turn before it, so that the beginnings of that turn and of this one count no longer for
    /// repetition.
    fn takes_back(&self, _step: Self::Step) -> bool {
        false
    }

    /// The end that the rules see in the position itself (wins, losses and what else ends counting). It is there exactly
    /// when no step is legal.
    fn outcome(&self) -> Option<Outcome>;

    /// The draw that the position's own counters give, judged at the start of a turn and after [`Position::outcome`].
    fn limit(&self) -> Option<Outcome> {
        None
    }

    /// Shows every legal step once to the visitor, in a fixed order, until it breaks. Steps are made as they are
    /// asked for: a visitor that breaks after one costs one.
    fn visit_steps<B>(&self, visit: &mut impl FnMut(Self::Step) -> ControlFlow<B>) -> ControlFlow<B>;

    /// Plays a legal step; what it does with another is not defined (but never undefined behaviour).
    fn play_unchecked(&mut self, step: Self::Step);

    /// The key of the position for tables: what may follow, counters that only run out left aside.
    fn key(&self) -> Key;

    /// The position as repetition sees it: counters and what else the rules ignore there set to one fixed value.
    #[must_use]
    fn repetition_identity(&self) -> Self {
        *self
    }

    /// The key of [`Position::repetition_identity`], by which a search sees repetitions; it is given the position's own key. A room
    /// whose keys leave out exactly what repetition ignores answers with that, which costs nothing.
    #[inline]
    fn repetition_key(&self, _key: Key) -> Key {
        self.repetition_identity().key()
    }

    /// What a game action makes of the position. For an annulment this is the position at the start of the turn.
    fn act(&self, action: Action) -> Result<Acted<Self>, Refusal<Self::Step>>;

    /// The position after a legal step.
    #[inline]
    #[must_use]
    fn child(&self, step: Self::Step) -> Self {
        let mut child = *self;
        child.play_unchecked(step);
        child
    }

    /// All legal steps in visiting order.
    fn steps(&self) -> Vec<Self::Step> {
        let mut steps = Vec::new();
        let _ = self.visit_steps::<()>(&mut |step| {
            steps.push(step);
            ControlFlow::Continue(())
        });
        steps
    }

    /// How many steps are legal.
    #[inline]
    fn count_steps(&self) -> u64 {
        let mut n = 0;
        let _ = self.visit_steps::<()>(&mut |_| {
            n += 1;
            ControlFlow::Continue(())
        });
        n
    }

    /// The legal step at a place of the visiting order.
    #[inline]
    fn nth_step(&self, n: u64) -> Option<Self::Step> {
        let mut left = n;
        let found = self.visit_steps(&mut |step| {
            if left == 0 {
                return ControlFlow::Break(step);
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        found.break_value()
    }

    /// Whether any step is legal.
    #[inline]
    fn has_steps(&self) -> bool {
        self.visit_steps(&mut |_| ControlFlow::Break(())).is_break()
    }

    /// Whether a step is legal.
    fn is_legal(&self, step: Self::Step) -> bool {
        let found =
            self.visit_steps(&mut |other| if other == step { ControlFlow::Break(()) } else { ControlFlow::Continue(()) });
        found.is_break()
    }

    /// The end of the game as far as this position alone tells: [`Position::outcome`], else at the start of a turn
    /// [`Position::limit`].
    fn ended(&self) -> Option<Outcome> {
        self.outcome().or_else(|| if self.starts_turn() { self.limit() } else { None })
    }
}
