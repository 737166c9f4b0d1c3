//! Interference: at a table where partners may not consult, the same game is played twice with the same steps; one partner
//! keeps still the first time and does all he can the second time. What the other is sent is the same, byte for byte.

mod client;

use client::{Running, Socket, Visitor, find, first_step};
use kernel::Talk;
use serde_json::{Value, json};
use std::time::Duration;

/// How many steps are played.
const STEPS: usize = 6;

/// Four at a silent table: the table, the players with their sockets in the order of their seats, and the seat of the
/// first one's partner.
struct Four {
    table: String,
    players: Vec<(Visitor, Socket)>,
    partner: usize,
}

impl Four {
    async fn gather(running: &Running) -> Four {
        let (game, rules) = find(|chosen| chosen.talk == Talk::Silent && chosen.seating.seats() == 4).unwrap();
        let chosen = hall::find(game).unwrap().choose(&client::words(&rules)).unwrap();
        let mut host = running.visitor().await;
        let order = json!({"game": game, "rules": rules, "start": 0, "listed": true, "seats": [{"kind": "me"}]});
        let (table, _) = host.table(&order).await;
        let socket = host.join(&table).await;
        let mut players = vec![(host, socket)];
        for seat in 2..=4 {
            let visitor = running.visitor().await;
            let mut socket = visitor.join(&table).await;
            socket.kind("presence").await;
            socket.must(json!({"do": "sit", "seat": seat})).await;
            players.push((visitor, socket));
        }
        for (_, socket) in &mut players {
            if !socket.seen.iter().any(|message| message["kind"] == "begin") {
                socket.event("begin").await;
            }
            socket.must(json!({"do": "ping"})).await;
        }
        let side = |seat: usize| chosen.seating.side(kernel::Seat(seat as u8));
        let partner = (1..4).find(|&seat| side(seat) == side(0)).unwrap();
        Four { table, players, partner }
    }

    /// Whose turn it is, as an index.
    async fn actor(&mut self) -> usize {
        let view = self.players[0].0.get(&format!("/api/tables/{}", self.table)).await.json();
        view["play"]["status"]["actor"].as_u64().unwrap() as usize - 1
    }

    /// What the partner has been sent since the game began, without ids that differ from table to table.
    async fn heard(&mut self) -> Vec<String> {
        let socket = &mut self.players[self.partner].1;
        socket.must(json!({"do": "ping"})).await;
        let begun = socket.seen.iter().position(|message| message["kind"] == "begin").unwrap();
        // The answers to this test's own questions have ids of their own.
        let said = socket.seen[begun..].iter().filter(|message| message["type"] != "done").map(Value::to_string);
        let said: Vec<String> = said.collect();
        said.iter().map(|text| self.plain(text)).collect()
    }

    /// What the partner sees beside his socket, and when he comes back.
    async fn looked(&mut self) -> Vec<String> {
        let (table, partner) = (self.table.clone(), self.partner);
        let visitor = &mut self.players[partner].0;
        let mut looked = Vec::new();
        for path in [
            &format!("/api/tables/{table}"),
            "/api/tables",
            "/api/me/tables",
            &format!("/g/{table}-1.record"),
            &format!("/api/records/{table}-1"),
        ] {
            looked.push(visitor.get(path).await.text());
        }
        let mut back = visitor.join(&table).await;
        back.must(json!({"do": "ping"})).await;
        looked.extend(back.seen.iter().filter(|message| message["type"] != "done").map(Value::to_string));
        looked.iter().map(|text| self.plain(text)).collect()
    }

    /// A text without ids, which differ from table to table, and without the time of day.
    fn plain(&self, text: &str) -> String {
        let mut text = text.replace(&self.table, "TABLE");
        for (number, (visitor, _)) in self.players.iter().enumerate() {
            text = text.replace(&visitor.id, &format!("VISITOR{number}"));
        }
        for name in ["\"at\":", "\"changed\":"] {
            let mut parts = text.split(name);
            let first = parts.next().unwrap_or_default().to_string();
            let timeless = |part: &str| format!("{name}TIME{}", part.trim_start_matches(|c: char| c.is_ascii_digit()));
            text = first + &parts.map(timeless).collect::<String>();
        }
        // Those who are here stand in the order of their ids.
        match serde_json::from_str::<Value>(&text) {
            Ok(mut presence) if presence["here"].is_array() => {
                let here = presence["here"].as_array_mut().unwrap();
                here.sort_by_key(Value::to_string);
                presence.to_string()
            }
            _ => text,
        }
    }
}

/// Whatever somebody may try who has something to tell.
async fn fidget(running: &Running, four: &mut Four, round: usize) {
    let table = four.table.clone();
    let (visitor, socket) = &mut four.players[0];
    visitor.put("/api/me", &json!({"name": format!("move tile {round}")})).await;
    let say = |channel: &str| json!({"do": "say", "channel": channel, "text": "the left one!"});
    for channel in ["table", "allies", "gallery"] {
        assert_eq!(socket.refused(say(channel)).await, "silent");
    }
    socket.must(json!({"do": "leave"})).await;
    socket.must(json!({"do": "sit", "seat": 1})).await;
    for on in [false, true] {
        socket.refused(json!({"do": "list", "on": on})).await;
        assert_eq!(socket.refused(json!({"do": "hush", "on": on})).await, "silent");
    }
    // A number of one's choice.
    socket.refused(json!({"do": "offer", "offer": {"kind": "undo", "entries": round + 7}})).await;
    socket.command(json!({"do": "touch", "touched": ["a1"]})).await;
    socket.command(json!({"do": "why", "step": "a1"})).await;
    socket.command(json!({"do": "snapshot"})).await;
    socket.refused(json!({"do": "hint", "level": 1})).await;
    if round > 0 {
        assert_eq!(socket.refused(json!({"do": "courtesy", "phrase": "hello"})).await, "silent");
    }
    // Windows opened and closed, and words in them; the own line broken and made anew.
    let mut windows = Vec::new();
    for _ in 0..=round {
        let watcher = running.visitor().await;
        let mut window = watcher.join(&table).await;
        window.must(json!({"do": "say", "channel": "gallery", "text": "e5"})).await;
        assert_eq!(socket.refused(json!({"do": "remove", "visitor": watcher.id})).await, "silent");
        windows.push(window);
    }
    let mut again = visitor.join(&table).await;
    again.must(json!({"do": "ping"})).await;
    *socket = again;
}

async fn play(fidgets: bool) -> (Vec<String>, Vec<String>) {
    // No step of presence falls into the test.
    let running = Running::start_with(|config| config.limits.presence_step = Duration::from_secs(3600)).await;
    let mut four = Four::gather(&running).await;
    let mut steps = Vec::new();
    for round in 0..STEPS {
        if fidgets {
            fidget(&running, &mut four, round).await;
        }
        let actor = four.actor().await;
        let socket = &mut four.players[actor].1;
        let tree = socket.turn().await["tree"].clone();
        let step = first_step(&tree).unwrap();
        socket.must(json!({"do": "step", "step": step})).await;
        steps.push(step);
    }
    // Nor does the partner learn anything where he looks beside his socket, or when he comes back.
    let looked = four.looked().await;
    // A stranger who comes now, as the partner's own second window would, learns nothing either.
    let late = running.visitor().await;
    let mut stranger = late.join(&four.table).await;
    stranger.must(json!({"do": "ping"})).await;
    assert!(!stranger.seen.iter().any(|message| message.to_string().contains("move tile")));
    assert!(!stranger.seen.iter().any(|message| message["type"] == "talk"), "the gallery waits for the end");
    let heard = [four.heard().await, looked].concat();
    running.stop().await;
    (steps, heard)
}

#[tokio::test]
async fn what_a_partner_does_beside_his_steps_reaches_nobody() {
    let (steps, still) = play(false).await;
    let (same, fidgeted) = play(true).await;
    assert_eq!(steps, same, "the same game");
    assert!(still.iter().filter(|message| message.contains("\"step\"")).count() >= STEPS);
    assert_eq!(still.len(), fidgeted.len());
    for (one, other) in still.iter().zip(&fidgeted) {
        assert_eq!(one, other);
    }
}

/// When a table changed last stands in lists: standing up and sitting down again at a silent table does not move it.
#[tokio::test]
async fn what_is_told_to_nobody_leaves_no_trace_in_lists() {
    // A table leaves the memory, and its row is written, as soon as nobody is there.
    let running = Running::start_with(|config| config.limits.idle = Duration::ZERO).await;
    let mut four = Four::gather(&running).await;
    let actor = four.actor().await;
    four.players[actor].1.play_first().await;
    let table = four.table.clone();
    let mut people: Vec<Visitor> = four.players.into_iter().map(|(visitor, _)| visitor).collect();
    let settled = async |visitor: &mut Visitor| {
        // Until the row is what it will be: nobody is at any table.
        while !visitor.get("/metrics").await.text().contains("coffret_tables 0\n") {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        visitor.get("/api/me/tables").await.json()["tables"][0]["changed"].as_u64().unwrap()
    };
    let before = settled(&mut people[2]).await;
    for _ in 0..3 {
        let mut socket = people[0].join(&table).await;
        socket.must(json!({"do": "leave"})).await;
        socket.must(json!({"do": "sit", "seat": 1})).await;
        drop(socket);
        assert_eq!(settled(&mut people[2]).await, before);
    }
}

/// Presence is told, if late.
#[tokio::test]
async fn whoever_has_gone_is_missed_at_the_next_step_of_presence() {
    let running = Running::start_with(|config| config.limits.presence_step = Duration::from_millis(300)).await;
    let mut four = Four::gather(&running).await;
    let (gone, socket) = four.players.remove(0);
    drop(socket);
    let partner = four.partner - 1;
    let here = |message: &Value| message["here"].as_array().cloned().unwrap_or_default();
    let told = |message: &Value| message["type"] == "presence" && !here(message).contains(&json!(gone.id));
    four.players[partner].1.until(told).await;
}

#[tokio::test]
async fn names_are_roles_until_the_end() {
    let running = Running::start().await;
    let mut four = Four::gather(&running).await;
    let names = |four: &Four| four.players.iter().map(|(visitor, _)| visitor.name.clone()).collect::<Vec<_>>();
    let known = names(&four);
    for heard in four.heard().await {
        assert!(known.iter().all(|name| !heard.contains(&format!("\"{name}\""))), "{heard}");
    }
    let socket = &mut four.players[0].1;
    socket.must(json!({"do": "resign"})).await;
    let partner = four.partner;
    let socket = &mut four.players[partner].1;
    let end = socket.until(|message| message["status"]["state"] == "over").await;
    let shown: Vec<&str> =
        (end["seats"].as_array().unwrap().iter()).filter_map(|seat| seat["holder"]["name"].as_str()).collect();
    assert_eq!(shown, known);
    // Whoever has talked after the end does not go back into the game.
    assert_eq!(socket.refused(json!({"do": "offer", "offer": {"kind": "undo"}})).await, "nothing_to_undo");
}

#[tokio::test]
async fn an_offer_is_its_sides_and_stands_until_the_board_changes() {
    let running = Running::start().await;
    let mut four = Four::gather(&running).await;
    let actor = four.actor().await;
    four.players[actor].1.play_first().await;
    let undo = json!({"do": "offer", "offer": {"kind": "undo"}});
    four.players[actor].1.must(undo.clone()).await;
    let other = (0..4).find(|&seat| seat != actor).unwrap();
    let socket = &mut four.players[other].1;
    let told = socket.until(|message| message["kind"] == "offer").await;
    assert_eq!(told["offers"][0]["by"], "");
    assert!(!told.to_string().contains(&four.players[actor].0.name));
    let number = told["offers"][0]["number"].clone();
    let socket = &mut four.players[actor].1;
    assert_eq!(socket.refused(json!({"do": "decline", "offer": number})).await, "silent");
    assert_eq!(socket.refused(undo).await, "offered_already");
}

#[tokio::test]
async fn a_partners_substitute_is_the_opponents_and_the_seat_is_taken_back() {
    let running = Running::start().await;
    let mut four = Four::gather(&running).await;
    let partner = four.partner;
    let opponent = (1..4).find(|&seat| seat != partner).unwrap();
    four.players[0].1.must(json!({"do": "leave"})).await;
    let engine = json!({"do": "engine", "seat": 1, "level": 8});
    assert_eq!(four.players[partner].1.refused(engine.clone()).await, "opponents_decide");
    four.players[opponent].1.must(engine).await;
    let socket = &mut four.players[partner].1;
    let seats = socket.until(|message| message["kind"] == "seats").await;
    assert_eq!(seats["seats"][0]["holder"], json!({"kind": "engine", "level": 3}), "the level that was foreseen");
    let socket = &mut four.players[0].1;
    socket.must(json!({"do": "sit", "seat": 1})).await;
    let seats = four.players[partner].1.until(|message| message["kind"] == "seats").await;
    assert_eq!(seats["seats"][0]["holder"]["visitor"], json!(four.players[0].0.id));
}
