//! Hostile and broken clients: each gets a clear refusal, and nobody else notices.

mod client;

use client::{PATIENCE, Running, Socket, Visitor, first_step, raw, two_at_a_table};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;

/// Both players still play: nothing that others did has harmed the table.
async fn goes_on(first: &mut Socket, second: &mut Socket) {
    first.play_first().await;
    second.play_first().await;
    first.turn().await;
}

#[tokio::test]
async fn a_frame_that_is_too_long_ends_its_connection_with_a_word() {
    let running = Running::start().await;
    let (table, ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    for text in ["x".repeat(wire::LONGEST_COMMAND + 1), format!("{{\"id\":\"{}\"}}", "y".repeat(200_000))] {
        let mut tab = ada.join(&table).await;
        tab.kind("presence").await;
        tab.send(&text).await;
        let bye = tab.kind("bye").await;
        assert_eq!(bye["error"]["code"], "too_large");
        assert!(tab.next().await.is_none(), "the connection is closed");
    }
    goes_on(&mut first, &mut second).await;
}

#[tokio::test]
async fn frames_that_make_no_sense_are_refused_and_the_connection_stays() {
    let running = Running::start().await;
    let (_, _ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    let deep = format!("{{\"id\":\"d\",\"do\":\"touch\",\"touched\":{}{}}}", "[".repeat(5000), "]".repeat(5000));
    let wrong = [
        "",
        "hello",
        "null",
        "[]",
        "{",
        "{}",
        "{\"id\":7}",
        "{\"id\":\"a\"}",
        "{\"id\":\"a\",\"do\":\"fly\"}",
        "{\"id\":\"a\",\"do\":\"step\",\"version\":-1}",
        "{\"id\":\"a\",\"do\":\"step\",\"version\":1e400}",
        "{\"id\":\"a\",\"do\":\"sit\",\"seat\":256}",
        "{\"id\":\"a\",\"do\":\"say\",\"channel\":\"table\",\"text\":7}",
        "{\"id\":\"\",\"do\":\"ping\"}",
        "{\"id\":\"\u{0}\",\"do\":\"\u{0}\"}",
        &deep,
    ];
    for text in wrong {
        first.send(text).await;
        let refused = first.kind("refused").await;
        assert_eq!(refused["error"]["code"], "bad_request", "{text}");
        assert!(!refused["error"]["detail"].as_str().unwrap().is_empty(), "{text}");
    }
    first.stream.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
    assert_eq!(first.kind("refused").await["error"]["code"], "bad_request");
    // An id that can be read is answered under it, whatever else is wrong.
    first.send("{\"id\":\"mine\",\"do\":\"fly\"}").await;
    assert_eq!(first.kind("refused").await["id"], "mine");
    goes_on(&mut first, &mut second).await;
}

/// A connection that has become a socket, for frames that no proper client sends.
async fn raw_socket(visitor: &Visitor, table: &str) -> TcpStream {
    let mut stream = TcpStream::connect(visitor.address).await.unwrap();
    let head = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {}\r\n\r\n",
        visitor.address,
        visitor.cookie.as_deref().unwrap()
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
    stream
}

/// Whether the other end closes the connection, whatever it says before.
async fn is_closed(stream: &mut TcpStream) -> bool {
    let mut rest = Vec::new();
    tokio::time::timeout(PATIENCE, stream.read_to_end(&mut rest)).await.is_ok()
}

#[tokio::test]
async fn frames_against_the_protocol_end_their_connection() {
    let running = Running::start().await;
    let (table, ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    let frames: [&[u8]; 5] = [
        // Not masked; a reserved bit; an unknown opcode; a text that is no UTF-8; a length of two to the power of 62.
        b"\x81\x02{}",
        b"\xf1\x82\0\0\0\0{}",
        b"\x83\x82\0\0\0\0{}",
        b"\x81\x82\0\0\0\0\xff\xfe",
        b"\x81\xff\x40\0\0\0\0\0\0\0\0\0\0\0{}",
    ];
    for frame in frames {
        let mut stream = raw_socket(&ada, &table).await;
        stream.write_all(frame).await.unwrap();
        assert!(is_closed(&mut stream).await, "{frame:?}");
    }
    goes_on(&mut first, &mut second).await;
}

#[tokio::test]
async fn a_socket_that_is_half_open_is_found_and_left() {
    let running = Running::start_with(|config| {
        // Long enough for whoever reads on a busy machine to answer.
        config.limits.ping = Duration::from_secs(2);
        config.limits.pong = Duration::from_secs(3);
    })
    .await;
    let (table, _ada, mut first, bob, second) = two_at_a_table(&running, json!({})).await;
    drop(second);
    first.until(|message| message["type"] == "presence" && message["absent"] != json!([])).await;
    // It has come, and is never heard again: it does not even answer a ping.
    let _silent = raw_socket(&bob, &table).await;
    first.until(|message| message["type"] == "presence" && message["absent"] == json!([])).await;
    let gone = first.until(|message| message["type"] == "presence" && message["absent"] != json!([])).await;
    assert_eq!(gone["absent"][0]["seat"], 2);
    // Whoever answers pings stays; reading answers them.
    tokio::time::timeout(Duration::from_secs(6), first.stream.next()).await.ok();
    first.play_first().await;
}

#[tokio::test]
async fn a_slow_reader_is_left_behind_and_slows_nobody() {
    let running = Running::start_with(|config| {
        config.limits.outbox = 8;
        config.limits.pong = Duration::from_millis(500);
    })
    .await;
    let (table, mut ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    let eve = running.visitor().await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let stream = socket.connect(running.address).await.unwrap();
    let mut request = tokio_tungstenite::tungstenite::client::IntoClientRequest::into_client_request(format!(
        "ws://{}/api/tables/{table}/socket",
        running.address
    ))
    .unwrap();
    request.headers_mut().insert("cookie", eve.cookie.as_deref().unwrap().parse().unwrap());
    let (mut slow, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
    // She asks and asks, and never reads an answer, until what the systems keep for her is full.
    for number in 0..2000 {
        slow.send(Message::text(json!({"id": format!("s{number}"), "do": "snapshot"}).to_string())).await.unwrap();
    }
    loop {
        let begun = Instant::now();
        first.play_first().await;
        second.play_first().await;
        // Taking back keeps the game short.
        first.turn().await;
        first.must(json!({"do": "offer", "offer": {"kind": "undo", "entries": 0}})).await;
        let offer = second.event("offer").await["offers"][0]["number"].clone();
        second.must(json!({"do": "agree", "offer": offer})).await;
        first.event("undo").await;
        assert!(begun.elapsed() < client::PATIENCE, "{:?}", begun.elapsed());
        let metrics = ada.get("/metrics").await.text();
        if metrics.lines().any(|line| line == "coffret_slow_readers_total 1") {
            break;
        }
    }
    drop(slow);
    goes_on(&mut first, &mut second).await;
}

#[tokio::test]
async fn another_visitors_table_is_to_be_watched_and_nothing_else() {
    let running = Running::start().await;
    let (table, _ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    let step = first_step(&first.turn().await["tree"]).unwrap();
    let mut eve = running.visitor().await.join(&table).await;
    for (deed, code) in [
        (json!({"do": "step", "step": step}), "not_seated"),
        (json!({"do": "touch", "touched": []}), "not_seated"),
        (json!({"do": "preview", "step": step}), "not_seated"),
        (json!({"do": "why", "step": step}), "not_seated"),
        (json!({"do": "resign"}), "not_seated"),
        (json!({"do": "resign", "seat": 1}), "not_seated"),
        (json!({"do": "claim", "seat": 1}), "not_seated"),
        (json!({"do": "leave"}), "not_seated"),
        (json!({"do": "courtesy", "phrase": "hello"}), "not_seated"),
        (json!({"do": "offer", "offer": {"kind": "draw"}}), "not_seated"),
        (json!({"do": "offer", "offer": {"kind": "undo"}}), "not_seated"),
        (json!({"do": "offer", "offer": {"kind": "next_game"}}), "not_seated"),
        (json!({"do": "agree", "offer": 1}), "no_such_offer"),
        (json!({"do": "engine", "seat": 1, "level": 1}), "not_host"),
        (json!({"do": "free", "seat": 1}), "not_host"),
        (json!({"do": "link", "seat": 1}), "not_host"),
        (json!({"do": "list", "on": true}), "not_host"),
        (json!({"do": "hint", "level": 1}), "no_help"),
        (json!({"do": "evaluate"}), "no_help"),
        (json!({"do": "truth"}), "no_help"),
        (json!({"do": "sit", "seat": 1}), "already_begun"),
    ] {
        assert_eq!(eve.refused(deed.clone()).await, code, "{deed}");
    }
    // An offer among others is not hers to answer.
    first.must(json!({"do": "offer", "offer": {"kind": "draw"}})).await;
    let offer = second.event("offer").await["offers"][0]["number"].clone();
    assert_eq!(eve.refused(json!({"do": "agree", "offer": offer})).await, "not_seated");
    assert_eq!(eve.refused(json!({"do": "decline", "offer": offer})).await, "not_seated");
    second.must(json!({"do": "decline", "offer": offer})).await;
    first.must(json!({"do": "step", "step": step})).await;
    second.play_first().await;
}

#[tokio::test]
async fn whoever_commands_too_fast_waits_and_at_last_is_shown_out() {
    let running = Running::start_with(|config| {
        config.limits.commands_per_second = 1;
        config.limits.commands_at_once = 20;
    })
    .await;
    let (table, ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    let mut tab = ada.join(&table).await;
    tab.kind("presence").await;
    for number in 0..400 {
        let ping = Message::text(format!("{{\"id\":\"p{number}\",\"do\":\"ping\"}}"));
        if tab.stream.send(ping).await.is_err() {
            break;
        }
    }
    let mut refused = 0;
    let bye = loop {
        let message = tab.next().await.expect("a word before the end");
        match message["type"].as_str().unwrap() {
            "refused" => {
                assert_eq!(message["error"]["code"], "too_many");
                assert!(message["id"].as_str().unwrap().starts_with('p'));
                refused += 1;
            }
            "bye" => break message,
            _ => {}
        }
    };
    assert_eq!(bye["error"]["code"], "too_many");
    assert!(refused > 50 && bye["again_ms"].as_u64().unwrap() > 0, "{refused} {bye}");
    // Other connections have their own measure, even those of the same visitor.
    goes_on(&mut first, &mut second).await;
}

#[tokio::test]
async fn an_address_that_asks_too_much_is_told_to_wait() {
    let running = Running::start_with(|config| {
        config.limits.requests_per_second = 1;
        config.limits.requests_at_once = 20;
        config.limits.tables_per_minute = 2;
        config.behind_proxy = true;
    })
    .await;
    let from = |address: &str| Visitor {
        headers: vec![("X-Forwarded-For".into(), address.into())],
        ..Visitor::nobody(running.address)
    };
    let mut one = from("10.0.0.1");
    let mut codes = Vec::new();
    for _ in 0..40 {
        codes.push(one.get("/healthz").await.status);
    }
    assert!(codes[..20].iter().all(|code| *code == 200) && codes.contains(&429), "{codes:?}");
    let mut other = from("10.0.0.2");
    assert_eq!(other.get("/healthz").await.status, 200, "others are served");
    let order = json!({"game": hall::games()[0].info().id});
    let made: Vec<u16> = [other.post("/api/tables", &order).await, other.post("/api/tables", &order).await]
        .iter()
        .map(|made| made.status)
        .collect();
    assert_eq!(made, [201, 201]);
    let refused = other.post("/api/tables", &order).await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too_many"));
    assert!(refused.header("retry-after").is_some());
}

#[tokio::test]
async fn one_address_cannot_hold_all_connections() {
    let running = Running::start_with(|config| config.limits.connections_per_address = 6).await;
    let (table, ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    let mut held = Vec::new();
    let refused = loop {
        match ada.socket(&format!("/api/tables/{table}/socket")).await {
            Ok(socket) => held.push(socket),
            Err(error) => break error,
        }
        assert!(held.len() < 6, "no limit");
    };
    assert!(held.len() >= 3, "{} {refused}", held.len());
    goes_on(&mut first, &mut second).await;
}

#[tokio::test]
async fn bodies_heads_and_methods_that_make_no_sense_are_refused() {
    let running = Running::start().await;
    let mut ada = running.visitor().await;
    let large = ada.request("POST", "/api/tables", Some(&format!("{{\"game\":\"{}\"}}", "x".repeat(40_000)))).await;
    assert_eq!((large.status, large.code().as_str()), (413, "too_large"));
    for body in ["", "{", "[]", "null", "\u{1}", "{\"game\":7}"] {
        let refused = ada.request("POST", "/api/tables", Some(body)).await;
        assert_eq!((refused.status, refused.code().as_str()), (400, "bad_request"), "{body:?}");
    }
    let wrong = ada.request("PATCH", "/api/tables", None).await;
    assert_eq!((wrong.status, wrong.code().as_str()), (405, "wrong_method"));
    for path in ["/api/nothing", "/api/tables/x", "/g/x.record", "/nothing.js", "/api/games/%00", "/../x.css"] {
        let missing = ada.get(path).await;
        assert!(matches!(missing.status, 400 | 404), "{path}: {}", missing.status);
    }
    let head = |lines: &str| format!("GET /healthz HTTP/1.1\r\n{lines}\r\n").into_bytes();
    assert_eq!(raw(running.address, &head("")).await.status, 403, "a request without a host");
    let long = format!("Host: localhost\r\nX: {}\r\n", "x".repeat(200_000));
    assert_eq!(raw(running.address, &head(&long)).await.status, 431);
    assert_eq!(raw(running.address, b"\x16\x03\x01\x02\0\x01\0\r\n\r\n").await.status, 400);
    assert_eq!(ada.get("/healthz").await.status, 200);
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_protect_browsers() {
    let running = Running::start().await;
    let mut ada = running.visitor().await;
    for path in ["/", "/api/me", "/api/games", "/api/nothing", "/healthz", "/api/docs", "/api/openapi.json"] {
        let answer = ada.get(path).await;
        let policy = answer.header("content-security-policy").unwrap_or_else(|| panic!("{path}"));
        for part in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        // The core may be compiled; nothing else that is unsafe.
        assert!(!policy.replace(" 'wasm-unsafe-eval'", "").contains("unsafe"), "{policy}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-opener-policy", "same-origin"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), Some(value), "{path}");
        }
        assert!(answer.header("access-control-allow-origin").is_none(), "{path}");
    }
    // What people write comes back as data, never as a page.
    let refused = ada.put("/api/me", &json!({"name": "<script>"})).await;
    assert_eq!(refused.header("content-type"), Some("application/json"));
}

#[tokio::test]
async fn names_and_words_of_people_are_limited() {
    let running = Running::start().await;
    let (_, _ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    let say = |text: String| json!({"do": "say", "channel": "table", "text": text});
    assert_eq!(first.refused(say("x".repeat(301))).await, "too_large");
    assert_eq!(first.refused(say("a\nb".into())).await, "bad_request");
    assert_eq!(first.refused(say("  ".into())).await, "bad_request");
    first.must(say("<b>é</b>".into())).await;
    let talk = second.kind("talk").await;
    assert_eq!(talk["messages"][0]["text"], "<b>é</b>", "text stays text");
    for _ in 0..4 {
        first.must(say("x".into())).await;
    }
    let fast: Value = first.command(say("y".into())).await;
    assert_eq!(fast["error"]["code"], "too_many");
    second.must(say("z".into())).await;
}
