//! Snapshots: a table with very many facts is opened from where it stood, and what was kept of that is never believed against the facts.

mod client;

use client::{Running, Visitor, config, duel};
use serde_json::{Value, json};
use std::path::Path;

/// Facts after which there must be a snapshot.
const MANY: usize = 510;

/// What everybody sees of a table, without the time.
async fn shown(visitor: &mut Visitor, table: &str) -> Value {
    let view = visitor.get(&format!("/api/tables/{table}")).await;
    assert_eq!(view.status, 200, "{}", view.text());
    let mut view = view.json();
    view.as_object_mut().unwrap().remove("at");
    view
}

fn database(data: &Path) -> rusqlite::Connection {
    rusqlite::Connection::open(data.join("coffret.db")).unwrap()
}

#[tokio::test]
async fn a_long_table_is_opened_from_where_it_stood() {
    let running = Running::start_with(|config| config.limits = server::Limits::generous()).await;
    let mut ada = running.visitor().await;
    let (game, rules) = duel();
    let order = json!({"game": game, "rules": rules, "seats": [{"kind": "me"}, {"kind": "me"}]});
    let (table, _) = ada.table(&order).await;
    let mut socket = ada.join(&table).await;
    for _ in 0..3 {
        socket.play_first().await;
    }
    for _ in 0..MANY / 2 {
        socket.play_first().await;
        socket.must(json!({"do": "offer", "offer": {"kind": "undo"}})).await;
    }
    socket.play_first().await;
    let before = shown(&mut ada, &table).await;
    assert_eq!(before["play"]["moves"].as_array().unwrap().len(), 4);
    drop(socket);
    let data = running.data.clone();
    let folder = running.stop().await;
    assert_eq!(server::check(&data).unwrap().problems, [""; 0]);

    // A fact from long before the snapshot is not even read.
    let spoil = "UPDATE journal SET fact = 'spoiled' WHERE fact_number = 100";
    database(&data).execute(spoil, ()).unwrap();
    let running = Running::open(config(&data)).await;
    let mut ada = Visitor { address: running.address, ..ada };
    assert_eq!(shown(&mut ada, &table).await, before);
    // The game goes on.
    let mut socket = ada.join(&table).await;
    socket.play_first().await;
    drop(socket);
    running.stop().await;
    assert!(server::check(&data).unwrap().problems.iter().any(|problem| problem.contains("fact 100")));

    // A snapshot that cannot be read costs nothing but time, and here what the spoiled fact hides.
    database(&data).execute("UPDATE snapshots SET condensed = 'x'", ()).unwrap();
    let running = Running::open(config(&data)).await;
    let mut ada = Visitor { address: running.address, ..ada };
    let seen = shown(&mut ada, &table).await;
    assert_eq!(seen["play"]["status"]["state"], "closed");
    running.stop().await;
    drop(folder);
}

#[tokio::test]
async fn whoever_is_forgotten_is_in_no_snapshot() {
    let running = Running::start_with(|config| config.limits = server::Limits::generous()).await;
    let mut ada = running.visitor().await;
    assert_eq!(ada.put("/api/me", &json!({"name": "Zenobia"})).await.status, 200);
    let (game, rules) = duel();
    let order = json!({"game": game, "rules": rules, "seats": [{"kind": "me"}, {"kind": "me"}]});
    let (table, _) = ada.table(&order).await;
    let mut socket = ada.join(&table).await;
    for _ in 0..MANY / 2 {
        socket.play_first().await;
        socket.must(json!({"do": "offer", "offer": {"kind": "undo"}})).await;
    }
    drop(socket);
    let data = running.data.clone();
    let named = |data: &Path| -> i64 {
        let sql = "SELECT count(*) FROM snapshots WHERE condensed LIKE '%Zenobia%'";
        database(data).query_row(sql, (), |row| row.get(0)).unwrap()
    };
    assert_eq!(named(&data), 1);
    assert_eq!(ada.request("DELETE", "/api/me", None).await.status, 204);
    assert_eq!(named(&data), 0);
    running.stop().await;
}

#[tokio::test]
#[ignore = "a million facts are written and summed once: a minute"]
async fn a_million_facts_are_summed_once() {
    let running = Running::start_with(|config| config.limits = server::Limits::generous()).await;
    let mut ada = running.visitor().await;
    let (game, rules) = duel();
    let order = json!({"game": game, "rules": rules, "seats": [{"kind": "me"}, {"kind": "me"}]});
    let (table, _) = ada.table(&order).await;
    let mut socket = ada.join(&table).await;
    socket.play_first().await;
    socket.must(json!({"do": "offer", "offer": {"kind": "undo"}})).await;
    drop(socket);
    let data = running.data.clone();
    let folder = running.stop().await;
    // The step and its taking back again and again.
    let mut database = database(&data);
    let transaction = database.transaction().unwrap();
    let (last, version): (i64, i64) = transaction
        .query_row("SELECT fact_number, version FROM journal ORDER BY fact_number DESC LIMIT 1", (), |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .unwrap();
    let again = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000)
                 INSERT INTO journal (table_id, fact_number, version, at, visitor, command, fact)
                 SELECT j.table_id, ?1 + n.i, ?2 + n.i, j.at, j.visitor, NULL, j.fact
                 FROM n JOIN journal j ON j.fact_number = ?1 - (n.i % 2)";
    assert_eq!(transaction.execute(again, (last, version)).unwrap(), 1_000_000);
    transaction.commit().unwrap();
    let mut first = None;
    for _ in 0..3 {
        let running = Running::open(config(&data)).await;
        ada = Visitor { address: running.address, ..ada };
        let begun = std::time::Instant::now();
        let seen = shown(&mut ada, &table).await;
        eprintln!("a table with a million facts is shown after {:?}", begun.elapsed());
        assert_eq!(seen["play"]["status"]["state"], "playing");
        assert_eq!(*first.get_or_insert(seen.clone()), seen);
        running.stop().await;
        // From now on no fact but the first is needed.
        database.execute("UPDATE journal SET fact = 'spoiled' WHERE fact_number > 1", ()).unwrap();
    }
    drop(folder);
}
