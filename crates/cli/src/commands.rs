//! The commands, one file each.

pub(crate) mod analyse;
pub(crate) mod bench;
pub(crate) mod completions;
pub(crate) mod convert;
pub(crate) mod engine;
pub(crate) mod explain;
pub(crate) mod games;
pub(crate) mod games_file;
pub(crate) mod hub;
pub(crate) mod keeping;
pub(crate) mod licences;
pub(crate) mod man;
pub(crate) mod match_engines;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod rules;
pub(crate) mod samples_file;
pub(crate) mod serve;
pub(crate) mod solve;
pub(crate) mod steps;
pub(crate) mod tune;
pub(crate) mod welcome;

use crate::failure::Failure;
use ::engine::{Archive, Archives};
use games_file::GamesFile;
use hall::AnyMatch;
use kernel::Lang;
use kernel::record::Record;
use std::path::{Path, PathBuf};

/// Opens a match at the place the arguments name.
fn open(game: &str, rules: &[String], position: Option<&str>, start: Option<u32>) -> Result<Box<dyn AnyMatch>, Failure> {
    let game = hall::find(game)?;
    let words: Vec<&str> = rules.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
    let chosen = game.choose(&words)?;
    match position {
        Some(text) => Ok(chosen.open_at(text)?),
        None => Ok(chosen.open(start.unwrap_or(0))?),
    }
}

/// The database of a game under its rules, if a folder of databases was named and it holds one.
fn archive(tables: &Option<PathBuf>, playing: &dyn AnyMatch) -> Result<Option<Archive>, Failure> {
    Ok(Archives::new(tables.clone()).of(playing)?)
}

/// The language that was asked for, or else the one the environment chooses.
pub(crate) fn language(asked: Option<Lang>) -> Lang {
    asked.unwrap_or_else(|| of_environment(|name| std::env::var(name).ok()))
}

/// The language of the first of the usual variables that is set, if we speak it.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    let Some(locale) = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set) else { return Lang::EN };
    let code = locale.split(['_', '.', '@']).next().unwrap_or_default().to_lowercase();
    Lang::from_code(&code).filter(|lang| speech::languages().contains(lang)).unwrap_or_default()
}

/// The first record of a file.
fn record_of_file(path: &Path) -> Result<Record, Failure> {
    let first = GamesFile::open(path)?.next()?;
    // An empty file is told as an empty record.
    Ok(Record::read(&first.map_or_else(String::new, |game| game.text.unwrap_or_default()))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_chooses_the_language() {
        let of = |pairs: &[(&str, &str)]| {
            of_environment(|name| pairs.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_string()))
        };
        assert_eq!(of(&[]), Lang::EN);
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8")]), Lang::Fr);
        assert_eq!(of(&[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "it_IT@euro")]), Lang::It);
        assert_eq!(of(&[("LC_ALL", "C.UTF-8"), ("LANG", "fr_FR.UTF-8")]), Lang::EN);
        assert_eq!(of(&[("LC_ALL", ""), ("LANG", "de_CH.UTF-8")]), Lang::of("de"));
        assert_eq!(of(&[("LANG", "tlh")]), Lang::EN);
    }
}
