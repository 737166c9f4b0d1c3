//! Why something could not be played, with steps as texts.

use kernel::{Lang, Notation, Refusal, StepError, TextError, say};
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
                // A room that names them in its sentence has said them already.
                if listed.is_empty() || names_all(&refusal.why, listed) {
                    return Ok(());
                }
                write!(f, ": {}", listed.join(", "))?;
                if refusal.instead.len() > LISTED { write!(f, ", ...") } else { Ok(()) }
            }
        }
    }
}

/// An error as a player reads it. Rooms explain refusals in every language, but what is wrong with a text in English only: elsewhere it is
/// said what was expected, with a step that may be played as an example.
pub fn tell_error(error: &PlayError, example: Option<&str>, lang: Lang) -> String {
    match (error, lang) {
        (PlayError::Ambiguous(steps), _) => {
            let steps = steps.join(" ");
            say!(
                lang,
                "C-5: the short form fits several steps: expected one of {steps}",
                "C-5 : l'écriture abrégée convient à plusieurs coups : il faut l'un de {steps}",
                "C-5: la forma breve vale per più mosse: serve una di {steps}"
            )
        }
        (PlayError::Refused(_), _) | (PlayError::Syntax(_), Lang::En) => error.to_string(),
        (PlayError::Syntax(_), _) => match example {
            Some(step) => say!(
                lang,
                "C-5: this is not how a step is written here: expected one such as {step}",
                "C-5 : un coup ne s'écrit pas ainsi dans ce jeu ; il s'écrit par exemple {step}",
                "C-5: in questo gioco una mossa non si scrive così; si scrive per esempio {step}"
            ),
            None => say!(
                lang,
                "C-5: this is not how a step is written here",
                "C-5 : un coup ne s'écrit pas ainsi dans ce jeu",
                "C-5: in questo gioco una mossa non si scrive così"
            ),
        },
    }
}

/// Whether a sentence names every one of some steps as a word of its own.
fn names_all(sentence: &str, steps: &[String]) -> bool {
    let words: Vec<&str> = sentence.split([' ', ',', ';']).collect();
    steps.iter().all(|step| words.contains(&step.as_str()))
}

impl std::error::Error for PlayError {}

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
