//! What an engine thinks of a position: the best lines with their values, and how deep it looked.
//!
//! `cargo run --release -p coffret-engine --example analyse -- <game> [<position>]`

use engine::{Limits, Session, Strength, Thinker, TranspositionTable};
use kernel::TextError;

fn main() -> Result<(), TextError> {
    let mut words = std::env::args().skip(1);
    let game = words.next().map_or(Ok(hall::games()[0]), |id| hall::find(&id))?;
    let playing = match words.next() {
        Some(position) => game.open_at(&[], &position)?,
        None => game.open(&[], 0)?,
    };
    println!("{}\n", playing.drawing());
    // No clock is read here, so the answer is the same on every machine.
    let strength = Strength::full(Limits::nodes(100_000));
    let table = TranspositionTable::new(16);
    let session = Session { lines: 3, ..Session::new(&table) };
    let Some(thought) = playing.think(&strength, &session, &mut |_| {}) else {
        println!("The game is over.");
        return Ok(());
    };
    for line in &thought.lines {
        println!("{:+6.2}  {}", f64::from(line.score.centi()) / 100.0, line.steps.join(" "));
    }
    println!("depth {}, {} positions", thought.depth, thought.nodes);
    assert!(playing.explain(thought.step()).is_ok(), "the best step is a legal one");
    assert!(thought.lines.windows(2).all(|two| two[0].score.centi() >= two[1].score.centi()), "the best line stands first");
    Ok(())
}
