//! History: taking back, looking back, and the review of a game that is over.

use super::{Table, Want};
use crate::chances::{chances, turning_points};
use crate::input::{Effect, Task};
use crate::opening::Sitter;
use crate::sentences;
use engine::{Judged, Thought};
use hall::Status;
use speech::Say;

/// What an engine says of every step.
#[derive(Debug, Default)]
pub(super) struct Review {
    pub(super) judged: Vec<Judged>,
    /// What the engine would have played, for each step.
    pub(super) best: Vec<String>,
    /// The chances before and after each step; once all are judged.
    pub(super) chances: Vec<(f64, f64)>,
    /// The steps that cost most, the worst first.
    pub(super) turning: Vec<usize>,
    /// The entries of the history that are steps.
    pub(super) entries: Vec<usize>,
}

impl Table {
    /// Takes back until somebody at this keyboard decides again.
    pub(super) fn undo(&mut self) -> Vec<Effect> {
        if self.tags.iter().any(|(name, value)| name == "Takeback" && value == "never") {
            let text = match self.playing.chosen().ritual.finality {
                Some(rule) => self.say(sentences::FinalByRule { rule }),
                None => self.say(sentences::FINAL_BY_CHOICE),
            };
            self.note = vec![text];
            return Vec::new();
        }
        self.travel(|table| table.playing.undo(1), |table, back| table.playing.redo(back))
    }

    /// Does again what was taken back, until somebody at this keyboard decides.
    pub(super) fn redo(&mut self) -> Vec<Effect> {
        if self.online.is_some() {
            self.note = vec![self.say(sentences::NOT_NOW)];
            return Vec::new();
        }
        self.travel(|table| table.playing.redo(1), |_, _| true)
    }

    fn travel(
        &mut self,
        mut go: impl FnMut(&mut Table) -> bool,
        undo: impl FnOnce(&mut Table, usize) -> bool,
    ) -> Vec<Effect> {
        let mut gone = 0;
        while go(self) {
            gone += 1;
            if !matches!(self.decides(), Some((_, Sitter::Level(_)))) {
                return self.travelled();
            }
        }
        if gone > 0 && !self.sitters.contains(&Sitter::Person) {
            return self.travelled();
        }
        if gone > 0 {
            undo(self, gone);
        }
        self.note = vec![self.say(sentences::NOTHING_TO_DO)];
        Vec::new()
    }

    fn travelled(&mut self) -> Vec<Effect> {
        self.running = None;
        self.note.clear();
        let mut effects = self.changed();
        effects.push(self.keep());
        effects
    }

    /// Looks at an earlier or later moment of the game.
    pub(super) fn look_back(&mut self, by: isize) {
        let last = self.playing.len();
        let now = self.shown.unwrap_or(last);
        let next = now.saturating_add_signed(by).min(last);
        self.shown = (next < last).then_some(next);
        (self.running, self.looked, self.hint) = (None, None, None);
        self.forget_touches();
        self.note = self.told_at(next);
    }

    /// What is told of the step that led to a moment.
    fn told_at(&self, entries: usize) -> Vec<String> {
        let Some(past) = entries.checked_sub(1).and_then(|entry| self.playing.history().nth(entry)) else {
            return vec![self.say(sentences::AT_THE_START)];
        };
        let mut note = match past.told() {
            Some(told) => {
                let caused = told.consequences().iter().map(|caption| caption.say(self.lang));
                std::iter::once(format!("{}.", told.sentence.say(self.lang))).chain(caused).collect()
            }
            None => Vec::new(),
        };
        if let Some(review) = &self.review
            && let Some(step) = review.entries.iter().position(|&entry| entry + 1 == entries)
            && let (Some(&(before, after)), Some(best)) = (review.chances.get(step), review.best.get(step))
            && after < before
        {
            let paper = |word: &str| self.playing.game().on_paper(word);
            let percent = |chance: f64| (chance * 100.0).round() as i64;
            note.push(self.say(sentences::TurningPoint {
                played: paper(&past.step().unwrap_or_default()),
                before: percent(before),
                after: percent(after),
                best: paper(best),
            }));
        }
        note
    }

    /// Begins a review; a game that goes on is not reviewed, which would be a hint.
    pub(super) fn begin_review(&mut self) -> Vec<Effect> {
        if !self.playing.status().is_over() {
            self.note = vec![self.say(sentences::REVIEW_LATER)];
            return Vec::new();
        }
        if self.review.is_some() || self.playing.is_empty() {
            return Vec::new();
        }
        let entries = self.playing.history().enumerate().filter(|(_, past)| past.step().is_some()).map(|(entry, _)| entry);
        self.review = Some(Review { entries: entries.collect(), ..Review::default() });
        self.note = vec![self.say(sentences::REVIEW_BEGINS)];
        vec![self.order(Want::Review, Task::Review)]
    }

    /// A step has been judged; whether it was the last.
    pub(super) fn judged(&mut self, index: usize, thought: &Thought) -> bool {
        let seating = self.playing.chosen().seating;
        let lang = self.lang;
        let Some(review) = &mut self.review else { return true };
        let Some(past) = review.entries.get(index).and_then(|&entry| self.playing.history().nth(entry)) else { return true };
        let best = thought.step().clone();
        let is_best = past.step().as_ref() == Some(&best);
        review.judged.push(Judged { side: seating.side(past.actor()), before: thought.score(), is_best });
        review.best.push(best);
        if review.judged.len() < review.entries.len() {
            return false;
        }
        let outcome = match self.playing.status() {
            Status::Over(outcome) => Some(outcome),
            Status::Turn { .. } => None,
        };
        review.chances = chances(&review.judged, seating.sides(), outcome);
        review.turning = turning_points(&review.chances);
        self.note = match review.turning.first() {
            None => vec![speech::Say::say(&sentences::REVIEW_CALM, lang)],
            Some(_) => vec![speech::Say::say(&sentences::ReviewTurned { count: review.turning.len() }, lang)],
        };
        true
    }

    /// Goes to the next turning point of the review, from the worst on.
    pub(super) fn next_turning_point(&mut self) {
        let Some(review) = &self.review else { return };
        let points: Vec<usize> = review.turning.iter().map(|&step| review.entries[step] + 1).collect();
        let now = self.shown.unwrap_or(self.playing.len());
        let here = points.iter().position(|&entries| entries == now);
        let Some(&next) = points.get(here.map_or(0, |here| (here + 1) % points.len())) else { return };
        self.look_back(next as isize - now as isize);
    }
}
