//! Bounds: what nobody can make grow without end, and what is shown when something no longer fits.

mod client;

use client::{PATIENCE, Running, Visitor, config, duel, first_step};
use serde_json::{Value, json};
use std::time::Duration;

/// A table at which one visitor holds all seats.
async fn alone(visitor: &mut Visitor) -> (String, client::Socket) {
    let (game, rules) = duel();
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let (table, _) = visitor.table(&json!({"game": game, "rules": rules, "seats": seats})).await;
    let socket = visitor.join(&table).await;
    (table, socket)
}

#[tokio::test]
async fn names_are_chosen_now_and_then() {
    let running = Running::start_with(|config| config.limits.renames_per_minute = 2).await;
    let mut ada = running.visitor().await;
    for name in ["Ada", "Augusta"] {
        assert_eq!(ada.put("/api/me", &json!({"name": name})).await.status, 200);
    }
    let third = ada.put("/api/me", &json!({"name": "Adele"})).await;
    assert_eq!((third.status, third.code()), (429, "too_many".into()));
    // Identities are free, addresses are not.
    let mut bob = running.visitor().await;
    assert_eq!(bob.put("/api/me", &json!({"name": "Bob"})).await.status, 429);
    let figures = bob.get("/metrics").await.text();
    assert!(figures.contains("coffret_limits_total{limit=\"renames_per_minute\"} 2"), "{figures}");
}

#[tokio::test]
async fn a_table_does_not_grow_without_end_and_can_be_ended() {
    let running = Running::start_with(|config| config.limits.facts = 12).await;
    let mut ada = running.visitor().await;
    let (_, mut socket) = alone(&mut ada).await;
    let mut played = 0;
    let refused = loop {
        let step = first_step(&socket.turn().await["tree"]).unwrap();
        let answer = socket.command(json!({"do": "step", "step": step})).await;
        if answer["type"] == "refused" {
            break answer;
        }
        played += 1;
        assert!(played < 12, "the table grows");
    };
    assert_eq!(refused["error"]["code"], "too_many");
    socket.must(json!({"do": "resign"})).await;
}

#[tokio::test]
async fn a_visitor_mutes_so_many_and_no_more() {
    let running = Running::start_with(|config| config.limits.mutes = 3).await;
    let mut ada = running.visitor().await;
    let mut answers = Vec::new();
    for _ in 0..4 {
        let other = running.visitor().await.id;
        answers.push(ada.request("PUT", &format!("/api/me/mutes/{other}"), Some("{}")).await.status);
    }
    assert_eq!(answers, [204, 204, 204, 429]);
    let other = running.visitor().await.id;
    let (_, mut socket) = alone(&mut ada).await;
    assert_eq!(socket.refused(json!({"do": "mute", "visitor": other, "on": true})).await, "too_many");
}

#[tokio::test]
async fn engines_among_themselves_wait_for_somebody_who_looks_on() {
    let running = Running::start().await;
    let mut ada = running.visitor().await;
    let (game, rules) = duel();
    let order = json!({
        "game": game, "rules": rules, "seats": [{"kind": "engine", "level": 1}, {"kind": "engine", "level": 1}],
        "clock": {"kind": "game", "seconds": 3600, "increment": 0},
    });
    let (table, _) = ada.table(&order).await;
    let mut socket = ada.join(&table).await;
    socket.until(|message| message["kind"] == "step").await;
    drop(socket);
    let play = |view: &Value| (view["play"]["moves"].as_array().unwrap().len(), view["play"]["status"]["state"].clone());
    let mut before = (0, Value::Null);
    let still = async {
        loop {
            let now = play(&ada.get(&format!("/api/tables/{table}")).await.json());
            if now == before {
                return now;
            }
            before = now;
            tokio::time::sleep(Duration::from_millis(400)).await;
        }
    };
    let (_, state) = tokio::time::timeout(PATIENCE, still).await.expect("they wait");
    assert_eq!(state, "playing", "nobody was there to see the end");
    let mut again = ada.join(&table).await;
    again.until(|message| message["kind"] == "step").await;
}

#[tokio::test]
async fn what_is_ones_own_is_in_no_cache_and_unknown_pages_are_not_found() {
    let running = Running::start().await;
    let mut ada = running.visitor().await;
    for path in ["/api/me", "/api/me/export", "/api/tables", "/api/nothing"] {
        assert_eq!(ada.get(path).await.header("cache-control"), Some("no-store"), "{path}");
    }
    for (path, status) in [("/", 200), ("/lobby", 200), ("/t/abc", 200), ("/nothing", 404), ("/t/a/b", 404)] {
        let page = ada.get(path).await;
        assert_eq!(page.status, status, "{path}");
        assert!(page.text().contains("<html"), "{path}: the page says so itself");
    }
}

#[tokio::test]
async fn a_table_that_no_longer_replays_is_shown_as_far_as_it_goes() {
    let running = Running::start().await;
    let mut ada = running.visitor().await;
    let (table, mut socket) = alone(&mut ada).await;
    let mut played = Vec::new();
    for _ in 0..4 {
        played.push(socket.play_first().await);
    }
    drop(socket);
    let data = running.data.clone();
    let folder = running.stop().await;
    // As if the rules had changed: the third step is none any more.
    let database = rusqlite::Connection::open(data.join("coffret.db")).unwrap();
    let steps = "SELECT fact_number FROM journal WHERE fact LIKE '%\"stepped\"%' ORDER BY fact_number";
    let numbers: Vec<i64> =
        database.prepare(steps).unwrap().query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap();
    let fact = json!({"fact": "stepped", "seat": 0, "step": "nowhere", "clocks": []}).to_string();
    database.execute("UPDATE journal SET fact = ?1 WHERE fact_number = ?2", (fact, numbers[2])).unwrap();
    drop(database);
    let running = Running::open(config(&data)).await;
    let mut ada = Visitor { address: running.address, ..ada };
    let view = ada.get(&format!("/api/tables/{table}")).await;
    assert_eq!(view.status, 200, "{}", view.text());
    let view = view.json();
    let shown: Vec<&str> =
        (view["play"]["moves"].as_array().unwrap().iter()).filter_map(|one| one["text"].as_str()).collect();
    assert_eq!(shown, played[..2]);
    assert_eq!(view["play"]["status"]["state"], "closed");
    let mut socket = ada.join(&table).await;
    assert_eq!(socket.refused(json!({"do": "resign"})).await, "closed");
    let record = ada.get(&format!("/g/{table}-1.record")).await;
    assert_eq!(record.status, 200, "{}", record.text());
    assert!(record.text().contains(&played[1]));
    let problems = server::check(&data).unwrap().problems;
    let own = problems.iter().find(|problem| problem.contains(&table)).unwrap();
    // It says under which rules the table was opened: the program's version and the print of the game's rules.
    let edition = table::edition(hall::find(client::duel().0).unwrap());
    assert!(own.contains(&format!("opened under {edition}, this is {edition}")), "{own}");
    running.stop().await;
    drop(folder);
}

#[tokio::test]
async fn tables_are_counted_by_day_and_by_person() {
    let running = Running::start_with(|config| {
        config.limits.tables_per_day = 3;
        config.limits.tables_per_visitor = 2;
    })
    .await;
    let (game, rules) = duel();
    let order = json!({"game": game, "rules": rules, "seats": [{"kind": "me"}, {"kind": "me"}]});
    let mut ada = running.visitor().await;
    let first = ada.post("/api/tables", &order).await.json()["table"].as_str().unwrap().to_string();
    assert_eq!(ada.post("/api/tables", &order).await.status, 201);
    assert_eq!(ada.post("/api/tables", &order).await.code(), "too_many", "two are open");
    // Whoever ends one may have another; but another identity has no more of the day.
    ada.join(&first).await.must(json!({"do": "resign"})).await;
    let mut bob = running.visitor().await;
    assert_eq!(bob.post("/api/tables", &order).await.code(), "too_many");
    let figures = ada.get("/metrics").await.text();
    assert!(figures.contains("coffret_limits_total{limit=\"tables_per_day\"}"), "{figures}");
    assert!(figures.contains("coffret_limits_total{limit=\"tables_per_visitor\"} 1"), "{figures}");
}

#[tokio::test]
async fn what_is_stored_is_counted_by_day() {
    let running = Running::start_with(|config| config.limits.bytes_per_day = 2000).await;
    let mut ada = running.visitor().await;
    let (_, mut socket) = alone(&mut ada).await;
    let mut played = 0;
    let refused = loop {
        let step = first_step(&socket.turn().await["tree"]).unwrap();
        let answer = socket.command(json!({"do": "step", "step": step})).await;
        if answer["type"] == "refused" {
            break answer;
        }
        played += 1;
        assert!(played < 20, "two thousand bytes are more than they were");
    };
    assert!(played > 3, "{played}");
    assert_eq!(refused["error"]["code"], "too_many");
    socket.must(json!({"do": "resign"})).await;
}

#[tokio::test]
async fn new_identities_have_no_more_words() {
    let running = Running::start_with(|config| config.limits.words_per_minute = 3).await;
    let mut ada = running.visitor().await;
    let (table, _socket) = alone(&mut ada).await;
    let mut answers = Vec::new();
    for _ in 0..5 {
        let mut socket = running.visitor().await.join(&table).await;
        answers.push(socket.command(json!({"do": "say", "channel": "table", "text": "buy"})).await["type"].clone());
    }
    assert!(answers[3..].iter().all(|answer| answer == "refused"), "{answers:?}");
}

#[tokio::test]
async fn the_lobby_shows_only_where_somebody_is() {
    let running = Running::start().await;
    let mut ada = running.visitor().await;
    let (game, rules) = duel();
    let (table, _) = ada.table(&json!({"game": game, "rules": rules, "seats": [{"kind": "me"}], "listed": true})).await;
    let mut bob = running.visitor().await;
    assert_eq!(bob.get("/api/tables").await.json()["waiting"], json!([]), "nobody was ever there");
    let mut lobby = bob.socket("/api/lobby/socket").await.unwrap();
    let _socket = ada.join(&table).await;
    lobby.until(|lobby| lobby["waiting"].as_array().is_some_and(|list| list.len() == 1)).await;
    drop(_socket);
    lobby.until(|lobby| lobby["waiting"].as_array().is_some_and(Vec::is_empty)).await;
}

#[tokio::test]
async fn dear_requests_count_for_several() {
    let running = Running::start_with(|config| {
        config.limits.requests_per_second = 1;
        config.limits.requests_at_once = 40;
        config.limits.dear_request = 15;
    })
    .await;
    let mut ada = running.visitor().await;
    let (game, _) = duel();
    let path = format!("/api/games/{game}/position");
    let answers = [ada.get(&path).await.status, ada.get(&path).await.status, ada.get(&path).await.status];
    assert_eq!(answers, [200, 200, 429]);
}

#[tokio::test]
async fn whoever_only_pings_is_sent_away() {
    let running = Running::start_with(|config| {
        config.limits.commands_per_second = 1;
        config.limits.commands_at_once = 10;
    })
    .await;
    let mut ada = running.visitor().await;
    let (_, mut socket) = alone(&mut ada).await;
    for _ in 0..300 {
        if !socket.ping().await {
            break;
        }
    }
    let bye = socket.until(|message| message["type"] == "bye").await;
    assert_eq!(bye["error"]["code"], "too_many");
}

#[tokio::test]
async fn an_export_is_the_same_text_however_it_is_written() {
    let running = Running::start().await;
    let mut ada = running.visitor().await;
    for _ in 0..3 {
        let (_, mut socket) = alone(&mut ada).await;
        socket.must(json!({"do": "say", "channel": "table", "text": "a \"word\""})).await;
        socket.play_first().await;
        socket.must(json!({"do": "resign"})).await;
    }
    let export = ada.get("/api/me/export").await;
    assert_eq!(export.header("content-length"), None, "it is written piece by piece");
    let export = export.json();
    let lengths = ["tables", "games", "said"].map(|list| export[list].as_array().unwrap().len());
    assert_eq!(lengths, [3, 3, 3]);
    assert!(export["deeds"].as_array().unwrap().len() >= 6);
    let mut nobody = running.visitor().await;
    let export = nobody.get("/api/me/export").await.json();
    assert_eq!((&export["tables"], &export["deeds"]), (&json!([]), &json!([])));
}
