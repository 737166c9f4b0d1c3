//! Sweep: what nobody needs any more is put away, a little at a time.

use crate::router::TableRouter;
use crate::services::{Services, now};
use crate::storage::{Change, Stored};
use crate::table_task::Ask;
use std::sync::Arc;
use std::time::Duration;

/// How many tables are looked at in one go.
const AT_ONCE: usize = 200;

/// Sweeps now and then, for ever.
pub(crate) async fn run(services: Arc<Services>, tables: Arc<dyn TableRouter>) {
    let mut every = tokio::time::interval(services.config.retention.every.max(Duration::from_secs(1)));
    // The server has better things to do in its first moments.
    every.tick().await;
    loop {
        every.tick().await;
        match sweep(&services, tables.as_ref(), now()).await {
            Ok(0) => {}
            Ok(tables) => tracing::info!(tables, "abandoned tables were put away"),
            Err(error) => tracing::warn!(%error, "sweeping failed"),
        }
    }
}

/// Puts away what is too old at a time; how many tables it were.
pub(crate) async fn sweep(services: &Services, tables: &dyn TableRouter, now: u64) -> Stored<usize> {
    let before = |age: Duration| now.saturating_sub(age.as_millis() as u64);
    let retention = &services.config.retention;
    let mut swept = 0;
    loop {
        let waiting = services.storage.stale_tables("waiting", before(retention.waiting), AT_ONCE).await?;
        for table in &waiting {
            // Whoever still listens is told; then nothing of the table is kept, for nothing was played.
            let _ = tables.ask(table, Ask::Close).await;
            services.storage.write(vec![Change::TableGone(table.clone())]).await?;
        }
        swept += waiting.len();
        if waiting.len() < AT_ONCE {
            break;
        }
    }
    for state in ["playing", "over"] {
        let mut last = None;
        loop {
            let stale = services.storage.stale_tables(state, before(retention.playing), AT_ONCE).await?;
            for table in &stale {
                let _ = tables.ask(table, Ask::Close).await;
            }
            // One that cannot be closed is no reason to try for ever.
            let stuck = last.is_some() && stale.first() == last.as_ref();
            swept += stale.len();
            if stale.len() < AT_ONCE || stuck {
                break;
            }
            last = stale.into_iter().next();
        }
    }
    loop {
        let closed = services.storage.stale_tables("closed", before(retention.closed), AT_ONCE).await?;
        for table in &closed {
            let sat = crate::table_task::sitters(services, table).await?;
            services.storage.write(vec![Change::TablePast(table.clone(), sat)]).await?;
        }
        swept += closed.len();
        if closed.len() < AT_ONCE {
            break;
        }
    }
    let changes = vec![
        Change::SaidGone(before(retention.talk)),
        Change::VisitorsGone(before(retention.visitor)),
        Change::CodesGone(now),
    ];
    services.storage.write(changes).await?;
    Ok(swept)
}
