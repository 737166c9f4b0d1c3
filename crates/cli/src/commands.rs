//! The commands, one file each.

pub(crate) mod analyse;
pub(crate) mod bench;
pub(crate) mod completions;
pub(crate) mod convert;
pub(crate) mod engine;
pub(crate) mod explain;
pub(crate) mod games;
pub(crate) mod keeping;
pub(crate) mod man;
pub(crate) mod match_engines;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod solve;
pub(crate) mod steps;
pub(crate) mod tune;
pub(crate) mod welcome;

use crate::failure::{Failure, io};
use hall::{AnyMatch, Archive, Archives};
use kernel::record::{LONGEST, Record};
use std::io::Read;
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
    Archives::new(tables.clone()).of(playing).map_err(|error| Failure::Bad(format!("tables: {error}")))
}

/// The language of a checked code.
fn language(code: &str) -> kernel::Lang {
    kernel::Lang::from_code(code).unwrap_or_default()
}

/// The game of a record's file, replayed and checked.
fn read_record_file(path: &Path) -> Result<Box<dyn AnyMatch>, Failure> {
    Ok(hall::read_record(&record_of_file(path)?)?)
}

/// A record's file.
fn record_of_file(path: &Path) -> Result<Record, Failure> {
    let name = path.display().to_string();
    let mut text = String::new();
    let file = std::fs::File::open(path).map_err(|error| io(&name, &error))?;
    file.take(LONGEST as u64 + 1).read_to_string(&mut text).map_err(|error| io(&name, &error))?;
    Ok(Record::read(&text)?)
}
