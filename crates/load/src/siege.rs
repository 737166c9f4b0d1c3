//! The siege: each attack that once succeeded, again, with what it comes to now. Everything goes to the loopback.
//!
//! `cargo xtask siege` runs it. In its short form, which every change must pass, only what does not depend on the speed of the
//! machine has narrow limits. Attacks that need another way in than a socket or the command line are tests instead: damaged files, a
//! million facts and rules that have changed in `crates/server/tests`, exports that nobody takes beside the storage, networks by the hundred
//! thousand beside the limiter.

mod growth;
mod help;
mod limits;
mod places;
mod program;
mod silence;
mod writes;

use crate::client::{Line, PATIENCE, Visitor, step};
use crate::figures::{Figures, Trouble};
use crate::script;
use crate::{Child, Size, progress, steps};
use std::net::{IpAddr, Ipv4Addr};
use std::time::{Duration, Instant};

/// The address of whoever attacks, and of whoever only wants to play.
const ATTACKER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 66));
const PLAYER: IpAddr = IpAddr::V4(Ipv4Addr::new(127, 0, 0, 1));
/// Tables that one address sets up to keep all engines busy.
const CROWDED: usize = 40;
/// How often somebody chooses another name.
const NAMES: usize = 100;

/// A limit in milliseconds; on a machine that does much else only patience has one.
fn within(size: Size, milliseconds: f64) -> f64 {
    if size.short { PATIENCE.as_millis() as f64 } else { milliseconds }
}

pub(crate) async fn run(size: Size, figures: &mut Figures) -> Result<(), Trouble> {
    folder(figures)?;
    room(size, figures).await?;
    names(figures).await?;
    engines(size, figures).await?;
    help::run(figures).await?;
    silence::run(figures).await?;
    limits::run(figures).await?;
    growth::run(figures).await?;
    places::run(figures).await?;
    writes::run(size, figures).await?;
    program::run(size, figures)?;
    storm(size, figures).await?;
    if !size.short {
        crate::levels::run(size, figures)?;
        beside(size, figures).await?;
    }
    Ok(())
}

/// Two servers on one folder.
fn folder(figures: &mut Figures) -> Result<(), Trouble> {
    let data = tempfile::tempdir()?;
    let _first = Child::start(data.path(), 0)?;
    let second = Child::start(data.path(), 0).is_ok();
    figures.attack("second servers that started on a folder in use", "1", f64::from(u8::from(second)), 1.0, "");
    Ok(())
}

/// A disk that is full for a moment.
async fn room(size: Size, figures: &mut Figures) -> Result<(), Trouble> {
    let data = tempfile::tempdir()?;
    let child = Child::start(data.path(), 0)?;
    let visitor = Visitor::new(child.address).await?;
    let rename = |name: &'static str| visitor.ask("PUT /api/me", name);
    let (before, _) = rename(r#"{"name":"before"}"#).await?;
    child.limit_files(Some(4096))?;
    let (full, _) = rename(r#"{"name":"full"}"#).await?;
    let (ready, _) = visitor.ask("GET /readyz", "").await?;
    child.limit_files(None)?;
    let begun = Instant::now();
    while rename(r#"{"name":"after"}"#).await?.0 != 200 {
        if begun.elapsed() > PATIENCE {
            return Err(Trouble::new("nothing can be written after the disk was full"));
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    if (before, full, ready) != (200, 503, 503) {
        return Err(Trouble::new(format!("a full disk: expected 200, 503, 503, found {before}, {full}, {ready}")));
    }
    let took = begun.elapsed().as_secs_f64() * 1000.0;
    figures.attack("from room on a disk that was full to the next write", "never", took, within(size, 1000.0), "ms");
    Ok(())
}

/// Names as messages and as rows.
async fn names(figures: &mut Figures) -> Result<(), Trouble> {
    let data = tempfile::tempdir()?;
    let child = Child::start_guarded(data.path())?;
    let visitor = Visitor::new(child.address).await?;
    let mut chosen = 0;
    for number in 0..NAMES {
        let (status, _) = visitor.ask("PUT /api/me", &format!(r#"{{"name":"name {number}"}}"#)).await?;
        chosen += u32::from(status == 200);
    }
    figures.attack(format!("names that one address chose, of {NAMES} in a row"), "all", f64::from(chosen), 10.0, "");
    Ok(())
}

/// The steps that were played at a table.
async fn played(visitor: &Visitor, table: &str) -> Result<usize, Trouble> {
    let (_, view) = visitor.ask(&format!("GET /api/tables/{table}"), "").await?;
    Ok(view.matches(r#""number":"#).count())
}

/// One address that keeps all engines busy, and somebody else who plays against level 1.
async fn engines(size: Size, figures: &mut Figures) -> Result<(), Trouble> {
    let data = tempfile::tempdir()?;
    let child = Child::start_guarded(data.path())?;
    let attacker = Visitor::new_from(child.address, ATTACKER).await?;
    let script = script::for_two(1, 1)?.remove(0);
    let strong = [r#"{"kind":"engine","level":8}"#; 2];
    let crowded = if size.short { CROWDED / 4 } else { CROWDED };
    let mut lines: Vec<Line> = Vec::new();
    let mut tables = Vec::new();
    for _ in 0..crowded {
        let made = attacker.clocked_table(script.game, &script.rules, &strong).await?;
        let mut line = attacker.join(&made.table).await?;
        line.snapshot().await?;
        lines.push(line);
        tables.push(made.table);
    }
    progress(&format!("{crowded} tables of engines of level 8 among themselves"));
    let player = Visitor::new_from(child.address, PLAYER).await?;
    let seats = [r#"{"kind":"me"}"#, r#"{"kind":"engine","level":1}"#];
    let made = player.table(script.game, &script.rules, &seats).await?;
    let mut line = player.join(&made.table).await?;
    line.snapshot().await?;
    // The own step and the answer.
    let version = line.version + 2;
    let begun = Instant::now();
    line.command("first", &step(&script.steps[0])).await?;
    line.reach(version).await?;
    let took = begun.elapsed().as_secs_f64() * 1000.0;
    figures.attack("answer of level 1 meanwhile, to somebody else", "149 s", took, within(size, 1350.0), "ms");
    let begun = Instant::now();
    line.command("hint", r#""do":"hint","level":3"#).await?;
    let took = begun.elapsed().as_secs_f64() * 1000.0;
    figures.attack("a hint meanwhile, to somebody else", "6 s", took, within(size, 1350.0), "ms");
    // Nobody looks on any more.
    drop(lines);
    let mut before = Vec::new();
    let mut still = 0;
    for _ in 0..2 {
        tokio::time::sleep(Duration::from_secs(6)).await;
        let mut now = Vec::new();
        for table in &tables {
            now.push(played(&player, table).await?);
        }
        still = now.iter().zip(&before).map(|(now, before): (&usize, &usize)| now - before).sum();
        before = now;
    }
    figures.attack(
        format!("steps at these {crowded} tables in 6 s with nobody there"),
        "they went on",
        still as f64,
        1.0,
        "",
    );
    Ok(())
}

/// Everybody comes back at once.
pub(crate) async fn storm(size: Size, figures: &mut Figures) -> Result<(), Trouble> {
    let data = tempfile::tempdir()?;
    let mut child = Child::start(data.path(), 0)?;
    let clients = size.sockets / 5;
    let script = script::for_two(1, 1)?.remove(0);
    let seats = [r#"{"kind":"me"}"#; 2];
    let mut people = Vec::new();
    for index in 0..clients {
        if index % 2 == 0 {
            let visitor = Visitor::new(child.address).await?;
            let made = visitor.table(script.game, &script.rules, &seats).await?;
            people.push((visitor, made.table));
        } else {
            let table = people.last().map(|(_, table): &(Visitor, String)| table.clone()).unwrap_or_default();
            people.push((Visitor::new(child.address).await?, table));
        }
    }
    let port = child.address.port();
    child.kill()?;
    let child = Child::start(data.path(), port)?;
    let begun = Instant::now();
    let back = people.into_iter().map(|(visitor, table)| {
        tokio::spawn(async move {
            let mut line = visitor.join(&table).await?;
            line.snapshot().await?;
            Ok::<Line, Trouble>(line)
        })
    });
    let mut lines = Vec::new();
    for task in back.collect::<Vec<_>>() {
        lines.push(task.await.map_err(|error| Trouble::new(error.to_string()))??);
    }
    let took = begun.elapsed().as_secs_f64() * 1000.0;
    figures.attack(
        format!("{clients} clients are back after a kill"),
        "3.7 to 4.0 s (2,000)",
        took,
        within(size, 2000.0),
        "ms",
    );
    figures.plain("memory of the server then", child.memory()?, "MiB");
    Ok(())
}

/// Steps while two other programs take all of the processor they get.
pub(crate) async fn beside(size: Size, figures: &mut Figures) -> Result<(), Trouble> {
    let burn = || std::process::Command::new(std::env::current_exe()?).arg("burn").spawn();
    let mut busy: Vec<std::process::Child> = (0..2).map(|_| burn()).collect::<Result<_, _>>()?;
    let result = steps::run(size, figures, steps::Crowd::ByLot, " with two busy programs beside it", 250.0).await;
    for program in &mut busy {
        program.kill()?;
        program.wait()?;
    }
    result
}
