//! Tuned: an evaluation that is a weighted sum, so that its weights can be fitted to played games.

use crate::{Evaluate, Side};

/// The shape of a network with one hidden layer, which finds patterns of the whole board by itself. Each unit adds up its weights of the
/// inputs that are on, from a weight of its own; what that comes to, but no less than 0 and no more than 1, counts by the unit's worth.
///
/// Its weights are those of the first input for every unit, those of the second and so on; then what the units begin from; then what they are worth, in
/// hundredths of a plain piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetworkShape {
    /// How many inputs there are.
    pub inputs: usize,
    /// How many units.
    pub units: usize,
    /// In how many images (of a symmetry) each unit looks at the board; the values of all are added.
    pub images: usize,
}

impl NetworkShape {
    /// No network.
    pub const NONE: NetworkShape = NetworkShape { inputs: 0, units: 0, images: 0 };

    /// How many steps of a stored weight of an input make 1.
    pub const FINENESS: i16 = 256;

    /// The largest stored weight of an input, so that a board full of them cannot overflow 16 bits.
    pub const MOST: i16 = 768;

    /// How many weights it has.
    pub const fn weights(self) -> usize {
        (self.inputs + 2) * self.units
    }
}

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
    /// How many weights there are, those of the network included.
    const WEIGHTS: usize = 0;

    /// The network that adds to the sum, if there is one. Its weights stand behind all others.
    const NETWORK: NetworkShape = NetworkShape::NONE;

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

    /// Shows the inputs of the network that are on, in one of its images; the side that it values the position for, or none where it
    /// is not asked.
    fn visit_inputs(&self, _image: usize, _visit: &mut impl FnMut(usize)) -> Option<Side> {
        None
    }
}
