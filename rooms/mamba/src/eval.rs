//! Evaluate: a fast guess from material, room to bear and to breathe, and contacts that stand on a knife's edge; for two players also
//! from patterns.
//!
//! The value is a weighted sum; the weights were fitted to games the engine played against itself.

use crate::board::{Runs, ahead, back, cross, square};
use crate::camp::{CAMPS, Camp, Way};
use crate::patterns;
use crate::point::Set;
use crate::position::{MambaPosition, Phase};
use boards::{unpack_weights, weights_fit};
use kernel::{Asset, Evaluate, Side, Tuned};
use std::sync::LazyLock;

// Where a camp's weights stand; there is one set for each number of players and phase.
/// A camp that still plays, beyond its pieces: it moves and it can grow again.
const STANDING: usize = 0;
const PIECE: usize = 1;
/// Pieces that are missing to a margin above the threshold: a camp that falls loses all at once.
const MISSING: usize = 2;
/// Pieces that could bear in their next turn.
const MOTHER: usize = 3;
/// Empty points next to a camp.
const LIBERTY: usize = 4;
/// Pieces that touch an enemy alignment longer than their own: they rest only until something changes.
const EXPOSED: usize = 5;
/// Even contacts: whoever lengthens its alignment first transforms the other, and the camp on turn is first.
const TEMPO: usize = 6;
const FEATURES: usize = 7;
/// Few pieces on the board, more, and many.
const PHASES: usize = 3;
const PATTERNS: usize = 4 * PHASES * FEATURES;
const WEIGHTS: usize = PATTERNS + patterns::WEIGHTS;
const FINENESS: i32 = 16;

const MARGIN: i32 = 3;
/// One turn changes only so many contacts.
const MOST_TEMPI: i32 = 4;

/// The file of the weights.
pub(crate) static FILE: Asset =
    Asset::needed("mamba/weights.bin", include_bytes!("../assets/weights.bin"), |bytes| weights_fit(bytes, WEIGHTS));

/// All weights as the file holds them.
fn stored() -> Vec<i16> {
    let mut weights = vec![0; WEIGHTS];
    unpack_weights(FILE.bytes().expect("weights are brought before anybody thinks"), &mut weights);
    weights
}

/// For each pattern, the one whose weight it has.
static REPRESENTATIVES: LazyLock<Vec<usize>> =
    LazyLock::new(|| (0..patterns::WEIGHTS).map(patterns::representative).collect());

/// The weights as they were fitted, every pattern with that of its representative.
static LEARNED: LazyLock<Vec<i16>> = LazyLock::new(|| {
    let all = stored();
    let patterns = REPRESENTATIVES.iter().map(|place| all[PATTERNS + place]);
    all[..PATTERNS].iter().copied().chain(patterns).collect()
});

/// What is true of the whole board, seen once for all camps.
struct View {
    empty: Set,
    isolated: Set,
    /// Pieces that touch a longer enemy alignment.
    exposed: Set,
    /// For ranks and files: pieces whose next neighbour belongs to another camp and an equal alignment.
    even: [Set; 2],
}

impl MambaPosition {
    fn view(&self) -> View {
        let occupied = self.board.occupied();
        let mut view = View { empty: self.empty(), isolated: !square(occupied), exposed: 0, even: [0; 2] };
        // Patterns tell more of contacts.
        if self.patterned().is_some() {
            return view;
        }
        for (even, way) in view.even.iter_mut().zip(Way::ALL) {
            let runs = Runs::of(&self.board, way);
            view.exposed |= runs.loses_ahead | ahead(way, runs.wins_ahead);
            let touching = Runs::touching(&self.board, way, self.board.linked(way));
            *even = touching & !runs.wins_ahead & !runs.loses_ahead;
        }
        view
    }

    /// What a camp has.
    fn features(&self, camp: Camp, view: &View) -> [i32; FEATURES] {
        let own = self.board.of(camp);
        if own == 0 {
            return [0; FEATURES];
        }
        let count = |set: Set| set.count_ones() as i32;
        let tempi = if self.phase == Phase::Turn && camp == self.camp {
            let even = view.even.iter().zip(Way::ALL).map(|(even, way)| count(even & (own | back(way, own))));
            even.sum::<i32>().min(MOST_TEMPI)
        } else {
            0
        };
        let mut amounts = [0; FEATURES];
        amounts[STANDING] = 1;
        amounts[PIECE] = count(own);
        amounts[MISSING] = (self.rules.table().threshold as i32 + MARGIN - count(own)).max(0);
        amounts[MOTHER] = count(own & view.isolated);
        amounts[LIBERTY] = count(cross(own) & view.empty);
        amounts[EXPOSED] = count(own & view.exposed);
        amounts[TEMPO] = tempi;
        amounts
    }

    /// Where the weights for this number of players and pieces begin.
    fn first_weight(&self) -> usize {
        let table = self.rules.table();
        let players = if self.rules.is_teams() { 3 } else { table.seating.sides() - 2 };
        let phase = match self.board.occupied().count_ones() {
            0..=17 => 0,
            18..=25 => 1,
            _ => 2,
        };
        FEATURES * (PHASES * players + phase)
    }

    /// The pieces of the camp on turn and of its opponent, where patterns are looked at.
    #[inline]
    fn patterned(&self) -> Option<(Set, Set)> {
        let own = self.own();
        (self.rules.table().camps() == 2).then(|| (own, self.board.occupied() & !own))
    }

    /// What each side has.
    fn side_features(&self) -> [[i32; FEATURES]; CAMPS] {
        let table = self.rules.table();
        let view = self.view();
        let mut sums = [[0; FEATURES]; CAMPS];
        for camp in table.playing() {
            let sum = &mut sums[table.side(camp).index()];
            for (total, amount) in sum.iter_mut().zip(self.features(camp, &view)) {
                *total += amount;
            }
        }
        sums
    }
}

impl Evaluate for MambaPosition {
    fn evaluate(&self, side: Side) -> i32 {
        let learned = &**LEARNED;
        let weights = &learned[self.first_weight()..][..FEATURES];
        let worth = |amounts: [i32; FEATURES]| -> i32 {
            amounts.iter().zip(weights).map(|(amount, &weight)| amount * i32::from(weight)).sum()
        };
        let values = self.side_features().map(worth);
        // Against all others: with two sides what one gains the other loses.
        let own = values[side.index()];
        let others = values.iter().sum::<i32>() - own;
        let mut value = own - others / (self.rules.table().seating.sides() as i32 - 1);
        if let Some((mover, other)) = self.patterned() {
            let weights = &learned[PATTERNS..];
            let mut sum = 0;
            patterns::visit_places(mover, other, |place| sum += i32::from(weights[place]));
            value += if side == Side(self.camp.0) { sum } else { -sum };
        }
        value / FINENESS
    }
}

impl Tuned for MambaPosition {
    const WEIGHTS: usize = WEIGHTS;
    const UNIT: (usize, f32) = (PIECE, 100.0);
    const FINENESS: f32 = FINENESS as f32;

    fn weights() -> Vec<f32> {
        stored().into_iter().map(|weight| f32::from(weight) / FINENESS as f32).collect()
    }

    fn visit_features(&self, side: Side, visit: &mut impl FnMut(usize, f32)) {
        let sums = self.side_features();
        let others = (self.rules.table().seating.sides() - 1) as f32;
        for index in 0..FEATURES {
            let all: i32 = sums.iter().map(|amounts| amounts[index]).sum();
            let own = sums[side.index()][index];
            visit(self.first_weight() + index, own as f32 - (all - own) as f32 / others);
        }
        if let Some((mover, other)) = self.patterned() {
            let sign = if side == Side(self.camp.0) { 1.0 } else { -1.0 };
            patterns::visit_places(mover, other, |place| visit(PATTERNS + REPRESENTATIVES[place], sign));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::MambaRules;
    use kernel::{Notation, read_rules};

    fn value(text: &str) -> i32 {
        let rules: MambaRules = read_rules([]).expect("the defaults");
        MambaPosition::read(rules, text).expect("a position").evaluate(Side(0))
    }

    /// The weights are fitted, so only what no fit may turn round is asked of them.
    #[test]
    fn more_of_everything_is_better() {
        let even = |turn| {
            value(&format!(
                "b.b.b.b.b/........./........./........./........./........./........./........./a.a.a.a.a {turn} turn 0"
            ))
        };
        assert_eq!(even('a'), -even('b'));
        let piece =
            value("b.b.b.b.b/........./........./........./........./....a..../........./........./a.a.a.a.a a turn 0");
        assert!(piece > even('a') + 50, "{piece}");
        let crowded =
            value("b.b.b.b.b/........./........./........./........./........./........./.a.a...../a.a.a.... a turn 0");
        assert!(crowded < even('a'), "{crowded}");
        let touching = |turn| {
            value(&format!(
                "b.b.b.b../........./........./........./...ab..../........./........./........./a.a.a.a.. {turn} turn 0"
            ))
        };
        assert!(touching('a') > 0 && touching('b') < 0);
    }
}
