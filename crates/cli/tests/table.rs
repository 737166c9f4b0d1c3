//! What the program does around a game: positions on the command line, and how a game at this keyboard begins.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The program in an environment of its own: English, and with a folder for what it keeps by itself.
fn bare() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_coffret"));
    command.env("LC_ALL", "C").env("XDG_STATE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/state"));
    command
}

fn coffret(arguments: &[&str], input: &str) -> Output {
    let mut child =
        bare().args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A command that reads nothing may be gone already.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
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

/// What a game at the keyboard says before its first board.
fn before_the_board(arguments: &[&str]) -> String {
    let text = said(&coffret(arguments, "quit\n"));
    // The board follows an empty line.
    text.split_once("\n\n").filter(|_| !text.starts_with('\n')).map(|(before, _)| before.to_string()).unwrap_or_default()
}

#[test]
fn b_4_dice_are_thrown_at_the_keyboard_told_and_kept() {
    let text = said(&coffret(&["play", "mamba", "--rules", "players=3", "--seed", "5"], "record\nquit\n"));
    let record = kernel::record::Record::read(&text[text.find("[Game").unwrap()..text.rfind('>').unwrap()]).unwrap();
    let throws = kernel::Throws::read(record.tag("Throws").expect("the throws are kept")).unwrap();
    assert!(text.starts_with("The dice: Red "), "{text}");
    assert!(text.contains(&format!("Seat {}, ", throws.first())), "{text}");
    let replayed = hall::read_record(&record).unwrap();
    assert!(matches!(replayed.status(), hall::Status::Turn { actor, .. } if actor == throws.first()));
    // The same seed throws the same dice, others throw others; a named camp needs none.
    let thrown = |seed: &str| before_the_board(&["play", "mamba", "--seed", seed]);
    assert_eq!(thrown("5"), thrown("5"));
    assert!((0..20).any(|seed| thrown(&seed.to_string()) != thrown("5")));
    assert_eq!(before_the_board(&["play", "mamba", "--rules", "first=b"]), "");
    // A record in which another seat begins than was thrown for is none.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.record");
    let other = (throws.first().0 + 1) % 3 + 1;
    let forged = record.write().replace(&throws.text(), &format!("{other}:6"));
    std::fs::write(&file, forged).unwrap();
    let output = coffret(&["play", "--record", file.to_str().unwrap()], "quit\n");
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
}

#[test]
fn x_1_lots_are_drawn_and_x_22_the_solitaire_starts_at_random() {
    let drawn = |seed: u32| before_the_board(&["play", "madamx", "--seed", &seed.to_string()]);
    let all: std::collections::BTreeSet<String> = (0..20).map(drawn).collect();
    assert_eq!(all.len(), 2, "{all:?}");
    assert!(all.iter().all(|text| text.starts_with("Lots were drawn: player ")));
    let text = said(&coffret(&["play", "madamx", "--seed", "1"], "record\nquit\n"));
    assert!(text.contains("[Lots \"1 2\"]") || text.contains("[Lots \"2 1\"]"), "{text}");
    // Whoever chooses, or seats an engine, draws none; and where players choose there are none to draw.
    for arguments in
        [&["play", "madamx", "--colours", "chosen"][..], &["play", "madamx", "--seat", "2=level:1"], &["play", "dames"]]
    {
        assert_eq!(before_the_board(arguments), "", "{arguments:?}");
    }
    let start = |seed: u32| before_the_board(&["play", "madamx-solo", "--seed", &seed.to_string()]);
    let starts: std::collections::BTreeSet<String> = (0..12).map(start).collect();
    assert!(starts.len() > 4 && starts.iter().all(|text| text.starts_with("Start number ")), "{starts:?}");
    assert_eq!(before_the_board(&["play", "madamx-solo", "--start", "7"]), "Start number 7.");
}

#[test]
fn b_20_nothing_is_taken_back_where_the_game_was_begun_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.record");
    let file = file.to_str().unwrap();
    for (lang, why) in [("en", "nothing is taken back"), ("fr", "on ne reprend pas"), ("it", "non si annullano mosse")] {
        let arguments = ["play", "mamba", "--rules", "first=a", "--takeback", "never", "--lang", lang];
        let text = said(&coffret(&arguments, &format!("d3-d4\nundo\nsave {file}\nquit\n")));
        assert!(text.contains(&format!("B-20: {why}")) || text.contains(&format!("B-20\u{a0}: {why}")), "{text}");
        // A saved game goes on as it was begun.
        let text = said(&coffret(&["play", "--record", file, "--lang", lang], "undo\nrecord\nquit\n"));
        assert!(text.contains(why) && text.contains("[Takeback \"never\"]"), "{text}");
    }
    let text = said(&coffret(&["play", "dames", "--takeback", "never"], "1\nundo\nquit\n"));
    assert!(text.contains("nothing is taken back: the game was begun so"), "{text}");
    let text = said(&coffret(&["play", "dames"], "1\nundo\nrecord\nquit\n"));
    assert!(!text.contains("taken back") && text.contains("[Takeback \"free\"]"), "{text}");
}

#[test]
fn c_5_and_c_7_what_is_refused_is_said_once_and_in_the_players_language() {
    for (lang, syntax, ambiguous) in [
        ("en", "expected", "fits several steps"),
        ("fr", "attendu", "convient à plusieurs coups"),
        ("it", "atteso", "vale per più mosse"),
    ] {
        let text = said(&coffret(&["play", "dames", "--lang", lang], "nonsense\nquit\n"));
        assert!(text.contains(syntax), "{text}");
        let output = coffret(&["explain", "dames", "nonsense", "--lang", lang], "");
        assert_eq!(output.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&output.stderr).contains(syntax));
        // A king that comes to the same square by two ways, and a short form that does not say which.
        let output = coffret(&["explain", "dames", "39x6", "--position", "W:WK39:B11,21,35,37,43,45", "--lang", lang], "");
        assert_eq!(output.status.code(), Some(1));
        assert!(said(&output).contains("C-5") && said(&output).contains(ambiguous), "{}", said(&output));
        let arguments = ["play", "dames", "--position", "W:WK39:B11,21,35,37,43,45", "--lang", lang];
        let text = said(&coffret(&arguments, "39x6\nquit\n"));
        assert!(text.contains(ambiguous), "{text}");
    }
    // A capture is compulsory: what must be played instead is named once.
    let position = "--------/--------/--------/--------/+d++D+++/+l+l+d+d/+d+++l++/++++l+++ d move 0";
    let steps = said(&coffret(&["steps", "madamx", "--position", position], ""));
    let capture = steps.split_whitespace().find(|step| step.contains('x')).expect("a capture");
    let refused = |step: &str| said(&coffret(&["explain", "madamx", step, "--position", position], ""));
    let quiet = ["b4-a3", "b4-c3", "e4-d3", "e4-d4", "e4-f4", "b4-b3"];
    let compelled: Vec<String> = quiet.iter().map(|step| refused(step)).filter(|text| text.contains("X-6")).collect();
    assert!(!compelled.is_empty());
    for text in compelled {
        assert_eq!(text.split([' ', ',', '\n']).filter(|word| *word == capture).count(), 1, "{text}");
    }
}
