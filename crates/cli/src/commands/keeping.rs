//! `coffret backup`, `check` and `restore`: what an operator does with a server's data, while it runs or not.

use super::serve::default_data;
use crate::args::{BackupArguments, CheckArguments, RestoreArguments};
use crate::commands::language;
use crate::failure::{Failure, process};
use crate::sentences;
use kernel::Message;
use speech::Say;

/// Mebibytes for people.
fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

pub(crate) fn backup(arguments: BackupArguments) -> Result<(), Failure> {
    let data = arguments.data.unwrap_or_else(default_data);
    let saved = server::backup(&data, &arguments.file)?;
    let (file, size) = (arguments.file.display().to_string(), format!("{:.1}", mebibytes(saved.bytes)));
    let (tables, games) = (saved.tables.to_string(), saved.games.to_string());
    out!("{}", sentences::BackupMade { file, tables, games, size }.say(language(None)));
    Ok(())
}

pub(crate) fn check(arguments: CheckArguments) -> Result<(), Failure> {
    let place = arguments.file.unwrap_or_else(|| arguments.data.unwrap_or_else(default_data));
    let report = server::check(&place)?;
    for problem in &report.problems {
        out!("{problem}");
    }
    let (tables, facts) = (report.tables.to_string(), report.facts.to_string());
    let (games, visitors, place) = (report.games.to_string(), report.visitors.to_string(), place.display().to_string());
    let told: Message = if report.problems.is_empty() {
        sentences::CheckWell { place, tables, facts, games, visitors }.into()
    } else {
        sentences::CheckUnwell { place, tables, facts, games, visitors }.into()
    };
    out!("{}", told.say(language(None)));
    if report.problems.is_empty() { Ok(()) } else { Err(Failure::Negative) }
}

pub(crate) fn restore(arguments: RestoreArguments) -> Result<(), Failure> {
    let data = arguments.data.unwrap_or_else(default_data);
    let restored = server::restore(&data, &arguments.file)?;
    let lang = language(None);
    let (data, tables, games) = (data.display().to_string(), restored.tables.to_string(), restored.games.to_string());
    out!("{}", sentences::RestoredData { data, tables, games }.say(lang));
    if let Some(server) = restored.server {
        out!("{}", sentences::RestoredServer { server: process(&server) }.say(lang));
    }
    if let Some(before) = restored.before {
        out!("{}", sentences::RestoredBefore { place: before.display().to_string() }.say(lang));
    }
    Ok(())
}
