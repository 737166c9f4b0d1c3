//! Setup: a board put together by hand, maybe an absurd one. It becomes a position, or an error that says why it cannot.

use crate::{Notation, Position, TextError};
use std::fmt::Debug;

/// Anything that can be put on a board, with what stands beside it: plain data that programs fill in. A room has a type for each of its
/// games; what must hold between the parts is checked once, by the reader of its texts.
///
/// ```
/// use kernel::{Game, Notation, Setup};
/// use testkit::toy::{Toy, ToyPosition, ToyRules};
///
/// /// The plainest setup is a text.
/// #[derive(Clone, PartialEq, Debug)]
/// struct Written(String);
///
/// impl Setup for Written {
///     type Position = ToyPosition;
///
///     fn of(position: &ToyPosition) -> Written {
///         Written(position.text())
///     }
///
///     fn text(&self) -> String {
///         self.0.clone()
///     }
/// }
///
/// let start = Toy::start(ToyRules::default(), 0);
/// assert_eq!(Written::of(&start).position(ToyRules::default()), Ok(start));
/// assert!(Written("an absurd board".into()).position(ToyRules::default()).is_err());
/// ```
pub trait Setup: Clone + PartialEq + Debug {
    /// What it may become.
    type Position: Notation;

    /// The setup of a position.
    fn of(position: &Self::Position) -> Self;

    /// It in the form of a position's text, whether or not there is such a position.
    fn text(&self) -> String;

    /// The position under some rules; or which part is wrong, and what was expected there.
    fn position(&self, rules: <Self::Position as Position>::Rules) -> Result<Self::Position, TextError> {
        Self::Position::read(rules, &self.text())
    }
}
