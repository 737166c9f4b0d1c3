//! Engines at seats: when to think, when to stop, when to play.

use super::{Desk, Incoming};
use crate::engines::{Lane, Task, Work};
use hall::{Stop, Thought};
use std::time::Duration;
use tokio::time::Instant;

/// An engine with a clock uses this part of what is left for one step.
const SHARE_OF_CLOCK: u32 = 25;
/// Up to this level an engine has decided in a moment.
const SHORT: u8 = 3;
/// After a step that could not be stored an engine waits before it tries again.
const RETRY: Duration = Duration::from_secs(1);

/// What an engine does for a table.
#[derive(Debug, Default)]
pub(super) struct Thinking {
    /// The version of the board it thinks about, and the switch that ends it.
    work: Option<(u64, Stop)>,
    /// The step it has found, and when it may be played.
    found: Option<(u64, String, Instant)>,
    /// No new thought before this.
    not_before: Option<Instant>,
}

impl Thinking {
    pub(super) fn cancel(&mut self) {
        if let Some((_, stop)) = self.work.take() {
            stop.press();
        }
        self.found = None;
    }

    /// When the step that was found is to be played, or thinking is to begin again.
    pub(super) fn due(&self) -> Option<Instant> {
        self.found.as_ref().map(|(.., due)| *due).or(self.not_before)
    }
}

impl Desk {
    /// Starts an engine if one has to decide and somebody waits for it; stops one that nobody needs any more.
    pub(super) fn plan_engine(&mut self) {
        let moved = self.table.moved;
        // Nobody waits where nobody is. Somebody who plays against a clock and is away gets an answer all the same.
        let waits = self.clock.runs() && !self.table.visitors().is_empty();
        let wanted = self.engine_decides().filter(|_| !self.guests.is_empty() || waits);
        let Some((seat, level)) = wanted else { return self.thinking.cancel() };
        let busy = self.thinking.work.as_ref().is_some_and(|(version, _)| *version == moved);
        let found = self.thinking.found.as_ref().is_some_and(|(version, ..)| *version == moved);
        if busy || found {
            return;
        }
        if self.thinking.not_before.is_some_and(|moment| Instant::now() < moment) {
            return;
        }
        self.thinking.cancel();
        self.thinking.not_before = None;
        let Some(play) = &self.table.play else { return };
        let mut strength = play.playing.level(level);
        if let Some(left) = self.left().get(seat.index()) {
            let share = Duration::from_millis(*left) / SHARE_OF_CLOCK;
            strength.limits.time = Some(strength.limits.time.map_or(share, |time| time.min(share)));
        }
        let stop = Stop::new();
        let own = self.own.clone();
        let task = Task::Think {
            playing: play.playing.boxed_clone(),
            strength,
            seed: self.table.setting.seed.wrapping_add(moved),
            report: Box::new(move |idea| {
                if let Some(own) = own.upgrade() {
                    let _ = own.blocking_send(Box::new(Incoming::Thought { ticket: moved, idea }));
                }
            }),
        };
        let (short, address) = (level <= SHORT, self.guests.address());
        let work = Work { lane: Lane::Play, short, address, stop: stop.clone(), task };
        if self.house.engines.submit(work) {
            self.thinking.work = Some((moved, stop));
        } else {
            self.thinking.not_before = Some(Instant::now() + RETRY);
        }
    }

    /// An engine has found a step.
    pub(super) fn thought(&mut self, ticket: u64, idea: Option<Thought>) {
        if self.thinking.work.as_ref().is_none_or(|(version, _)| *version != ticket) {
            return;
        }
        self.thinking.work = None;
        match idea {
            Some(idea) => {
                let due = self.shown_since() + self.house.config.engine_pause;
                self.thinking.found = Some((ticket, idea.step().clone(), due.max(Instant::now())));
            }
            None => self.thinking.not_before = Some(Instant::now() + RETRY),
        }
    }

    /// Plays the step that an engine has found, when its time has come.
    pub(super) async fn play_thought(&mut self) {
        let now = Instant::now();
        if self.thinking.not_before.is_some_and(|moment| moment <= now) {
            self.thinking.not_before = None;
        }
        let Some((ticket, step, _)) = self.thinking.found.take_if(|(.., due)| *due <= now) else { return };
        let Some((seat, _)) = self.engine_decides() else { return };
        if ticket != self.table.moved {
            return;
        }
        let fact = {
            let now = self.now();
            self.table.stepped_fact(seat, step, &now)
        };
        if self.commit(vec![fact], None).await.is_err() {
            self.thinking.not_before = Some(now + RETRY);
        }
    }
}
