//! `coffret hub`: an engine for programs that speak the Hub protocol of draughts. It plays whichever game of the hall can be written in
//! that protocol's words.

use crate::clock::{self, Watch};
use crate::commands::engine::reader::{Message, Reader};
use crate::failure::Failure;
use crate::sentences;
use engine::{Clock, Limits, Session, Stop, Strength, Thinker, TranspositionTable};
use hall::{AnyMatch, Chosen};
use kernel::Score;
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

/// How much the engine remembers.
const TABLE_MEBIBYTES: usize = 64;
/// How long a step takes where nobody says.
const USUAL: Duration = Duration::from_secs(1);
/// So many nodes touch everything that a search reads: weights, book, endings.
const WARMING: u64 = 2_000;
/// What is left on a clock for the way of the answer.
const MARGIN: Duration = Duration::from_millis(50);

pub(crate) fn run() -> Result<(), Failure> {
    let chosen = spoken().ok_or_else(|| Failure::Told(sentences::HUB_NO_GAME.into()))?;
    let (sender, messages) = mpsc::sync_channel(64);
    let thinking = Arc::new(AtomicUsize::new(0));
    let reader = Reader::new(sender, thinking.clone());
    std::thread::spawn(move || reader.run());
    let playing = chosen.open(0)?;
    let mut engine = Hub { chosen, playing, level: Level::Time(USUAL), table: None };
    for Message { line, stop, thinks } in messages {
        let line = line.unwrap_or_default();
        let goes_on = engine.line(&line, &stop);
        thinking.fetch_sub(usize::from(thinks), Ordering::Relaxed);
        match goes_on {
            Ok(true) => {}
            Ok(false) => return Ok(()),
            Err(error) => {
                print(&format!("error message=\"{}\"", error.replace('"', "'")));
            }
        }
    }
    Ok(())
}

/// The first rules of a game that can be written in the protocol's words.
fn spoken() -> Option<Chosen> {
    for game in hall::games() {
        let options = game
            .choices()
            .iter()
            .flat_map(|choice| choice.values.iter().map(|value| format!("{}={}", choice.name, value.name)));
        for words in std::iter::once(None).chain(options.map(Some)) {
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let Ok(chosen) = game.choose(&words) else { continue };
            if chosen.open(0).is_ok_and(|playing| playing.foreign_position("hub").is_some()) {
                return Some(chosen);
            }
        }
    }
    None
}

/// Prints a line at once; whether anybody reads.
fn print(line: &str) -> bool {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).is_ok()
}

/// How long to think.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Level {
    Time(Duration),
    Clock { left: Duration, increment: Duration, moves: Option<u32> },
    Depth(u32),
    Nodes(u64),
    Infinite,
}

struct Hub {
    chosen: Chosen,
    playing: Box<dyn AnyMatch>,
    level: Level,
    table: Option<TranspositionTable>,
}

impl Hub {
    /// Does what a line asks for; whether the program goes on.
    fn line(&mut self, line: &str, stop: &Stop) -> Result<bool, String> {
        let words = words(line);
        let Some(((command, _), rest)) = words.split_first() else { return Ok(true) };
        match command.as_str() {
            "hub" => {
                print(&format!("id name=Coffret version={} author=\"the Coffret authors\"", env!("CARGO_PKG_VERSION")));
                print("param name=variant value=normal type=enum values=normal");
                print("wait");
            }
            "set-param" | "ponder-hit" => {}
            "init" => {
                self.prepare();
                print("ready");
            }
            "ping" => {
                print("pong");
            }
            "new-game" => {
                if let Some(table) = &self.table {
                    table.clear();
                }
                self.playing = self.chosen.open(0).map_err(|error| error.to_string())?;
            }
            "pos" => self.position(rest)?,
            "level" => self.level = level(rest)?,
            "go" => self.go(rest, stop)?,
            // What was to be stopped has ended already.
            "stop" => {}
            "quit" => return Ok(false),
            other => return Err(format!("unknown command {other}")),
        }
        Ok(true)
    }

    fn prepare(&mut self) -> &TranspositionTable {
        let is_new = self.table.is_none();
        let table = self.table.get_or_insert_with(|| TranspositionTable::new(TABLE_MEBIBYTES));
        if is_new {
            let strength = Strength { from_book: true, ..Strength::full(Limits::nodes(WARMING)) };
            self.playing.think(&strength, &Session::new(table), &mut |_| {});
        }
        table
    }

    fn position(&mut self, arguments: &[(String, String)]) -> Result<(), String> {
        let value = |name: &str| arguments.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
        let mut playing = match value("pos") {
            None | Some("start") => self.chosen.open(0).map_err(|error| error.to_string())?,
            Some(text) => {
                let own =
                    own_text(text).ok_or_else(|| format!("pos {text}: expected W or B and a letter for each square"))?;
                self.chosen.open_at(&own).map_err(|error| error.to_string())?
            }
        };
        for step in value("moves").unwrap_or_default().split_whitespace() {
            tui::ask::play(playing.as_mut(), step, kernel::Lang::EN)?;
        }
        self.playing = playing;
        Ok(())
    }

    fn go(&mut self, arguments: &[(String, String)], stop: &Stop) -> Result<(), String> {
        if self.playing.status().is_over() {
            return Err("go: the game is over".into());
        }
        let waits = arguments.iter().any(|(name, _)| name == "ponder" || name == "analyze");
        self.prepare();
        let Some(table) = &self.table else { return Ok(()) };
        let clock = Watch::start();
        let strength = match self.level {
            _ if waits => Strength::full(Limits::default()),
            Level::Time(time) => Strength::within(time.saturating_sub(MARGIN).max(Duration::from_millis(1))),
            Level::Clock { left, increment, moves } => {
                let share = left / moves.unwrap_or(30).max(1) + increment * 3 / 4;
                Strength::within(share.min(left.saturating_sub(MARGIN) / 2).max(Duration::from_millis(1)))
            }
            Level::Depth(depth) => Strength::full(Limits::depth(depth)),
            Level::Nodes(nodes) => Strength::full(Limits::nodes(nodes)),
            Level::Infinite => Strength::full(Limits::default()),
        };
        let session = Session { clock: &clock, stop, threads: clock::threads(), ..Session::new(table) };
        let thought = self.playing.think(&strength, &session, &mut |thought| {
            let (seconds, line) = (clock.elapsed().as_secs_f64(), thought.line());
            let score = score(line.score);
            let (depth, nodes, steps) = (thought.depth, thought.nodes, line.steps.join(" "));
            print(&format!("info depth={depth} score={score:.2} nodes={nodes} time={seconds:.2} pv=\"{steps}\""));
        });
        let Some(thought) = thought else { return Err("go: nothing to play".into()) };
        let steps = &thought.line().steps;
        let ponder = steps.get(1).map(|step| format!(" ponder={step}")).unwrap_or_default();
        print(&format!("done move={}{ponder}", steps[0]));
        Ok(())
    }
}

/// A score in pieces; a win is as good as a hundred.
fn score(score: Score) -> f64 {
    match score {
        Score::Estimate(centi) => f64::from(centi) / 100.0,
        Score::Draw => 0.0,
        Score::Win(turns) => 100.0 - f64::from(turns.min(99)) / 100.0,
        Score::Loss(turns) => -100.0 + f64::from(turns.min(99)) / 100.0,
    }
}

fn level(arguments: &[(String, String)]) -> Result<Level, String> {
    let value = |name: &str| arguments.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str());
    let seconds = |name: &str| -> Result<Option<Duration>, String> {
        let read = |text: &str| text.parse::<f64>().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        value(name).map(|text| read(text).ok_or_else(|| format!("level {name}={text}: expected seconds"))).transpose()
    };
    let number = |name: &str| -> Result<Option<u64>, String> {
        value(name).map(|text| text.parse().map_err(|_| format!("level {name}={text}: expected a number"))).transpose()
    };
    if let Some(time) = seconds("move-time")? {
        return Ok(Level::Time(time));
    }
    if let Some(left) = seconds("time")? {
        let increment = seconds("inc")?.unwrap_or_default();
        let moves = number("moves")?.and_then(|moves| u32::try_from(moves).ok());
        return Ok(Level::Clock { left, increment, moves });
    }
    if let Some(depth) = number("depth")? {
        return Ok(Level::Depth(u32::try_from(depth).unwrap_or(u32::MAX)));
    }
    if let Some(nodes) = number("nodes")? {
        return Ok(Level::Nodes(nodes));
    }
    if value("infinite").is_some() {
        return Ok(Level::Infinite);
    }
    Err("level: nothing known: expected move-time, time, depth, nodes or infinite".into())
}

/// The words of a line, each a name and what stands behind its `=`, which may be in quotes.
fn words(line: &str) -> Vec<(String, String)> {
    let mut words = Vec::new();
    let mut letters = line.chars().peekable();
    loop {
        while letters.next_if(|c| c.is_whitespace()).is_some() {}
        if letters.peek().is_none() {
            return words;
        }
        let (mut name, mut value) = (String::new(), String::new());
        while let Some(c) = letters.next_if(|c| *c != '=' && !c.is_whitespace()) {
            name.push(c);
        }
        if letters.next_if_eq(&'=').is_some() {
            if letters.next_if_eq(&'"').is_some() {
                value.extend(letters.by_ref().take_while(|c| *c != '"'));
            } else {
                while let Some(c) = letters.next_if(|c| !c.is_whitespace()) {
                    value.push(c);
                }
            }
        }
        words.push((name, value));
    }
}

/// A position of the protocol (`W` or `B`, then a letter for each square) in the words of our own texts.
fn own_text(text: &str) -> Option<String> {
    let side = text.chars().next().filter(|side| "WB".contains(*side))?;
    let mut lists = [Vec::new(), Vec::new()];
    for (index, letter) in text.chars().skip(1).enumerate() {
        let square = index + 1;
        match letter {
            'w' | 'b' => lists[usize::from(letter == 'b')].push(square.to_string()),
            'W' | 'B' => lists[usize::from(letter == 'B')].push(format!("K{square}")),
            'e' => {}
            _ => return None,
        }
    }
    Some(format!("{side}:W{}:B{}", lists[0].join(","), lists[1].join(",")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use hall::Status;
    use kernel::Dice;

    #[test]
    fn positions_go_there_and_back() {
        let chosen = spoken().unwrap();
        let mut playing = chosen.open(0).unwrap();
        let mut dice = Dice::new(4);
        while let Status::Turn { .. } = playing.status() {
            let foreign = playing.foreign_position("hub").unwrap();
            let read = chosen.open_at(&own_text(&foreign).unwrap()).unwrap();
            assert_eq!(read.foreign_position("hub").unwrap(), foreign);
            let step = playing.random_step(&mut dice).unwrap();
            tui::ask::play(playing.as_mut(), &step, kernel::Lang::EN).unwrap();
        }
        assert_eq!(own_text("Xe"), None);
        assert_eq!(own_text("Wq"), None);
    }

    #[test]
    fn lines_are_names_and_values() {
        let pair = |name: &str, value: &str| (name.to_string(), value.to_string());
        let read = words("pos  pos=Wew moves=\"32-28 19-23\" x");
        assert_eq!(read, [pair("pos", ""), pair("pos", "Wew"), pair("moves", "32-28 19-23"), pair("x", "")]);
    }

    #[test]
    fn levels_are_read() {
        let read = |line: &str| level(&words(line));
        assert_eq!(read("move-time=0.5"), Ok(Level::Time(Duration::from_millis(500))));
        let clock = Level::Clock { left: Duration::from_secs(60), increment: Duration::from_secs(1), moves: Some(40) };
        assert_eq!(read("time=60 inc=1 moves=40"), Ok(clock));
        assert_eq!(
            (read("depth=9"), read("nodes=8"), read("infinite")),
            (Ok(Level::Depth(9)), Ok(Level::Nodes(8)), Ok(Level::Infinite))
        );
        assert!(read("time=x").is_err() && read("").is_err() && read("move-time=-1").is_err());
    }
}
