//! A table at home in two places: one answers, the other thinks; and the games of a table one after the other, with their reviews.

use engine::NoClock;
use host::Homes;
use wire::live::Message;
use wire::{Code, HomeAnswer};

const TABLE: &str = "0123456789abcdef";

fn ask(homes: &mut Homes, what: &str) -> HomeAnswer {
    let text = homes.answer(&format!(r#"{{"table":"{TABLE}","lang":"en","at":7,{what}}}"#), &NoClock);
    wire::read(text.as_bytes()).unwrap()
}

fn open(homes: &mut Homes, game: &str, other: &str) -> Vec<String> {
    let seats = hall::find(game).unwrap().choose(&[]).unwrap().seating.seats();
    let others = format!(",{other}").repeat(seats - 1);
    let order = format!(r#"{{"game":"{game}","seats":[{{"kind":"me"}}{others}]}}"#);
    let opened = ask(homes, &format!(r#""ask":"open","visitor":"zzzzzzzzzzzzzzzz","name":"Ada","seed":5,"order":{order}"#));
    assert_eq!(opened.error, None);
    assert_eq!(opened.listing.map(|listing| (listing.table, listing.changed)), Some((TABLE.into(), 7)));
    opened.facts
}

fn deed(homes: &mut Homes, deed: &str) -> HomeAnswer {
    let joined = ask(homes, r#""ask":"join""#);
    let Message::Snapshot(snapshot) = &joined.messages[0] else { panic!("{joined:?}") };
    let command = format!(r#"{{"id":"1","version":{},{deed}}}"#, snapshot.version);
    let done = ask(homes, &format!(r#""ask":"command","command":{}"#, wire::line(&command)));
    assert!(matches!(done.messages.last(), Some(Message::Done { .. })), "{done:?}");
    done
}

fn resigns(homes: &mut Homes) -> HomeAnswer {
    deed(homes, r#""do":"resign""#)
}

#[test]
fn what_was_decided_elsewhere_is_taken_once_and_only_where_it_fits() {
    for game in hall::games().iter().filter(|game| game.choose(&[]).unwrap().seating.seats() > 1) {
        let (mut desk, mut brain) = (Homes::default(), Homes::default());
        let mut facts = open(&mut desk, game.info().id, r#"{"kind":"engine","level":1}"#);
        assert_eq!(ask(&mut brain, &format!(r#""ask":"load","facts":{}"#, wire::line(&facts))), HomeAnswer::default());
        // Whoever begins: the first who decides is a person or an engine.
        while ask(&mut desk, r#""ask":"join""#).engine.is_none() {
            let joined = ask(&mut desk, r#""ask":"join""#);
            let Message::You(you) = &joined.messages[1] else { panic!("{joined:?}") };
            let mut place = you.tree.clone().expect("steps");
            while place.step.is_none() {
                place = place.next.into_values().next().expect("a touch");
            }
            let step = wire::line(&place.step.unwrap());
            let done = deed(&mut desk, &format!(r#""do":"step","step":{step}"#));
            let added =
                ask(&mut brain, &format!(r#""ask":"add","from":{},"facts":{}"#, facts.len(), wire::line(&done.facts)));
            assert_eq!((added.error, added.facts), (None, vec![]));
            facts.extend(done.facts);
        }
        let thought = ask(&mut brain, r#""ask":"think""#);
        assert!(!thought.facts.is_empty() && thought.listing.is_some());
        let add = format!(r#""ask":"add","from":{},"facts":{}"#, facts.len(), wire::line(&thought.facts));
        let added = ask(&mut desk, &add);
        assert_eq!(added.error, None);
        assert_eq!(added.messages, thought.messages, "both tell the same");
        assert_eq!(ask(&mut desk, r#""ask":"join""#), ask(&mut brain, r#""ask":"join""#));
        assert_eq!(ask(&mut desk, &add).error.map(|error| error.code), Some(Code::Stale), "not twice");
    }
}

#[test]
fn every_game_of_a_table_can_be_looked_at_again() {
    let game = hall::games()[0].info().id;
    let mut homes = Homes::default();
    let mut facts = open(&mut homes, game, r#"{"kind":"me"}"#);
    facts.extend(resigns(&mut homes).facts);
    let first = ask(&mut homes, r#""ask":"record""#).record.expect("a record");
    facts.extend(deed(&mut homes, r#""do":"offer","offer":{"kind":"next_game"}"#).facts);
    let second = ask(&mut homes, r#""ask":"record""#).record.expect("a record");
    assert_ne!(first, second);
    let mut later = Homes::default();
    ask(&mut later, &format!(r#""ask":"load","facts":{}"#, wire::line(&facts)));
    for homes in [&mut homes, &mut later] {
        assert_eq!(ask(homes, r#""ask":"record","number":1"#).record.as_ref(), Some(&first));
        assert_eq!(ask(homes, r#""ask":"record","number":2"#).record.as_ref(), Some(&second));
        let past = ask(homes, r#""ask":"history","number":1"#).history.expect("a history");
        assert_eq!((past.id, past.moves.len()), (format!("{TABLE}-1"), 1));
        assert_eq!(ask(homes, r#""ask":"history","number":3"#).error.map(|error| error.code), Some(Code::NotFound));
    }
}

#[test]
fn a_game_that_is_over_is_reviewed_bit_by_bit() {
    let game = hall::games()[0].info().id;
    let mut homes = Homes::default();
    open(&mut homes, game, r#"{"kind":"me"}"#);
    let early = ask(&mut homes, r#""ask":"review""#);
    assert_eq!(early.error.map(|error| error.code), Some(Code::NotOver));
    for _ in 0..6 {
        let joined = ask(&mut homes, r#""ask":"join""#);
        let Message::You(you) = &joined.messages[1] else { panic!("{joined:?}") };
        let mut place = you.tree.clone().expect("steps");
        while place.step.is_none() {
            place = place.next.into_values().next().expect("a touch");
        }
        deed(&mut homes, &format!(r#""do":"step","step":{}"#, wire::line(&place.step.unwrap())));
    }
    resigns(&mut homes);
    let begun = ask(&mut homes, r#""ask":"review""#).review.expect("a review");
    assert!(begun.moves.is_empty() && begun.done > 0 && begun.of == 7, "{begun:?}");
    let done = ask(&mut homes, r#""ask":"review","number":1"#).review.expect("a review");
    assert_eq!(done.moves.len(), 6, "every step is judged, the resignation is not");
    assert_eq!(ask(&mut homes, r#""ask":"review""#).review, Some(done), "it is remembered");
}
