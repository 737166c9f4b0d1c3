//! Survival: a writer that goes on after its disk was full, says when it cannot, and ends when it never will; one server for
//! a folder; files that are their owner's alone.

mod client;

use client::{PATIENCE, Running, Visitor, config, two_at_a_table};
use serde_json::json;
use server::{Ended, LogFormat, Server};
use std::io::{BufRead, BufReader, Seek, SeekFrom, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Says to this program that it is to be a server, with its data here.
const ROLE: &str = "COFFRET_TEST_SURVIVES_IN";

/// A server in a process of its own.
#[cfg(target_os = "linux")]
struct Process {
    child: Child,
    address: SocketAddr,
}

#[cfg(target_os = "linux")]
impl Process {
    fn start(test: &str, data: &Path) -> Process {
        // The log lies on the disk that gets full: it is longer already than any file may get.
        let mut log = tempfile::tempfile().unwrap();
        log.write_all(&[b'\n'; 8192]).unwrap();
        // A shell first, because what it ignores its successor ignores: a file that gets too long is then an error.
        let mut child = Command::new("/bin/sh")
            .args(["-c", "trap '' XFSZ; exec \"$@\"", "sh"])
            .arg(std::env::current_exe().unwrap())
            .args([test, "--exact", "--nocapture", "--test-threads", "1"])
            .env(ROLE, data)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let ready = lines.map_while(Result::ok).find_map(|line| Some(line.split_once("ready: http://")?.1.to_string()));
        Process { child, address: ready.expect("the server is ready").trim().parse().unwrap() }
    }

    /// No file of it may get longer than this.
    fn limit_files(&self, bytes: Option<u64>) {
        use rustix::process::{Pid, Resource, Rlimit, prlimit};
        let pid = Pid::from_child(&self.child);
        prlimit(Some(pid), Resource::Fsize, Rlimit { current: bytes, maximum: None }).unwrap();
    }
}

#[cfg(target_os = "linux")]
impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(target_os = "linux")]
#[test]
fn when_there_is_room_again_everything_goes_on() {
    if let Some(data) = std::env::var_os(ROLE) {
        server::run(config(Path::new(&data)), LogFormat::Text).unwrap();
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let process = Process::start("when_there_is_room_again_everything_goes_on", folder.path());
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async {
        let mut visitor = Visitor::nobody(process.address);
        visitor.get("/api/me").await;
        let order = json!({"game": client::duel().0, "rules": client::duel().1, "seats": [{"kind": "me"}, {"kind": "me"}]});
        let (table, _) = visitor.table(&order).await;
        let mut socket = visitor.join(&table).await;
        let first = socket.play_first().await;
        assert_eq!(visitor.get("/readyz").await.status, 200);
        for _ in 0..2 {
            // The log ends here: every commit fails when it is to be written.
            process.limit_files(Some(4096));
            let you = socket.turn().await;
            let step = client::first_step(&you["tree"]).unwrap();
            assert_eq!(socket.refused(json!({"do": "step", "step": step})).await, "storage");
            assert_eq!(visitor.get("/readyz").await.status, 503);
            assert_eq!(visitor.get("/healthz").await.status, 200);
            process.limit_files(None);
            // Nobody has to do anything for it.
            while visitor.get("/readyz").await.status != 200 {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
            let mut again = visitor.join(&table).await;
            again.play_first().await;
            socket = again;
        }
        let view = visitor.get(&format!("/api/tables/{table}")).await.json();
        let moves = view["play"]["moves"].as_array().unwrap();
        assert_eq!((moves[0]["text"].as_str().unwrap(), moves.len()), (first.as_str(), 3));
    });
}

#[tokio::test]
async fn a_second_server_on_a_folder_refuses_and_names_the_first() {
    let running = Running::start().await;
    let refused = Server::open(config(&running.data)).await.unwrap_err().to_string();
    let first = format!("in use by process {} at http://{}", std::process::id(), running.address);
    assert!(refused.contains(&first), "{refused}");
    // The first is unharmed, and when it has ended the folder is free.
    let mut ada = running.visitor().await;
    assert_eq!(ada.get("/readyz").await.status, 200);
    let data = running.data.clone();
    let folder = running.stop().await;
    Running::open(config(&data)).await.stop().await;
    drop(folder);
}

#[tokio::test]
async fn what_another_program_wrote_is_shown_to_everybody() {
    let running = Running::start().await;
    let (table, mut ada, mut first, _bob, mut second) = two_at_a_table(&running, json!({})).await;
    first.play_first().await;
    let step = client::first_step(&second.turn().await["tree"]).unwrap();
    // Another server on the same folder plays the step.
    let database = rusqlite::Connection::open(running.data.join("coffret.db")).unwrap();
    let copied = database.execute(
        "INSERT INTO journal SELECT table_id, fact_number + 1, version + 1, at, visitor, 'other',
         json_set(fact, '$.step', $1, '$.seat', 1) FROM journal WHERE table_id = $2 ORDER BY fact_number DESC LIMIT 1",
        rusqlite::params![step, table],
    );
    assert_eq!(copied.unwrap(), 1);
    assert_eq!(second.refused(json!({"do": "step", "step": step})).await, "stale");
    // Both see the board that is stored, and go on from there.
    for socket in [&mut first, &mut second] {
        let seen =
            |message: &serde_json::Value| message["type"] == "snapshot" && message["play"]["moves"][1]["text"] == step;
        if !socket.seen.iter().any(seen) {
            socket.until(seen).await;
        }
    }
    first.play_first().await;
    let view = ada.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!(view["play"]["moves"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn a_damaged_database_is_not_ready() {
    let running = Running::start().await;
    let (_, ada, first, _, second) = two_at_a_table(&running, json!({})).await;
    drop((first, second));
    let data = running.data.clone();
    let folder = running.stop().await;
    // Some pages in the middle are lost.
    let path = data.join("coffret.db");
    let pages = std::fs::metadata(&path).unwrap().len() / 4096;
    let mut file = std::fs::File::options().write(true).open(&path).unwrap();
    file.seek(SeekFrom::Start(pages / 2 * 4096)).unwrap();
    file.write_all(&vec![0xa5; 3 * 4096]).unwrap();
    drop(file);
    let running = Running::open(config(&data)).await;
    let mut ada = Visitor { address: running.address, ..ada };
    let ready = async {
        loop {
            let ready = ada.get("/readyz").await;
            if ready.status == 503 {
                break ready.text();
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let said = tokio::time::timeout(PATIENCE, ready).await.expect("the damage is found");
    assert_eq!(said, "the database is damaged\n");
    assert!(!server::check(&data).unwrap().problems.is_empty());
    drop(folder);
}

#[tokio::test]
async fn a_server_that_can_never_write_again_ends() {
    let running = Running::start_with(|config| config.limits.unwritable = Duration::from_millis(300)).await;
    let mut ada = running.visitor().await;
    for ending in ["", "-wal", "-shm"] {
        let path = running.data.join(format!("coffret.db{ending}"));
        // Rubbish where the database was, in the very files that are open.
        if let Ok(mut file) = std::fs::File::options().write(true).open(path) {
            file.write_all(&vec![0xa5; 1 << 20]).unwrap();
        }
    }
    let name = ada.put("/api/me", &json!({"name": "Ada"})).await;
    assert_eq!(name.status, 503, "{}", name.text());
    let (ended, _folder) = running.ended().await;
    assert!(matches!(&ended, Ended::Broken(reason) if reason.contains("nothing could be written")), "{ended:?}");
}

#[cfg(unix)]
#[tokio::test]
async fn what_is_kept_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    // As a service manager makes it, with a database that was made before.
    std::fs::set_permissions(folder.path(), std::fs::Permissions::from_mode(0o755)).unwrap();
    let old = folder.path().join("coffret.db");
    std::fs::write(&old, "").unwrap();
    std::fs::set_permissions(&old, std::fs::Permissions::from_mode(0o644)).unwrap();
    let running = Running::open(config(folder.path())).await;
    running.visitor().await.put("/api/me", &json!({"name": "Ada"})).await;
    let mut files = 0;
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let entry = entry.unwrap();
        let mode = entry.metadata().unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600, "{}", entry.path().display());
        files += 1;
    }
    assert!(files >= 5, "the database with its log, the key, the lock and its holder");
    running.stop().await;
}
