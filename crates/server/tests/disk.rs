//! A full disk: what cannot be stored has not happened, everybody is told, and all goes on when there is room again.

mod client;

use client::{Running, config, first_step, two_at_a_table};
use serde_json::{Value, json};

#[tokio::test]
async fn what_cannot_be_stored_has_not_happened() {
    // About a megabyte: enough for some tables, and soon full.
    let running = Running::start_with(|config| config.limits.database_pages = 250).await;
    let (table, mut ada, mut first, bob, mut second) = two_at_a_table(&running, json!({})).await;
    let step = first_step(&first.turn().await["tree"]).unwrap();
    // Words fill the disk.
    let mut writers = Vec::new();
    let full = 'full: loop {
        let mut writer = running.visitor().await;
        let name = writer.put("/api/me", &json!({"name": "Writer"})).await;
        if name.status == 503 {
            break name;
        }
        let (own, _) = match writer.post("/api/tables", &json!({"game": hall::games()[0].info().id})).await {
            made if made.status == 201 => {
                let made = made.json();
                (made["table"].as_str().unwrap().to_string(), made["links"].clone())
            }
            refused => break refused,
        };
        let mut socket = writer.join(&own).await;
        for _ in 0..5 {
            let said = socket.command(json!({"do": "say", "channel": "table", "text": "word ".repeat(50)})).await;
            if said["error"]["code"] == "storage" {
                break 'full writer.put("/api/me", &json!({"name": "Writer again"})).await;
            }
        }
        writers.push(socket);
        assert!(writers.len() < 2000, "the disk does not get full");
    };
    assert!(matches!(full.status, 200 | 503), "{}", full.text());
    // A step needs room that is not there any more; it may fit into what is left of a page, so there are several.
    let mut played: Vec<String> = Vec::new();
    let mut sockets = [&mut first, &mut second];
    let refused = loop {
        let socket = &mut sockets[played.len() % 2];
        let own = first_step(&socket.turn().await["tree"]).unwrap();
        let answer = socket.command(json!({"do": "step", "step": own})).await;
        if answer["type"] == "refused" {
            break answer;
        }
        played.push(own);
        assert!(played.len() < 200, "steps still fit");
    };
    assert_eq!(refused["error"]["code"], "storage", "{refused}");
    assert!(!refused["error"]["message"].as_str().unwrap().is_empty());
    assert_eq!(ada.get("/healthz").await.status, 200, "it lives");
    // What was refused was not played, for nobody, and reading goes on.
    let view = ada.get(&format!("/api/tables/{table}")).await;
    let moves = |view: &Value| -> Vec<String> {
        view["play"]["moves"].as_array().unwrap().iter().map(|moved| moved["text"].as_str().unwrap().into()).collect()
    };
    assert_eq!(moves(&view.json()), played);
    let metrics = ada.get("/metrics").await.text();
    let failures = metrics.lines().find(|line| line.starts_with("coffret_storage_failures_total")).unwrap();
    assert_ne!(failures, "coffret_storage_failures_total 0");
    // With room again everything is as it was acknowledged, and the game goes on.
    let data = running.data.clone();
    let folder = running.stop().await;
    let running = Running::open(config(&data)).await;
    let mut ada = client::Visitor { address: running.address, ..ada };
    let bob = client::Visitor { address: running.address, ..bob };
    assert_eq!(moves(&ada.get(&format!("/api/tables/{table}")).await.json()), played);
    let mut sockets = [ada.join(&table).await, bob.join(&table).await];
    sockets[played.len() % 2].play_first().await;
    assert!(played.is_empty() || played[0] == step);
    assert_eq!(ada.get("/readyz").await.status, 200);
    drop(folder);
}
