//! Why something could not be played, with steps as texts.

use kernel::{Notation, Refusal, StepError, TextError};
use std::fmt;

/// How many obliged alternatives are named in a line.
const LISTED: usize = 6;

/// A step or action that was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// The text is not a step of the game.
    Syntax(TextError),
    /// The text fits several legal steps.
    Ambiguous(Vec<String>),
    /// The rules do not allow it.
    Refused(Refusal<String>),
}

impl PlayError {
    /// The error of a position with its steps as texts.
    pub(crate) fn of<P: Notation>(position: &P, error: StepError<P::Step>) -> PlayError {
        match error {
            StepError::Syntax(error) => PlayError::Syntax(error),
            StepError::Ambiguous(steps) => {
                PlayError::Ambiguous(steps.into_iter().map(|step| position.step_text(step)).collect())
            }
            StepError::Illegal(refusal) => PlayError::Refused(refusal.map(|step| position.step_text(step))),
        }
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Syntax(error) => write!(f, "{error}"),
            PlayError::Ambiguous(steps) => write!(f, "step: ambiguous: expected one of {}", steps.join(" ")),
            PlayError::Refused(refusal) => {
                write!(f, "{refusal}")?;
                let listed = &refusal.instead[..refusal.instead.len().min(LISTED)];
                if !listed.is_empty() {
                    write!(f, ": {}", listed.join(", "))?;
                }
                if refusal.instead.len() > LISTED { write!(f, ", ...") } else { Ok(()) }
            }
        }
    }
}

impl std::error::Error for PlayError {}
