//! `coffret backup`, `check` and `restore`: what an operator does with a server's data, while it runs or not.

use super::serve::default_data;
use crate::args::{BackupArguments, CheckArguments, RestoreArguments};
use crate::failure::Failure;

/// Mebibytes for people.
fn mebibytes(bytes: u64) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

pub(crate) fn backup(arguments: BackupArguments) -> Result<(), Failure> {
    let data = arguments.data.unwrap_or_else(default_data);
    let saved = server::backup(&data, &arguments.file).map_err(|error| Failure::Bad(error.to_string()))?;
    let (file, size) = (arguments.file.display(), mebibytes(saved.bytes));
    out!("{file}: {} tables, {} finished games, {size:.1} MiB", saved.tables, saved.games);
    Ok(())
}

pub(crate) fn check(arguments: CheckArguments) -> Result<(), Failure> {
    let place = arguments.file.unwrap_or_else(|| arguments.data.unwrap_or_else(default_data));
    let report = server::check(&place).map_err(|error| Failure::Bad(error.to_string()))?;
    for problem in &report.problems {
        out!("{problem}");
    }
    let word = if report.problems.is_empty() { "all is well" } else { "not all is well" };
    out!(
        "{}: {} tables with {} facts, {} finished games, {} visitors: {word}",
        place.display(),
        report.tables,
        report.facts,
        report.games,
        report.visitors
    );
    if report.problems.is_empty() { Ok(()) } else { Err(Failure::Negative) }
}

pub(crate) fn restore(arguments: RestoreArguments) -> Result<(), Failure> {
    let data = arguments.data.unwrap_or_else(default_data);
    let restored = server::restore(&data, &arguments.file).map_err(|error| Failure::Bad(error.to_string()))?;
    out!("{}: {} tables and {} finished games are restored", data.display(), restored.tables, restored.games);
    if let Some(server) = restored.server {
        out!("{server} goes on with them");
    }
    if let Some(before) = restored.before {
        out!("what was there before is kept as {}", before.display());
    }
    Ok(())
}
