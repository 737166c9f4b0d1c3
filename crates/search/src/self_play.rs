//! Self-play: games of the engine against itself, to learn from. Positions are kept with what the search thought of them and what
//! each game came to.

use crate::limits::{Limits, NoClock, Stop};
use crate::table::TranspositionTable;
use crate::think::{Known, Playable, Thinking, Thought, think};
use kernel::{Dice, Fate, Key, Seating, Side, Tuned};
use std::collections::HashSet;
use std::sync::atomic::{AtomicU32, Ordering};

/// Values beyond this count as this.
const MOST_VALUE: i32 = 3000;

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
    /// The number of its game.
    pub game: u32,
    /// The side that looks at it.
    pub side: Side,
    /// What the search thought of it, for that side.
    pub value: f32,
    /// That side's share of the point in the end.
    pub share: f32,
}

/// Plays games from random openings and keeps their quiet positions, until there are enough or it is stopped. Games that were played
/// `before` are left out; `finished` hears the number of each game that ends, and its positions. Where something is known, a position's share
/// is what becomes of the next one in its game that is known, not what the game came to.
pub fn self_play<P: Playable + Tuned>(
    start: impl Fn(&mut Dice) -> P + Sync,
    seating: Seating,
    (order, before): (&SelfPlay, &HashSet<u32>),
    known: Option<&Known<P>>,
    stop: &Stop,
    finished: &(dyn Fn(u32, &[Sample<P>]) + Sync),
) -> Vec<Sample<P>> {
    let next = AtomicU32::new(0);
    let work = || {
        let table = TranspositionTable::new(8);
        let mut samples = Vec::new();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= order.games || stop.pressed() {
                return samples;
            }
            if before.contains(&game) {
                continue;
            }
            let mut dice = Dice::new(kernel::scramble(order.seed).wrapping_add(u64::from(game) << 20));
            table.clear();
            let mut played = SelfPlayed { seating, order, known, table: &table }.one_game(start(&mut dice), &mut dice);
            played.iter_mut().for_each(|sample| sample.game = game);
            finished(game, &played);
            samples.extend(played);
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
                    game: 0,
                    side,
                    value,
                    share: if side == mover { share(fate) } else { 1.0 - share(fate) },
                }));
            }
            position.play_unchecked(step);
        };
        let rest = kept.into_iter().map(|(position, side, value)| Sample {
            position,
            game: 0,
            side,
            value,
            share: shares[side.index()],
        });
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
