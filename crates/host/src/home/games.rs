//! The games of a table at home, one after the other: their records, their histories, and what an engine thinks of them.

use super::Home;
use crate::review::{REVIEWS, Reviewing, told};
use crate::thought::{Brain, missing};
use engine::{Clock, Strength};
use kernel::Lang;
use kernel::record::Record;
use speech::Say;
use std::collections::BTreeMap;
use table::history::{self, replay};
use table::words::fault;
use table::{GameId, Table};
use wire::{Code, FaultJson, HistoryJson, ReviewJson};

/// How many positions are looked at for one question, so that somebody can be told how far it has come.
const AT_ONCE: usize = 4;
/// Where chance starts when a review thinks, as on a server.
const SEED: u64 = 1;

/// What is kept of games beside the present one.
#[derive(Default)]
pub(super) struct Games {
    /// The records of those before it, by their numbers.
    past: BTreeMap<u32, String>,
    /// The review under way.
    reviewing: Option<(u32, Reviewing)>,
    /// Those that are done, without their sentences.
    reviewed: BTreeMap<u32, ReviewJson>,
}

impl Games {
    /// Another game is about to begin: the present one is kept.
    pub(super) fn keep(&mut self, table: &Table) {
        if let (Some(id), Some(record)) = (table.game_id(), table.record()) {
            self.past.insert(id.number, record.write());
        }
    }

    /// The present game has changed: what was thought of it no longer holds.
    pub(super) fn changed(&mut self, table: &Table) {
        self.reviewing = None;
        if let Some(id) = table.game_id() {
            self.reviewed.remove(&id.number);
        }
    }
}

impl Home {
    /// The number of a game, or of the present one, and its record.
    fn game(&self, number: Option<u32>, lang: Lang) -> Result<(GameId, String), FaultJson> {
        let present = self.table.game_id().ok_or_else(|| fault(Code::NotBegun, lang))?;
        match number.filter(|number| *number != present.number) {
            None => {
                let record = self.table.record().ok_or_else(|| fault(Code::NotBegun, lang))?;
                Ok((present, record.write()))
            }
            Some(number) => {
                let record = self.games.past.get(&number).ok_or_else(|| fault(Code::NotFound, lang))?;
                Ok((GameId { number, ..present }, record.clone()))
            }
        }
    }

    /// The record of a game, in our own format or another.
    pub fn record(&self, number: Option<u32>, format: Option<&str>, lang: Lang) -> Result<String, FaultJson> {
        let (_, text) = self.game(number, lang)?;
        let Some(format) = format else { return Ok(text) };
        let known = self.table.game().formats().iter().find(|other| other.id == format);
        let known = known.ok_or_else(|| fault(Code::NoSuchFormat, lang))?;
        let record = Record::read(&text).map_err(|error| fault(Code::Internal, lang).with_detail(error.to_string()))?;
        (known.write)(&record).map_err(|error| fault(Code::NoSuchFormat, lang).with_detail(error.say(lang)))
    }

    /// A game move by move.
    pub fn history(&mut self, number: Option<u32>, lang: Lang) -> Result<HistoryJson, FaultJson> {
        let present = self.table.game_id().map(|id| id.number);
        if number.is_none() || number == present {
            return history::of_table(&mut self.table, lang).ok_or_else(|| fault(Code::NotBegun, lang));
        }
        let (id, record) = self.game(number, lang)?;
        history::of_record(&id, &record, lang).map_err(|error| fault(Code::Internal, lang).with_detail(error))
    }

    /// The review of a game whose match is over, a little further than it was.
    pub fn review(
        &mut self,
        number: Option<u32>,
        brain: &mut Brain,
        clock: &dyn Clock,
        lang: Lang,
    ) -> Result<ReviewJson, FaultJson> {
        let (id, record) = self.game(number, lang)?;
        if let Some(review) = self.games.reviewed.get(&id.number) {
            return Ok(told(review.clone(), lang));
        }
        if !self.table.match_is_over() {
            return Err(fault(Code::NotOver, lang));
        }
        if !missing(self.table.game()).is_empty() {
            return Err(fault(Code::Busy, lang).with_detail("the game's files are not here yet"));
        }
        let mut reviewing = match self.games.reviewing.take().filter(|(number, _)| *number == id.number) {
            Some((_, reviewing)) => reviewing,
            None => {
                let replay = replay(&record).map_err(|error| fault(Code::Internal, lang).with_detail(error))?;
                Reviewing::new(replay.playing, replay.moves)
            }
        };
        for _ in 0..AT_ONCE {
            let Some(past) = reviewing.upcoming() else { break };
            // One position is thought about as long as on a server, whatever the question has taken so far.
            let from = Later { clock, since: clock.elapsed() };
            let Some(idea) = brain.think(past, &Strength::full(REVIEWS), SEED, &from) else { break };
            reviewing.judge(&idea);
        }
        if reviewing.upcoming().is_some() {
            let progress = reviewing.progress();
            self.games.reviewing = Some((id.number, reviewing));
            return Ok(progress);
        }
        let review = reviewing.finished();
        self.games.reviewed.insert(id.number, review.clone());
        Ok(told(review, lang))
    }
}

/// A clock that starts later than another.
struct Later<'a> {
    clock: &'a dyn Clock,
    since: std::time::Duration,
}

impl Clock for Later<'_> {
    fn elapsed(&self) -> std::time::Duration {
        self.clock.elapsed().saturating_sub(self.since)
    }
}
