//! The command line: records that are meant to take for ever, and engines that never answer. `COFFRET` names the program.

use super::within;
use crate::Size;
use crate::figures::{Figures, Trouble};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

/// Tags of a record.
const TAGS: usize = 40_000;
/// Nothing takes longer, or it takes for ever.
const PATIENCE: Duration = Duration::from_secs(120);

pub(super) fn run(size: Size, figures: &mut Figures) -> Result<(), Trouble> {
    let Some(program) = std::env::var_os("COFFRET") else {
        crate::progress("the command line is left out: COFFRET does not say where the program is");
        return Ok(());
    };
    let start = |arguments: &[&str]| {
        let mut command = Command::new(&program);
        command.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn()
    };
    let folder = tempfile::tempdir()?;
    let game = hall::games()[0];
    let (record, first) =
        (folder.path().join("many.record"), game.open(&[], 0).map_err(|error| Trouble::new(error.to_string()))?);
    let tags: String = (0..TAGS).map(|number| format!("[t{number} \"\"]\n")).collect();
    let step = first.steps().into_iter().next().unwrap_or_default();
    std::fs::write(&record, format!("[Game \"{}\"]\n{tags}\n1. {step} *\n", game.info().id))?;
    let begun = Instant::now();
    let record = record.display().to_string();
    let (_, output) = ended(start(&["convert", &record, "--to", "record"])?, PATIENCE)?;
    if !output.status.success() {
        return Err(Trouble::new(String::from_utf8_lossy(&output.stderr)));
    }
    let took = begun.elapsed().as_secs_f64() * 1000.0;
    figures.attack(format!("a record with {TAGS} tags is read"), "14.4 s", took, within(size, 2000.0), "ms");

    let mut alive = 0;
    let mute = "cmd:sleep 3600";
    let id = game.info().id;
    for (arguments, signal) in [
        (vec!["match", id, "--a", mute, "--b", "random", "--patience", "1", "--games", "1"], false),
        (vec!["match", id, "--a", mute, "--b", "random", "--patience", "3600", "--games", "1"], true),
        (vec!["perft", id, "30"], true),
    ] {
        let child = start(&arguments)?;
        if signal {
            // It has to be at it.
            std::thread::sleep(Duration::from_secs(1));
            let pid = rustix::process::Pid::from_child(&child);
            rustix::process::kill_process(pid, rustix::process::Signal::TERM).map_err(std::io::Error::from)?;
        }
        alive += u8::from(!ended(child, PATIENCE)?.0);
    }
    let what =
        "of three: matches with a mute engine, told to stop or not, and counts told to stop, those that go on for ever";
    figures.attack(what, "3", f64::from(alive), 1.0, "");
    Ok(())
}

/// Whether a program ends by itself in time, and what it said.
fn ended(mut child: std::process::Child, patience: Duration) -> Result<(bool, Output), Trouble> {
    // What it prints is read meanwhile, or it would wait for that.
    let read = |pipe: Option<Box<dyn std::io::Read + Send>>| {
        std::thread::spawn(move || {
            let mut text = Vec::new();
            if let Some(mut pipe) = pipe {
                let _ = pipe.read_to_end(&mut text);
            }
            text
        })
    };
    let out = read(child.stdout.take().map(|pipe| Box::new(pipe) as Box<dyn std::io::Read + Send>));
    let error = read(child.stderr.take().map(|pipe| Box::new(pipe) as Box<dyn std::io::Read + Send>));
    let begun = Instant::now();
    let by_itself = loop {
        if child.try_wait()?.is_some() {
            break true;
        }
        if begun.elapsed() > patience {
            child.kill()?;
            break false;
        }
        std::thread::sleep(Duration::from_millis(5));
    };
    let status = child.wait()?;
    let (stdout, stderr) = (out.join().unwrap_or_default(), error.join().unwrap_or_default());
    Ok((by_itself, Output { status, stdout, stderr }))
}
