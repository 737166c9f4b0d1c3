//! A plain client for tests: a server on a free port, visitors with cookies, and sockets that speak JSON.

#![allow(dead_code, unreachable_pub)]

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::{Config, Ended, Limits, Server};
use std::collections::HashSet;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing in a test takes longer, even on a machine that does much else.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A server that runs.
pub struct Running {
    pub address: SocketAddr,
    pub data: PathBuf,
    _folder: Option<tempfile::TempDir>,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<Ended>,
}

/// Settings for tests: no pause of engines, no limits that a test runs into by itself.
pub fn config(data: &Path) -> Config {
    Config {
        address: "127.0.0.1:0".parse().unwrap(),
        engine_pause: Duration::ZERO,
        limits: Limits::generous(),
        ..Config::new(data.to_path_buf())
    }
}

impl Running {
    /// A server with an empty data folder.
    pub async fn start() -> Running {
        Running::start_with(|_| {}).await
    }

    /// The same with other settings.
    pub async fn start_with(change: impl FnOnce(&mut Config)) -> Running {
        let folder = tempfile::tempdir().unwrap();
        let mut config = config(folder.path());
        change(&mut config);
        let mut running = Running::open(config).await;
        running._folder = Some(folder);
        running
    }

    /// A server with these settings.
    pub async fn open(config: Config) -> Running {
        let data = config.data.clone();
        let server = Server::open(config).await.unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel::<()>();
        let task = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Running { address, data, _folder: None, stop: Some(stop), task }
    }

    /// Waits until it ends by itself, and gives back its folder.
    pub async fn ended(mut self) -> (Ended, Option<tempfile::TempDir>) {
        let ended = tokio::time::timeout(PATIENCE, &mut self.task).await.expect("the server ends").unwrap();
        (ended, self._folder.take())
    }

    /// Stops it as a signal would, and gives back its folder.
    pub async fn stop(mut self) -> Option<tempfile::TempDir> {
        let _ = self.stop.take().unwrap().send(());
        tokio::time::timeout(PATIENCE, &mut self.task).await.expect("the server stops").unwrap();
        self._folder.take()
    }

    /// Somebody new.
    pub async fn visitor(&self) -> Visitor {
        let mut visitor = Visitor::nobody(self.address);
        let me = visitor.get("/api/me").await.json();
        visitor.id = me["visitor"].as_str().unwrap().into();
        visitor.name = me["name"].as_str().unwrap().into();
        visitor
    }
}

/// An answer of HTTP.
#[derive(Debug)]
pub struct Response {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Response {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| other.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    /// The code of the fault.
    pub fn code(&self) -> String {
        self.json()["error"]["code"].as_str().unwrap_or_default().into()
    }
}

/// Somebody with a browser.
#[derive(Clone, Debug)]
pub struct Visitor {
    pub address: SocketAddr,
    pub id: String,
    pub name: String,
    pub cookie: Option<String>,
    pub headers: Vec<(String, String)>,
    pub lang: &'static str,
}

impl Visitor {
    /// Somebody without a cookie.
    pub fn nobody(address: SocketAddr) -> Visitor {
        Visitor { address, id: String::new(), name: String::new(), cookie: None, headers: Vec::new(), lang: "en" }
    }

    pub async fn request(&mut self, method: &str, path: &str, body: Option<&str>) -> Response {
        let mut head = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\nAccept-Language: {}\r\n", self.lang);
        if !self.headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
            head += &format!("Host: {}\r\n", self.address);
        }
        for (name, value) in &self.headers {
            head += &format!("{name}: {value}\r\n");
        }
        if let Some(cookie) = &self.cookie {
            head += &format!("Cookie: {cookie}\r\n");
        }
        if let Some(body) = body {
            if !self.headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("content-type")) {
                head += "Content-Type: application/json\r\n";
            }
            head += &format!("Content-Length: {}\r\n", body.len());
        }
        head += "\r\n";
        head += body.unwrap_or_default();
        let response = raw(self.address, head.as_bytes()).await;
        if let Some(cookie) = response.header("set-cookie") {
            self.cookie = Some(cookie.split(';').next().unwrap().to_string());
        }
        response
    }

    pub async fn get(&mut self, path: &str) -> Response {
        self.request("GET", path, None).await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Response {
        self.request("POST", path, Some(&body.to_string())).await
    }

    pub async fn put(&mut self, path: &str, body: &Value) -> Response {
        self.request("PUT", path, Some(&body.to_string())).await
    }

    /// Sets up a table: its id and the links of its open seats.
    pub async fn table(&mut self, order: &Value) -> (String, Vec<Value>) {
        let made = self.post("/api/tables", order).await;
        assert_eq!(made.status, 201, "{}", made.text());
        let made = made.json();
        (made["table"].as_str().unwrap().into(), made["links"].as_array().unwrap().clone())
    }

    /// Opens a socket at a table, and reads what is said first.
    pub async fn join(&self, table: &str) -> Socket {
        self.join_since(table, None).await
    }

    pub async fn join_since(&self, table: &str, since: Option<u64>) -> Socket {
        let query = since.map(|since| format!("&since={since}")).unwrap_or_default();
        let path = format!("/api/tables/{table}/socket?lang={}{query}", self.lang);
        let mut socket = self.socket(&path).await.unwrap_or_else(|error| panic!("{error}"));
        socket.version = since.unwrap_or_default();
        socket
    }

    /// Opens any socket.
    pub async fn socket(&self, path: &str) -> Result<Socket, Error> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request()?;
        for (name, value) in &self.headers {
            let name = tokio_tungstenite::tungstenite::http::HeaderName::from_bytes(name.as_bytes()).unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await?;
        let number = SOCKETS.fetch_add(1, Ordering::Relaxed);
        Ok(Socket { stream, next: 0, number, version: 0, seen: Vec::new(), asked: 0, sent: HashSet::new() })
    }
}

/// Sends bytes and reads everything that comes back.
pub async fn raw(address: SocketAddr, bytes: &[u8]) -> Response {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(bytes).await.unwrap();
    let mut all = Vec::new();
    let read = stream.read_to_end(&mut all);
    let _ = tokio::time::timeout(PATIENCE, read).await.expect("an answer in time");
    let end = all.windows(4).position(|window| window == b"\r\n\r\n").unwrap_or(all.len());
    let head = String::from_utf8_lossy(&all[..end]).into_owned();
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|word| word.parse().ok()).unwrap_or(0);
    let headers: Vec<(String, String)> =
        lines.filter_map(|line| line.split_once(": ")).map(|(name, value)| (name.into(), value.into())).collect();
    let mut body = all.get(end + 4..).unwrap_or_default().to_vec();
    let chunked = |(name, value): &(String, String)| name.eq_ignore_ascii_case("transfer-encoding") && value == "chunked";
    if headers.iter().any(chunked) {
        body = unchunk(&body);
    }
    Response { status, headers, body }
}

fn unchunk(mut bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    while let Some(end) = bytes.windows(2).position(|window| window == b"\r\n") {
        let size = usize::from_str_radix(std::str::from_utf8(&bytes[..end]).unwrap().trim(), 16).unwrap_or(0);
        if size == 0 {
            break;
        }
        out.extend_from_slice(&bytes[end + 2..end + 2 + size]);
        bytes = &bytes[end + 2 + size + 2..];
    }
    out
}

static SOCKETS: AtomicU64 = AtomicU64::new(0);

/// A socket.
pub struct Socket {
    pub stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u64,
    /// The number of the socket: ids of commands are unique among all sockets of a visitor.
    number: u64,
    /// The last version that was seen.
    pub version: u64,
    /// Everything that was read.
    pub seen: Vec<Value>,
    /// How much of it was read before the last command was sent.
    asked: usize,
    /// The ids of all commands that were sent.
    pub sent: HashSet<String>,
}

impl Socket {
    /// The next message, or none if the other end has closed.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let frame = tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("a message in time");
            match frame {
                Some(Ok(Message::Text(text))) => {
                    let value: Value = serde_json::from_str(&text).unwrap();
                    if let (Some("snapshot" | "event"), Some(version)) = (value["type"].as_str(), value["version"].as_u64())
                    {
                        self.version = version;
                    }
                    self.seen.push(value.clone());
                    return Some(value);
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Says that it is there; whether that could be said.
    pub async fn ping(&mut self) -> bool {
        self.stream.send(Message::Ping(Vec::new().into())).await.is_ok()
    }

    /// Reads until a message fits.
    pub async fn until(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        let all = async {
            loop {
                let message = self.next().await.expect("the socket stays open");
                if fits(&message) {
                    return message;
                }
            }
        };
        tokio::time::timeout(PATIENCE, all).await.expect("the message in time")
    }

    /// A message that fits and came after the last command was sent, perhaps even before the answer: what engines do by
    /// themselves does not wait for it.
    pub async fn since_asked(&mut self, fits: impl Fn(&Value) -> bool) -> Value {
        match self.seen[self.asked..].iter().find(|message| fits(message)) {
            Some(message) => message.clone(),
            None => self.until(fits).await,
        }
    }

    /// Reads until a message of a type.
    pub async fn kind(&mut self, kind: &str) -> Value {
        self.until(|message| message["type"] == kind).await
    }

    /// Reads until an event of a kind.
    pub async fn event(&mut self, kind: &str) -> Value {
        self.until(|message| message["type"] == "event" && message["kind"] == kind).await
    }

    /// Reads until it is this reader's turn, and gives the message that says so.
    pub async fn turn(&mut self) -> Value {
        let last = self.seen.iter().rev().find(|message| message["type"] == "you").cloned();
        let moves = |message: &Value| matches!(message["kind"].as_str(), Some("begin" | "step" | "action" | "undo"));
        let moved = self.seen.iter().rev().take_while(|message| message["type"] != "you").any(moves);
        match last {
            Some(you) if !moved && you["tree"].is_object() => you,
            _ => self.until(|message| message["type"] == "you" && message["tree"].is_object()).await,
        }
    }

    /// Sends a text.
    pub async fn send(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// Sends a command under an id.
    pub async fn send_as(&mut self, id: &str, deed: &Value) {
        let mut command = deed.clone();
        command["id"] = json!(id);
        if command.get("version").is_none() {
            command["version"] = json!(self.version);
        }
        self.asked = self.seen.len();
        self.sent.insert(id.into());
        self.send(&command.to_string()).await;
    }

    /// Commands, and gives the answer: `done` or `refused`.
    pub async fn command(&mut self, deed: Value) -> Value {
        self.next += 1;
        let id = format!("t{}-{}", self.number, self.next);
        self.command_as(&id, &deed).await
    }

    pub async fn command_as(&mut self, id: &str, deed: &Value) -> Value {
        self.send_as(id, deed).await;
        self.until(|message| (message["type"] == "done" || message["type"] == "refused") && message["id"] == id).await
    }

    /// Commands what must be done.
    pub async fn must(&mut self, deed: Value) -> Value {
        let done = self.command(deed.clone()).await;
        assert_eq!(done["type"], "done", "{deed}: {done}");
        done
    }

    /// Commands what must be refused, and gives the code.
    pub async fn refused(&mut self, deed: Value) -> String {
        let refused = self.command(deed.clone()).await;
        assert_eq!(refused["type"], "refused", "{deed}: {refused}");
        refused["error"]["code"].as_str().unwrap().into()
    }

    /// Plays the first step of the tree when it is this reader's turn.
    pub async fn play_first(&mut self) -> String {
        let you = self.turn().await;
        let step = first_step(&you["tree"]).expect("a step in the tree");
        self.must(json!({"do": "step", "step": step})).await;
        step
    }

    /// Whether nothing that fits comes for a moment.
    pub async fn silent(&mut self, fits: impl Fn(&Value) -> bool) -> bool {
        let wait = Duration::from_millis(150);
        let quiet = async {
            loop {
                match self.stream.next().await {
                    Some(Ok(Message::Text(text))) => {
                        let value: Value = serde_json::from_str(&text).unwrap();
                        self.seen.push(value.clone());
                        if fits(&value) {
                            return;
                        }
                    }
                    Some(Ok(_)) => {}
                    _ => return std::future::pending().await,
                }
            }
        };
        tokio::time::timeout(wait, quiet).await.is_err()
    }
}

/// The first step that a tree spells.
pub fn first_step(tree: &Value) -> Option<String> {
    if let Some(step) = tree["step"].as_str() {
        return Some(step.into());
    }
    tree["next"].as_object()?.values().find_map(first_step)
}

/// The first way to spell a step, with the step.
pub fn first_spelling(tree: &Value) -> Option<(Vec<String>, String)> {
    if let Some(step) = tree["step"].as_str() {
        return Some((Vec::new(), step.into()));
    }
    tree["next"].as_object()?.iter().find_map(|(touch, below)| {
        let (mut touches, step) = first_spelling(below)?;
        touches.insert(0, touch.clone());
        Some((touches, step))
    })
}

/// The options that a game of the hall has, as texts; the defaults first.
pub fn every_rules(game: &dyn hall::AnyGame) -> Vec<String> {
    let single = game.choices().iter().flat_map(|choice| {
        choice.values.iter().skip(1).map(|value| format!("{}={}", choice.name, value.name)).collect::<Vec<_>>()
    });
    std::iter::once(String::new()).chain(single).filter(|rules| game.choose(&words(rules)).is_ok()).collect()
}

pub fn words(rules: &str) -> Vec<&str> {
    rules.split(',').filter(|word| !word.is_empty()).collect()
}

/// The first game and options with a property.
pub fn find(right: impl Fn(&hall::Chosen) -> bool) -> Option<(&'static str, String)> {
    hall::games().iter().find_map(|game| {
        let rules = every_rules(*game).into_iter().find(|rules| right(&game.choose(&words(rules)).unwrap()))?;
        Some((game.info().id, rules))
    })
}

/// A game for two seats on two sides where everybody may talk, in which a seat decides alone in its turn.
pub fn duel() -> (&'static str, String) {
    find(|chosen| chosen.seating.seats() == 2 && chosen.seating.sides() == 2 && chosen.talk == kernel::Talk::Open)
        .expect("the hall has a game for two")
}

/// Two persons at a private table: the id and their sockets, the one who decides first in front.
pub async fn two_at_a_table(running: &Running, extra: Value) -> (String, Visitor, Socket, Visitor, Socket) {
    let (game, rules) = duel();
    let mut ada = running.visitor().await;
    let bob = running.visitor().await;
    let mut order = json!({"game": game, "rules": rules, "seats": [{"kind": "me"}, {"kind": "open"}]});
    for (name, value) in extra.as_object().unwrap() {
        order[name] = value.clone();
    }
    let (table, links) = ada.table(&order).await;
    let first = ada.join(&table).await;
    let mut second = bob.join(&table).await;
    second.kind("snapshot").await;
    let key = links.first().map(|link| link["key"].clone());
    second.must(json!({"do": "sit", "seat": 2, "key": key})).await;
    let mut first = first;
    first.event("begin").await;
    (table, ada, first, bob, second)
}
