//! Help from engines: hints in three steps, and how a position is to be judged. Only whoever asked gets it.

use super::{Answer, Desk, Incoming};
use crate::engines::{Lane, Work};
use crate::table::{Who, Wish, preview};
use crate::words::{fault, moments};
use hall::{AnyMatch, Brief, Idea, Limits, Score, Status, Stop};
use kernel::{Lang, Layout};
use std::time::Duration;
use tokio::sync::oneshot;
use wire::live::AnswerJson;
use wire::{Code, EvaluationJson, FaultJson, HintJson, ValueJson};

/// How long an engine thinks about a question.
const THINKS: Limits = Limits { depth: None, nodes: Some(200_000), time: Some(Duration::from_millis(1500)) };
/// How far from the step the first hint tells to look, in rows and columns.
const AROUND: u8 = 2;

/// Questions that engines think about.
#[derive(Debug, Default)]
pub(super) struct Pending {
    next: u64,
    questions: Vec<Question>,
    /// What was found about the present board, so that the three hints agree.
    found: Option<(u64, Idea)>,
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
    /// Ends all thinking: the board has changed. Whoever asked is answered when the engines have stopped.
    pub(super) fn cancel(&mut self) {
        self.found = None;
        self.questions.iter().for_each(|question| question.stop.press());
    }
}

/// A score as it is told.
pub(crate) fn value(score: Score) -> ValueJson {
    match score {
        Score::Estimate(centi) => ValueJson::Estimated { centi },
        Score::Win(turns) => ValueJson::Win { turns },
        Score::Loss(turns) => ValueJson::Loss { turns },
    }
}

impl Desk {
    /// Lets an engine think about a question.
    pub(super) fn ask_engine(&mut self, who: Who<'_>, id: &str, wish: &Wish, reply: oneshot::Sender<Answer>) {
        let known = self.help.found.clone().filter(|(moved, _)| *moved == self.table.moved);
        if let (Wish::Hint(level), Some((_, idea))) = (wish, known) {
            let result = self.hint(*level, &idea, who.lang);
            return self.reply(reply, who.visitor, id, result);
        }
        let one_already = self.help.questions.iter().any(|question| question.visitor == who.visitor);
        let Some(play) = self.table.play.as_ref().filter(|_| !one_already) else {
            return self.reply(reply, who.visitor, id, Err(who.fault(Code::Busy)));
        };
        let playing = match wish {
            Wish::Evaluate(entries) => play.at(*entries),
            _ => play.playing.boxed_clone(),
        };
        if playing.status().is_over() {
            return self.reply(reply, who.visitor, id, Err(who.fault(Code::GameOver)));
        }
        self.help.next += 1;
        let ticket = self.help.next;
        let stop = Stop::new();
        let own = self.own.clone();
        let work = Work {
            lane: Lane::Study,
            playing,
            brief: Brief::full(THINKS),
            seed: self.table.setting.seed,
            stop: stop.clone(),
            report: Box::new(move |idea| {
                if let Some(own) = own.upgrade() {
                    let _ = own.blocking_send(Box::new(Incoming::Help { ticket, idea }));
                }
            }),
        };
        if !self.house.engines.submit(work) {
            return self.reply(reply, who.visitor, id, Err(who.fault(Code::Busy)));
        }
        let (visitor, id) = (who.visitor.into(), id.into());
        self.help.questions.push(Question { ticket, visitor, id, lang: who.lang, wish: wish.clone(), stop, reply });
    }

    /// An engine has thought about a question.
    pub(super) fn helped(&mut self, ticket: u64, idea: Option<Idea>) {
        let Some(index) = self.help.questions.iter().position(|question| question.ticket == ticket) else { return };
        let Question { visitor, id, lang, wish, stop, reply, .. } = self.help.questions.remove(index);
        let result = match idea {
            // What was thought about another board would mislead; what was allowed before may not be any more.
            _ if stop.pressed() => Err(fault(Code::Stale, lang)),
            None => Err(fault(Code::Busy, lang)),
            Some(idea) => match wish {
                Wish::Hint(level) if self.table.may_hint(&visitor) => {
                    self.help.found = Some((self.table.moved, idea.clone()));
                    self.hint(level, &idea, lang)
                }
                Wish::Evaluate(entries) if self.table.may_evaluate(&visitor) => self.evaluation(entries, idea, lang),
                _ => Err(fault(Code::NoHelp, lang)),
            },
        };
        self.reply(reply, &visitor, &id, result);
    }

    fn hint(&self, level: u8, idea: &Idea, lang: Lang) -> Result<AnswerJson, FaultJson> {
        let playing =
            self.table.play.as_ref().map(|play| play.playing.as_ref()).ok_or_else(|| fault(Code::NotBegun, lang))?;
        hint(playing, &self.table.chosen.layout(lang), level, &idea.step, lang)
            .map(AnswerJson::Hint)
            .map_err(|error| crate::words::play_fault(error, lang))
    }

    fn evaluation(&self, entries: usize, idea: Idea, lang: Lang) -> Result<AnswerJson, FaultJson> {
        let play = self.table.play.as_ref().ok_or_else(|| fault(Code::NotBegun, lang))?;
        let playing = play.at(entries);
        let Status::Turn { side, .. } = playing.status() else { return Err(fault(Code::GameOver, lang)) };
        Ok(AnswerJson::Evaluation(EvaluationJson {
            side: playing.side_id(side).into(),
            value: value(idea.score),
            line: idea.line,
            depth: idea.depth,
        }))
    }
}

/// A hint towards a step.
fn hint(playing: &dyn AnyMatch, layout: &Layout, level: u8, step: &str, lang: Lang) -> Result<HintJson, hall::PlayError> {
    let (story, _) = playing.preview(step, lang)?;
    let touched: Vec<kernel::Site> = story.deed.iter().flat_map(|event| event.sites.iter().copied()).collect();
    let text = |site: kernel::Site| layout.sites[usize::from(site.0)].text.clone();
    let first = touched.first().copied();
    let mut hint = HintJson { level, sites: Vec::new(), told: String::new(), step: None };
    match level {
        1 => {
            // Around where the hand begins: close enough to look, too wide to tell.
            let near = |site: &kernel::SiteInfo| {
                first.is_some_and(|first| {
                    let first = &layout.sites[usize::from(first.0)];
                    site.x.abs_diff(first.x).max(site.y.abs_diff(first.y)) <= AROUND
                })
            };
            hint.sites = layout.sites.iter().filter(|site| near(site)).map(|site| site.text.clone()).collect();
            hint.told = moments::hint(level, None, lang);
        }
        2 => {
            let scene = playing.scene(lang);
            let piece = scene.pieces.iter().find(|piece| Some(piece.site) == first).map(|piece| piece.name.as_str());
            hint.sites = first.map(text).into_iter().collect();
            hint.told = moments::hint(level, piece, lang);
        }
        _ => {
            let preview = preview(playing, step, lang)?;
            hint.sites = touched.into_iter().map(text).collect();
            hint.told.clone_from(&preview.told);
            hint.step = Some(Box::new(preview));
        }
    }
    Ok(hint)
}
