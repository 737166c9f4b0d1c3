//! What the program does with work that would not end by itself: long counts, long games, programs of others that misbehave, and
//! records with very many tags.

#![cfg(unix)]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

/// The program in an environment of its own: English, and with a folder for what it keeps by itself.
fn bare() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_coffret"));
    command.env("LC_ALL", "C").env("XDG_STATE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/state"));
    command
}

fn start(arguments: &[&str]) -> Child {
    let mut command = bare();
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().unwrap()
}

/// Interrupts once, and waits for the end.
fn interrupt(child: Child) -> Output {
    // The handlers stand before any work begins; a moment is enough for that, and if it were not, the exit code would tell.
    std::thread::sleep(Duration::from_millis(700));
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    child.wait_with_output().unwrap()
}

#[test]
fn a_count_that_is_broken_off_says_how_far_it_came() {
    for threads in ["1", "2"] {
        let output = interrupt(start(&["perft", "dames", "40", "--json", "--threads", threads]));
        assert_eq!(output.status.code(), Some(130), "{}", String::from_utf8_lossy(&output.stderr));
        let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(json["stopped"], true);
        assert!(json["count"].as_u64().unwrap() > 0);
    }
    let whole = start(&["perft", "marelle", "2", "--json"]).wait_with_output().unwrap();
    assert_eq!(whole.status.code(), Some(0));
    assert!(!String::from_utf8(whole.stdout).unwrap().contains("stopped"));
}

#[test]
fn the_line_protocol_stops_a_count() {
    let mut child = start(&["engine"]);
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(b"game dames\nperft 40\n").unwrap();
    let mut replies = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    assert_eq!(replies.next().unwrap(), "ok");
    stdin.write_all(b"stop\nperft 2\nhello\nquit\n").unwrap();
    let stopped = replies.next().unwrap();
    assert!(stopped.starts_with("error perft: stopped at "), "{stopped}");
    assert_eq!(replies.next().unwrap(), "perft 81");
    assert!(replies.next().unwrap().starts_with("coffret "));
    child.wait().unwrap();
}

#[test]
fn a_match_is_stopped_in_the_middle_of_a_thought() {
    for engine in ["time:3600000", "cmd:sleep 3600", "hub:sleep 3600"] {
        let rules = ["--rules", "majority=on"];
        let arguments = ["match", "dames", "--a", engine, "--b", "random", "--patience", "3600", "--json"];
        let output = interrupt(start(&[&arguments[..], &rules[..]].concat()));
        assert_eq!(output.status.code(), Some(130), "{engine}: {}", String::from_utf8_lossy(&output.stderr));
        let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
        assert_eq!(json["games"], 0, "a game that was broken off counts for nobody");
    }
}

#[test]
fn programs_that_misbehave_are_ended_with_a_clear_word() {
    let folder = tempfile::tempdir().unwrap();
    let script = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        format!("sh {}", path.display())
    };
    let hello = "read x; echo coffret 0 protocol 1; read x; echo ok; read x; echo ok; read x";
    // Who never comes to the table ends the match; who misbehaves at it loses the game.
    for (kind, program, code, said) in [
        ("cmd", script("mute", "sleep 3600"), 2, "is silent"),
        ("cmd", script("late", &format!("{hello}; sleep 3600")), 0, "is silent"),
        ("cmd", script("flood", &format!("{hello}; while :; do echo info depth=1; done")), 0, "no answer"),
        ("cmd", script("endless", &format!("{hello}; cat /dev/zero")), 0, "a line without an end"),
        ("cmd", script("binary", &format!("{hello}; printf '\\377\\n'; sleep 3600")), 0, "not UTF-8"),
        ("cmd", script("gone", "exit 0"), 2, "has ended"),
        ("cmd", script("liar", &format!("{hello}; echo best 99-98")), 0, "99-98"),
        ("hub", script("babble", "while :; do echo id name=x; done"), 2, "no answer"),
    ] {
        let engine = format!("{kind}:{program}");
        let arguments = [
            "match",
            "dames",
            "--rules",
            "majority=on",
            "--a",
            &engine,
            "--b",
            "random",
            "--patience",
            "1",
            "--opening",
            "0",
            "--games",
            "1",
        ];
        let output = start(&arguments).wait_with_output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(code), "{program}: {error}");
        assert!(error.contains(said), "{program}: {error}");
        assert_eq!(error.trim_end().lines().count(), 1, "{error}");
    }
}

/// A quarter of a million tags are read in one pass; comparing each with all before it took hours.
#[test]
fn very_many_tags_are_read_in_one_pass() {
    let folder = tempfile::tempdir().unwrap();
    let tags: String = (0..250_000).map(|n| format!("[t{n} \"\"]\n")).collect();
    for (ending, text) in [
        ("record", format!("[Game \"dames\"]\n{tags}\n1. 32-28 *\n")),
        ("pdn", format!("{tags}[GameType \"20\"]\n\n1. 32-28 *\n")),
    ] {
        let file = folder.path().join(format!("many.{ending}"));
        std::fs::write(&file, text).unwrap();
        let output = start(&["convert", &file.display().to_string(), "--to", "record"]).wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(text.contains("[t249999 \"\"]") && text.ends_with("1. 32-28 *\n"));
    }
}
