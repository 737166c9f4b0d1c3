//! The protocol's document is true: its conversations are played against a real server, and its tables are complete.

mod client;

use client::{PATIENCE, Response, Running, Socket, Visitor};
use serde_json::{Value, json};
use std::collections::HashMap;

const DOCUMENT: &str = include_str!("../../../docs/protocol-server.md");

/// What stands for anything.
const ANYTHING: &str = "…";

/// Whether a value is as the document says. `…` is anything, and as a field it allows others; `$name` keeps a text.
fn fits(said: &Value, real: &Value, kept: &mut HashMap<String, String>) -> bool {
    match (said, real) {
        (Value::String(said), _) if said == ANYTHING => true,
        (Value::String(said), Value::String(real)) if said.starts_with('$') => {
            kept.entry(said.clone()).or_insert_with(|| real.clone()) == real
        }
        (Value::Object(said), Value::Object(real)) => {
            let open = said.contains_key(ANYTHING);
            let named = said.iter().filter(|(name, _)| *name != ANYTHING);
            named.clone().all(|(name, value)| real.get(name).is_some_and(|real| fits(value, real, kept)))
                && (open || real.keys().all(|name| said.contains_key(name)))
        }
        (Value::Array(said), Value::Array(real)) => {
            said.len() == real.len() && said.iter().zip(real).all(|(said, real)| fits(said, real, kept))
        }
        _ => said == real,
    }
}

/// One conversation of the document.
struct Session<'a> {
    running: &'a Running,
    visitors: HashMap<String, Visitor>,
    sockets: HashMap<String, Socket>,
    /// Messages that were read and not asked for yet.
    waiting: HashMap<String, Vec<Value>>,
    kept: HashMap<String, String>,
    last: Option<Response>,
    table: String,
}

impl Session<'_> {
    async fn visitor(&mut self, name: &str) -> &mut Visitor {
        if !self.visitors.contains_key(name) {
            self.visitors.insert(name.into(), self.running.visitor().await);
        }
        self.visitors.get_mut(name).unwrap()
    }

    async fn line(&mut self, line: &str) {
        if let Some((name, request)) = line.split_once(": ") {
            return self.ask(name, request).await;
        }
        if let Some((name, text)) = line.split_once("> ") {
            let text = self.kept.iter().fold(text.to_string(), |text, (name, value)| text.replace(name.as_str(), value));
            return self.sockets.get_mut(name).unwrap().send(&text).await;
        }
        if let Some((name, text)) = line.split_once("< ") {
            return self.hear(name, &serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))).await;
        }
        let (status, body) = line.split_once(' ').unwrap_or_else(|| panic!("{line}"));
        let answer = self.last.take().expect("a request before its answer");
        let said: Value = serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {body}"));
        assert_eq!(answer.status.to_string(), status, "{line}: {}", answer.text());
        assert!(fits(&said, &answer.json(), &mut self.kept), "{line}\n{}", answer.text());
        if let Some(table) = answer.json()["table"].as_str() {
            self.table = table.into();
        }
    }

    async fn ask(&mut self, name: &str, request: &str) {
        if request == "joins" {
            let table = self.table.clone();
            let socket = self.visitor(name).await.join(&table).await;
            self.sockets.insert(name.into(), socket);
            return;
        }
        let mut words = request.splitn(3, ' ');
        let (method, path, body) = (words.next().unwrap(), words.next().unwrap(), words.next());
        self.last = Some(self.visitor(name).await.request(method, path, body).await);
    }

    /// Hears a message of this kind. Answers and events come in order; what shows a state may come between.
    async fn hear(&mut self, name: &str, said: &Value) {
        let socket = self.sockets.get_mut(name).unwrap();
        let same = |message: &Value| {
            message["type"] == said["type"]
                && message["id"] == said["id"]
                && (said["type"] != "event" || message["version"] == said["version"])
        };
        let waiting = self.waiting.entry(name.into()).or_default();
        let real = match waiting.iter().position(same) {
            Some(index) => waiting.remove(index),
            None => {
                let coming = async {
                    loop {
                        let message = socket.next().await.expect("the socket stays open");
                        if same(&message) {
                            return message;
                        }
                        waiting.push(message);
                    }
                };
                let come = tokio::time::timeout(PATIENCE, coming).await;
                come.unwrap_or_else(|_| panic!("{said} does not come; there was {waiting:?}"))
            }
        };
        assert!(fits(said, &real, &mut self.kept), "said: {said}\nreal: {real}");
    }
}

#[tokio::test]
async fn the_conversations_of_the_document_take_place() {
    let running = Running::start().await;
    let mut played = 0;
    for block in DOCUMENT.split("```session\n").skip(1) {
        let block = block.split("```").next().unwrap();
        let mut session = Session {
            running: &running,
            visitors: HashMap::new(),
            sockets: HashMap::new(),
            waiting: HashMap::new(),
            kept: HashMap::new(),
            last: None,
            table: String::new(),
        };
        for line in block.lines() {
            session.line(line).await;
            played += 1;
        }
    }
    assert!(played > 40, "{played}");
}

#[test]
fn the_document_names_every_command_message_and_code() {
    for code in wire::Code::ALL {
        let row = format!("| `{}` | {} |", code.word(), code.about().trim());
        assert!(DOCUMENT.contains(&row), "{row}");
    }
    let schema = |name: &str| format!("`{name}`");
    for name in [
        "step", "touch", "preview", "why", "sit", "leave", "engine", "free", "link", "list", "reserve", "hush", "remove",
        "offer", "agree", "decline", "resign", "claim", "say", "courtesy", "mute", "hint", "evaluate", "truth", "snapshot",
        "ping", "event", "you", "presence", "talk", "done", "refused", "bye",
    ] {
        assert!(DOCUMENT.contains(&schema(name)), "{name}");
        // What the document names is a command or a message indeed: commands are refused for what they lack, not for a name.
        let command = json!({"id": "a", "do": name}).to_string();
        let unknown = wire::Command::read(&command).err().is_some_and(|error| error.contains("unknown variant"));
        let message = ["snapshot", "event", "you", "presence", "talk", "done", "refused", "bye"].contains(&name);
        assert!(message || !unknown, "{name}");
    }
}

#[test]
fn anything_is_anything_and_the_rest_is_compared() {
    let fits = |said: Value, real: Value| fits(&said, &real, &mut HashMap::new());
    assert!(fits(json!({"a": "…", "…": "…"}), json!({"a": [1], "b": 2})));
    assert!(!fits(json!({"a": "…"}), json!({"a": [1], "b": 2})), "a field too much");
    assert!(!fits(json!({"a": 1, "…": "…"}), json!({"b": 2})), "a field too few");
    assert!(fits(json!(["$x", "$x"]), json!(["k", "k"])) && !fits(json!(["$x", "$x"]), json!(["k", "l"])));
}
