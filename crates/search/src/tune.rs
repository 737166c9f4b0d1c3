//! Tune: fitting an evaluation's weights to games the engine plays against itself.
//!
//! Logistic regression finds the weights whose sums predict best what the search thought of positions and what their games came
//! to: results alone are true but noisy, since one game decides hundreds of positions; values of the search are steady, and carry
//! what it saw some turns ahead into the sum. One weight stays fixed, so that values keep their unit.

use crate::learn::learn;
use crate::self_play::Sample;
use kernel::{Dice, NetworkShape, Tuned};

/// How the weights are fitted.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Fitting {
    /// How often all positions are gone through.
    pub epochs: u32,
    /// How much the search's values count against the results, from 0 to 1.
    pub trust: f32,
    /// How strongly weights are held back that few positions speak of: about so many positions' worth.
    pub caution: f32,
}

/// What one time through all positions came to: the mean error of the predictions on positions that were learned from, and on
/// others kept apart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Epoch {
    /// The number; 0 before anything was learned.
    pub number: u32,
    /// On positions learned from.
    pub learned: f64,
    /// On positions kept apart.
    pub apart: f64,
}

/// One game in this many is kept apart, with all its positions: those of one game are too much alike.
const APART: u32 = 20;
/// What the predictions targets at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Targets {
    /// Among equals each of n sides wins one game in n.
    pub(crate) bias: f32,
    /// How steeply values become likelihoods.
    pub(crate) scale: f32,
    trust: f32,
}

impl Targets {
    pub(crate) fn new<P>(samples: &[Sample<P>], sides: usize, trust: f32) -> Targets {
        let bias = -(sides.saturating_sub(1).max(1) as f32).ln();
        Targets { bias, scale: steepness(samples, bias), trust }
    }

    /// What a sample says.
    pub(crate) fn of<P>(&self, sample: &Sample<P>) -> f32 {
        self.trust * likelihood(sample.value * self.scale + self.bias) + (1.0 - self.trust) * sample.share
    }
}

/// The numbers of the samples that are learned from.
pub(crate) fn learned_from<P>(samples: &[Sample<P>]) -> Vec<u32> {
    (0..samples.len() as u32).filter(|&index| !samples[index as usize].game.is_multiple_of(APART)).collect()
}

/// The samples that are not.
pub(crate) fn kept_apart<P>(samples: &[Sample<P>]) -> impl Iterator<Item = &Sample<P>> {
    samples.iter().filter(|sample| sample.game.is_multiple_of(APART))
}

/// How steeply the search's values become likelihoods, by the results of the games.
fn steepness<P>(samples: &[Sample<P>], bias: f32) -> f32 {
    let loss = |scale: f32| -> f64 {
        samples.iter().step_by(7).map(|sample| error(likelihood(sample.value * scale + bias), sample.share)).sum()
    };
    let scales = (0..40).map(|index| 0.0005 * 1.12_f32.powi(index));
    scales.min_by(|&a, &b| loss(a).total_cmp(&loss(b))).unwrap_or(0.005)
}

pub(crate) fn likelihood(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

/// Fits weights (in hundredths of a plain piece) to samples, beginning from given ones.
// Long: one loop over epochs, each of which learns, looks and reports with the same weights.
pub fn fit<P: Tuned>(
    samples: &[Sample<P>],
    sides: usize,
    mut weights: Vec<f32>,
    order: &Fitting,
    report: &mut dyn FnMut(Epoch),
) -> Vec<f32> {
    assert_eq!(weights.len(), P::WEIGHTS);
    if weights.is_empty() {
        return weights;
    }
    weights[P::UNIT.0] = P::UNIT.1;
    if P::NETWORK != NetworkShape::NONE {
        return learn(samples, sides, weights, order, report);
    }
    let targets = Targets::new(samples, sides, order.trust);
    let Targets { bias, scale, .. } = targets;
    let mut squares = vec![order.caution * 0.25 * scale * scale; P::WEIGHTS];
    let mut order_of = learned_from(samples);
    let mut dice = Dice::new(0x7e57);
    let mut features: Vec<(usize, f32)> = Vec::new();
    for number in 0..=order.epochs {
        for index in (1..order_of.len()).rev() {
            order_of.swap(index, dice.below(index + 1));
        }
        // The first time through only looks: it tells how good the weights were before.
        let rate = if number == 0 { 0.0 } else { 3.0 / (1.0 + (number - 1) as f32 / 2.0) };
        let mut learned = 0.0;
        for &index in &order_of {
            let sample = &samples[index as usize];
            features.clear();
            sample.position.visit_features(sample.side, &mut |index, amount| features.push((index, amount)));
            let value: f32 = features.iter().map(|&(index, amount)| weights[index] * amount).sum();
            let predicted = likelihood(value * scale + bias);
            let target = targets.of(sample);
            learned += error(predicted, target);
            if number == 0 {
                continue;
            }
            let slope = predicted - target;
            for &(index, amount) in &features {
                let gradient = slope * scale * amount;
                squares[index] += gradient * gradient;
                weights[index] -= rate * gradient / squares[index].sqrt();
            }
            weights[P::UNIT.0] = P::UNIT.1;
        }
        let mut apart = 0.0;
        for sample in kept_apart(samples) {
            let mut value = 0.0;
            sample.position.visit_features(sample.side, &mut |index, amount| value += weights[index] * amount);
            apart += error(likelihood(value * scale + bias), targets.of(sample));
        }
        report(Epoch {
            number,
            learned: learned / order_of.len().max(1) as f64,
            apart: apart / kept_apart(samples).count().max(1) as f64,
        });
    }
    weights
}

/// The cross entropy of a prediction.
pub(crate) fn error(predicted: f32, share: f32) -> f64 {
    let predicted = f64::from(predicted.clamp(1e-6, 1.0 - 1e-6));
    let share = f64::from(share);
    -(share * predicted.ln() + (1.0 - share) * (1.0 - predicted).ln())
}

/// Weights in the steps that the room stores.
pub fn stored_weights<P: Tuned>(weights: &[f32]) -> Vec<i16> {
    let stored = |weight: f32, most: i16| weight.round().clamp(f32::from(-most), f32::from(most)) as i16;
    let shape = P::NETWORK;
    let network = weights.len() - shape.weights();
    let inputs = network..network + (shape.inputs + usize::from(shape.units > 0)) * shape.units;
    let each = |(index, &weight): (usize, &f32)| match inputs.contains(&index) {
        true => stored(weight * f32::from(NetworkShape::FINENESS), NetworkShape::MOST),
        false => stored(weight * P::FINENESS, i16::MAX),
    };
    weights.iter().enumerate().map(each).collect()
}
