//! `coffret tune`: an evaluation's weights, fitted to games of the engine against itself.

use crate::args::TuneArguments;
use crate::commands::archive;
use crate::failure::{Failure, io};
use crate::interrupt;
use engine::{Fitting, SelfPlay, Stop, TuneOrder, tune};
use std::sync::Mutex;
use std::time::{Duration, Instant};

pub(crate) fn run(arguments: &TuneArguments) -> Result<(), Failure> {
    let game = hall::find(&arguments.game)?;
    let rules: Vec<&str> = arguments.rules.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
    // Better to know now than after hours of work that the place cannot be written.
    let out = std::fs::OpenOptions::new().write(true).create(true).truncate(false).open(&arguments.out);
    out.map_err(|error| io(&arguments.out.display().to_string(), &error))?;
    let begun = Instant::now();
    let shown = Mutex::new(begun);
    let stop = Stop::new();
    interrupt::listen(&stop).map_err(|error| io("signals", &error))?;
    if let Some(seconds) = arguments.seconds {
        let stop = stop.clone();
        std::thread::spawn(move || {
            std::thread::sleep(Duration::from_secs(seconds));
            stop.press();
        });
    }
    let chosen = game.choose(&rules)?;
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
        played: &|games, positions| {
            let mut shown = shown.lock().expect("no thread panics here");
            if shown.elapsed().as_secs() >= 5 || games == arguments.games {
                *shown = Instant::now();
                let seconds = begun.elapsed().as_secs_f64();
                let left = seconds / f64::from(games) * f64::from(arguments.games - games);
                note!("{games} of {} games, {positions} positions, {left:.0} s left", arguments.games);
            }
        },
        fitted: &|epoch| {
            note!("epoch {}: error {:.5} learned from, {:.5} kept apart", epoch.number, epoch.learned, epoch.apart);
        },
    };
    let weights = tune(&chosen, &order).expect("a game of the list");
    std::fs::write(&arguments.out, &weights).map_err(|error| io(&arguments.out.display().to_string(), &error))?;
    out!("{} bytes of weights written to {}", weights.len(), arguments.out.display());
    Ok(())
}
