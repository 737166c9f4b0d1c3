//! What the program does around a game: positions on the command line, and how a game at this keyboard begins.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn coffret(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_coffret"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// A start of MadamX as the program itself writes it: it begins with places that have no tile.
fn hyphened() -> String {
    let text = said(&coffret(&["engine"], "game madamx\nshow\n"));
    let text = text.lines().last().unwrap().strip_prefix("position ").unwrap().to_string();
    assert!(text.starts_with('-'), "{text}");
    text
}

#[test]
fn every_command_takes_a_position_that_begins_with_a_hyphen() {
    let text = hyphened();
    for arguments in [
        &["perft", "madamx", "1"][..],
        &["steps", "madamx"],
        &["explain", "madamx", "c3-d4"],
        &["analyse", "madamx", "--nodes", "200"],
        &["play", "madamx"],
    ] {
        let arguments = [arguments, &["--position", &text]].concat();
        let output = coffret(&arguments, "quit\n");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    // The game cannot be solved so, but its position is understood.
    let output = coffret(&["solve", "madamx", "--position", &text], "");
    assert!(!String::from_utf8_lossy(&output.stderr).contains("unexpected argument"));
}

#[test]
fn where_dice_decide_every_number_of_a_start_is_another_throw() {
    // The option outlasts a start that has been thrown for: the next number throws again.
    let text = said(&coffret(
        &["engine"],
        "game mamba players=3 first=die\nposition start 1\nstatus\nposition start 2\nstatus\n\
         position start\nstatus\nposition start 4294967295\nstatus\ngame mamba\nposition start 1\nquit\n",
    ));
    let lines: Vec<&str> = text.lines().collect();
    let seats = [lines[2], lines[4], lines[6], lines[8]];
    assert_eq!(
        seats,
        ["actor=3 side=c", "actor=2 side=b", "actor=1 side=a", "actor=1 side=a"].map(|seat| format!("status {seat}"))
    );
    assert!(lines[7].starts_with("error start: number 4294967295"), "{text}");
    assert_eq!(lines[10], "error position start: a number: expected none, this game has one start");
}
