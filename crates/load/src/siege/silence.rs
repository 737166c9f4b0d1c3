//! One of two partners who may not consult tries to tell the other something, and to get a strong engine beside him.

use super::{ATTACKER, PLAYER};
use crate::Child;
use crate::client::{Line, Visitor};
use crate::figures::{Figures, Trouble};
use kernel::{Seat, Talk, split_rules};

/// How often he tries each way.
const ROUNDS: usize = 5;

/// A game for four at which partners may not consult, its options, and the seat of the first one's partner.
fn silent_game() -> Option<(&'static str, String, usize)> {
    hall::games().iter().find_map(|game| {
        let values =
            game.choices().iter().flat_map(|choice| choice.values.iter().map(move |value| (choice.name, value.name)));
        let mut rules = std::iter::once(String::new()).chain(values.map(|(name, value)| format!("{name}={value}")));
        rules.find_map(|rules| {
            let chosen = game.choose(&split_rules(&rules)).ok()?;
            let seating = chosen.seating;
            let partner = (1..4).find(|&seat| seating.seats() == 4 && seating.side(Seat(seat)) == seating.side(Seat(0)))?;
            (chosen.talk == Talk::Silent).then_some((game.info().id, rules, usize::from(partner)))
        })
    })
}

pub(super) async fn run(figures: &mut Figures) -> Result<(), Trouble> {
    let data = tempfile::tempdir()?;
    let child = Child::start_guarded(data.path())?;
    let (game, rules, partner) = silent_game().ok_or_else(|| Trouble::new("no game is silent"))?;
    let attacker = Visitor::new_from(child.address, ATTACKER).await?;
    let order = format!(r#"{{"game":"{game}","rules":"{rules}","start":0,"listed":true,"seats":[{{"kind":"me"}}]}}"#);
    let (_, made) = attacker.ask("POST /api/tables", &order).await?;
    let made: wire::TableMade = wire::read(made.as_bytes()).map_err(Trouble::new)?;
    let mut lines: Vec<Line> = vec![attacker.join(&made.table).await?];
    lines[0].snapshot().await?;
    for seat in 2..=4 {
        let mut line = Visitor::new_from(child.address, PLAYER).await?.join(&made.table).await?;
        line.snapshot().await?;
        line.command("sit", &format!(r#""do":"sit","seat":{seat}"#)).await?;
        lines.push(line);
    }
    lines[0].until(|text| text.contains(r#""kind":"begin""#)).await?;
    lines[partner].command("quiet", r#""do":"ping""#).await?;
    for round in 0..ROUNDS {
        attacker.ask("PUT /api/me", &format!(r#"{{"name":"move tile {round}"}}"#)).await?;
        let deeds = [
            format!(r#""do":"offer","offer":{{"kind":"undo","entries":{round}}}"#),
            r#""do":"say","channel":"table","text":"the left one""#.into(),
            r#""do":"say","channel":"gallery","text":"the left one""#.into(),
            r#""do":"leave""#.into(),
            r#""do":"sit","seat":1"#.into(),
            r#""do":"list","on":false"#.into(),
        ];
        for (number, deed) in deeds.iter().enumerate() {
            // Whether it is refused is his affair.
            let _ = lines[0].command(&format!("{round}.{number}"), deed).await;
        }
        let mut window = Visitor::new_from(child.address, ATTACKER).await?.join(&made.table).await?;
        window.snapshot().await?;
    }
    // Whatever reached the partner stands before the answer to what he says now. Who is here is told in steps of its own.
    let heard = lines[partner].before("heard", r#""do":"ping""#).await?;
    let told = heard.iter().filter(|text| !text.starts_with(r#"{"type":"presence""#)).count();
    let what = "messages that reached a silent partner by names, offers, words, seats, lists and windows";
    figures.attack(what, "all, 3,760 characters a second", told as f64, 1.0, "");

    lines[0].command("leave", r#""do":"leave""#).await?;
    let put = lines[partner].command("engine", r#""do":"engine","seat":1,"level":8"#).await;
    let what = "engines of level 8 that one put into his partner's seat";
    figures.attack(what, "1", f64::from(u8::from(put.is_ok())), 1.0, "");
    Ok(())
}
