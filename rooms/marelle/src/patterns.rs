//! Patterns: how sides and rings of the board are filled, each filling with a learned weight.
//!
//! A side is three points of each ring with their middles in one line, nine points in all; the board has four of them, which
//! share corners. A ring has eight points. Fillings that turn into each other by a mirror or by the exchange of the outer and the
//! inner ring have one weight.

use crate::board::{Points, second_next};

/// Ways to fill a side and a ring: each point free, the mover's or the opponent's.
pub(crate) const SIDE_FILLINGS: usize = 19_683;
pub(crate) const RING_FILLINGS: usize = 6561;

/// Weights of one phase: sides, then the outer and inner ring, then the middle one.
pub(crate) const WEIGHTS: usize = SIDE_FILLINGS + 2 * RING_FILLINGS;

/// How many patterns a position has.
pub(crate) const PATTERNS: usize = 7;

/// Bits as a number in base three.
static TERNARY: [u32; 512] = boards::ternary();

#[inline]
fn filling(own: u32, enemy: u32) -> usize {
    (TERNARY[own as usize & 511] + 2 * TERNARY[enemy as usize & 511]) as usize
}

/// The first side of the board: three points of each ring.
#[inline]
const fn side(set: Points) -> u32 {
    set & 7 | set >> 5 & 0o70 | set >> 10 & 0o700
}

/// Where the weights of a position's patterns stand among those of its phase.
#[inline]
pub(crate) fn places(own: Points, enemy: Points) -> [usize; PATTERNS] {
    let mut turned = [own, enemy];
    let mut places = [0; PATTERNS];
    for place in &mut places[..4] {
        *place = filling(side(turned[0]), side(turned[1]));
        turned = turned.map(second_next);
    }
    let ring = |number: u32| filling(own >> (8 * number) & 0xff, enemy >> (8 * number) & 0xff);
    places[4] = SIDE_FILLINGS + ring(0);
    places[5] = SIDE_FILLINGS + ring(2);
    places[6] = SIDE_FILLINGS + RING_FILLINGS + ring(1);
    places
}

/// The place whose weight stands for this one and all its images.
pub(crate) fn representative(place: usize) -> usize {
    if place < SIDE_FILLINGS {
        let image = |mirrored: bool, exchanged: bool| -> usize {
            let from = |at: usize| {
                let (ring, column) = (at / 3, at % 3);
                let ring = if exchanged { 2 - ring } else { ring };
                3 * ring + if mirrored { 2 - column } else { column }
            };
            boards::rearranged(place, 9, from)
        };
        [(false, false), (true, false), (false, true), (true, true)]
            .map(|(m, e)| image(m, e))
            .into_iter()
            .min()
            .unwrap_or(place)
    } else {
        let first = SIDE_FILLINGS + (place - SIDE_FILLINGS) / RING_FILLINGS * RING_FILLINGS;
        let image = |turns: usize, mirrored: bool| -> usize {
            let from = |at: usize| (if mirrored { 8 - at } else { at } + 2 * turns) % 8;
            boards::rearranged(place - first, 8, from)
        };
        let images = (0..4).flat_map(|turns| [image(turns, false), image(turns, true)]);
        first + images.min().unwrap_or(place - first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{MarellePosition, MarelleRules};
    use kernel::{Dice, Symmetric, random_playout};

    #[test]
    fn images_of_a_position_have_the_same_patterns() {
        let mut dice = Dice::new(17);
        for length in 0..60 {
            let (position, _) = random_playout(&MarellePosition::start(MarelleRules::default()), &mut dice, length);
            let patterns = |position: MarellePosition| {
                let mut all = places(position.own, position.enemy).map(representative);
                all.sort_unstable();
                all
            };
            for symmetry in 0..16 {
                assert_eq!(patterns(position.image(symmetry)), patterns(position), "{symmetry}");
            }
        }
    }

    #[test]
    fn a_representative_stands_for_itself() {
        for place in 0..WEIGHTS {
            let representative = representative(place);
            assert!(representative <= place);
            assert_eq!(super::representative(representative), representative);
        }
    }
}
