//! Somebody who plays against another asks the server's own engines what to play, in every way there is.

use super::{ATTACKER, PLAYER};
use crate::Child;
use crate::client::{Line, Visitor, step};
use crate::figures::{Figures, Trouble};
use crate::script;

pub(super) async fn run(figures: &mut Figures) -> Result<(), Trouble> {
    let data = tempfile::tempdir()?;
    let child = Child::start_guarded(data.path())?;
    let attacker = Visitor::new_from(child.address, ATTACKER).await?;
    let player = Visitor::new_from(child.address, PLAYER).await?;
    let script = script::for_two(1, 2)?.remove(0);
    // A game between the two, two steps old.
    let order = |more: &str| format!(r#"{{"game":"{}","rules":"{}",{more}}}"#, script.game, script.rules);
    let make = async |visitor: &Visitor, more: &str| {
        let (status, made) = visitor.ask("POST /api/tables", &order(more)).await?;
        if status != 201 {
            return Err(Trouble::new(format!("a table: {status} {made}")));
        }
        wire::read::<wire::TableMade>(made.as_bytes()).map_err(Trouble::new)
    };
    let game = make(&attacker, r#""start":0,"listed":true,"seats":[{"kind":"me"},{"kind":"open"}]"#).await?;
    let mut line = attacker.join(&game.table).await?;
    line.snapshot().await?;
    let mut other = player.join(&game.table).await?;
    other.snapshot().await?;
    other.command("sit", r#""do":"sit","seat":2"#).await?;
    line.until(|text| text.contains(r#""kind":"begin""#)).await?;
    let version = line.version;
    for (number, seat) in script.seats_of_steps()?.into_iter().enumerate() {
        let mover = if seat == 0 { &mut line } else { &mut other };
        mover.reach(version + number as u64).await?;
        mover.command(&format!("s{number}"), &step(&script.steps[number])).await?;
    }
    let (_, history) = attacker.ask(&format!("GET /api/records/{}-1", game.table), "").await?;
    let history: wire::HistoryJson = wire::read(history.as_bytes()).map_err(Trouble::new)?;
    let position = history.moves.last().map(|past| past.position.clone()).unwrap_or_default();

    let mut helped = 0;
    let alone = format!(r#""position":"{position}","seats":[{{"kind":"me"}},{{"kind":"me"}}]"#);
    let study = make(&attacker, &alone).await?;
    let mut own: Line = attacker.join(&study.table).await?;
    own.snapshot().await?;
    for (id, deed) in [("h", r#""do":"hint","level":3"#), ("e", r#""do":"evaluate""#)] {
        helped += u32::from(own.command(id, deed).await.is_ok());
    }
    let engines =
        format!(r#""position":"{position}","seats":[{{"kind":"engine","level":8}},{{"kind":"engine","level":8}}]"#);
    let duel = make(&attacker, &engines).await?;
    let mut own = attacker.join(&duel.table).await?;
    let refused = own.until(|text| text.contains(r#""code":"no_help""#) || text.contains(r#""kind":"step""#)).await?;
    helped += u32::from(!refused.contains("no_help"));
    // The same with the board turned, where the game has such a way to look at it.
    let trouble = |error: kernel::TextError| Trouble::new(error.to_string());
    let known = hall::find(script.game).map_err(trouble)?;
    let turned = known.open_at(&kernel::split_rules(&script.rules), &position).map_err(trouble)?.likeness();
    let alone = format!(r#""position":"{turned}","seats":[{{"kind":"me"}},{{"kind":"me"}}]"#);
    let study = make(&attacker, &alone).await?;
    let mut own: Line = attacker.join(&study.table).await?;
    own.snapshot().await?;
    helped += u32::from(own.command("t", r#""do":"evaluate""#).await.is_ok());
    figures.attack("ways of four to have an engine's word on one's own game with others", "4", f64::from(helped), 1.0, "");
    Ok(())
}
