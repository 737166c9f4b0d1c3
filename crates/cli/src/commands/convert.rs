//! `coffret convert`: records between our format and others, every step checked and what is said of them kept. Games are read and written one by one.

use crate::args::ConvertArguments;
use crate::commands::games_file::{GameText, GamesFile};
use crate::commands::language;
use crate::failure::{Failure, io};
use crate::sentences;
use kernel::record::Record;
use kernel::{Format, Message, TextError};
use speech::Say;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

pub(crate) fn run(arguments: &ConvertArguments) -> Result<(), Failure> {
    let from = match &arguments.from {
        Some(from) => from.clone(),
        None => arguments.file.extension().and_then(|ending| ending.to_str()).unwrap_or("record").to_string(),
    };
    let from = if from == "record" { None } else { Some(format(&from, None)?) };
    let lang = language(None);
    let mut games = GamesFile::open(&arguments.file)?;
    let mut out = Out::open(arguments.out.as_deref())?;
    let mut summary = Summary { is_wanted: arguments.json, on_output: arguments.out.is_some(), games: 0 };
    let mut refused = false;
    while let Some(game) = games.next()? {
        match converted(&game, from.as_ref(), &arguments.to) {
            Ok(records) => {
                for (record, text) in records {
                    summary.add(&record);
                    out.write(&text)?;
                }
            }
            Err(error) => {
                note!("{}", sentences::Error { message: in_game(&game, error) }.say(lang));
                refused = true;
                if arguments.strict {
                    return Err(Failure::Refused);
                }
            }
        }
    }
    // What was asked for must be something, or the wrong file was named.
    if summary.games == 0 && !refused {
        Record::read("")?;
    }
    out.finish()?;
    summary.end();
    if refused { Err(Failure::Refused) } else { Ok(()) }
}

/// What is wrong with a game, with its number and its line.
pub(crate) fn in_game(game: &GameText, error: impl Into<Message>) -> Message {
    sentences::InGame { number: game.number, line: game.line, error: error.into() }.into()
}

/// The records in a piece of a file, checked and written.
fn converted(game: &GameText, from: Option<&Format>, to: &str) -> Result<Vec<(Record, String)>, Message> {
    let text = game.text.as_ref().ok_or(Message::from(sentences::GAME_TOO_LONG))?;
    let records = match from {
        None => vec![Record::read(text)?],
        Some(format) => (format.read)(text)?,
    };
    let mut out = Vec::new();
    for record in records {
        let (playing, notes) = hall::read_annotated(&record)?;
        let tidied = Record { notes, ..tidy(&record, playing.as_ref()) };
        let text = match to {
            "record" => tidied.write(),
            other => (format(other, record.tag("Game"))?.write)(&tidied)?,
        };
        out.push((record, text));
    }
    Ok(out)
}

/// Where games go: to standard output, or to a file that is there only when all of it is.
struct Out {
    path: Option<(PathBuf, PathBuf)>,
    writer: Box<dyn Write>,
    is_first: bool,
}

impl Out {
    fn open(path: Option<&Path>) -> Result<Out, Failure> {
        let Some(path) = path else {
            return Ok(Out { path: None, writer: Box::new(BufWriter::new(std::io::stdout().lock())), is_first: true });
        };
        // A pipe or a device is written as it is.
        let plain = !path.exists() || path.is_file();
        let part = if plain { path.with_extension("part") } else { path.to_path_buf() };
        let file = std::fs::File::create(&part).map_err(|error| io(path.display().to_string(), &error))?;
        Ok(Out { path: Some((part, path.to_path_buf())), writer: Box::new(BufWriter::new(file)), is_first: true })
    }

    fn name(&self) -> String {
        self.path.as_ref().map_or_else(|| "output".to_string(), |(_, path)| path.display().to_string())
    }

    fn write(&mut self, text: &str) -> Result<(), Failure> {
        let between = if std::mem::replace(&mut self.is_first, false) { "" } else { "\n" };
        writeln!(self.writer, "{between}{}", text.trim_end()).map_err(|error| io(self.name(), &error))
    }

    /// Writes what waits.
    fn finish(mut self) -> Result<(), Failure> {
        self.writer.flush().map_err(|error| io(self.name(), &error))?;
        if let Some((part, path)) = &self.path
            && part != path
        {
            std::fs::rename(part, path).map_err(|error| io(self.name(), &error))?;
        }
        Ok(())
    }
}

/// What was converted, as JSON: the game, how many steps and actions, and the result of each. It is said while the games are read: a file
/// may hold more of them than memory.
struct Summary {
    is_wanted: bool,
    /// Whether it goes to standard output: the games do not.
    on_output: bool,
    games: u64,
}

impl Summary {
    fn add(&mut self, record: &Record) {
        let (game, result) = (record.tag("Game").unwrap_or_default(), record.result.as_str());
        let before = if self.games == 0 { "[" } else { "," };
        self.games += 1;
        let (game, entries, result) = (wire::line(&game), record.words.len(), wire::line(&result));
        self.say(format_args!("{before}{{\"game\":{game},\"entries\":{entries},\"result\":{result}}}"));
    }

    fn end(&self) {
        self.say(format_args!("{}\n", if self.games == 0 { "[]" } else { "]" }));
    }

    fn say(&self, text: std::fmt::Arguments<'_>) {
        match (self.is_wanted, self.on_output) {
            (false, _) => {}
            (true, true) => crate::output::part(text),
            (true, false) => crate::output::aside(text),
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
        TextError::new("format", Message::quoted(id), Message::one_of(names))
    })
}
