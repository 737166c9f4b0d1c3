//! Fairness: whom engines help, and whom they do not: nobody, by any table of this server, in a game he plays against others.

mod client;

use client::{Running, Socket, Visitor, duel, first_step, two_at_a_table};
use serde_json::{Value, json};

/// Two people who have played a step, and the position they have come to.
async fn begun(running: &Running) -> (String, Visitor, Socket, Visitor, Socket, String) {
    let (table, mut ada, mut a, bob, b) = two_at_a_table(running, json!({})).await;
    a.play_first().await;
    let history = ada.get(&format!("/api/records/{table}-1")).await.json();
    let position = history["moves"][0]["position"].as_str().unwrap().to_string();
    (table, ada, a, bob, b, position)
}

/// A table at this position with these seats.
async fn studied(visitor: &mut Visitor, position: &str, seats: Value) -> (String, Socket) {
    let (game, rules) = duel();
    let (table, _) = visitor.table(&json!({"game": game, "rules": rules, "position": position, "seats": seats})).await;
    let socket = visitor.join(&table).await;
    (table, socket)
}

#[tokio::test]
async fn no_question_about_a_position_of_ones_own_game_is_answered() {
    let running = Running::start().await;
    let (_, mut ada, _a, mut bob, mut b, position) = begun(&running).await;
    for visitor in [&mut ada, &mut bob] {
        let (_, mut alone) = studied(visitor, &position, json!([{"kind": "me"}, {"kind": "me"}])).await;
        assert_eq!(alone.refused(json!({"do": "hint", "level": 3})).await, "no_help");
        assert_eq!(alone.refused(json!({"do": "evaluate"})).await, "no_help");
    }
    // Somebody else may study it, and so may they when the game has gone on.
    let mut eve = running.visitor().await;
    let (_, mut alone) = studied(&mut eve, &position, json!([{"kind": "me"}, {"kind": "me"}])).await;
    alone.must(json!({"do": "hint", "level": 3})).await;
    b.play_first().await;
    let (_, mut alone) = studied(&mut ada, &position, json!([{"kind": "me"}, {"kind": "me"}])).await;
    alone.must(json!({"do": "hint", "level": 3})).await;
}

#[tokio::test]
async fn no_board_is_turned_to_get_around_it() {
    let running = Running::start().await;
    let (game, rules) = duel();
    let (table, mut ada, _a, _bob, mut b, _) = begun(&running).await;
    b.play_first().await;
    let history = ada.get(&format!("/api/records/{table}-1")).await.json();
    let position = history["moves"][1]["position"].as_str().unwrap();
    let turned = hall::find(game).unwrap().open_at(&client::words(&rules), position).unwrap().likeness();
    assert_ne!(turned, position, "another text for what comes to the same");
    let (_, mut alone) = studied(&mut ada, &turned, json!([{"kind": "me"}, {"kind": "me"}])).await;
    assert_eq!(alone.refused(json!({"do": "evaluate"})).await, "no_help");
    // Nor is it judged as the start of another game.
    let (copy, mut alone) = studied(&mut ada, position, json!([{"kind": "me"}, {"kind": "me"}])).await;
    alone.play_first().await;
    alone.must(json!({"do": "resign"})).await;
    let asked = ada.post(&format!("/api/records/{copy}-1/review"), &json!({})).await;
    assert_eq!(asked.code(), "no_help", "{}", asked.text());
}

#[tokio::test]
async fn no_engine_plays_on_from_a_position_of_ones_own_game() {
    let running = Running::start().await;
    let (_, mut ada, _a, _bob, mut b, position) = begun(&running).await;
    let engines = json!([{"kind": "engine", "level": 1}, {"kind": "engine", "level": 1}]);
    let (table, mut socket) = studied(&mut ada, &position, engines).await;
    let told = socket.until(|message| message["type"] == "refused").await;
    assert_eq!(told["error"]["code"], "no_help");
    let moves = |view: Value| view["play"]["moves"].as_array().unwrap().len();
    assert_eq!(moves(ada.get(&format!("/api/tables/{table}")).await.json()), 0);
    // The other game goes on, and so does this one.
    b.play_first().await;
    socket.until(|message| message["kind"] == "step").await;
}

#[tokio::test]
async fn a_game_that_was_played_for_its_review_is_not_reviewed_before_its_time() {
    let running = Running::start().await;
    let (_, mut ada, a, bob, mut b, _) = begun(&running).await;
    let (game, rules) = duel();
    let order = json!({"game": game, "rules": rules, "seats": [{"kind": "me"}, {"kind": "me"}]});
    let (copy, _) = ada.table(&order).await;
    let mut alone = ada.join(&copy).await;
    alone.play_first().await;
    let step = first_step(&alone.turn().await["tree"]).unwrap();
    alone.must(json!({"do": "step", "step": step})).await;
    alone.must(json!({"do": "resign"})).await;
    let asked = ada.post(&format!("/api/records/{copy}-1/review"), &json!({})).await;
    assert_eq!(asked.code(), "no_help", "{}", asked.text());
    // It holds after the server was started anew, when nobody has been at the table yet.
    drop((a, alone));
    b.play_first().await;
    drop(b);
    let data = running.data.clone();
    let folder = running.stop().await;
    let running = Running::open(client::config(&data)).await;
    let mut ada = Visitor { address: running.address, ..ada };
    let asked = ada.post(&format!("/api/records/{copy}-1/review"), &json!({})).await;
    assert_eq!(asked.code(), "no_help", "{}", asked.text());
    let mut bob = Visitor { address: running.address, ..bob };
    let history = ada.get(&format!("/api/records/{copy}-1")).await.json();
    let (_, mut socket) =
        studied(&mut bob, history["moves"][1]["position"].as_str().unwrap(), json!([{"kind": "me"}, {"kind": "me"}])).await;
    assert_eq!(socket.refused(json!({"do": "hint", "level": 1})).await, "no_help");
    running.stop().await;
    drop(folder);
}
