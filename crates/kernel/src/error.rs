//! What can be wrong with a text or a step, small enough to print in one line.

use crate::Rule;
use std::fmt;

/// A text that is not what it should be: which field, where in it, and what was expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TextError {
    /// The field of the text, such as `board` or `option`.
    pub field: &'static str,
    /// What is wrong and where.
    pub wrong: String,
    /// What was expected instead.
    pub expected: String,
}

impl TextError {
    /// An error in a field.
    pub fn new(field: &'static str, wrong: impl Into<String>, expected: impl Into<String>) -> TextError {
        TextError { field, wrong: wrong.into(), expected: expected.into() }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: expected {}", self.field, printable(&self.wrong), printable(&self.expected))
    }
}

impl std::error::Error for TextError {}

/// The text on one line, without control characters, cut to a length a person reads.
fn printable(text: &str) -> String {
    const MOST: usize = 200;
    let mut out: String = text.chars().take(MOST).map(|c| if c.is_control() { ' ' } else { c }).collect();
    if text.chars().nth(MOST).is_some() {
        out.push_str("...");
    }
    out
}

/// A step or touch that the rules do not allow: why, and what they demand instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal<S> {
    /// The rule that forbids it.
    pub rule: Rule,
    /// One sentence, without the rule number.
    pub why: String,
    /// The obliged alternatives, where the rule names some.
    pub instead: Vec<S>,
}

impl<S> Refusal<S> {
    /// A refusal without alternatives.
    pub fn new(rule: Rule, why: impl Into<String>) -> Refusal<S> {
        Refusal { rule, why: why.into(), instead: Vec::new() }
    }

    /// The same refusal for other alternatives.
    pub fn map<T>(self, each: impl FnMut(S) -> T) -> Refusal<T> {
        Refusal { rule: self.rule, why: self.why, instead: self.instead.into_iter().map(each).collect() }
    }
}

impl<S> fmt::Display for Refusal<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, printable(&self.why))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_stay_on_one_short_line() {
        let error = TextError::new("board", "a\nb".to_string() + &"x".repeat(500), "nine ranks");
        let text = error.to_string();
        assert!(!text.contains('\n') && text.len() < 300, "{text}");
        assert!(text.starts_with("board: a b"));
    }
}
