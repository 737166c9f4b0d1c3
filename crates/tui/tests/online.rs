//! Tables of a server on the screen, without a server: what is drawn of what it says, and what is asked of it.

mod common;

use client::{Address, Errand, LineState, News, Trouble};
use common::server::{Served, lobby, person};
use common::{Screen, call, same};
use kernel::Lang;
use tui::{App, Input, Keystroke};
use wire::live::Message;
use wire::live::Permission;
use wire::{Deed, HolderJson, LinkJson, MeJson, OfferOrder, SeatOrder, TableMade};

/// An app at a server's address.
fn at(address: &str) -> Screen {
    let mut app = App::new(call(Lang::EN, common::PLAIN, 0), Vec::new());
    app.visit(&Address::read(address).unwrap(), None);
    Screen::new(app)
}

fn news(screen: &mut Screen, news: News) {
    screen.give(Input::News(news));
}

fn said(screen: &mut Screen, message: Message) {
    news(screen, News::Said(Box::new(message)));
}

fn deeds(screen: &Screen) -> Vec<&Deed> {
    screen.errands.iter().filter_map(|errand| if let Errand::Do(deed, _) = errand { Some(deed) } else { None }).collect()
}

/// Ada at her table, on the first seat, with Bob.
fn ada_and_bob(game: &str) -> (Screen, Served) {
    let mut screen = at("http://games.example/t/table");
    let served = Served::new(game, &[], vec![person("Ada"), person("Bob")]);
    said(&mut screen, served.snapshot());
    said(
        &mut screen,
        served.you(
            "ada",
            &[1],
            &[Permission::Step, Permission::Resign, Permission::Draw, Permission::Undo, Permission::Courtesy],
            &["table"],
        ),
    );
    (screen, served)
}

#[test]
fn the_lobby_lists_tables_and_leads_to_them() {
    let mut screen = at("http://games.example");
    same("lobby-empty", &screen);
    assert_eq!(screen.errands, [Errand::Lobby]);
    news(&mut screen, News::Me(Box::new(MeJson { visitor: "ada".into(), name: "Ada".into(), muted: Vec::new() })));
    let (tables, mine) = lobby();
    news(&mut screen, News::Lobby(Box::new(tables), Box::new(mine)));
    same("lobby", &screen);
    // The lists are asked for again after a while.
    screen.tick(4_000).tick(2_000);
    assert_eq!(screen.errands, [Errand::Lobby, Errand::Lobby]);
    screen.key(Keystroke::Enter);
    assert_eq!(screen.errands.last(), Some(&Errand::Join("one".into())));
    news(&mut screen, News::Failed(Trouble::Unreachable("connection refused".into())));
    same("lobby-trouble", &screen);
    screen.key(Keystroke::End).key(Keystroke::Enter);
    same("lobby-setup", &screen);
    screen.key(Keystroke::Enter);
    let Some(Errand::Order(order)) = screen.errands.last() else { panic!("{:?}", screen.errands) };
    assert_eq!((order.game.as_str(), order.listed), ("mamba", true));
    assert_eq!(order.seats, [SeatOrder::Me, SeatOrder::Open]);
    screen.keys("q");
    assert!(screen.left);
}

#[test]
fn a_table_waits_begins_and_is_played_at_the_server() {
    let mut screen = at("http://games.example");
    let links = vec![LinkJson { seat: 2, key: "key".into(), path: "/t/table#sit=2.key".into() }];
    news(&mut screen, News::Made(Box::new(TableMade { table: "table".into(), path: "/t/table".into(), links })));
    assert_eq!(screen.errands.last(), Some(&Errand::Join("table".into())));
    let mut served = Served::new("marelle", &[], vec![person("Ada"), HolderJson::Open]);
    said(&mut screen, served.snapshot());
    said(&mut screen, served.you("ada", &[1], &[Permission::Leave, Permission::Engine], &["table"]));
    same("online-waiting", &screen);
    screen.keys("i");
    same("online-links", &screen);
    screen.key(Keystroke::Escape).keys("e");
    assert_eq!(deeds(&screen).last(), Some(&&Deed::Engine { seat: 2, level: 3 }));
    // Nothing can be entered before it begins.
    screen.keys(":d6\n");
    assert_eq!(deeds(&screen).len(), 1);
    said(&mut screen, served.sits(1, person("Bob")));
    said(&mut screen, served.you("ada", &[1], &[Permission::Step, Permission::Resign, Permission::Draw], &["table"]));
    screen.step("d6");
    assert_eq!(deeds(&screen).last(), Some(&&Deed::Step { step: Some("d6".into()), touched: None }));
    assert!(!screen.shows("1. d6"), "the server has the word");
    said(&mut screen, served.step("d6"));
    said(&mut screen, served.step("f4"));
    said(&mut screen, served.talk("Bob", "Good luck!"));
    assert!(screen.shows("1. d6 2. f4"), "{}", screen.text());
    same("online-playing", &screen);
    // What the rules here refuse is not even asked.
    let before = deeds(&screen).len();
    screen.step("d6");
    assert_eq!(deeds(&screen).len(), before);
    assert!(screen.shows("M-"), "{}", screen.panel());
}

#[test]
fn clocks_run_and_a_broken_line_is_told() {
    let (mut screen, served) = ada_and_bob("marelle");
    assert!(screen.shows("5:00") && screen.shows("4:05"), "{}", screen.text());
    screen.tick(2_000);
    assert!(screen.shows("4:58") && screen.shows("4:05"), "{}", screen.text());
    news(&mut screen, News::Line(LineState::Broken));
    same("online-broken", &screen);
    news(&mut screen, News::Line(LineState::Open));
    assert!(!screen.shows("connection is broken"));
    said(&mut screen, served.presence(vec![wire::live::AbsentJson { seat: 2, claim_in_ms: 0 }]));
    assert!(screen.shows("(Bob, away)"), "{}", screen.text());
    screen.keys("C");
    assert_eq!(deeds(&screen).last(), Some(&&Deed::Claim { seat: 2 }));
}

#[test]
fn words_and_offers_go_to_the_server_and_engines_are_silent() {
    let (mut screen, mut served) = ada_and_bob("dames");
    screen.keys("cHello all\n");
    assert_eq!(deeds(&screen).last(), Some(&&Deed::Say { channel: "table".into(), text: "Hello all".into() }));
    // Tab goes to the courtesies, where a number chooses.
    screen.keys("c").key(Keystroke::Tab);
    same("online-courtesy", &screen);
    screen.keys("1\n");
    assert_eq!(deeds(&screen).last(), Some(&&Deed::Courtesy { phrase: "well".into() }));
    for keys in ["t", "a"] {
        screen.keys(keys);
        assert!(
            screen.shows("The computer does not help in a game with others.") && !screen.is_ordered(),
            "{}",
            screen.text()
        );
    }
    screen.keys("dy");
    assert_eq!(deeds(&screen).last(), Some(&&Deed::Offer { offer: OfferOrder::Draw }));
    screen.keys("u");
    assert_eq!(deeds(&screen).last(), Some(&&Deed::Offer { offer: OfferOrder::Undo { entries: None } }));
    said(&mut screen, served.offers("bob", "ada"));
    same("online-offer", &screen);
    screen.keys("o");
    assert!(screen.shows("Bob offers a draw. Agree? y or n"), "{}", screen.text());
    screen.keys("n");
    assert_eq!(deeds(&screen).last(), Some(&&Deed::Decline { offer: 7 }));
    screen.keys("oy");
    assert_eq!(deeds(&screen).last(), Some(&&Deed::Agree { offer: 7 }));
    screen.keys("xy");
    assert_eq!(deeds(&screen).last(), Some(&&Deed::Resign { seat: Some(1) }));
    screen.keys("q");
    assert!(screen.errands.ends_with(&[Errand::Leave, Errand::Lobby]), "{:?}", screen.errands);
}

#[test]
fn an_invitation_is_taken_once_and_a_watcher_enters_nothing() {
    let mut screen = at("http://games.example/t/table#sit=2.key");
    let served = Served::new("dames", &[], vec![person("Ada"), HolderJson::Open]);
    said(&mut screen, served.snapshot());
    assert!(deeds(&screen).is_empty(), "nobody knows yet who comes");
    said(&mut screen, served.you("bob", &[], &[Permission::Sit], &["table"]));
    said(&mut screen, served.you("bob", &[], &[Permission::Sit], &["table"]));
    assert_eq!(deeds(&screen), [&Deed::Sit { seat: 2, key: Some("key".into()) }]);
    let (mut screen, mut served) =
        (at("http://games.example/t/table"), Served::new("dames", &[], vec![person("Ada"), person("Bob")]));
    said(&mut screen, served.snapshot());
    said(&mut screen, served.you("eve", &[], &[], &[]));
    said(&mut screen, served.step("32-28"));
    same("online-watching", &screen);
    screen.key(Keystroke::Enter);
    assert!(screen.shows("It is not your turn."), "{}", screen.text());
    screen.keys("c");
    assert!(screen.shows("Nothing may be said here now."), "{}", screen.text());
}

#[test]
fn a_gap_and_a_server_of_other_rules_are_noticed() {
    let (mut screen, mut served) = ada_and_bob("dames");
    served.step("32-28");
    said(&mut screen, served.step("19-23"));
    assert_eq!(screen.errands.last(), Some(&Errand::Again));
    said(&mut screen, served.snapshot());
    assert!(screen.shows("1. 32-28 2. 19-23"), "{}", screen.text());
    // A step that cannot be played here.
    let strange =
        wire::live::MoveJson { number: 3, turn: 3, seat: None, text: "1-50".into(), written: None, told: String::new() };
    let event = wire::live::EventJson {
        kind: wire::live::EventKindJson::Step,
        played: Some(strange),
        ..wire::live::EventJson::default()
    };
    said(&mut screen, served.event(event));
    assert_eq!(screen.errands.last(), Some(&Errand::Again));
    // The table is lost: back in the lobby, which says why.
    let fault = wire::FaultJson::new(wire::Code::Removed, "You were sent away.");
    news(&mut screen, News::Ended(Trouble::Refused(Box::new(fault))));
    assert!(screen.text().lines().last().unwrap().contains("You were sent away."), "{}", screen.text());
}

#[test]
fn what_comes_while_a_step_is_told_waits() {
    let mut app = App::new(call(Lang::EN, common::PLAIN, 500), Vec::new());
    app.visit(&Address::read("http://games.example/t/table").unwrap(), None);
    let mut screen = Screen::new(app);
    let mut served = Served::new("dames", &[], vec![person("Ada"), person("Bob")]);
    said(&mut screen, served.snapshot());
    for step in ["32-28", "19-23", "28x19x23", "14x23x19"] {
        said(&mut screen, served.step(step));
    }
    assert!(screen.app.is_telling() && !screen.shows("4. 14x23"), "{}", screen.text());
    while screen.app.is_telling() {
        screen.tick(500);
    }
    assert!(screen.shows("4. 14x23"), "{}", screen.text());
}
