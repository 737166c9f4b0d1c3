//! Opening: what is done before the first step: a start at random, dice for who begins. What was thrown is told, and kept as tags of
//! the record.

use crate::sentences;
use hall::{AnyMatch, Chosen};
use kernel::record::Record;
use kernel::{Dice, Join, Lang, Message, TextError, Throws};
use speech::Say;

/// Who sits on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// Somebody at this keyboard.
    Person,
    /// An engine of a level from 1 to 8.
    Level(u8),
    /// Whoever or whatever decides at a server.
    Elsewhere,
}

impl Sitter {
    /// The word for it in records and on the command line.
    pub fn word(self) -> String {
        match self {
            Sitter::Person => "human".into(),
            Sitter::Level(level) => format!("level:{level}"),
            Sitter::Elsewhere => "elsewhere".into(),
        }
    }

    /// Reads such a word.
    pub fn read(word: &str) -> Option<Sitter> {
        match word.strip_prefix("level:").map(str::parse::<u8>) {
            Some(Ok(level @ 1..=8)) => Some(Sitter::Level(level)),
            None if word == "human" => Some(Sitter::Person),
            _ => None,
        }
    }
}

/// A game that is about to be played.
#[derive(Debug)]
pub struct Opened {
    /// The match.
    pub playing: Box<dyn AnyMatch>,
    /// What the record keeps of how it began.
    pub tags: Vec<(String, String)>,
    /// What is told of it.
    pub told: Vec<Message>,
}

/// Tags that belong to the beginning and stay when a game is kept again.
const KEPT: [&str; 3] = ["Takeback", "Throws", "Lots"];

/// A new game under options of a table, from a start that chance gives where there are several.
pub fn open(game: &str, words: &[&str], start: Option<u32>, seed: u64, lang: Lang) -> Result<Opened, TextError> {
    let chosen = hall::find(game)?.choose_table(words)?;
    let mut dice = Dice::new(kernel::scramble(seed));
    let start = start.unwrap_or_else(|| dice.below(chosen.starts as usize) as u32);
    let playing = chosen.open(start)?;
    let mut opened = Opened { playing, tags: Vec::new(), told: Vec::new() };
    if let Some(throws) = chosen.throws(start) {
        opened.told = tell_throws(&throws, &chosen, lang);
        opened.tags.push(("Throws".into(), throws.text()));
    } else if chosen.starts > 1 {
        opened.told.push(sentences::StartNumber { number: start }.into());
    }
    Ok(opened)
}

/// A kept game: the match as far as it came, its tags, and who sat where.
pub fn resume(record: &Record) -> Result<(Opened, Vec<Sitter>), TextError> {
    let playing = hall::read_record(record)?;
    let tag = |name: &str| record.tag(name).map(str::to_string);
    let tags = KEPT.iter().filter_map(|name| Some(((*name).to_string(), tag(name)?))).collect();
    let seats = playing.chosen().seating.all();
    let sitter = |seat: kernel::Seat| tag(&format!("Seat{seat}")).and_then(|word| Sitter::read(&word));
    let sitters = seats.map(|seat| sitter(seat).unwrap_or(Sitter::Person)).collect();
    Ok((Opened { playing, tags, told: Vec::new() }, sitters))
}

/// A match on paper, with who sits where and how it began.
pub fn paper(playing: &dyn AnyMatch, sitters: &[Sitter], tags: &[(String, String)]) -> String {
    let seats: Vec<(String, String)> =
        sitters.iter().enumerate().map(|(index, sitter)| (format!("Seat{}", index + 1), sitter.word())).collect();
    let all: Vec<(&str, &str)> = seats.iter().chain(tags).map(|(name, value)| (name.as_str(), value.as_str())).collect();
    playing.record(&all).write()
}

/// What was thrown, round by round, and who begins.
fn tell_throws(throws: &Throws, chosen: &Chosen, lang: Lang) -> Vec<Message> {
    let mut told = Vec::new();
    for (index, round) in throws.rounds().iter().enumerate() {
        let throw = |throw: &kernel::Throw| format!("{} {}", chosen.seat_name(throw.seat).say(lang), throw.face);
        let faces = Message::list(Join::Comma, round.iter().map(throw));
        told.push(if index == 0 { sentences::DiceFirst { faces }.into() } else { sentences::DiceAgain { faces }.into() });
    }
    told.push(sentences::Begins { name: chosen.seat_name(throws.first()).say(lang) }.into());
    told
}
