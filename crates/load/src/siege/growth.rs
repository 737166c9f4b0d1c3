//! What somebody tries to make grow: the lobby, other people's talk, tables, connections that nobody reads from, and pings.

use super::{ATTACKER, PLAYER};
use crate::Child;
use crate::client::{Line, Visitor};
use crate::figures::{Figures, Trouble};
use crate::script;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

/// Tables that somebody puts into the lobby without being there, and words of fresh identities.
const PHANTOMS: usize = 30;
const STRANGERS: usize = 30;
/// Answers that somebody asks for and does not read.
const UNREAD: usize = 5;
/// Pings on one socket.
const PINGS: usize = 400;

pub(super) async fn run(figures: &mut Figures) -> Result<(), Trouble> {
    let data = tempfile::tempdir()?;
    let child = Child::start_guarded(data.path())?;
    let attacker = Visitor::new_from(child.address, ATTACKER).await?;
    let player = Visitor::new_from(child.address, PLAYER).await?;
    let script = script::for_two(1, 1)?.remove(0);
    let order = |seats: &str| {
        format!(r#"{{"game":"{}","rules":"{}","start":0,"listed":true,"seats":[{seats}]}}"#, script.game, script.rules)
    };
    for _ in 0..PHANTOMS {
        attacker.ask("POST /api/tables", &order(r#"{"kind":"me"}"#)).await?;
    }
    let (_, lobby) = player.ask("GET /api/tables", "").await?;
    let shown = lobby.matches(r#""table":"#).count();
    figures.attack(format!("tables in the lobby of {PHANTOMS} at which nobody ever was"), "all", shown as f64, 1.0, "");

    let (_, made) = player.ask("POST /api/tables", &order(r#"{"kind":"me"},{"kind":"me"}"#)).await?;
    let made: wire::TableMade = wire::read(made.as_bytes()).map_err(Trouble::new)?;
    let mut line = player.join(&made.table).await?;
    line.snapshot().await?;
    let mut heard = 0;
    for number in 0..STRANGERS {
        let stranger = Visitor::new_from(child.address, ATTACKER).await?;
        let mut own: Line = stranger.join(&made.table).await?;
        own.snapshot().await?;
        let said = own.command(&format!("w{number}"), r#""do":"say","channel":"table","text":"buy""#).await;
        heard += u32::from(said.is_ok());
    }
    figures.attack(format!("words of {STRANGERS} strangers that reached a listed game"), "all", f64::from(heard), 1.0, "");

    let mut pings = 0;
    while pings < PINGS && line.ping().await {
        pings += 1;
        if pings % 50 == 0 {
            tokio::task::yield_now().await;
        }
    }
    let ended = line.until(|text| text.starts_with(r#"{"type":"bye""#)).await.is_ok();
    figures.attack(
        format!("sockets that stayed open after {PINGS} pings in a row"),
        "1",
        f64::from(u8::from(!ended)),
        1.0,
        "",
    );

    unread(&child, figures).await
}

/// Large answers that are asked for again and again and never read.
async fn unread(child: &Child, figures: &mut Figures) -> Result<(), Trouble> {
    let mut streams = Vec::new();
    for _ in 0..UNREAD {
        let mut stream = TcpStream::connect(child.address).await?;
        let head = format!("GET /api/openapi.json HTTP/1.1\r\nHost: {}\r\n\r\n", child.address);
        // As many as the system takes without anybody reading the answers.
        let _ = tokio::time::timeout(Duration::from_millis(200), stream.write_all(head.repeat(50).as_bytes())).await;
        streams.push(stream);
    }
    let begun = std::time::Instant::now();
    let mut open = streams.len();
    while open > 0 && begun.elapsed() < Duration::from_secs(90) {
        tokio::time::sleep(Duration::from_millis(500)).await;
        let mut still = 0;
        for stream in &mut streams {
            // Whatever is written to an end that has gone fails.
            still += usize::from(
                stream.try_write(b"G").map_or_else(|error| error.kind() == std::io::ErrorKind::WouldBlock, |_| true),
            );
        }
        open = still;
    }
    figures.attack(format!("connections of {UNREAD} that never read and were never ended"), "all", open as f64, 1.0, "");
    Ok(())
}
