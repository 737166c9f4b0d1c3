//! `coffret match`: engine against engine.

use crate::arena::{Contender, Duel, Played, Player, Sprt, Tally, Verdict};
use crate::args::MatchArguments;
use crate::commands::archive;
use crate::commands::convert::format;
use crate::failure::{Failure, io};
use crate::interrupt;
use hall::Stop;
use kernel::Side;
use std::io::{IsTerminal, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Instant;
use wire::MatchJson;

/// What the threads share.
struct Board {
    tally: Tally,
    by_side: Vec<Tally>,
    /// How many turns each game had.
    turns: Vec<u32>,
    decisions: u64,
    choices: u64,
    failure: Option<String>,
    file: Option<std::fs::File>,
    begun: Instant,
    shown: Instant,
}

pub(crate) fn run(arguments: &MatchArguments) -> Result<(), Failure> {
    let contender = |text: &str| Contender::read(text, arguments.scale).map_err(Failure::Bad);
    let contenders = [contender(&arguments.a)?, contender(&arguments.b)?];
    let sprt = arguments.sprt.as_deref().map(Sprt::read).transpose().map_err(Failure::Bad)?;
    let rules: Vec<&str> = arguments.rules.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
    let archive = archive(&arguments.tables, hall::find(&arguments.game)?.open(&rules, 0)?.as_ref())?;
    let (opening, turns) = (arguments.opening, arguments.turns);
    let duel = Duel { game: &arguments.game, rules: &rules, opening, turns, archive };
    let sides = duel.sides().map_err(Failure::Bad)?;
    let other_format = match arguments.format.as_str() {
        "record" => None,
        other => Some(format(other, Some(&arguments.game))?),
    };
    let file = match &arguments.out {
        Some(path) => Some(std::fs::File::create(path).map_err(|error| io(&path.display().to_string(), &error))?),
        None => None,
    };
    let now = Instant::now();
    let board = Mutex::new(Board {
        tally: Tally::default(),
        by_side: vec![Tally::default(); sides],
        turns: Vec::new(),
        decisions: 0,
        choices: 0,
        failure: None,
        file,
        begun: now,
        shown: now,
    });
    let (next, done, interrupted) = (AtomicU32::new(0), Stop::new(), Stop::new());
    interrupt::listen(&interrupted).map_err(|error| io("signals", &error))?;
    let work = || -> Result<(), String> {
        let mut players: [Player; 2] = [contenders[0].start()?, contenders[1].start()?];
        while !done.pressed() {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= arguments.games {
                break;
            }
            let side = Side((index as usize % sides) as u8);
            let seed = kernel::scramble(arguments.seed).wrapping_add(u64::from(index / sides as u32));
            // A game that was broken off counts for nobody.
            let Some(played) = duel.play(&mut players, side, seed, &interrupted)? else { break };
            let mut board = board.lock().expect("no thread panics with the board");
            note(&mut board, arguments, side, &played, other_format)?;
            if sprt.is_some_and(|sprt| sprt.verdict(&board.tally) != Verdict::Open) {
                done.press();
            }
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        for _ in 0..arguments.parallel {
            scope.spawn(|| {
                if let Err(error) = work() {
                    done.press();
                    board.lock().expect("no thread panics with the board").failure.get_or_insert(error);
                }
            });
        }
    });
    let board = board.into_inner().expect("no thread panics with the board");
    if std::io::stderr().is_terminal() {
        eprintln!();
    }
    match board.failure {
        Some(error) => Err(Failure::Bad(error)),
        None => report(arguments, &board, sprt),
    }
}

fn note(
    board: &mut Board,
    arguments: &MatchArguments,
    side: Side,
    played: &Played,
    other: Option<kernel::Format>,
) -> Result<(), String> {
    board.tally.add(played.share);
    board.by_side[side.index()].add(played.share);
    board.turns.push(played.turns);
    board.decisions += u64::from(played.decisions);
    board.choices += played.choices;
    if let Some(file) = &mut board.file {
        let playing = &played.playing;
        let mut tags: Vec<(String, &str)> = Vec::new();
        let seating =
            playing.game().choose(&arguments.rules.iter().map(String::as_str).filter(|w| !w.is_empty()).collect::<Vec<_>>());
        for seat in seating.map_err(|error| error.to_string())?.seating.all() {
            let name = if playing.side_of(seat) == side { &arguments.a } else { &arguments.b };
            tags.push((format!("Seat{seat}"), name));
        }
        let tags: Vec<(&str, &str)> = tags.iter().map(|(name, value)| (name.as_str(), *value)).collect();
        let record = playing.record(&tags);
        let text = match other {
            None => record.write(),
            Some(format) => (format.write)(&record).map_err(|error| error.to_string())?,
        };
        writeln!(file, "{text}").map_err(|error| format!("out: {error}: expected a file that can be written"))?;
    }
    let tally = &board.tally;
    if std::io::stderr().is_terminal() || board.shown.elapsed().as_secs() >= 10 {
        board.shown = Instant::now();
        let seconds = board.begun.elapsed().as_secs_f64();
        let left = seconds / f64::from(tally.games) * f64::from(arguments.games - tally.games.min(arguments.games));
        let line = format!(
            "{} of {} games: +{} ={} -{}, {:.1} %, {}, at most {left:.0} s left",
            tally.games,
            arguments.games,
            tally.wins,
            tally.draws,
            tally.losses,
            100.0 * tally.mean(),
            strength(tally, board.by_side.len())
        );
        if std::io::stderr().is_terminal() { eprint!("\r{line}  ") } else { eprintln!("{line}") }
    }
    Ok(())
}

/// What the share of points means: a difference in Elo between two, what equals would get among several.
fn strength(tally: &Tally, sides: usize) -> String {
    if sides > 2 {
        return format!("{:.0} % would be equal", 100.0 / sides as f64);
    }
    let (elo, low, high) = tally.elo();
    format!("Elo {elo:+.0} [{low:+.0}, {high:+.0}]")
}

fn report(arguments: &MatchArguments, board: &Board, sprt: Option<Sprt>) -> Result<(), Failure> {
    let tally = &board.tally;
    let (elo, low, high) = tally.elo();
    let verdict = sprt.map(|sprt| match sprt.verdict(tally) {
        Verdict::Open => "open",
        Verdict::Accepted => "accepted",
        Verdict::Rejected => "rejected",
    });
    let turns = lengths(&board.turns);
    let choices = board.choices as f64 / board.decisions.max(1) as f64;
    if arguments.json {
        out!(
            "{}",
            wire::line(&MatchJson {
                game: arguments.game.clone(),
                rules: arguments.rules.join(","),
                a: arguments.a.clone(),
                b: arguments.b.clone(),
                games: tally.games,
                wins: tally.wins,
                draws: tally.draws,
                losses: tally.losses,
                share: tally.mean(),
                share_interval: tally.interval(),
                elo,
                elo_interval: (low, high),
                sprt: verdict.map(String::from),
                turns,
                choices,
            })
        );
        return Ok(());
    }
    out!("{} {} against {}", arguments.game, arguments.a, arguments.b);
    out!("games {}: won {}, drawn {}, lost {}", tally.games, tally.wins, tally.draws, tally.losses);
    let (share_low, share_high) = tally.interval();
    out!("share {:.1} % [{:.1}, {:.1}]", 100.0 * tally.mean(), 100.0 * share_low, 100.0 * share_high);
    if board.by_side.len() == 2 {
        out!("Elo {elo:+.1} [{low:+.1}, {high:+.1}]");
    }
    for (index, tally) in board.by_side.iter().enumerate().filter(|(_, tally)| tally.games > 0) {
        out!("  as side {}: {:.1} % of {} games", index + 1, 100.0 * tally.mean(), tally.games);
    }
    out!("turns of a game: a tenth within {}, half within {}, nine tenths within {}", turns[0], turns[1], turns[2]);
    out!("legal steps at a decision: {choices:.1} on average");
    if let (Some(verdict), Some(sprt)) = (verdict, sprt) {
        out!("SPRT [{}, {}]: {verdict} (ratio {:.2})", sprt.elo0, sprt.elo1, sprt.ratio(tally));
    }
    Ok(())
}

/// Within how many turns a tenth, half and nine tenths of the games ended.
fn lengths(turns: &[u32]) -> [u32; 3] {
    let mut sorted = turns.to_vec();
    sorted.sort_unstable();
    [1, 5, 9].map(|tenths| match sorted.len() {
        0 => 0,
        n => sorted[(n * tenths).div_ceil(10).max(1) - 1],
    })
}

#[cfg(test)]
mod tests {
    use super::lengths;

    #[test]
    fn lengths_of_games_are_told_in_tenths() {
        assert_eq!(lengths(&[30, 10, 20, 50, 40, 60, 70, 80, 90, 100]), [10, 50, 90]);
        assert_eq!(lengths(&[7]), [7, 7, 7]);
        assert_eq!(lengths(&[]), [0, 0, 0]);
    }
}
