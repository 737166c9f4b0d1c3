//! Idle sockets: what many people cost who sit at tables and think.

use crate::client::Visitor;
use crate::figures::{Figures, Trouble};
use crate::script::{self, Script};
use crate::{Child, Size, progress};
use std::sync::Arc;
use std::time::Duration;

/// Sockets at each table: two players and two who watch.
const AT_A_TABLE: usize = 4;
/// Tables that are set up at once.
const AT_ONCE: usize = 20;

pub(crate) async fn run(size: Size, figures: &mut Figures) -> Result<(), Trouble> {
    let data = tempfile::tempdir()?;
    let child = Child::start(data.path(), 0)?;
    let address = child.address;
    figures.plain("memory of a server that nobody uses", child.memory()?, "MiB");
    let scripts = Arc::new(script::for_two(60, 1)?);
    let tables = size.sockets / AT_A_TABLE;
    let mut lines = Vec::with_capacity(size.sockets);
    for chunk in 0..tables.div_ceil(AT_ONCE) {
        let tasks: Vec<_> = (chunk * AT_ONCE..tables.min((chunk + 1) * AT_ONCE))
            .map(|index| {
                let scripts = scripts.clone();
                tokio::spawn(async move { gather(address, &scripts[index % scripts.len()]).await })
            })
            .collect();
        for task in tasks {
            lines.extend(task.await.map_err(|error| Trouble::new(error.to_string()))??);
        }
        if chunk > 0 && chunk.is_multiple_of(25) {
            progress(&format!("{} sockets", lines.len()));
        }
    }
    // Whatever is still under way settles.
    tokio::time::sleep(Duration::from_secs(3)).await;
    figures.limited(format!("memory with {} idle sockets at {tables} tables", lines.len()), child.memory()?, 300.0, "MiB");
    drop(lines);
    Ok(())
}

/// A table with two players in a game, and two who watch.
async fn gather(address: std::net::SocketAddr, script: &Script) -> Result<Vec<crate::client::Line>, Trouble> {
    let (host, guest) = (Visitor::new(address).await?, Visitor::new(address).await?);
    let made = host.table(script.game, &script.rules, &[r#"{"kind":"me"}"#, r#"{"kind":"open"}"#]).await?;
    let mut first = host.join(&made.table).await?;
    let mut second = guest.join(&made.table).await?;
    first.snapshot().await?;
    second.snapshot().await?;
    let key = made.links.first().map(|link| link.key.clone()).unwrap_or_default();
    second.command("sit", &format!(r#""do":"sit","seat":2,"key":"{key}""#)).await?;
    let mut lines = vec![first, second];
    for _ in 2..AT_A_TABLE {
        let mut line = Visitor::new(address).await?.join(&made.table).await?;
        line.snapshot().await?;
        lines.push(line);
    }
    Ok(lines)
}
