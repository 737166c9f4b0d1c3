//! Tables: any mixture of persons, open seats and engines; links, lobby, leaving, playing again, matches.

mod client;

use client::{Running, duel, find, first_step, two_at_a_table, words};
use kernel::Talk;
use serde_json::{Value, json};

#[tokio::test]
async fn a_private_table_begins_when_the_secret_link_is_used_and_the_link_works_once() {
    let running = Running::start().await;
    let (game, rules) = duel();
    let mut ada = running.visitor().await;
    let (table, links) = ada.table(&json!({"game": game, "rules": rules, "seats": [{"kind": "me"}]})).await;
    assert_eq!(links.len(), 1);
    let link = &links[0];
    assert!(link["path"].as_str().unwrap().starts_with(&format!("/t/{table}#sit=2.")));
    let mut host = ada.join(&table).await;
    let snapshot = host.kind("snapshot").await;
    assert_eq!(snapshot["play"]["status"]["state"], "waiting");
    assert_eq!(snapshot["seats"][0]["holder"]["name"], ada.name);
    assert!(!snapshot["play"]["scene"]["pieces"].is_null());

    let bob = running.visitor().await;
    let mut guest = bob.join(&table).await;
    guest.kind("snapshot").await;
    // The way to watch is open, the way to sit is not where the host keeps the seats.
    assert_eq!(guest.refused(json!({"do": "reserve", "on": true})).await, "not_host");
    host.must(json!({"do": "reserve", "on": true})).await;
    assert_eq!(guest.refused(json!({"do": "sit", "seat": 2})).await, "bad_key");
    assert_eq!(guest.refused(json!({"do": "sit", "seat": 2, "key": "x"})).await, "bad_key");
    assert_eq!(guest.refused(json!({"do": "sit", "seat": 1, "key": link["key"]})).await, "seat_taken");
    assert_eq!(guest.refused(json!({"do": "sit", "seat": 9, "key": link["key"]})).await, "no_such_seat");
    guest.must(json!({"do": "sit", "seat": 2, "key": link["key"]})).await;
    let begin = host.event("begin").await;
    assert_eq!(begin["play"]["status"]["state"], "playing");
    assert_eq!(begin["seats"][1]["holder"]["visitor"], bob.id);

    let eve = running.visitor().await;
    let mut watcher = eve.join(&table).await;
    watcher.kind("snapshot").await;
    assert_eq!(watcher.refused(json!({"do": "sit", "seat": 2, "key": link["key"]})).await, "already_begun");
}

#[tokio::test]
async fn whoever_knows_the_address_of_a_table_sits_down_on_any_open_seat() {
    let running = Running::start().await;
    let Some((game, rules)) = find(|chosen| chosen.seating.seats() > 2) else { return };
    let mut ada = running.visitor().await;
    let (table, links) = ada.table(&json!({"game": game, "rules": rules, "seats": [{"kind": "me"}]})).await;
    let mut host = ada.join(&table).await;
    let mut bob = running.visitor().await.join(&table).await;
    bob.must(json!({"do": "sit", "seat": 3})).await;
    let mut eve = running.visitor().await.join(&table).await;
    assert_eq!(eve.refused(json!({"do": "sit", "seat": 3})).await, "seat_taken");
    // A host who changes their mind keeps what is still open, and opens it again.
    host.must(json!({"do": "reserve", "on": true})).await;
    assert_eq!(eve.refused(json!({"do": "sit", "seat": 2})).await, "bad_key");
    host.must(json!({"do": "reserve", "on": false})).await;
    // A link is either right or wrong, wherever one could sit without.
    assert_eq!(eve.refused(json!({"do": "sit", "seat": 2, "key": "old"})).await, "bad_key");
    eve.must(json!({"do": "sit", "seat": 2, "key": links[0]["key"]})).await;
}

#[tokio::test]
async fn a_link_is_used_up_even_if_its_user_leaves_again() {
    let running = Running::start().await;
    let Some((game, rules)) = find(|chosen| chosen.seating.seats() > 2) else { return };
    let mut ada = running.visitor().await;
    let (table, links) = ada.table(&json!({"game": game, "rules": rules, "seats": [{"kind": "me"}]})).await;
    let mut host = ada.join(&table).await;
    let mut guest = running.visitor().await.join(&table).await;
    guest.must(json!({"do": "sit", "seat": 2, "key": links[0]["key"]})).await;
    guest.must(json!({"do": "leave"})).await;
    let mut other = running.visitor().await.join(&table).await;
    assert_eq!(other.refused(json!({"do": "sit", "seat": 2, "key": links[0]["key"]})).await, "bad_key");
    // The host gives out another one; renewing makes the last one fail too.
    assert_eq!(other.refused(json!({"do": "link", "seat": 2})).await, "not_host");
    let second = host.must(json!({"do": "link", "seat": 2})).await["answer"]["key"].clone();
    let third = host.must(json!({"do": "link", "seat": 2, "renew": true})).await["answer"]["key"].clone();
    assert_eq!(other.refused(json!({"do": "sit", "seat": 2, "key": second})).await, "bad_key");
    other.must(json!({"do": "sit", "seat": 2, "key": third})).await;
}

#[tokio::test]
async fn a_listed_table_is_in_the_lobby_and_anybody_sits_down() {
    let running = Running::start().await;
    let (game, rules) = duel();
    let mut ada = running.visitor().await;
    let mut lobby = ada.socket("/api/lobby/socket").await.unwrap();
    assert_eq!(lobby.next().await.unwrap()["waiting"], json!([]));
    let order = json!({"game": game, "rules": rules, "seats": [{"kind": "me"}], "listed": true});
    let (table, links) = ada.table(&order).await;
    assert!(links.is_empty());
    let mut host = ada.join(&table).await;
    let shown = lobby.until(|shown| shown["waiting"].as_array().is_some_and(|list| !list.is_empty())).await;
    assert_eq!(shown["waiting"][0]["table"], table);
    assert_eq!(shown["waiting"][0]["seats"][0]["name"], ada.name);
    let mut bob = running.visitor().await;
    let listed = bob.get("/api/tables").await.json();
    assert_eq!(listed["waiting"][0]["game"], game);
    let mut guest = bob.join(&table).await;
    guest.must(json!({"do": "sit", "seat": 2})).await;
    host.event("begin").await;
    let shown = lobby.until(|shown| shown["playing"].as_array().is_some_and(|list| !list.is_empty())).await;
    assert_eq!((&shown["waiting"], &shown["playing"][0]["table"]), (&json!([]), &json!(table)));
    let mine = bob.get("/api/me/tables").await.json();
    assert_eq!(mine["tables"][0]["table"], table);
}

#[tokio::test]
async fn a_table_whose_host_has_gone_leaves_the_lobby() {
    let running = Running::start().await;
    let (game, rules) = duel();
    let mut ada = running.visitor().await;
    let (table, _) = ada.table(&json!({"game": game, "rules": rules, "seats": [{"kind": "me"}], "listed": true})).await;
    let host = ada.join(&table).await;
    let mut lobby = ada.socket("/api/lobby/socket").await.unwrap();
    lobby.until(|shown| shown["waiting"].as_array().is_some_and(|list| list.len() == 1)).await;
    drop(host);
    lobby.until(|shown| shown["waiting"] == json!([])).await;
    let _back = ada.join(&table).await;
    lobby.until(|shown| shown["waiting"].as_array().is_some_and(|list| list.len() == 1)).await;
}

#[tokio::test]
async fn an_engine_takes_an_open_seat_and_plays() {
    let running = Running::start().await;
    let (game, rules) = duel();
    let mut ada = running.visitor().await;
    let (table, _) = ada.table(&json!({"game": game, "rules": rules, "seats": [{"kind": "me"}]})).await;
    let mut eve = running.visitor().await.join(&table).await;
    assert_eq!(eve.refused(json!({"do": "engine", "seat": 2, "level": 1})).await, "not_host");
    let mut host = ada.join(&table).await;
    assert_eq!(host.refused(json!({"do": "engine", "seat": 1, "level": 1})).await, "seat_taken");
    assert_eq!(host.refused(json!({"do": "engine", "seat": 2, "level": 9})).await, "bad_request");
    host.must(json!({"do": "engine", "seat": 2, "level": 1})).await;
    host.play_first().await;
    let reply = host.since_asked(|message| message["move"]["seat"] == 2).await;
    assert_eq!(reply["kind"], "step");
    // Whoever only watches is told so, however old the board is that was seen.
    assert_eq!(eve.refused(json!({"do": "step", "step": "x"})).await, "not_seated");
    assert_eq!(eve.refused(json!({"do": "step", "step": "x", "version": 1})).await, "not_seated");
}

#[tokio::test]
async fn every_game_is_played_to_its_end_between_engines_while_somebody_watches() {
    let running = Running::start().await;
    for game in hall::games() {
        let seats = game.choose(&[]).unwrap().seating.seats();
        let mut ada = running.visitor().await;
        let engines: Vec<Value> = (0..seats).map(|_| json!({"kind": "engine", "level": 1})).collect();
        let (table, _) = ada.table(&json!({"game": game.info().id, "seats": engines})).await;
        let mut watcher = ada.join(&table).await;
        let snapshot = watcher.kind("snapshot").await;
        assert_eq!(snapshot["play"]["status"]["state"], "playing");
        // Some steps are enough; whole games are played in the engines' own tests.
        let mut scene = snapshot["play"]["scene"].clone();
        for _ in 0..12 {
            let event = watcher.until(|message| message["type"] == "event").await;
            if event["status"]["state"] == "over" {
                break;
            }
            assert_eq!(event["kind"], "step", "{event}");
            assert!(!event["move"]["told"].as_str().unwrap().is_empty());
            let deeds = event["story"]["deed"].as_array().unwrap();
            assert!(deeds.iter().all(|deed| deed["rule"].is_string() && deed["caption"].is_string()));
            apply(&mut scene, &event["after"]);
        }
        let now = ada.get(&format!("/api/tables/{table}")).await.json();
        // The scene that a client makes of the changes is the one that the server has, unless more was played meanwhile.
        if now["version"] == watcher.version {
            assert_eq!(sorted(&scene["pieces"]), sorted(&now["play"]["scene"]["pieces"]));
        }
    }
}

/// Applies a change to a scene, as a client does.
fn apply(scene: &mut Value, change: &Value) {
    let new = change["pieces"].as_array().unwrap().clone();
    let gone: Vec<&Value> = change["gone"].as_array().unwrap().iter().collect();
    let pieces = scene["pieces"].as_array_mut().unwrap();
    pieces.retain(|piece| !gone.contains(&&piece["site"]) && !new.iter().any(|other| other["site"] == piece["site"]));
    pieces.extend(new);
}

fn sorted(pieces: &Value) -> Vec<String> {
    let mut texts: Vec<String> = pieces.as_array().unwrap().iter().map(ToString::to_string).collect();
    texts.sort();
    texts
}

#[tokio::test]
async fn all_seats_at_one_screen_belong_to_one_visitor() {
    let running = Running::start().await;
    for game in hall::games() {
        let chosen = game.choose(&[]).unwrap();
        let seats: Vec<Value> = chosen.seating.all().map(|_| json!({"kind": "me"})).collect();
        let mut ada = running.visitor().await;
        let (table, _) = ada.table(&json!({"game": game.info().id, "seats": seats})).await;
        let mut socket = ada.join(&table).await;
        for _ in 0..4 {
            socket.play_first().await;
        }
        // Taking back is free here.
        socket.must(json!({"do": "offer", "offer": {"kind": "undo"}})).await;
        let undo = socket.seen.iter().rev().find(|message| message["kind"] == "undo").unwrap();
        assert_eq!(undo["stand"], 3);
    }
}

#[tokio::test]
async fn whoever_leaves_before_the_game_frees_the_seat() {
    let running = Running::start().await;
    let Some((game, rules)) = find(|chosen| chosen.seating.seats() > 2) else { return };
    let mut ada = running.visitor().await;
    let order = json!({"game": game, "rules": rules, "seats": [{"kind": "me"}], "listed": true});
    let (table, _) = ada.table(&order).await;
    let mut host = ada.join(&table).await;
    let mut guest = running.visitor().await.join(&table).await;
    guest.must(json!({"do": "sit", "seat": 2})).await;
    host.until(|message| message["seats"][1]["holder"]["kind"] == "person").await;
    // Sitting down elsewhere moves.
    guest.must(json!({"do": "sit", "seat": 3})).await;
    host.until(|message| message["seats"][2]["holder"]["kind"] == "person").await;
    let now = ada.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(now["seats"][1]["holder"]["kind"], "open");
    guest.must(json!({"do": "leave"})).await;
    host.until(|message| message["seats"][2]["holder"]["kind"] == "open").await;
    assert_eq!(guest.refused(json!({"do": "leave"})).await, "not_seated");
    host.must(json!({"do": "engine", "seat": 2, "level": 2})).await;
    host.must(json!({"do": "free", "seat": 2})).await;
    let now = ada.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(now["seats"][1]["holder"]["kind"], "open");
}

#[tokio::test]
async fn d_2_a_match_exchanges_the_sides_and_keeps_one_score() {
    let running = Running::start().await;
    let extra = json!({"format": {"kind": "sides", "games": 2}});
    let (table, mut ada, mut first, _bob, mut second) = two_at_a_table(&running, extra).await;
    assert_eq!(first.refused(json!({"do": "offer", "offer": {"kind": "next_game"}})).await, "not_over");
    first.must(json!({"do": "resign"})).await;
    let over = second.event("action").await;
    assert_eq!(over["status"]["state"], "over");
    assert_eq!(over["score"]["teams"], json!([{"chairs": [1], "points": 0.0}, {"chairs": [2], "points": 1.0}]));
    first.must(json!({"do": "offer", "offer": {"kind": "next_game"}})).await;
    let offer = second.event("offer").await["offers"][0].clone();
    assert_eq!(offer["kind"], "next_game");
    second.must(json!({"do": "agree", "offer": offer["number"]})).await;
    let begin = first.event("begin").await;
    assert_eq!(begin["play"]["score"]["round"], 2);
    assert_eq!((&begin["seats"][0]["chair"], &begin["seats"][1]["chair"]), (&json!(2), &json!(1)));
    assert_eq!(begin["play"]["id"], format!("{table}-2"));
    // The other one decides first now; both games have their own record.
    second.play_first().await;
    second.must(json!({"do": "resign"})).await;
    let over = first.until(|message| message["status"]["state"] == "over").await;
    assert_eq!(over["score"]["teams"], json!([{"chairs": [1], "points": 1.0}, {"chairs": [2], "points": 1.0}]));
    for number in [1, 2] {
        let record = ada.get(&format!("/g/{table}-{number}.record")).await;
        assert!(record.text().contains("[Round \""), "{}", record.text());
    }
    // After the match, playing again is another match with the sides exchanged.
    first.must(json!({"do": "offer", "offer": {"kind": "next_game"}})).await;
    second.must(json!({"do": "offer", "offer": {"kind": "next_game"}})).await;
    let begin = first.event("begin").await;
    assert_eq!((&begin["play"]["score"]["round"], &begin["play"]["id"]), (&json!(1), &json!(format!("{table}-3"))));
    assert_eq!(begin["play"]["score"]["teams"][0]["points"], 0.0);
}

#[tokio::test]
async fn x_21_a_match_exchanges_partners_roles() {
    let running = Running::start().await;
    let pairs = |chosen: &hall::Chosen| chosen.seating.seats() == 4 && chosen.seating.sides() == 2;
    let Some((game, rules)) = find(pairs) else { return };
    let mut ada = running.visitor().await;
    let (table, links) = ada
        .table(&json!({"game": game, "rules": rules, "seats": [{"kind": "me"}], "format": {"kind": "roles", "games": 2}}))
        .await;
    let mut sockets = vec![ada.join(&table).await];
    for link in &links {
        let mut socket = running.visitor().await.join(&table).await;
        socket.must(json!({"do": "sit", "seat": link["seat"], "key": link["key"]})).await;
        sockets.push(socket);
    }
    let begin = sockets[0].event("begin").await;
    let side = |begin: &Value, chair: u64| {
        begin["seats"].as_array().unwrap().iter().find(|seat| seat["chair"] == chair).unwrap()["side"].clone()
    };
    sockets[0].must(json!({"do": "resign"})).await;
    for socket in &mut sockets {
        socket.must(json!({"do": "offer", "offer": {"kind": "next_game"}})).await;
    }
    let again = sockets[0].event("begin").await;
    assert_eq!(again["play"]["score"]["round"], 2);
    let seat = |begin: &Value, chair: u64| {
        begin["seats"].as_array().unwrap().iter().find(|seat| seat["chair"] == chair).unwrap()["seat"].clone()
    };
    for chair in 1..=4 {
        assert_eq!(side(&begin, chair), side(&again, chair), "partners stay together");
        assert_ne!(seat(&begin, chair), seat(&again, chair), "and have another role");
    }
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_with_a_reason() {
    let running = Running::start().await;
    let (game, rules) = duel();
    let mut ada = running.visitor().await;
    for (order, status, code) in [
        (json!({}), 400, "bad_request"),
        (json!({"game": "ludo"}), 404, "unknown_game"),
        (json!({"game": game, "rules": "no=such"}), 422, "bad_rules"),
        (json!({"game": game, "seats": [{"kind": "king"}]}), 400, "bad_request"),
        (json!({"game": game, "seats": [{"kind": "engine", "level": 0}]}), 400, "bad_request"),
        (json!({"game": game, "rules": rules, "seats": vec![json!({"kind": "open"}); 3]}), 422, "no_such_seat"),
        (json!({"game": game, "clock": {"kind": "game", "seconds": 1}}), 400, "bad_request"),
        (json!({"game": game, "rules": rules, "format": {"kind": "roles", "games": 2}}), 422, "bad_rules"),
        (json!({"game": game, "rules": rules, "format": {"kind": "sides", "games": 99}}), 400, "bad_request"),
        (json!({"game": game, "position": "nonsense"}), 422, "bad_position"),
        (json!({"game": game, "start": 99_999}), 422, "bad_position"),
        (json!({"game": game, "surprise": 1}), 400, "bad_request"),
    ] {
        let refused = ada.post("/api/tables", &order).await;
        assert_eq!((refused.status, refused.code().as_str()), (status, code), "{order}: {}", refused.text());
    }
    assert_eq!(ada.get("/api/tables/0123456789abcdef").await.code(), "not_found");
    assert!(ada.socket("/api/tables/0123456789abcdef/socket").await.is_err());
}

#[tokio::test]
async fn a_table_can_start_from_a_position_and_deal_seats_by_lot() {
    let running = Running::start().await;
    let (game, rules) = duel();
    let mut ada = running.visitor().await;
    let mut playing = hall::find(game).unwrap().open(&words(&rules), 0).unwrap();
    let mut dice = kernel::Dice::new(3);
    for _ in 0..3 {
        let step = playing.random_step(&mut dice).unwrap();
        playing.play(&[&step]).unwrap();
    }
    let seats = json!([{"kind": "me"}, {"kind": "engine", "level": 1}]);
    let mut firsts = std::collections::BTreeSet::new();
    for _ in 0..20 {
        let order = json!({"game": game, "rules": rules, "seats": seats, "shuffle": true, "position": playing.text()});
        let (table, _) = ada.table(&order).await;
        let view = ada.get(&format!("/api/tables/{table}")).await.json();
        firsts.insert(view["seats"][0]["holder"]["kind"].as_str().unwrap().to_string());
        assert_eq!(ada.get(&format!("/api/records/{table}-1")).await.json()["position"], playing.text());
    }
    assert_eq!(firsts.len(), 2, "the lot falls both ways");
}

#[tokio::test]
async fn spectators_see_the_whole_history_and_may_not_play() {
    let running = Running::start().await;
    let (table, _ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    for _ in 0..3 {
        first.play_first().await;
        second.play_first().await;
    }
    let eve = running.visitor().await;
    let mut watcher = eve.join(&table).await;
    let snapshot = watcher.kind("snapshot").await;
    let moves = snapshot["play"]["moves"].as_array().unwrap();
    assert_eq!(moves.len(), 6);
    assert!(moves.iter().all(|moved| !moved["told"].as_str().unwrap().is_empty()));
    let you = watcher.kind("you").await;
    assert_eq!((&you["seats"], &you["tree"]), (&json!([]), &Value::Null));
    let step = first_step(&first.turn().await["tree"]).unwrap();
    assert_eq!(watcher.refused(json!({"do": "step", "step": step})).await, "not_seated");
    assert_eq!(watcher.refused(json!({"do": "resign"})).await, "not_seated");
    assert_eq!(watcher.refused(json!({"do": "offer", "offer": {"kind": "draw"}})).await, "not_seated");
    first.must(json!({"do": "step", "step": step})).await;
    assert_eq!(watcher.event("step").await["move"]["text"], step);
}

#[test]
fn the_hall_has_what_these_tests_look_for() {
    assert!(find(|chosen| chosen.talk == Talk::Open).is_some());
    if hall::games().len() > 4 {
        assert!(find(|chosen| chosen.talk == Talk::Silent).is_some());
        assert!(find(|chosen| chosen.seating.seats() > 2).is_some());
    }
}
