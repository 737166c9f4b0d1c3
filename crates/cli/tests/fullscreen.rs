//! The full screen in a real terminal: tmux on a socket of its own.

#![cfg(unix)]

mod tmux;

use hall::{AnyMatch, Status};
use kernel::Dice;
use std::process::Command;
use tmux::Terminal;

/// Plays a game of the first seat with random steps against engines until it is over.
fn play_to_the_end(game: &str, options: &str) {
    let Some(terminal) = Terminal::open(game) else { return };
    terminal.run(&format!("play {game} --pace 0 --seed 7 {options}"));
    terminal.wait("the board", |screen| screen.contains(": type"));
    let mut dice = Dice::new(3);
    let mut playing = first(game, options, &terminal);
    while !playing.status().is_over() {
        let step = playing.random_step(&mut dice).unwrap();
        terminal.text(&format!(":{step}"));
        terminal.key("Enter");
        playing = terminal.game(playing.len() + 1);
    }
    let screen = terminal.wait("the end", |screen| screen.contains("The game is over"));
    assert!(screen.lines().count() <= 24 && screen.lines().all(|line| line.chars().count() <= 80), "{screen}");
    terminal.key("q");
    terminal.wait("the menu", |screen| screen.contains("choose a game"));
    terminal.key("q");
    terminal.is_given_back();
}

/// The match before anything was kept, or after the engines that begin.
fn first(game: &str, options: &str, terminal: &Terminal) -> Box<dyn AnyMatch> {
    let words: Vec<&str> = options.split_whitespace().collect();
    let rules = words.windows(2).find(|pair| pair[0] == "--rules").map_or("", |pair| pair[1]);
    let start = words.windows(2).find(|pair| pair[0] == "--start").map_or(0, |pair| pair[1].parse().unwrap());
    let playing = hall::find(game).unwrap().choose_table(&kernel::split_rules(rules)).unwrap().open(start).unwrap();
    match playing.status() {
        Status::Turn { actor, .. } if actor.0 > 0 => terminal.game(1),
        _ => playing,
    }
}

#[test]
fn dames_is_played_to_its_end() {
    play_to_the_end("dames", "--seat 2=level:1");
}

#[test]
fn marelle_is_played_to_its_end() {
    play_to_the_end("marelle", "--seat 2=level:1");
}

#[test]
fn madamx_is_played_to_its_end() {
    play_to_the_end("madamx", "--seat 2=level:1");
}

#[test]
fn the_solitaire_is_played_to_its_end() {
    play_to_the_end("madamx-solo", "--start 3");
}

#[test]
fn expion_is_played_to_its_end() {
    play_to_the_end("expion", "--seat 2=level:1");
}

#[test]
fn mamba_is_played_to_its_end() {
    play_to_the_end("mamba", "--rules first=a --seat 2=level:1");
}

#[test]
fn the_terminal_is_given_back_however_it_ends() {
    let Some(terminal) = Terminal::open("ends") else { return };
    for end in ["C-c", "q", "TERM", "INT"] {
        terminal.run("play");
        terminal.wait("the menu", |screen| screen.contains("choose a game"));
        assert!(terminal.is_full());
        if let "TERM" | "INT" = end {
            let pid = terminal.tmux(&["display-message", "-p", "-t", "a", "#{pane_pid}"]);
            let children = Command::new("pgrep").args(["-P", pid.trim()]).output().unwrap();
            let child = String::from_utf8_lossy(&children.stdout).trim().to_string();
            assert!(Command::new("kill").args([&format!("-{end}"), &child]).status().unwrap().success());
        } else {
            terminal.key(end);
        }
        terminal.is_given_back();
        terminal.text("clear");
        terminal.key("Enter");
        terminal.wait("a clear screen", |screen| !screen.contains("icanon"));
    }
}

#[test]
fn it_sleeps_wakes_and_follows_the_size_of_the_terminal() {
    let Some(terminal) = Terminal::open("sleep") else { return };
    terminal.run("play dames --rules majority=on");
    terminal.wait("the board", |screen| screen.contains(": type"));
    terminal.text(":32-28");
    terminal.key("Enter");
    terminal.wait("the step", |screen| screen.contains("1. 32-28"));
    terminal.key("C-z");
    terminal.wait("the shell", |screen| screen.trim_end().ends_with("ready>"));
    assert!(!terminal.is_full());
    terminal.text("fg");
    terminal.key("Enter");
    terminal.wait("the board again", |screen| screen.contains("1. 32-28") && screen.contains(": type"));
    assert!(terminal.is_full());
    terminal.tmux(&["resize-window", "-t", "a", "-x", "120", "-y", "40"]);
    terminal.wait("a larger board", |screen| screen.lines().nth(39).is_some_and(|line| line.contains(": type")));
    terminal.tmux(&["resize-window", "-t", "a", "-x", "80", "-y", "24"]);
    terminal.wait("the board as it was", |screen| screen.lines().nth(23).is_some_and(|line| line.contains(": type")));
    // A game that was left is offered again, and goes on where it was.
    terminal.key("C-c");
    terminal.is_given_back();
    terminal.run("play");
    terminal.wait("the kept game", |screen| screen.contains("Go on: Draughts"));
    terminal.key("Enter");
    terminal.wait("its move", |screen| screen.contains("1. 32-28"));
}

#[test]
fn without_a_terminal_it_falls_back_to_plain_lines() {
    let output = Command::new(env!("CARGO_BIN_EXE_coffret"))
        .args(["play", "marelle"])
        .env("TERM", "xterm-256color")
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap();
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success() && text.contains("1) a1") && !text.contains('\u{1b}'), "{text}");
}
