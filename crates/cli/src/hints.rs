//! Hints: what shells may complete a word to. A hint is no rule: whatever else is written is read by the command itself, which says
//! what was wrong with it in its own words.

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::error::Error;
use clap::{Arg, Command};
use std::collections::BTreeSet;
use std::ffi::OsStr;

/// A parser that takes any text and knows some likely ones.
#[derive(Clone, Copy)]
pub(crate) struct Hints(fn() -> BTreeSet<String>);

impl TypedValueParser for Hints {
    type Value = String;

    fn parse_ref(&self, command: &Command, argument: Option<&Arg>, value: &OsStr) -> Result<String, Error> {
        StringValueParser::new().parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.0)().into_iter().map(PossibleValue::new)))
    }
}

/// The games.
pub(crate) const GAMES: Hints = Hints(|| hall::games().iter().map(|game| game.info().id.to_string()).collect());
/// The options of all games with their values.
pub(crate) const RULES: Hints = Hints(|| {
    let choices = hall::games().iter().flat_map(|game| game.choices());
    choices
        .flat_map(|choice| choice.values.iter().map(|value| format!("{}={}", choice.name, value.name)).collect::<Vec<_>>())
        .collect()
});
/// The most seats that are offered.
const SEATED: u8 = 4;
/// Who can sit at a seat.
pub(crate) const SEATS: Hints = Hints(|| {
    let who = || std::iter::once("human".to_string()).chain((1..=8).map(|level| format!("level:{level}")));
    (1..=SEATED).flat_map(|seat| who().map(move |who| format!("{seat}={who}"))).collect()
});
/// The engines of a match.
pub(crate) const ENGINES: Hints = Hints(|| {
    let limits = ["random", "time:100", "nodes:10000", "depth:6"].into_iter().map(String::from);
    limits.chain((1..=8).map(|level| format!("level:{level}"))).collect()
});
/// The formats of records.
pub(crate) const FORMATS: Hints = Hints(|| {
    let foreign = hall::games().iter().flat_map(|game| game.formats()).map(|format| format.id.to_string());
    std::iter::once("record".to_string()).chain(foreign).collect()
});
