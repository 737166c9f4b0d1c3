//! Patterns of the whole board: marbles, hollows and the EX*PION together, found by a small network.
//!
//! The network sees the board from the camp of the colour on turn: which of the four colours comes next matters as much as whose
//! side it is on. So all four quarter turns of a position are the same to it. Mirrors are not, because they turn the order
//! round; where a player is free to choose between his colours they would have to be, and there the network is not asked.

use crate::board::{FIELD, GRID, bit_of, square_of};
use crate::eval::{SUM, stored};
use crate::{Colour, ExpionPosition};
use boards::{Bits, Inputs, Network};
use kernel::NetworkShape;
use std::sync::LazyLock;

/// Where the inputs of the EX*PION begin, behind those of the marbles of four colours.
const BALL: usize = 4 * 64;
/// Whether a capture has been made (E-15).
const RELEASED: usize = BALL + 64;
const INPUTS: usize = RELEASED + 1;
const UNITS: usize = 32;
/// The most inputs that are on: 28 marbles, the EX*PION and the release.
const MOST_ON: usize = 32;

/// Its shape.
pub(crate) const SHAPE: NetworkShape = NetworkShape { inputs: INPUTS, units: UNITS, images: 1 };

/// The same weights stand here once for each colour on turn, under the place that a thing has on the board as it lies: looking a place up in
/// a turned board would cost as much as the rest.
static NETWORK: LazyLock<Network<UNITS>> = LazyLock::new(|| {
    let shape = NetworkShape { inputs: PLACED, ..SHAPE };
    let stored = &stored()[SUM..];
    let rows = (0..PLACED).map(|placed| turned(placed).unwrap_or(RELEASED)).chain([INPUTS, INPUTS + 1]);
    let weights: Vec<i16> = rows.flat_map(|row| &stored[row * UNITS..][..UNITS]).copied().collect();
    Network::read(shape, &weights, |_, input| input)
});

/// How many inputs there are before the board is turned; so many for each colour on turn, and the release.
const PLACED: usize = 4 * EACH + 1;
const EACH: usize = RELEASED;

/// The input that a thing on the board has when the board is turned until the colour on turn is where North is; none for
/// places that do not exist.
fn turned(placed: usize) -> Option<usize> {
    if placed == PLACED - 1 {
        return Some(RELEASED);
    }
    let (turn, thing) = (placed / EACH, placed % EACH);
    let (kind, bit) = (thing / 64, (thing % 64) as u8);
    let colour = Colour::at(kind);
    let square = square_of(colour, bit);
    if square == 0 || kind == 4 && FIELD >> bit & 1 == 0 {
        return None;
    }
    let (mut x, mut y) = (GRID.x(square), GRID.y(square));
    for _ in 0..(4 - turn) % 4 {
        (x, y) = (y, GRID.width - 1 - x);
    }
    let place = usize::from(bit_of(GRID.at(x, y)));
    Some(place + if kind == 4 { BALL } else { 64 * ((kind + 4 - turn) % 4) })
}

impl ExpionPosition {
    /// Whether the network is asked.
    #[inline]
    pub(crate) fn is_patterned(&self) -> bool {
        self.state.ball_camp().is_none() && !self.state.rules().is_free()
    }

    /// Shows the inputs that are on, before the board is turned.
    #[inline]
    fn visit_placed(&self, visit: &mut impl FnMut(usize)) {
        let first = EACH * self.turn().index();
        for (colour, word) in self.words.iter().enumerate() {
            for bit in Bits(*word) {
                visit(first + 64 * colour + usize::from(bit));
            }
        }
        visit(first + BALL + usize::from(self.state.ball()));
        if self.state.is_released() {
            visit(PLACED - 1);
        }
    }

    /// Shows the inputs that are on.
    pub(crate) fn visit_patterns(&self, visit: &mut impl FnMut(usize)) {
        self.visit_placed(&mut |placed| visit(turned(placed).expect("a place of the board")));
    }

    /// What the patterns are worth to the side on turn, in the unit of the stored weights.
    #[inline]
    pub(crate) fn pattern_value(&self) -> i32 {
        let mut inputs = Inputs::<MOST_ON>::default();
        self.visit_placed(&mut |input| inputs.add(input));
        NETWORK.value(inputs.all())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Expion, ExpionRules};
    use kernel::{Symmetric, read_rules};
    use testkit::{Walk, positions};

    #[test]
    fn a_quarter_turn_changes_no_pattern() {
        let rules: ExpionRules = read_rules([]).expect("the defaults");
        let patterns = |position: &ExpionPosition| {
            let mut all = Vec::new();
            position.visit_patterns(&mut |input| all.push(input));
            all.sort_unstable();
            all
        };
        positions::<Expion>(rules, Walk { seed: 5, games: 3, steps: 200 }, |position, _| {
            if !position.is_patterned() {
                return;
            }
            let all = patterns(position);
            assert!(all.len() <= MOST_ON && all.iter().all(|&input| input < INPUTS), "{all:?}");
            assert!(all.windows(2).all(|pair| pair[0] < pair[1]), "two things in one place: {all:?}");
            for symmetry in 0..ExpionPosition::symmetries(rules) {
                assert_eq!(patterns(&position.image(symmetry)), all, "{position:?}");
            }
        });
    }
}
