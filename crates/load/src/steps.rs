//! Steps: many tables with a step a second each, timed from the command to the last who watches.

use crate::client::{Line, Visitor, step};
use crate::figures::{Figures, Times, Trouble};
use crate::script::{self, Script};
use crate::{Child, Size, progress};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::time::Instant;

/// Sockets that watch at each table.
const WATCHERS: usize = 3;
/// Seconds before anything is measured: everybody has to come to rest first.
const REST: u64 = 3;

/// A table with its script.
struct Table {
    script: Script,
    players: [Line; 2],
    watchers: Vec<Line>,
    version: u64,
}

/// When the tables have their moment within a second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Crowd {
    /// Each by lot: an even rhythm would be kinder than any crowd is.
    ByLot,
    /// All at the same instant, as a client does that starts them in one loop: what the last of them waits for is all the others.
    Together,
}

/// `how` says under which conditions, `limit` what the slowest in a hundred may take.
pub(crate) async fn run(size: Size, figures: &mut Figures, crowd: Crowd, how: &str, limit: f64) -> Result<(), Trouble> {
    let data = tempfile::tempdir()?;
    let child = Child::start(data.path(), 0)?;
    let mut tables = Vec::with_capacity(size.tables);
    for script in script::for_two(size.tables, size.seconds as usize)? {
        tables.push(gather(child.address, script).await?);
        if tables.len().is_multiple_of(250) {
            progress(&format!("{} tables set up", tables.len()));
        }
    }
    let count = tables.len();
    progress(&format!("{count} tables, a step a second each, for {} s", size.seconds));
    let begin = Instant::now() + Duration::from_secs(REST);
    let mut tasks = Vec::with_capacity(count);
    for (index, table) in tables.into_iter().enumerate() {
        let moment = match crowd {
            Crowd::ByLot => kernel::scramble(index as u64) % 1_000_000,
            Crowd::Together => 0,
        };
        let first = begin + Duration::from_micros(moment);
        tasks.push((table.script.game, tokio::spawn(table.play(first))));
    }
    let mut by_game: BTreeMap<&str, Vec<Duration>> = BTreeMap::new();
    for (game, task) in tasks {
        let times = task.await.map_err(|error| Trouble::new(error.to_string()))??;
        by_game.entry(game).or_default().extend(times);
    }
    for (game, times) in &by_game {
        let times = Times::new(times);
        progress(&format!("{game}: 50 % {:.1} ms, 99 % {:.1} ms", times.percentile(50.0), times.percentile(99.0)));
    }
    let times = Times::new(&by_game.into_values().flatten().collect::<Vec<_>>());
    let sockets = count * (2 + WATCHERS);
    progress(&format!("{} steps, {sockets} sockets", times.len()));
    figures.limited(
        format!("{count} tables, a step a second{how}: command to the last spectator, 99 %"),
        times.percentile(99.0),
        limit,
        "ms",
    );
    let late = times.above(1000.0);
    figures.limited(format!("the same: steps of {} that took longer than a second", times.len()), late as f64, 1.0, "");
    figures.plain("the same, half of them", times.percentile(50.0), "ms");
    figures.plain("the same, the slowest", times.percentile(100.0), "ms");
    figures.plain(format!("memory with {count} busy tables and {sockets} sockets"), child.memory()?, "MiB");
    Ok(())
}

async fn gather(address: SocketAddr, script: Script) -> Result<Table, Trouble> {
    let (host, guest) = (Visitor::new(address).await?, Visitor::new(address).await?);
    let made = host.table(script.game, &script.rules, &[r#"{"kind":"me"}"#, r#"{"kind":"open"}"#]).await?;
    let mut players = [host.join(&made.table).await?, guest.join(&made.table).await?];
    players[1].snapshot().await?;
    let key = made.links.first().map(|link| link.key.clone()).unwrap_or_default();
    players[1].command("sit", &format!(r#""do":"sit","seat":2,"key":"{key}""#)).await?;
    let version = players[1].version;
    players[0].snapshot().await?;
    players[0].reach(version).await?;
    let mut watchers = Vec::new();
    for _ in 0..WATCHERS {
        let mut line = Visitor::new(address).await?.join(&made.table).await?;
        line.snapshot().await?;
        watchers.push(line);
    }
    Ok(Table { script, players, watchers, version })
}

impl Table {
    /// Plays the script, a step a second; how long each step took to reach the last who watches.
    async fn play(mut self, first: Instant) -> Result<Vec<Duration>, Trouble> {
        let seats = self.script.seats_of_steps()?;
        let mut times = Vec::with_capacity(seats.len());
        for (index, seat) in seats.into_iter().enumerate() {
            let due = first + Duration::from_secs(index as u64);
            tokio::time::sleep_until(due).await;
            let id = format!("s{index}");
            let sent = Instant::now();
            self.players[seat].send(&id, self.version, &step(&self.script.steps[index])).await?;
            self.version += 1;
            for watcher in &mut self.watchers {
                watcher.reach(self.version).await?;
            }
            times.push(sent.elapsed());
            self.players[seat].acknowledged(&id).await?;
            self.players[1 - seat].reach(self.version).await?;
        }
        Ok(times)
    }
}
