//! Records and study: games as files, their histories, reviews, hints, evaluations, the truth about solitaires, rules texts.

mod client;

use client::{Running, duel, every_rules, two_at_a_table, words};
use serde_json::{Value, json};

/// A game at one screen, a few steps long.
async fn hot_seat(running: &Running, game: &str, rules: &str, steps: usize) -> (client::Visitor, String, client::Socket) {
    let seats = hall::find(game).unwrap().choose(&words(rules)).unwrap().seating.seats();
    let mut ada = running.visitor().await;
    let (table, _) = ada.table(&json!({"game": game, "rules": rules, "seats": vec![json!({"kind": "me"}); seats]})).await;
    let mut socket = ada.join(&table).await;
    for _ in 0..steps {
        socket.play_first().await;
    }
    (ada, table, socket)
}

#[tokio::test]
async fn a_game_is_a_file_in_every_format_it_has() {
    let running = Running::start().await;
    for game in hall::games() {
        let id = game.info().id;
        let (mut ada, table, _socket) = hot_seat(&running, id, "", 4).await;
        let record = ada.get(&format!("/g/{table}-1.record")).await;
        assert!(record.header("content-type").unwrap().starts_with("text/plain"), "{id}");
        let read = kernel::record::Record::read(&record.text()).unwrap();
        assert_eq!((read.tag("Game"), hall::read_record(&read).unwrap().len()), (Some(id), 4), "{}", record.text());
        let history = ada.get(&format!("/g/{table}-1.json")).await.json();
        assert_eq!(history["moves"].as_array().unwrap().len(), 4);
        assert_eq!(history["moves"][3]["position"], hall::read_record(&read).unwrap().text());
        let first = ada.get(&format!("/g/{table}-1.svg?at=0")).await;
        let last = ada.get(&format!("/g/{table}-1.svg")).await;
        assert_eq!(first.header("content-type"), Some("image/svg+xml"));
        assert!(first.text().starts_with("<svg") && first.text() != last.text());
        assert_eq!(ada.get(&format!("/g/{table}-1.svg?at=99")).await.code(), "not_found");
        assert_eq!(ada.get(&format!("/g/{table}-1.svg?seat=1")).await.code(), "bad_request");
        // A page is found whatever its address says besides.
        assert_eq!(ada.get(&format!("/g/{table}-1?at=0&seat=2")).await.status, 200);
        for format in game.formats() {
            let file = ada.get(&format!("/g/{table}-1.{}", format.id)).await;
            assert_eq!(file.status, 200, "{}", file.text());
            assert!(file.text().contains('['), "{}", file.text());
        }
        assert_eq!(ada.get(&format!("/g/{table}-1.docx")).await.code(), "not_found");
        assert_eq!(ada.get(&format!("/g/{table}-2.record")).await.code(), "not_found");
    }
}

#[tokio::test]
async fn listed_games_that_are_over_are_found_and_private_ones_are_not() {
    let running = Running::start().await;
    let (game, rules) = duel();
    let mut ada = running.visitor().await;
    for listed in [true, false, true] {
        let seats = json!([{"kind": "me"}, {"kind": "me"}]);
        let (table, _) = ada.table(&json!({"game": game, "rules": rules, "seats": seats, "listed": listed})).await;
        let mut socket = ada.join(&table).await;
        socket.play_first().await;
        socket.must(json!({"do": "resign"})).await;
    }
    let list = ada.get("/api/records").await.json();
    assert_eq!(list["games"].as_array().unwrap().len(), 2);
    assert_eq!((&list["games"][0]["moves"], &list["before"]), (&json!(2), &Value::Null));
    let page = ada.get("/api/records?limit=1").await.json();
    let next = ada.get(&format!("/api/records?limit=1&before={}", page["before"])).await.json();
    assert_ne!(page["games"][0]["id"], next["games"][0]["id"]);
    assert_eq!(ada.get("/api/records?game=nothing").await.json()["games"], json!([]));
    for wrong in ["limit=0", "limit=101", "limit=x", "before=-1", "surprise=1"] {
        assert_eq!(ada.get(&format!("/api/records?{wrong}")).await.code(), "bad_request", "{wrong}");
    }
}

#[tokio::test]
async fn a_game_is_reviewed_when_it_is_over_and_not_before() {
    let running = Running::start().await;
    let (table, mut ada, mut first, _bob, mut second) =
        two_at_a_table(&running, json!({"format": {"kind": "sides", "games": 2}})).await;
    for _ in 0..2 {
        first.play_first().await;
        second.play_first().await;
    }
    let path = format!("/api/records/{table}-1/review");
    assert_eq!(ada.post(&path, &json!({})).await.code(), "not_found", "no review of a game that is played");
    first.must(json!({"do": "resign"})).await;
    assert_eq!(ada.post(&path, &json!({})).await.code(), "not_over", "the match goes on");
    first.must(json!({"do": "offer", "offer": {"kind": "next_game"}})).await;
    second.event("offer").await;
    second.must(json!({"do": "offer", "offer": {"kind": "next_game"}})).await;
    second.must(json!({"do": "resign"})).await;
    let begun = ada.post(&path, &json!({})).await;
    assert_eq!((begun.status, &begun.json()["of"]), (202, &json!(5)));
    let review = loop {
        let review = ada.get(&path).await.json();
        if review["moves"].as_array().is_some_and(|moves| !moves.is_empty()) {
            break review;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    };
    assert_eq!(review["moves"].as_array().unwrap().len(), 4);
    assert!(review["moves"].as_array().unwrap().iter().all(|judged| judged["cost"].as_i64().unwrap() >= 0));
    // It is kept.
    assert_eq!(ada.post(&path, &json!({})).await.json(), review);
}

#[tokio::test]
async fn long_reviews_of_one_person_hold_up_nobody_elses() {
    let running = Running::start().await;
    let (game, rules) = duel();
    let mut asked = Vec::new();
    for steps in [40, 40, 40, 40, 40, 40, 2] {
        let (visitor, table, mut socket) = hot_seat(&running, game, &rules, steps).await;
        socket.must(json!({"do": "resign"})).await;
        asked.push((visitor, format!("/api/records/{table}-1/review")));
    }
    for (visitor, path) in &mut asked {
        assert_eq!(visitor.post(path, &json!({})).await.status, 202);
    }
    let (mut last, path) = asked.pop().unwrap();
    while last.get(&path).await.json()["moves"].as_array().is_none_or(Vec::is_empty) {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    for (visitor, path) in &mut asked {
        let review = visitor.get(path).await.json();
        assert_eq!(review["moves"], json!([]), "the long ones are still under way");
    }
}

#[tokio::test]
async fn hints_come_in_three_steps_that_agree() {
    let running = Running::start().await;
    let (game, rules) = duel();
    let (_, _, mut socket) = hot_seat(&running, game, &rules, 2).await;
    let mut hints = Vec::new();
    for level in 1..=3 {
        hints.push(socket.must(json!({"do": "hint", "level": level})).await["answer"].clone());
    }
    let sites = |hint: &Value| hint["sites"].as_array().unwrap().clone();
    assert!(sites(&hints[0]).len() > 4, "a whole neighbourhood: {}", hints[0]);
    assert_eq!(sites(&hints[1]).len(), 1);
    assert!(sites(&hints[0]).contains(&sites(&hints[1])[0]) && sites(&hints[2]).contains(&sites(&hints[1])[0]));
    assert!(hints[0]["step"].is_null() && hints[1]["step"].is_null());
    let step = hints[2]["step"]["step"].clone();
    assert_eq!(socket.refused(json!({"do": "hint", "level": 4})).await, "bad_request");
    socket.must(json!({"do": "step", "step": step})).await;
}

#[tokio::test]
async fn positions_are_judged_at_one_screen_and_after_the_game_only() {
    let running = Running::start().await;
    let (game, rules) = duel();
    let (_, _, mut socket) = hot_seat(&running, game, &rules, 2).await;
    let judged = socket.must(json!({"do": "evaluate"})).await["answer"].clone();
    assert_eq!(judged["kind"], "evaluation");
    assert!(!judged["line"].as_array().unwrap().is_empty());
    assert_eq!(socket.refused(json!({"do": "evaluate", "entries": 9})).await, "bad_request");
    let (_, _ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    first.play_first().await;
    for socket in [&mut first, &mut second] {
        assert_eq!(socket.refused(json!({"do": "evaluate"})).await, "no_help");
        assert_eq!(socket.refused(json!({"do": "hint", "level": 1})).await, "no_help");
    }
    first.must(json!({"do": "resign"})).await;
    let judged = second.must(json!({"do": "evaluate", "entries": 0})).await;
    assert_eq!(judged["answer"]["kind"], "evaluation");
}

#[tokio::test]
async fn the_solver_tells_the_truth_about_a_solitaire() {
    let running = Running::start().await;
    let game = hall::games().iter().find(|game| game.has_solver()).expect("the hall has a solitaire");
    let (_, _, mut socket) = hot_seat(&running, game.info().id, "", 1).await;
    let truth = socket.must(json!({"do": "truth", "entries": 0})).await["answer"].clone();
    assert_eq!((&truth["kind"], &truth["solvable"]), (&json!("truth"), &json!(true)), "{truth}");
    assert!(truth["turns"].as_u64().unwrap() > 10 && !truth["told"].as_str().unwrap().is_empty());
    let hint = socket.must(json!({"do": "hint", "level": 3})).await["answer"].clone();
    // Either it shows a step that still leads to the end, or it says how far to go back.
    assert!(hint["step"]["step"].is_string() || hint["take_back"].is_u64(), "{hint}");
}

#[tokio::test]
async fn whoever_comes_back_gets_what_was_missed_or_everything() {
    let running = Running::start().await;
    let (table, ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    first.play_first().await;
    second.turn().await;
    let seen = second.version;
    second.play_first().await;
    first.play_first().await;
    second.turn().await;
    let mut again = ada.join_since(&table, Some(seen)).await;
    let missed = [again.next().await.unwrap(), again.next().await.unwrap()];
    for (offset, event) in missed.iter().enumerate() {
        assert_eq!((&event["type"], &event["version"]), (&json!("event"), &json!(seen + 1 + offset as u64)));
    }
    assert_eq!(again.next().await.unwrap()["type"], "you");
    // Nothing missed: nothing but the own state. A version that is not known any more, or not yet: everything.
    let mut again = ada.join_since(&table, Some(second.version)).await;
    assert_eq!(again.next().await.unwrap()["type"], "you");
    for since in [None, Some(second.version + 100)] {
        let mut again = ada.join_since(&table, since).await;
        assert_eq!(again.next().await.unwrap()["type"], "snapshot", "{since:?}");
    }
}

#[tokio::test]
async fn rules_positions_and_games_are_told_in_three_languages() {
    let running = Running::start().await;
    let mut ada = running.visitor().await;
    for game in hall::games() {
        let id = game.info().id;
        let mut texts = Vec::new();
        for lang in ["en", "fr", "it"] {
            let rulebook = ada.get(&format!("/api/games/{id}/rules?lang={lang}")).await;
            assert_eq!(rulebook.status, 200, "{id}: {}", rulebook.text());
            let rulebook = rulebook.json();
            assert_eq!(rulebook["clauses"].as_array().unwrap().len(), game.rulebook().len());
            texts.push(rulebook.to_string());
        }
        assert!(texts[0] != texts[1] && texts[1] != texts[2], "{id}");
        for rules in every_rules(*game) {
            let position = ada.get(&format!("/api/games/{id}/position?rules={rules}")).await;
            assert_eq!(position.status, 200, "{id} {rules}: {}", position.text());
            assert!(!position.json()["tree"]["next"].as_object().unwrap().is_empty());
        }
    }
    assert_eq!(ada.get("/api/games/nothing/rules").await.code(), "unknown_game");
    assert_eq!(ada.get("/api/games").await.json()["games"].as_array().unwrap().len(), hall::games().len());
}

#[tokio::test]
async fn a_record_of_elsewhere_becomes_a_private_table_of_ones_own() {
    let running = Running::start().await;
    for game in hall::games() {
        let (mut ada, table, mut socket) = hot_seat(&running, game.info().id, "", 3).await;
        let record = ada.get(&format!("/g/{table}-1.record")).await.text();
        let position = ada.get(&format!("/api/records/{table}-1")).await.json()["moves"][2]["position"].clone();
        let mut eve = running.visitor().await;
        let made = eve.post("/api/records", &json!({ "record": record })).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let made = made.json()["table"].as_str().unwrap().to_string();
        let kept = eve.get(&format!("/api/records/{made}-1")).await.json();
        assert_eq!(kept["moves"][2]["position"], position, "{}", game.info().id);
        assert!(!kept["players"].as_array().unwrap().contains(&json!("Ada")));
        let mine = eve.get("/api/me/tables").await.json();
        assert_eq!(mine["tables"][0]["table"], json!(made));
        // It goes on at the new table, and the old one knows nothing of it.
        let mut there = eve.join(&made).await;
        there.play_first().await;
        assert!(socket.ping().await);
        assert_eq!(ada.get(&format!("/api/records/{table}-1")).await.json()["moves"].as_array().unwrap().len(), 3);
    }
    let mut eve = running.visitor().await;
    assert_eq!(eve.post("/api/records", &json!({ "record": "nonsense" })).await.code(), "bad_request");
    assert_eq!(eve.post("/api/records", &json!({ "record": "x".repeat(100_000) })).await.status, 413);
    assert_eq!(eve.post("/api/records", &json!({})).await.status, 400);
}
