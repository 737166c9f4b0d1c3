//! Tune: fitting an evaluation's weights to games the engine plays against itself.
//!
//! Positions of the games are kept with what the search thought of them and what each game came to. Logistic regression then
//! finds the weights whose sums predict both best: results alone are true but noisy, since one game decides hundreds of
//! positions; values of the search are steady, and carry what it saw some turns ahead into the sum. One weight stays
//! fixed, so that values keep their unit.

use crate::limits::{Limits, NoClock, Stop};
use crate::table::TranspositionTable;
use crate::think::{Known, Playable, Thinking, Thought, think};
use kernel::{Dice, Fate, Key, Seating, Side, Tuned};
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// How the games are played.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SelfPlay {
    /// How many games.
    pub games: u32,
    /// Nodes for each step.
    pub nodes: u64,
    /// Random turns at the start, at most; each game draws its own number.
    pub opening: u32,
    /// Turns after which a game counts as drawn.
    pub turns: u32,
    /// Games at once.
    pub threads: usize,
    /// Where the dice start.
    pub seed: u64,
}

/// A position and what became of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sample<P> {
    /// The position; its static value can be trusted.
    pub position: P,
    /// The side that looks at it.
    pub side: Side,
    /// What the search thought of it, for that side.
    pub value: f32,
    /// That side's share of the point in the end.
    pub share: f32,
}

/// Plays games from random openings and keeps their quiet positions, until there are enough or it is stopped. `progress` hears how
/// many games and positions there are. Where something is known, a position's share is what becomes of the next one in its game that is
/// known, not what the game came to.
pub fn self_play<P: Playable + Tuned>(
    start: impl Fn(&mut Dice) -> P + Sync,
    seating: Seating,
    order: &SelfPlay,
    known: Option<&Known<P>>,
    stop: &Stop,
    progress: &(dyn Fn(u32, u64) + Sync),
) -> Vec<Sample<P>> {
    let (next, done, kept) = (AtomicU32::new(0), AtomicU32::new(0), AtomicU64::new(0));
    let work = || {
        let table = TranspositionTable::new(8);
        let mut samples = Vec::new();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= order.games || stop.pressed() {
                return samples;
            }
            let mut dice = Dice::new(kernel::scramble(order.seed).wrapping_add(u64::from(game) << 20));
            table.clear();
            let played = SelfPlayed { seating, order, known, table: &table }.one_game(start(&mut dice), &mut dice);
            kept.fetch_add(played.len() as u64, Ordering::Relaxed);
            samples.extend(played);
            progress(done.fetch_add(1, Ordering::Relaxed) + 1, kept.load(Ordering::Relaxed));
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..order.threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("self-play does not panic")).collect()
    })
}

/// What every game against itself is played with.
struct SelfPlayed<'a, P: Playable> {
    seating: Seating,
    order: &'a SelfPlay,
    known: Option<&'a Known<P>>,
    table: &'a TranspositionTable,
}

impl<P: Playable + Tuned> SelfPlayed<'_, P> {
    fn one_game(&self, start: P, dice: &mut Dice) -> Vec<Sample<P>> {
        let mut position = start;
        let opening = 1 + dice.below(self.order.opening.max(1) as usize) as u32;
        let mut turns = 0;
        let mut history: Vec<Key> = Vec::new();
        let mut kept: Vec<(P, Side, f32)> = Vec::new();
        let mut samples = Vec::new();
        let shares: Vec<f32> = loop {
            let count = position.count_steps();
            if let Some(shares) = self.shares(&position, count, turns, &history) {
                break shares;
            }
            if position.starts_turn() {
                history.push(position.repetition_key(position.key()));
                turns += 1;
            }
            // A position that is known is not looked up while it is thought about: perfect players would meet few kinds of positions.
            let fate = self.known.and_then(|known| known(&position));
            let step = if turns <= opening {
                position.nth_step(dice.below(count as usize) as u64).expect("a step below the count")
            } else {
                let thought = self.think(&position, &history, fate.is_none());
                if position.starts_turn() && position.is_quiet() && position.is_instructive() {
                    let value = thought.lines[0].score.centi().clamp(-MOST_VALUE, MOST_VALUE);
                    kept.push((position, self.seating.side(position.actor()), value as f32));
                }
                *thought.step()
            };
            if let Some(fate) = fate {
                let mover = self.seating.side(position.actor());
                samples.extend(kept.drain(..).map(|(position, side, value)| Sample {
                    position,
                    side,
                    value,
                    share: if side == mover { share(fate) } else { 1.0 - share(fate) },
                }));
            }
            position.play_unchecked(step);
        };
        let rest =
            kept.into_iter().map(|(position, side, value)| Sample { position, side, value, share: shares[side.index()] });
        samples.extend(rest);
        samples
    }

    /// What each side gets, if the game is over or has been long enough.
    fn shares(&self, position: &P, count: u64, turns: u32, history: &[Key]) -> Option<Vec<f32>> {
        let sides = self.seating.sides();
        let limit = if position.starts_turn() { position.limit() } else { None };
        if let Some(outcome) = if count == 0 { position.outcome() } else { limit } {
            return Some((0..sides).map(|side| outcome.share(Side(side as u8)) as f32).collect());
        }
        let key = position.repetition_key(position.key());
        let repeated = position.starts_turn() && history.iter().filter(|&&earlier| earlier == key).count() >= 2;
        (turns >= self.order.turns || repeated).then(|| vec![1.0 / sides.max(1) as f32; sides])
    }

    fn think(&self, position: &P, history: &[Key], looks_up: bool) -> Thought<P::Step> {
        let thinking = Thinking {
            limits: Limits::nodes(self.order.nodes),
            threads: 1,
            clock: &NoClock,
            stop: &Stop::new(),
            table: self.table,
            history,
            lines: 1,
            known: self.known.filter(|_| looks_up),
            drawing: None,
        };
        think(position, self.seating, &thinking, &mut |_| {}).expect("a step of a game that goes on")
    }
}

/// The share of the point that a fate brings the mover, of two sides.
fn share(fate: Fate) -> f32 {
    match fate {
        Fate::Win(_) => 1.0,
        Fate::Draw => 0.5,
        Fate::Loss(_) => 0.0,
    }
}

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

/// One position in this many is kept apart.
const APART: usize = 20;
/// Values beyond this count as this.
const MOST_VALUE: i32 = 3000;

/// How steeply the search's values become likelihoods, by the results of the games.
fn steepness<P>(samples: &[Sample<P>], bias: f32) -> f32 {
    let loss = |scale: f32| -> f64 {
        samples.iter().step_by(7).map(|sample| error(likelihood(sample.value * scale + bias), sample.share)).sum()
    };
    let scales = (0..40).map(|index| 0.0005 * 1.12_f32.powi(index));
    scales.min_by(|&a, &b| loss(a).total_cmp(&loss(b))).unwrap_or(0.005)
}

fn likelihood(logit: f32) -> f32 {
    1.0 / (1.0 + (-logit).exp())
}

/// Fits weights (in hundredths of a plain piece) to samples, beginning from given ones.
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
    // Among equals each of n sides wins one game in n.
    let bias = -(sides.saturating_sub(1).max(1) as f32).ln();
    let scale = steepness(samples, bias);
    let target =
        |sample: &Sample<P>| order.trust * likelihood(sample.value * scale + bias) + (1.0 - order.trust) * sample.share;
    let mut squares = vec![order.caution * 0.25 * scale * scale; P::WEIGHTS];
    let mut order_of: Vec<u32> =
        (0..samples.len() as u32).filter(|&index| !(index as usize).is_multiple_of(APART)).collect();
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
            let target = target(sample);
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
        let kept_apart = samples.iter().step_by(APART);
        let count = kept_apart.len().max(1);
        for sample in kept_apart {
            let mut value = 0.0;
            sample.position.visit_features(sample.side, &mut |index, amount| value += weights[index] * amount);
            apart += error(likelihood(value * scale + bias), target(sample));
        }
        report(Epoch { number, learned: learned / order_of.len().max(1) as f64, apart: apart / count as f64 });
    }
    weights
}

/// The cross entropy of a prediction.
fn error(predicted: f32, share: f32) -> f64 {
    let predicted = f64::from(predicted.clamp(1e-6, 1.0 - 1e-6));
    let share = f64::from(share);
    -(share * predicted.ln() + (1.0 - share) * (1.0 - predicted).ln())
}

/// Weights in the steps that the room stores.
pub fn stored_weights<P: Tuned>(weights: &[f32]) -> Vec<i16> {
    let stored = |weight: &f32| (weight * P::FINENESS).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16;
    weights.iter().map(stored).collect()
}
