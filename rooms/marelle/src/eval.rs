//! Evaluation: a weighted sum of material, mills, threats and freedom to move, and of patterns; one set of weights for each phase.
//!
//! The weights were fitted to games the engine played against itself.

use crate::board::{Closings, EDGES, Slides, in_mills, mills, neighbours};
use crate::camp::Camp;
use crate::patterns;
use crate::position::MarellePosition;
use boards::{Bits, unpack_weights, weights_fit};
use kernel::{Asset, Evaluate, Side, Tuned};
use std::sync::LazyLock;

/// Features of one camp.
const FEATURES: usize = 9;
const PIECE: usize = 0;
/// Full lines: their pieces are safe, and they can be opened and closed again.
const MILL: usize = 1;
/// Free points that would complete a line.
const THREAT: usize = 2;
/// Two such points at once: the opponent can stop only one.
const FORK: usize = 3;
/// Moves that close a mill.
const READY: usize = 4;
/// Moves from one mill that close another: they take a piece every turn.
const SWING: usize = 5;
/// Moves to a free neighbour.
const FREEDOM: usize = 6;
/// Pieces without one.
const BLOCKED: usize = 7;
/// Being to move, with a mill to close or without.
const STRIKE: usize = 8;

/// Placing early, in the middle and late; moving with many, fewer and few pieces; and jumping of one or both.
const PHASES: usize = 7;
/// The phase whose plain piece is the unit of all values.
const MOVING: usize = 3;
const PATTERNS: usize = FEATURES * PHASES;
const WEIGHTS: usize = PATTERNS + PHASES * patterns::WEIGHTS;
const FINENESS: i32 = 16;

/// The weights as they were fitted, made ready for use.
struct Weights {
    features: [[i32; FEATURES]; PHASES],
    /// For each phase, every filling with the weight of its representative.
    patterns: Vec<i16>,
}

/// The file of the weights.
pub(crate) static FILE: Asset =
    Asset::needed("marelle/weights.bin", include_bytes!("../assets/weights.bin"), |bytes| weights_fit(bytes, WEIGHTS));

/// All weights as the file holds them.
fn stored() -> Vec<i16> {
    let mut weights = vec![0; WEIGHTS];
    unpack_weights(FILE.bytes().expect("weights are brought before anybody thinks"), &mut weights);
    weights
}

/// For each filling, the one whose weight it has.
static REPRESENTATIVES: LazyLock<Vec<usize>> =
    LazyLock::new(|| (0..patterns::WEIGHTS).map(patterns::representative).collect());

static LEARNED: LazyLock<Weights> = LazyLock::new(|| {
    let all = stored();
    let of_phase = |phase: usize| {
        let first = PATTERNS + phase * patterns::WEIGHTS;
        REPRESENTATIVES.iter().map(move |place| first + place)
    };
    Weights {
        features: std::array::from_fn(|phase| std::array::from_fn(|index| i32::from(all[phase * FEATURES + index]))),
        patterns: (0..PHASES).flat_map(of_phase).map(|index| all[index]).collect(),
    }
});

impl MarellePosition {
    #[inline]
    fn phase(&self) -> usize {
        let (own, enemy) = (self.own.count_ones(), self.enemy.count_ones());
        match self.in_hand {
            9.. => 0,
            5..=8 => 1,
            1..=4 => 2,
            0 if own <= 3 || enemy <= 3 => 6,
            0 => match own + enemy {
                16.. => MOVING,
                13..=15 => MOVING + 1,
                _ => MOVING + 2,
            },
        }
    }

    /// What a camp has.
    #[inline]
    fn features(&self, camp: Camp) -> [i32; FEATURES] {
        let own = self.pieces(camp);
        let free = self.free();
        let slides = Slides::of(own, free);
        let threats = (Closings::of(own).any() & free).count_ones() as i32;
        let jumps = self.rules.jumps() && self.in_hand == 0 && own.count_ones() == 3;
        let mut amounts = [0; FEATURES];
        amounts[PIECE] = self.owned(camp) as i32;
        amounts[MILL] = mills(own) as i32;
        amounts[THREAT] = threats;
        amounts[FORK] = i32::from(threats > 1);
        amounts[FREEDOM] = slides.all.count_ones() as i32;
        let mut strikes = slides.closing != 0;
        if self.in_hand > 0 || jumps {
            strikes = threats > 0;
        } else {
            let safe = in_mills(own);
            amounts[READY] = slides.closing.count_ones() as i32;
            amounts[SWING] = Bits(slides.closing).filter(|&edge| EDGES[edge as usize] & safe != 0).count() as i32;
        }
        amounts[BLOCKED] = (own & !neighbours(free)).count_ones() as i32;
        if camp == self.camp {
            amounts[STRIKE] = if strikes { 2 } else { 1 };
        }
        amounts
    }
}

impl Evaluate for MarellePosition {
    #[inline]
    fn evaluate(&self, side: Side) -> i32 {
        let (own, enemy) = (self.features(self.camp), self.features(self.camp.other()));
        let (learned, phase) = (&*LEARNED, self.phase());
        let weights = &learned.features[phase];
        let plain: i32 = (0..FEATURES).map(|index| (own[index] - enemy[index]) * weights[index]).sum();
        let weights = &learned.patterns[phase * patterns::WEIGHTS..][..patterns::WEIGHTS];
        let patterns: i32 = patterns::places(self.own, self.enemy).iter().map(|&place| i32::from(weights[place])).sum();
        let value = (plain + patterns) / FINENESS;
        if side == self.camp.side() { value } else { -value }
    }
}

impl Tuned for MarellePosition {
    const WEIGHTS: usize = WEIGHTS;
    const UNIT: (usize, f32) = (MOVING * FEATURES + PIECE, 100.0);
    const FINENESS: f32 = FINENESS as f32;

    fn weights() -> Vec<f32> {
        stored().into_iter().map(|weight| f32::from(weight) / FINENESS as f32).collect()
    }

    fn visit_features(&self, side: Side, visit: &mut impl FnMut(usize, f32)) {
        let sign = if side == self.camp.side() { 1 } else { -1 };
        let (own, enemy) = (self.features(self.camp), self.features(self.camp.other()));
        for index in 0..FEATURES {
            visit(self.phase() * FEATURES + index, (sign * (own[index] - enemy[index])) as f32);
        }
        for place in patterns::places(self.own, self.enemy) {
            let place = REPRESENTATIVES[place];
            visit(PATTERNS + self.phase() * patterns::WEIGHTS + place, sign as f32);
        }
    }
}
