//! Failures: bad input and negative answers, each one line and an exit code.

use crate::interrupt::INTERRUPTED;
use crate::sentences;
use engine::ArchiveError;
use hall::PlayError;
use kernel::{Lang, Message, TextError};
use speech::Say;
use std::process::ExitCode;

/// Why a command did not succeed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Bad input or usage: one line on the error stream, exit code 2.
    Bad(String),
    /// A text that cannot be read, told in the language of the call: as [`Failure::Bad`].
    Text(TextError),
    /// Something else that is wrong, told in the language of the call: as [`Failure::Bad`].
    Told(Message),
    /// A negative answer that was printed already: exit code 1.
    Negative,
    /// Nobody reads any more: quietly, exit code 0.
    Closed,
    /// Some of what was read was refused and told already: exit code 2.
    Refused,
    /// Broken off by Ctrl-C or by a polite request to end; what it came to was printed: exit code 130.
    Interrupted,
}

impl Failure {
    pub(crate) fn report(self, lang: Lang) -> ExitCode {
        match self {
            Failure::Text(error) => Failure::Bad(error.say(lang)).report(lang),
            Failure::Told(message) => Failure::Bad(message.say(lang)).report(lang),
            Failure::Bad(message) => {
                note!("{}", sentences::Error { message }.say(lang));
                ExitCode::from(2)
            }
            Failure::Negative => ExitCode::from(1),
            Failure::Closed => ExitCode::SUCCESS,
            Failure::Refused => ExitCode::from(2),
            Failure::Interrupted => ExitCode::from(INTERRUPTED),
        }
    }
}

impl From<TextError> for Failure {
    fn from(error: TextError) -> Self {
        Failure::Text(error)
    }
}

impl From<ArchiveError> for Failure {
    fn from(error: ArchiveError) -> Self {
        Failure::Bad(error.to_string())
    }
}

impl From<PlayError> for Failure {
    fn from(error: PlayError) -> Self {
        Failure::Told(error.into())
    }
}

/// A failure to read or write.
pub(crate) fn io(what: &str, error: &std::io::Error) -> Failure {
    if error.kind() == std::io::ErrorKind::BrokenPipe {
        return Failure::Closed;
    }
    Failure::Told(sentences::Io { what, error: error.to_string() }.into())
}
