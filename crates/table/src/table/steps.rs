//! Steps: playing them by text or touch by touch, trying them, and asking why not.

use super::{Decision, Now, TREE_BUDGET, Table, Who, tree};
use crate::words::faults::refused;
use crate::words::{Expectation, play_fault};
use hall::AnyMatch;
use kernel::{Action, Message, Refusal, Seat};
use speech::Say;
use wire::live::AnswerJson;
use wire::{ClockSetting, Code, EntryJson, Fact, FaultJson, PreviewJson, SceneChangeJson, StoryJson, Why};

impl Table {
    /// The game in which whoever commands has to decide.
    fn own_decision(&self, who: Who<'_>) -> Result<(Seat, &dyn AnyMatch), FaultJson> {
        self.check_plays(who)?;
        match (self.actor(), &self.play) {
            (Some(seat), Some(play)) if self.visitor_on(self.chair_of(seat)) == Some(who.visitor) => {
                Ok((seat, play.playing.as_ref()))
            }
            _ => Err(who.fault(Code::NotYourTurn)),
        }
    }

    pub(super) fn decide_step(
        &self,
        who: Who<'_>,
        step: Option<&str>,
        touched: Option<&[String]>,
        version: Option<u64>,
        now: &Now<'_>,
    ) -> Result<Decision, FaultJson> {
        self.check_plays(who)?;
        // Before whose turn it is: whoever was quicker on another device has made it another's.
        self.check_fresh(who, version)?;
        let (seat, playing) = self.own_decision(who)?;
        let step = self.read_step(who, playing, step, touched)?;
        self.check_bound(who, seat, playing, &step)?;
        Ok(self.stepped_fact(seat, step, now).into())
    }

    /// The fact of a legal step, with the clocks after it.
    pub fn stepped_fact(&self, seat: Seat, step: String, now: &Now<'_>) -> Fact {
        Fact::Stepped { seat: seat.0, step, clocks: self.clocks_after(seat, now) }
    }

    /// The clocks after a seat has decided.
    fn clocks_after(&self, seat: Seat, now: &Now<'_>) -> Vec<u64> {
        let mut left = now.left.clone();
        match self.setting.clock {
            ClockSetting::None => left.clear(),
            ClockSetting::Game { increment, .. } => left[seat.index()] += u64::from(increment) * 1000,
            ClockSetting::Step { seconds } => left.fill(u64::from(seconds) * 1000),
        }
        left
    }

    /// The clocks after something that is no seat's own decision.
    pub(super) fn clocks_kept(&self, now: &Now<'_>) -> Vec<u64> {
        let mut left = now.left.clone();
        if let ClockSetting::Step { seconds } = self.setting.clock {
            left.fill(u64::from(seconds) * 1000);
        }
        left
    }

    /// The canonical text of a step given by text or touches.
    fn read_step(
        &self,
        who: Who<'_>,
        playing: &dyn AnyMatch,
        step: Option<&str>,
        touched: Option<&[String]>,
    ) -> Result<String, FaultJson> {
        match (step, touched) {
            (Some(step), None) => playing.explain(step).map_err(|error| play_fault(error, who.lang)),
            (None, Some(touched)) => {
                check_touches(who, playing, touched)?;
                let entry = playing.entry(&words(touched)).map_err(|error| play_fault(error, who.lang))?;
                entry.complete.ok_or_else(|| FaultJson { instead: entry.next, ..who.fault(Code::AmbiguousStep) })
            }
            _ => Err(who.expected(Code::BadRequest, "step", Expectation::StepOrTouched)),
        }
    }

    /// Refuses another piece than the one that was touched.
    fn check_bound(&self, who: Who<'_>, seat: Seat, playing: &dyn AnyMatch, step: &str) -> Result<(), FaultJson> {
        let Some((bound, touch)) = self.play.as_ref().and_then(|play| play.bound.as_ref()) else { return Ok(()) };
        let possible = playing.possible(&[touch]).map_err(|error| play_fault(error, who.lang))?;
        if *bound != seat || possible.iter().any(|other| other == step) {
            return Ok(());
        }
        Err(self.bound_fault(who, possible))
    }

    /// The fault of playing another piece than the one that was touched, with the clause of the game that forbids it.
    fn bound_fault(&self, who: Who<'_>, instead: Vec<String>) -> FaultJson {
        FaultJson { rule: self.chosen.touch_rule.map(Into::into), instead, ..who.fault(Code::BoundTouch) }
    }

    pub(super) fn decide_touch(&self, who: Who<'_>, touched: &[String]) -> Result<Decision, FaultJson> {
        let (seat, playing) = self.own_decision(who)?;
        let bound = self.play.as_ref().and_then(|play| play.bound.as_ref());
        if let (Some((_, touch)), Some(first)) = (bound, touched.first())
            && touch != first
        {
            return Err(self.bound_fault(who, vec![touch.clone()]));
        }
        check_touches(who, playing, touched)?;
        let (tree, possible) = tree(playing, &words(touched), TREE_BUDGET).map_err(|error| play_fault(error, who.lang))?;
        let mut facts = Vec::new();
        if let Some(first) = touched.first()
            && self.chosen.touch_rule.is_some()
            && bound.is_none()
            && self.chosen.layout().sites.iter().any(|site| site.text == *first)
        {
            facts.push(Fact::Bound { seat: seat.0, touch: first.clone() });
        }
        let bound = bound.is_some() || !facts.is_empty();
        let entry = EntryJson { touched: touched.to_vec(), tree, possible, bound };
        Ok(Decision { facts, answer: Some(AnswerJson::Entry(entry)), wish: None })
    }

    pub(super) fn decide_preview(
        &self,
        who: Who<'_>,
        step: Option<&str>,
        touched: Option<&[String]>,
    ) -> Result<Decision, FaultJson> {
        let (_, playing) = self.own_decision(who)?;
        // The text of a step is read once, by the preview itself.
        let touched =
            if step.is_some() && touched.is_none() { None } else { Some(self.read_step(who, playing, step, touched)?) };
        let step = touched.as_deref().or(step).unwrap_or_default();
        let preview = preview(playing, step, who.lang).map_err(|error| play_fault(error, who.lang))?;
        Ok(AnswerJson::Preview(preview).into())
    }

    pub(super) fn decide_why(&self, who: Who<'_>, step: &str) -> Result<Decision, FaultJson> {
        let (_, playing) = self.own_decision(who)?;
        let told = playing.preview(step).map_err(|error| play_fault(error, who.lang))?.told;
        Ok(AnswerJson::Legal { step: told.step, told: told.sentence.say(who.lang) }.into())
    }

    pub(super) fn decide_resign(&self, who: Who<'_>, seat: Option<u8>, now: &Now<'_>) -> Result<Decision, FaultJson> {
        self.check_plays(who)?;
        self.check_word(who)?;
        let out = self.out();
        let own: Vec<Seat> = self.seats_of(who.visitor).into_iter().filter(|seat| !out.contains(seat)).collect();
        let seat = match seat {
            // Whoever holds several seats resigns with the one that has to decide.
            None => *own.iter().find(|&&seat| self.actor() == Some(seat)).unwrap_or(&own[0]),
            Some(seat) => *own.iter().find(|own| own.0 + 1 == seat).ok_or_else(|| who.fault(Code::NotSeated))?,
        };
        self.acted_fact(who, Action::Resign(seat), Why::Wish, now).map(Decision::from)
    }

    /// The fact of an action, if the rules allow it.
    pub fn acted_fact(&self, who: Who<'_>, action: Action, why: Why, now: &Now<'_>) -> Result<Fact, FaultJson> {
        let play = self.play.as_ref().ok_or_else(|| who.fault(Code::NotBegun))?;
        play.playing.check_action(action).map_err(|error| match error {
            // What is in no language is for programmers; people read the sentence of the code.
            hall::PlayError::Refused(Refusal { why: Message::Verbatim(why), rule, .. }) => {
                FaultJson { rule: Some(rule.into()), ..who.fault(Code::IllegalAction) }.with_detail(why)
            }
            hall::PlayError::Refused(refusal) => refused(Code::IllegalAction, refusal, who.lang),
            other => who.fault(Code::IllegalAction).with_detail(other.say(who.lang)),
        })?;
        let action = hall::action_text(action, |side| play.playing.side_id(side));
        Ok(Fact::Acted { action, why, clocks: self.clocks_kept(now) })
    }
}

fn words(touched: &[String]) -> Vec<&str> {
    touched.iter().map(String::as_str).collect()
}

/// Refuses the first touch that leads nowhere, in the words of the room.
fn check_touches(who: Who<'_>, playing: &dyn AnyMatch, touched: &[String]) -> Result<(), FaultJson> {
    let touches = words(touched);
    for (index, touch) in touches.iter().enumerate() {
        let entry = playing.entry(&touches[..=index]).map_err(|error| play_fault(error, who.lang))?;
        if entry.possible == 0 {
            let refusal = playing.refuse_touch(&touches[..index], touch);
            return Err(refused(Code::IllegalTouch, refusal.map_err(|error| play_fault(error, who.lang))?, who.lang));
        }
    }
    Ok(())
}

/// What a legal step would do.
pub fn preview(playing: &dyn AnyMatch, step: &str, lang: kernel::Lang) -> Result<PreviewJson, hall::PlayError> {
    let layout = playing.layout();
    let hall::Preview { told, after } = playing.preview(step)?;
    Ok(PreviewJson {
        story: StoryJson::new(&told.story, &told.captions, &layout, lang),
        step: told.step,
        told: told.sentence.say(lang),
        after: SceneChangeJson::new(&playing.scene(), &after, &layout, lang),
    })
}
