//! Figures: what was measured beside what was asked for.

use std::fmt;
use std::time::Duration;

/// Why measuring failed.
#[derive(Debug)]
pub(crate) struct Trouble(String);

impl Trouble {
    pub(crate) fn new(what: impl Into<String>) -> Trouble {
        Trouble(what.into())
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<std::io::Error> for Trouble {
    fn from(error: std::io::Error) -> Self {
        Trouble(error.to_string())
    }
}

impl From<tokio_tungstenite::tungstenite::Error> for Trouble {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> Self {
        Trouble(error.to_string())
    }
}

/// One figure.
struct Figure {
    what: String,
    value: f64,
    /// It must be below this; nothing for a figure without a limit.
    limit: Option<f64>,
    unit: &'static str,
    /// What it came to when the attack was first tried; nothing where there was none.
    before: Option<&'static str>,
}

/// All figures.
#[derive(Default)]
pub(crate) struct Figures {
    all: Vec<Figure>,
}

impl Figures {
    /// A figure that must stay below a limit.
    pub(crate) fn limited(&mut self, what: impl Into<String>, value: f64, limit: f64, unit: &'static str) {
        self.add(Figure { what: what.into(), value, limit: Some(limit), unit, before: None });
    }

    /// What an attack comes to, which must stay below a limit, and what it came to when it was first tried.
    pub(crate) fn attack(
        &mut self,
        what: impl Into<String>,
        before: &'static str,
        value: f64,
        limit: f64,
        unit: &'static str,
    ) {
        self.add(Figure { what: what.into(), value, limit: Some(limit), unit, before: Some(before) });
    }

    /// A figure for its own sake.
    pub(crate) fn plain(&mut self, what: impl Into<String>, value: f64, unit: &'static str) {
        self.add(Figure { what: what.into(), value, limit: None, unit, before: None });
    }

    fn add(&mut self, figure: Figure) {
        eprintln!("* {}", figure.line());
        self.all.push(figure);
    }

    /// Whether no limit was missed.
    pub(crate) fn all_right(&self) -> bool {
        self.all.iter().all(Figure::is_right)
    }

    /// A table for documents.
    pub(crate) fn table(&self) -> String {
        let attacked = self.all.iter().any(|figure| figure.before.is_some());
        let (title, rule) = if attacked { ("before | ", "---|") } else { ("", "") };
        let mut out = format!("| what | {title}measured | limit |\n|---|{rule}---|---|\n");
        for figure in &self.all {
            let limit = figure.limit.map_or_else(|| "-".into(), |limit| format!("{} {}", number(limit), figure.unit));
            let before = if attacked { format!("{} | ", figure.before.unwrap_or("-")) } else { String::new() };
            out.push_str(&format!("| {} | {before}{} {} | {limit} |\n", figure.what, number(figure.value), figure.unit));
        }
        out
    }
}

impl Figure {
    fn is_right(&self) -> bool {
        self.limit.is_none_or(|limit| self.value < limit)
    }

    fn line(&self) -> String {
        let limit = self.limit.map(|limit| format!(" (limit {})", number(limit))).unwrap_or_default();
        let word = if self.is_right() { "" } else { "  MISSED" };
        format!("{}: {} {}{limit}{word}", self.what, number(self.value), self.unit)
    }
}

fn number(value: f64) -> String {
    if value.fract() == 0.0 || value >= 100.0 { format!("{value:.0}") } else { format!("{value:.1}") }
}

/// Times in milliseconds, sorted.
#[derive(Debug)]
pub(crate) struct Times(Vec<f64>);

impl Times {
    pub(crate) fn new(times: &[Duration]) -> Times {
        let mut sorted: Vec<f64> = times.iter().map(|time| time.as_secs_f64() * 1000.0).collect();
        sorted.sort_by(f64::total_cmp);
        Times(sorted)
    }

    /// The time that so many of a hundred do not exceed.
    pub(crate) fn percentile(&self, percent: f64) -> f64 {
        let index = (self.0.len() as f64 * percent / 100.0).ceil() as usize;
        self.0.get(index.saturating_sub(1)).copied().unwrap_or(f64::INFINITY)
    }

    /// How many are above a time.
    pub(crate) fn above(&self, milliseconds: f64) -> usize {
        self.0.iter().filter(|time| **time > milliseconds).count()
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_count_from_below() {
        let times = Times::new(&(1..=200).map(Duration::from_millis).collect::<Vec<_>>());
        assert_eq!((times.percentile(50.0), times.percentile(99.0), times.percentile(100.0)), (100.0, 198.0, 200.0));
        assert_eq!((times.above(198.0), times.above(200.0)), (2, 0));
        assert_eq!(Times::new(&[]).percentile(99.0), f64::INFINITY);
    }

    #[test]
    fn a_missed_limit_is_seen() {
        let mut figures = Figures::default();
        figures.limited("a", 49.9, 50.0, "ms");
        assert!(figures.all_right());
        figures.limited("b", 50.0, 50.0, "ms");
        assert!(!figures.all_right() && figures.table().contains("| b | 50 ms | 50 ms |"));
        figures.attack("c", "all", 0.0, 1.0, "");
        assert!(figures.table().contains("| b | - | 50 ms | 50 ms |") && figures.table().contains("| c | all | 0  | 1  |"));
    }
}
