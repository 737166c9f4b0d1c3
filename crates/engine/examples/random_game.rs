//! A random game of any kind, told step by step and written down; the record is read back and played again.
//!
//! `cargo run -p coffret-engine --example random_game -- <game> <seed>`

use hall::Status;
use kernel::record::Record;
use kernel::{Dice, TextError};

fn main() -> Result<(), TextError> {
    let mut words = std::env::args().skip(1);
    let game = words.next().map_or(Ok(hall::games()[0]), |id| hall::find(&id))?;
    let mut dice = Dice::new(words.next().and_then(|seed| seed.parse().ok()).unwrap_or(1));
    let mut playing = game.open(&[], 0)?;
    while playing.len() < 200
        && let Some(step) = playing.random_step(&mut dice)
    {
        playing.play(&[&step]).expect("a random step is a legal one");
        let told = playing.told().expect("a step was played");
        println!("{:4}. {step:12} {}", playing.len(), told.sentence);
    }
    println!("\n{}\n", playing.drawing());
    match playing.status() {
        Status::Turn { actor, .. } => println!("{} would have to decide.", playing.seat_name(actor)),
        Status::Over(outcome) => println!("{} ({})", hall::result_text(playing.as_ref()), outcome.rule),
    }
    let text = playing.record(&[("Event", "A random game")]).write();
    println!("\n{text}");
    let again = hall::read_record(&Record::read(&text)?).expect("what was written can be read");
    assert_eq!((again.text(), again.len()), (playing.text(), playing.len()), "a record gives back its game");
    Ok(())
}
