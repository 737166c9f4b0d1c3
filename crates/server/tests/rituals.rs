//! What is done around a table: dice for who begins, lots for seats, taking back or not, and whose word counts.

mod client;

use client::{Running, Visitor, duel, two_at_a_table};
use kernel::Throws;
use kernel::record::Record;
use serde_json::{Value, json};

/// A table at one screen.
async fn one_screen(running: &Running, game: &str, seats: usize, extra: Value) -> (Visitor, String, client::Socket, Value) {
    let mut ada = running.visitor().await;
    let mut order = json!({"game": game, "seats": vec![json!({"kind": "me"}); seats]});
    for (name, value) in extra.as_object().unwrap() {
        order[name] = value.clone();
    }
    let (table, _) = ada.table(&order).await;
    let mut socket = ada.join(&table).await;
    let snapshot = socket.kind("snapshot").await;
    (ada, table, socket, snapshot)
}

/// What a snapshot or an event says was thrown, as records write it.
fn thrown(play: &Value) -> String {
    let round = |round: &Value| {
        let throws = round.as_array().unwrap().iter();
        throws.map(|throw| format!("{}:{}", throw["seat"], throw["face"])).collect::<Vec<_>>().join(" ")
    };
    play["opening"]["throws"].as_array().unwrap().iter().map(round).collect::<Vec<_>>().join(" / ")
}

#[tokio::test]
async fn b_4_a_die_is_thrown_for_each_camp_shown_told_and_kept() {
    let running = Running::start().await;
    let mut begun = std::collections::BTreeSet::new();
    for _ in 0..12 {
        let (mut ada, table, mut socket, snapshot) = one_screen(&running, "mamba", 3, json!({"rules": "players=3"})).await;
        let play = &snapshot["play"];
        let throws = Throws::read(&thrown(play)).unwrap();
        assert_eq!(throws.rounds()[0].len(), 3);
        let first = u64::from(throws.first().0) + 1;
        assert_eq!(play["status"]["actor"], first);
        begun.insert(first);
        let told = play["opening"]["told"].as_array().unwrap();
        assert!(told.last().unwrap().as_str().unwrap().ends_with("begins."), "{told:?}");
        // What tables begin with is no option to speak of.
        assert_eq!(snapshot["table"]["rules"], "players=3");
        socket.play_first().await;
        let text = ada.get(&format!("/g/{table}-1.record")).await.text();
        let record = Record::read(&text).unwrap();
        assert_eq!(record.tag("Throws"), Some(throws.text().as_str()));
        let replayed = hall::read_record(&record).unwrap();
        let history = ada.get(&format!("/g/{table}-1.json")).await.json();
        assert_eq!(history["moves"][0]["position"], replayed.text());
        assert_eq!(thrown(&history), throws.text());
        // The position is the one of the rules that name the camp.
        let camp = ["a", "b", "c"][throws.first().index()];
        let named = if camp == "a" { "players=3".to_string() } else { format!("players=3,first={camp}") };
        assert_eq!(record.tag("Rules"), Some(named.as_str()));
        assert_eq!(record.tag("Start"), None);
    }
    assert!(begun.len() > 1, "{begun:?}");
}

#[tokio::test]
async fn dice_are_thrown_again_for_each_game_and_not_where_a_camp_is_named() {
    let running = Running::start().await;
    let (_, _, mut socket, snapshot) = one_screen(&running, "mamba", 2, json!({})).await;
    let mut throws = vec![thrown(&snapshot["play"])];
    for _ in 0..6 {
        socket.must(json!({"do": "resign"})).await;
        socket.must(json!({"do": "offer", "offer": {"kind": "next_game"}})).await;
        let begin = socket.seen.iter().rev().find(|message| message["kind"] == "begin").unwrap();
        let first = Throws::read(&thrown(&begin["play"])).unwrap().first();
        assert_eq!(begin["play"]["status"]["actor"], first.0 + 1);
        throws.push(thrown(&begin["play"]));
    }
    throws.sort();
    throws.dedup();
    assert!(throws.len() > 1, "{throws:?}");
    let (_, _, _, named) = one_screen(&running, "mamba", 2, json!({"rules": "first=b"})).await;
    assert_eq!((&named["play"]["opening"]["throws"], &named["play"]["status"]["actor"]), (&json!([]), &json!(2)));
    let (_, _, _, named) = one_screen(&running, "mamba", 2, json!({"rules": "first=a"})).await;
    assert_eq!((&named["play"]["opening"]["throws"], &named["play"]["status"]["actor"]), (&json!([]), &json!(1)));
    assert_eq!(named["table"]["rules"], "first=a");
}

#[tokio::test]
async fn x_1_lots_are_drawn_at_one_screen_shown_and_kept_and_a_rematch_exchanges() {
    let running = Running::start().await;
    let mut drawn = std::collections::BTreeSet::new();
    for _ in 0..12 {
        let (mut ada, table, mut socket, snapshot) = one_screen(&running, "madamx", 2, json!({"shuffle": true})).await;
        let players: Vec<u64> =
            snapshot["seats"].as_array().unwrap().iter().map(|seat| seat["player"].as_u64().unwrap()).collect();
        assert!(players == [1, 2] || players == [2, 1], "{players:?}");
        let told = snapshot["play"]["opening"]["told"][0].as_str().unwrap().to_string();
        assert!(told.starts_with(&format!("Lots were drawn: player {} has ", players[0])), "{told}");
        socket.play_first().await;
        let record = Record::read(&ada.get(&format!("/g/{table}-1.record")).await.text()).unwrap();
        assert_eq!(record.tag("Lots"), Some(format!("{} {}", players[0], players[1]).as_str()));
        socket.must(json!({"do": "resign"})).await;
        socket.must(json!({"do": "offer", "offer": {"kind": "next_game"}})).await;
        let begin = socket.seen.iter().rev().find(|message| message["kind"] == "begin").unwrap();
        assert_eq!(begin["seats"][0]["player"], players[1]);
        assert!(begin["play"]["opening"]["told"][0].as_str().unwrap().starts_with("Players have changed places"));
        drawn.insert(players);
    }
    assert_eq!(drawn.len(), 2);
    // Without lots the players sit as they are listed, and nothing is told of it.
    let (_, _, _, snapshot) = one_screen(&running, "dames", 2, json!({})).await;
    assert_eq!((&snapshot["seats"][0]["player"], &snapshot["play"]["opening"]["told"]), (&json!(1), &json!([])));
}

#[tokio::test]
async fn b_20_where_nothing_is_taken_back_the_reason_is_given() {
    let running = Running::start().await;
    let undo = json!({"do": "offer", "offer": {"kind": "undo"}});
    for (game, rule) in [("mamba", json!("B-20")), ("dames", Value::Null)] {
        for (lang, said) in [("en", "Nothing is taken back"), ("fr", "On n'annule pas"), ("it", "non si annullano mosse")] {
            let mut ada = running.visitor().await;
            ada.lang = lang;
            let seats = json!([{"kind": "me"}, {"kind": "me"}]);
            let (table, _) = ada.table(&json!({"game": game, "seats": seats, "takeback": "never"})).await;
            let mut socket = ada.socket(&format!("/api/tables/{table}/socket?lang={lang}")).await.unwrap();
            let info = socket.kind("snapshot").await["table"].clone();
            assert_eq!((&info["takeback"], &info["final_rule"]), (&json!("never"), &rule));
            assert!(info["final_told"].as_str().unwrap().contains(said), "{info}");
            socket.play_first().await;
            let you = socket.since_asked(|message| message["type"] == "you").await;
            assert!(!you["may"].as_array().unwrap().contains(&json!("undo")), "{you}");
            let refused = socket.command(undo.clone()).await;
            assert_eq!((&refused["error"]["code"], &refused["error"]["rule"]), (&json!("no_takeback"), &rule));
            assert!(refused["error"]["message"].as_str().unwrap().contains(said), "{refused}");
            let record = Record::read(&ada.get(&format!("/g/{table}-1.record")).await.text()).unwrap();
            assert_eq!(record.tag("Takeback"), Some("never"));
        }
    }
}

#[tokio::test]
async fn taking_back_is_free_at_ones_own_table_and_agreed_between_people() {
    let running = Running::start().await;
    let (game, _) = duel();
    let (_, _, _, snapshot) = one_screen(&running, game, 2, json!({})).await;
    assert_eq!((&snapshot["table"]["takeback"], &snapshot["table"]["final_told"]), (&json!("free"), &Value::Null));
    let (_, _, first, _, _second) = two_at_a_table(&running, json!({})).await;
    let snapshot = first.seen.iter().find(|message| message["type"] == "snapshot").unwrap();
    assert_eq!(snapshot["table"]["takeback"], "agreed");
    let mut ada = running.visitor().await;
    let order = json!({"game": game, "seats": [{"kind": "me"}], "takeback": "free"});
    assert_eq!(ada.post("/api/tables", &order).await.code(), "bad_request");
    let order = json!({"game": game, "seats": [{"kind": "me"}], "takeback": "sometimes"});
    assert_eq!(ada.post("/api/tables", &order).await.status, 400);
}

#[tokio::test]
async fn c_3_whoever_is_out_has_no_word_and_is_not_asked() {
    let running = Running::start().await;
    let mut ada = running.visitor().await;
    let order = json!({"game": "mamba", "rules": "players=3,first=a", "seats": [{"kind": "me"}], "listed": true});
    let (table, _) = ada.table(&order).await;
    let mut first = ada.join(&table).await;
    let (bob, eve) = (running.visitor().await, running.visitor().await);
    let (mut second, mut third) = (bob.join(&table).await, eve.join(&table).await);
    second.must(json!({"do": "sit", "seat": 2})).await;
    third.must(json!({"do": "sit", "seat": 3})).await;
    first.event("begin").await;
    third.must(json!({"do": "resign"})).await;
    let you = third.since_asked(|message| message["type"] == "you").await;
    for word in ["draw", "resign", "undo"] {
        assert!(!you["may"].as_array().unwrap().contains(&json!(word)), "{word}: {you}");
    }
    let draw = json!({"do": "offer", "offer": {"kind": "draw"}});
    assert_eq!(third.refused(draw.clone()).await, "eliminated");
    assert_eq!(third.refused(json!({"do": "resign"})).await, "eliminated");
    first.event("action").await;
    first.must(draw).await;
    let offer = first.since_asked(|message| message["kind"] == "offer").await["offers"][0].clone();
    assert_eq!(offer["waits_for"], json!([bob.id]));
    third.event("offer").await;
    let answer = json!({"do": "agree", "offer": offer["number"]});
    assert_eq!(third.refused(answer.clone()).await, "eliminated");
    assert_eq!(third.refused(json!({"do": "decline", "offer": offer["number"]})).await, "eliminated");
    second.event("offer").await;
    second.must(answer).await;
    let over = third.until(|message| message["status"]["state"] == "over").await;
    assert_eq!((&over["status"]["winners"], &over["status"]["rule"]), (&json!(["a", "b"]), &json!("C-3")));
}

#[tokio::test]
async fn a_game_tells_what_its_booklet_wants_done_around_the_table() {
    let running = Running::start().await;
    let mut ada = running.visitor().await;
    let mamba = ada.get("/api/games/mamba").await.json();
    assert_eq!((&mamba["throws"], &mamba["rules"], &mamba["values"][2]), (&json!(true), &json!(""), &json!("die")));
    assert_eq!(mamba["ritual"]["finality"], "B-20");
    let named = ada.get("/api/games/mamba?rules=first=a").await.json();
    assert_eq!((&named["throws"], &named["rules"], &named["starts"]), (&json!(false), &json!("first=a"), &json!(1)));
    let madamx = ada.get("/api/games/madamx?rules=players=4").await.json();
    assert_eq!((&madamx["ritual"]["seats"], &madamx["ritual"]["double"]), (&json!("lots"), &json!("X-21")));
    let madamx = ada.get("/api/games/madamx").await.json();
    assert_eq!((&madamx["ritual"]["seats"], &madamx["ritual"]["double"]), (&json!("lots"), &Value::Null));
    assert_eq!(ada.get("/api/games/dames").await.json()["ritual"]["seats"], "chosen");
}

/// D-13: a game that neither can win is declared drawn. Where the solved endings prove it, the table offers the draw; an engine does not
/// stand in its way, and whoever declines is not asked again in this game.
#[tokio::test]
async fn d_13_a_proven_draw_is_offered() {
    let running = Running::start().await;
    let mut ada = running.visitor().await;
    // A king each: nobody can be caught. Ada plays, and the engine would have to agree to any other draw.
    let order = |position: &str| json!({"game": "dames", "position": position, "seats": [{"kind": "me"}, {"kind": "engine", "level": 1}]});
    let (table, _) = ada.table(&order("W:WK46:BK45")).await;
    let mut socket = ada.join(&table).await;
    let offer = socket.kind("snapshot").await["offers"][0].clone();
    assert_eq!(offer["kind"], "draw");
    let told = "Neither side can win any more: the solved endings prove it (D-13). Shall the game be drawn?";
    assert_eq!((&offer["told"], &offer["by"]), (&json!(told), &json!("")));
    // A step is an answer too; on the next board it stands again, until somebody declines.
    socket.must(json!({"do": "step", "step": "46-41"})).await;
    let offer = loop {
        let offers = socket.event("offer").await["offers"].clone();
        if let Some(offer) = offers.get(0) {
            break offer.clone();
        }
    };
    socket.must(json!({"do": "agree", "offer": offer["number"]})).await;
    let over = socket.seen.iter().rev().find(|message| message["kind"] == "action").unwrap();
    assert_eq!((&over["status"]["state"], &over["status"]["why"]), (&json!("over"), &json!("agreement")));

    let (table, _) = ada.table(&order("W:WK46:BK45")).await;
    let mut socket = ada.join(&table).await;
    let offer = socket.kind("snapshot").await["offers"][0].clone();
    socket.must(json!({"do": "decline", "offer": offer["number"]})).await;
    socket.play_first().await;
    socket.turn().await;
    assert!(ada.get(&format!("/api/tables/{table}")).await.json()["offers"].as_array().unwrap().is_empty());

    // A king and two men against a man are won: there is nothing to offer.
    let (table, _) = ada.table(&order("W:WK28,32,33:B3")).await;
    assert!(ada.join(&table).await.kind("snapshot").await["offers"].as_array().unwrap().is_empty());
}
