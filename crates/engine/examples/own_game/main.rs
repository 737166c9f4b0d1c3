//! A game of one's own, which no list knows: it keeps the laws of all games, its counts are the known ones, and two engines play it
//! to the draw that it is. The game itself is `noughts.rs`.
//!
//! `cargo run -p coffret-engine --example own_game`

mod noughts;

use engine::{Limits, Session, Strength, Thinker, TranspositionTable};
use hall::{Match, Status};
use kernel::{Game, perft};
use noughts::OwnGame;
use testkit::{Walk, laws, letter, prove_all, refusals};

fn main() {
    // The same proofs that every room of the box has to pass.
    laws::<OwnGame>((), Walk { seed: 1, games: 20, steps: 9 });
    refusals::<OwnGame>((), Walk { seed: 1, games: 20, steps: 9 }, &["a1", "b2"]);
    prove_all::<OwnGame>();
    letter::<OwnGame>();

    // Games of nine steps are those in which nobody wins before: 127,872 of 255,168.
    let counts: Vec<u64> = (1..=9).map(|depth| perft(&OwnGame::start((), 0), depth)).collect();
    println!("perft {counts:?}");
    assert_eq!(counts, [9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872]);

    // A game that is in no list is played and thought about as any other.
    let mut playing = Match::<OwnGame>::new(OwnGame::start((), 0));
    let playing: &mut dyn Thinker = &mut playing;
    let table = TranspositionTable::new(1);
    while !playing.status().is_over() {
        let strength = Strength::full(Limits::nodes(100_000));
        let thought = playing.think(&strength, &Session::new(&table), &mut |_| {}).expect("the game is not over");
        playing.play(&[thought.step()]).expect("an engine plays legal steps");
    }
    println!("{}\n\n{}", playing.drawing(), playing.record(&[]).write());
    let Status::Over(outcome) = playing.status() else { unreachable!("it was played to the end") };
    assert_eq!((outcome.winners.len(), outcome.rule), (2, "N-3"), "two who do not err draw");
}
