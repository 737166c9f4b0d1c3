//! Clocks and absence: the server's time decides, and whoever vanishes holds nobody up for ever.

mod client;

use client::{Running, config, duel, find, two_at_a_table};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

#[tokio::test]
async fn a_seat_whose_time_is_up_loses() {
    let running = Running::start().await;
    let clock = json!({"clock": {"kind": "step", "seconds": 8}});
    let (table, mut ada, mut first, _bob, mut second) = two_at_a_table(&running, clock).await;
    let begun = Instant::now();
    first.play_first().await;
    let step = second.event("step").await;
    assert_eq!(step["clocks"]["running"], 2);
    assert_eq!(step["clocks"]["left"], json!([8000, 8000]));
    let over = first.until(|message| message["status"]["state"] == "over").await;
    assert!(begun.elapsed() >= Duration::from_secs(8));
    assert_eq!((&over["status"]["why"], &over["kind"]), (&json!("time"), &json!("action")));
    assert!(over["move"]["told"].as_str().unwrap().contains("out of time"));
    let record = ada.get(&format!("/g/{table}-1.record")).await.text();
    assert!(record.contains("@resign:2") && record.contains("[Termination \"time\"]"), "{record}");
}

#[tokio::test]
async fn each_seat_has_its_own_time_and_gets_the_increment() {
    let running = Running::start().await;
    let clock = json!({"clock": {"kind": "game", "seconds": 60, "increment": 2}});
    let before = Instant::now();
    let (_, _ada, mut first, _bob, mut second) = two_at_a_table(&running, clock).await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    first.play_first().await;
    let most = before.elapsed().as_millis() as u64;
    let step = second.event("step").await;
    let left: Vec<u64> = step["clocks"]["left"].as_array().unwrap().iter().map(|left| left.as_u64().unwrap()).collect();
    let used = 62_000 - left[0];
    assert!((299..=most + 1).contains(&used), "{left:?} {most}");
    assert_eq!(left[1], 60_000);
    // The server's time counts, whatever a client says.
    assert_eq!(second.refused(json!({"do": "step", "step": "x", "clocks": [1, 2]})).await, "bad_step");
}

#[tokio::test]
async fn where_partners_split_a_turn_each_has_a_share() {
    let running = Running::start().await;
    let pairs = |chosen: &hall::Chosen| chosen.seating.seats() == 4 && chosen.seating.sides() == 2;
    let Some((game, rules)) = find(pairs) else { return };
    let mut ada = running.visitor().await;
    let seats: Vec<Value> = (0..4).map(|_| json!({"kind": "me"})).collect();
    let clock = json!({"kind": "game", "seconds": 100, "increment": 0});
    let (table, _) = ada.table(&json!({"game": game, "rules": rules, "seats": seats, "clock": clock})).await;
    let mut socket = ada.join(&table).await;
    let snapshot = socket.kind("snapshot").await;
    assert_eq!(snapshot["play"]["clocks"]["left"].as_array().unwrap().len(), 4);
    for _ in 0..6 {
        let actor = socket.turn().await;
        assert!(actor["tree"].is_object());
        tokio::time::sleep(Duration::from_millis(60)).await;
        socket.play_first().await;
        let event = socket.seen.iter().rev().find(|message| message["kind"] == "step").unwrap();
        let seat = event["move"]["seat"].as_u64().unwrap() as usize - 1;
        let left = event["clocks"]["left"][seat].as_u64().unwrap();
        assert!(left < 100_000, "the seat that decided paid for it: {event}");
        assert_eq!(event["clocks"]["running"], event["status"]["actor"]);
    }
}

#[tokio::test]
async fn clocks_stand_still_while_the_server_is_down() {
    let running = Running::start().await;
    let clock = json!({"clock": {"kind": "game", "seconds": 100, "increment": 0}});
    let (table, ada, mut first, bob, mut second) = two_at_a_table(&running, clock).await;
    let before = Instant::now();
    first.play_first().await;
    second.turn().await;
    tokio::time::sleep(Duration::from_millis(400)).await;
    drop((first, second));
    let data = running.data.clone();
    let folder = running.stop().await;
    let most = before.elapsed().as_millis() as u64;
    tokio::time::sleep(Duration::from_millis(1200)).await;
    let running = Running::open(config(&data)).await;
    let ada = client::Visitor { address: running.address, ..ada };
    let bob = client::Visitor { address: running.address, ..bob };
    let mut first = ada.join(&table).await;
    let left = |snapshot: &Value, seat: usize| snapshot["play"]["clocks"]["left"][seat].as_u64().unwrap();
    let snapshot = first.kind("snapshot").await;
    // What was used before the stop is used, what passed while it was down is not; and it waits for the player.
    let used = 100_000 - left(&snapshot, 1);
    assert!((399..=most + 1).contains(&used), "{} {most}", snapshot["play"]["clocks"]);
    assert_eq!(snapshot["play"]["clocks"]["running"], Value::Null);
    let before = left(&snapshot, 1);
    tokio::time::sleep(Duration::from_secs(1)).await;
    let joining = Instant::now();
    let mut second = bob.join(&table).await;
    let snapshot = second.kind("snapshot").await;
    let most = joining.elapsed().as_millis() as u64;
    assert!(before - left(&snapshot, 1) <= most + 1, "{before} {most} {}", snapshot["play"]["clocks"]);
    assert_eq!(snapshot["play"]["clocks"]["running"], 2);
    second.play_first().await;
    running.stop().await;
    drop(folder);
}

#[tokio::test]
async fn whoever_vanishes_is_waited_for_until_the_grace_time_is_over() {
    let running = Running::start_with(|config| config.limits.grace = Duration::from_secs(3600)).await;
    let (table, _ada, mut first, bob, mut second) = two_at_a_table(&running, json!({})).await;
    first.play_first().await;
    second.turn().await;
    drop(second);
    let presence = first.until(|message| message["type"] == "presence" && message["absent"] != json!([])).await;
    assert_eq!(presence["absent"][0]["seat"], 2);
    assert!(presence["absent"][0]["claim_in_ms"].as_u64().unwrap() > 3_500_000, "{presence}");
    assert_eq!(first.refused(json!({"do": "claim", "seat": 2})).await, "not_absent");
    assert_eq!(first.refused(json!({"do": "engine", "seat": 2, "level": 1})).await, "not_absent");
    let mut second = bob.join(&table).await;
    second.play_first().await;
}

#[tokio::test]
async fn whoever_vanishes_for_too_long_can_be_claimed() {
    let running = Running::start_with(|config| config.limits.grace = Duration::ZERO).await;
    let (table, _ada, mut first, bob, mut second) = two_at_a_table(&running, json!({})).await;
    first.play_first().await;
    second.turn().await;
    assert_eq!(first.refused(json!({"do": "claim", "seat": 2})).await, "not_absent");
    let absent = |message: &Value| message["type"] == "presence" && message["absent"] != json!([]);
    drop(second);
    first.until(absent).await;
    // Coming back is enough.
    let second = bob.join(&table).await;
    first.until(|message| message["type"] == "presence" && message["absent"] == json!([])).await;
    assert_eq!(first.refused(json!({"do": "claim", "seat": 2})).await, "not_absent");
    drop(second);
    first.until(absent).await;
    let mut eve = running.visitor().await.join(&table).await;
    assert_eq!(eve.refused(json!({"do": "claim", "seat": 2})).await, "not_seated");
    first.must(json!({"do": "claim", "seat": 2})).await;
    let over = first.seen.iter().rev().find(|message| message["kind"] == "action").unwrap();
    assert_eq!((&over["status"]["state"], &over["status"]["why"]), (&json!("over"), &json!("absence")));
}

#[tokio::test]
async fn an_engine_takes_the_seat_of_whoever_vanished() {
    let running = Running::start_with(|config| config.limits.grace = Duration::ZERO).await;
    let (table, _ada, mut first, bob, mut second) = two_at_a_table(&running, json!({})).await;
    first.play_first().await;
    second.turn().await;
    drop(second);
    first.until(|message| message["type"] == "presence" && message["absent"] != json!([])).await;
    first.must(json!({"do": "engine", "seat": 2, "level": 1})).await;
    first.since_asked(|message| message["move"]["seat"] == 2).await;
    // The seat is the engine's now.
    let mut second = bob.join(&table).await;
    assert_eq!(second.kind("you").await["seats"], json!([]));
    first.play_first().await;
}

#[tokio::test]
async fn an_engine_takes_the_seat_of_whoever_left() {
    let running = Running::start().await;
    let (_, _ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    first.play_first().await;
    second.turn().await;
    assert_eq!(first.refused(json!({"do": "engine", "seat": 2, "level": 1})).await, "not_absent");
    // Standing up in the middle of a game needs no grace time.
    second.must(json!({"do": "leave"})).await;
    first.event("seats").await;
    first.must(json!({"do": "engine", "seat": 2, "level": 1})).await;
    first.since_asked(|message| message["move"]["seat"] == 2).await;
    first.play_first().await;
    // He may have it back while the game goes on.
    second.must(json!({"do": "sit", "seat": 2})).await;
    first.until(|message| message["kind"] == "seats" && message["seats"][1]["holder"]["kind"] == "person").await;
}

#[tokio::test]
async fn whoever_left_may_sit_down_again_while_the_seat_is_kept() {
    let running = Running::start().await;
    let (_, _ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    second.must(json!({"do": "leave"})).await;
    first.event("seats").await;
    second.must(json!({"do": "sit", "seat": 2})).await;
    first.event("seats").await;
    first.play_first().await;
    assert_eq!(first.refused(json!({"do": "claim", "seat": 2})).await, "not_absent");
    second.play_first().await;
}

#[tokio::test]
async fn an_engine_with_little_time_plays_in_time() {
    let running = Running::start().await;
    let (game, rules) = duel();
    let mut ada = running.visitor().await;
    let seats = json!([{"kind": "engine", "level": 8}, {"kind": "engine", "level": 8}]);
    let clock = json!({"kind": "game", "seconds": 5, "increment": 0});
    let (table, _) = ada.table(&json!({"game": game, "rules": rules, "seats": seats, "clock": clock})).await;
    let mut watcher = ada.join(&table).await;
    // Without regard for the clock this level would think for five seconds a step, and lose on time with the second.
    for _ in 0..4 {
        let step = watcher.event("step").await;
        let left = step["clocks"]["left"].as_array().unwrap();
        assert!(left.iter().all(|left| left.as_u64().unwrap() > 0), "{step}");
    }
}
