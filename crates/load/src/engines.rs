//! Engines: many tables against level 3 at once, and how it feels to play there.

use crate::client::{PATIENCE, Visitor, step};
use crate::figures::{Figures, Times, Trouble};
use crate::{Child, Size, progress};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::time::{Instant, timeout};
use wire::TouchJson;
use wire::live::Message;

/// How often each player plays.
const ROUNDS: usize = 8;
/// How long a player thinks.
const THINKS: Duration = Duration::from_secs(2);

pub(crate) async fn run(size: Size, figures: &mut Figures) -> Result<(), Trouble> {
    let data = tempfile::tempdir()?;
    let child = Child::start(data.path(), 0)?;
    let tables = size.engines;
    progress(&format!("{tables} tables against level 3, {ROUNDS} steps each"));
    let tasks: Vec<_> = (0..tables).map(|index| tokio::spawn(play(child.address, index, tables))).collect();
    let (mut answers, mut replies) = (Vec::new(), Vec::new());
    for task in tasks {
        let (own, engine) = task.await.map_err(|error| Trouble::new(error.to_string()))??;
        answers.extend(own);
        replies.extend(engine);
    }
    let (answers, replies) = (Times::new(&answers), Times::new(&replies));
    figures.limited(
        format!("{tables} tables against level 3: own step acknowledged, 99 %"),
        answers.percentile(99.0),
        100.0,
        "ms",
    );
    figures.limited("the same: the engine has answered, 99 %", replies.percentile(99.0), 2000.0, "ms");
    Ok(())
}

/// Plays against an engine: the times until one's own steps were acknowledged, and until the engine had played.
async fn play(address: SocketAddr, index: usize, tables: usize) -> Result<(Vec<Duration>, Vec<Duration>), Trouble> {
    let duels: Vec<_> = hall::games().iter().filter(|game| seats_of(**game) > 1).collect();
    let game = duels[index % duels.len()];
    let mut seats = vec![r#"{"kind":"engine","level":3}"#; seats_of(*game)];
    seats[0] = r#"{"kind":"me"}"#;
    let visitor = Visitor::new(address).await?;
    let table = visitor.table(game.info().id, "", &seats).await?.table;
    let mut line = visitor.join(&table).await?;
    line.snapshot().await?;
    tokio::time::sleep(THINKS * index as u32 / tables as u32).await;
    let (mut answers, mut replies) = (Vec::new(), Vec::new());
    let mut own: Option<Instant> = None;
    for round in 0..ROUNDS {
        // It is the player's turn when the tree comes; everything before it was the engine's doing.
        let turn = async {
            loop {
                let text = line.next().await?;
                if text.contains(r#""state":"over""#) {
                    return Ok::<Option<String>, Trouble>(None);
                }
                if text.starts_with(r#"{"type":"you""#)
                    && let Ok(Message::You(you)) = wire::read(text.as_bytes())
                    && let Some(step) = you.tree.as_ref().and_then(first_step)
                {
                    return Ok(Some(step));
                }
            }
        };
        let found = timeout(PATIENCE, turn).await.map_err(|_| Trouble::new("no turn in time"))??;
        let Some(found) = found else { break };
        if let Some(since) = own {
            replies.push(since.elapsed());
        }
        tokio::time::sleep(THINKS).await;
        let sent = Instant::now();
        let id = format!("e{round}");
        line.send(&id, line.version, &step(&found)).await?;
        own = Some(sent);
        // The engine may be quicker than the acknowledgement is read, but never than it is sent.
        let done = format!(r#"{{"type":"done","id":"{id}","#);
        let mut pending = Vec::new();
        loop {
            let text = line.next().await?;
            if text.starts_with(&done) {
                break;
            }
            pending.push(text);
        }
        answers.push(sent.elapsed());
        line.unread(pending);
    }
    Ok((answers, replies))
}

/// How many seats a game has as the book has it.
fn seats_of(game: &dyn hall::AnyGame) -> usize {
    game.choose(&[]).map_or(0, |chosen| chosen.seating.seats())
}

/// The first step that a tree spells.
fn first_step(node: &TouchJson) -> Option<String> {
    node.step.clone().or_else(|| node.next.values().find_map(first_step))
}
