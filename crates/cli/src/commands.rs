//! The commands, one file each.

pub(crate) mod bench;
pub(crate) mod completions;
pub(crate) mod convert;
pub(crate) mod engine;
pub(crate) mod explain;
pub(crate) mod games;
pub(crate) mod man;
pub(crate) mod match_engines;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod serve;
pub(crate) mod solve;
pub(crate) mod steps;
pub(crate) mod tune;
pub(crate) mod welcome;

use crate::failure::Failure;
use hall::AnyMatch;

/// Opens a match at the place the arguments name.
fn open(game: &str, rules: &[String], position: Option<&str>, start: Option<u32>) -> Result<Box<dyn AnyMatch>, Failure> {
    let game = hall::find(game)?;
    let words: Vec<&str> = rules.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
    match position {
        Some(text) => Ok(game.open_at(&words, text)?),
        None => Ok(game.open(&words, start.unwrap_or(0))?),
    }
}

/// The language of a checked code.
fn language(code: &str) -> kernel::Lang {
    kernel::Lang::from_code(code).unwrap_or_default()
}
