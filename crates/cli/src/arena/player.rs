//! A player of the arena: one of ours, or a program that speaks a protocol.

use super::external::{HubEngine, LineEngine};
use super::pipe::Patience;
use crate::clock::Watch;
use crate::sentences;
use engine::{Archive, Limits, Session, Stop, Strength, Thinker, TranspositionTable};
use hall::AnyMatch;
use kernel::{Dice, Message};
use std::time::Duration;

/// How much each engine of a match may remember.
const TABLE_MEBIBYTES: usize = 64;

/// Which engine plays, as the command line names it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Contender {
    Random,
    Ours(Strength),
    /// One of our levels, with its budget of nodes multiplied.
    Level(u8, f64),
    /// A program that speaks our line protocol, and the limit of its `go`.
    Line(String, String),
    /// A program that speaks the Hub protocol, and its time for a step.
    Hub(String, Duration),
}

impl Contender {
    /// Reads an engine's name; `scale` multiplies the budgets of levels.
    pub(crate) fn read(text: &str, scale: f64) -> Result<Contender, Message> {
        let wrong = || Message::from(sentences::EngineForm { text });
        let number = |value: &str| value.parse::<u64>().ok().filter(|&n| n > 0).ok_or_else(wrong);
        let (kind, value) = text.split_once(':').unwrap_or((text, ""));
        let contender = match kind {
            "random" if value.is_empty() => Contender::Random,
            "level" => {
                let level = number(value).ok().and_then(|n| u8::try_from(n).ok()).filter(|n| (1..=8).contains(n));
                Contender::Level(level.ok_or_else(wrong)?, scale)
            }
            "time" => Contender::Ours(Strength::within(Duration::from_millis(number(value)?))),
            "nodes" => Contender::Ours(Strength::full(Limits::nodes(number(value)?))),
            "depth" => Contender::Ours(Strength::full(Limits::depth(u32::try_from(number(value)?).map_err(|_| wrong())?))),
            "cmd" | "hub" if !value.is_empty() => {
                let (program, limit) = value.split_once('@').unwrap_or((value, "time=100"));
                if kind == "cmd" {
                    Contender::Line(program.into(), limit.into())
                } else {
                    let ms = limit.strip_prefix("time=").ok_or_else(wrong).and_then(number)?;
                    Contender::Hub(program.into(), Duration::from_millis(ms))
                }
            }
            _ => return Err(wrong()),
        };
        Ok(contender)
    }

    /// Brings the engine to the table.
    pub(crate) fn start(&self, patience: Patience, stop: &Stop) -> Result<Player, Message> {
        Ok(match self {
            Contender::Random => Player::Random,
            Contender::Ours(strength) => Player::Ours(*strength, TranspositionTable::new(TABLE_MEBIBYTES)),
            Contender::Level(level, scale) => Player::Level(*level, *scale, TranspositionTable::new(TABLE_MEBIBYTES)),
            Contender::Line(program, limit) => Player::Line(LineEngine::start(program, limit, patience, stop)?),
            Contender::Hub(program, time) => Player::Hub(HubEngine::start(program, *time, patience, stop)?),
        })
    }
}

/// An engine at the table.
pub(crate) enum Player {
    Random,
    Ours(Strength, TranspositionTable),
    Level(u8, f64, TranspositionTable),
    Line(LineEngine),
    Hub(HubEngine),
}

impl Player {
    /// A new game begins.
    pub(crate) fn begin(&mut self, playing: &dyn AnyMatch, stop: &Stop) -> Result<(), Message> {
        match self {
            Player::Ours(_, table) | Player::Level(.., table) => {
                table.clear();
                Ok(())
            }
            Player::Line(engine) => engine.begin(playing, stop),
            Player::Hub(engine) => engine.begin(),
            Player::Random => Ok(()),
        }
    }

    /// How long a step may take, where the engine is another's and was told a time.
    pub(crate) fn limit(&self) -> Option<Duration> {
        match self {
            Player::Line(engine) => engine.limit(),
            Player::Hub(engine) => Some(engine.limit()),
            Player::Random | Player::Ours(..) | Player::Level(..) => None,
        }
    }

    /// The engine's step, or nothing of worth when the switch was pressed meanwhile.
    pub(crate) fn step(&mut self, playing: &dyn AnyMatch, asked: &Asked<'_>) -> Result<String, Message> {
        let timed = asked.clock.map(|(left, increment)| share(left, increment));
        match self {
            Player::Random => {
                playing.random_step(&mut Dice::new(asked.seed)).ok_or_else(|| sentences::NOTHING_TO_PLAY.into())
            }
            Player::Ours(strength, table) => think(playing, timed.map_or(*strength, Strength::within), table, asked),
            Player::Level(level, scale, table) => {
                let strength = playing.level(*level).scaled(*scale);
                let within = |time| Strength { limits: Limits { time: Some(time), ..strength.limits }, ..strength };
                think(playing, timed.map_or(strength, within), table, asked)
            }
            Player::Line(engine) => engine.step(playing, timed, asked.stop),
            Player::Hub(engine) => engine.step(playing, timed, asked.stop),
        }
    }
}

/// What a player is asked with.
pub(crate) struct Asked<'a> {
    pub(crate) archive: Option<&'a Archive>,
    pub(crate) seed: u64,
    /// What is left on the clock, and what the step gives.
    pub(crate) clock: Option<(Duration, Duration)>,
    pub(crate) stop: &'a Stop,
}

/// How much of a clock a step may take.
fn share(left: Duration, increment: Duration) -> Duration {
    (left / 30 + increment * 3 / 4).min(left / 2).max(Duration::from_millis(1))
}

fn think(
    playing: &dyn AnyMatch,
    strength: Strength,
    table: &TranspositionTable,
    asked: &Asked<'_>,
) -> Result<String, Message> {
    let clock = Watch::start();
    // One thread each: games run side by side, and node counts stay exact.
    let session =
        Session { clock: &clock, stop: asked.stop, archive: asked.archive, seed: asked.seed, ..Session::new(table) };
    let thought = playing.think(&strength, &session, &mut |_| {});
    thought.map(|thought| thought.step().clone()).ok_or_else(|| sentences::NOTHING_TO_PLAY.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_named() {
        assert_eq!(Contender::read("random", 1.0), Ok(Contender::Random));
        assert_eq!(Contender::read("cmd:./x y@nodes=5", 1.0), Ok(Contender::Line("./x y".into(), "nodes=5".into())));
        assert_eq!(Contender::read("hub:scan@time=50", 1.0), Ok(Contender::Hub("scan".into(), Duration::from_millis(50))));
        for text in ["", "level:0", "level:9", "time:0", "nodes:", "cmd:", "hub:x@nodes=3", "random:3", "magic:1"] {
            assert!(Contender::read(text, 1.0).is_err(), "{text}");
        }
    }
}
