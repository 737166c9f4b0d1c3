//! Endurance: people who play one game after another for half an hour, and whether the server's memory stays what it was.

use crate::client::{Visitor, step};
use crate::figures::{Figures, Trouble};
use crate::script::{self, Script};
use crate::{Child, Size, progress};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::time::{Instant, MissedTickBehavior};

/// The most steps of a game before the next one begins.
const STEPS: usize = 60;
/// The first part of the time, in which memory may grow: a sixth, five of thirty minutes.
const SETTLES: u32 = 6;
/// By how much it may grow after that.
const GROWTH: f64 = 5.0;

pub(crate) async fn run(size: Size, figures: &mut Figures) -> Result<(), Trouble> {
    let whole = Duration::from_secs(size.endures);
    let data = tempfile::tempdir()?;
    let child = Child::start(data.path(), 0)?;
    let scripts = script::for_two(size.tables, STEPS)?;
    let tables = scripts.len();
    progress(&format!("{tables} tables, a step a second, one game after another, for {} s", whole.as_secs()));
    let end = Instant::now() + whole;
    let tasks: Vec<_> = scripts
        .into_iter()
        .enumerate()
        .map(|(index, script)| tokio::spawn(play(child.address, script, index as u64, end)))
        .collect();
    let settled = end - whole + whole / SETTLES;
    let (mut first, mut most) = (0.0_f64, 0.0_f64);
    let mut every = tokio::time::interval(whole / 60);
    while Instant::now() < end {
        every.tick().await;
        let memory = child.memory()?;
        if Instant::now() < settled {
            first = first.max(memory);
        } else {
            most = most.max(memory);
        }
        progress(&format!("{:5.0} s: {memory:.1} MiB", (Instant::now() - (end - whole)).as_secs_f64()));
    }
    let mut steps = 0;
    for task in tasks {
        steps += task.await.map_err(|error| Trouble::new(error.to_string()))??;
    }
    let minutes = whole.as_secs_f64() / 60.0;
    figures.plain(format!("memory after the first sixth of {minutes:.0} minutes, {steps} steps"), first, "MiB");
    // A short run is too short for its memory to have settled.
    let limit = if size.short { f64::INFINITY } else { GROWTH };
    figures.limited("by how much it was more later", ((most / first - 1.0) * 100.0).max(0.0), limit, "%");
    Ok(())
}

/// Plays both sides of a script again and again; how many steps it were.
async fn play(address: SocketAddr, script: Script, index: u64, end: Instant) -> Result<u64, Trouble> {
    let visitor = Visitor::new(address).await?;
    let made = visitor.table(script.game, &script.rules, &vec![r#"{"kind":"me"}"#; script.seats]).await?;
    let mut line = visitor.join(&made.table).await?;
    line.snapshot().await?;
    tokio::time::sleep(Duration::from_micros(kernel::scramble(index) % 1_000_000)).await;
    let mut every = tokio::time::interval(Duration::from_secs(1));
    every.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut number, mut steps) = (0_u64, 0);
    loop {
        for text in &script.steps {
            if Instant::now() >= end {
                return Ok(steps);
            }
            every.tick().await;
            number += 1;
            steps += 1;
            line.command(&format!("c{number}"), &step(text)).await?;
        }
        for deed in [r#""do":"resign""#, r#""do":"offer","offer":{"kind":"next_game"}"#] {
            number += 1;
            line.command(&format!("c{number}"), deed).await?;
        }
    }
}
