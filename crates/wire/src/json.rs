//! JSON: the shapes that other programs read.

use kernel::{Event, Lang, Refusal, Site};
use serde::{Deserialize, Serialize};
use speech::Say;

/// An event as JSON: what happened, where, to whom and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OccurrenceJson {
    /// What happened.
    pub kind: String,
    /// Where.
    pub squares: Vec<String>,
    /// To whom.
    pub camps: Vec<String>,
    /// The groups that caused it.
    pub cause: Vec<CauseJson>,
}

/// A group of pieces that caused an event.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CauseJson {
    /// Its camp.
    pub camp: String,
    /// How many pieces.
    pub length: usize,
    /// Where they stand.
    pub squares: Vec<String>,
}

/// Events with the names of their sites.
pub fn events_json(events: &[Event], site: impl Fn(Site) -> String) -> Vec<OccurrenceJson> {
    let squares = |sites: &[Site]| sites.iter().map(|&s| site(s)).collect::<Vec<_>>();
    let event = |event: &Event| OccurrenceJson {
        kind: event.kind.into(),
        squares: squares(&event.sites),
        camps: event.camps.iter().map(ToString::to_string).collect(),
        cause: event
            .cause
            .iter()
            .map(|group| CauseJson { camp: group.camp.into(), length: group.sites.len(), squares: squares(&group.sites) })
            .collect(),
    };
    events.iter().map(event).collect()
}

/// A refusal as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RefusalJson {
    /// The rule.
    pub rule: String,
    /// The sentence.
    pub why: String,
    /// The obliged alternatives.
    pub instead: Vec<String>,
}

impl RefusalJson {
    /// A refusal in the words of a language.
    pub fn new(refusal: Refusal<String>, lang: Lang) -> RefusalJson {
        RefusalJson { rule: refusal.rule.into(), why: refusal.why.say(lang), instead: refusal.instead }
    }
}

/// A legal step as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LegalJson {
    /// The step's canonical text.
    pub legal: String,
}

/// The answer of a count.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PerftJson {
    /// The game's id.
    pub game: String,
    /// Its options.
    pub rules: String,
    /// The position's text.
    pub position: String,
    /// How deep.
    pub depth: u32,
    /// How many sequences.
    pub count: u64,
    /// The process's own time.
    pub cpu_seconds: f64,
    /// Sequences per second of it.
    pub per_second: f64,
    /// Whether the counting was broken off: then there are more.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
    /// The count below each step, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub divide: Option<Vec<(String, u64)>>,
}

/// One measured figure.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct BenchJson {
    /// What was measured.
    pub name: String,
    /// The figure.
    pub value: f64,
    /// Its unit.
    pub unit: String,
    /// The same in multiples of the yardstick of the same run, if one was run.
    pub ratio_to_yardstick: Option<f64>,
}

/// What a solved sector of a database holds.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SectorJson {
    /// Its name.
    pub sector: String,
    /// Positions that the mover wins.
    pub won: u64,
    /// Positions that nobody wins.
    pub drawn: u64,
    /// Positions that the mover loses.
    pub lost: u64,
    /// The longest way to a step that cannot be undone, or to the end, that a winner needs.
    pub longest: u8,
}

/// What a database tells about one position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct WorthJson {
    /// The position.
    pub position: String,
    /// What its mover reaches, whatever the opponent does: win, draw or loss.
    pub worth: String,
}

/// What a solver found for one position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SolvedJson {
    /// The number of the start, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<u32>,
    /// The position's text.
    pub position: String,
    /// Whether it is proven that there is no solution.
    pub lost: bool,
    /// The solution with the fewest moves.
    pub fewest: Option<SolutionJson>,
    /// The solution with the most moves.
    pub most: Option<SolutionJson>,
}

/// A whole solution.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct SolutionJson {
    /// How many moves it takes.
    pub moves: u32,
    /// Every step, those that are no moves too.
    pub steps: Vec<String>,
    /// Set when neither a solution nor a proof was found within so many positions.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unknown_within: Option<u64>,
}

/// The result of a match of engines.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct MatchJson {
    /// The game's id.
    pub game: String,
    /// Its options.
    pub rules: String,
    /// The first engine.
    pub a: String,
    /// The second engine.
    pub b: String,
    /// How many games were played.
    pub games: u32,
    /// Games the first engine won alone.
    pub wins: u32,
    /// Games it shared.
    pub draws: u32,
    /// Games it lost.
    pub losses: u32,
    /// Its mean share of a point.
    pub share: f64,
    /// The 95 % interval of the share.
    pub share_interval: (f64, f64),
    /// The difference in Elo.
    pub elo: f64,
    /// Its 95 % interval.
    pub elo_interval: (f64, f64),
    /// The verdict of the sequential test, if one was asked for.
    pub sprt: Option<String>,
    /// Within how many turns a tenth, half and nine tenths of the games ended.
    pub turns: [u32; 3],
    /// Legal steps at a decision, on average.
    pub choices: f64,
}

/// A game of the hall.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameJson {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The game in a sentence.
    pub tagline: String,
    /// The fewest and the most seats its options allow.
    pub seats: (usize, usize),
    /// How many starts it has with default options.
    pub starts: u32,
    /// Its options.
    pub options: Vec<OptionJson>,
    /// The engine's levels.
    pub levels: Vec<u8>,
    /// Other record formats.
    pub formats: Vec<String>,
}

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OptionJson {
    /// Its name.
    pub name: String,
    /// What it is about.
    pub about: String,
    /// Its values.
    pub values: Vec<String>,
    /// The value it has when it is not given.
    pub default: String,
}

/// Anything as one line of JSON.
pub fn line<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("plain data is JSON")
}

/// What can be written as JSON, for crates that do not know how.
/// ```
/// fn text<T: wire::Writable>(value: &T) -> String {
///     wire::line(value)
/// }
/// assert_eq!(text(&[1, 2]), "[1,2]");
/// ```
pub trait Writable: Serialize {}
impl<T: Serialize> Writable for T {}

/// What can be read from JSON, for crates that do not know how.
/// ```
/// fn value<T: wire::Readable>(text: &str) -> Result<T, String> {
///     wire::read(text.as_bytes())
/// }
/// assert_eq!(value("[1,2]"), Ok(vec![1, 2]));
/// assert!(value::<bool>("[1,2]").is_err());
/// ```
pub trait Readable: serde::de::DeserializeOwned {}
impl<T: serde::de::DeserializeOwned> Readable for T {}

/// Anything of its JSON; the error says what was wrong and where.
pub fn read<T: Readable>(text: &[u8]) -> Result<T, String> {
    serde_json::from_slice(text).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::Group;

    #[test]
    fn an_event_has_the_shape_others_rely_on() {
        let mut event = Event::new("transformation", "B-10", [Site(3)], ["b", "a"]);
        event.cause.push(Group { camp: "a", sites: vec![Site(1), Site(2)] });
        let json = line(&events_json(&[event], |site| format!("s{}", site.0)));
        assert_eq!(
            json,
            r#"[{"kind":"transformation","squares":["s3"],"camps":["b","a"],"cause":[{"camp":"a","length":2,"squares":["s1","s2"]}]}]"#
        );
    }
}
