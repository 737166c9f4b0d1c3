//! Entering a step touch by touch: places and buttons, until a step is complete. What may be touched comes from the match.

use super::{Looked, Pointer, Table};
use crate::input::Effect;
use crate::picture::Picture;
use crate::sentences;
use hall::EntryView;
use speech::Say;

impl Table {
    pub(super) fn forget_touches(&mut self) {
        self.touched = self.bound().into_iter().collect();
        self.entry = self.entered();
    }

    fn entered(&self) -> EntryView {
        let touched: Vec<&str> = self.touched.iter().map(String::as_str).collect();
        self.playing.entry(&touched).unwrap_or(EntryView { next: Vec::new(), complete: None, possible: 0 })
    }

    /// The site of a name.
    pub(super) fn site(&self, text: &str) -> Option<usize> {
        self.layout.sites.iter().position(|site| site.text == text)
    }

    /// The places that may be touched next.
    pub(super) fn next_sites(&self) -> Vec<usize> {
        if !self.may_enter() {
            return Vec::new();
        }
        self.entry.next.iter().filter_map(|touch| self.site(touch)).collect()
    }

    /// The buttons that may be pressed next.
    pub(super) fn next_buttons(&self) -> Vec<usize> {
        if !self.may_enter() {
            return Vec::new();
        }
        let pressed = |touch: &String| self.layout.buttons.iter().position(|button| button.text == touch);
        self.entry.next.iter().filter_map(pressed).collect()
    }

    /// What the pointer points at, as a touch.
    pub(super) fn pointed(&self) -> String {
        match self.pointer {
            Pointer::Site(site) => self.layout.sites[site].text.clone(),
            Pointer::Button(button) => self.layout.buttons[button].text.to_string(),
        }
    }

    /// Points at the first thing that may be touched, unless the pointer is at one already.
    pub(super) fn point_somewhere(&mut self) {
        let (sites, buttons) = (self.next_sites(), self.next_buttons());
        let good = match self.pointer {
            Pointer::Site(site) => sites.contains(&site),
            Pointer::Button(button) => buttons.contains(&button),
        };
        if good {
            return;
        }
        let first = sites.first().map(|&site| Pointer::Site(site));
        if let Some(pointer) = first.or(buttons.first().map(|&button| Pointer::Button(button))) {
            self.pointer = pointer;
        } else if let Pointer::Button(_) = self.pointer {
            self.pointer = Pointer::Site(0);
        }
    }

    /// Points at the next or previous thing that may be touched.
    pub(super) fn point_on(&mut self, forward: bool) {
        let sites = self.next_sites().into_iter().map(Pointer::Site);
        let all: Vec<Pointer> = sites.chain(self.next_buttons().into_iter().map(Pointer::Button)).collect();
        if all.is_empty() {
            return;
        }
        let here = all.iter().position(|pointer| *pointer == self.pointer);
        let next = match (here, forward) {
            (Some(here), true) => (here + 1) % all.len(),
            (Some(here), false) => (here + all.len() - 1) % all.len(),
            (None, _) => 0,
        };
        self.pointer = all[next];
    }

    /// Touches what the pointer points at.
    pub(super) fn touch(&mut self) -> Vec<Effect> {
        if self.shown.is_some() {
            self.note = vec![self.say(sentences::LOOKING_BACK)];
            return Vec::new();
        }
        if !self.may_enter() {
            self.note = vec![self.say(if self.decides().is_some() { sentences::NOT_YOURS } else { sentences::IS_OVER })];
            return Vec::new();
        }
        let touch = self.pointed();
        self.hint = None;
        // A second touch of the last place plays what is complete there, and puts back a piece that was only taken up.
        if self.touched.last() == Some(&touch) && !self.entry.next.contains(&touch) {
            return match self.entry.complete.clone() {
                Some(step) => self.play(&step),
                None => {
                    self.forget_touches();
                    Vec::new()
                }
            };
        }
        if self.entry.next.contains(&touch) {
            self.touched.push(touch);
            self.entry = self.entered();
            return self.entered_and_told();
        }
        let touched: Vec<&str> = self.touched.iter().map(String::as_str).collect();
        let first = self.playing.entry(&[]).is_ok_and(|entry| entry.next.contains(&touch));
        if first && !touched.is_empty() {
            // Another piece is taken up instead.
            self.touched = vec![touch];
            self.entry = self.entered();
            return self.entered_and_told();
        }
        let (why, _) = crate::ask::refuse_touch(self.playing.as_ref(), &touched, &touch, self.lang);
        self.note = vec![why];
        Vec::new()
    }

    /// The same, and a server where touches bind is told.
    fn entered_and_told(&mut self) -> Vec<Effect> {
        let mut effects = self.send_touch();
        effects.extend(self.entered_so_far());
        effects
    }

    /// Plays the step that is complete, if nothing more can follow; else says what may follow.
    fn entered_so_far(&mut self) -> Vec<Effect> {
        match (self.entry.complete.clone(), self.entry.next.is_empty()) {
            (Some(step), true) => return self.play(&step),
            (Some(step), false) => self.note = vec![self.say(sentences::CompleteOrOn { step })],
            (None, _) => self.note = vec![self.say(sentences::TouchNext { count: self.entry.possible })],
        }
        Vec::new()
    }

    /// Enter where a step is complete but more may follow: plays it.
    pub(super) fn confirm(&mut self) -> Option<Vec<Effect>> {
        let step = self.entry.complete.clone().filter(|_| !self.touched.is_empty())?;
        Some(self.play(&step))
    }

    /// Looks at what a touch here would do, before it is done.
    pub(super) fn look(&mut self) {
        if !self.may_enter() {
            return;
        }
        let step = match &self.typed {
            Some(typed) => typed.fitting(self.playing.as_ref()).into_iter().next(),
            None => {
                let touched: Vec<&str> = self.touched.iter().map(String::as_str).collect();
                let touch = self.pointed();
                let here: Vec<&str> = touched.iter().copied().chain([touch.as_str()]).collect();
                let there = self.playing.entry(&here).ok().and_then(|entry| entry.complete);
                there.or_else(|| self.entry.complete.clone())
            }
        };
        let Some(preview) = step.as_ref().and_then(|step| crate::ask::preview(self.playing.as_ref(), step)) else {
            self.note = vec![self.say(sentences::NOTHING_TO_LOOK_AT)];
            return;
        };
        let told = &preview.told;
        let events = told.story.deed.iter().chain(&told.story.caused);
        self.looked = Some(Looked {
            step: told.step.clone(),
            sentence: told.sentence.say(self.lang),
            captions: told.consequences().iter().map(|caption| caption.say(self.lang)).collect(),
            after: Picture::from(&preview.after),
            sites: events.flat_map(|event| event.sites.iter().map(|site| usize::from(site.0))).collect(),
        });
    }

    /// Why what the pointer points at may not be touched.
    pub(super) fn why_not(&mut self) {
        let touch = self.pointed();
        if self.entry.next.contains(&touch) {
            self.note = vec![self.say(sentences::MayBeTouched { name: touch })];
        } else if self.decides().is_some() {
            let touched: Vec<&str> = self.touched.iter().map(String::as_str).collect();
            self.note = vec![crate::ask::refuse_touch(self.playing.as_ref(), &touched, &touch, self.lang).0];
        } else {
            self.note = vec![self.say(sentences::IS_OVER)];
        }
    }
}
