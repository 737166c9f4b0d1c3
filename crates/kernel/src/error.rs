//! What can be wrong with a text or a step, small enough to print in one line.

use crate::{Arg, Message, Rule, sentences};
use std::fmt;

/// A text that is not what it should be: which field, where in it, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// The field of the text, such as `board` or `option`.
    pub field: &'static str,
    /// What is wrong and where.
    pub wrong: Message,
    /// What was expected instead.
    pub expected: Message,
}

impl TextError {
    /// An error in a field.
    pub fn new(field: &'static str, wrong: impl Into<Message>, expected: impl Into<Message>) -> TextError {
        TextError { field, wrong: wrong.into(), expected: expected.into() }
    }
}

impl From<TextError> for Message {
    fn from(TextError { field, wrong, expected }: TextError) -> Message {
        sentences::TextError { field, wrong: Arg::line(wrong), expected: Arg::line(expected) }.into()
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(self.clone()).fmt(f)
    }
}

impl std::error::Error for TextError {}

/// A step or touch that the rules do not allow: why, and what they demand instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal<S> {
    /// The rule that forbids it.
    pub rule: Rule,
    /// One sentence, without the rule number.
    pub why: Message,
    /// The obliged alternatives, where the rule names some.
    pub instead: Vec<S>,
}

impl<S> Refusal<S> {
    /// A refusal without alternatives.
    pub fn new(rule: Rule, why: impl Into<Message>) -> Refusal<S> {
        Refusal { rule, why: why.into(), instead: Vec::new() }
    }

    /// The same refusal for other alternatives.
    pub fn map<T>(self, each: impl FnMut(S) -> T) -> Refusal<T> {
        Refusal { rule: self.rule, why: self.why, instead: self.instead.into_iter().map(each).collect() }
    }
}

impl<S> From<Refusal<S>> for Message {
    fn from(refusal: Refusal<S>) -> Message {
        sentences::Refusal { rule: refusal.rule, why: Arg::line(refusal.why) }.into()
    }
}

impl<S> fmt::Display for Refusal<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let why = Arg::line(self.why.clone());
        Message::from(sentences::Refusal { rule: self.rule, why }).fmt(f)
    }
}

/// Why a step text names no step that may be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepError<S> {
    /// The text is not a step of this game at all.
    Syntax(TextError),
    /// The text is a short form that fits several legal steps.
    Ambiguous(Vec<S>),
    /// The text is a step, but the rules do not allow it now.
    Illegal(Refusal<S>),
}

impl<S> From<TextError> for StepError<S> {
    fn from(error: TextError) -> Self {
        StepError::Syntax(error)
    }
}

impl<S> From<Refusal<S>> for StepError<S> {
    fn from(refusal: Refusal<S>) -> Self {
        StepError::Illegal(refusal)
    }
}
