//! Begin: what is done before a game at this keyboard: dice for who begins, lots for the seats, a start at random. What was thrown and
//! drawn is told, and kept as tags of the record.

use crate::args::PlayArguments;
use crate::commands::record_of_file;
use crate::failure::Failure;
use crate::sentences;
use hall::{AnyMatch, Chosen};
use kernel::{Dealing, Dice, Lang, Seat, Throws};
use speech::Say;
use tui::Sitter;

/// A game that is about to be played.
pub(super) struct Begun {
    pub(super) playing: Box<dyn AnyMatch>,
    /// What the record keeps of how it began.
    pub(super) tags: Vec<(String, String)>,
    /// What is told of it.
    pub(super) told: Vec<String>,
    /// Whether nothing is taken back.
    pub(super) is_final: bool,
}

/// Goes on with a saved game, with who sat where.
pub(super) fn resume(path: &std::path::Path, arguments: &PlayArguments) -> Result<(Begun, Vec<Sitter>), Failure> {
    let (tui::Opened { playing, mut tags, .. }, sitters) = tui::resume(&record_of_file(path)?)?;
    if let Some(takeback) = &arguments.takeback {
        tags.retain(|(name, _)| name != "Takeback");
        tags.push(("Takeback".into(), takeback.clone()));
    }
    let is_final = tags.iter().any(|(name, value)| name == "Takeback" && value == "never");
    Ok((Begun { playing, tags, told: Vec::new(), is_final }, sitters))
}

/// A new game.
pub(super) fn begin(game: &str, arguments: &PlayArguments, seed: u64, lang: Lang) -> Result<Begun, Failure> {
    let game = hall::find(game)?;
    let words: Vec<&str> = arguments.rules.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
    let mut tags = Vec::new();
    let mut told = Vec::new();
    let mut dice = Dice::new(seed);
    let playing = if let Some(text) = &arguments.position {
        game.open_at(&words, text)?
    } else {
        let chosen = game.choose_table(&words)?;
        let lot = || dice.below(chosen.starts as usize) as u32;
        let start = arguments.start.unwrap_or_else(lot);
        let playing = chosen.open(start)?;
        if let Some(throws) = chosen.throws(start) {
            tell_throws(&throws, &chosen, lang, &mut told);
            tags.push(("Throws".to_string(), throws.text()));
        } else if chosen.starts > 1 {
            told.push(sentences::StartNumber { number: start }.say(lang));
        }
        playing
    };
    let chosen = playing.chosen();
    let lots = match arguments.colours.as_deref() {
        Some(how) => how == "lots",
        // Whoever puts engines on seats, or sets up a position, has chosen.
        None => chosen.ritual.seats == Dealing::Lots && arguments.seats.is_empty() && arguments.position.is_none(),
    };
    if lots && chosen.seating.seats() > 1 {
        let players = draw(chosen.seating.seats(), &mut dice);
        let has = |(seat, player): (Seat, &usize)| {
            let seat = chosen.seat_name(seat).say(lang);
            sentences::LotHas { player: *player, seat }.say(lang)
        };
        let dealt = chosen.seating.all().zip(&players).map(has).collect::<Vec<_>>().join(", ");
        told.push(sentences::LotsDrawn { dealt }.say(lang));
        let players = players.iter().map(ToString::to_string).collect::<Vec<_>>();
        tags.push(("Lots".to_string(), players.join(" ")));
    }
    let is_final = arguments.takeback.as_deref() == Some("never");
    tags.push(("Takeback".to_string(), if is_final { "never" } else { "free" }.to_string()));
    Ok(Begun { playing, tags, told, is_final })
}

/// The player on each seat, from 1, in an order that chance gives.
fn draw(seats: usize, dice: &mut Dice) -> Vec<usize> {
    let mut players: Vec<usize> = (1..=seats).collect();
    for last in (1..seats).rev() {
        players.swap(last, dice.below(last + 1));
    }
    players
}

/// What was thrown, round by round, and who begins.
fn tell_throws(throws: &Throws, chosen: &Chosen, lang: Lang, told: &mut Vec<String>) {
    for (index, round) in throws.rounds().iter().enumerate() {
        let throw = |throw: &kernel::Throw| format!("{} {}", chosen.seat_name(throw.seat).say(lang), throw.face);
        let faces = round.iter().map(throw).collect::<Vec<_>>().join(", ");
        told.push(match index {
            0 => sentences::DiceFirst { faces }.say(lang),
            _ => sentences::DiceAgain { faces }.say(lang),
        });
    }
    let name = chosen.seat_name(throws.first()).say(lang);
    told.push(sentences::Begins { name }.say(lang));
}
