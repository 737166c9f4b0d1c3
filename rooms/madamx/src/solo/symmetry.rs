//! Symmetry: the two colours exchanged. Left and right cannot be, because men live on a1's colour only.

use super::position::Solo;
use super::rules::SoloRules;
use super::step::SoloStep;
use kernel::{Seat, Symmetric};

impl Symmetric for Solo {
    fn symmetries(_rules: SoloRules) -> usize {
        2
    }

    fn image(&self, symmetry: usize) -> Self {
        if symmetry == 0 { *self } else { Solo { camps: [self.camps[1], self.camps[0]], ..*self } }
    }

    fn step_image(&self, _symmetry: usize, step: SoloStep) -> SoloStep {
        step
    }

    fn seat_image(_rules: SoloRules, _symmetry: usize, seat: Seat) -> Seat {
        seat
    }
}
