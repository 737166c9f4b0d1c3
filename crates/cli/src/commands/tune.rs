//! `coffret tune`: an evaluation's weights, fitted to games of the engine against itself.

use crate::args::TuneArguments;
use crate::commands::samples_file::SamplesFile;
use crate::commands::{archive, language};
use crate::failure::{Failure, io};
use crate::{interrupt, sentences};
use engine::{Fitting, SelfPlay, Stop, TuneOrder, tune};
use speech::Say;
use std::sync::Mutex;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// What has been played.
struct Playing {
    shown: Instant,
    games: u32,
    positions: usize,
    failure: Option<std::io::Error>,
}

// Long: one order, whose listeners share what was played so far.
pub(crate) fn run(arguments: &TuneArguments) -> Result<(), Failure> {
    let game = hall::find(&arguments.game)?;
    let lang = language(None);
    let rules: Vec<&str> = arguments.rules.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
    // Better to know now than after hours of work that the place cannot be written.
    let out = std::fs::OpenOptions::new().write(true).create(true).truncate(false).open(&arguments.out);
    out.map_err(|error| io(arguments.out.display().to_string(), &error))?;
    let chosen = game.choose(&rules)?;
    let samples =
        arguments.samples.as_deref().map(|path| SamplesFile::open(path, &manner(arguments, &chosen.text))).transpose()?;
    let begun = Instant::now();
    let before = samples.as_ref().map_or(0, |samples| samples.games);
    let playing = Mutex::new(Playing { shown: begun, games: 0, positions: 0, failure: None });
    if before > 0 {
        note!("{}", sentences::TuneBefore { done: before, all: arguments.games }.say(lang));
    }
    let stop = Stop::new();
    interrupt::listen(&stop).map_err(|error| io(sentences::SIGNALS, &error))?;
    if let Some(seconds) = arguments.seconds {
        let stop = stop.clone();
        std::thread::spawn(move || {
            std::thread::sleep(Duration::from_secs(seconds));
            stop.press();
        });
    }
    let archive = archive(&arguments.tables, chosen.open(0)?.as_ref())?;
    let order = TuneOrder {
        archive: archive.as_ref(),
        stop: &stop,
        play: SelfPlay {
            games: arguments.games,
            nodes: arguments.nodes,
            opening: arguments.opening,
            turns: arguments.turns,
            threads: usize::from(arguments.threads),
            seed: arguments.seed,
        },
        fit: Fitting { epochs: arguments.epochs, trust: arguments.trust, caution: arguments.caution },
        afresh: arguments.afresh,
        before: &|| samples.as_ref().map_or_else(|| Box::new(std::iter::empty()) as Box<_>, SamplesFile::lines),
        played: &|lines, positions| {
            let mut playing = playing.lock().expect("no thread panics here");
            if let Some(Err(error)) = samples.as_ref().map(|samples| samples.add(lines)) {
                stop.press();
                playing.failure.get_or_insert(error);
            }
            playing.games += 1;
            playing.positions += positions;
            let games = before + playing.games;
            if playing.shown.elapsed().as_secs() >= 5 || games == arguments.games {
                playing.shown = Instant::now();
                let seconds = begun.elapsed().as_secs_f64();
                let left = seconds / f64::from(playing.games) * f64::from(arguments.games.saturating_sub(games));
                let left = arguments.seconds.map_or(left, |most| left.min(most as f64 - seconds)).max(0.0);
                let (all, positions, end) = (arguments.games, playing.positions.to_string(), time_of_day(left));
                let seconds = format!("{left:.0}");
                note!("{}", sentences::TuneProgress { done: games, all, positions, seconds, end }.say(lang));
            }
        },
        fitted: &|epoch| {
            let (learned, apart) = (format!("{:.5}", epoch.learned), format!("{:.5}", epoch.apart));
            note!("{}", sentences::TuneEpoch { number: epoch.number, learned, apart }.say(lang));
        },
    };
    let weights = tune(&chosen, &order).expect("a game of the list")?;
    if let (Some(error), Some(path)) = (playing.into_inner().expect("no thread panics here").failure, &arguments.samples) {
        return Err(io(path.display().to_string(), &error));
    }
    std::fs::write(&arguments.out, &weights).map_err(|error| io(arguments.out.display().to_string(), &error))?;
    let (bytes, file) = (weights.len(), arguments.out.display().to_string());
    out!("{}", sentences::TuneWritten { bytes, file }.say(lang));
    Ok(())
}

/// All that makes the games what they are, but for the engine that plays them.
fn manner(arguments: &TuneArguments, rules: &str) -> String {
    let TuneArguments { game, nodes, opening, turns, seed, .. } = arguments;
    let rules = if rules.is_empty() { "-" } else { rules };
    format!("{game} {rules} nodes {nodes} opening {opening} turns {turns} seed {seed}")
}

/// The time of day so many seconds from now.
fn time_of_day(seconds: f64) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let then = now + seconds as u64;
    format!("{:02}:{:02}:{:02} UTC", then / 3600 % 24, then / 60 % 60, then % 60)
}
