//! A game that is in no list: the hall works with it all the same.

use hall::{AnyMatch, Match, Matches, Provable, Room, Status, Visitor};
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
fn it_is_played_and_written_down() {
    let mut playing = open(&["players=2"]);
    let mut dice = Dice::new(5);
    assert!(playing.listed().is_none() && playing.chosen().listed().is_none());
    assert_eq!(playing.game().provable(), Provable::Nothing);
    while playing.len() < 16 && !playing.status().is_over() {
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

/// Names the game of a listed match, and what is known of it.
struct Name;

impl Visitor<Matches<'_>> for Name {
    type Output = (&'static str, Provable);

    fn plain<G: Room>(self, of: &Match<G>) -> Self::Output {
        assert_eq!(of.len(), 0);
        (G::INFO.id, G::PROVABLE)
    }
}

#[test]
fn a_match_of_the_list_is_visited_with_its_type() {
    for game in hall::games() {
        let playing = game.open(&[], 0).unwrap();
        let listed = playing.listed().expect("every game of the hall is in its list");
        assert_eq!(listed.visit(Name), (game.info().id, game.provable()));
    }
}
