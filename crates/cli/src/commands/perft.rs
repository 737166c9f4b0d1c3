//! `coffret perft`: counts.

use crate::args::PerftArguments;
use crate::clock::cpu_seconds;
use crate::commands::{language, open};
use crate::failure::{Failure, io};
use crate::{interrupt, sentences};
use engine::{Counting, Stop, Thinker};
use speech::Say;
use wire::PerftJson;

pub(crate) fn run(arguments: &PerftArguments) -> Result<(), Failure> {
    let place = &arguments.place;
    let playing = open(&place.game, &place.rules, place.position.as_deref(), place.start)?;
    let stop = Stop::new();
    interrupt::listen(&stop).map_err(|error| io(sentences::SIGNALS, &error))?;
    let how = Counting { threads: usize::from(arguments.threads), played: arguments.played, stop: Some(&stop) };
    let begun = cpu_seconds();
    let divide = arguments.divide.then(|| playing.divide(place.depth, how));
    let count = match &divide {
        Some(counts) if place.depth > 0 => counts.iter().map(|(_, count)| count).sum(),
        _ => playing.perft(place.depth, how),
    };
    let cpu_seconds = cpu_seconds() - begun;
    let stopped = stop.pressed();
    let per_second = if cpu_seconds > 0.0 { count as f64 / cpu_seconds } else { 0.0 };
    if arguments.json {
        let answer = PerftJson {
            game: place.game.clone(),
            rules: playing.rules(),
            position: playing.text(),
            depth: place.depth,
            count,
            cpu_seconds,
            per_second,
            divide,
            stopped,
        };
        out!("{}", wire::line(&answer));
        return interrupt::whole(stopped);
    }
    for (step, count) in divide.unwrap_or_default() {
        out!("{step}: {count}");
    }
    let lang = language(None);
    if stopped {
        out!("{}", sentences::PerftBrokenOff { count: count.to_string() }.say(lang));
    } else {
        out!("{count}");
    }
    let (seconds, millions) = (format!("{cpu_seconds:.3}"), format!("{:.1}", per_second / 1e6));
    out!("{}", sentences::PerftSpeed { seconds, millions }.say(lang));
    interrupt::whole(stopped)
}
