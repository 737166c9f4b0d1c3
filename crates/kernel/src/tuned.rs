//! Tuned: an evaluation that is a weighted sum, so that its weights can be fitted to played games.

use crate::{Evaluate, Side};

/// A weighted sum of features. [`Evaluate::evaluate`] gives (but for rounding) the sum of each feature times its weight.
pub trait Tuned: Evaluate {
    /// How many weights there are.
    const WEIGHTS: usize;

    /// A weight that stays fixed, so that values keep their unit: its index and its value in hundredths of a plain piece.
    const UNIT: (usize, f32);

    /// How many steps of a stored weight make a hundredth of a plain piece.
    const FINENESS: f32;

    /// The weights in use, in hundredths of a plain piece.
    fn weights() -> Vec<f32>;

    /// Whether a game's result says something about the features of this position.
    fn is_instructive(&self) -> bool {
        true
    }

    /// Shows every feature that is not zero, seen by a side, with the index of its weight.
    fn visit_features(&self, side: Side, visit: &mut impl FnMut(usize, f32));
}
