//! Middle: a position from the middle of each game, so that a picture of it shows what it is like. Nobody plays on from it.

use crate::thought::missing;
use engine::{Limits, Session, Strength, Thinker, TranspositionTable};
use hall::{AnyGame, AnyMatch};
use kernel::TextError;
use std::collections::HashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

/// How many steps lead there.
const STEPS: usize = 22;
/// How much is thought about each of them: enough that nothing silly stands there.
const NODES: u64 = 400;
/// Where chance starts. Another number would be another game.
const SEED: u64 = 3;

/// The texts of the positions, by the games' ids. They are the same as long as the program is.
static FOUND: OnceLock<Mutex<HashMap<&'static str, String>>> = OnceLock::new();

/// The position of a game; its start while what thinks about it is not here.
pub(super) fn of(game: &dyn AnyGame) -> Result<Box<dyn AnyMatch>, TextError> {
    if !missing(game).is_empty() {
        return game.open(&[], 0);
    }
    let found = FOUND.get_or_init(Mutex::default);
    let known = found.lock().unwrap_or_else(PoisonError::into_inner).get(game.info().id).cloned();
    let text = match known {
        Some(text) => text,
        None => {
            let text = played(game)?;
            found.lock().unwrap_or_else(PoisonError::into_inner).insert(game.info().id, text.clone());
            text
        }
    };
    game.open_at(&[], &text)
}

/// Plays until there.
fn played(game: &dyn AnyGame) -> Result<String, TextError> {
    let mut playing = game.open(&[], 0)?;
    let (table, strength) = (TranspositionTable::new(1), Strength::full(Limits::nodes(NODES)));
    let mut text = playing.text();
    for step in 0..STEPS {
        let session = Session { seed: SEED + step as u64, ..Session::new(&table) };
        let Some(thought) = playing.think(&strength, &session, &mut |_| {}) else { break };
        if playing.play(&[thought.step().as_str()]).is_err() || playing.status().is_over() {
            break;
        }
        text = playing.text();
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_of_every_game_is_neither_its_start_nor_its_end() {
        for game in hall::games() {
            let middle = of(*game).unwrap();
            assert!(!middle.status().is_over(), "{}", game.info().id);
            assert_ne!(middle.text(), game.open(&[], 0).unwrap().text(), "{}", game.info().id);
        }
    }
}
