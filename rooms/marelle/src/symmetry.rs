//! Symmetry: the sixteen ways to lay the board onto itself.
//!
//! Four quarter turns, a mirror, and the exchange of the outer and the inner ring. Exchanging the colours is not among
//! them: brown always begins, so most positions of the placing phase have no such image (M-2).

use crate::board::{Points, last, second_last};
use crate::position::MarellePosition;
use crate::rules::MarelleRules;
use crate::step::MarelleStep;
use kernel::{Seat, Symmetric};

/// The image of a set: bits 0 and 1 of the number are quarter turns, bit 2 the mirror, bit 3 the exchange of rings.
pub(crate) fn image(symmetry: usize, set: Points) -> Points {
    let mut set = set;
    if symmetry & 4 != 0 {
        // Place `p` of each ring goes to `-p`: the bits of each byte in reverse are `7 - p`, one place short.
        set = last(set.reverse_bits().swap_bytes());
    }
    for _ in 0..symmetry & 3 {
        set = second_last(set);
    }
    if symmetry & 8 != 0 {
        set = set >> 16 | set & 0xff00 | (set & 0xff) << 16;
    }
    set
}

impl Symmetric for MarellePosition {
    fn symmetries(_rules: MarelleRules) -> usize {
        16
    }

    fn image(&self, symmetry: usize) -> Self {
        MarellePosition { own: image(symmetry, self.own), enemy: image(symmetry, self.enemy), ..*self }
    }

    fn step_image(&self, symmetry: usize, step: MarelleStep) -> MarelleStep {
        MarelleStep { moved: image(symmetry, step.moved), taken: image(symmetry, step.taken) }
    }

    fn seat_image(_rules: MarelleRules, _symmetry: usize, seat: Seat) -> Seat {
        seat
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::LINES;

    #[test]
    fn the_sixteen_images_differ_and_lay_lines_on_lines() {
        let crooked = LINES[0] | 1 << 11;
        let mut seen: Vec<Points> = (0..16).map(|symmetry| image(symmetry, crooked)).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 16);
        for symmetry in 0..16 {
            assert!(LINES.iter().all(|&line| LINES.contains(&image(symmetry, line))), "{symmetry}");
        }
    }
}
