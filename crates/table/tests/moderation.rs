//! What those who sit may do about those who watch: players only, and sending somebody away.

use kernel::{Lang, Talk};
use table::{Decision, Now, SeatKeys, State, Table, TableId, VisitorId, Who, Wish, opened};
use wire::live::EventKindJson;
use wire::live::Permission;
use wire::{Code, Command, Fact, FaultJson, TableOrder};

struct NoKeys;

impl SeatKeys for NoKeys {
    fn seat_key(&self, _: &TableId, _: usize, _: u32) -> String {
        "key".into()
    }

    fn is_seat_key(&self, _: &TableId, _: usize, _: u32, key: &str) -> bool {
        key == "key"
    }
}

/// How many who were sent away these tables keep in mind.
const KEPT: usize = 3;

/// The id of somebody.
fn visitor(number: u8) -> String {
    VisitorId::new([number; 10]).to_string()
}

/// The first options of a game for several under which this talk is allowed.
fn rules(game: &dyn hall::AnyGame, talk: Talk) -> Option<(&'static str, String)> {
    let options = game
        .choices()
        .iter()
        .flat_map(|choice| choice.values.iter().map(|value| format!("{}={}", choice.name, value.name)).collect::<Vec<_>>());
    let right = |rules: &String| {
        let words: Vec<&str> = rules.split(',').filter(|word| !word.is_empty()).collect();
        game.choose_table(&words).is_ok_and(|chosen| chosen.talk == talk && chosen.seating.seats() > 1)
    };
    let rules = std::iter::once(String::new()).chain(options).find(right)?;
    Some((game.info().id, rules))
}

/// A table whose seats are taken by visitors 1, 2 and so on, with all its facts. The first has set it up.
struct Party {
    table: Table,
    facts: Vec<Fact>,
}

impl Party {
    /// A table where nobody sits but whoever has set it up, if he does.
    fn open(talk: Talk, host: &str) -> Party {
        let (game, rules) = hall::games().iter().find_map(|game| rules(*game, talk)).expect("the hall has such a game");
        let order = format!(r#"{{"game":"{game}","rules":"{rules}","seats":[{host}]}}"#);
        let order: TableOrder = wire::read(order.as_bytes()).unwrap();
        let first = opened(&order, &visitor(1), "1", 3, Lang::EN).unwrap();
        Party { table: Table::new(TableId::new([5; 10]), &first).unwrap(), facts: vec![first] }
    }

    /// A table where somebody sits on every seat.
    fn full(talk: Talk) -> Party {
        let mut party = Party::open(talk, r#"{"kind":"me"}"#);
        party.fill();
        party
    }

    fn fill(&mut self) {
        for seat in 2..=self.table.seats() as u8 {
            self.must(seat, &format!(r#""do":"sit","seat":{seat}"#));
        }
        assert_eq!(self.table.state(), State::Playing);
    }

    fn decide(&self, by: u8, deed: &str, lang: Lang) -> Result<Decision, FaultJson> {
        let command = Command::read(&format!(r#"{{"id":"c","version":{},{deed}}}"#, self.table.version())).unwrap();
        let now = Now {
            left: Vec::new(),
            absent: vec![None; self.table.seats()],
            grace: 60_000,
            keys: &NoKeys,
            said: 300,
            removed: KEPT,
        };
        self.table.decide(Who { visitor: &visitor(by), name: "x", lang }, &command, &now)
    }

    fn refused(&self, by: u8, deed: &str) -> Code {
        self.decide(by, deed, Lang::EN).unwrap_err().code
    }

    /// Does what must be possible; how many facts came of it.
    fn must(&mut self, by: u8, deed: &str) -> usize {
        let facts = self.decide(by, deed, Lang::EN).unwrap_or_else(|fault| panic!("{deed}: {fault:?}")).facts;
        let count = facts.len();
        for fact in facts {
            self.push(fact);
        }
        if let Some(fact) = self.table.follows() {
            self.push(fact);
        }
        count
    }

    fn push(&mut self, fact: Fact) {
        self.table.apply(&fact).unwrap();
        self.facts.push(fact);
    }

    fn talks(&self, by: u8) -> bool {
        let said = self.decide(by, SAY, Lang::EN);
        matches!(said, Ok(Decision { wish: Some(Wish::Say(..)), .. }))
    }

    fn may(&self, by: u8, permission: Permission) -> bool {
        self.table.permissions(&visitor(by)).contains(&permission)
    }
}

const SAY: &str = r#""do":"say","channel":"table","text":"hello""#;
const HUSH: &str = r#""do":"hush","on":true"#;

fn remove(number: u8) -> String {
    format!(r#""do":"remove","visitor":"{}""#, visitor(number))
}

#[test]
fn players_only_stops_those_who_watch_and_nobody_else() {
    let mut party = Party::full(Talk::Open);
    assert!(party.talks(1) && party.talks(2) && party.talks(9));
    assert_eq!(party.refused(9, HUSH), Code::NotSeated);
    // Whoever sits may, not only the host.
    assert!(party.may(2, Permission::Hush) && !party.may(9, Permission::Hush));
    let version = party.table.version();
    assert_eq!((party.must(2, HUSH), party.must(1, HUSH)), (1, 0), "what is so already is no fact");
    assert_eq!(party.table.version(), version + 1);
    let event = table::view::event(&mut party.table, &Fact::Hushed { on: true }, None, Default::default(), Lang::EN);
    assert_eq!((event.kind, event.hushed), (EventKindJson::Table, Some(true)));
    assert!(table::view::snapshot(&mut party.table, Default::default(), 0, Lang::EN).table.hushed);
    assert!(party.talks(1) && party.talks(2) && !party.talks(9));
    assert!(table::view::you(&party.table, &visitor(9), Lang::EN).writes.is_empty());
    for lang in table::CATALOGUE.languages() {
        let fault = party.decide(9, SAY, lang).unwrap_err();
        assert_eq!(fault, table::words::fault(Code::NoSuchChannel, lang));
    }
    party.must(1, r#""do":"hush","on":false"#);
    assert!(party.talks(9));
}

#[test]
fn whoever_is_sent_away_does_nothing_here_any_more() {
    let mut party = Party::full(Talk::Open);
    assert_eq!(party.refused(9, &remove(8)), Code::NotSeated);
    assert_eq!(party.refused(1, r#""do":"remove","visitor":"eve""#), Code::BadRequest);
    let version = party.table.version();
    assert_eq!((party.must(2, &remove(9)), party.must(1, &remove(9))), (1, 0));
    assert_eq!(party.table.version(), version, "nobody is told");
    assert!(!Fact::Removed { visitor: visitor(9) }.is_public());
    for deed in [SAY, r#""do":"ping""#, r#""do":"snapshot""#, r#""do":"sit","seat":1"#, r#""do":"hint","level":1"#] {
        assert_eq!(party.refused(9, deed), Code::Removed, "{deed}");
    }
    assert!(party.talks(8) && party.talks(1));
}

#[test]
fn players_and_the_host_are_not_sent_away() {
    let mut party = Party::full(Talk::Open);
    for (by, whom) in [(1, 2), (2, 1), (1, 1)] {
        assert_eq!(party.refused(by, &remove(whom)), Code::NotRemovable, "{by} {whom}");
    }
    // Nor whoever may have his seat back.
    party.must(2, r#""do":"leave""#);
    party.must(1, r#""do":"engine","seat":2,"level":1"#);
    assert!(!party.table.sits(&visitor(2)));
    assert_eq!(party.refused(1, &remove(2)), Code::NotRemovable);
    party.must(1, r#""do":"resign""#);
    party.must(1, &remove(2));
    // A host need not sit.
    let mut party = Party::open(Talk::Open, r#"{"kind":"open"}"#);
    party.must(2, r#""do":"sit","seat":1"#);
    assert_eq!(party.refused(2, &remove(1)), Code::NotRemovable);
    assert_eq!(party.refused(1, &remove(2)), Code::NotSeated);
}

#[test]
fn only_so_many_are_kept_in_mind_and_the_oldest_are_forgotten() {
    let mut party = Party::full(Talk::Open);
    for number in 10..20 {
        party.must(1, &remove(number));
    }
    let kept = |table: &Table| (10..20).filter(|&number| table.is_removed(&visitor(number))).collect::<Vec<_>>();
    assert_eq!(kept(&party.table), [17, 18, 19]);
    assert!(party.talks(16));
    let summed = Table::sum(party.table.id(), party.facts.iter().cloned().map(Ok)).unwrap().unwrap();
    assert_eq!(kept(&summed), [17, 18, 19]);
    let restored = Table::restored(party.table.id().clone(), &party.facts[0], &party.table.condensed()).unwrap();
    assert_eq!(kept(&restored), [17, 18, 19]);
}

#[test]
fn where_partners_may_not_consult_it_waits_for_the_end() {
    let mut party = Party::open(Talk::Silent, r#"{"kind":"me"}"#);
    party.must(1, HUSH);
    party.must(1, &remove(9));
    party.fill();
    // Among those who watch, talk goes on.
    assert!(party.table.writes(&visitor(8)).contains(&table::Channel::Gallery));
    for deed in [r#""do":"hush","on":false"#, &remove(8)] {
        for lang in table::CATALOGUE.languages() {
            let fault = party.decide(1, deed, lang).unwrap_err();
            assert_eq!(fault.code, Code::Silent);
            assert_ne!(fault.message, table::words::fault(Code::Silent, lang).message, "it says what it is about");
        }
    }
    assert!(!party.may(1, Permission::Hush) && !party.may(1, Permission::Remove));
    assert!(!party.table.tells(&Fact::Hushed { on: false }));
    party.must(1, r#""do":"resign""#);
    assert!(party.may(1, Permission::Hush) && party.may(1, Permission::Remove));
    party.must(1, &remove(8));
}
