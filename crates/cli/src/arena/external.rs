//! Programs of others at our table: our own line protocol, and the Hub protocol of draughts engines.

use super::pipe::{Patience, Pipe};
use engine::Stop;
use hall::AnyMatch;
use std::time::Duration;

/// A program that speaks our line protocol.
pub(crate) struct LineEngine {
    pipe: Pipe,
    limit: String,
    /// How long it may think.
    time: Duration,
    /// How many entries of the game it has been told.
    told: usize,
}

impl LineEngine {
    pub(crate) fn start(program: &str, limit: &str, patience: Patience, stop: &Stop) -> Result<LineEngine, String> {
        let mut pipe = Pipe::start(program, patience)?;
        pipe.say("hello", Duration::ZERO)?;
        let hello = pipe.hear(stop)?;
        if !hello.contains("protocol 1") {
            return Err(format!("engine: {program} says '{hello}': expected protocol 1"));
        }
        let time = limit.strip_prefix("time=").and_then(|ms| ms.parse().ok()).map_or(Duration::ZERO, Duration::from_millis);
        Ok(LineEngine { pipe, limit: limit.into(), time, told: 0 })
    }

    fn ask(&mut self, line: &str, stop: &Stop) -> Result<(), String> {
        self.pipe.say(line, Duration::ZERO)?;
        match self.pipe.hear(stop)?.as_str() {
            "ok" => Ok(()),
            other => Err(format!("engine: {} answers '{line}' with '{other}': expected ok", self.pipe.name())),
        }
    }

    pub(crate) fn begin(&mut self, playing: &dyn AnyMatch, stop: &Stop) -> Result<(), String> {
        let rules = playing.rules().replace(',', " ");
        self.ask(format!("game {} {rules}", playing.game().info().id).trim_end(), stop)?;
        self.ask(&format!("position {}", playing.start_text()), stop)?;
        self.told = 0;
        Ok(())
    }

    /// How long a step may take, where that is its limit.
    pub(crate) fn limit(&self) -> Option<Duration> {
        (!self.time.is_zero()).then_some(self.time)
    }

    /// The program's step, within a time if a clock gives one.
    pub(crate) fn step(&mut self, playing: &dyn AnyMatch, time: Option<Duration>, stop: &Stop) -> Result<String, String> {
        let steps: Vec<String> = playing.history().skip(self.told).filter_map(|past| past.step()).collect();
        self.told = playing.len();
        if !steps.is_empty() {
            self.ask(&format!("play {}", steps.join(" ")), stop)?;
        }
        let limit = time.map_or_else(|| self.limit.clone(), |time| format!("time={}", time.as_millis().max(1)));
        self.pipe.say(&format!("go {limit}"), time.unwrap_or(self.time))?;
        loop {
            let line = self.pipe.hear(stop)?;
            if let Some(best) = line.strip_prefix("best ") {
                return Ok(best.split(' ').next().unwrap_or_default().to_string());
            }
            if !line.starts_with("info") {
                return Err(format!("engine: {} says '{line}': expected best <step>", self.pipe.name()));
            }
        }
    }
}

/// A draughts engine that speaks the Hub protocol.
pub(crate) struct HubEngine {
    pipe: Pipe,
    time: Duration,
}

/// What is said of a game that the protocol has no words for.
const NOT_IN_HUB: &str = "engine: hub: this game cannot be written in its words under these rules: expected another engine";

impl HubEngine {
    pub(crate) fn start(program: &str, time: Duration, patience: Patience, stop: &Stop) -> Result<HubEngine, String> {
        let mut pipe = Pipe::start(program, patience)?;
        pipe.say("hub", Duration::ZERO)?;
        while pipe.hear(stop)? != "wait" {}
        pipe.say("init", Duration::ZERO)?;
        while pipe.hear(stop)? != "ready" {}
        Ok(HubEngine { pipe, time })
    }

    /// A new game begins.
    pub(crate) fn begin(&mut self) -> Result<(), String> {
        self.pipe.say("new-game", Duration::ZERO)
    }

    /// How long a step may take.
    pub(crate) fn limit(&self) -> Duration {
        self.time
    }

    /// The program's step, within a time if a clock gives one.
    pub(crate) fn step(&mut self, playing: &dyn AnyMatch, time: Option<Duration>, stop: &Stop) -> Result<String, String> {
        let time = time.unwrap_or(self.time);
        let position = playing.foreign_position("hub").ok_or(NOT_IN_HUB)?;
        self.pipe.say(&format!("pos pos={position}"), Duration::ZERO)?;
        self.pipe.say(&format!("level move-time={:.3}", time.as_secs_f64()), Duration::ZERO)?;
        self.pipe.say("go think", time)?;
        loop {
            let line = self.pipe.hear(stop)?;
            if let Some(rest) = line.strip_prefix("done ") {
                let step = rest.split(' ').find_map(|word| word.strip_prefix("move="));
                return step
                    .map(String::from)
                    .ok_or_else(|| format!("engine: {} says '{line}': expected move=", self.pipe.name()));
            }
            if line.starts_with("error") {
                return Err(format!("engine: {} says '{line}'", self.pipe.name()));
            }
        }
    }
}
