//! The clocks of a table. The server's time decides; while the server is down, no clock runs.

use super::TableTask;
use kernel::{Action, Lang, Seat};
use table::{Holder, State, Who};
use tokio::time::{Duration, Instant};
use wire::live::ClocksJson;
use wire::{ClockSetting, Fact, Why};

/// The clock of the seat that decides.
#[derive(Debug)]
pub(super) struct Running {
    /// Since when it runs, and at which version of the board.
    since: Option<(Instant, u64)>,
    /// After the server was down: until when it waits for the player to come back.
    paused: Option<Instant>,
}

impl Running {
    /// No clock runs. At a table that was stored before, it waits for the player.
    pub(super) fn new(paused: Option<Instant>) -> Running {
        Running { since: None, paused }
    }

    /// Whether a clock runs.
    pub(super) fn runs(&self) -> bool {
        self.since.is_some()
    }
}

impl TableTask {
    /// The seat whose clock runs and since when.
    fn running(&self) -> Option<(Seat, Instant)> {
        Some((self.table.actor()?, self.clock.since?.0))
    }

    /// What is left on the clocks now.
    pub(super) fn left(&self) -> Vec<u64> {
        let mut left = self.table.play().map(|play| play.left.clone()).unwrap_or_default();
        if let Some((seat, since)) = self.running()
            && let Some(own) = left.get_mut(seat.index())
        {
            *own = own.saturating_sub(since.elapsed().as_millis() as u64);
        }
        left
    }

    /// The clocks as everybody sees them.
    pub(super) fn clocks(&self) -> ClocksJson {
        ClocksJson { left: self.left(), running: self.running().map(|(seat, _)| seat.0 + 1) }
    }

    /// Starts the clock of a new decision, and stops it when none is to be made.
    pub(super) fn run_clock(&mut self) {
        if self.table.setting().clock == ClockSetting::None || self.table.state() != State::Playing {
            self.clock = Running::new(None);
            return;
        }
        // Engines among themselves wait for somebody who looks on, and so do their clocks.
        if self.guests.is_empty() && self.table.visitors().is_empty() {
            self.clock = Running::new(None);
            return;
        }
        if self.clock.since.is_some_and(|(_, moved)| moved == self.table.moved()) {
            return;
        }
        let waits = self.clock.paused.is_some_and(|until| Instant::now() < until);
        let here = match self.table.acting_visitor() {
            Some(visitor) => self.guests.is_here(visitor),
            None => !self.guests.is_empty(),
        };
        if !waits || here {
            self.clock = Running { since: Some((Instant::now(), self.table.moved())), paused: None };
        }
    }

    /// A clock that was waiting for its player starts; those who listen must know.
    pub(super) fn resume_deadline(&self) -> Option<Instant> {
        self.clock.paused.filter(|_| self.clock.since.is_none() && self.table.state() == State::Playing)
    }

    /// When the running clock ends.
    pub(super) fn flag_deadline(&self) -> Option<Instant> {
        let (seat, since) = self.running()?;
        let left = *self.table.play()?.left.get(seat.index())?;
        Some(since + Duration::from_millis(left))
    }

    /// Ends the game of a seat whose time is up.
    pub(super) async fn flag(&mut self) {
        if self.flag_deadline().is_none_or(|deadline| deadline > Instant::now()) {
            return;
        }
        let Some(seat) = self.table.actor() else { return };
        let who = Who { visitor: "", name: "", lang: Lang::En };
        let fact = {
            let now = self.now();
            self.table.acted_fact(who, Action::Resign(seat), Why::Time, &now)
        };
        match fact {
            Ok(fact) => {
                let _ = self.commit(vec![fact], None).await;
            }
            // A game that cannot be resigned cannot be lost on time.
            Err(error) => {
                tracing::warn!(table = %self.table.id(), reason = error.message, "the time is up, but the game goes on");
                self.clock = Running::new(None);
            }
        }
    }

    /// Writes down what is left on running clocks before the server stops.
    pub(super) async fn pause(&mut self) {
        if self.clock.runs() && self.table.state() == State::Playing {
            let clocks = self.left();
            let _ = self.commit(vec![Fact::Paused { clocks }], None).await;
        }
    }

    /// Whether the seat that decides is an engine's.
    pub(super) fn engine_decides(&self) -> Option<(Seat, u8)> {
        let seat = self.table.actor()?;
        match self.table.holder(seat) {
            Holder::Engine { level } => Some((seat, *level)),
            Holder::Open | Holder::Person { .. } => None,
        }
    }
}
