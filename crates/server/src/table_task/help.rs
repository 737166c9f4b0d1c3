//! Help from engines: hints in three steps, and how a position is to be judged. Only whoever asked gets it.

use super::{Answer, Incoming, TableTask};
use crate::engines::{Asker, Lane, Task, Work};
use engine::{Stop, Strength, Thought};
use hall::AnyMatch;
use host::{Truth, counsel, truth};
use kernel::Lang;
use table::words::fault;
use table::{Who, Wish};
use tokio::sync::oneshot;
use wire::Code;

/// Questions that engines think about.
#[derive(Debug, Default)]
pub(super) struct Pending {
    next: u64,
    questions: Vec<Question>,
    /// The step that was found for the present board, so that the three hints agree.
    found: Option<(u64, String)>,
    /// When what is played here was let known last: the version of the board, and where the table stood.
    noted: Option<(u64, table::State)>,
}

#[derive(Debug)]
struct Question {
    ticket: u64,
    visitor: String,
    id: String,
    lang: Lang,
    wish: Wish,
    stop: Stop,
    reply: oneshot::Sender<Answer>,
}

impl Pending {
    /// Lets it be known anew who plays here.
    pub(super) fn forget_noted(&mut self) {
        self.noted = None;
    }

    /// Ends all thinking: the board has changed. Whoever asked is answered when the engines have stopped.
    pub(super) fn cancel(&mut self) {
        self.found = None;
        self.questions.iter().for_each(|question| question.stop.press());
    }
}

/// What an engine has found.
#[derive(Debug)]
pub(crate) enum Found {
    /// A good step, by search.
    Step(Option<Thought>),
    /// What is proven.
    Truth(Truth),
}

impl TableTask {
    /// Lets an engine think about a question.
    pub(super) fn ask_engine(&mut self, who: Who<'_>, id: &str, wish: &Wish, reply: oneshot::Sender<Answer>) {
        let known = self.help.found.clone().filter(|(moved, _)| *moved == self.table.moved());
        if let (Wish::Hint(level), Some((_, step))) = (wish, known) {
            let result = counsel::hint(&self.table, *level, &step, who.lang);
            return self.reply(reply, who.visitor, id, result);
        }
        let one_already = self.help.questions.iter().any(|question| question.visitor == who.visitor);
        let Some(play) = self.table.play().filter(|_| !one_already) else {
            return self.reply(reply, who.visitor, id, Err(who.fault(Code::Busy)));
        };
        let playing = match wish {
            Wish::Evaluate(entries) | Wish::Truth(entries) => play.at(*entries),
            _ => play.playing.boxed_clone(),
        };
        if playing.status().is_over() && !matches!(wish, Wish::Truth(_)) {
            return self.reply(reply, who.visitor, id, Err(who.fault(Code::GameOver)));
        }
        if self.is_played_elsewhere(who.visitor, playing.as_ref()) {
            return self.reply(reply, who.visitor, id, Err(who.fault(Code::NoHelp)));
        }
        self.help.next += 1;
        let ticket = self.help.next;
        let stop = Stop::new();
        let own = self.own.clone();
        let report = move |found| {
            if let Some(own) = own.upgrade() {
                let _ = own.blocking_send(Box::new(Incoming::Help { ticket, found }));
            }
        };
        // Where a solver can prove the truth, nothing less is told.
        let solves = self.table.game().has_solver() && !matches!(wish, Wish::Evaluate(_));
        let task = if solves {
            let stop = stop.clone();
            Task::Prove(Box::new(move || report(Found::Truth(truth(playing.as_ref(), &stop)))))
        } else {
            let report = Box::new(move |idea| report(Found::Step(idea)));
            Task::Think { playing, strength: Strength::full(counsel::THINKS), seed: self.table.setting().seed, report }
        };
        let asker = Asker::new(self.guests.address_of(who.visitor), who.visitor);
        let work = Work::new(Lane::Study, true, asker, stop.clone(), task);
        if !self.services.engines.submit(work) {
            return self.reply(reply, who.visitor, id, Err(who.fault(Code::Busy)));
        }
        let (visitor, id) = (who.visitor.into(), id.into());
        self.help.questions.push(Question { ticket, visitor, id, lang: who.lang, wish: wish.clone(), stop, reply });
    }

    /// Whether a visitor plays against others, at another table, from this very position.
    pub(super) fn is_played_elsewhere(&self, visitor: &str, playing: &dyn AnyMatch) -> bool {
        self.services.running.holds(visitor, self.table.game().info().id, &playing.likeness(), self.table.id())
    }

    /// Lets it be known what is played here between people. What every game begins with is no secret of anybody's.
    pub(super) fn tell_running(&mut self) {
        let state = (self.table.moved(), self.table.state());
        if self.help.noted == Some(state) {
            return;
        }
        self.help.noted = Some(state);
        let visitors: Vec<String> = self.table.visitors().into_iter().map(String::from).collect();
        let set_up = matches!(self.table.setting().start, wire::StartFact::Position(_));
        let played = self.table.play().filter(|play| set_up || !play.moves.is_empty());
        match played {
            Some(play) if visitors.len() > 1 && state.1 == table::State::Playing => {
                let (game, likeness) = (self.table.game().info().id, play.playing.likeness());
                self.services.running.stands(self.table.id(), visitors, game, likeness);
            }
            _ => self.services.running.rests(self.table.id()),
        }
    }

    /// An engine has thought about a question.
    pub(super) fn helped(&mut self, ticket: u64, found: Found) {
        let Some(index) = self.help.questions.iter().position(|question| question.ticket == ticket) else { return };
        let Question { visitor, id, lang, wish, stop, reply, .. } = self.help.questions.remove(index);
        let result = match (found, wish) {
            // What was thought about another board would mislead; what was allowed before may not be any more.
            _ if stop.pressed() => Err(fault(Code::Stale, lang)),
            (Found::Step(None), _) => Err(fault(Code::Busy, lang)),
            (Found::Step(Some(idea)), Wish::Hint(level)) if self.table.may_hint(&visitor) => {
                self.help.found = Some((self.table.moved(), idea.step().clone()));
                counsel::hint(&self.table, level, idea.step(), lang)
            }
            (Found::Step(Some(idea)), Wish::Evaluate(entries)) if self.table.may_evaluate(&visitor) => {
                counsel::evaluation(&self.table, entries, &idea, lang)
            }
            (Found::Truth(truth), Wish::Hint(level)) if self.table.may_hint(&visitor) => match truth.steps.first() {
                Some(step) => {
                    self.help.found = Some((self.table.moved(), step.clone()));
                    counsel::hint(&self.table, level, step, lang)
                }
                None => Ok(counsel::hopeless(level, &truth, lang)),
            },
            (Found::Truth(truth), Wish::Truth(_)) if self.table.may_know_truth(&visitor) => Ok(counsel::truth(&truth, lang)),
            _ => Err(fault(Code::NoHelp, lang)),
        };
        self.reply(reply, &visitor, &id, result);
    }
}
