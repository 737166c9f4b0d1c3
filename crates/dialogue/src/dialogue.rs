//! Dialogue: a game under way, and the answers to requests about it.

use crate::means::{Means, Surroundings};
use crate::second::{self, Go, Limit, Second};
use engine::{Archive, Archives, Counting, Limits, Session, Stop, Strength, Thinker, TranspositionTable};
use hall::{AnyMatch, PlayError, Status};
use kernel::{Ending, Score};
use std::time::Duration;
use wire::Request;

/// The most mebibytes of a search that remembers nothing from before.
const MOST_FRESH: usize = 128;
/// About as many nodes fill a mebibyte of it.
const NODES_TO_A_MEBIBYTE: usize = 50_000;
/// So many nodes touch everything that a search reads: weights, book, endings.
const WARMING: u64 = 2_000;
/// What is left on a clock for the way of the answer.
const MARGIN: Duration = Duration::from_millis(50);

/// A dialogue: what was chosen and played, and what is remembered.
pub struct Dialogue {
    playing: Option<Box<dyn AnyMatch>>,
    /// The options as they were asked for: where dice decide who begins, the position itself names who did.
    options: Vec<String>,
    /// What is remembered from step to step.
    table: Option<TranspositionTable>,
    means: Means,
    threads: usize,
    /// How many mebibytes it may remember.
    hash: usize,
    /// Where chance starts.
    seed: u64,
    /// The version of the protocol that was asked for.
    second: bool,
    /// The games whose books and weights are in memory.
    warm: Vec<String>,
    /// The databases, and that of the game being played.
    archives: Archives,
    archive: Option<Archive>,
}

impl Dialogue {
    /// A dialogue in which nothing is chosen yet.
    pub fn new(means: Means, archives: Archives) -> Dialogue {
        Dialogue {
            playing: None,
            options: Vec::new(),
            table: None,
            threads: means.threads,
            hash: means.hash,
            means,
            seed: 0,
            second: false,
            warm: Vec::new(),
            archives,
            archive: None,
        }
    }

    /// What is known of games has changed: databases are opened anew.
    pub fn renew(&mut self, archives: Archives) {
        self.archive = self.playing.as_ref().and_then(|playing| archives.of(playing.as_ref()).ok().flatten());
        self.archives = archives;
        self.warm.clear();
    }

    fn playing(&mut self) -> Result<&mut Box<dyn AnyMatch>, String> {
        self.playing.as_mut().ok_or_else(|| "game: none is chosen: expected 'game <name>' first".to_string())
    }

    /// The reply to a line; none to `quit`.
    pub fn reply(&mut self, line: &str, stop: &Stop, around: &dyn Surroundings) -> Option<String> {
        self.line(line, stop, around).unwrap_or_else(|error| Some(format!("error {error}")))
    }

    /// Answers a line: a request of the second version, or one of the first.
    fn line(&mut self, line: &str, stop: &Stop, around: &dyn Surroundings) -> Result<Option<String>, String> {
        if let Some(request) = second::read(line)? {
            return self.second(request, stop, around).map(Some);
        }
        match Request::read(line)? {
            Request::Quit => Ok(None),
            request => self.answer(request, stop, around).map(Some),
        }
    }

    fn second(&mut self, request: Second, stop: &Stop, around: &dyn Surroundings) -> Result<String, String> {
        match request {
            Second::Hello => {
                self.second = true;
                Ok(format!("coffret {} protocol 2", env!("CARGO_PKG_VERSION")))
            }
            Second::Ready => {
                self.prepare();
                Ok("ready".into())
            }
            Second::Set { hash, threads, seed } => {
                let most = self.means.most_threads;
                if let Some(threads) = threads.filter(|threads| *threads > most) {
                    return Err(format!("set threads: '{threads}': expected a number from 1 to {most}"));
                }
                if let Some(hash) = hash {
                    (self.hash, self.table) = (hash, None);
                }
                self.threads = threads.unwrap_or(self.threads);
                self.seed = seed.unwrap_or(self.seed);
                self.prepare();
                Ok("ok".into())
            }
            Second::Go(go) => self.go(&go, stop, around),
            Second::Batch(lines) => {
                let answers = lines.iter().map(|line| {
                    let answer = self.reply(line, stop, around);
                    answer.unwrap_or_else(|| "error quit: in a batch: expected it by itself".into())
                });
                Ok(std::iter::once("batch".to_string()).chain(answers).collect::<Vec<_>>().join("\t"))
            }
        }
    }

    // Long: a table, an answer to each request.
    fn answer(&mut self, request: Request, stop: &Stop, around: &dyn Surroundings) -> Result<String, String> {
        match request {
            Request::Hello => Ok(format!("coffret {} protocol 1", env!("CARGO_PKG_VERSION"))),
            Request::Games => {
                let ids: Vec<&str> = hall::games().iter().map(|game| game.info().id).collect();
                Ok(format!("games {}", ids.join(" ")))
            }
            Request::Game { id, options } => {
                let words: Vec<&str> = options.iter().map(String::as_str).collect();
                let game = hall::find(&id).map_err(|error| error.to_string())?;
                let playing = game.open(&words, 0).map_err(|error| error.to_string())?;
                self.archive = self.archives.of(playing.as_ref()).map_err(|error| format!("tables: {error}"))?;
                self.playing = Some(playing);
                self.options = options;
                self.prepare();
                Ok("ok".into())
            }
            Request::Start(index) => self.start(index),
            Request::Position(text) => {
                let playing = self.playing()?;
                *playing = playing.chosen().open_at(&text).map_err(|error| error.to_string())?;
                Ok("ok".into())
            }
            Request::Steps => {
                let steps = self.playing()?.steps();
                Ok(std::iter::once("steps".to_string()).chain(steps).collect::<Vec<_>>().join(" "))
            }
            Request::Play(steps) => {
                let words: Vec<&str> = steps.iter().map(String::as_str).collect();
                match self.playing()?.play(&words) {
                    Ok(()) => Ok("ok".into()),
                    Err((index, error)) => Err(format!("step {}: {error}", index + 1)),
                }
            }
            Request::Show => Ok(format!("position {}", self.playing()?.text())),
            Request::Status => self.status(),
            Request::Events => self.events(),
            Request::Perft(depth) => {
                let count = self.playing()?.perft(depth, Counting { stop: Some(stop), ..Counting::default() });
                if stop.pressed() {
                    return Err(format!("perft: stopped at {count}: expected time to count them all"));
                }
                Ok(format!("perft {count}"))
            }
            Request::Explain(word) => match self.playing()?.explain(&word) {
                Ok(_) => Ok("legal".into()),
                Err(error @ PlayError::Refused(_)) => Ok(format!("illegal {error}")),
                Err(error) => Err(error.to_string()),
            },
            Request::Undo(steps) => {
                let playing = self.playing()?;
                let played = playing.len();
                if playing.undo(steps as usize) {
                    Ok("ok".into())
                } else {
                    Err(format!("undo: {steps} steps: expected at most {played}"))
                }
            }
            Request::Go(budget) => self.go(&Go::within(budget), stop, around),
            Request::Stop if self.second => Ok("ok".into()),
            Request::Stop => Err("stop: nothing is being thought about: expected a running 'go' or 'perft'".into()),
            Request::Quit => Ok(String::new()),
        }
    }

    /// Brings everything into memory that thinking needs, so that no clock waits for it.
    fn prepare(&mut self) {
        let hash = self.hash;
        let table = self.table.get_or_insert_with(|| TranspositionTable::new(hash));
        let Some(playing) = self.playing.as_ref().filter(|playing| missing(playing.as_ref()).is_none()) else { return };
        // Other rules may have other endings.
        let id = format!("{} {}", playing.game().info().id, playing.rules());
        if !self.warm.contains(&id) {
            let session = Session { archive: self.archive.as_ref(), ..Session::new(table) };
            playing.think(&Strength { from_book: true, ..Strength::full(Limits::nodes(WARMING)) }, &session, &mut |_| {});
            self.warm.push(id);
        }
    }

    fn go(&mut self, go: &Go, stop: &Stop, around: &dyn Surroundings) -> Result<String, String> {
        self.prepare();
        let playing = self.playing.as_ref().ok_or("game: none is chosen: expected 'game <name>' first")?;
        if let Some(name) = missing(playing.as_ref()) {
            return Err(format!("go: {name} is not here: expected it to be brought first"));
        }
        if go.limit == Limit::Infinite && !self.means.stoppable {
            return Err("go infinite: nothing can stop it here: expected a limit".into());
        }
        // A budget of nodes gives the same answer every time: one thread, and nothing remembered from before.
        let fresh = match go.limit {
            Limit::Budget(wire::Budget::Nodes(nodes)) => {
                Some(TranspositionTable::new((nodes as usize / NODES_TO_A_MEBIBYTE).clamp(1, MOST_FRESH)))
            }
            _ => None,
        };
        let threads = if fresh.is_some() { 1 } else { self.threads };
        let table = fresh.as_ref().or(self.table.as_ref()).ok_or("table: none")?;
        let clock = around.watch();
        let strength = match go.limit {
            Limit::Budget(wire::Budget::Level(level)) => playing.level(level),
            Limit::Budget(wire::Budget::Time(time)) => Strength::within(time),
            Limit::Budget(wire::Budget::Nodes(nodes)) => Strength::full(Limits::nodes(nodes)),
            Limit::Budget(wire::Budget::Depth(depth)) => Strength::full(Limits::depth(depth)),
            Limit::Clock { ref left, increment } => Strength::within(own_time(playing.as_ref(), left, increment)?),
            Limit::Infinite => Strength::full(Limits::default()),
        };
        let (archive, seed, lines) = (self.archive.as_ref(), go.seed.unwrap_or(self.seed), go.lines);
        let session = Session { clock: &*clock, stop, archive, threads, lines, seed, ..Session::new(table) };
        let thought = playing.think(&strength, &session, &mut |progress| {
            let ms = clock.elapsed().as_millis();
            let (depth, nodes) = (progress.depth, progress.nodes);
            for (index, line) in progress.lines.iter().take(lines).enumerate() {
                let number = if lines > 1 { format!(" number={}", index + 1) } else { String::new() };
                let (score, steps) = (score_text(line.score), line.steps.join(" "));
                around.tell(&format!("info depth={depth} nodes={nodes} time={ms}{number} {score} line {steps}"));
            }
        });
        match thought {
            Some(thought) => Ok(format!("best {} {}", thought.step(), score_text(thought.score()))),
            None => Err("go: the game is over: expected a position where a step can be played".into()),
        }
    }

    fn start(&mut self, index: Option<u32>) -> Result<String, String> {
        let options = self.options.clone();
        let words: Vec<&str> = options.iter().map(String::as_str).collect();
        let playing = self.playing()?;
        let chosen = playing.game().choose(&words).map_err(|error| error.to_string())?;
        if index.is_some() && chosen.starts == 1 {
            return Err("position start: a number: expected none, this game has one start".into());
        }
        *playing = chosen.open(index.unwrap_or(0)).map_err(|error| error.to_string())?;
        Ok("ok".into())
    }

    fn status(&mut self) -> Result<String, String> {
        let playing = self.playing()?;
        Ok(match playing.status() {
            Status::Turn { actor, side } => format!("status actor={actor} side={}", playing.side_id(side)),
            Status::Over(outcome) => match outcome.ending() {
                Ending::Win(side) => format!("status over winner={} reason={}", playing.side_id(side), outcome.rule),
                Ending::Draw => format!("status over draw reason={}", outcome.rule),
                Ending::Lost => format!("status over winner=none reason={}", outcome.rule),
            },
        })
    }

    fn events(&mut self) -> Result<String, String> {
        let playing = self.playing()?;
        let layout = playing.layout();
        let told = playing.told();
        let caused = told.as_ref().map_or(&[][..], |told| &told.story.caused);
        let events = wire::events_json(caused, |site| layout.sites[site.0 as usize].text.clone());
        Ok(format!("events {}", wire::line(&events)))
    }
}

/// The first file of a game that is not here and without which nobody can think.
fn missing(playing: &dyn AnyMatch) -> Option<&'static str> {
    let needed = playing.game().assets().iter().filter(|asset| asset.is_needed());
    needed.filter(|asset| asset.bytes().is_none()).map(|asset| asset.name()).next()
}

/// A score in the protocol's words.
fn score_text(score: Score) -> String {
    match score {
        Score::Estimate(value) => format!("score={value}"),
        Score::Win(turns) => format!("win={turns}"),
        Score::Loss(turns) => format!("loss={turns}"),
        Score::Draw => "draw".into(),
    }
}

/// How long to think with so much left on the clock: as if thirty turns were to come, and never to the last moment.
fn own_time(playing: &dyn AnyMatch, left: &[Duration], increment: Duration) -> Result<Duration, String> {
    let sides = playing.chosen().seating.sides();
    if left.len() != sides {
        return Err(format!("go clock: {} times: expected {sides}, one for each side", left.len()));
    }
    let Status::Turn { side, .. } = playing.status() else {
        return Err("go: the game is over: expected a position where a step can be played".into());
    };
    let own = left[side.index()];
    let most = own.saturating_sub(MARGIN) / 2;
    Ok((own / 30 + increment * 3 / 4).min(most).max(Duration::from_millis(1)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_never_thought_through() {
        let playing = hall::games()[0].open(&[], 0).unwrap();
        let ms = Duration::from_millis;
        let time = |left: u64, increment| own_time(playing.as_ref(), &[ms(left), ms(1)], ms(increment)).unwrap();
        assert_eq!(time(60_000, 0), ms(2_000));
        assert_eq!(time(60_000, 1_000), ms(2_750));
        for left in [1, 20, 60, 100, 1_000] {
            assert!(time(left, 10_000) <= ms(left.max(1)), "{left}");
        }
        assert!(own_time(playing.as_ref(), &[ms(1)], ms(0)).is_err());
    }
}
