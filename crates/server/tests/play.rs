//! Play: steps by text and touch, refusals with their rule, previews, offers, races, and commands that come twice.

mod client;

use client::{Running, Visitor, duel, every_rules, find, first_spelling, first_step, two_at_a_table, words};
use kernel::ActionKind;
use serde_json::{Value, json};

#[tokio::test]
async fn steps_are_played_by_text_or_by_touches_in_every_game() {
    let running = Running::start().await;
    for game in hall::games() {
        for rules in every_rules(*game) {
            let chosen = game.choose(&words(&rules)).unwrap();
            let seats: Vec<Value> = chosen.seating.all().map(|_| json!({"kind": "me"})).collect();
            let mut ada = running.visitor().await;
            let (table, _) = ada.table(&json!({"game": game.info().id, "rules": rules, "seats": seats})).await;
            let mut socket = ada.join(&table).await;
            for round in 0..4 {
                let you = socket.turn().await;
                let (touches, step) = first_spelling(&you["tree"]).unwrap();
                let entry = socket.must(json!({"do": "touch", "touched": touches})).await;
                assert_eq!(entry["answer"]["tree"]["step"], step, "{rules} {touches:?}");
                let preview = socket.must(json!({"do": "preview", "touched": touches})).await;
                assert_eq!(preview["answer"]["step"], step);
                let told = preview["answer"]["told"].clone();
                let deed = if round % 2 == 0 {
                    json!({"do": "step", "touched": touches})
                } else {
                    json!({"do": "step", "step": step})
                };
                socket.must(deed).await;
                let event = socket.seen.iter().rev().find(|message| message["kind"] == "step").unwrap();
                // What was previewed is what happened.
                assert_eq!((&event["move"]["text"], &event["move"]["told"]), (&json!(step), &told));
                assert_eq!((&event["story"], &event["after"]), (&preview["answer"]["story"], &preview["answer"]["after"]));
            }
        }
    }
}

#[tokio::test]
async fn a_refusal_names_the_rule_in_the_readers_language() {
    let running = Running::start().await;
    for game in hall::games() {
        // The rulebook's own examples of illegal steps.
        let illegal = game.rulebook().iter().flat_map(|clause| clause.examples).find_map(|example| {
            example.facts.iter().find_map(|fact| match fact {
                kernel::Fact::Illegal(step, rule) => Some((example, *step, *rule)),
                _ => None,
            })
        });
        let (example, step, rule) = illegal.expect("a rulebook has an illegal step");
        let playing = game.open_drawn(&words(example.rules), example.board).unwrap();
        let seats = game.choose(&words(example.rules)).unwrap().seating.seats();
        let mut said = Vec::new();
        for lang in ["en", "fr", "it"] {
            let mut ada = Visitor { lang, ..running.visitor().await };
            let seats: Vec<Value> = (0..seats).map(|_| json!({"kind": "me"})).collect();
            let order = json!({"game": game.info().id, "rules": example.rules, "position": playing.text(), "seats": seats});
            let (table, _) = ada.table(&order).await;
            let mut socket = ada.join(&table).await;
            socket.turn().await;
            let refused = socket.command(json!({"do": "step", "step": step})).await;
            assert_eq!(refused["error"]["code"], "illegal_step", "{refused}");
            assert_eq!(refused["error"]["rule"], rule);
            said.push(refused["error"]["message"].as_str().unwrap().to_string());
            let why = socket.command(json!({"do": "why", "step": step})).await;
            assert_eq!(why["error"]["message"], said.last().unwrap().as_str());
        }
        assert!(said[0] != said[1] && said[1] != said[2] && said[0] != said[2], "{said:?}");
    }
}

#[tokio::test]
async fn a_touch_that_leads_nowhere_is_explained() {
    let running = Running::start().await;
    for game in hall::games() {
        let chosen = game.choose(&[]).unwrap();
        let seats: Vec<Value> = chosen.seating.all().map(|_| json!({"kind": "me"})).collect();
        let mut ada = running.visitor().await;
        let (table, _) = ada.table(&json!({"game": game.info().id, "seats": seats})).await;
        let mut socket = ada.join(&table).await;
        let you = socket.turn().await;
        let open: Vec<&String> = you["tree"]["next"].as_object().unwrap().keys().collect();
        let layout = chosen.layout();
        if let Some(site) = layout.sites.iter().find(|site| !open.contains(&&site.text)) {
            let refused = socket.command(json!({"do": "touch", "touched": [site.text]})).await;
            assert_eq!(refused["error"]["code"], "illegal_touch", "{refused}");
            assert!(refused["error"]["rule"].is_string() && !refused["error"]["message"].as_str().unwrap().is_empty());
        }
        assert_eq!(socket.refused(json!({"do": "touch", "touched": ["nowhere"]})).await, "bad_touch");
        assert_eq!(socket.refused(json!({"do": "step", "step": "nonsense!"})).await, "bad_step");
        assert_eq!(socket.refused(json!({"do": "step"})).await, "bad_request");
        if let Some(first) = open.iter().find(|touch| you["tree"]["next"][touch.as_str()]["step"].is_null()) {
            assert_eq!(socket.refused(json!({"do": "step", "touched": [first]})).await, "ambiguous_step");
        }
    }
}

#[tokio::test]
async fn where_a_touched_piece_must_be_moved_the_first_touch_binds() {
    let running = Running::start().await;
    let Some((game, rules)) = find(|chosen| chosen.touch_rule.is_some()) else { return };
    let mut ada = running.visitor().await;
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let (table, _) = ada.table(&json!({"game": game, "rules": rules, "seats": seats})).await;
    let mut socket = ada.join(&table).await;
    let you = socket.turn().await;
    let firsts: Vec<String> = you["tree"]["next"].as_object().unwrap().keys().cloned().collect();
    let before = socket.version;
    let entry = socket.must(json!({"do": "touch", "touched": [firsts[0]]})).await;
    assert_eq!(entry["answer"]["bound"], true);
    assert_eq!(entry["version"], before, "nobody sees that a piece was touched");
    let refused = socket.command(json!({"do": "touch", "touched": [firsts[1]]})).await;
    assert_eq!((&refused["error"]["code"], &refused["error"]["instead"]), (&json!("bound_touch"), &json!([firsts[0]])));
    let rule = hall::games().iter().find_map(|game| game.choose(&words(&rules)).ok()?.touch_rule).unwrap();
    assert_eq!(refused["error"]["rule"], rule, "the clause is named");
    let other = first_step(&you["tree"]["next"][&firsts[1]]).unwrap();
    assert_eq!(socket.refused(json!({"do": "step", "step": other})).await, "bound_touch");
    // The bond outlives a restart, and ends with the step.
    let again = ada.join(&table).await;
    drop(socket);
    let mut socket = again;
    let you = socket.kind("you").await;
    assert_eq!(you["bound"], firsts[0].as_str());
    let own = first_step(&you["tree"]["next"][&firsts[0]]).unwrap();
    socket.must(json!({"do": "step", "step": own})).await;
    let you = socket.turn().await;
    assert!(you["bound"].is_null(), "{you}");
}

#[tokio::test]
async fn two_clients_racing_for_one_step_play_one() {
    let running = Running::start().await;
    let (_, ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    let table = first.seen.iter().find_map(|message| message["table"]["id"].as_str()).unwrap().to_string();
    let mut tab = ada.join(&table).await;
    let you = tab.turn().await;
    first.turn().await;
    let steps: Vec<String> = you["tree"]["next"].as_object().unwrap().values().filter_map(first_step).take(2).collect();
    first.send_as("a", &json!({"do": "step", "step": steps[0]})).await;
    tab.send_as("b", &json!({"do": "step", "step": steps[1]})).await;
    let answer = |message: &Value| message["type"] == "done" || message["type"] == "refused";
    let (one, two) = (first.until(answer).await, tab.until(answer).await);
    let kinds = [one["type"].as_str().unwrap(), two["type"].as_str().unwrap()];
    assert!(kinds == ["done", "refused"] || kinds == ["refused", "done"], "{one} {two}");
    let loser = if kinds[0] == "refused" { one } else { two };
    assert_eq!(loser["error"]["code"], "stale");
    second.turn().await;
    assert_eq!(second.seen.iter().filter(|message| message["kind"] == "step").count(), 1);
}

#[tokio::test]
async fn a_command_that_comes_twice_is_done_once_and_answered_alike() {
    let running = Running::start().await;
    let (table, ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    let step = first_step(&first.turn().await["tree"]).unwrap();
    let version = first.version;
    let deed = json!({"do": "step", "step": step, "version": version});
    let done = first.command_as("once", &deed).await;
    assert_eq!(done["type"], "done");
    assert_eq!(first.command_as("once", &deed).await, done);
    // From another connection too, and a refusal is repeated as well.
    let mut tab = ada.join(&table).await;
    assert_eq!(tab.command_as("once", &deed).await, done);
    let refused = first.command_as("again", &deed).await;
    assert_eq!(refused["error"]["code"], "stale");
    assert_eq!(first.command_as("again", &deed).await, refused);
    second.turn().await;
    let view = ada.clone().get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(view["play"]["moves"].as_array().unwrap().len(), 1);
    // Another visitor's id is another command.
    let reply = first_step(&second.turn().await["tree"]).unwrap();
    assert_eq!(second.command_as("once", &json!({"do": "step", "step": reply})).await["type"], "done");
}

#[tokio::test]
async fn a_forged_seat_is_refused() {
    let running = Running::start().await;
    let (table, _ada, mut first, bob, mut second) = two_at_a_table(&running, json!({})).await;
    let step = first_step(&first.turn().await["tree"]).unwrap();
    assert_eq!(second.refused(json!({"do": "step", "step": step})).await, "not_your_turn");
    assert_eq!(second.refused(json!({"do": "touch", "touched": []})).await, "not_your_turn");
    assert_eq!(second.refused(json!({"do": "preview", "step": step})).await, "not_your_turn");
    assert_eq!(second.refused(json!({"do": "resign", "seat": 1})).await, "not_seated");
    // A cookie with another visitor's id and one's own signature is nobody's.
    let mut forger = bob.clone();
    let own = bob.cookie.clone().unwrap();
    let host = first.seen.iter().find_map(|message| message["table"]["host"].as_str()).unwrap();
    forger.cookie = Some(own.replace(&bob.id, host));
    let mut socket = forger.join(&table).await;
    let you = socket.kind("you").await;
    assert_ne!(you["visitor"], host);
    assert_eq!(socket.refused(json!({"do": "step", "step": step})).await, "not_seated");
}

#[tokio::test]
async fn taking_back_needs_consent_and_a_declined_wish_waits() {
    let running = Running::start().await;
    let (_, _ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    let undo = json!({"do": "offer", "offer": {"kind": "undo"}});
    assert_eq!(first.refused(undo.clone()).await, "nothing_to_undo");
    first.play_first().await;
    first.must(undo.clone()).await;
    let offer = second.event("offer").await["offers"][0].clone();
    assert_eq!(offer["kind"], "undo");
    assert!(offer["told"].as_str().unwrap().contains("take back one move"));
    assert_eq!(first.refused(undo.clone()).await, "offered_already");
    second.must(json!({"do": "decline", "offer": offer["number"]})).await;
    assert_eq!(first.event("offer").await["offers"], json!([]));
    // Not at once again; some steps later it may be asked anew.
    assert_eq!(first.refused(undo.clone()).await, "offered_already");
    second.play_first().await;
    first.play_first().await;
    second.play_first().await;
    first.play_first().await;
    first.must(undo).await;
}

#[tokio::test]
async fn consent_takes_back_and_the_game_goes_on_from_there() {
    let running = Running::start().await;
    let (_, _ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    let step = first.play_first().await;
    second.play_first().await;
    first.turn().await;
    first.must(json!({"do": "offer", "offer": {"kind": "undo"}})).await;
    let offer = second.event("offer").await["offers"][0].clone();
    second.must(json!({"do": "agree", "offer": offer["number"]})).await;
    let undone = first.event("undo").await;
    assert_eq!((&undone["stand"], &undone["status"]["actor"]), (&json!(0), &json!(1)));
    assert_eq!(second.refused(json!({"do": "agree", "offer": offer["number"]})).await, "no_such_offer");
    let you = first.turn().await;
    assert_eq!(first_step(&you["tree"]).unwrap(), step);
    first.play_first().await;
}

#[tokio::test]
async fn a_draw_needs_all_and_resigning_needs_nobody() {
    let running = Running::start().await;
    let (table, mut ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    first.must(json!({"do": "offer", "offer": {"kind": "draw"}})).await;
    let offer = second.event("offer").await["offers"][0].clone();
    // A step in answer is an answer: the offer lapses.
    first.play_first().await;
    second.turn().await;
    assert_eq!(second.refused(json!({"do": "agree", "offer": offer["number"]})).await, "no_such_offer");
    first.must(json!({"do": "offer", "offer": {"kind": "draw"}})).await;
    // Two who offer the same agree.
    second.event("offer").await;
    second.must(json!({"do": "offer", "offer": {"kind": "draw"}})).await;
    let over = first.event("action").await;
    assert_eq!((&over["status"]["state"], &over["status"]["why"]), (&json!("over"), &json!("agreement")));
    assert_eq!(over["status"]["winners"].as_array().unwrap().len(), 2);
    assert_eq!(over["score"]["teams"][0]["points"], 0.5);
    assert_eq!(first.refused(json!({"do": "resign"})).await, "game_over");
    let record = ada.get(&format!("/g/{table}-1.record")).await.text();
    assert!(record.contains("@draw") && record.contains("[Result \"draw\"]"), "{record}");
    let engine = duel();
    let (table, _) = ada
        .table(&json!({"game": engine.0, "rules": engine.1, "seats": [{"kind": "me"}, {"kind": "engine", "level": 1}]}))
        .await;
    let mut alone = ada.join(&table).await;
    assert_eq!(alone.refused(json!({"do": "offer", "offer": {"kind": "draw"}})).await, "engine_declines");
}

#[tokio::test]
async fn d_14_a_challenge_needs_both() {
    let running = Running::start().await;
    let knows = hall::games().iter().find(|game| game.info().actions.contains(&ActionKind::Challenge));
    let Some(game) = knows else { return };
    let sides = game.choose(&[]).unwrap().side_ids;
    let extra = json!({"game": game.info().id, "rules": ""});
    let (table, mut ada, mut first, _bob, mut second) = two_at_a_table(&running, extra).await;
    assert_eq!(first.refused(json!({"do": "offer", "offer": {"kind": "challenge", "side": "nobody"}})).await, "bad_request");
    first.must(json!({"do": "offer", "offer": {"kind": "challenge", "side": sides[0]}})).await;
    let offer = second.event("offer").await["offers"][0].clone();
    second.must(json!({"do": "agree", "offer": offer["number"]})).await;
    let action = first.event("action").await;
    assert_eq!(action["move"]["text"], format!("@challenge:{}", sides[0]));
    assert_eq!(action["status"]["state"], "playing");
    first.play_first().await;
    let record = ada.get(&format!("/g/{table}-1.record")).await.text();
    assert!(record.contains(&format!("@challenge:{}", sides[0])), "{record}");
    // A game that has no challenge says so.
    if let Some(other) = hall::games().iter().find(|game| !game.info().actions.contains(&ActionKind::Challenge)) {
        let chosen = other.choose(&[]).unwrap();
        let seats: Vec<Value> = chosen.seating.all().map(|_| json!({"kind": "me"})).collect();
        let (table, _) = ada.table(&json!({"game": other.info().id, "seats": seats})).await;
        let mut socket = ada.join(&table).await;
        let challenge = json!({"do": "offer", "offer": {"kind": "challenge", "side": chosen.side_ids[0]}});
        assert_eq!(socket.refused(challenge).await, "illegal_action");
    }
}

#[tokio::test]
async fn x_20_a_turn_is_annulled_by_both_opponents_or_the_host() {
    let running = Running::start().await;
    let knows = |game: &&&dyn hall::AnyGame| game.info().actions.contains(&ActionKind::Annul);
    let Some(game) = hall::games().iter().find(knows) else { return };
    let rules = every_rules(*game);
    let four = rules.iter().find(|rules| game.choose(&words(rules)).unwrap().seating.seats() == 4).unwrap();
    let seating = game.choose(&words(four)).unwrap().seating;
    let mut ada = running.visitor().await;
    // The host only watches.
    let (table, links) = ada.table(&json!({"game": game.info().id, "rules": four})).await;
    let mut host = ada.join(&table).await;
    let mut players = Vec::new();
    for link in &links {
        let mut socket = running.visitor().await.join(&table).await;
        socket.must(json!({"do": "sit", "seat": link["seat"], "key": link["key"]})).await;
        players.push(socket);
    }
    let annul = json!({"do": "offer", "offer": {"kind": "annul"}});
    let first = 0;
    players[first].play_first().await;
    let side = seating.side(kernel::Seat(first as u8));
    let others: Vec<usize> = seating.all().filter(|&seat| seating.side(seat) != side).map(kernel::Seat::index).collect();
    let partner = seating.of_side(side).map(kernel::Seat::index).find(|&seat| seat != first).unwrap();
    players[others[0]].event("step").await;
    players[partner].event("step").await;
    assert_eq!(players[partner].refused(annul.clone()).await, "illegal_action");
    players[others[0]].must(annul.clone()).await;
    let offer = players[others[1]].event("offer").await["offers"][0].clone();
    assert_eq!(offer["waits_for"].as_array().unwrap().len(), 2, "the accused are not asked, nor who has agreed told");
    players[others[1]].must(json!({"do": "agree", "offer": offer["number"]})).await;
    let action = host.event("action").await;
    assert_eq!(action["move"]["text"], "@annul");
    let actor = action["status"]["actor"].as_u64().unwrap() as usize - 1;
    assert!(others.contains(&actor), "the other side moves");
    players[actor].play_first().await;
    host.event("step").await;
    host.must(annul).await;
    let annulled = host.seen.iter().rev().find(|message| message["kind"] == "action").unwrap();
    assert_eq!(annulled["move"]["text"], "@annul");
    // Where nobody has a partner, nothing is to be annulled.
    let two = rules.iter().find(|rules| game.choose(&words(rules)).unwrap().seating.seats() == 2).unwrap();
    let mut eva = running.visitor().await;
    let seats = json!([{"kind": "me"}, {"kind": "me"}]);
    let (table, _) = eva.table(&json!({"game": game.info().id, "rules": two, "seats": seats})).await;
    let mut alone = eva.join(&table).await;
    alone.play_first().await;
    let annul = json!({"do": "offer", "offer": {"kind": "annul"}});
    assert_eq!(alone.refused(annul).await, "illegal_action");
    let offered = |may: &Value| may.as_array().is_some_and(|may| may.contains(&json!("annul")));
    assert!(!alone.seen.iter().any(|message| offered(&message["may"]) || offered(&message["you"]["may"])));
}

#[tokio::test]
async fn objections_are_steps() {
    let running = Running::start().await;
    // Where opponents enforce captures, the rulebook shows an overlooked one with the objection among the legal steps.
    for game in hall::games() {
        let objection = game.rulebook().iter().flat_map(|clause| clause.examples).find_map(|example| {
            let playing = game.open_drawn(&words(example.rules), example.board).ok()?;
            let step = playing.steps().into_iter().find(|step| step.starts_with('!'))?;
            Some((example.rules, playing.text(), step))
        });
        let Some((rules, position, step)) = objection else { continue };
        let seats: Vec<Value> = game.choose(&words(rules)).unwrap().seating.all().map(|_| json!({"kind": "me"})).collect();
        let mut ada = running.visitor().await;
        let (table, _) =
            ada.table(&json!({"game": game.info().id, "rules": rules, "position": position, "seats": seats})).await;
        let mut socket = ada.join(&table).await;
        socket.turn().await;
        socket.must(json!({"do": "step", "step": step})).await;
        let event = socket.seen.iter().rev().find(|message| message["kind"] == "step").unwrap();
        assert_eq!(event["move"]["text"], step);
    }
}
