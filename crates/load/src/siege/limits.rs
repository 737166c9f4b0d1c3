//! What one address or one person tries to have more of than others, and what he tries to pass for.

use super::{ATTACKER, PLAYER};
use crate::Child;
use crate::client::{Line, Visitor, step};
use crate::figures::{Figures, Trouble};
use crate::script::{self, Script};

/// Tables in a row, dear requests in a row, games to be reviewed.
const TABLES: usize = 80;
const DEAR: usize = 60;
const REVIEWS: usize = 6;
/// Commands between a word and its repetition.
const BETWEEN: usize = 40;

pub(super) async fn run(figures: &mut Figures) -> Result<(), Trouble> {
    let data = tempfile::tempdir()?;
    let child = Child::start_guarded(data.path())?;
    files(data.path(), figures)?;
    let attacker = Visitor::new_from(child.address, ATTACKER).await?;
    masks(&attacker, figures).await?;
    // Games so long that they are not reviewed in a moment.
    let script = script::for_two(1, 20)?.remove(0);
    let tables = tables(&attacker, &script, figures).await?;
    said_twice(&attacker, &tables[0], figures).await?;
    reviews(&attacker, &script, &tables[1..=REVIEWS], figures).await?;
    others_review(&child, &script, figures).await?;
    dear(&attacker, figures).await?;
    traces(&child, figures).await
}

/// Files that others on the machine could read.
fn files(data: &std::path::Path, figures: &mut Figures) -> Result<(), Trouble> {
    use std::os::unix::fs::PermissionsExt;
    let mut open = 0;
    for entry in std::fs::read_dir(data)? {
        open += u32::from(entry?.metadata()?.permissions().mode() & 0o077 != 0);
    }
    figures.attack("files of the data folder that others may read", "the database", f64::from(open), 1.0, "");
    Ok(())
}

/// Names that are not seen, or seen as another's.
async fn masks(attacker: &Visitor, figures: &mut Figures) -> Result<(), Trouble> {
    let mut taken = 0;
    let names = ["\u{3164}", "level:8", "\u{410}da", "a\u{202e}b"];
    for name in names {
        let (status, _) = attacker.ask("PUT /api/me", &format!(r#"{{"name":"{name}"}}"#)).await?;
        taken += u32::from(status == 200);
    }
    let what = format!("invisible, reversed or imitating names that were taken, of {}", names.len());
    figures.attack(what, "3", f64::from(taken), 1.0, "");
    Ok(())
}

/// Tables in a row. Gives back those that were set up.
async fn tables(attacker: &Visitor, script: &Script, figures: &mut Figures) -> Result<Vec<String>, Trouble> {
    let seats = [r#"{"kind":"me"}"#; 2].join(",");
    let order = format!(r#"{{"game":"{}","rules":"{}","start":0,"seats":[{seats}]}}"#, script.game, script.rules);
    let mut made = Vec::new();
    for _ in 0..TABLES {
        let (status, table) = attacker.ask("POST /api/tables", &order).await?;
        if status == 201 {
            made.push(wire::read::<wire::TableMade>(table.as_bytes()).map_err(Trouble::new)?.table);
        }
    }
    // A few more come back while they are set up.
    figures.attack(format!("tables that one address set up, of {TABLES} in a row"), "all", made.len() as f64, 75.0, "");
    Ok(made)
}

/// A word that is sent again with the same id.
async fn said_twice(attacker: &Visitor, table: &str, figures: &mut Figures) -> Result<(), Trouble> {
    let mut line: Line = attacker.join(table).await?;
    line.snapshot().await?;
    let word = r#""do":"say","channel":"table","text":"once""#;
    line.send("word", line.version, word).await?;
    for number in 0..BETWEEN {
        line.send(&format!("p{number}"), line.version, r#""do":"ping""#).await?;
    }
    line.send("word", line.version, word).await?;
    let heard = line.before("end", r#""do":"ping""#).await?;
    let said = heard.iter().filter(|text| text.starts_with(r#"{"type":"talk""#)).count();
    let what = format!("times that a word was said which came again after {BETWEEN} commands");
    figures.attack(what, "2", said as f64, 2.0, "");
    Ok(())
}

/// Reviews of finished games.
async fn reviews(attacker: &Visitor, script: &Script, tables: &[String], figures: &mut Figures) -> Result<(), Trouble> {
    let mut taken = 0;
    for table in tables {
        let mut line = attacker.join(table).await?;
        line.snapshot().await?;
        for (number, text) in script.steps.iter().enumerate() {
            line.command(&format!("s{number}"), &step(text)).await?;
        }
        line.command("end", r#""do":"resign""#).await?;
    }
    for table in tables {
        let (status, _) = attacker.ask(&format!("POST /api/records/{table}-1/review"), "").await?;
        taken += u32::from(status == 202);
    }
    figures.attack(format!("reviews of one person under way, of {REVIEWS} asked for"), "all", f64::from(taken), 3.0, "");
    Ok(())
}

/// Somebody else's review meanwhile.
async fn others_review(child: &Child, script: &Script, figures: &mut Figures) -> Result<(), Trouble> {
    let player = Visitor::new_from(child.address, PLAYER).await?;
    let made = player.table(script.game, &script.rules, &[r#"{"kind":"me"}"#; 2]).await?;
    let mut line = player.join(&made.table).await?;
    line.snapshot().await?;
    line.command("first", &step(&script.steps[0])).await?;
    line.command("end", r#""do":"resign""#).await?;
    let path = format!("/api/records/{}-1/review", made.table);
    let (status, _) = player.ask(&format!("POST {path}"), "").await?;
    figures.attack("reviews refused to somebody else meanwhile", "all", f64::from(u8::from(status != 202)), 1.0, "");
    Ok(())
}

/// Requests that take much of the processor.
async fn dear(attacker: &Visitor, figures: &mut Figures) -> Result<(), Trouble> {
    let game = hall::games()[0].info().id;
    let mut served = 0;
    for _ in 0..DEAR {
        served += u32::from(attacker.ask(&format!("GET /api/games/{game}/position"), "").await?.0 == 200);
    }
    figures.attack(format!("dear requests of one address served, of {DEAR} in a row"), "all", f64::from(served), 45.0, "");
    Ok(())
}

/// What stays where it should not: in caches, at addresses that mean nothing, on devices that were taken away.
async fn traces(child: &Child, figures: &mut Figures) -> Result<(), Trouble> {
    let visitor = Visitor::new(child.address).await?;
    let kept = !visitor.head("GET /api/me").await?.to_lowercase().contains("cache-control: no-store");
    let found = visitor.ask("GET /nothing/of/the/kind", "").await?.0 == 200;
    let (_, before) = visitor.ask("GET /api/me", "").await?;
    visitor.ask("POST /api/me/revoke", "").await?;
    let stands = visitor.ask("GET /api/me", "").await?.1 == before;
    let wrong = [kept, found, stands].iter().filter(|wrong| **wrong).count();
    let what = "of three: own answers in caches, unknown pages found, cookies that stand after they were revoked";
    figures.attack(what, "3", wrong as f64, 1.0, "");
    Ok(())
}
