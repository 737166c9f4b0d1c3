//! Crashes: a server that is killed in the middle of its work has lost nothing that it acknowledged.
//!
//! This is the small version; `cargo xtask load` does it with many tables, twenty times in a row.

mod client;

use client::{PATIENCE, Socket, Visitor, config, duel, first_step};
use serde_json::{Value, json};
use server::LogFormat;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Says to this program that it is to be the server that gets killed, with its data here.
const ROLE: &str = "COFFRET_TEST_CRASHES_IN";
const ROUNDS: usize = 4;
const TABLES: usize = 6;

/// A server in a process of its own.
struct Victim {
    child: Child,
    address: SocketAddr,
}

impl Victim {
    fn start(test: &str, data: &Path) -> Victim {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args([test, "--exact", "--nocapture", "--test-threads", "1"])
            .env(ROLE, data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let ready = lines.map_while(Result::ok).find_map(|line| Some(line.split_once("ready: http://")?.1.to_string()));
        Victim { child, address: ready.expect("the server is ready").trim_end_matches('/').parse().unwrap() }
    }

    /// Kills it as a power failure would.
    fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The part of the process that gets killed; whether this is it.
fn is_victim() -> bool {
    let Some(data) = std::env::var_os(ROLE) else { return false };
    server::run(config(Path::new(&data)), LogFormat::Text).unwrap();
    true
}

/// A table at which one visitor holds all seats, and what was acknowledged of it.
struct Witness {
    visitor: Visitor,
    table: String,
    /// The moves that stand.
    moves: Vec<String>,
    /// What is left on the clocks with the last of them.
    left: Value,
    /// A command that was sent and not answered yet, with what it would make of the moves.
    pending: Option<(String, Value, Vec<String>)>,
    commands: usize,
}

impl Witness {
    async fn new(address: SocketAddr) -> Witness {
        let mut visitor = Visitor::nobody(address);
        visitor.get("/api/me").await;
        let (game, rules) = duel();
        let order = json!({
            "game": game, "rules": rules, "seats": [{"kind": "me"}, {"kind": "me"}],
            "clock": {"kind": "game", "seconds": 3600, "increment": 0},
        });
        let (table, _) = visitor.table(&order).await;
        Witness { visitor, table, moves: Vec::new(), left: Value::Null, pending: None, commands: 0 }
    }

    /// The next command: a step, or after some steps all of them taken back. `false` when the line broke.
    async fn next(&mut self, socket: &mut Socket) -> bool {
        self.commands += 1;
        let id = format!("w{}", self.commands);
        let mut after = self.moves.clone();
        let mut deed = if self.moves.len() >= 12 {
            after.clear();
            json!({"do": "offer", "offer": {"kind": "undo", "entries": 0}})
        } else {
            let Some(step) = next_step(socket).await else { return false };
            after.push(step.clone());
            json!({"do": "step", "step": step})
        };
        deed["version"] = json!(socket.version);
        self.pending = Some((id, deed, after));
        true
    }

    /// Sends what is pending, and waits for the acknowledgement. `false` when the line broke.
    async fn send(&mut self, socket: &mut Socket) -> bool {
        let Some((id, deed, after)) = self.pending.clone() else { return true };
        let mut command = deed;
        command["id"] = json!(id);
        let frame = tokio_tungstenite::tungstenite::Message::text(command.to_string());
        if futures_util::SinkExt::send(&mut socket.stream, frame).await.is_err() {
            return false;
        }
        while let Some(message) = socket.next().await {
            if message["clocks"]["left"].is_array() {
                self.left = message["clocks"]["left"].clone();
            }
            if message["id"] == id.as_str() {
                assert_eq!(message["type"], "done", "{message}");
                self.moves = after;
                self.pending = None;
                return true;
            }
        }
        false
    }

    /// Plays until the line breaks, and counts what is acknowledged.
    async fn play(mut self, acknowledged: Arc<AtomicUsize>) -> Witness {
        let path = format!("/api/tables/{}/socket", self.table);
        let Ok(mut socket) = self.visitor.socket(&path).await else { return self };
        if next_step(&mut socket).await.is_some() {
            while self.next(&mut socket).await && self.send(&mut socket).await {
                acknowledged.fetch_add(1, Ordering::Relaxed);
            }
        }
        self
    }

    async fn stored(&mut self) -> (Vec<String>, Value) {
        let view = self.visitor.get(&format!("/api/tables/{}", self.table)).await.json();
        let moves = view["play"]["moves"].as_array().unwrap();
        (moves.iter().map(|moved| moved["text"].as_str().unwrap().into()).collect(), view["play"]["clocks"].clone())
    }

    /// Compares what is there with what was acknowledged, and sends again what was not.
    async fn compare(&mut self, address: SocketAddr) {
        self.visitor.address = address;
        let (moves, clocks) = self.stored().await;
        let pending = self.pending.as_ref().map(|(_, _, after)| after);
        assert!(moves == self.moves || Some(&moves) == pending, "{moves:?}\n{:?}\n{pending:?}", self.moves);
        assert!(clocks["running"].is_null(), "clocks wait for the player: {clocks}");
        if moves == self.moves && self.left.is_array() {
            assert_eq!(clocks["left"], self.left, "no clock ran while the server was down");
        }
        let mut socket = self.visitor.join(&self.table).await;
        socket.turn().await;
        assert!(self.send(&mut socket).await);
        assert_eq!(self.stored().await.0, self.moves, "done once");
    }
}

/// A step that can be played now; none when the line broke.
async fn next_step(socket: &mut Socket) -> Option<String> {
    loop {
        let last = socket.seen.iter().rev().find(|message| message["type"] == "you");
        let fresh = last.filter(|you| you["version"].as_u64() >= Some(socket.version));
        if let Some(step) = fresh.and_then(|you| first_step(&you["tree"])) {
            return Some(step);
        }
        socket.next().await?;
    }
}

#[test]
fn a_server_that_is_killed_has_lost_nothing_it_acknowledged() {
    if is_victim() {
        return;
    }
    let test = "a_server_that_is_killed_has_lost_nothing_it_acknowledged";
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let mut victim = Victim::start(test, folder.path());
    let mut witnesses: Vec<Witness> = runtime.block_on(async {
        let mut all = Vec::new();
        for _ in 0..TABLES {
            all.push(Witness::new(victim.address).await);
        }
        all
    });
    for round in 0..ROUNDS {
        let acknowledged = Arc::new(AtomicUsize::new(0));
        let playing: Vec<_> = witnesses.drain(..).map(|witness| runtime.spawn(witness.play(acknowledged.clone()))).collect();
        let begun = Instant::now();
        // In the middle of it, and not always at the same place.
        while acknowledged.load(Ordering::Relaxed) < 10 * TABLES + 7 * round {
            assert!(begun.elapsed() < PATIENCE, "round {round}: nothing is acknowledged");
            std::thread::sleep(Duration::from_millis(1));
        }
        victim.kill();
        for task in playing {
            witnesses.push(runtime.block_on(task).unwrap());
        }
        victim = Victim::start(test, folder.path());
        runtime.block_on(async {
            for witness in &mut witnesses {
                witness.compare(victim.address).await;
            }
        });
    }
}
