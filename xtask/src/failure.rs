//! Why a task did not succeed, in one line for the person who called it.

use std::fmt;

/// A task's failure.
#[derive(Debug)]
pub(crate) struct Failure(String);

impl Failure {
    pub(crate) fn new(why: impl Into<String>) -> Failure {
        Failure(why.into())
    }

    /// A failure to read or write a file.
    pub(crate) fn file(path: &std::path::Path, error: &std::io::Error) -> Failure {
        Failure(format!("{}: {error}", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        Failure(format!("not the JSON that was expected: {error}"))
    }
}
