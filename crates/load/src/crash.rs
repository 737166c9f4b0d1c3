//! Crashes: the server is killed again and again under load. What it acknowledged must be there, once, and every table goes
//! on. A command that was under way when it died is sent again under its id.

use crate::client::{Line, Visitor, step};
use crate::figures::{Figures, Trouble};
use crate::script::{self, Script};
use crate::{Child, Size, progress};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

/// A game is taken back to its start after so many steps.
const LENGTH: usize = 30;

/// What all tables and whoever kills share.
#[derive(Default)]
struct Shared {
    /// Tables that have played since the last start.
    playing: AtomicUsize,
    /// How often the server was started.
    life: AtomicUsize,
    acknowledged: AtomicUsize,
    repeated: AtomicUsize,
    ends: AtomicBool,
}

/// A table, and what was acknowledged of it.
struct Witness {
    visitor: Visitor,
    table: String,
    script: Script,
    /// How many steps of the script stand.
    stand: usize,
    /// A command that was sent and not answered yet: its id, version and text, and how many steps would stand.
    pending: Option<(String, u64, String, usize)>,
    commands: usize,
    shared: Arc<Shared>,
}

pub(crate) async fn run(size: Size, figures: &mut Figures) -> Result<(), Trouble> {
    let data = tempfile::tempdir()?;
    let mut child = Child::start(data.path(), 0)?;
    let port = child.address.port();
    let shared = Arc::new(Shared::default());
    shared.life.store(1, Ordering::Relaxed);
    let mut tasks = Vec::new();
    for (index, script) in script::for_two(size.tables, LENGTH)?.into_iter().enumerate() {
        let visitor = Visitor::new(child.address).await?;
        let table = visitor.table(script.game, &script.rules, &vec![r#"{"kind":"me"}"#; script.seats]).await?.table;
        let shared = shared.clone();
        let witness = Witness { visitor, table, script, stand: 0, pending: None, commands: 0, shared };
        let phase = Duration::from_micros(1_000_000 * index as u64 / size.tables as u64);
        tasks.push(tokio::spawn(witness.live(phase)));
    }
    progress(&format!("{} tables, a step a second each, {} kills", size.tables, size.kills));
    let begun = Instant::now();
    for kill in 1..=size.kills {
        // Every table has gone on since the last time, and some are in the middle of a step.
        while shared.playing.load(Ordering::Relaxed) < size.tables {
            if begun.elapsed() > Duration::from_secs(30 * (kill as u64 + 1))
                || tasks.iter().any(tokio::task::JoinHandle::is_finished)
            {
                return Err(first_trouble(tasks, "not every table goes on").await);
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        tokio::time::sleep(Duration::from_millis(137 * kill as u64 % 1000)).await;
        child.kill()?;
        shared.playing.store(0, Ordering::Relaxed);
        shared.life.fetch_add(1, Ordering::Relaxed);
        child = Child::start(data.path(), port)?;
        let steps = shared.acknowledged.load(Ordering::Relaxed);
        progress(&format!("kill {kill}: {steps} steps acknowledged so far, ready again after {:.0?}", child.took));
    }
    while shared.playing.load(Ordering::Relaxed) < size.tables {
        if tasks.iter().any(tokio::task::JoinHandle::is_finished) {
            return Err(first_trouble(tasks, "not every table goes on").await);
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    shared.ends.store(true, Ordering::Relaxed);
    for task in tasks {
        task.await.map_err(|error| Trouble::new(error.to_string()))??;
    }
    let steps = shared.acknowledged.load(Ordering::Relaxed);
    let repeated = shared.repeated.load(Ordering::Relaxed);
    figures.plain(format!("kills under load at {} tables", size.tables), size.kills as f64, "");
    figures.plain("steps acknowledged meanwhile", steps as f64, "");
    figures.plain("commands without an answer at a kill, sent again and done once", repeated as f64, "");
    figures.limited("acknowledged steps missing or doubled", 0.0, 1.0, "");
    Ok(())
}

async fn first_trouble(tasks: Vec<tokio::task::JoinHandle<Result<(), Trouble>>>, otherwise: &str) -> Trouble {
    for task in tasks {
        if task.is_finished() {
            match task.await {
                Ok(Err(trouble)) => return trouble,
                Err(error) => return Trouble::new(error.to_string()),
                Ok(Ok(())) => {}
            }
        }
    }
    Trouble::new(otherwise)
}

impl Witness {
    /// Plays through all lives of the server.
    async fn live(mut self, phase: Duration) -> Result<(), Trouble> {
        tokio::time::sleep(phase).await;
        loop {
            let life = self.shared.life.load(Ordering::Relaxed);
            // Between two lives nobody answers.
            if let Ok(mut line) = self.visitor.join(&self.table).await
                && let Ok(snapshot) = line.snapshot().await
            {
                let stored: Vec<&str> = snapshot.play.moves.iter().map(|moved| moved.text.as_str()).collect();
                self.compare(&stored)?;
                if self.play(&mut line, life).await? {
                    return Ok(());
                }
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }

    /// Compares what is stored with what was acknowledged.
    fn compare(&self, stored: &[&str]) -> Result<(), Trouble> {
        let right = |stand: usize| stored.iter().copied().eq(self.script.steps[..stand].iter().map(String::as_str));
        if right(self.stand) || self.pending.as_ref().is_some_and(|(.., stand)| right(*stand)) {
            return Ok(());
        }
        Err(Trouble::new(format!(
            "table {}: {} steps are stored, {} were acknowledged: {stored:?}",
            self.table,
            stored.len(),
            self.stand
        )))
    }

    /// Plays a step a second until the line breaks; whether all is over.
    async fn play(&mut self, line: &mut Line, life: usize) -> Result<bool, Trouble> {
        let mut counted = false;
        let mut again = self.pending.is_some();
        loop {
            let (id, version, deed, stand) = match &self.pending {
                Some(pending) => pending.clone(),
                None => self.next(line.version),
            };
            if line.send(&id, version, &deed).await.is_err() {
                return Ok(false);
            }
            match line.acknowledged(&id).await {
                Ok(()) => {}
                Err(trouble) if trouble.to_string().contains("refused") => return Err(trouble),
                Err(_) => return Ok(false),
            }
            self.stand = stand;
            self.pending = None;
            self.shared.acknowledged.fetch_add(1, Ordering::Relaxed);
            if std::mem::take(&mut again) {
                self.shared.repeated.fetch_add(1, Ordering::Relaxed);
            }
            if !counted && self.shared.life.load(Ordering::Relaxed) == life {
                counted = true;
                self.shared.playing.fetch_add(1, Ordering::Relaxed);
            }
            if self.shared.ends.load(Ordering::Relaxed) {
                return self.last_look(line).await;
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// In the end everything is there, once.
    async fn last_look(&mut self, line: &mut Line) -> Result<bool, Trouble> {
        line.send("last", line.version, r#""do":"snapshot""#).await?;
        let snapshot = line.snapshot().await?;
        let stored: Vec<&str> = snapshot.play.moves.iter().map(|moved| moved.text.as_str()).collect();
        self.compare(&stored)?;
        Ok(true)
    }

    fn next(&mut self, version: u64) -> (String, u64, String, usize) {
        self.commands += 1;
        let (deed, stand) = if self.stand == self.script.steps.len() {
            (r#""do":"offer","offer":{"kind":"undo","entries":0}"#.to_string(), 0)
        } else {
            (step(&self.script.steps[self.stand]), self.stand + 1)
        };
        let pending = (format!("c{}", self.commands), version, deed, stand);
        self.pending = Some(pending.clone());
        pending
    }
}
