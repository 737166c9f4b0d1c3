//! A bot of one's own against an engine of the box: it looks one step ahead and takes the best it sees. It is written once, for
//! every game, and the first levels of the engine are its measure.
//!
//! `cargo run --release -p coffret-engine --example bot -- <games>`

use engine::{Session, Thinker, TranspositionTable};
use hall::{AnyPlay, Match, Status};
use kernel::{Dice, Evaluate, Game, Notation, Rules, Side};
use marelle::Marelle;

/// The step after which the position looks best for whoever decides; chance decides between equals.
fn choose<P: Evaluate + Notation>(position: &P, side: Side, dice: &mut Dice) -> String {
    let value = |step| {
        let child = position.child(step);
        match child.outcome() {
            Some(outcome) => (outcome.share(side) * 100_000.0) as i32 - 50_000,
            None => child.evaluate(side),
        }
    };
    let step = position.steps().into_iter().max_by_key(|&step| (value(step), dice.below(1_000)));
    position.step_text(step.expect("the game is not over"))
}

/// One game; how much of the point the bot gets.
fn play<G: Game>(seed: u64) -> f64 {
    let rules = G::Rules::default();
    assert!(rules.check().is_ok() && G::seating(rules).sides() == 2);
    let mut typed = Match::<G>::new(G::start(rules, 0));
    let (table, mut dice, bot) = (TranspositionTable::new(1), Dice::new(seed), Side((seed % 2) as u8));
    while let Status::Turn { side, .. } = typed.status() {
        let step = if side == bot {
            choose(typed.position(), bot, &mut dice)
        } else {
            let strength = typed.level(1);
            let session = Session { seed: dice.bits(), ..Session::new(&table) };
            let thought = typed.think(&strength, &session, &mut |_| {}).expect("the game is not over");
            thought.step().to_string()
        };
        AnyPlay::play(&mut typed, &[&step]).expect("both play legal steps");
    }
    match typed.status() {
        Status::Over(outcome) => outcome.share(bot),
        Status::Turn { .. } => unreachable!("it was played to the end"),
    }
}

fn main() {
    let games = std::env::args().nth(1).map_or(4, |word| word.parse().expect("a number of games"));
    let points: f64 = (0..games).map(play::<Marelle>).sum();
    println!("{points} of {games} points against level 1");
    assert!((0.0..=games as f64).contains(&points));
}
