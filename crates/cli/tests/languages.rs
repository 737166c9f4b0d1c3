//! French and Italian are whole: what the program says in them has no English in it.

use std::io::Write;
use std::process::{Command, Stdio};

/// Words that English sentences have and French and Italian ones have not.
const ENGLISH: [&str; 29] = [
    "error",
    "default",
    "values",
    "such",
    "directory",
    "the",
    "is",
    "and",
    "with",
    "expected",
    "may",
    "must",
    "wins",
    "plays",
    "moves",
    "pieces",
    "steps",
    "turn",
    "turns",
    "which",
    "this",
    "there",
    "not",
    "what",
    "than",
    "unknown",
    "lands",
    "takes",
    "winner",
];

fn said(lang: &str, arguments: &[&str], input: &str) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_coffret"))
        .args(arguments)
        .env("LC_ALL", format!("{lang}_XX.UTF-8"))
        .env("XDG_STATE_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/state"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let output = child.wait_with_output().unwrap();
    String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr)
}

#[track_caller]
fn has_no_english(lang: &str, arguments: &[&str], text: &str) {
    assert!(!text.trim().is_empty(), "{lang} {arguments:?}");
    for line in text.lines() {
        // Calls and the values of options come first in their lines.
        let is_call = ["Usage", "Uso", "coffret "].iter().any(|begin| line.trim_start().starts_with(begin));
        let line = if is_call { "" } else { line };
        let line = if line.contains('|') { line.split_once(')').map_or(line, |(_, rest)| rest) } else { line };
        // What programs write or read is in no language: calls, options and their values, words that stand in quotes or brackets.
        let bare: String = line.split('`').step_by(2).collect();
        let bare: String = bare
            .split(['«', '<', '['])
            .map(|part| part.split_once(['»', '>', ']']).map_or(part, |(_, rest)| rest))
            .collect();
        let words = bare.split(|c: char| !c.is_alphanumeric() && c != '=' && c != '-' && c != ':' && c != '@');
        let english: Vec<&str> = words.filter(|word| ENGLISH.contains(&word.to_lowercase().as_str())).collect();
        assert!(english.is_empty(), "{lang} {arguments:?}: {english:?} in: {line}");
    }
}

#[test]
fn playing_has_no_english_in_it() {
    for lang in ["fr", "it"] {
        for game in hall::games() {
            let id = game.info().id;
            for mode in ["--words", "--plain"] {
                let input = "1\n2\n3\nsteps\nhelp\npieces\nmy pieces\nthreats\nlast\nundo\nredo\nhint\nhint\nhint\nwhy zz\nzz\nwhat is on zz\n\
                    draw\nno\nresign\nyes\nresign\nquit\n";
                let arguments = ["play", id, mode, "--seed", "3"];
                let text = said(lang, &arguments, input);
                // The board and the steps are no sentences.
                let sentences: Vec<&str> =
                    text.lines().filter(|line| line.chars().filter(|c| c.is_alphabetic()).count() > 12).collect();
                has_no_english(lang, &arguments, &sentences.join("\n"));
            }
        }
    }
}

#[test]
fn answers_and_errors_have_no_english_in_them() {
    for lang in ["fr", "it"] {
        for arguments in [
            &["games"][..],
            &["play"],
            &["explain", "dames", "31-28"],
            &["explain", "dames", "zz"],
            &["explain", "mamba", "a1-a2"],
            &["analyse", "dames", "--nodes", "300", "--lines", "2"],
            &["analyse", "dames", "--position", "W:W32:B28", "--nodes", "100"],
            &["perft", "marelle", "1"],
            &["match", "marelle", "--a", "random", "--b", "random", "--games", "2", "--sprt", "0,10"],
            &["match", "marelle", "--a", "random", "--b", "random", "--sprt", "1"],
            &["match", "marelle", "--a", "random", "--b", "random", "--clock", "x"],
            &["solve", "madamx-solo", "--start", "3"],
            &["solve", "dames", "--position", "W:WK46:B5"],
            &["solve", "mamba", "--out", "/nonexistent"],
            &["steps", "nim"],
            &["steps", "dames", "--rules", "majority=maybe"],
            &["steps", "dames", "--start", "3"],
            &["perft", "dames", "3", "--nonsense"],
            &["perft", "dames"],
            &["nonsense"],
            &["play", "dames", "--seat", "7=human"],
            &["convert", "/nonexistent", "--to", "record"],
            &["convert", "/", "--to", "record"],
            &["analyse", "dames", "--record", "/nonexistent"],
            &["analyse", "dames", "--tables", "/nonexistent"],
            &["analyse", "dames", "--lang", "xx"],
            &["match", "marelle", "--a", "magic", "--b", "random"],
            &["match", "marelle", "--a", "cmd:/nonexistent/engine", "--b", "random", "--games", "2"],
            &["match", "marelle", "--a", "cmd:cat", "--b", "random", "--games", "2"],
            &["match", "marelle", "--a", "hub:true", "--b", "random", "--games", "2"],
            &["match", "mamba", "--rules", "players=3", "--a", "random", "--b", "random", "--sprt", "0,10"],
            &["match", "marelle", "--a", "random", "--b", "random", "--games", "none"],
            &["match", "marelle", "--a", "random", "--b", "random", "--parallel", "999"],
            &["match", "marelle", "--a", "random", "--b", "random", "--scale", "x"],
            &["serve", "--port", "x"],
            &["serve", "--bind", "x"],
            &["serve", "--limit", "grase=1", "--data", "/nonexistent/data"],
            &["serve", "--limit", "grace=x", "--data", "/nonexistent/data"],
            &["serve", "--config", "/nonexistent"],
            &["serve", "--data", "/proc/nowhere"],
            &["backup", "/nonexistent/copy", "--data", "/nonexistent/data"],
            &["check", "/nonexistent"],
            &["restore", "/nonexistent", "--data", "/nonexistent/data"],
            &["tune", "dames", "--out", "/nonexistent/weights"],
            &["solve", "dames", "--out", concat!(env!("CARGO_TARGET_TMPDIR"), "/few"), "--megabytes", "0"],
            &["solve", "dames", "--position", "W:W31-50:B1-20"],
            &["bench", "marelle", "--signature"],
            &["rules", "dames", "--clause", "D-999"],
            &["rules", "--clause", "D-1"],
        ] {
            has_no_english(lang, arguments, &said(lang, arguments, ""));
        }
    }
}

#[test]
fn help_has_no_english_in_it() {
    let commands = said("en", &["--help"], "");
    let list = commands.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let names: Vec<&str> = list.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(names.len() > 20, "{commands}");
    for (lang, examples) in [("fr", "Exemples\u{a0}:"), ("it", "Esempi:")] {
        for name in &names {
            let text = said(lang, &[name, "--help"], "");
            // Examples are calls, each indented on a line of its own; behind them stand sentences again.
            let (before, after) = text.split_once(examples).unwrap_or((&text, ""));
            let after: Vec<&str> = after.lines().filter(|line| !line.starts_with("  ")).collect();
            has_no_english(lang, &[name, "--help"], before);
            has_no_english(lang, &[name, "--help"], &format!("{lang}\n{}", after.join("\n")));
        }
    }
}
