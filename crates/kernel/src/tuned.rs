//! Tuned: an evaluation that is a weighted sum, so that its weights can be fitted to played games.

use crate::{Evaluate, Side};

/// A weighted sum of features. [`Evaluate::evaluate`] gives (but for rounding) the sum of each feature times its weight. A game that
/// says nothing has no weights, and nothing to tune.
/// ```
/// use kernel::{Evaluate, Game, Side, Tuned};
/// use testkit::toy::{Toy, ToyPosition, ToyRules};
///
/// let start = Toy::start(ToyRules::default(), 0);
/// let (weights, mut sum) = (ToyPosition::weights(), 0.0);
/// start.visit_features(Side(0), &mut |index, amount| sum += weights[index] * amount);
/// assert!((sum - start.evaluate(Side(0)) as f32).abs() < 1.0);
/// ```
pub trait Tuned: Evaluate {
    /// How many weights there are.
    const WEIGHTS: usize = 0;

    /// A weight that stays fixed, so that values keep their unit: its index and its value in hundredths of a plain piece.
    const UNIT: (usize, f32) = (0, 100.0);

    /// How many steps of a stored weight make a hundredth of a plain piece.
    const FINENESS: f32 = 1.0;

    /// The weights in use, in hundredths of a plain piece.
    fn weights() -> Vec<f32> {
        Vec::new()
    }

    /// Whether a game's result says something about the features of this position.
    fn is_instructive(&self) -> bool {
        true
    }

    /// Shows every feature that is not zero, seen by a side, with the index of its weight.
    fn visit_features(&self, _side: Side, _visit: &mut impl FnMut(usize, f32)) {}
}
