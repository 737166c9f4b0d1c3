//! `coffret match`: engine against engine.

use crate::arena::{Contender, Duel, Forfeit, Lot, Patience, Played, Player, Sprt, Tally, Verdict};
use crate::args::MatchArguments;
use crate::commands::archive;
use crate::commands::convert::format;
use crate::commands::games_file::GamesFile;
use crate::commands::language;
use crate::failure::{Failure, io, system};
use crate::{interrupt, sentences};
use engine::Stop;
use hall::Status;
use kernel::record::Record;
use kernel::{Lang, Message, Side};
use speech::Say;
use std::collections::HashSet;
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use wire::MatchJson;

/// What the threads share.
struct Board {
    tally: Tally,
    by_side: Vec<Tally>,
    /// How many turns each game had.
    turns: Vec<u32>,
    decisions: u64,
    choices: u64,
    failure: Option<Message>,
    /// How many games each contender forfeited.
    forfeits: [u32; 2],
    file: Option<std::fs::File>,
    begun: Instant,
    shown: Instant,
}

pub(crate) fn run(arguments: &MatchArguments) -> Result<(), Failure> {
    let contender = |text: &str| Contender::read(text, arguments.scale).map_err(Failure::Told);
    let contenders = [contender(&arguments.a)?, contender(&arguments.b)?];
    let sprt = arguments.sprt.as_deref().map(Sprt::read).transpose().map_err(Failure::Told)?;
    let rules: Vec<&str> = arguments.rules.iter().map(String::as_str).filter(|word| !word.is_empty()).collect();
    let archive = archive(&arguments.tables, hall::find(&arguments.game)?.open(&rules, 0)?.as_ref())?;
    let (opening, turns) = (arguments.opening, arguments.turns);
    let clock = arguments.clock.as_deref().map(read_clock).transpose()?;
    let margin = Duration::from_millis(arguments.margin);
    let duel = Duel { game: &arguments.game, rules: &rules, opening, turns, archive, clock, margin };
    let sides = duel.sides().map_err(Failure::Told)?;
    let sprt = between_two(sprt, sides)?;
    let other_format = match arguments.format.as_str() {
        "record" => None,
        other => Some(format(other, Some(&arguments.game))?),
    };
    let (board, played_before) = open_board(arguments, sides)?;
    let board = Mutex::new(board);
    let (next, done, interrupted) = (AtomicU32::new(0), Stop::new(), Stop::new());
    interrupt::listen(&interrupted).map_err(|error| io(sentences::SIGNALS, &error))?;
    let work = || -> Result<(), Message> {
        let start = |index: usize| contenders[index].start(Patience(Duration::from_secs(arguments.patience)), &interrupted);
        let mut players: [Player; 2] = [start(0)?, start(1)?];
        while !done.pressed() {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= arguments.games {
                break;
            }
            if played_before.contains(&index) {
                continue;
            }
            // A game that was broken off counts for nobody.
            let Some(played) = duel.play(&mut players, lot(arguments.seed, index, sides), &interrupted)? else { break };
            if let Some(Forfeit { by, .. }) = played.forfeit {
                // Whatever state it is in: a new one comes to the next game.
                players[by] = start(by)?;
            }
            let mut board = board.lock().expect("no thread panics with the board");
            note(&mut board, arguments, index, &played, other_format)?;
            if sprt.is_some_and(|sprt| sprt.verdict(&board.tally) != Verdict::Open) {
                done.press();
            }
        }
        Ok(())
    };
    let work = || {
        // Somebody who was broken off while he came to the table has not failed.
        if let Err(error) = work()
            && !interrupted.pressed()
        {
            done.press();
            board.lock().expect("no thread panics with the board").failure.get_or_insert(error);
        }
    };
    std::thread::scope(|scope| (0..arguments.parallel).for_each(|_| drop(scope.spawn(work))));
    finish(arguments, board.into_inner().expect("no thread panics with the board"), sprt)?;
    interrupt::whole(interrupted.pressed())
}

/// A test, where it has a meaning: two share a point between them, several or one alone do not.
fn between_two(sprt: Option<Sprt>, sides: usize) -> Result<Option<Sprt>, Failure> {
    match sprt {
        Some(_) if sides != 2 => Err(Failure::Told(sentences::SprtSides { sides: sides as u32 }.into())),
        sprt => Ok(sprt),
    }
}

/// Says what the match came to.
fn finish(arguments: &MatchArguments, board: Board, sprt: Option<Sprt>) -> Result<(), Failure> {
    if std::io::stderr().is_terminal() {
        note!("");
    }
    match board.failure {
        Some(error) => Err(Failure::Told(error)),
        None => report(arguments, &board, sprt),
    }
}

/// What chance gives a game of the match: each opening is played once from every side.
fn lot(seed: u64, index: u32, sides: usize) -> Lot {
    Lot {
        side: Side((index as usize % sides) as u8),
        opening: kernel::scramble(seed).wrapping_add(u64::from(index / sides as u32)),
        dice: kernel::scramble(seed ^ kernel::scramble(u64::from(index) + 1)),
    }
}

/// The board of a match that begins, or goes on with what a file holds of it; and which games that are.
fn open_board(arguments: &MatchArguments, sides: usize) -> Result<(Board, HashSet<u32>), Failure> {
    let now = Instant::now();
    let mut board = Board {
        tally: Tally::default(),
        by_side: vec![Tally::default(); sides],
        turns: Vec::new(),
        decisions: 0,
        choices: 0,
        failure: None,
        forfeits: [0, 0],
        file: None,
        begun: now,
        shown: now,
    };
    let Some(path) = &arguments.out else { return Ok((board, HashSet::new())) };
    let played = if arguments.resume { resumed(&mut board, arguments, path)? } else { HashSet::new() };
    let mut options = std::fs::OpenOptions::new();
    let options = options.create(true).write(true).append(arguments.resume).truncate(!arguments.resume);
    board.file = Some(options.open(path).map_err(|error| io(path.display().to_string(), &error))?);
    Ok((board, played))
}

/// Reads a clock: milliseconds, and those for each step behind a `+`.
fn read_clock(text: &str) -> Result<(Duration, Duration), Failure> {
    let (time, increment) = text.split_once('+').unwrap_or((text, "0"));
    match (time.parse::<u64>(), increment.parse::<u64>()) {
        (Ok(time @ 1..), Ok(increment)) => Ok((Duration::from_millis(time), Duration::from_millis(increment))),
        _ => Err(Failure::Told(sentences::ClockForm { text }.into())),
    }
}

/// Counts the games of a match that was broken off; their numbers, from 0.
fn resumed(board: &mut Board, arguments: &MatchArguments, path: &Path) -> Result<HashSet<u32>, Failure> {
    let mut before = HashSet::new();
    if !path.exists() {
        return Ok(before);
    }
    let file = path.display().to_string();
    if arguments.format != "record" {
        return Err(Failure::Told(sentences::ResumeFormat { file }.into()));
    }
    let sides = board.by_side.len();
    let mut games = GamesFile::open(path)?;
    while let Some(game) = games.next()? {
        let record = Record::read(&game.text.unwrap_or_default())?;
        let playing = hall::read_record(&record)?;
        let round = record.tag("Round").and_then(|round| round.parse::<u32>().ok()?.checked_sub(1));
        let Some(round) = round else {
            return Err(Failure::Told(sentences::ResumeRound { file, number: game.number }.into()));
        };
        let side = Side((round as usize % sides) as u8);
        let share = match (record.tag("Forfeit"), playing.status()) {
            (Some(by), _) => f64::from(u8::from(by == "b")),
            (None, Status::Over(outcome)) => outcome.share(side),
            (None, Status::Turn { .. }) => 1.0 / sides as f64,
        };
        if before.insert(round) {
            board.tally.add(share, round / sides as u32);
            board.by_side[side.index()].add(share, round);
            let turns = playing.history().filter(|past| past.starts_turn()).count();
            board.turns.push(u32::try_from(turns).unwrap_or(u32::MAX));
        }
    }
    Ok(before)
}

fn note(
    board: &mut Board,
    arguments: &MatchArguments,
    index: u32,
    played: &Played,
    other: Option<kernel::Format>,
) -> Result<(), Message> {
    let sides = board.by_side.len() as u32;
    let side = Side((index % sides) as u8);
    board.tally.add(played.share, index / sides);
    board.by_side[side.index()].add(played.share, index);
    if let Some(Forfeit { by, why }) = &played.forfeit {
        board.forfeits[*by] += 1;
        let (number, name) = (index + 1, ["a", "b"][*by]);
        note!("{}", sentences::MatchForfeit { number, name, why: why.clone() }.say(language(None)));
    }
    board.turns.push(played.turns);
    board.decisions += u64::from(played.decisions);
    board.choices += played.choices;
    if let Some(file) = &mut board.file {
        let playing = &played.playing;
        let mut tags: Vec<(String, &str)> = Vec::new();
        let seating =
            playing.game().choose(&arguments.rules.iter().map(String::as_str).filter(|w| !w.is_empty()).collect::<Vec<_>>());
        for seat in seating?.seating.all() {
            let name = if playing.side_of(seat) == side { &arguments.a } else { &arguments.b };
            tags.push((format!("Seat{seat}"), name));
        }
        let round = (index + 1).to_string();
        tags.push(("Round".into(), &round));
        if let Some(Forfeit { by, .. }) = &played.forfeit {
            tags.push(("Forfeit".into(), ["a", "b"][*by]));
        }
        let tags: Vec<(&str, &str)> = tags.iter().map(|(name, value)| (name.as_str(), *value)).collect();
        let record = playing.record(&tags);
        let text = match other {
            None => record.write(),
            Some(format) => (format.write)(&record)?,
        };
        writeln!(file, "{text}").map_err(|error| sentences::OutNotWritten { error: system(&error) })?;
    }
    let tally = &board.tally;
    if std::io::stderr().is_terminal() || board.shown.elapsed().as_secs() >= 10 {
        board.shown = Instant::now();
        let seconds = board.begun.elapsed().as_secs_f64();
        let left = seconds / f64::from(tally.games) * f64::from(arguments.games - tally.games.min(arguments.games));
        let lang = language(None);
        let line = sentences::MatchProgress {
            done: tally.games,
            all: arguments.games,
            tally: format!("+{} ={} -{}", tally.wins, tally.draws, tally.losses),
            share: format!("{:.1}", 100.0 * tally.mean()),
            strength: strength(tally, board.by_side.len(), lang),
            seconds: format!("{left:.0}"),
        }
        .say(lang);
        if std::io::stderr().is_terminal() { crate::output::progress(&line) } else { note!("{line}") }
    }
    Ok(())
}

/// What the share of points means: a difference in Elo between two, what equals would get among several.
fn strength(tally: &Tally, sides: usize, lang: Lang) -> String {
    if sides > 2 {
        return sentences::MatchEqual { share: format!("{:.0}", 100.0 / sides as f64) }.say(lang);
    }
    let (elo, low, high) = tally.elo();
    format!("Elo {elo:+.0} [{low:+.0}, {high:+.0}]")
}

// Long: a list of what is told, line by line.
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
    let lang = language(None);
    let (game, a, b) = (arguments.game.as_str(), arguments.a.as_str(), arguments.b.as_str());
    out!("{}", sentences::MatchHeading { game, a, b }.say(lang));
    let (games, won, drawn, lost) = (tally.games, tally.wins, tally.draws, tally.losses);
    out!("{}", sentences::MatchGames { games, won, drawn, lost }.say(lang));
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    let (share_low, share_high) = tally.interval();
    let (share, low_share, high_share) = (percent(tally.mean()), percent(share_low), percent(share_high));
    out!("{}", sentences::MatchShare { share, low: low_share, high: high_share }.say(lang));
    if board.by_side.len() == 2 {
        out!("Elo {elo:+.1} [{low:+.1}, {high:+.1}]");
    }
    if board.by_side.len() == 2 {
        let [none, half, one, more, two] = tally.pairs();
        out!("{}", sentences::MatchPairs { none, half, one, more, two }.say(lang));
    }
    for (name, forfeits) in ["a", "b"].iter().zip(board.forfeits).filter(|(_, forfeits)| *forfeits > 0) {
        out!("{}", sentences::MatchForfeited { name: *name, count: forfeits }.say(lang));
    }
    for (index, tally) in board.by_side.iter().enumerate().filter(|(_, tally)| tally.games > 0) {
        let (side, share, games) = (index + 1, percent(tally.mean()), tally.games);
        out!("  {}", sentences::MatchSide { side, share, games }.say(lang));
    }
    let [tenth, half, most] = turns;
    out!("{}", sentences::MatchTurns { tenth, half, most }.say(lang));
    out!("{}", sentences::MatchChoices { mean: format!("{choices:.1}") }.say(lang));
    if let Some(sprt) = sprt {
        let verdict = match sprt.verdict(tally) {
            Verdict::Open => sentences::SPRT_OPEN,
            Verdict::Accepted => sentences::SPRT_ACCEPTED,
            Verdict::Rejected => sentences::SPRT_REJECTED,
        };
        let (low, high, ratio) = (sprt.elo0.to_string(), sprt.elo1.to_string(), format!("{:.2}", sprt.ratio(tally)));
        out!("{}", sentences::MatchSprt { low, high, verdict, ratio }.say(lang));
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
