//! A duel: one game between two contenders, one of which takes one side and the other all the rest.

use super::player::Player;
use hall::{AnyMatch, Archive, Counting, Status, Stop};
use kernel::{Dice, Lang, Outcome, Side};

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
}

impl Duel<'_> {
    /// How many sides there are.
    pub(crate) fn sides(&self) -> Result<usize, String> {
        Ok(hall::find(self.game)
            .and_then(|game| game.choose(self.rules))
            .map_err(|error| error.to_string())?
            .seating
            .sides())
    }

    /// Plays one game, unless it is broken off. The seed gives start and opening; the first player takes `side`.
    pub(crate) fn play(
        &self,
        players: &mut [Player; 2],
        side: Side,
        seed: u64,
        stop: &Stop,
    ) -> Result<Option<Played>, String> {
        let mut playing = self.open(seed)?;
        let alone = self.sides()? == 1;
        for player in players.iter_mut() {
            player.begin(playing.as_ref())?;
        }
        let (mut turns, mut steps, mut choices) = (0, 0, 0);
        while let Status::Turn { side: acting, .. } = playing.status() {
            if turns >= self.turns {
                break;
            }
            if stop.pressed() {
                return Ok(None);
            }
            choices += playing.perft(1, Counting::default());
            let index = usize::from(acting != side && !alone);
            let step = players[index].step(playing.as_ref(), self.archive.as_ref(), kernel::scramble(seed ^ steps))?;
            playing
                .play(&[&step], Lang::En)
                .map_err(|(_, error)| format!("engine {}: '{step}' in {}: {error}", ["a", "b"][index], playing.text()))?;
            steps += 1;
            turns += u32::from(playing.starts_turn());
        }
        let share = match playing.status() {
            Status::Over(outcome) => Outcome::share(outcome, side),
            Status::Turn { .. } => 1.0 / self.sides()? as f64,
        };
        Ok(Some(Played { share, playing, turns: turns + self.opening, decisions: steps as u32, choices }))
    }

    /// A start and a random opening from which the game goes on. Where the game has a book of draws, an opening that it does not know
    /// is taken only if no other is found.
    fn open(&self, seed: u64) -> Result<Box<dyn AnyMatch>, String> {
        let game = hall::find(self.game).map_err(|error| error.to_string())?;
        let starts = game.choose(self.rules).map_err(|error| error.to_string())?.starts;
        let has_book = game.open(self.rules, 0).map_err(|error| error.to_string())?.drawing_step().is_some();
        let mut unknown = None;
        for attempt in 0..100 {
            let mut dice = Dice::new(kernel::scramble(seed.wrapping_add(attempt << 40)));
            let start = dice.below(starts as usize) as u32;
            let mut playing = game.open(self.rules, start).map_err(|error| error.to_string())?;
            let mut turns = 0;
            // A random step ends the opening only where a turn is complete.
            while turns < self.opening {
                let Some(step) = playing.random_step(&mut dice) else { break };
                if playing.play(&[&step], Lang::En).is_err() {
                    break;
                }
                turns += u32::from(playing.starts_turn());
            }
            if playing.status().is_over() {
                continue;
            }
            if !has_book || playing.drawing_step().is_some() {
                return Ok(playing);
            }
            unknown.get_or_insert(playing);
        }
        unknown.ok_or_else(|| "opening: every game ended in it: expected fewer random turns".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two pieces of each stand anywhere, but neither side has lost already.
    #[test]
    fn openings_are_fair_where_a_book_tells() {
        let duel = |opening| Duel { game: "marelle", rules: &[], opening, turns: 10, archive: None };
        for seed in 0..40 {
            assert!(duel(4).open(seed).unwrap().drawing_step().is_some(), "{seed}");
        }
        // The book does not know all longer ones, and other rules have none.
        assert!(duel(12).open(1).unwrap().drawing_step().is_none());
        assert!(Duel { rules: &["jump=off"], ..duel(4) }.open(1).is_ok());
    }
}
