//! Whole games: records in our form and in PDN, replayed step by step.

use dames::{Dames, DamesPosition, DamesRules};
use kernel::record::{Record, Word};
use kernel::{Dice, Format, Game, Lang, Notation, Position, read_rules};

fn pdn() -> Format {
    Dames::formats()[0]
}

fn replay(record: &Record) -> DamesPosition {
    let rules: DamesRules =
        read_rules(record.tag("Rules").unwrap_or_default().split(',').filter(|w| !w.is_empty())).unwrap();
    let mut position = match record.tag("Start") {
        Some(text) => DamesPosition::read(rules, text).unwrap(),
        None => Dames::start(rules, 0),
    };
    for word in &record.words {
        if let Word::Turn(word) | Word::Then(word) = word {
            let step = position.read_step(word, Lang::En).unwrap_or_else(|e| panic!("{word} in {}: {e:?}", position.text()));
            position.play_unchecked(step);
        }
    }
    position
}

fn random_game(options: &str, seed: u64) -> Record {
    let rules: DamesRules = read_rules(options.split(',').filter(|w| !w.is_empty())).unwrap();
    let mut record = Record { result: "*".into(), ..Record::default() };
    record.tags =
        vec![("Game".into(), "dames".into()), ("Rules".into(), options.into()), ("Seat1".into(), "Ann \"A\"".into())];
    let mut dice = Dice::new(seed);
    let mut position = Dames::start(rules, 0);
    while position.ended().is_none() {
        let steps: Vec<_> =
            position.steps().into_iter().filter(|&step| !position.step_text(step).starts_with('!')).collect();
        let Some(&step) = dice.pick(&steps) else { break };
        record.words.push(Word::Turn(position.step_text(step)));
        position.play_unchecked(step);
    }
    record
}

#[test]
fn stored_records_replay_to_their_end() {
    for (text, end) in [
        (include_str!("data/free-choice.record"), include_str!("data/free-choice.end")),
        (include_str!("data/objections.record"), include_str!("data/objections.end")),
    ] {
        let record = Record::read(text).unwrap();
        assert!(record.words.len() > 20);
        assert_eq!(replay(&record).text(), end.trim());
        assert_eq!(Record::read(&record.write()).unwrap(), record);
    }
}

#[test]
fn a_published_game_is_read_from_pdn() {
    let games = (pdn().read)(include_str!("data/sample.pdn")).unwrap();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].tag("Seat1"), Some("White, A."));
    assert_eq!(games[0].tag("Rules"), Some("majority=on"));
    assert_eq!((games[0].words.len(), games[0].result.as_str()), (8, "brown"));
    assert_eq!(replay(&games[0]).text().split(':').next(), Some("W"));
    assert_eq!(games[1].tag("Start"), Some("B:W32,38:BK10"));
    assert_eq!(games[1].words, [Word::Turn("10x46x32".into())]);
}

#[test]
fn random_games_go_through_pdn_and_back() {
    for options in ["", "majority=on", "enforcement=opponent"] {
        for seed in 0..20 {
            let record = random_game(options, seed);
            let text = (pdn().write)(&record).unwrap();
            let back = (pdn().read)(&text).unwrap();
            assert_eq!(back.len(), 1);
            assert_eq!(back[0].words, record.words, "{text}");
            assert_eq!(replay(&back[0]), replay(&record));
            assert_eq!(back[0].tag("Seat1"), record.tag("Seat1"));
        }
    }
}

#[test]
fn actions_travel_in_comments_and_objections_are_refused() {
    let mut record = random_game("", 3);
    record.words.insert(4, Word::Action("challenge:brown".into()));
    let text = (pdn().write)(&record).unwrap();
    assert!(text.contains("{@challenge:brown}"), "{text}");
    assert_eq!((pdn().read)(&text).unwrap()[0].words, record.words);
    let objections = Record::read(include_str!("data/objections.record")).unwrap();
    assert!((pdn().write)(&objections).unwrap_err().to_string().contains("objection"));
}

#[test]
fn bad_pdn_is_refused_with_a_reason() {
    for (text, said) in [
        ("", "no game"),
        ("[GameType \"21\"]\n1. 32-28 *", "GameType 21"),
        ("1. 32-27 {open", "not closed"),
        ("1. 32-27 (33-28", "not closed"),
        ("[Event \"x", "malformed tag"),
        ("1. 32-99 *", "'32-99'"),
        ("1. 32-38 *", "a legal step"),
    ] {
        let error = (pdn().read)(text).unwrap_err().to_string();
        assert!(error.contains(said), "{text}: {error}");
    }
}
