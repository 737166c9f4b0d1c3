//! Step: one decision, as the points it changes.

use crate::board::{Points, sites};
use kernel::Site;

/// A step. Which end of a move is its start, and in which order two pieces go, follows from the position it is played
/// in: only the changed points are kept, which makes playing two exclusive ors.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MarelleStep {
    /// The points the mover's pieces change: the target of a placing, both ends of a move.
    pub(crate) moved: Points,
    /// The enemy pieces that go.
    pub(crate) taken: Points,
}

impl MarelleStep {
    /// The sites where the mover's pieces change: the target of a placing, both ends of a move, in order.
    pub fn changed(self) -> Vec<Site> {
        sites(self.moved)
    }

    /// The sites of the enemy pieces that go, in order.
    pub fn taken(self) -> Vec<Site> {
        sites(self.taken)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Marelle, MarelleRules};
    use kernel::{Game, Position};

    #[test]
    fn a_step_can_be_taken_apart() {
        let start = Marelle::start(MarelleRules::default(), 0);
        let targets: Vec<_> = start.steps().into_iter().map(|step| (step.changed().len(), step.taken().len())).collect();
        assert_eq!(targets, [(1, 0); 24]);
    }
}
