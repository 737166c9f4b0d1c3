//! Scripts: games played at random beforehand, so that clients need not know any rule.

use crate::figures::Trouble;
use hall::{AnyGame, Status};
use kernel::{Dice, split_rules};

/// A game under some options, and legal steps from its start.
#[derive(Clone, Debug)]
pub(crate) struct Script {
    pub(crate) game: &'static str,
    pub(crate) rules: String,
    pub(crate) seats: usize,
    pub(crate) steps: Vec<String>,
}

impl Script {
    /// Which seat decides each step.
    pub(crate) fn seats_of_steps(&self) -> Result<Vec<usize>, Trouble> {
        let trouble = |error: String| Trouble::new(format!("{}: {error}", self.game));
        let words = split_rules(&self.rules);
        let game = hall::find(self.game).map_err(|error| trouble(error.to_string()))?;
        let mut playing = game.open(&words, 0).map_err(|error| trouble(error.to_string()))?;
        let mut seats = Vec::with_capacity(self.steps.len());
        for step in &self.steps {
            let Status::Turn { actor, .. } = playing.status() else { return Err(trouble("it is over".into())) };
            seats.push(actor.index());
            playing.play(&[step]).map_err(|(_, error)| trouble(error.to_string()))?;
        }
        Ok(seats)
    }
}

/// The options under which a game has some number of seats.
fn rules_for(game: &dyn AnyGame, seats: usize) -> Option<String> {
    let single = game
        .choices()
        .iter()
        .flat_map(|choice| choice.values.iter().map(move |value| format!("{}={}", choice.name, value.name)));
    std::iter::once(String::new()).chain(single).find(|rules| {
        let words = split_rules(rules);
        game.choose(&words).is_ok_and(|chosen| chosen.seating.seats() == seats)
    })
}

/// Random steps of a game, at most so many, less if it ends before.
fn random_steps(game: &dyn AnyGame, rules: &str, most: usize, seed: u64) -> Vec<String> {
    let words = split_rules(rules);
    let Ok(mut playing) = game.open(&words, 0) else { return Vec::new() };
    let mut dice = Dice::new(seed);
    let mut steps = Vec::new();
    while steps.len() < most {
        let Some(step) = playing.random_step(&mut dice) else { break };
        if playing.play(&[&step]).is_err() {
            break;
        }
        steps.push(step);
    }
    // The last step may have ended the game; a script never does.
    if playing.status().is_over() {
        steps.pop();
    }
    steps
}

/// Scripts of exactly so many steps for two seats, of all games that last that long, in turn.
pub(crate) fn for_two(count: usize, length: usize) -> Result<Vec<Script>, Trouble> {
    let games: Vec<_> = hall::games().iter().filter_map(|game| Some((*game, rules_for(*game, 2)?))).collect();
    let mut scripts = Vec::with_capacity(count);
    let mut seed = 1;
    while scripts.len() < count {
        if seed > 1000 * count as u64 {
            return Err(Trouble::new(format!("no game lasts {length} steps")));
        }
        let (game, rules) = &games[seed as usize % games.len()];
        let steps = random_steps(*game, rules, length, seed);
        if steps.len() == length {
            scripts.push(Script { game: game.info().id, rules: rules.clone(), seats: 2, steps });
        }
        seed += 1;
    }
    Ok(scripts)
}

/// The longest script of any game, at most so many steps.
pub(crate) fn longest(most: usize) -> Script {
    let mut best = Script { game: "", rules: String::new(), seats: 0, steps: Vec::new() };
    for game in hall::games() {
        for seats in 1..=4 {
            let Some(rules) = rules_for(*game, seats) else { continue };
            for seed in 0..40 {
                let steps = random_steps(*game, &rules, most, seed);
                if steps.len() > best.steps.len() {
                    best = Script { game: game.info().id, rules: rules.clone(), seats, steps };
                }
                if best.steps.len() == most {
                    return best;
                }
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scripts_are_legal_and_leave_the_game_open() {
        for script in for_two(20, 15).unwrap() {
            let words = split_rules(&script.rules);
            let mut playing = hall::find(script.game).unwrap().open(&words, 0).unwrap();
            let steps: Vec<&str> = script.steps.iter().map(String::as_str).collect();
            playing.play(&steps).unwrap();
            assert!(!playing.status().is_over());
        }
        assert!(longest(200).steps.len() > 100);
    }
}
