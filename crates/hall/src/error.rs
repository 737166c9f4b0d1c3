//! Why something could not be played, with steps as texts.

use crate::sentences;
use kernel::{Arg, Join, Message, Notation, Refusal, StepError, TextError};
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

/// English, for programmers; whoever reads it in a language says the message.
impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Message::from(self.clone()).fmt(f)
    }
}

impl std::error::Error for PlayError {}

impl From<PlayError> for Message {
    fn from(error: PlayError) -> Message {
        match error {
            PlayError::Syntax(error) => error.into(),
            PlayError::Ambiguous(steps) => sentences::StepAmbiguous { steps: Arg::list(Join::Blank, steps) }.into(),
            PlayError::Refused(refusal) => {
                let mut listed: Vec<String> = refusal.instead.iter().take(LISTED).cloned().collect();
                // A room that names them in its sentence has said them already.
                if listed.iter().all(|step| refusal.why.names(step)) {
                    return refusal.into();
                }
                if refusal.instead.len() > LISTED {
                    listed.push("...".into());
                }
                sentences::RefusedInstead { refusal: Message::from(refusal), steps: Arg::list(Join::Comma, listed) }.into()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c_7_alternatives_are_named_once() {
        let refused = |why: &str| {
            PlayError::Refused(Refusal { rule: "T-1", why: why.into(), instead: vec!["a-b".into(), "a-c".into()] })
        };
        assert_eq!(refused("you must capture").to_string(), "T-1: you must capture: a-b, a-c");
        assert_eq!(refused("you must capture: a-b, a-c").to_string(), "T-1: you must capture: a-b, a-c");
        // A longer step is another.
        assert_eq!(refused("not a-b-c, a-c").to_string(), "T-1: not a-b-c, a-c: a-b, a-c");
    }
}
