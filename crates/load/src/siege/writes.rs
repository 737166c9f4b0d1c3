//! What a step costs of the disk.

use crate::client::{Visitor, step};
use crate::figures::{Figures, Trouble};
use crate::script;
use crate::{Child, Size};
use std::path::Path;

/// Steps at each table: few enough that nothing is carried over from the log yet.
const STEPS: usize = 12;

/// What the database takes, in bytes.
fn taken(data: &Path) -> Result<u64, Trouble> {
    let mut sum = 0;
    for entry in std::fs::read_dir(data)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with("coffret.db") {
            sum += entry.metadata()?.len();
        }
    }
    Ok(sum)
}

pub(super) async fn run(size: Size, figures: &mut Figures) -> Result<(), Trouble> {
    let data = tempfile::tempdir()?;
    let child = Child::start(data.path(), 0)?;
    let mut lines = Vec::new();
    for script in script::for_two(size.tables.min(100), STEPS)? {
        let visitor = Visitor::new(child.address).await?;
        let made = visitor.table(script.game, &script.rules, &vec![r#"{"kind":"me"}"#; script.seats]).await?;
        let mut line = visitor.join(&made.table).await?;
        line.snapshot().await?;
        lines.push((line, script));
    }
    let (before, tables) = (taken(data.path())?, lines.len());
    let tasks = lines.into_iter().map(|(mut line, script)| {
        tokio::spawn(async move {
            for (number, text) in script.steps.iter().enumerate() {
                line.command(&format!("s{number}"), &step(text)).await?;
            }
            Ok::<_, Trouble>(line)
        })
    });
    let mut kept = Vec::new();
    for task in tasks.collect::<Vec<_>>() {
        kept.push(task.await.map_err(|error| Trouble::new(error.to_string()))??);
    }
    let grown = taken(data.path())?.saturating_sub(before) as f64;
    let each = grown / (tables * STEPS) as f64 / 1000.0;
    figures.attack(format!("written to disk for a step, at {tables} tables"), "17.5 kB", each, 17.5, "kB");
    Ok(())
}
