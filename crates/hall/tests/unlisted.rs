//! A game that is in no list: the hall works with it all the same.

use hall::{AnyMatch, Archives, Limits, Match, Session, Status, Strength, TranspositionTable};
use kernel::{Action, Dice, Game, Seat, read_rules};
use std::sync::Arc;
use testkit::toy::{Toy, ToyRules};

fn open(words: &[&str]) -> Box<dyn AnyMatch> {
    let rules: ToyRules = read_rules(words.iter().copied()).expect("options of the toy");
    Box::new(Match::<Toy>::new(Toy::start(rules, 0)))
}

#[test]
fn a_match_knows_its_game_and_its_options() {
    let playing = open(&["players=2"]);
    assert_eq!((playing.game().info().id, playing.rules().as_str()), (Toy::INFO.id, "players=2"));
    assert!(hall::find(Toy::INFO.id).is_err(), "it is in no list");
    let chosen = playing.chosen();
    assert_eq!((chosen.text.as_str(), chosen.seating.seats(), chosen.values[0]), ("players=2", 2, "2"));
    assert_eq!(chosen.seat_name(Seat(1)), playing.seat_name(Seat(1)));
    assert_eq!(chosen.open(0).unwrap().text(), playing.text());
    assert_eq!(chosen.open_at(&playing.text()).unwrap().text(), playing.text());
    assert_eq!(chosen.open_drawn(&playing.drawing()).unwrap().text(), playing.text());
    assert!(chosen.open(1_000_000).is_err() && chosen.open_at("rubbish").is_err());
    let other = playing.game().choose(&["players=3"]).unwrap();
    assert_eq!(other.open(0).unwrap().chosen().seating.seats(), 3);
}

#[test]
fn the_board_is_laid_out_once() {
    let playing = open(&[]);
    let layout = playing.layout();
    assert!(Arc::ptr_eq(&layout, &playing.layout()));
    let chosen = playing.chosen();
    assert!(Arc::ptr_eq(&layout, &chosen.layout()), "the match and its options share it");
    let again = chosen.open(0).unwrap();
    assert!(Arc::ptr_eq(&layout, &again.layout()), "and so does the next match");
}

#[test]
fn it_is_played_thought_about_and_written_down() {
    let mut playing = open(&["players=2"]);
    let (table, mut dice) = (TranspositionTable::new(1), Dice::new(5));
    assert!(Archives::default().of(playing.as_ref()).unwrap().is_none() && !playing.game().has_solver());
    while playing.len() < 8 && !playing.status().is_over() {
        let thought = playing.think(&Strength::full(Limits::nodes(200)), &Session::new(&table), &mut |_| {}).unwrap();
        playing.play(&[thought.step()]).unwrap();
        let Some(step) = playing.random_step(&mut dice) else { break };
        playing.play(&[&step]).unwrap();
    }
    // Nobody can resign in a game that is over.
    if playing.status().is_over() {
        playing.undo(1);
    }
    assert!(!playing.tree(&[], 50).unwrap().next.is_empty());
    let side = playing.side_of(Seat(0));
    playing.act(hall::read_action("resign:1", playing.as_ref()).unwrap()).unwrap();
    assert_eq!(playing.history().next_back().unwrap().action(), Some(Action::Resign(Seat(0))));
    assert!(matches!(playing.status(), Status::Over(outcome) if !outcome.winners.has(side)));
    let record = playing.record(&[]);
    assert_eq!((record.tag("Game"), record.tag("Rules")), (Some(Toy::INFO.id), Some("players=2")));
}
