//! Tables at home: every game is played through questions and answers alone, kept as its facts and loaded again.

use engine::NoClock;
use host::Homes;
use kernel::Dice;
use wire::live::{Message, Permission, YouJson};
use wire::{Code, Command, Fact, HomeAnswer};

const TABLE: &str = "0123456789abcdef";
const ADA: &str = "zzzzzzzzzzzzzzzz";

fn ask(homes: &mut Homes, what: &str) -> HomeAnswer {
    let text = homes.answer(&format!(r#"{{"table":"{TABLE}","lang":"en","at":7,{what}}}"#), &NoClock);
    wire::read(text.as_bytes()).unwrap()
}

/// What opens a table at which Ada sits first, beside engines.
fn open(game: &str, seats: usize, more: &str) -> String {
    let engines = r#",{"kind":"engine","level":1}"#.repeat(seats - 1);
    let order = format!(r#"{{"game":"{game}","seats":[{{"kind":"me"}}{engines}]{more}}}"#);
    format!(r#""ask":"open","visitor":"{ADA}","name":"Ada","seed":5,"order":{order}"#)
}

fn command(id: usize, version: u64, deed: &str) -> String {
    let command = format!(r#"{{"id":"{id}","version":{version},{deed}}}"#);
    assert!(Command::read(&command).is_ok(), "{command}");
    format!(r#""ask":"command","command":{}"#, wire::line(&command))
}

/// A table that is played at by answers alone.
struct Seen {
    homes: Homes,
    facts: Vec<String>,
    you: Option<YouJson>,
    version: u64,
    engine: Option<u8>,
    commands: usize,
}

impl Seen {
    fn open(game: &str) -> Seen {
        let seats = hall::find(game).unwrap().choose(&[]).unwrap().seating.seats();
        let homes = Homes::default();
        let mut seen = Seen { homes, facts: Vec::new(), you: None, version: 0, engine: None, commands: 0 };
        let opened = ask(&mut seen.homes, &open(game, seats, ""));
        assert_eq!(opened.error, None);
        seen.facts = opened.facts;
        let joined = ask(&mut seen.homes, r#""ask":"join""#);
        seen.hear(joined);
        seen
    }

    fn hear(&mut self, answer: HomeAnswer) -> Option<Message> {
        self.facts.extend(answer.facts);
        self.engine = answer.engine;
        let mut last = None;
        for message in answer.messages {
            match message {
                Message::Snapshot(snapshot) => self.version = snapshot.version,
                Message::Event(event) => {
                    assert_eq!(event.version, self.version + 1, "no event is left out");
                    self.version = event.version;
                }
                Message::You(you) => self.you = Some(*you),
                other => last = Some(other),
            }
        }
        last
    }

    fn deed(&mut self, deed: &str) -> Option<Message> {
        self.commands += 1;
        let question = command(self.commands, self.version, deed);
        let answer = ask(&mut self.homes, &question);
        self.hear(answer)
    }

    fn may(&self, what: Permission) -> bool {
        self.you.as_ref().is_some_and(|you| you.may.contains(&what))
    }

    /// A random step of Ada's, by its touches.
    fn step(&self, dice: &mut Dice) -> String {
        let mut place = self.you.as_ref().and_then(|you| you.tree.clone()).expect("her steps");
        loop {
            if let Some(step) = &place.step
                && (place.next.is_empty() || dice.below(2) == 0)
            {
                return step.clone();
            }
            assert!(!place.more, "the trees of these positions are whole");
            let index = dice.below(place.next.len());
            place = place.next.into_values().nth(index).expect("a touch");
        }
    }

    /// Plays on until it is over, or so many steps are played.
    fn play(&mut self, most: usize) {
        let mut dice = Dice::new(11);
        for _ in 0..most {
            if self.engine.is_some() {
                let thought = ask(&mut self.homes, r#""ask":"think""#);
                assert!(!thought.facts.is_empty(), "an engine decides");
                self.hear(thought);
            } else if self.may(Permission::Step) {
                let step = self.step(&mut dice);
                let done = self.deed(&format!(r#""do":"step","step":"{step}""#));
                assert!(matches!(done, Some(Message::Done { .. })), "{done:?}");
            } else {
                return;
            }
        }
    }
}

#[test]
fn every_game_is_played_kept_and_gone_on_with() {
    for game in hall::games() {
        let id = game.info().id;
        let mut seen = Seen::open(id);
        seen.play(24);
        let before = ask(&mut seen.homes, r#""ask":"join""#);
        let record = ask(&mut seen.homes, r#""ask":"record""#).record;
        assert!(record.as_ref().is_some_and(|record| record.contains("Ada")), "{id}: {record:?}");
        let history = ask(&mut seen.homes, r#""ask":"history""#).history.expect("a history");
        assert!(!history.moves.is_empty(), "{id}");
        // Another program, which has nothing but the facts.
        let mut later = Homes::default();
        let load = format!(r#""ask":"load","facts":{}"#, wire::line(&seen.facts));
        assert_eq!(ask(&mut later, &load), HomeAnswer::default());
        assert_eq!(ask(&mut later, r#""ask":"join""#), before, "{id}");
        assert_eq!(ask(&mut later, r#""ask":"record""#).record, record, "{id}");
        seen.homes = later;
        seen.play(4);
    }
}

#[test]
fn help_is_given_at_home() {
    for game in hall::games() {
        let mut seen = Seen::open(game.info().id);
        while seen.engine.is_some() {
            let thought = ask(&mut seen.homes, r#""ask":"think""#);
            seen.hear(thought);
        }
        assert!(seen.may(Permission::Hint));
        for level in 1..=3 {
            let hint = seen.deed(&format!(r#""do":"hint","level":{level}"#));
            assert!(matches!(&hint, Some(Message::Done { answer: Some(_), .. })), "{}: {hint:?}", game.info().id);
        }
        if game.has_solver() {
            let truth = seen.deed(r#""do":"truth""#);
            assert!(matches!(&truth, Some(Message::Done { answer: Some(_), .. })), "{truth:?}");
        }
        let facts = seen.facts.len();
        assert!(seen.facts.iter().all(|fact| Fact::read(fact).is_ok()));
        assert!(facts <= 3 || game.choose(&[]).unwrap().seating.seats() > 1, "help changes nothing");
    }
}

#[test]
fn what_needs_others_is_refused_with_a_reason() {
    let mut homes = Homes::default();
    let game = hall::games()[0].info().id;
    let code = |answer: HomeAnswer| answer.error.map(|error| error.code);
    let clock = r#","clock":{"kind":"step","seconds":30}"#;
    assert_eq!(code(ask(&mut homes, &open(game, 2, clock))), Some(Code::BadRequest));
    assert_eq!(code(ask(&mut homes, &open(game, 1, ""))), Some(Code::BadRequest), "a seat is open");
    assert_eq!(code(ask(&mut homes, &open("chess", 2, ""))), Some(Code::UnknownGame));
    assert_eq!(code(ask(&mut homes, r#""ask":"join""#)), Some(Code::NotFound), "nothing was set up");
    assert_eq!(code(ask(&mut homes, r#""ask":"load","facts":[]"#)), Some(Code::BadRequest));
    assert_eq!(code(ask(&mut homes, r#""ask":"load","facts":["{}"]"#)), Some(Code::BadRequest));
    assert_eq!(code(ask(&mut homes, r#""ask":"dance""#)), Some(Code::BadBody));
    assert_eq!(code(ask(&mut homes, &open(game, 2, ""))), None);
    assert_eq!(code(ask(&mut homes, &open(game, 2, ""))), Some(Code::BadRequest), "it stands already");
    let said = ask(&mut homes, &command(1, 1, r#""do":"say","channel":"table","text":"hello""#));
    assert!(matches!(said.messages.as_slice(), [Message::Refused { .. }]), "{said:?}");
    let broken = ask(&mut homes, r#""ask":"command","command":"{""#);
    assert!(matches!(broken.messages.as_slice(), [Message::Refused { .. }]), "{broken:?}");
}

#[test]
fn facts_that_no_longer_fit_show_the_table_as_it_stood() {
    let mut seen = Seen::open(hall::games()[0].info().id);
    seen.play(6);
    let whole = seen.facts.len();
    seen.facts.insert(whole - 1, r#"{"fact":"stepped","seat":0,"step":"1-50","clocks":[]}"#.into());
    let mut later = Homes::default();
    let load = format!(r#""ask":"load","facts":{}"#, wire::line(&seen.facts));
    let loaded = ask(&mut later, &load);
    assert_eq!(loaded.error, None, "{:?}", loaded.error);
    let joined = ask(&mut later, r#""ask":"join""#);
    assert_eq!(joined.engine, None, "nobody goes on with it");
    assert!(ask(&mut later, r#""ask":"record""#).record.is_some());
}
