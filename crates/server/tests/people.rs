//! People: cookies, names, codes, mutes, and the export of everything.

mod client;

use client::{Running, Visitor, duel, two_at_a_table};
use serde_json::json;

#[tokio::test]
async fn whoever_comes_is_somebody_at_once_and_stays_so() {
    let running = Running::start().await;
    let mut nobody = Visitor::nobody(running.address);
    let first = nobody.get("/api/me").await;
    let cookie = first.header("set-cookie").unwrap().to_string();
    for part in ["HttpOnly", "SameSite=Strict", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "plain HTTP on the loopback");
    let again = nobody.get("/api/me").await;
    assert!(again.header("set-cookie").is_none());
    assert_eq!(first.json(), again.json());
    // A cookie that was tampered with is none.
    for wrong in ["coffret=x", "coffret=", "coffret=0123456789abcdef.0123456789abcdef"] {
        let mut forger = Visitor { cookie: Some(wrong.into()), ..Visitor::nobody(running.address) };
        let me = forger.get("/api/me").await;
        assert!(me.header("set-cookie").is_some());
        assert_ne!(me.json()["visitor"], first.json()["visitor"]);
    }
}

#[tokio::test]
async fn behind_tls_the_cookie_is_secure() {
    let running = Running::start_with(|config| config.public_url = Some("https://games.example".into())).await;
    let mut ada = Visitor::nobody(running.address);
    ada.headers = vec![("Host".into(), "games.example".into())];
    let me = ada.get("/api/me").await;
    assert!(me.header("set-cookie").unwrap().contains("; Secure"));
    assert!(me.header("strict-transport-security").is_some());
}

#[tokio::test]
async fn a_name_is_plain_text_and_tables_learn_it() {
    let running = Running::start().await;
    let (begun, mut ada, _first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    let (game, rules) = duel();
    let (waiting, _) = ada.table(&json!({"game": game, "rules": rules, "seats": [{"kind": "me"}]})).await;
    let mut socket = ada.join(&waiting).await;
    let named = ada.put("/api/me", &json!({"name": "  Ada  Lovelace "})).await;
    assert_eq!(named.json()["name"], "Ada Lovelace");
    socket.until(|message| message["seats"][0]["holder"]["name"] == "Ada Lovelace").await;
    // Where a game has begun the names stay, and nothing is stored there: neither by choosing another nor by coming back with it.
    let mut again = ada.join(&begun).await;
    again.kind("snapshot").await;
    assert!(second.silent(|message| message["kind"] == "seats").await);
    for wrong in ["", " ", "<b>", "a\u{202e}b", "xxxxxxxxxxxxxxxxxxxxxxxxx"] {
        let refused = ada.put("/api/me", &json!({"name": wrong})).await;
        assert_eq!((refused.status, refused.code().as_str()), (422, "bad_name"), "{wrong:?}");
    }
}

#[tokio::test]
async fn a_code_carries_an_identity_to_another_device_once() {
    let running = Running::start().await;
    let (table, mut ada, _first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    let code = ada.post("/api/me/code", &json!({})).await.json()["code"].as_str().unwrap().to_string();
    assert_eq!(code.len(), 11);
    let mut phone = running.visitor().await;
    let wrong = phone.post("/api/me/carry", &json!({"code": "00000-00000"})).await;
    assert_eq!((wrong.status, wrong.code().as_str()), (409, "bad_code"));
    // As people type it.
    let typed = code.to_uppercase().replace('-', " ");
    let carried = phone.post("/api/me/carry", &json!({"code": typed})).await;
    assert_eq!(carried.json()["visitor"], ada.id.as_str(), "{}", carried.text());
    assert_eq!(phone.post("/api/me/carry", &json!({"code": code})).await.code(), "bad_code");
    // The phone plays at the table now.
    let mut socket = phone.join(&table).await;
    socket.play_first().await;
    second.turn().await;
}

#[tokio::test]
async fn codes_cannot_be_tried_at_will() {
    let running = Running::start_with(|config| config.limits.codes_per_minute = 5).await;
    let mut eve = running.visitor().await;
    let mut codes = Vec::new();
    for number in 0..8 {
        codes.push(eve.post("/api/me/carry", &json!({"code": format!("{number:010}")})).await.status);
    }
    assert_eq!(codes, [409, 409, 409, 409, 409, 429, 429, 429]);
    let limited = eve.post("/api/me/carry", &json!({"code": "x"})).await;
    assert_eq!((limited.code().as_str(), limited.header("retry-after").is_some()), ("too_many", true));
}

#[tokio::test]
async fn everything_of_a_visitor_can_be_exported_and_nothing_of_others() {
    let running = Running::start().await;
    let (table, mut ada, mut first, mut bob, mut second) = two_at_a_table(&running, json!({})).await;
    first.play_first().await;
    first.must(json!({"do": "say", "channel": "table", "text": "a word of Ada"})).await;
    second.must(json!({"do": "say", "channel": "table", "text": "a word of Bob"})).await;
    first.must(json!({"do": "mute", "visitor": bob.id, "on": true})).await;
    first.must(json!({"do": "resign"})).await;
    let export = ada.get("/api/me/export").await;
    assert!(export.header("content-disposition").unwrap().starts_with("attachment"));
    let export = export.json();
    assert_eq!(export["tables"][0]["table"], table);
    assert_eq!(export["games"][0]["id"], format!("{table}-1"));
    assert!(export["games"][0]["record"].as_str().unwrap().contains("@resign:1"));
    assert_eq!(export["said"][0]["text"], "a word of Ada");
    assert_eq!(export["muted"], json!([bob.id]));
    assert!(export["deeds"].as_array().unwrap().len() >= 3);
    assert!(!export.to_string().contains("a word of Bob"));
    let other = bob.get("/api/me/export").await.text();
    assert!(other.contains("a word of Bob") && !other.contains("a word of Ada"));
}

#[tokio::test]
async fn whoever_is_muted_is_not_read() {
    let running = Running::start().await;
    let (table, mut ada, mut first, bob, mut second) = two_at_a_table(&running, json!({})).await;
    let talks = |message: &serde_json::Value| message["type"] == "talk" && message["channel"] == "table";
    second.must(json!({"do": "say", "channel": "table", "text": "one"})).await;
    assert_eq!(first.until(talks).await["messages"][0]["text"], "one");
    first.must(json!({"do": "mute", "visitor": bob.id, "on": true})).await;
    second.must(json!({"do": "say", "channel": "table", "text": "two"})).await;
    assert!(first.silent(talks).await);
    assert_eq!(ada.get("/api/me").await.json()["muted"], json!([bob.id]));
    // After coming again too, and for what was said before.
    let mut again = ada.join(&table).await;
    again.kind("presence").await;
    assert!(again.silent(talks).await);
    ada.request("DELETE", &format!("/api/me/mutes/{}", bob.id), None).await;
    let mut again = ada.join(&table).await;
    assert_eq!(again.until(talks).await["messages"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn other_sites_cannot_act_in_a_visitors_name() {
    let running = Running::start().await;
    let (game, _) = duel();
    let ada = running.visitor().await;
    let order = json!({"game": game});
    let from = |headers: &[(&str, &str)]| Visitor {
        headers: headers.iter().map(|(name, value)| ((*name).into(), (*value).into())).collect(),
        ..ada.clone()
    };
    let host = running.address.to_string();
    let own = format!("http://{host}");
    assert_eq!(from(&[("Origin", &own)]).post("/api/tables", &order).await.status, 201);
    for origin in ["http://evil.example", "null", "http://127.0.0.1:1"] {
        let refused = from(&[("Origin", origin)]).post("/api/tables", &order).await;
        assert_eq!((refused.status, refused.code().as_str()), (403, "wrong_origin"), "{origin}");
        assert!(from(&[("Origin", origin)]).socket("/api/lobby/socket").await.is_err(), "{origin}");
    }
    assert!(from(&[("Origin", &own)]).socket("/api/lobby/socket").await.is_ok());
    // A form cannot send JSON, and a name that leads here does not make a page ours.
    let form = from(&[("Content-Type", "text/plain")]).post("/api/tables", &order).await;
    assert_eq!((form.status, form.code().as_str()), (415, "bad_body"));
    let rebound = from(&[("Host", "evil.example"), ("Origin", "http://evil.example")]).post("/api/tables", &order).await;
    assert_eq!(rebound.code(), "wrong_origin");
}

#[tokio::test]
async fn a_device_is_left_and_others_are_revoked() {
    let running = Running::start().await;
    let (table, mut ada, _first, _bob, _second) = two_at_a_table(&running, json!({})).await;
    let code = ada.post("/api/me/code", &json!({})).await.json()["code"].clone();
    let mut phone = running.visitor().await;
    assert_eq!(phone.post("/api/me/carry", &json!({"code": code})).await.json()["visitor"], ada.id.as_str());
    let mut lost = phone.join(&table).await;
    lost.kind("you").await;
    // The phone is lost: whoever has it is nobody, at once, and after the server was started anew.
    let old = ada.cookie.clone();
    assert_eq!(ada.post("/api/me/revoke", &json!({})).await.json()["visitor"], ada.id.as_str());
    assert_ne!(ada.cookie, old);
    while lost.next().await.is_some() {}
    let thief = phone.cookie.clone();
    assert_ne!(phone.get("/api/me").await.json()["visitor"], ada.id.as_str());
    let mut again = ada.join(&table).await;
    again.play_first().await;
    drop(again);
    let data = running.data.clone();
    let folder = running.stop().await;
    let running = Running::open(client::config(&data)).await;
    let mut phone = Visitor { address: running.address, cookie: thief, ..phone };
    assert_ne!(phone.get("/api/me").await.json()["visitor"], ada.id.as_str());
    let mut ada = Visitor { address: running.address, ..ada };
    assert_eq!(ada.get("/api/me").await.json()["visitor"], ada.id.as_str());
    // Leaving takes the cookie away.
    let left = ada.post("/api/me/leave", &json!({})).await;
    assert!(left.status == 204 && left.header("set-cookie").unwrap().contains("Max-Age=0"));
    running.stop().await;
    drop(folder);
}

#[tokio::test]
async fn whoever_wants_to_be_forgotten_is() {
    let running = Running::start().await;
    let mut ada = running.visitor().await;
    ada.put("/api/me", &json!({"name": "Augusta Ada"})).await;
    let (game, rules) = duel();
    let order = json!({"game": game, "rules": rules, "seats": [{"kind": "me"}, {"kind": "open"}], "listed": true});
    let (table, _) = ada.table(&order).await;
    let mut first = ada.join(&table).await;
    let mut bob = running.visitor().await;
    let mut second = bob.join(&table).await;
    second.must(json!({"do": "sit", "seat": 2})).await;
    first.must(json!({"do": "say", "channel": "table", "text": "my secret"})).await;
    let step = first.play_first().await;
    first.must(json!({"do": "resign"})).await;
    let (waiting, _) = ada.table(&order).await;
    let id = ada.id.clone();
    assert_eq!(ada.request("DELETE", "/api/me", None).await.status, 204);
    while first.next().await.is_some() {}
    // The board is shown anew to whoever is there, without the name.
    second.until(|message| message["type"] == "snapshot" && message["seats"][0]["holder"]["name"] == "?").await;
    for path in [
        format!("/api/tables/{table}"),
        format!("/api/tables/{waiting}"),
        format!("/g/{table}-1.record"),
        "/api/records".into(),
        "/api/tables".into(),
        "/api/me/export".into(),
    ] {
        let text = bob.get(&path).await.text();
        assert!(!text.contains("Augusta") && !text.contains(&id) && !text.contains("my secret"), "{path}: {text}");
    }
    assert!(bob.get(&format!("/g/{table}-1.record")).await.text().contains(&step), "what was played stays");
    // Nothing of it is in the file either, but for the mark that the cookie is worth nothing.
    let data = running.data.clone();
    let folder = running.stop().await;
    let database = rusqlite::Connection::open(data.join("coffret.db")).unwrap();
    for (from, column) in [
        ("journal", "fact || coalesce(visitor, '')"),
        ("tables", "listing || host"),
        ("games", "listing || record"),
        ("said", "text || visitor"),
    ] {
        let sql = format!("SELECT count(*) FROM {from} WHERE instr({column}, ?1) OR instr({column}, 'Augusta')");
        let found: i64 = database.query_row(&sql, [&id], |row| row.get(0)).unwrap();
        assert_eq!(found, 0, "{from}");
    }
    assert!(server::check(&data).unwrap().problems.is_empty());
    drop(folder);
}

#[tokio::test]
async fn nobody_at_a_table_passes_for_another() {
    let running = Running::start().await;
    let (mut ada, mut eve) = (running.visitor().await, running.visitor().await);
    assert_eq!(ada.put("/api/me", &json!({"name": "Ada"})).await.status, 200);
    let masked = eve.put("/api/me", &json!({"name": "\u{410}da"})).await;
    assert_eq!((masked.status, masked.code()), (422, "bad_name".into()));
    let (game, rules) = duel();
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let (table, _) = ada.table(&json!({"game": game, "rules": rules, "seats": seats, "listed": true})).await;
    // The socket is older than the name.
    let mut socket = eve.join(&table).await;
    assert_eq!(eve.put("/api/me", &json!({"name": "ADA"})).await.status, 200);
    socket.must(json!({"do": "sit", "seat": 2})).await;
    let view = eve.get(&format!("/api/tables/{table}")).await.json();
    let names: Vec<&str> =
        view["seats"].as_array().unwrap().iter().filter_map(|seat| seat["holder"]["name"].as_str()).collect();
    assert_eq!(names, ["Ada", "ADA (2)"]);
}
