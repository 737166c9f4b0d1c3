//! What the command line promises: files with several games, letters of old files, closed pipes and full disks, exit codes.

#![cfg(unix)]

use std::process::{Command, Output, Stdio};

fn coffret(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_coffret"));
    command.args(arguments).env("LC_ALL", "C").env("XDG_STATE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/state"));
    command
}

fn answer(arguments: &[&str]) -> Output {
    coffret(arguments).output().unwrap()
}

fn said(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A file in a folder that is gone with the test.
fn file(name: &str, bytes: &[u8]) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(name);
    std::fs::write(&path, bytes).unwrap();
    let path = path.display().to_string();
    (folder, path)
}

const TWO: &str = "[Game \"marelle\"]\n\n1. d6 2. f4 *\n\n[Game \"marelle\"]\n[Seat1 \"b\"]\n\n1. a1 2. d1 *\n";

#[test]
fn a_file_with_several_records_is_read_wherever_one_is() {
    let (_folder, path) = file("two.record", TWO.as_bytes());
    let output = answer(&["convert", &path, "--to", "record"]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output.stderr));
    assert_eq!(said(&output.stdout).matches("[Game \"marelle\"]").count(), 2);
    // What the program wrote itself it reads again, and to the same.
    let (_folder, again) = file("again.record", &output.stdout);
    assert_eq!(answer(&["convert", &again, "--to", "record"]).stdout, output.stdout);
    let output = answer(&["analyse", "marelle", "--record", &path, "--nodes", "200", "--json"]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output.stderr));
    let reviews: Vec<serde_json::Value> =
        said(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(reviews.len(), 2);
    assert_eq!(reviews[1]["moves"][0]["step"], "a1");
    let output = coffret(&["play", "--record", &path, "--plain"]).stdin(Stdio::null()).output().unwrap();
    assert!(output.status.success(), "{}", said(&output.stderr));
}

#[test]
fn games_of_other_programs_are_reviewed() {
    let pdn = "[White \"A\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 *\n\n[GameType \"20\"]\n\n1. 33-28 *\n";
    let (_folder, path) = file("two.pdn", pdn.as_bytes());
    let output = answer(&["analyse", "dames", "--record", &path, "--nodes", "200", "--json"]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output.stderr));
    let steps: Vec<serde_json::Value> = said(&output.stdout)
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["moves"][0]["step"].clone())
        .collect();
    assert_eq!(steps, ["32-28", "33-28"]);
}

#[test]
fn a_game_that_cannot_be_read_is_named_and_the_others_are_read() {
    let three = format!("{}\n[Game \"marelle\"]\n\n1. g7 *\n", TWO.replace("1. a1 2. d1", "1. a1 2. a1"));
    let (folder, path) = file("three.record", three.as_bytes());
    let output = answer(&["convert", &path, "--to", "record"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        said(&output.stderr).starts_with("error: game 2, line 5: record: entry 2, 'a1': expected"),
        "{}",
        said(&output.stderr)
    );
    assert!(said(&output.stdout).contains("1. d6 2. f4 *") && said(&output.stdout).contains("1. g7 *"));
    let out = folder.path().join("out.record");
    let out = out.to_str().unwrap();
    let output = answer(&["convert", &path, "--to", "record", "--strict", "--out", out]);
    assert_eq!(output.status.code(), Some(2));
    assert!(!std::path::Path::new(out).exists(), "what is not whole is not there");
    let output = answer(&["analyse", "marelle", "--record", &path, "--nodes", "100"]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(said(&output.stdout).matches("turn side").count(), 2, "{}", said(&output.stdout));
    assert!(said(&output.stderr).contains("game 2, line 5"));
    assert_eq!(
        said(&answer(&["analyse", "marelle", "--record", &path, "--nodes", "100", "--strict"]).stdout)
            .matches("turn side")
            .count(),
        1
    );
}

#[test]
fn what_was_converted_is_told_in_json() {
    let (folder, path) = file("two.record", TWO.as_bytes());
    let out = folder.path().join("out.record");
    let output = answer(&["convert", &path, "--to", "record", "--json", "--out", out.to_str().unwrap()]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json[1], serde_json::json!({"game": "marelle", "entries": 2, "result": "*"}));
    assert_eq!(std::fs::read_to_string(out).unwrap().matches("[Game").count(), 2);
}

#[test]
fn old_letters_are_read() {
    let pdn =
        b"[White \"Andr\xe9\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n\n[White \"B\"]\n[GameType \"20\"]\n\n1. 33-28 *\n";
    let (_folder, path) = file("old.pdn", pdn);
    let output = answer(&["convert", &path, "--to", "record"]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output.stderr));
    assert!(said(&output.stdout).contains("André"), "{}", said(&output.stdout));
    assert_eq!(said(&output.stdout).matches("[Game \"dames\"]").count(), 2);
}

/// More than a whole file could hold before, without holding it.
#[test]
fn a_large_file_is_read_game_by_game() {
    let game = "[White \"A\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n\n";
    let (_folder, path) = file("large.pdn", game.repeat((5 << 20) / game.len()).as_bytes());
    let output = answer(&["convert", &path, "--to", "record", "--out", "/dev/null", "--json"]);
    assert_eq!(output.status.code(), Some(0), "{}", said(&output.stderr));
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json.as_array().unwrap().len(), (5 << 20) / game.len());
}

#[test]
fn a_full_disk_is_an_error() {
    let (_folder, path) = file("two.record", TWO.as_bytes());
    for arguments in [
        &["convert", &path, "--to", "record"][..],
        &["games"],
        &["games", "--json"],
        &["perft", "marelle", "1"],
        &["man"],
        &["rules", "dames"],
    ] {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let output = coffret(arguments).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", said(&output.stderr));
        assert!(said(&output.stderr).starts_with("error: "), "{arguments:?}: {}", said(&output.stderr));
    }
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let (_folder, path) = file("two.record", TWO.as_bytes());
    for arguments in
        [&["man"][..], &["convert", &path, "--to", "record"], &["play", "dames", "--plain"], &["rules", "mamba"]]
    {
        let mut child =
            coffret(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), said(&output.stderr)), (Some(0), String::new()), "{arguments:?}");
    }
}

/// Progress that nobody reads is no reason to fall over.
#[test]
fn a_closed_error_stream_is_no_panic() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("weights");
    let arguments = ["tune", "marelle", "--games", "2", "--nodes", "20", "--epochs", "2", "--out", out.to_str().unwrap()];
    let mut child = coffret(&arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stderr.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0), "{}", said(&output.stdout));
}

#[test]
fn a_place_that_cannot_be_written_is_noticed_before_the_work() {
    // So many games would take for ever.
    let output = answer(&["tune", "marelle", "--games", "1000000", "--out", "/nonexistent/weights"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(said(&output.stderr).starts_with("error: /nonexistent/weights: "), "{}", said(&output.stderr));
}

#[test]
fn the_signature_is_json_where_json_is_asked_for() {
    let output = answer(&["bench", "marelle", "--signature", "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert!(json.as_object().unwrap().values().all(|one| one[1].as_u64().unwrap() > 0), "{json}");
}

#[test]
fn a_proven_loss_is_a_negative_answer() {
    let folder = tempfile::tempdir().unwrap();
    let tables = folder.path().to_str().unwrap();
    let made = answer(&["solve", "marelle", "--out", tables, "--megabytes", "1"]);
    assert_eq!(made.status.code(), Some(0), "{}", said(&made.stderr));
    // Whoever stands before a win leaves a loss behind the winning step.
    let won = "m...m........i...mi....i m 0/0 0";
    let engine = |lines: &str| {
        let mut child =
            coffret(&["engine", "--tables", tables]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), lines.as_bytes()).unwrap();
        said(&child.wait_with_output().unwrap().stdout)
    };
    let replies = engine(&format!("game marelle\nposition {won}\ngo nodes=1000\nquit\n"));
    let best = replies.lines().find_map(|line| line.strip_prefix("best ")).unwrap();
    let step = best.split(' ').next().unwrap();
    let replies = engine(&format!("game marelle\nposition {won}\nplay {step}\nshow\nquit\n"));
    let lost = replies.lines().find_map(|line| line.strip_prefix("position ")).unwrap();
    for (position, code) in [(won, 0), (lost, 1)] {
        let output = answer(&["solve", "marelle", "--tables", tables, "--position", position]);
        assert_eq!(output.status.code(), Some(code), "{}", said(&output.stdout));
    }
}
