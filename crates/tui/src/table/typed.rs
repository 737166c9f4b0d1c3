//! Typed notation: a line for a step, with what it may become.

use super::Table;
use crate::input::{Effect, Keystroke};
use crate::sentences;
use hall::AnyMatch;

/// The line that is being typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Typed {
    pub(crate) text: String,
    /// The channel it is said in, if it is no step.
    pub(crate) channel: Option<String>,
}

impl Typed {
    /// The legal steps that begin so.
    pub(crate) fn fitting(&self, playing: &dyn AnyMatch) -> Vec<String> {
        if self.channel.is_some() {
            return Vec::new();
        }
        playing.steps().into_iter().filter(|step| step.starts_with(&self.text)).collect()
    }

    /// The line with all that the steps which fit have in common.
    fn completed(&self, playing: &dyn AnyMatch) -> String {
        let fitting = self.fitting(playing);
        let Some(first) = fitting.first() else { return self.text.clone() };
        let shared = |step: &String| first.bytes().zip(step.bytes()).take_while(|(a, b)| a == b).count();
        let length = fitting.iter().map(shared).min().unwrap_or(first.len());
        first.get(..length).unwrap_or(&self.text).to_string()
    }
}

impl Table {
    /// A key while a line is being typed.
    pub(super) fn type_key(&mut self, key: Keystroke) -> Vec<Effect> {
        let Some(typed) = &mut self.typed else { return Vec::new() };
        match key {
            Keystroke::Char('\u{20}'..) if typed.text.len() > 400 => {}
            Keystroke::Char(letter) => typed.text.push(letter),
            Keystroke::Backspace if typed.text.is_empty() => self.typed = None,
            Keystroke::Backspace => {
                typed.text.pop();
            }
            Keystroke::Ctrl('u') => typed.text.clear(),
            Keystroke::Tab if typed.channel.is_some() => {
                let channel = typed.channel.clone().map(|channel| self.next_channel(&channel));
                self.typed = self.typed.take().map(|typed| Typed { channel, ..typed });
            }
            Keystroke::Tab => typed.text = typed.completed(self.playing.as_ref()),
            Keystroke::Escape => self.typed = None,
            Keystroke::Enter => return self.type_enter(),
            _ => {}
        }
        Vec::new()
    }

    fn type_enter(&mut self) -> Vec<Effect> {
        let Some(Typed { text, channel }) = self.typed.take() else { return Vec::new() };
        let text = text.trim();
        if text.is_empty() {
            return Vec::new();
        }
        if let Some(channel) = channel {
            return self.talk(channel, text);
        }
        if !self.may_enter() {
            self.note = vec![self.say(if self.decides().is_some() { sentences::NOT_YOURS } else { sentences::IS_OVER })];
            return Vec::new();
        }
        self.play(text)
    }
}
