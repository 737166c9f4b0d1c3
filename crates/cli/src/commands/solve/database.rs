//! `coffret solve GAME --out DIR`: a database of solved positions, with its progress and what it holds.

use crate::args::SolveArguments;
use crate::clock;
use crate::commands::{archive, language, open};
use crate::failure::{Failure, io};
use crate::sentences;
use engine::{AnyArchive, AnyOpening, BookOrder, BuildOrder, Building, Built, Chapter, Worth, opening};
use hall::{AnyGame, AnyMatch, Chosen, Provable, Status};
use kernel::{Book, Message};
use speech::Say;
use std::io::{ErrorKind, IsTerminal};
use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};
use wire::{SectorJson, WorthJson};

/// How often the progress is shown at a terminal, and elsewhere.
const OFTEN: Duration = Duration::from_millis(200);
const SELDOM: Duration = Duration::from_secs(10);

pub(super) fn build(
    archive: &dyn AnyArchive,
    chosen: &Chosen,
    arguments: &SolveArguments,
    folder: &Path,
) -> Result<(), Failure> {
    let terminal = std::io::stderr().is_terminal();
    let begun = Instant::now();
    let mut shown = begun;
    let mut all = Vec::new();
    let order = BuildOrder {
        folder,
        game: &arguments.game,
        most: arguments.megabytes.map_or(u64::MAX, |megabytes| megabytes.saturating_mul(1_000_000)),
        threads: arguments.threads.map_or_else(clock::threads, usize::from),
        listen: &mut |building| {
            if shown.elapsed() >= if terminal { OFTEN } else { SELDOM } {
                shown = Instant::now();
                show(building, begun.elapsed(), terminal);
            }
            ControlFlow::Continue(())
        },
        report: &mut |built| {
            if terminal {
                crate::output::aside(format_args!("\r\x1b[K"));
            }
            if arguments.json {
                all.push(sector_json(built));
            } else {
                print(built);
            }
        },
    };
    archive.build(order)?;
    if terminal {
        crate::output::aside(format_args!("\r\x1b[K"));
    }
    if let Some(each) = arguments.check {
        check(archive, arguments, folder, each)?;
    }
    if let Some(file) = &arguments.book {
        let opens = |game: &dyn AnyGame| game.provable() == Provable::Start;
        let start = chosen.open(0)?;
        let opening = opening(start.as_ref()).ok_or_else(|| super::none(arguments, opens))?;
        write_book(opening.as_ref(), arguments, folder, file)?;
    }
    if let Some(file) = &arguments.pack {
        pack(archive, arguments, folder, file)?;
    }
    if arguments.json {
        out!("{}", wire::line(&all));
    } else {
        let minutes = duration(begun.elapsed().as_secs_f64());
        let folder = folder.display().to_string();
        out!("{}", sentences::DatabaseComplete { time: minutes, folder }.say(language(None)));
    }
    Ok(())
}

/// Says what the mover of a position reaches, by a database or by search down to it.
pub(super) fn ask(arguments: &SolveArguments) -> Result<(), Failure> {
    let playing = open(&arguments.game, &arguments.rules, arguments.position.as_deref(), None)?;
    let worth = match playing.status() {
        Status::Over(_) => return Err(Failure::Told(sentences::POSITION_OVER.into())),
        Status::Turn { .. } => worth(arguments, playing.as_ref())?,
    };
    let kind = match worth {
        Worth::Win => "win",
        Worth::Draw => "draw",
        Worth::Loss => "loss",
    };
    if arguments.json {
        out!("{}", wire::line(&WorthJson { position: playing.text(), worth: kind.into() }));
    } else {
        let position = playing.text();
        let told: Message = match worth {
            Worth::Win => sentences::SolveWin { position }.into(),
            Worth::Draw => sentences::SolveDraw { position }.into(),
            Worth::Loss => sentences::SolveLoss { position }.into(),
        };
        out!("{}", told.say(language(None)));
    }
    if worth == Worth::Loss { Err(Failure::Negative) } else { Ok(()) }
}

fn worth(arguments: &SolveArguments, playing: &dyn AnyMatch) -> Result<Worth, Failure> {
    if let (Some(opening), Some(folder)) = (opening(playing), &arguments.tables) {
        return Ok(opening.worth(folder)?);
    }
    let archive = archive(&arguments.tables, playing)?
        .ok_or_else(|| Failure::Told(sentences::TablesUnknown { game: arguments.game.as_str() }.into()))?;
    archive.worth(playing).ok_or_else(|| Failure::Told(sentences::POSITION_NOT_KNOWN.into()))
}

/// Compares positions with what their steps lead to; a difference is a negative answer.
fn check(archive: &dyn AnyArchive, arguments: &SolveArguments, folder: &Path, each: u64) -> Result<(), Failure> {
    let checked = archive.check(folder, each)?;
    match checked.wrong {
        Some(position) => {
            note!("{}", sentences::DatabaseWrong { position }.say(language(None)));
            Err(Failure::Negative)
        }
        None => {
            if !arguments.json {
                let (positions, sectors) = (checked.positions.to_string(), checked.sectors.to_string());
                out!("{}", sentences::DatabaseChecked { positions, sectors }.say(language(None)));
            }
            Ok(())
        }
    }
}

fn pack(archive: &dyn AnyArchive, arguments: &SolveArguments, folder: &Path, file: &Path) -> Result<(), Failure> {
    let bytes = archive.pack(folder)?;
    save(file, &bytes).map_err(|error| io(file.display().to_string(), &error))?;
    if !arguments.json {
        let (bytes, file) = (bytes.len().to_string(), file.display().to_string());
        out!("{}", sentences::DatabasePacked { bytes, file }.say(language(None)));
    }
    Ok(())
}

/// Writes the book, chapter by chapter: where it is interrupted, what is in the file is not chosen again.
fn write_book(opening: &dyn AnyOpening, arguments: &SolveArguments, folder: &Path, file: &Path) -> Result<(), Failure> {
    let begun = match std::fs::read(file) {
        Ok(bytes) => Book::from_bytes(&bytes)
            .ok_or_else(|| Failure::Told(sentences::NoBook { file: file.display().to_string() }.into()))?,
        Err(error) if error.kind() == ErrorKind::NotFound => Book::default(),
        Err(error) => return Err(io(file.display().to_string(), &error)),
    };
    let terminal = std::io::stderr().is_terminal();
    let mut shown = Instant::now();
    let mut written = Ok(());
    let mut listen = |chapter: Chapter, book: Option<&Book>| {
        if let Some(book) = book {
            written = save(file, &book.to_bytes());
        }
        if book.is_some() || shown.elapsed() >= if terminal { OFTEN } else { SELDOM } {
            shown = Instant::now();
            let Chapter { steps, done, all } = chapter;
            let (done, all) = (done.to_string(), all.to_string());
            let line = sentences::BookProgress { steps, done, all }.say(language(None));
            if terminal { crate::output::progress(&line) } else { note!("{line}") }
        }
        if written.is_ok() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let threads = arguments.threads.map_or_else(clock::threads, usize::from);
    let order = BookOrder {
        free_steps: arguments.free_steps,
        last_step: arguments.last_step.unwrap_or(u32::MAX),
        begun: &begun,
        threads,
        listen: &mut listen,
    };
    let book = opening.book(folder, order);
    written.map_err(|error| io(file.display().to_string(), &error))?;
    let book = book?;
    save(file, &book.to_bytes()).map_err(|error| io(file.display().to_string(), &error))?;
    if terminal {
        crate::output::aside(format_args!("\r\x1b[K"));
    }
    if !arguments.json {
        let (positions, file) = (book.len().to_string(), file.display().to_string());
        out!("{}", sentences::BookWritten { positions, file }.say(language(None)));
    }
    Ok(())
}

/// Writes a file, whole or not at all.
fn save(file: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let unfinished = file.with_extension("unfinished");
    std::fs::write(&unfinished, bytes)?;
    std::fs::rename(&unfinished, file)
}

fn show(building: &Building, elapsed: Duration, terminal: bool) {
    let Building { sectors, distance, done, found, all } = building;
    let share = (done - found) as f64 / (all - found).max(1) as f64;
    let left = if share > 0.0 { elapsed.as_secs_f64() / share * (1.0 - share) } else { 0.0 };
    let stage: Message = match distance {
        0 => sentences::STAGE_FIRST.into(),
        distance => sentences::StageSteps { distance: *distance }.into(),
    };
    let percent = 100.0 * *done as f64 / (*all).max(1) as f64;
    let (percent, all, time) = (format!("{percent:.1}"), all.to_string(), duration(left));
    let line = sentences::BuildProgress { percent, all, sectors, stage, time }.say(language(None));
    if terminal { crate::output::progress(&line) } else { note!("{line}") }
}

fn duration(seconds: f64) -> String {
    let minutes = (seconds / 60.0).round() as u64;
    if minutes >= 120 {
        format!("{} h {} min", minutes / 60, minutes % 60)
    } else if minutes >= 2 {
        format!("{minutes} min")
    } else {
        format!("{seconds:.0} s")
    }
}

fn print(built: &Built) {
    let Built { sector, won, drawn, lost, longest } = built;
    let (won, drawn, lost) = (won.to_string(), drawn.to_string(), lost.to_string());
    out!("{}", sentences::SectorBuilt { sector, won, drawn, lost, longest: *longest }.say(language(None)));
}

fn sector_json(built: &Built) -> SectorJson {
    let Built { sector, won, drawn, lost, longest } = built.clone();
    SectorJson { sector, won, drawn, lost, longest }
}
