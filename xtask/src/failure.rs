//! Why a task did not succeed, in one line for the person who called it.

use std::fmt;

/// A task's failure.
#[derive(Debug)]
pub(crate) struct Failure {
    why: String,
    /// Whether the task could not even begin, for want of something that this machine has not and may not fetch.
    lacks: bool,
}

impl Failure {
    pub(crate) fn new(why: impl Into<String>) -> Failure {
        Failure { why: why.into(), lacks: false }
    }

    /// Something is missing on this machine, and could not be fetched.
    pub(crate) fn lacking(why: impl Into<String>) -> Failure {
        Failure { why: why.into(), lacks: true }
    }

    /// Whether something was missing.
    pub(crate) fn lacks(&self) -> bool {
        self.lacks
    }

    /// A failure to read or write a file.
    pub(crate) fn file(path: &std::path::Path, error: &std::io::Error) -> Failure {
        Failure::new(format!("{}: {error}", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure::new(format!("not the JSON that was expected: {error}"))
    }
}
