//! Stored games: how soon a server with many of them is ready, and how soon a long game opens.

use crate::client::{Visitor, step};
use crate::figures::{Figures, Times, Trouble};
use crate::script::{self, Script};
use crate::{Child, Size, progress};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// Steps of each stored game.
const STEPS: usize = 8;
/// Games that are played at once.
const AT_ONCE: usize = 32;
/// How often the start and the opening are timed.
const TIMES: usize = 5;

pub(crate) async fn run(size: Size, figures: &mut Figures) -> Result<(), Trouble> {
    let data = tempfile::tempdir()?;
    let mut child = Child::start(data.path(), 0)?;
    figures.limited("from start to ready, empty database", child.took.as_secs_f64() * 1000.0, 2000.0, "ms");
    let begun = Instant::now();
    let scripts = Arc::new(script::for_two(60, STEPS)?);
    let next = Arc::new(AtomicUsize::new(0));
    let mut tasks = Vec::new();
    for _ in 0..AT_ONCE {
        let (scripts, next, address) = (scripts.clone(), next.clone(), child.address);
        tasks.push(tokio::spawn(async move {
            let visitor = Visitor::new(address).await?;
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= size.games {
                    return Ok::<(), Trouble>(());
                }
                if index > 0 && index.is_multiple_of(2000) {
                    progress(&format!("{index} games stored"));
                }
                play(&visitor, &scripts[index % scripts.len()], true).await?;
            }
        }));
    }
    for task in tasks {
        task.await.map_err(|error| Trouble::new(error.to_string()))??;
    }
    progress(&format!("{} games of {STEPS} steps stored in {:.0} s", size.games, begun.elapsed().as_secs_f64()));
    let long = script::longest(500);
    let visitor = Visitor::new(child.address).await?;
    let table = play(&visitor, &long, false).await?;
    child.kill()?;
    let mut starts = Vec::new();
    let mut opens = Vec::new();
    for _ in 0..TIMES {
        child = Child::start(data.path(), child.address.port())?;
        starts.push(child.took);
        let begun = Instant::now();
        let snapshot = visitor.join(&table).await?.snapshot().await?;
        opens.push(begun.elapsed());
        if snapshot.play.moves.len() != long.steps.len() {
            return Err(Trouble::new("the long game is not all there"));
        }
        child.kill()?;
    }
    let worst = |times: &[Duration]| Times::new(times).percentile(100.0);
    figures.limited(format!("from start to ready, {} stored games", size.games), worst(&starts), 2000.0, "ms");
    figures.limited(format!("opening a table with {} steps after a restart", long.steps.len()), worst(&opens), 100.0, "ms");
    Ok(())
}

/// Plays a script at one screen, and resigns if it is to end. Gives back the table.
async fn play(visitor: &Visitor, script: &Script, ends: bool) -> Result<String, Trouble> {
    let table = visitor.table(script.game, &script.rules, &vec![r#"{"kind":"me"}"#; script.seats]).await?.table;
    let mut line = visitor.join(&table).await?;
    line.snapshot().await?;
    for (index, text) in script.steps.iter().enumerate() {
        line.command(&format!("s{index}"), &step(text)).await?;
    }
    if ends {
        line.command("end", r#""do":"resign""#).await?;
    }
    Ok(table)
}
