//! Thinking: what is ordered of engines at a table, and what becomes of their answers.

use super::{Hint, Table, Want};
use crate::input::{Effect, Found, Task};
use crate::opening::Sitter;
use crate::sentences;
use engine::{Limits, Strength, Thinker, Thought};
use kernel::{Action, Score};
use speech::Say;
use std::time::Duration;
use wire::live::Permission;

/// How many lines are shown.
const LINES: usize = 3;
/// How long a hint, or whether to accept a draw, is thought about.
const MOMENT: Duration = Duration::from_millis(1500);
/// An engine that is not worse off than this, in hundredths of a plain piece, plays on.
const CONTENT: i32 = -30;

impl Table {
    /// Lets the engine think whose turn it is, and shows lines or the truth where they are wanted.
    pub(super) fn think(&mut self) -> Vec<Effect> {
        match self.decides() {
            Some((_, Sitter::Level(level))) => {
                let strength = self.playing.level(level);
                vec![self.order(Want::Move, Task::Move(strength))]
            }
            Some((_, Sitter::Person)) => {
                self.point_somewhere();
                let mut effects = Vec::new();
                if self.watching {
                    effects.push(self.watch());
                }
                effects
            }
            Some((_, Sitter::Elsewhere)) | None => Vec::new(),
        }
    }

    fn watch(&mut self) -> Effect {
        if self.playing.game().has_solver() {
            self.order(Want::Truth, Task::Truth)
        } else {
            self.order(Want::Lines, Task::Lines(LINES))
        }
    }

    /// Whether an engine is at work on something.
    pub(super) fn is_thinking(&self) -> bool {
        self.orders.iter().any(|(_, want)| *want != Want::Lines)
    }

    pub(super) fn cancel_all(&mut self) -> Vec<Effect> {
        self.ready = None;
        self.orders.drain(..).map(|(number, _)| Effect::Cancel(number)).collect()
    }

    /// Shows lines or the truth, or shows them no more.
    pub(super) fn toggle_lines(&mut self) -> Vec<Effect> {
        let what = if self.playing.game().has_solver() { Permission::Truth } else { Permission::Evaluate };
        if !self.may_be_helped(what) {
            return Vec::new();
        }
        self.watching = !self.watching;
        if self.watching {
            self.note = vec![self.say(sentences::LINES_ON)];
            return match self.decides() {
                Some((_, Sitter::Person)) => vec![self.watch()],
                _ => Vec::new(),
            };
        }
        self.note = vec![self.say(sentences::LINES_OFF)];
        (self.lines, self.truth) = (None, None);
        let gone = |want: Want| matches!(want, Want::Lines | Want::Truth);
        let effects =
            self.orders.iter().filter(|(_, want)| gone(*want)).map(|(number, _)| Effect::Cancel(*number)).collect();
        self.orders.retain(|(_, want)| !gone(*want));
        effects
    }

    /// Tells a little more of a good step: where to look, where it leads, and the step itself.
    pub(super) fn give_hint(&mut self) -> Vec<Effect> {
        if !self.may_enter() || !self.may_be_helped(Permission::Hint) {
            return Vec::new();
        }
        if let Some(hint) = &mut self.hint {
            hint.told = (hint.told + 1).min(3);
            self.tell_hint();
            return Vec::new();
        }
        if self.orders.iter().any(|(_, want)| *want == Want::Hint) {
            return Vec::new();
        }
        self.note = vec![self.say(sentences::HINT_COMES)];
        vec![self.order(Want::Hint, Task::Move(Strength::within(MOMENT)))]
    }

    fn tell_hint(&mut self) {
        let Some(hint) = &self.hint else { return };
        let name = |site: Option<&usize>| site.map_or_else(String::new, |&site| self.layout.sites[site].text.clone());
        let text = match (hint.told, hint.sites.is_empty()) {
            (1, false) => self.say(sentences::HintFrom { name: name(hint.sites.first()) }),
            (2, false) => self.say(sentences::HintTo { from: name(hint.sites.first()), to: name(hint.sites.last()) }),
            _ => self.say(sentences::HintStep { step: hint.step.as_str(), sentence: hint.sentence.as_str() }),
        };
        self.note = vec![text];
    }

    /// Offers a draw: engines answer by what they think of their position, people have agreed.
    pub(super) fn offer_draw(&mut self) -> Vec<Effect> {
        if let Err(why) = self.playing.check_action(Action::Draw) {
            self.note = vec![why.say(self.lang)];
            return Vec::new();
        }
        if self.sitters.iter().all(|sitter| *sitter == Sitter::Person) {
            return self.act(Action::Draw);
        }
        self.note = vec![self.say(sentences::DRAW_ASKED)];
        vec![self.order(Want::Draw, Task::Move(Strength::full(Limits { nodes: Some(200_000), ..Limits::time(MOMENT) })))]
    }

    /// Whether the engines take a draw: the thought is for the side that decides, which is the one that offers.
    fn answer_draw(&mut self, score: Score) -> Vec<Effect> {
        let theirs = -score.centi();
        if score == Score::Draw || theirs < CONTENT {
            return self.act(Action::Draw);
        }
        self.note = vec![self.say(sentences::DRAW_DECLINED)];
        Vec::new()
    }

    pub(super) fn act(&mut self, action: Action) -> Vec<Effect> {
        if let Err(why) = crate::ask::act(self.playing.as_mut(), action, self.lang) {
            self.note = vec![why];
            return Vec::new();
        }
        self.note.clear();
        let mut effects = self.changed();
        effects.push(self.keep());
        effects
    }

    /// An engine has come to something.
    pub(crate) fn found(&mut self, found: Found) -> Vec<Effect> {
        let number = match &found {
            Found::Thought { number, .. } | Found::Truth { number, .. } | Found::Judged { number, .. } => *number,
        };
        let Some(&(_, want)) = self.orders.iter().find(|(known, _)| *known == number) else { return Vec::new() };
        match found {
            Found::Thought { thought, done, .. } => {
                if want == Want::Lines {
                    self.lines = Some(thought);
                    return Vec::new();
                }
                if !done {
                    return Vec::new();
                }
                self.orders.retain(|(known, _)| *known != number);
                self.thought(want, &thought)
            }
            Found::Truth { answer, .. } => {
                self.orders.retain(|(known, _)| *known != number);
                self.truth = Some(answer);
                Vec::new()
            }
            Found::Judged { index, thought, .. } => {
                if self.judged(index, &thought) {
                    self.orders.retain(|(known, _)| *known != number);
                }
                Vec::new()
            }
        }
    }

    fn thought(&mut self, want: Want, thought: &Thought) -> Vec<Effect> {
        match want {
            Want::Move => {
                let step = thought.step().clone();
                if self.running.is_some() {
                    self.ready = Some(step);
                    return Vec::new();
                }
                self.play(&step)
            }
            Want::Hint => {
                if let Some(preview) = crate::ask::preview(self.playing.as_ref(), thought.step()) {
                    let deed = preview.told.story.deed.iter();
                    let sites = deed.flat_map(|event| event.sites.iter().map(|site| usize::from(site.0))).collect();
                    let (step, sentence) = (preview.told.step, preview.told.sentence.say(self.lang));
                    self.hint = Some(Hint { step, sentence, sites, told: 1 });
                    self.tell_hint();
                }
                Vec::new()
            }
            Want::Draw => self.answer_draw(thought.score()),
            Want::Lines | Want::Truth | Want::Review => Vec::new(),
        }
    }
}
