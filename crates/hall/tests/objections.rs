//! What a match makes of an objection and of annulled turns: which turns count, which can be annulled, and how older records of
//! objections are read.

use hall::{AnyMatch, PlayError, find, read_record, todays_record};
use kernel::Action;
use kernel::record::Record;

const RANKS: &str = "-+-+-+-+/+-+-+-+-/-+-+-d-d/+-+-+-+-/-d-d-+-+/+-l-+-l-/-+-+-+-+/+-+-+-+-";

fn pairs() -> Box<dyn AnyMatch> {
    let options = ["players=4", "enforcement=opponent"];
    find("madamx").unwrap().open_at(&options, &format!("{RANKS} l move 4")).unwrap()
}

fn play(playing: &mut dyn AnyMatch, words: &str) {
    for word in words.split(' ') {
        playing.play(&[word]).unwrap_or_else(|(_, error)| panic!("{word}: {error}"));
    }
}

fn refused(result: Result<(), PlayError>) -> String {
    match result {
        Err(PlayError::Refused(refusal)) => refusal.rule.into(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_second_annulment_in_a_row_is_refused() {
    let mut playing = pairs();
    assert_eq!(refused(playing.act(Action::Annul)), "X-20");
    play(playing.as_mut(), "g3-h4 stay");
    playing.act(Action::Annul).unwrap();
    assert_eq!(playing.text(), format!("{RANKS} d move 4"));
    assert_eq!(refused(playing.act(Action::Annul)), "X-20");
    play(playing.as_mut(), "h6-g5");
    playing.act(Action::Annul).unwrap();
    assert_eq!(playing.text(), format!("{RANKS} l move 4"));
}

#[test]
fn the_reopened_turn_is_the_one_that_is_annulled() {
    // From the objection until the objector's next piece step, at each moment of the reopened turn.
    for words in ["!", "! c3xe5xg7", "! c3xe5xg7 stay", "! c3xe5xg7 stay stay"] {
        let mut playing = pairs();
        play(playing.as_mut(), "g3-h4 stay");
        play(playing.as_mut(), words);
        playing.act(Action::Annul).unwrap();
        assert_eq!(playing.text(), format!("{RANKS} d move 4"), "{words}");
        assert_eq!(refused(playing.act(Action::Annul)), "X-20");
    }
}

#[test]
fn an_objection_strikes_two_turns_from_repetition() {
    // The same offence, objection and annulment again and again: what was taken back does not count, so nothing is repeated.
    let mut playing = pairs();
    for round in 1..=4 {
        play(playing.as_mut(), "g3-h4 stay !");
        playing.act(Action::Annul).unwrap();
        play(playing.as_mut(), "h6-g5");
        playing.act(Action::Annul).unwrap();
        assert!(!playing.status().is_over(), "{round}");
    }
}

#[test]
fn a_finished_game_refuses_every_step_with_the_clause_that_ended_it() {
    let mut playing = pairs();
    playing.act(Action::Draw).unwrap();
    for word in ["g3-h4", "a1-a1", "stay", "!", "nonsense"] {
        let (_, error) = playing.play(&[word]).unwrap_err();
        assert_eq!(refused(Err(error)), "C-3", "{word}");
    }
}

#[test]
fn older_records_of_objections_are_read_and_written_anew() {
    let old = include_str!("data/objections-named.record");
    let new = include_str!("../../../rooms/madamx/tests/data/objections.record");
    let (old, new) = (Record::read(old).unwrap(), Record::read(new).unwrap());
    assert_ne!(old, new);
    assert_eq!(todays_record(old.clone()), new);
    let (before, after) = (read_record(&old).unwrap(), read_record(&new).unwrap());
    assert_eq!(before.text(), after.text());
    assert_eq!(before.record(&[]), after.record(&[]));
}
