//! Programs of others at our table: our own line protocol, and the Hub protocol of draughts engines.

use super::pipe::{Patience, Pipe};
use crate::sentences;
use engine::Stop;
use hall::AnyMatch;
use kernel::Message;
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
    pub(crate) fn start(program: &str, limit: &str, patience: Patience, stop: &Stop) -> Result<LineEngine, Message> {
        let mut pipe = Pipe::start(program, patience)?;
        pipe.say("hello", Duration::ZERO)?;
        let hello = pipe.hear(stop)?;
        if !hello.contains("protocol 1") {
            return Err(sentences::EngineProtocol { program, hello }.into());
        }
        let time = limit.strip_prefix("time=").and_then(|ms| ms.parse().ok()).map_or(Duration::ZERO, Duration::from_millis);
        Ok(LineEngine { pipe, limit: limit.into(), time, told: 0 })
    }

    fn ask(&mut self, line: &str, stop: &Stop) -> Result<(), Message> {
        self.pipe.say(line, Duration::ZERO)?;
        match self.pipe.hear(stop)?.as_str() {
            "ok" => Ok(()),
            answer => Err(sentences::EngineNotOk { name: self.pipe.name(), line, answer }.into()),
        }
    }

    pub(crate) fn begin(&mut self, playing: &dyn AnyMatch, stop: &Stop) -> Result<(), Message> {
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
    pub(crate) fn step(&mut self, playing: &dyn AnyMatch, time: Option<Duration>, stop: &Stop) -> Result<String, Message> {
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
                return Err(sentences::EngineNotBest { name: self.pipe.name(), line }.into());
            }
        }
    }
}

/// A draughts engine that speaks the Hub protocol.
pub(crate) struct HubEngine {
    pipe: Pipe,
    time: Duration,
}

impl HubEngine {
    pub(crate) fn start(program: &str, time: Duration, patience: Patience, stop: &Stop) -> Result<HubEngine, Message> {
        let mut pipe = Pipe::start(program, patience)?;
        pipe.say("hub", Duration::ZERO)?;
        while pipe.hear(stop)? != "wait" {}
        pipe.say("init", Duration::ZERO)?;
        while pipe.hear(stop)? != "ready" {}
        Ok(HubEngine { pipe, time })
    }

    /// A new game begins.
    pub(crate) fn begin(&mut self) -> Result<(), Message> {
        self.pipe.say("new-game", Duration::ZERO)
    }

    /// How long a step may take.
    pub(crate) fn limit(&self) -> Duration {
        self.time
    }

    /// The program's step, within a time if a clock gives one.
    pub(crate) fn step(&mut self, playing: &dyn AnyMatch, time: Option<Duration>, stop: &Stop) -> Result<String, Message> {
        let time = time.unwrap_or(self.time);
        let position = playing.foreign_position("hub").ok_or(sentences::ENGINE_NOT_HUB)?;
        self.pipe.say(&format!("pos pos={position}"), Duration::ZERO)?;
        self.pipe.say(&format!("level move-time={:.3}", time.as_secs_f64()), Duration::ZERO)?;
        self.pipe.say("go think", time)?;
        loop {
            let line = self.pipe.hear(stop)?;
            if let Some(rest) = line.strip_prefix("done ") {
                let step = rest.split(' ').find_map(|word| word.strip_prefix("move="));
                return step
                    .map(String::from)
                    .ok_or_else(|| sentences::EngineNotDone { name: self.pipe.name(), line: &line }.into());
            }
            if line.starts_with("error") {
                return Err(sentences::EngineError { name: self.pipe.name(), line }.into());
            }
        }
    }
}
