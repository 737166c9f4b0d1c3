//! `coffret engine`: the line protocol. One reply line for each request line; nothing a line says ends the program but `quit`.

use crate::args::EngineArguments;
use crate::clock::{self, Watch};
use crate::failure::Failure;
use hall::{
    AnyMatch, Archive, Archives, Clock, Counting, Limits, PlayError, Score, Session, Status, Stop, Strength,
    TranspositionTable,
};
use kernel::{Ending, Lang};
use std::io::{BufRead, BufReader, Read, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;
use wire::{LONGEST_LINE, Request};

/// How long a search goes on when the input has ended.
const PATIENCE: Duration = Duration::from_secs(60);
/// How much the engine may remember.
const TABLE_MEBIBYTES: usize = 128;
const LEAST_MEBIBYTES: usize = 16;
/// A thread fills a mebibyte of it in about this time.
const MILLISECONDS_TO_A_MEBIBYTE: usize = 10;
/// About as many nodes fill a mebibyte of it.
const NODES_TO_A_MEBIBYTE: usize = 50_000;

pub(crate) fn run(arguments: &EngineArguments) -> Result<(), Failure> {
    let (sender, messages) = mpsc::sync_channel(64);
    let thinking = Arc::new(AtomicUsize::new(0));
    let reader = Reader { sender, thinking: thinking.clone(), stop: Stop::new() };
    // Reading has a thread of its own, so that `stop` is seen while something is being thought about.
    std::thread::spawn(move || reader.run());
    let mut engine = Engine {
        playing: None,
        options: Vec::new(),
        table: None,
        threads: arguments.threads.map_or_else(clock::threads, usize::from),
        archives: Archives::new(arguments.tables.clone()),
        archive: None,
    };
    for Message { line, stop, thinks } in messages {
        let reply = match line.and_then(|line| Request::read(&line)) {
            Ok(Request::Quit) => return Ok(()),
            Ok(request) => engine.answer(request, &stop),
            Err(error) => Err(error),
        };
        thinking.fetch_sub(usize::from(thinks), Ordering::Relaxed);
        if !print(&reply.unwrap_or_else(|error| format!("error {error}"))) {
            return Ok(());
        }
    }
    Ok(())
}

/// Prints a line at once; whether anybody reads.
fn print(line: &str) -> bool {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).is_ok()
}

/// A line, and the switch that ends the thinking it may ask for.
struct Message {
    line: Result<String, String>,
    stop: Stop,
    /// Whether it asks to think.
    thinks: bool,
}

struct Reader {
    sender: mpsc::SyncSender<Message>,
    /// How many requests to think have been read and not yet answered.
    thinking: Arc<AtomicUsize>,
    stop: Stop,
}

impl Reader {
    fn run(mut self) {
        read_lines(std::io::stdin(), |line| {
            let thinks = line.as_deref().is_ok_and(|line| line.starts_with("go "));
            match line.as_deref() {
                Ok("stop") if self.thinking.load(Ordering::Relaxed) > 0 => {
                    // The answer to it is the answer of `go`.
                    self.stop.press();
                    return true;
                }
                _ if thinks => {
                    self.stop = Stop::new();
                    self.thinking.fetch_add(1, Ordering::Relaxed);
                }
                _ => {}
            }
            self.sender.send(Message { line, stop: self.stop.clone(), thinks }).is_ok()
        });
        // What was asked before the input ended is still answered, but not for ever.
        let Reader { sender, stop, .. } = self;
        drop(sender);
        std::thread::sleep(PATIENCE);
        stop.press();
    }
}

/// Reads lines of bounded length until the input ends or nobody listens.
fn read_lines(input: impl Read, mut send: impl FnMut(Result<String, String>) -> bool) {
    let mut input = BufReader::new(input);
    loop {
        let mut bytes = Vec::new();
        let most = LONGEST_LINE as u64 + 1;
        match input.by_ref().take(most).read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let line = if bytes.last() == Some(&b'\n') {
            bytes.pop();
            if bytes.last() == Some(&b'\r') {
                bytes.pop();
            }
            String::from_utf8(bytes).map_err(|_| "line: not UTF-8: expected UTF-8 text".to_string())
        } else if bytes.len() > LONGEST_LINE {
            if !skip_line(&mut input) {
                return;
            }
            Err(format!("line: too long: expected at most {LONGEST_LINE} bytes"))
        } else {
            String::from_utf8(bytes).map_err(|_| "line: not UTF-8: expected UTF-8 text".to_string())
        };
        if !send(line) {
            return;
        }
    }
}

/// Passes over the rest of a line without keeping it; whether the input goes on.
fn skip_line(input: &mut impl BufRead) -> bool {
    loop {
        let Ok(buffer) = input.fill_buf() else { return false };
        if buffer.is_empty() {
            return true;
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(buffer.len(), |at| at + 1);
        input.consume(used);
        if end.is_some() {
            return true;
        }
    }
}

/// How much is worth remembering for a step: making a large table ready would take a good part of a short time.
fn mebibytes(limits: wire::Budget, threads: usize) -> usize {
    match limits {
        wire::Budget::Time(time) => {
            let milliseconds = usize::try_from(time.as_millis()).unwrap_or(usize::MAX);
            let wanted = milliseconds.saturating_mul(threads) / MILLISECONDS_TO_A_MEBIBYTE;
            wanted.clamp(LEAST_MEBIBYTES, TABLE_MEBIBYTES).next_power_of_two()
        }
        wire::Budget::Level(1..=5) => LEAST_MEBIBYTES,
        _ => TABLE_MEBIBYTES,
    }
}

struct Engine {
    playing: Option<Box<dyn AnyMatch>>,
    /// The options as they were asked for: where dice decide who begins, the position itself names who did.
    options: Vec<String>,
    /// What is remembered from step to step, and in how many mebibytes.
    table: Option<(usize, TranspositionTable)>,
    threads: usize,
    /// The databases, and that of the game being played.
    archives: Archives,
    archive: Option<Archive>,
}

impl Engine {
    fn playing(&mut self) -> Result<&mut Box<dyn AnyMatch>, String> {
        self.playing.as_mut().ok_or_else(|| "game: none is chosen: expected 'game <name>' first".to_string())
    }

    fn answer(&mut self, request: Request, stop: &Stop) -> Result<String, String> {
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
                match self.playing()?.play(&words, Lang::En) {
                    Ok(()) => Ok("ok".into()),
                    Err((index, error)) => Err(format!("step {}: {error}", index + 1)),
                }
            }
            Request::Show => Ok(format!("position {}", self.playing()?.text())),
            Request::Status => self.status(),
            Request::Events => self.events(),
            Request::Perft(depth) => Ok(format!("perft {}", self.playing()?.perft(depth, Counting::default()))),
            Request::Explain(word) => match self.playing()?.explain(&word, Lang::En) {
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
            Request::Go(limits) => self.go(limits, stop),
            Request::Stop => Err("stop: nothing is being thought about: expected a running 'go'".into()),
            Request::Quit => Ok(String::new()),
        }
    }

    fn go(&mut self, limits: wire::Budget, stop: &Stop) -> Result<String, String> {
        let playing = self.playing.as_ref().ok_or("game: none is chosen: expected 'game <name>' first")?;
        // A budget of nodes gives the same answer every time: one thread, and nothing remembered from before.
        let fresh = match limits {
            wire::Budget::Nodes(nodes) => {
                Some(TranspositionTable::new((nodes as usize / NODES_TO_A_MEBIBYTE).clamp(1, TABLE_MEBIBYTES)))
            }
            _ => None,
        };
        // Time runs from here on: what has to be made ready the first time is part of it where time is the limit.
        let clock = Watch::start();
        let threads = if fresh.is_some() { 1 } else { self.threads };
        let table = match &fresh {
            Some(fresh) => fresh,
            None => {
                let wanted = mebibytes(limits, threads);
                if self.table.as_ref().is_none_or(|(size, _)| *size < wanted) {
                    self.table = Some((wanted, TranspositionTable::new(wanted)));
                }
                &self.table.as_ref().expect("it was made").1
            }
        };
        let strength = match limits {
            wire::Budget::Level(level) => playing.level(level),
            wire::Budget::Time(time) => Strength::within(time),
            wire::Budget::Nodes(nodes) => Strength::full(Limits::nodes(nodes)),
            wire::Budget::Depth(depth) => Strength::full(Limits::depth(depth)),
        };
        let archive = self.archive.as_ref();
        let session = Session { clock: &clock, stop, archive, threads, ..Session::new(table) };
        let thought = playing.think(&strength, &session, &mut |progress| {
            let score = score_text(progress.lines[0].score);
            let ms = clock.elapsed().as_millis();
            let (depth, nodes, line) = (progress.depth, progress.nodes, progress.lines[0].steps.join(" "));
            print(&format!("info depth={depth} nodes={nodes} time={ms} {score} line {line}"));
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
        let layout = playing.layout(Lang::En);
        let told = playing.told(Lang::En);
        let caused = told.as_ref().map_or(&[][..], |told| &told.story.caused);
        let events = wire::events_json(caused, |site| layout.sites[site.0 as usize].text.clone());
        Ok(format!("events {}", wire::line(&events)))
    }
}

/// A score in the protocol's words.
pub(crate) fn score_text(score: Score) -> String {
    match score {
        Score::Estimate(value) => format!("score={value}"),
        Score::Win(turns) => format!("win={turns}"),
        Score::Loss(turns) => format!("loss={turns}"),
        Score::Draw => "draw".into(),
    }
}
