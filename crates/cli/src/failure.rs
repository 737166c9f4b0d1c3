//! Failures: bad input and negative answers, each one line and an exit code.

use hall::{ArchiveError, PlayError};
use kernel::TextError;
use std::process::ExitCode;

/// Why a command did not succeed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Bad input or usage: one line on the error stream, exit code 2.
    Bad(String),
    /// A negative answer that was printed already: exit code 1.
    Negative,
}

impl Failure {
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Bad(message) => {
                eprintln!("error: {message}");
                ExitCode::from(2)
            }
            Failure::Negative => ExitCode::from(1),
        }
    }
}

impl From<TextError> for Failure {
    fn from(error: TextError) -> Self {
        Failure::Bad(error.to_string())
    }
}

impl From<ArchiveError> for Failure {
    fn from(error: ArchiveError) -> Self {
        Failure::Bad(error.to_string())
    }
}

impl From<PlayError> for Failure {
    fn from(error: PlayError) -> Self {
        Failure::Bad(error.to_string())
    }
}

/// A failure to read or write.
pub(crate) fn io(what: &str, error: &std::io::Error) -> Failure {
    Failure::Bad(format!("{what}: {error}: expected a place that can be read or written"))
}
