//! Tuning that is broken off goes on where it was, and comes to the same.

use std::process::{Command, Output};

fn tune(arguments: &[&str]) -> Output {
    let common = ["tune", "expion", "--nodes", "40", "--turns", "60", "--epochs", "2", "--seed", "3"];
    Command::new(env!("CARGO_BIN_EXE_coffret")).args(common).args(arguments).output().expect("the program runs")
}

fn said(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn tuning_in_two_parts_comes_to_the_same_weights() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a name").to_string();
    let (once, twice, samples) = (path("once"), path("twice"), path("samples"));
    let whole = tune(&["--games", "8", "--out", &once]);
    assert_eq!(whole.status.code(), Some(0), "{}", said(&whole.stderr));
    let first = tune(&["--games", "3", "--samples", &samples, "--out", &twice]);
    assert_eq!(first.status.code(), Some(0), "{}", said(&first.stderr));
    assert_ne!(std::fs::read(&once).expect("weights"), std::fs::read(&twice).expect("weights"));
    // The program was killed while it wrote the fourth game.
    let mut kept = std::fs::read_to_string(&samples).expect("samples");
    kept.push_str("3 0 12 1 #nnn");
    std::fs::write(&samples, kept).expect("written");
    let second = tune(&["--games", "8", "--samples", &samples, "--out", &twice]);
    assert_eq!(second.status.code(), Some(0), "{}", said(&second.stderr));
    assert!(said(&second.stderr).contains("3 of 8 games were played before"), "{}", said(&second.stderr));
    assert_eq!(std::fs::read(&once).expect("weights"), std::fs::read(&twice).expect("weights"));
}

#[test]
fn samples_of_other_games_and_broken_ones_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("a name").to_string();
    let (out, samples) = (path("out"), path("samples"));
    let first = tune(&["--games", "1", "--samples", &samples, "--out", &out]);
    assert_eq!(first.status.code(), Some(0), "{}", said(&first.stderr));
    let other = tune(&["--games", "1", "--opening", "4", "--samples", &samples, "--out", &out]);
    assert_eq!(other.status.code(), Some(2));
    assert!(said(&other.stderr).starts_with("error: samples: "), "{}", said(&other.stderr));
    let kept = std::fs::read_to_string(&samples).expect("samples");
    let head = kept.lines().next().expect("a first line");
    std::fs::write(&samples, format!("{head}\n0 0 12 1 nonsense\nend 0\n")).expect("written");
    let broken = tune(&["--games", "1", "--samples", &samples, "--out", &out]);
    assert_eq!(broken.status.code(), Some(2));
    assert!(said(&broken.stderr).contains("line 1"), "{}", said(&broken.stderr));
}
