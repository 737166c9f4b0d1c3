//! Matches: engines that misbehave lose their games and the match goes on, random players are independent, and a match that was broken
//! off can be gone on with.

#![cfg(unix)]

use std::process::{Command, Output};

fn play(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_coffret")).arg("match").args(arguments).env("LC_ALL", "C").output().unwrap()
}

fn json(output: &Output) -> serde_json::Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)))
}

/// A program that speaks the line protocol in a shell; what it does when it is to think comes from outside.
fn engine(folder: &tempfile::TempDir, go: &str) -> String {
    let path = folder.path().join("engine.sh");
    let script = format!(
        "while read -r line; do case $line in hello) echo 'x protocol 1';; go*) {go};; quit) exit;; *) echo ok;; esac; done"
    );
    std::fs::write(&path, script).unwrap();
    format!("cmd:sh {}", path.display())
}

#[test]
fn whoever_plays_an_illegal_step_or_falls_over_loses_and_the_match_goes_on() {
    for (go, why) in [("echo best nonsense", "'nonsense'"), ("exit", "has ended"), ("echo hm", "says 'hm'")] {
        let folder = tempfile::tempdir().unwrap();
        let bad = engine(&folder, go);
        let out = folder.path().join("games.record");
        let output =
            play(&["marelle", "--a", &bad, "--b", "random", "--games", "4", "--json", "--out", out.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(0), "{go}: {}", String::from_utf8_lossy(&output.stderr));
        let json = json(&output);
        assert_eq!((&json["games"], &json["losses"]), (&4.into(), &4.into()), "{go}: {json}");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(told.matches("engine a forfeits").count(), 4, "{told}");
        assert!(told.contains(why), "{told}");
        assert_eq!(std::fs::read_to_string(out).unwrap().matches("[Forfeit \"a\"]").count(), 4);
    }
}

#[test]
fn whoever_is_late_loses() {
    let folder = tempfile::tempdir().unwrap();
    let late = format!("{}@time=20", engine(&folder, "sleep 1; echo best a1"));
    let output = play(&["marelle", "--a", &late, "--b", "random", "--games", "1", "--json"]);
    assert_eq!(json(&output)["losses"], 1);
    assert!(String::from_utf8_lossy(&output.stderr).contains("expected it in time"), "{:?}", output.stderr);
    // The same with a clock that has run out.
    let slow = engine(&folder, "sleep 1; echo best a1");
    let output = play(&["marelle", "--a", &slow, "--b", "random", "--games", "1", "--clock", "300+10", "--json"]);
    assert_eq!(json(&output)["losses"], 1);
}

#[test]
fn engines_play_by_a_clock() {
    let arguments =
        ["marelle", "--a", "level:1", "--b", "time:1000", "--games", "2", "--clock", "2000+5", "--turns", "20", "--json"];
    assert_eq!(json(&play(&arguments))["games"], 2);
    for wrong in ["", "0", "5+", "x"] {
        let output = play(&["marelle", "--a", "random", "--b", "random", "--clock", wrong]);
        assert_eq!(output.status.code(), Some(2), "{wrong}");
    }
}

#[test]
fn random_players_throw_dice_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("games.record");
    play(&["dames", "--a", "random", "--b", "random", "--games", "2", "--opening", "0", "--out", out.to_str().unwrap()]);
    let text = std::fs::read_to_string(out).unwrap();
    let games: Vec<&str> = text.split("\n\n").filter(|part| part.starts_with("1. ")).collect();
    assert_eq!(games.len(), 2, "{text}");
    assert_ne!(games[0], games[1], "the two games of a pair are two games");
}

#[test]
fn a_match_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let (whole, part) = (folder.path().join("whole.record"), folder.path().join("part.record"));
    let run = |out: &std::path::Path, games: &str, more: &[&str]| {
        let fixed =
            ["marelle", "--a", "random", "--b", "random", "--json", "--games", games, "--out", out.to_str().unwrap()];
        json(&play(&[&fixed[..], more].concat()))
    };
    let all = run(&whole, "6", &[]);
    run(&part, "3", &[]);
    let resumed = run(&part, "6", &["--resume"]);
    for key in ["games", "wins", "draws", "losses", "share", "share_interval"] {
        assert_eq!(all[key], resumed[key], "{key}");
    }
    assert_eq!(std::fs::read_to_string(&whole).unwrap(), std::fs::read_to_string(&part).unwrap());
    // Once more there is nothing left to play.
    assert_eq!(run(&part, "6", &["--resume"])["games"], 6);
}

#[test]
fn few_games_have_wide_intervals() {
    let output = play(&["dames", "--a", "level:3", "--b", "random", "--games", "4", "--json"]);
    let json = json(&output);
    assert_eq!(json["wins"], 4, "{json}");
    let low = json["share_interval"][0].as_f64().unwrap();
    assert!((0.4..0.6).contains(&low), "{json}");
}
