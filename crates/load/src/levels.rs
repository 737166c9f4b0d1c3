//! Levels: what one step of a level costs of the processor, in each game. No server takes part.

use crate::figures::{Figures, Trouble};
use crate::{Size, progress};
use engine::{Clock, Session, Thinker, TranspositionTable};
use hall::AnyGame;
use std::time::Duration;

/// The levels that beginners meet, whose answers must come in a moment.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=3;
/// Steps of each game that are timed.
const STEPS: usize = 24;
/// What the dearest game may cost on average, in milliseconds: an answer of a moment even when fifty wait.
const MOST: f64 = 20.0;

fn used() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// A clock that runs only while we are thought with: the time a level has is the processor's then, however busy the machine is.
struct Thread(Duration);

impl Clock for Thread {
    fn elapsed(&self) -> Duration {
        used() - self.0
    }
}

pub(crate) fn run(size: Size, figures: &mut Figures) -> Result<(), Trouble> {
    for level in LEVELS {
        let mut dearest = 0.0_f64;
        for game in hall::games() {
            let cost = cost(*game, level)?;
            progress(&format!("level {level}, {}: {cost:.2} ms a step", game.info().id));
            dearest = dearest.max(cost);
        }
        // Without optimisation it costs whatever it costs.
        let limit = if size.short { f64::INFINITY } else { MOST };
        figures.limited(format!("a step of level {level} in the dearest game, processor time"), dearest, limit, "ms");
    }
    Ok(())
}

/// The mean processor time of a step, in milliseconds.
fn cost(game: &dyn AnyGame, level: u8) -> Result<f64, Trouble> {
    let mut playing = game.open(&[], 0).map_err(|error| Trouble::new(error.to_string()))?;
    let table = TranspositionTable::new(1);
    let (mut steps, mut spent) = (0, Duration::ZERO);
    while steps < STEPS && !playing.status().is_over() {
        let strength = playing.level(level);
        table.clear();
        let begun = used();
        let clock = Thread(begun);
        let session = Session { clock: &clock, seed: steps as u64, ..Session::new(&table) };
        let Some(thought) = playing.think(&strength, &session, &mut |_| {}) else { break };
        spent += used() - begun;
        steps += 1;
        let step = thought.step().clone();
        playing.play(&[&step]).map_err(|(_, error)| Trouble::new(error.to_string()))?;
    }
    Ok(spent.as_secs_f64() * 1000.0 / steps.max(1) as f64)
}
