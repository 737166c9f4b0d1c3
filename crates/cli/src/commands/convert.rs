//! `coffret convert`: records between our format and others, every step checked.

use crate::args::ConvertArguments;
use crate::failure::{Failure, io};
use kernel::record::{LONGEST, Record};
use kernel::{Format, TextError};
use std::io::Read;
use std::path::Path;

pub(crate) fn run(arguments: &ConvertArguments) -> Result<(), Failure> {
    let text = read_text(&arguments.file)?;
    let from = match &arguments.from {
        Some(from) => from.clone(),
        None => arguments.file.extension().and_then(|ending| ending.to_str()).unwrap_or("record").to_string(),
    };
    let records = match from.as_str() {
        "record" => vec![Record::read(&text)?],
        other => (format(other, None)?.read)(&text)?,
    };
    let mut out = String::new();
    for record in &records {
        let playing = hall::read_record(record)?;
        if !out.is_empty() {
            out.push('\n');
        }
        match arguments.to.as_str() {
            "record" => out.push_str(&tidy(record, playing.as_ref()).write()),
            other => out.push_str(&(format(other, record.tag("Game"))?.write)(&tidy(record, playing.as_ref()))?),
        }
    }
    if arguments.json {
        let games: Vec<_> = records
            .iter()
            .map(|record| (record.tag("Game").unwrap_or_default(), record.words.len(), &record.result))
            .collect();
        eprintln!("{}", wire::line(&games));
    }
    match &arguments.out {
        Some(path) => std::fs::write(path, out).map_err(|error| io(&path.display().to_string(), &error)),
        None => {
            out!("{}", out.trim_end());
            Ok(())
        }
    }
}

/// The record with canonical steps and all its tags.
fn tidy(record: &Record, playing: &dyn hall::AnyMatch) -> Record {
    let fixed = ["Game", "Rules", "Start", "Result"];
    let tags: Vec<(&str, &str)> = record
        .tags
        .iter()
        .filter(|(name, _)| !fixed.contains(&name.as_str()))
        .map(|(name, value)| (name.as_str(), value.as_str()))
        .collect();
    let mut tidy = playing.record(&tags);
    // A game may have been stopped by a clock or by hand: then its result is not the position's.
    if tidy.result == "*" && record.result != "*" {
        tidy.result.clone_from(&record.result);
        if let Some(tag) = tidy.tags.iter_mut().find(|(name, _)| name == "Result") {
            tag.1.clone_from(&record.result);
        }
    }
    tidy
}

/// A format by name, of one game if it is known.
pub(crate) fn format(id: &str, game: Option<&str>) -> Result<Format, TextError> {
    let games = hall::games().iter().filter(|other| game.is_none_or(|game| other.info().id == game));
    let formats: Vec<Format> = games.flat_map(|game| game.formats()).copied().collect();
    formats.iter().find(|format| format.id == id).copied().ok_or_else(|| {
        let names: Vec<&str> = std::iter::once("record").chain(formats.iter().map(|format| format.id)).collect();
        TextError::new("format", format!("'{id}'"), format!("one of {}", names.join(", ")))
    })
}

fn read_text(path: &Path) -> Result<String, Failure> {
    let name = path.display().to_string();
    let mut text = String::new();
    let most = LONGEST as u64 + 1;
    let read = if name == "-" {
        std::io::stdin().lock().take(most).read_to_string(&mut text)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(most).read_to_string(&mut text))
    };
    read.map_err(|error| io(&name, &error))?;
    Ok(text)
}
