//! Operation: starting, stopping, keeping and putting away; health, figures and the document of the interface.

mod client;

use client::{Running, Visitor, config, duel, first_step, two_at_a_table};
use serde_json::{Value, json};
use server::Server;
use std::time::Duration;

#[tokio::test]
async fn a_server_that_stops_says_goodbye_and_goes_on_where_it_stopped() {
    let running = Running::start().await;
    let (table, ada, mut first, bob, mut second) = two_at_a_table(&running, json!({})).await;
    let mut lobby = ada.socket("/api/lobby/socket").await.unwrap();
    lobby.next().await;
    first.must(json!({"do": "say", "channel": "table", "text": "see you"})).await;
    let step = first.play_first().await;
    second.turn().await;
    let version = second.version;
    let data = running.data.clone();
    let stopping = tokio::spawn(running.stop());
    for socket in [&mut first, &mut second, &mut lobby] {
        let bye = socket.kind("bye").await;
        assert_eq!(bye["error"]["code"], "draining");
        assert!(bye["again_ms"].as_u64().unwrap() > 0);
        assert!(socket.next().await.is_none());
    }
    let folder = stopping.await.unwrap();
    let running = Running::open(config(&data)).await;
    let bob = Visitor { address: running.address, ..bob };
    let mut ada = Visitor { address: running.address, ..ada };
    let mut second = bob.join_since(&table, Some(version)).await;
    second.turn().await;
    let talk = second.kind("talk").await;
    assert_eq!(talk["messages"][0]["text"], "see you");
    second.play_first().await;
    let view = ada.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&view["play"]["moves"][0]["text"], view["play"]["moves"].as_array().unwrap().len()), (&json!(step), 2));
    running.stop().await;
    drop(folder);
}

#[tokio::test]
async fn a_command_from_before_the_restart_is_answered_and_not_done_again() {
    let running = Running::start().await;
    let (table, ada, mut first, _bob, _second) = two_at_a_table(&running, json!({})).await;
    let step = first_step(&first.turn().await["tree"]).unwrap();
    let deed = json!({"do": "step", "step": step, "version": first.version});
    let done = first.command_as("only-once", &deed).await;
    assert_eq!(done["type"], "done");
    let word = json!({"do": "say", "channel": "table", "text": "said once"});
    assert_eq!(first.command_as("word-once", &word).await["type"], "done");
    let data = running.data.clone();
    drop(first);
    let folder = running.stop().await;
    let running = Running::open(config(&data)).await;
    let mut ada = Visitor { address: running.address, ..ada };
    let mut first = ada.join(&table).await;
    assert_eq!(first.command_as("only-once", &deed).await, done);
    assert_eq!(first.command_as("word-once", &word).await["type"], "done");
    let mut again = ada.join(&table).await;
    let talk = again.kind("talk").await;
    assert_eq!(talk["messages"].as_array().unwrap().len(), 1, "{talk}");
    let view = ada.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(view["play"]["moves"].as_array().unwrap().len(), 1);
    drop(folder);
}

#[tokio::test]
async fn what_nobody_comes_back_to_is_put_away_and_records_stay() {
    let running = Running::start_with(|config| {
        config.retention.waiting = Duration::ZERO;
        config.retention.playing = Duration::ZERO;
        config.retention.every = Duration::from_secs(1);
        // A row is written a while after the last step, unless the table leaves the memory before.
        config.limits.idle = Duration::ZERO;
    })
    .await;
    let (game, rules) = duel();
    let mut ada = running.visitor().await;
    let (empty, _) = ada.table(&json!({"game": game, "rules": rules, "seats": [{"kind": "me"}]})).await;
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let (begun, _) = ada.table(&json!({"game": game, "rules": rules, "seats": seats})).await;
    let mut socket = ada.join(&begun).await;
    socket.play_first().await;
    // Whoever still listens is told.
    socket.event("closed").await;
    assert_eq!(socket.refused(json!({"do": "resign"})).await, "closed");
    loop {
        let gone = ada.get(&format!("/api/tables/{empty}")).await;
        if gone.status == 404 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    // Where something was played the record stays.
    let record = ada.get(&format!("/g/{begun}-1.record")).await;
    assert!(record.text().contains("[Game \""), "{}", record.text());
    assert_eq!(ada.get("/api/me/tables").await.json()["tables"], json!([]));
}

#[tokio::test]
async fn of_a_table_of_long_ago_only_the_record_stays_and_names_can_still_be_forgotten() {
    let running = Running::start().await;
    let (table, ada, mut first, bob, mut second) = two_at_a_table(&running, json!({})).await;
    first.play_first().await;
    second.must(json!({"do": "resign"})).await;
    drop((first, second));
    let data = running.data.clone();
    let _folder = running.stop().await;
    let mut config = config(&data);
    config.retention.playing = Duration::ZERO;
    config.retention.closed = Duration::ZERO;
    config.retention.every = Duration::from_secs(1);
    config.limits.idle = Duration::ZERO;
    let running = Running::open(config).await;
    let [mut ada, mut bob] = [ada, bob].map(|visitor| Visitor { address: running.address, ..visitor });
    while bob.get(&format!("/api/tables/{table}")).await.status != 404 {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let database = rusqlite::Connection::open(running.data.join("coffret.db")).unwrap();
    let count = |sql: &str| database.query_row(sql, [&table], |row| row.get::<_, i64>(0)).unwrap();
    assert_eq!(count("SELECT count(*) FROM journal WHERE table_id = ?1"), 0);
    assert_eq!(count("SELECT count(*) FROM tables WHERE id = ?1"), 0);
    let path = format!("/g/{table}-1.record");
    let record = bob.get(&path).await.text();
    assert!(record.contains(&format!("\"{}\"", ada.name)) && record.contains(&format!("\"{}\"", bob.name)), "{record}");
    let export = ada.get("/api/me/export").await.json();
    assert_eq!(export["games"].as_array().unwrap().len(), 1, "{export}");
    assert_eq!(ada.request("DELETE", "/api/me", None).await.status, 204);
    let record = bob.get(&path).await.text();
    assert!(!record.contains(&format!("\"{}\"", ada.name)) && record.contains(&format!("\"{}\"", bob.name)), "{record}");
}

#[tokio::test]
async fn health_and_figures_can_be_asked_for() {
    let running = Running::start().await;
    let (_, mut ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    first.play_first().await;
    second.play_first().await;
    assert_eq!(ada.get("/healthz").await.text(), "ok\n");
    assert_eq!(ada.get("/readyz").await.text(), "ready\n");
    let metrics = ada.get("/metrics").await;
    assert!(metrics.header("content-type").unwrap().starts_with("application/openmetrics-text"));
    let text = metrics.text();
    for line in [
        "coffret_tables 1",
        "coffret_sockets 2",
        "coffret_steps_total 2",
        "coffret_step_seconds_count 2",
        "coffret_engine_queue 0",
        "coffret_storage_failures_total 0",
        "# EOF",
    ] {
        assert!(text.lines().any(|other| other == line), "{line}: {text}");
    }
    // Nothing secret or personal is among the figures.
    assert!(!text.contains(&ada.id) && !text.contains(&ada.name));
}

#[tokio::test]
async fn the_key_of_the_cookies_is_for_its_owner_only() {
    let running = Running::start().await;
    let ada = running.visitor().await;
    let key = running.data.join("key");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&key).unwrap().permissions().mode() & 0o777, 0o600);
    }
    // Another key: other people. The cookie is the visitor's only as long as the key is ours.
    let data = running.data.clone();
    let folder = running.stop().await;
    std::fs::remove_file(&key).unwrap();
    let running = Running::open(config(&data)).await;
    let mut stranger = Visitor { address: running.address, ..ada.clone() };
    assert_ne!(stranger.get("/api/me").await.json()["visitor"], ada.id.as_str());
    drop(folder);
}

#[tokio::test]
async fn what_hinders_the_start_is_said_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let running = Running::open(config(folder.path())).await;
    let other = tempfile::tempdir().unwrap();
    let busy = server::Config { address: running.address, ..config(other.path()) };
    let error = Server::open(busy).await.unwrap_err().to_string();
    assert!(error.contains(&running.address.to_string()) && error.contains("--port"), "{error}");
    let file = other.path().join("file");
    std::fs::write(&file, "x").unwrap();
    let error = Server::open(config(&file)).await.unwrap_err().to_string();
    assert!(error.contains("file") && error.contains("expected a folder"), "{error}");
    let spoilt = tempfile::tempdir().unwrap();
    std::fs::write(spoilt.path().join("coffret.db"), "no database at all, but long enough to look at").unwrap();
    let error = Server::open(config(spoilt.path())).await.unwrap_err().to_string();
    assert!(error.contains("coffret.db") && error.contains("expected a database of this program"), "{error}");
    assert!(!error.contains('\n'), "{error}");
}

#[tokio::test]
async fn the_document_describes_what_is_served() {
    let running = Running::start().await;
    let mut ada = running.visitor().await;
    let document = ada.get("/api/openapi.json").await.json();
    assert!(document["openapi"].as_str().unwrap().starts_with("3."));
    let paths = document["paths"].as_object().unwrap();
    for path in ["/api/games", "/api/me", "/api/tables", "/api/tables/{table}", "/api/records", "/healthz", "/metrics"] {
        assert!(paths.contains_key(path), "{path}");
    }
    let ids: Vec<&str> = hall::games().iter().map(|game| game.info().id).collect();
    assert_eq!(document["components"]["schemas"]["TableOrder"]["properties"]["game"]["enum"], json!(ids));
    assert_eq!(document["paths"]["/api/games/{game}"]["get"]["parameters"][0]["schema"]["enum"], json!(ids));
    // Whatever the document points at is there.
    let mut pointers = Vec::new();
    collect(&document, &mut pointers);
    assert!(pointers.len() > 50);
    for pointer in pointers {
        let place = pointer.trim_start_matches('#');
        assert!(document.pointer(place).is_some(), "{pointer}");
    }
    let page = ada.get("/api/docs").await;
    assert!(page.header("content-type").unwrap().starts_with("text/html"));
    for path in paths.keys() {
        assert!(page.text().contains(path.as_str()), "{path}");
    }
    assert!(!page.text().contains("<script"), "the page works without scripts");
    assert_eq!(ada.get("/api/docs.css").await.status, 200);
}

fn collect(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| match value {
            Value::String(pointer) if name == "$ref" => found.push(pointer.clone()),
            other => collect(other, found),
        }),
        Value::Array(items) => items.iter().for_each(|item| collect(item, found)),
        _ => {}
    }
}
