//! Named: every limit and every age by its name, so that whoever runs a server sets it without building one.

use super::{Config, Limits, Retention};
use std::fmt;
use std::time::Duration;

/// A limit: its name, and how it is read into its place.
type Named = (&'static str, fn(&mut Limits, u64) -> bool);

/// Puts a number into a place, if it fits.
fn put<T: TryFrom<u64>>(place: &mut T, number: u64) -> bool {
    T::try_from(number).map(|number| *place = number).is_ok()
}

fn seconds(place: &mut Duration, number: u64) -> bool {
    *place = Duration::from_secs(number);
    number > 0
}

const LIMITS: &[Named] = &[
    ("connections", |limits, n| put(&mut limits.connections, n)),
    ("connections_per_address", |limits, n| put(&mut limits.connections_per_address, n)),
    ("requests_per_second", |limits, n| put(&mut limits.requests_per_second, n)),
    ("requests_at_once", |limits, n| put(&mut limits.requests_at_once, n)),
    ("dear_request", |limits, n| put(&mut limits.dear_request, n)),
    ("renames_per_minute", |limits, n| put(&mut limits.renames_per_minute, n)),
    ("reviews", |limits, n| put(&mut limits.reviews, n)),
    ("reviews_per_address", |limits, n| put(&mut limits.reviews_per_address, n)),
    ("reviews_per_visitor", |limits, n| put(&mut limits.reviews_per_visitor, n)),
    ("engine_work_per_address", |limits, n| n > 0 && put(&mut limits.engine_work_per_address, n)),
    ("engine_work_per_visitor", |limits, n| n > 0 && put(&mut limits.engine_work_per_visitor, n)),
    ("engine_studies", |limits, n| put(&mut limits.engine_studies, n)),
    ("search", |limits, n| seconds(&mut limits.search, n)),
    ("mutes", |limits, n| put(&mut limits.mutes, n)),
    ("removed", |limits, n| n > 0 && put(&mut limits.removed, n)),
    ("facts", |limits, n| put(&mut limits.facts, n)),
    ("tables_per_minute", |limits, n| put(&mut limits.tables_per_minute, n)),
    ("tables_per_day", |limits, n| put(&mut limits.tables_per_day, n)),
    ("tables_per_visitor", |limits, n| put(&mut limits.tables_per_visitor, n)),
    ("bytes_per_day", |limits, n| put(&mut limits.bytes_per_day, n)),
    ("bytes_per_visitor", |limits, n| put(&mut limits.bytes_per_visitor, n)),
    ("words_per_minute", |limits, n| put(&mut limits.words_per_minute, n)),
    ("words_at_once", |limits, n| put(&mut limits.words_at_once, n)),
    ("word_pause", |limits, n| seconds(&mut limits.word_pause, n)),
    ("courtesies", |limits, n| put(&mut limits.courtesies, n)),
    ("courtesy_pause", |limits, n| seconds(&mut limits.courtesy_pause, n)),
    ("codes_per_minute", |limits, n| put(&mut limits.codes_per_minute, n)),
    ("commands_per_second", |limits, n| put(&mut limits.commands_per_second, n)),
    ("commands_at_once", |limits, n| put(&mut limits.commands_at_once, n)),
    ("outbox", |limits, n| n > 0 && put(&mut limits.outbox, n)),
    ("body", |limits, n| put(&mut limits.body, n)),
    ("said", |limits, n| put(&mut limits.said, n)),
    ("grace", |limits, n| seconds(&mut limits.grace, n)),
    ("presence_step", |limits, n| seconds(&mut limits.presence_step, n)),
    ("idle", |limits, n| seconds(&mut limits.idle, n)),
    ("ping", |limits, n| seconds(&mut limits.ping, n)),
    ("pong", |limits, n| seconds(&mut limits.pong, n)),
    ("unread", |limits, n| seconds(&mut limits.unread, n)),
    ("unwritable", |limits, n| seconds(&mut limits.unwritable, n)),
    ("database_pages", |limits, n| put(&mut limits.database_pages, n)),
];

/// How long things are kept: the name, and where the time goes.
type Age = (&'static str, fn(&mut Retention) -> &mut Duration);

const AGES: &[Age] = &[
    ("keep_waiting", |ages| &mut ages.waiting),
    ("keep_playing", |ages| &mut ages.playing),
    ("keep_closed", |ages| &mut ages.closed),
    ("keep_talk", |ages| &mut ages.talk),
    ("keep_visitors", |ages| &mut ages.visitor),
    ("sweep", |ages| &mut ages.every),
];

/// Why a limit cannot be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LimitError {
    /// It is not `name=number`.
    Form(String),
    /// There is no such name; those that there are.
    Unknown(String, Vec<&'static str>),
    /// The name, and what is no number of seconds.
    Seconds(String, String),
    /// The name, and what is no number that makes sense for it.
    Number(String, String),
}

impl fmt::Display for LimitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LimitError::Form(text) => write!(f, "limit: '{text}': expected name=number"),
            LimitError::Unknown(name, known) => write!(f, "limit: '{name}': expected one of {}", known.join(", ")),
            LimitError::Seconds(name, number) => {
                write!(f, "limit: {name}: '{number}': expected a whole number of seconds")
            }
            LimitError::Number(name, number) => {
                write!(f, "limit: {name}: '{number}': expected a whole number that makes sense")
            }
        }
    }
}

impl std::error::Error for LimitError {}

impl Config {
    /// Sets a limit, or how long something is kept, from `name=number`; times are in seconds.
    pub fn set(&mut self, text: &str) -> Result<(), LimitError> {
        let (name, number) = text.split_once('=').unwrap_or((text, ""));
        let Some((_, place)) = AGES.iter().find(|(other, _)| *other == name) else { return self.limits.set(text) };
        let right = number.parse::<u64>().is_ok_and(|number| seconds(place(&mut self.retention), number));
        if right { Ok(()) } else { Err(LimitError::Seconds(name.into(), number.into())) }
    }
}

impl Limits {
    /// Sets a limit from `name=number`; times are in seconds.
    pub fn set(&mut self, text: &str) -> Result<(), LimitError> {
        let (name, number) = text.split_once('=').ok_or_else(|| LimitError::Form(text.into()))?;
        let (_, read) = LIMITS.iter().find(|(other, _)| *other == name).ok_or_else(|| {
            let names: Vec<&str> = LIMITS.iter().map(|(name, _)| *name).chain(AGES.iter().map(|(name, _)| *name)).collect();
            LimitError::Unknown(name.into(), names)
        })?;
        let fits = number.parse::<u64>().is_ok_and(|number| read(self, number));
        if fits { Ok(()) } else { Err(LimitError::Number(name.into(), number.into())) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_limit_is_in_the_manual() {
        let manual = include_str!("../../../../docs/server.md");
        for name in LIMITS.iter().map(|(name, _)| name).chain(AGES.iter().map(|(name, _)| name)) {
            assert!(manual.contains(&format!("`{name}`")), "{name}");
        }
    }

    #[test]
    fn ages_are_set_by_name() {
        let mut config = Config::new("data".into());
        for (index, (name, place)) in AGES.iter().enumerate() {
            config.set(&format!("{name}={}", 1000 + index)).unwrap();
            assert_eq!(*place(&mut config.retention), Duration::from_secs(1000 + index as u64), "{name}");
        }
        config.set("mutes=7").unwrap();
        assert_eq!((config.limits.mutes, config.retention.waiting), (7, Duration::from_secs(1000)));
        for wrong in ["keep_talk", "keep_talk=", "keep_talk=x", "keep_talk=0", "keep=3"] {
            assert!(config.set(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn limits_are_set_by_name() {
        let mut limits = Limits::default();
        for text in ["tables_per_day=7", "grace=5", "bytes_per_day=1000000"] {
            limits.set(text).unwrap();
        }
        assert_eq!((limits.tables_per_day, limits.grace), (7, Duration::from_secs(5)));
        for wrong in ["", "grace", "grace=x", "grace=-1", "nothing=3", "requests_per_second=99999999999", "ping=0"] {
            assert!(limits.set(wrong).is_err(), "{wrong}");
        }
        // Each name changes something, and no two the same.
        let before = format!("{:?}", Limits::default());
        let mut seen = std::collections::BTreeSet::new();
        for (name, _) in LIMITS {
            let mut limits = Limits::default();
            limits.set(&format!("{name}=12345")).unwrap();
            assert!(format!("{limits:?}") != before && seen.insert(format!("{limits:?}")), "{name}");
        }
    }
}
