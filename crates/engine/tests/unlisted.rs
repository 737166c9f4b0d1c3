//! A game that is in no list is thought about all the same, with its type known or as any thinker.

use engine::{Archives, Counting, Limits, Session, Strength, Thinker, TranspositionTable, Wanted, archive};
use hall::Match;
use kernel::{Dice, Game, perft, read_rules};
use testkit::toy::{Toy, ToyRules};

#[test]
fn it_is_thought_about() {
    let rules: ToyRules = read_rules(["players=2"]).expect("options of the toy");
    let mut playing: Box<dyn Thinker> = Box::new(Match::<Toy>::new(Toy::start(rules, 0)));
    let (table, mut dice) = (TranspositionTable::new(1), Dice::new(5));
    assert!(archive(&playing.chosen()).is_none());
    assert!(Archives::default().of(playing.as_ref()).unwrap().is_none());
    assert!(playing.solve(Wanted::Any, 1_000, &engine::Stop::new()).is_none() && !playing.game().has_solver());
    assert_eq!(playing.perft(3, Counting::default()), perft(&Toy::start(rules, 0), 3));
    let parts = playing.divide(3, Counting::default());
    assert_eq!(parts.iter().map(|(_, count)| count).sum::<u64>(), playing.perft(3, Counting::default()));
    while playing.len() < 8 && !playing.status().is_over() {
        let thought = playing.think(&playing.level(2), &Session::new(&table), &mut |_| {}).unwrap();
        playing.play(&[thought.step()]).unwrap();
        let Some(step) = playing.random_step(&mut dice) else { break };
        playing.play(&[&step]).unwrap();
        let strength = Strength::full(Limits::nodes(200));
        assert_eq!(
            playing.think(&strength, &Session::new(&TranspositionTable::new(1)), &mut |_| {}).is_none(),
            playing.status().is_over()
        );
    }
    assert!(playing.len() > 1);
}
