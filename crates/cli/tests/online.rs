//! Tables of a server in full screen: people in terminals of their own set up a table, come to it from the lobby or by an invitation, play,
//! talk, watch, and find back when the server was away.

#![cfg(unix)]

mod tmux;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use tmux::Terminal;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// Certificates for tests alone.
const CERTIFICATES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/certificates");

/// A server that is gone with the test.
struct Serving {
    child: Child,
    address: String,
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Serving {
    /// A server at a port; 0 takes any.
    fn start(data: &Path, port: &str) -> Serving {
        let mut child = Command::new(env!("CARGO_BIN_EXE_coffret"))
            .args(["serve", "--port", port, "--data"])
            .arg(data)
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let first = BufReader::new(child.stdout.take().unwrap()).lines().next().unwrap().unwrap();
        let address = first.trim_start_matches("Coffret is ready: ").to_string();
        assert!(address.starts_with("http://127.0.0.1:"), "{first}");
        Serving { child, address }
    }
}

/// Plays a step by its notation, and waits until the server has told of it.
fn step(terminal: &Terminal, step: &str) {
    terminal.text(&format!(":{step}"));
    terminal.key("Enter");
    terminal.wait(step, |screen| screen.contains(&format!(". {step}")));
}

/// Nothing runs over the edges of a small screen.
fn fits(screen: &str) {
    assert!(screen.lines().count() <= 24 && screen.lines().all(|line| line.chars().count() <= 80), "{screen}");
}

#[test]
fn two_play_a_third_watches_and_they_talk() {
    let data = tempfile::tempdir().unwrap();
    let Some(ada) = Terminal::open("ada") else { return };
    let (bob, eve) = (Terminal::open("bob").unwrap(), Terminal::open("eve").unwrap());
    let server = Serving::start(data.path(), "0");
    // Ada sets up a table that everybody may sit down at.
    ada.run(&format!("play marelle --server {} --name Ada --pace 0", server.address));
    ada.wait("the setup", |screen| screen.contains("Listed in the lobby") && screen.contains("< open >"));
    ada.key("Enter");
    let screen = ada.wait("the table", |screen| screen.contains("Waiting for players"));
    fits(&screen);
    // Bob finds it in the lobby.
    bob.run(&format!("play --server {} --name Bob --pace 0", server.address));
    let screen = bob.wait("the lobby", |screen| screen.contains("Nine men's morris: Ada - open"));
    fits(&screen);
    bob.key("Enter");
    bob.wait("his seat", |screen| screen.contains("Bob, you") && screen.contains("(Ada)"));
    ada.wait("the other", |screen| screen.contains("(Bob)") && screen.contains("Ada, you"));
    step(&ada, "d6");
    bob.wait("her step", |screen| screen.contains("1. d6"));
    step(&bob, "f4");
    ada.wait("his step", |screen| screen.contains("2. f4"));
    // No engine helps, and it is not Bob's turn.
    ada.key("t");
    ada.wait("a refusal", |screen| screen.contains("does not help in a game"));
    // Eve watches, and may enter nothing.
    eve.run(&format!("play --server {} --name Eve --pace 0", server.address));
    eve.wait("the game", |screen| screen.contains("Games to watch:") && screen.contains("Ada - Bob"));
    eve.key("Enter");
    let screen =
        eve.wait("the board", |screen| screen.contains("2. f4") && screen.contains("(Ada)") && screen.contains("(Bob)"));
    fits(&screen);
    eve.key("Enter");
    eve.wait("a refusal", |screen| screen.contains("It is not your turn"));
    step(&ada, "d2");
    eve.wait("the next step", |screen| screen.contains("3. d2"));
    // They talk; nothing is hidden from those who watch.
    bob.text("cGood move");
    bob.wait("the line", |screen| screen.contains("To all: Good move"));
    bob.key("Enter");
    for terminal in [&ada, &bob, &eve] {
        fits(&terminal.wait("the words", |screen| screen.contains("Bob: Good move")));
    }
    // A draw is offered and agreed to.
    step(&bob, "b4");
    ada.key("d");
    ada.wait("a question", |screen| screen.contains("Offer a draw? y or n"));
    ada.key("y");
    bob.wait("the offer", |screen| screen.contains("(o answers)"));
    bob.key("o");
    bob.wait("the question", |screen| screen.contains("Agree? y or n"));
    bob.key("y");
    for terminal in [&ada, &bob, &eve] {
        fits(&terminal.wait("the end", |screen| screen.contains("(C-3)")));
    }
    // Once it is over everybody may review it; back in the lobby, and out.
    ada.key("v");
    ada.wait("a review", |screen| screen.contains("turning point"));
    ada.key("q");
    ada.wait("the lobby", |screen| screen.contains("A new table:"));
    ada.key("q");
    ada.is_given_back();
}

#[test]
fn an_invitation_leads_to_its_seat() {
    let data = tempfile::tempdir().unwrap();
    let Some(ada) = Terminal::open("host") else { return };
    let bob = Terminal::open("guest").unwrap();
    let server = Serving::start(data.path(), "0");
    ada.run(&format!("play dames --server {} --name Ada --pace 0", server.address));
    ada.wait("the setup", |screen| screen.contains("Listed in the lobby"));
    for key in ["Down", "Down", "Down", "Right"] {
        ada.key(key);
    }
    ada.wait("a private table", |screen| screen.contains("Private: only those you invite"));
    ada.key("Enter");
    ada.wait("the table", |screen| screen.contains("Waiting for players"));
    ada.key("i");
    let screen = ada.wait("the links", |screen| screen.contains("#sit=2."));
    // An address is broken where the screen ends, and nowhere else.
    let (_, behind) = screen.split_once("seat 2").unwrap();
    let (_, behind) = behind.split_once('\n').unwrap();
    let link: String = behind.lines().take_while(|line| !line.trim().is_empty()).map(str::trim).collect();
    ada.key("Escape");
    bob.run(&format!("play --server '{link}' --name Bob --pace 0"));
    bob.wait("his seat", |screen| screen.contains("Bob, you") && screen.contains("(Ada)"));
    ada.wait("the other", |screen| screen.contains("(Bob)"));
    step(&ada, "32-28");
    // Bob sees the board from his side: the highest numbers lie far from him.
    let screen = bob.wait("her step", |screen| screen.contains("1. 32-28"));
    assert!(screen.lines().nth(1).unwrap().starts_with("50"), "{screen}");
    step(&bob, "19-23");
    ada.wait("the answer", |screen| screen.contains("2. 19-23") || screen.contains("19-23"));
    // Whoever leaves the program comes back to the seat.
    bob.key("C-c");
    bob.is_given_back();
    bob.run(&format!("play --server {} --pace 0", server.address));
    bob.wait("his tables", |screen| screen.contains("Your own tables:") && screen.contains("Ada - Bob"));
    bob.key("Enter");
    bob.wait("his seat again", |screen| screen.contains("Bob, you") && screen.contains("19-23"));
    ada.text(":28x19x23");
    ada.key("Enter");
    bob.wait("the capture", |screen| screen.contains("28x19"));
}

#[test]
fn a_broken_line_is_mended() {
    let data = tempfile::tempdir().unwrap();
    let Some(ada) = Terminal::open("mended") else { return };
    let server = Serving::start(data.path(), "0");
    ada.run(&format!("play marelle --server {} --name Ada --pace 0", server.address));
    ada.wait("the setup", |screen| screen.contains("Listed in the lobby"));
    // Both seats are hers.
    for key in ["Down", "Down", "Left"] {
        ada.key(key);
    }
    ada.wait("both seats", |screen| screen.matches("< you >").count() == 2);
    ada.key("Enter");
    ada.wait("the board", |screen| screen.contains(": type"));
    step(&ada, "d6");
    let port = server.address.rsplit(':').next().unwrap().trim_end_matches('/').to_string();
    drop(server);
    ada.wait("the break", |screen| screen.contains("connection is broken"));
    // What is played meanwhile is said when somebody listens again.
    ada.text(":f4");
    ada.key("Enter");
    let _server = Serving::start(data.path(), &port);
    ada.wait("the step", |screen| screen.contains("2. f4") && !screen.contains("connection is broken"));
    step(&ada, "d2");
}

#[test]
fn what_is_no_server_is_said() {
    let Some(terminal) = Terminal::open("wrong") else { return };
    terminal.run("play --server http://127.0.0.1:1 --pace 0");
    fits(&terminal.wait("the trouble", |screen| screen.contains("The server cannot be reached")));
    terminal.key("q");
    terminal.is_given_back();
    terminal.run("play --server ftp://nowhere");
    terminal.wait("the error", |screen| screen.contains("error: server: 'ftp://nowhere'"));
}

/// A proxy that encrypts what passes it, as servers of the world have before them; its port. It ends with the test's process.
fn veil(server: &str) -> u16 {
    let server = server.trim_start_matches("http://").trim_end_matches('/').to_string();
    let (sender, port) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async move {
            let chain = vec![CertificateDer::from_pem_file(format!("{CERTIFICATES}/localhost.pem")).unwrap()];
            let key = PrivateKeyDer::from_pem_file(format!("{CERTIFICATES}/localhost.key")).unwrap();
            let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()));
            let config = config.with_safe_default_protocol_versions().unwrap().with_no_client_auth();
            let acceptor = TlsAcceptor::from(Arc::new(config.with_single_cert(chain, key).unwrap()));
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            sender.send(listener.local_addr().unwrap().port()).unwrap();
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let (acceptor, server) = (acceptor.clone(), server.clone());
                tokio::spawn(async move {
                    // Whoever does not trust us says nothing more.
                    let Ok(mut outer) = acceptor.accept(stream).await else { return };
                    let mut inner = TcpStream::connect(server).await.unwrap();
                    let _ = tokio::io::copy_bidirectional(&mut outer, &mut inner).await;
                });
            }
        });
    });
    port.recv().unwrap()
}

#[test]
fn an_encrypted_server_is_believed_if_its_certificate_is() {
    let data = tempfile::tempdir().unwrap();
    let Some(terminal) = Terminal::open("veil") else { return };
    let server = Serving::start(data.path(), "0");
    let address = format!("https://localhost:{}", veil(&server.address));
    let trusting = format!("SSL_CERT_FILE={CERTIFICATES}/trusted.pem");
    terminal.run_with(&trusting, &format!("play marelle --server {address} --name Ada --pace 0"));
    terminal.wait("the setup", |screen| screen.contains("Listed in the lobby"));
    for key in ["Down", "Down", "Left", "Enter"] {
        terminal.key(key);
    }
    terminal.wait("the board", |screen| screen.contains(": type"));
    step(&terminal, "d6");
    terminal.key("q");
    terminal.wait("the lobby", |screen| screen.contains("you are Ada"));
    terminal.key("q");
    terminal.is_given_back();
    terminal.run(&format!("play --server {address}"));
    terminal.wait("the trouble", |screen| screen.contains("cannot be reached") && screen.contains("certificate"));
}

/// Somebody who plays line by line at a server.
struct Liner {
    child: Child,
    input: std::process::ChildStdin,
    lines: std::sync::mpsc::Receiver<String>,
    folder: tempfile::TempDir,
}

impl Drop for Liner {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Liner {
    fn open(arguments: &[&str]) -> Liner {
        let folder = tempfile::tempdir().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_coffret"))
            .args(["play", "--words"])
            .args(arguments)
            .env("LC_ALL", "C")
            .env("XDG_STATE_HOME", folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = child.stdin.take().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = std::sync::mpsc::channel();
        std::thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Liner { child, input, lines, folder }
    }

    fn say(&mut self, line: &str) {
        use std::io::Write;
        writeln!(self.input, "{line}").unwrap();
    }

    /// Hears until a line begins so.
    #[track_caller]
    fn hear(&mut self, begin: &str) -> String {
        let mut heard = Vec::new();
        loop {
            match self.lines.recv_timeout(tmux::PATIENCE) {
                Ok(line) if line.starts_with(begin) => return line,
                Ok(line) => heard.push(line),
                Err(_) => panic!("waited for {begin:?}, heard {heard:#?}"),
            }
        }
    }
}

#[test]
fn two_play_by_ear_at_a_server() {
    let data = tempfile::tempdir().unwrap();
    let server = Serving::start(data.path(), "0");
    let mut ada = Liner::open(&["marelle", "--server", &server.address, "--name", "Ada"]);
    ada.hear("You are Ada.");
    ada.hear("Waiting for players.");
    let mut bob = Liner::open(&["--server", &server.address, "--name", "Bob"]);
    let line = bob.hear("1: Nine men's morris");
    assert!(line.ends_with("Ada, open"), "{line}");
    bob.say("1");
    ada.hear("The game begins.");
    ada.hear("Brown places a piece");
    bob.hear("The game begins.");
    ada.say("d6");
    assert_eq!(bob.hear("Brown places"), "Brown places a piece on d6.");
    bob.say("what is on d6");
    bob.hear("d6: brown piece");
    bob.say("d6");
    bob.hear("M-");
    bob.say("f4");
    ada.hear("Ivory places a piece on f4.");
    ada.say("say Good luck");
    bob.hear("Ada: Good luck");
    ada.say("hint");
    ada.hear("No engine helps");
    ada.say("draw");
    bob.hear("Ada offers a draw. Answer agree");
    bob.say("agree");
    ada.hear("A draw by agreement (C-3).");
    // Back in the lobby, and out.
    ada.say("quit");
    ada.hear("Type the number of a table");
    ada.say("quit");
    assert!(ada.child.wait().unwrap().success());
    assert!(ada.folder.path().join("coffret/servers").exists(), "who she is stays");
}
