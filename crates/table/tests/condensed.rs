//! A table that is restored from where it stood is the table that its facts make.

use kernel::{Dice, Lang};
use table::{Holder, Now, SeatKeys, State, Table, TableId, VisitorId, Who, opened};
use wire::{Command, Fact, TableOrder};

struct NoKeys;

impl SeatKeys for NoKeys {
    fn seat_key(&self, _: &TableId, _: usize, _: u32) -> String {
        "key".into()
    }

    fn is_seat_key(&self, _: &TableId, _: usize, _: u32, key: &str) -> bool {
        key == "key"
    }
}

/// A table and all its facts.
struct Party {
    table: Table,
    facts: Vec<Fact>,
}

fn id() -> TableId {
    TableId::new([5; 10])
}

/// Somebody who watches and is sent away in a round.
fn watcher(round: usize) -> VisitorId {
    VisitorId::new([round as u8; 10])
}

impl Party {
    fn new(order: &str) -> Party {
        let order: TableOrder = wire::read(order.as_bytes()).unwrap();
        let first = opened(&order, "ada", "Ada", 3, Lang::EN).unwrap();
        let mut party = Party { table: Table::new(id(), &first).unwrap(), facts: vec![first] };
        party.settle();
        party
    }

    fn push(&mut self, fact: Fact) {
        self.table.apply(&fact).unwrap();
        self.facts.push(fact);
        self.settle();
    }

    fn settle(&mut self) {
        if let Some(fact) = self.table.follows() {
            self.push(fact);
        }
    }

    /// Says something, which may be refused.
    fn say(&mut self, visitor: &str, deed: &str) -> bool {
        let text = format!(r#"{{"id":"{}","version":{},{deed}}}"#, self.facts.len(), self.table.version());
        let command = Command::read(&text).unwrap();
        let left = vec![1000; self.table.seats()];
        let absent = vec![None; self.table.seats()];
        let now = Now { left, absent, grace: 60_000, keys: &NoKeys, said: 300, removed: 3 };
        let who = Who { visitor, name: visitor, lang: Lang::EN };
        let Ok(decision) = self.table.decide(who, &command, &now) else { return false };
        let changed = !decision.facts.is_empty();
        decision.facts.into_iter().for_each(|fact| self.push(fact));
        changed
    }

    /// Whoever has to decide plays something.
    fn step(&mut self, dice: &mut Dice) {
        let Some(seat) = self.table.actor().filter(|_| self.table.state() == State::Playing) else { return };
        let Some(step) = self.table.play().and_then(|play| play.playing.random_step(dice)) else { return };
        let Holder::Person { visitor, .. } = self.table.holder(seat).clone() else { return };
        self.say(&visitor, &format!(r#""do":"step","step":"{step}""#));
    }

    fn check(&self) {
        let condensed = self.table.condensed();
        let mut restored = Table::restored(id(), &self.facts[0], &condensed).unwrap();
        assert_eq!(restored.condensed(), condensed);
        let mut summed = Table::sum(&id(), self.facts.iter().cloned().map(Ok)).unwrap().unwrap();
        let show = |table: &mut Table| wire::line(&table::view::snapshot(table, Default::default(), 0, Lang::EN));
        assert_eq!(show(&mut restored), show(&mut summed));
        for visitor in ["ada", "bob", "eve"] {
            let may = |table: &Table| wire::line(&table::view::you(table, visitor, Lang::EN));
            assert_eq!(may(&restored), may(&summed));
        }
        for round in 0..40 {
            let removed = |table: &Table| table.is_removed(watcher(round).as_str());
            assert_eq!(removed(&restored), removed(&summed), "{round}");
        }
    }
}

#[test]
fn at_any_moment_of_any_game() {
    for (number, game) in hall::games().iter().enumerate() {
        let id = game.info().id;
        let seats = game.choose_table(&[]).unwrap().seating.seats();
        let chairs = [r#"{"kind":"me"}"#, r#"{"kind":"open"}"#, r#"{"kind":"open"}"#, r#"{"kind":"open"}"#];
        let mut party = Party::new(&format!(
            r#"{{"game":"{id}","seats":[{}],"clock":{{"kind":"game","seconds":600,"increment":2}}}}"#,
            chairs[..seats].join(",")
        ));
        party.check();
        for seat in 2..=seats {
            assert!(party.say("ada", &format!(r#""do":"link","seat":{seat},"renew":true"#)), "{id} {seat}");
            let visitor = ["bob", "eve", "cyd"][seat - 2];
            assert!(party.say(visitor, &format!(r#""do":"sit","seat":{seat}"#)), "{id} {seat}");
            party.check();
        }
        let mut dice = Dice::new(number as u64 + 1);
        let mut offered = 0;
        for round in 0..40 {
            party.step(&mut dice);
            match round % 8 {
                1 => drop(party.say("ada", &format!(r#""do":"hush","on":{}"#, round % 16 < 8))),
                2 => drop(party.say("ada", &format!(r#""do":"remove","visitor":"{}""#, watcher(round)))),
                3 => offered += usize::from(party.say("ada", r#""do":"offer","offer":{"kind":"undo"}"#)),
                4 => drop(party.say("bob", r#""do":"decline","offer":1"#)),
                5 => offered += usize::from(party.say("bob", r#""do":"offer","offer":{"kind":"draw"}"#)),
                6 => drop(party.say("ada", r#""do":"leave""#)),
                7 => drop(party.say("ada", r#""do":"sit","seat":1"#)),
                _ => {}
            }
            party.check();
        }
        assert!(offered > 0 || seats == 1, "{id}");
        party.say("ada", r#""do":"resign""#);
        party.check();
        party.say("ada", r#""do":"offer","offer":{"kind":"next_game"}"#);
        party.check();
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let party = Party::new(&format!(r#"{{"game":"{}","seats":[{{"kind":"me"}}]}}"#, hall::games()[0].info().id));
    for wrong in ["", "{}", "[]", "[[1,1,1],[false,false,false,false],[],[],[1,[],[],[]],null]"] {
        assert!(Table::restored(id(), &party.facts[0], wrong).is_err(), "{wrong}");
    }
}
