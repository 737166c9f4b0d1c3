//! Engines at seats: when to think, when to stop, when to play.

use super::{Incoming, TableTask};
use crate::engines::{Lane, Task, Work};
use engine::{Stop, Thinker, Thought};
use host::TurnTime;
use std::time::Duration;
use tokio::time::Instant;

/// An engine with a clock uses this part of what is left for one step.
const SHARE_OF_CLOCK: u32 = 25;
/// Up to this level an engine has decided in a moment.
const SHORT: u8 = 3;
/// After a step that could not be stored an engine waits before it tries again.
const RETRY: Duration = Duration::from_secs(1);

/// Chance makes the pause before an answer longer by up to this many eighths: nobody answers like a metronome.
const SPREAD: u64 = 7;

/// How long to wait before a step is played: long enough to see what was played before.
fn pause(least: Duration, starts_turn: bool, chance: u64) -> Duration {
    let longer = least * (chance % (SPREAD + 1)) as u32 / 8;
    if starts_turn { least + longer } else { (least + longer) / 2 }
}

/// What an engine does for a table.
#[derive(Debug, Default)]
pub(super) struct Thinking {
    /// The version of the board it thinks about, and the switch that ends it.
    work: Option<(u64, Stop)>,
    /// The step it has found, and when it may be played.
    found: Option<(u64, String, Instant)>,
    /// No new thought before this.
    not_before: Option<Instant>,
    /// When the present thought began.
    begun: Option<Instant>,
    /// What was spent on the turn that is thought about.
    turn: TurnTime,
    /// The version of the board at which it was told why no engine thinks.
    told: Option<u64>,
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

impl TableTask {
    /// Starts an engine if one has to decide and somebody waits for it; stops one that nobody needs any more.
    pub(super) fn plan_engine(&mut self) {
        let moved = self.table.moved();
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
        if self.waits_for_another_game() {
            self.thinking.not_before = Some(Instant::now() + RETRY);
            return;
        }
        let Some(play) = self.table.play() else { return };
        let mut strength = play.playing.level(level);
        let turn = &mut self.thinking.turn;
        strength.limits.time = strength.limits.time.map(|time| turn.share(play, time));
        if let Some(left) = self.left().get(seat.index()) {
            let share = Duration::from_millis(*left) / SHARE_OF_CLOCK;
            strength.limits.time = Some(strength.limits.time.map_or(share, |time| time.min(share)));
        }
        let stop = Stop::new();
        let own = self.own.clone();
        let task = Task::Think {
            playing: play.playing.boxed_clone(),
            strength,
            seed: self.table.setting().seed.wrapping_add(moved),
            report: Box::new(move |idea| {
                if let Some(own) = own.upgrade() {
                    let _ = own.blocking_send(Box::new(Incoming::Thought { ticket: moved, idea }));
                }
            }),
        };
        let (short, asker) = (level <= SHORT, self.asker());
        let work = Work::new(Lane::Play, short, asker, stop.clone(), task);
        if self.services.engines.submit(work) {
            self.thinking.work = Some((moved, stop));
            self.thinking.begun = Some(Instant::now());
        } else {
            self.thinking.not_before = Some(Instant::now() + RETRY);
        }
    }

    /// Whether the solved endings prove that neither side can win any more, where the table asks for it. Every board is looked up once.
    pub(super) fn proves_draw(&mut self) -> bool {
        let moved = self.table.moved();
        let Some(playing) = self.table.asks_for_proof() else { return false };
        if self.looked_up == moved {
            return false;
        }
        self.looked_up = moved;
        self.services.engines.proves_draw(playing)
    }

    /// Whether somebody here plays against others from this very position: then no engine shows him what to play. It goes on when
    /// that game has gone on. Whoever it is for is told once.
    fn waits_for_another_game(&mut self) -> bool {
        let Some(play) = self.table.play() else { return false };
        let seated = self.table.visitors();
        let here = self.guests.names().chain(seated);
        let mut held: Vec<String> = here
            .filter(|visitor| self.is_played_elsewhere(visitor, play.playing.as_ref()))
            .map(ToString::to_string)
            .collect();
        held.sort();
        held.dedup();
        let waits = !held.is_empty();
        if waits && self.thinking.told != Some(self.table.moved()) {
            self.thinking.told = Some(self.table.moved());
            let told = |lang| {
                let error = table::words::fault(wire::Code::NoHelp, lang);
                let refused = wire::live::Message::Refused { id: String::new(), version: self.table.version(), error };
                let to = table::Audience::Only(held.clone());
                crate::hub::Envelope { to, lang: Some(lang), from: None, version: None, body: wire::line(&refused).into() }
            };
            let envelopes = self.guests.languages().into_iter().map(told).collect();
            self.services.hub.publish(self.table.id(), envelopes);
        }
        waits
    }

    /// An engine has found a step.
    pub(super) fn thought(&mut self, ticket: u64, idea: Option<Thought>) {
        if self.thinking.work.as_ref().is_none_or(|(version, _)| *version != ticket) {
            return;
        }
        self.thinking.work = None;
        if let Some(begun) = self.thinking.begun.take() {
            self.thinking.turn.spend(begun.elapsed());
        }
        match idea {
            Some(idea) => {
                let starts_turn = self.table.play().is_none_or(|play| play.playing.starts_turn());
                let chance = kernel::Dice::new(self.table.setting().seed.wrapping_add(ticket)).below(1 + SPREAD as usize);
                let due = self.shown_since() + pause(self.services.config.engine_pause, starts_turn, chance as u64);
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
        if ticket != self.table.moved() {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_takes_from_the_least_pause_to_nearly_twice_as_long() {
        let least = Duration::from_millis(800);
        let pauses: Vec<Duration> = (0..=SPREAD).map(|chance| pause(least, true, chance)).collect();
        assert_eq!(pauses.first(), Some(&least));
        assert_eq!(pauses.last(), Some(&Duration::from_millis(1500)));
        assert!(pause(least, false, 0) < least, "what follows inside a turn comes sooner");
    }
}
