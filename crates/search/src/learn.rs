//! Learn: fitting an evaluation that has a network, by gradients of small batches (Adam).
//!
//! The sum and the network are fitted together, so that the network learns what the features do not say.

use crate::self_play::Sample;
use crate::tune::{Epoch, Fitting, Targets, error, kept_apart, learned_from, likelihood};
use kernel::{Dice, Side, Tuned};

/// Positions whose gradients are added up before the weights change.
const BATCH: usize = 512;
/// The longest change of an input's weight in one batch at the beginning; those of values are longer by what a value is worth.
const RATE: f32 = 0.003;
/// How much of the mean gradient and of the mean square is kept from batch to batch.
const KEPT: (f32, f32) = (0.9, 0.999);

/// A sum and a network in the making.
struct Learner {
    weights: Vec<f32>,
    /// Where the network begins.
    network: usize,
    gradients: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    batches: i32,
    // What one position shows, kept to save allocating.
    features: Vec<(usize, f32)>,
    inputs: Vec<Vec<usize>>,
    units: Vec<Vec<f32>>,
}

/// What a network comes to: the side that it sees with, as a sign.
struct Forward {
    value: f32,
    sign: f32,
}

impl Learner {
    fn new<P: Tuned>(mut weights: Vec<f32>) -> Learner {
        let shape = P::NETWORK;
        let network = P::WEIGHTS - shape.weights();
        // Units that are all alike would stay so.
        if weights[network..].iter().all(|&weight| weight == 0.0) {
            let mut dice = Dice::new(0x0e7);
            let mut between = |most: f32| (dice.below(20_001) as f32 / 10_000.0 - 1.0) * most;
            let (inputs, rest) = weights[network..].split_at_mut(shape.inputs * shape.units);
            let (first, worth) = rest.split_at_mut(shape.units);
            inputs.fill_with(|| between(0.15));
            first.fill_with(|| 0.3 + between(0.3));
            worth.fill_with(|| between(20.0));
        }
        Learner {
            network,
            gradients: vec![0.0; P::WEIGHTS],
            means: vec![0.0; P::WEIGHTS],
            squares: vec![0.0; P::WEIGHTS],
            weights,
            batches: 0,
            features: Vec::new(),
            inputs: vec![Vec::new(); shape.images],
            units: vec![vec![0.0; shape.units]; shape.images],
        }
    }

    fn forward<P: Tuned>(&mut self, position: &P, side: Side) -> Forward {
        let shape = P::NETWORK;
        let Learner { weights, network, features, inputs, units, .. } = self;
        features.clear();
        position.visit_features(side, &mut |index, amount| features.push((index, amount)));
        let mut value: f32 = features.iter().map(|&(index, amount)| weights[index] * amount).sum();
        let (layer, rest) = weights[*network..].split_at(shape.inputs * shape.units);
        let (first, worth) = rest.split_at(shape.units);
        let mut sign = 0.0;
        for (image, (inputs, units)) in inputs.iter_mut().zip(units).enumerate() {
            inputs.clear();
            let Some(seen_by) = position.visit_inputs(image, &mut |input| inputs.push(input)) else { continue };
            sign = if seen_by == side { 1.0 } else { -1.0 };
            units.copy_from_slice(first);
            for &input in &*inputs {
                let row = &layer[input * shape.units..][..shape.units];
                units.iter_mut().zip(row).for_each(|(unit, weight)| *unit += weight);
            }
            value += sign * units.iter().zip(worth).map(|(unit, worth)| unit.clamp(0.0, 1.0) * worth).sum::<f32>();
        }
        Forward { value, sign }
    }

    /// Adds the gradients of the position that was looked at last; `slope` is that of its value.
    fn backward<P: Tuned>(&mut self, sign: f32, slope: f32) {
        let shape = P::NETWORK;
        let Learner { weights, network, gradients, features, inputs, units, .. } = self;
        for &(index, amount) in &*features {
            gradients[index] += slope * amount;
        }
        if sign == 0.0 {
            return;
        }
        let (layer, rest) = gradients[*network..].split_at_mut(shape.inputs * shape.units);
        let (first, worths) = rest.split_at_mut(shape.units);
        let worth = &weights[*network + (shape.inputs + 1) * shape.units..];
        for (inputs, units) in inputs.iter().zip(units) {
            for ((unit, worth), gradient) in units.iter_mut().zip(worth).zip(&mut *worths) {
                *gradient += slope * sign * unit.clamp(0.0, 1.0);
                *unit = if *unit > 0.0 && *unit < 1.0 { slope * sign * worth } else { 0.0 };
            }
            first.iter_mut().zip(&*units).for_each(|(gradient, unit)| *gradient += unit);
            for &input in inputs {
                let row = &mut layer[input * shape.units..][..shape.units];
                row.iter_mut().zip(&*units).for_each(|(gradient, unit)| *gradient += unit);
            }
        }
    }

    /// Changes the weights by the gradients of a batch. `pull` draws the weights of inputs towards nothing.
    fn step<P: Tuned>(&mut self, count: usize, rate: f32, scale: f32, pull: f32) {
        let shape = P::NETWORK;
        self.batches += 1;
        let settled = (1.0 - KEPT.0.powi(self.batches), 1.0 - KEPT.1.powi(self.batches));
        let inputs = self.network..self.network + (shape.inputs + 1) * shape.units;
        for index in 0..self.weights.len() {
            let is_input = inputs.contains(&index);
            // Gradients of values are counted in the logarithm of the odds, as those of inputs are.
            let unit = if is_input { 1.0 } else { scale };
            let held = if is_input { pull * self.weights[index] } else { 0.0 };
            let gradient = self.gradients[index] / count as f32 / unit + held;
            self.gradients[index] = 0.0;
            let mean = &mut self.means[index];
            *mean = KEPT.0 * *mean + (1.0 - KEPT.0) * gradient;
            let square = &mut self.squares[index];
            *square = KEPT.1 * *square + (1.0 - KEPT.1) * gradient * gradient;
            self.weights[index] -= rate / unit * (*mean / settled.0) / ((*square / settled.1).sqrt() + 1e-8);
        }
        self.weights[P::UNIT.0] = P::UNIT.1;
    }
}

/// Fits the weights of a sum and a network to samples, beginning from given ones.
pub(crate) fn learn<P: Tuned>(
    samples: &[Sample<P>],
    sides: usize,
    weights: Vec<f32>,
    order: &Fitting,
    report: &mut dyn FnMut(Epoch),
) -> Vec<f32> {
    let targets = Targets::new(samples, sides, order.trust);
    let Targets { bias, scale, .. } = targets;
    let mut order_of = learned_from(samples);
    let pull = order.caution / order_of.len().max(1) as f32;
    let mut learner = Learner::new::<P>(weights);
    let mut dice = Dice::new(0x7e57);
    let batches = (order_of.len().div_ceil(BATCH) * order.epochs as usize).max(1) as f32;
    for number in 0..=order.epochs {
        for index in (1..order_of.len()).rev() {
            order_of.swap(index, dice.below(index + 1));
        }
        let mut learned = 0.0;
        for batch in order_of.chunks(BATCH) {
            for &index in batch {
                let sample = &samples[index as usize];
                let Forward { value, sign } = learner.forward(&sample.position, sample.side);
                let predicted = likelihood(value * scale + bias);
                let target = targets.of(sample);
                learned += error(predicted, target);
                if number > 0 {
                    learner.backward::<P>(sign, (predicted - target) * scale);
                }
            }
            // The first time through only looks: it tells how good the weights were before.
            if number > 0 {
                let left = 1.0 - learner.batches as f32 / batches;
                learner.step::<P>(batch.len(), RATE * left.max(0.0), scale, pull);
            }
        }
        let (mut apart, mut count) = (0.0, 0);
        for sample in kept_apart(samples) {
            let value = learner.forward(&sample.position, sample.side).value;
            apart += error(likelihood(value * scale + bias), targets.of(sample));
            count += 1;
        }
        report(Epoch { number, learned: learned / order_of.len().max(1) as f64, apart: apart / f64::from(count.max(1)) });
    }
    learner.weights
}
