//! Players only, and sending a watcher away: what those who sit at a table may do about those who watch.

mod client;

use client::{Running, Socket, Visitor, config, two_at_a_table};
use serde_json::{Value, json};

fn say(text: &str) -> Value {
    json!({"do": "say", "channel": "table", "text": text})
}

fn remove(visitor: &Visitor) -> Value {
    json!({"do": "remove", "visitor": visitor.id})
}

/// Whoever opens a page in French.
async fn french(running: &Running) -> Visitor {
    Visitor { lang: "fr", ..running.visitor().await }
}

/// Reads until the server ends the connection, and gives its farewell.
async fn farewell(socket: &mut Socket) -> Value {
    let bye = socket.kind("bye").await;
    assert_eq!(socket.next().await, None, "the connection is closed");
    bye
}

fn removed(bye: &Value, lang: &str) {
    assert_eq!((&bye["error"]["code"], &bye["again_ms"]), (&json!("removed"), &Value::Null));
    let word = if lang == "fr" { "revenir" } else { "come back" };
    assert!(bye["error"]["message"].as_str().unwrap().contains(word), "{bye}");
}

#[tokio::test]
async fn players_only_stops_a_watcher_and_not_a_player() {
    let running = Running::start().await;
    let (table, mut ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    let mut eve = french(&running).await.join(&table).await;
    eve.must(say("one")).await;
    assert_eq!(eve.refused(json!({"do": "hush", "on": true})).await, "not_seated");
    // The one who did not set the table up may too.
    second.must(json!({"do": "hush", "on": true})).await;
    let event = eve.event("table").await;
    assert_eq!(event["hushed"], true);
    let you = eve.since_asked(|message| message["type"] == "you" && message["writes"] == json!([])).await;
    assert!(you["reads"].as_array().unwrap().contains(&json!("table")));
    let refused = eve.command(say("two")).await;
    assert_eq!(refused["error"]["code"], "no_such_channel");
    assert_eq!(refused["error"]["message"], "Vous ne pouvez pas parler là.");
    first.must(say("three")).await;
    second.must(say("four")).await;
    eve.until(|message| message["messages"][0]["text"] == "four").await;
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.json()["table"]["hushed"], true);
    first.must(json!({"do": "hush", "on": false})).await;
    eve.must(say("five")).await;
}

#[tokio::test]
async fn whoever_is_sent_away_goes_and_does_not_come_back_even_after_a_restart() {
    let running = Running::start().await;
    let (table, _ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    let (eve, mallory) = (running.visitor().await, running.visitor().await);
    let other = Visitor { lang: "fr", ..eve.clone() };
    let (mut one, mut two, mut stays) = (eve.join(&table).await, other.join(&table).await, mallory.join(&table).await);
    two.must(json!({"do": "ping"})).await;
    stays.must(json!({"do": "ping"})).await;
    one.must(say("psst")).await;
    assert_eq!(stays.refused(remove(&eve)).await, "not_seated");
    let before = first.must(json!({"do": "ping"})).await["version"].clone();
    second.must(remove(&eve)).await;
    removed(&farewell(&mut one).await, "en");
    removed(&farewell(&mut two).await, "fr");
    // Nobody else is told, and nobody else goes.
    for socket in [&mut first, &mut stays] {
        assert_eq!(socket.must(json!({"do": "ping"})).await["version"], before);
        assert!(!socket.seen.iter().any(|message| message["type"] != "refused" && message.to_string().contains("removed")));
    }
    stays.must(say("I am still here")).await;
    let mut again = eve.join(&table).await;
    removed(&farewell(&mut again).await, "en");
    assert_eq!(again.seen.len(), 1, "nothing but the farewell");
    let folder = running.stop().await.unwrap();
    let running = Running::open(config(folder.path())).await;
    let back = |visitor: &Visitor| Visitor { address: running.address, ..visitor.clone() };
    let mut again = back(&other).join(&table).await;
    removed(&farewell(&mut again).await, "fr");
    assert_eq!(again.seen.len(), 1);
    back(&mallory).join(&table).await.must(json!({"do": "ping"})).await;
}

#[tokio::test]
async fn a_player_is_not_sent_away() {
    let running = Running::start().await;
    let (_, ada, mut first, bob, mut second) = two_at_a_table(&running, json!({})).await;
    assert_eq!(first.refused(remove(&bob)).await, "not_removable");
    assert_eq!(second.refused(remove(&ada)).await, "not_removable");
    assert_eq!(second.refused(json!({"do": "remove", "visitor": "x"})).await, "bad_request");
    first.must(say("we")).await;
    second.must(say("stay")).await;
}

#[tokio::test]
async fn a_table_keeps_so_many_in_mind_and_no_more() {
    let running = Running::start_with(|config| config.limits.removed = 1).await;
    let (table, _ada, mut first, _bob, _second) = two_at_a_table(&running, json!({})).await;
    let (eve, mallory) = (running.visitor().await, running.visitor().await);
    for visitor in [&eve, &mallory] {
        first.must(remove(visitor)).await;
        removed(&farewell(&mut visitor.join(&table).await).await, "en");
    }
    eve.join(&table).await.must(say("me again")).await;
}
