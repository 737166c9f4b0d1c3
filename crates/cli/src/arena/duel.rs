//! A duel: one game between two contenders, one of which takes one side and the other all the rest.

use super::player::{Asked, Player};
use crate::sentences;
use engine::{Archive, Counting, Stop, Thinker};
use hall::{AnyMatch, Status};
use kernel::{Dice, Message, Outcome, Side};
use std::time::{Duration, Instant};

/// What is played.
pub(crate) struct Duel<'a> {
    pub(crate) game: &'a str,
    pub(crate) rules: &'a [&'a str],
    /// Random turns before the engines take over.
    pub(crate) opening: u32,
    /// Turns after which a game is drawn.
    pub(crate) turns: u32,
    /// The database of the game, if there is one.
    pub(crate) archive: Option<Archive>,
    /// What each side has on its clock, and what each step gives; none where every step has its own limit.
    pub(crate) clock: Option<(Duration, Duration)>,
    /// How much later than agreed an answer may come.
    pub(crate) margin: Duration,
}

/// Why a contender lost without being beaten: which, from 0, and what happened.
#[derive(Clone, Debug)]
pub(crate) struct Forfeit {
    pub(crate) by: usize,
    pub(crate) why: Message,
}

/// A game that was played.
pub(crate) struct Played {
    /// The first contender's share of the point.
    pub(crate) share: f64,
    pub(crate) playing: Box<dyn AnyMatch>,
    /// How many turns it had, the opening's too.
    pub(crate) turns: u32,
    /// How many decisions the engines made, and among how many legal steps in all.
    pub(crate) decisions: u32,
    pub(crate) choices: u64,
    /// How it ended, if the rules did not end it.
    pub(crate) forfeit: Option<Forfeit>,
}

/// What chance gives one game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lot {
    /// The side that the first player takes.
    pub(crate) side: Side,
    /// Where chance starts for the start and the first turns.
    pub(crate) opening: u64,
    /// Where it starts for the players in this game.
    pub(crate) dice: u64,
}

impl Duel<'_> {
    /// How many sides there are.
    pub(crate) fn sides(&self) -> Result<usize, Message> {
        Ok(hall::find(self.game).and_then(|game| game.choose(self.rules))?.seating.sides())
    }

    /// Plays one game, unless it is broken off. Whoever plays an illegal step, falls silent or is late has lost.
    pub(crate) fn play(&self, players: &mut [Player; 2], lot: Lot, stop: &Stop) -> Result<Option<Played>, Message> {
        let Lot { side, opening, dice } = lot;
        let mut playing = self.open(opening)?;
        let sides = self.sides()?;
        let alone = sides == 1;
        let mut forfeit = None;
        for (by, player) in players.iter_mut().enumerate() {
            match player.begin(playing.as_ref(), stop) {
                Err(_) if stop.pressed() => return Ok(None),
                Err(why) => {
                    forfeit.get_or_insert(Forfeit { by, why });
                }
                Ok(()) => {}
            }
        }
        let mut left = self.clock.map(|(time, _)| vec![time; sides]);
        let (mut turns, mut steps, mut choices) = (0, 0, 0);
        while let Status::Turn { side: acting, .. } = playing.status() {
            if turns >= self.turns || forfeit.is_some() {
                break;
            }
            if stop.pressed() {
                return Ok(None);
            }
            choices += playing.perft(1, Counting::default());
            let index = usize::from(acting != side && !alone);
            // Each player throws his own dice, and in every game others.
            let seed = kernel::scramble(dice ^ kernel::scramble(steps << 1 | index as u64));
            let time = left.as_ref().zip(self.clock).map(|(left, (_, increment))| (left[acting.index()], increment));
            let begun = Instant::now();
            let asked = Asked { archive: self.archive.as_ref(), seed, clock: time, stop };
            let step = players[index].step(playing.as_ref(), &asked);
            let taken = begun.elapsed();
            // Whoever is broken off in the middle of thinking has no step, or not the one he would have had.
            if stop.pressed() {
                return Ok(None);
            }
            let late = match &mut left {
                Some(left) => self.run_clock(&mut left[acting.index()], taken),
                None => players[index].limit().is_some_and(|limit| taken > limit + self.margin),
            };
            let why = match step {
                Err(why) => Some(why),
                Ok(step) if late => Some(sentences::StepLate { step, ms: taken.as_millis().to_string() }.into()),
                Ok(step) => {
                    let wrong = playing.play(&[&step]).err();
                    wrong.map(|(_, error)| sentences::StepWrong { step, error: Message::from(error) }.into())
                }
            };
            forfeit = why.map(|why| Forfeit { by: index, why });
            steps += 1;
            turns += u32::from(playing.starts_turn());
        }
        let share = match (&forfeit, playing.status()) {
            (Some(forfeit), _) => f64::from(u8::from(forfeit.by == 1)),
            (None, Status::Over(outcome)) => Outcome::share(outcome, side),
            (None, Status::Turn { .. }) => 1.0 / sides as f64,
        };
        Ok(Some(Played { share, playing, turns: turns + self.opening, decisions: steps as u32, choices, forfeit }))
    }

    /// Takes time off a clock and gives the increment; whether it was more than was left.
    fn run_clock(&self, left: &mut Duration, taken: Duration) -> bool {
        let late = taken > *left + self.margin;
        let increment = self.clock.map_or(Duration::ZERO, |(_, increment)| increment);
        *left = left.saturating_sub(taken) + increment;
        late
    }

    /// A start and a random opening from which the game goes on. Where the game has a book of draws, an opening that it does not know
    /// is taken only if no other is found.
    fn open(&self, seed: u64) -> Result<Box<dyn AnyMatch>, Message> {
        let game = hall::find(self.game)?;
        let starts = game.choose(self.rules)?.starts;
        let has_book = game.open(self.rules, 0)?.book_step().is_some();
        let mut unknown = None;
        for attempt in 0..100 {
            let mut dice = Dice::new(kernel::scramble(seed.wrapping_add(attempt << 40)));
            let start = dice.below(starts as usize) as u32;
            let mut playing = game.open(self.rules, start)?;
            let mut turns = 0;
            // A random step ends the opening only where a turn is complete.
            while turns < self.opening {
                let Some(step) = playing.random_step(&mut dice) else { break };
                if playing.play(&[&step]).is_err() {
                    break;
                }
                turns += u32::from(playing.starts_turn());
            }
            if playing.status().is_over() {
                continue;
            }
            if !has_book || playing.book_step().is_some() {
                return Ok(playing);
            }
            unknown.get_or_insert(playing);
        }
        unknown.ok_or_else(|| sentences::OPENING_ENDED.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two pieces of each stand anywhere, but neither side has lost already.
    #[test]
    fn openings_are_fair_where_a_book_tells() {
        let margin = Duration::ZERO;
        let duel = |opening| Duel { game: "marelle", rules: &[], opening, turns: 10, archive: None, clock: None, margin };
        for seed in 0..40 {
            assert!(duel(4).open(seed).unwrap().book_step().is_some(), "{seed}");
        }
        // The book does not know all longer ones, and other rules have none.
        assert!(duel(12).open(1).unwrap().book_step().is_none());
        assert!(Duel { rules: &["jump=off"], ..duel(4) }.open(1).is_ok());
    }
}
