//! Trouble: why a server could not start, or something could not be done with its data. Data, not words: who reads it says it in the
//! reader's language; `Display` is English, for programmers and logs.

use crate::lock::NotOurs;
use crate::storage::StorageError;
use std::fmt;
use std::io;

/// Why a server could not start, or something could not be done with its data.
#[derive(Debug)]
pub struct StartError {
    what: String,
    wrong: Wrong,
    expected: Expected,
}

/// What is wrong.
#[derive(Debug)]
pub enum Wrong {
    /// The system says no.
    System(io::Error),
    /// Another process has the data folder: its number and address as it wrote them down, if it did.
    Held(String),
    /// The database is of a version that is not known.
    Version(usize),
    /// The file is there already.
    Exists,
    /// The server that runs did not take a backup's place.
    NotRestored,
    /// The file cannot be opened as a database.
    NotOpened,
    /// The file is no database.
    NotDatabase,
    /// Anything else, as whoever found it says it.
    Other(String),
}

/// What was expected instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A folder that can be written.
    WritableFolder,
    /// A data folder that no other server uses.
    UnusedFolder,
    /// A key file of this program.
    KeyFile,
    /// The key of the data folder.
    Key,
    /// A database of this program.
    OwnDatabase,
    /// A database that this program knows.
    KnownDatabase,
    /// A database that can be read.
    ReadableDatabase,
    /// A database that can be written.
    WritableDatabase,
    /// A backup that is whole.
    WholeBackup,
    /// A name that is not taken.
    FreeName,
    /// A disk with room.
    Room,
    /// A free address.
    FreeAddress,
    /// A listening socket.
    Socket,
    /// What the system lends.
    Threads,
    /// A server of this version that runs.
    Server,
}

impl StartError {
    pub(crate) fn new(what: impl Into<String>, wrong: impl Into<Wrong>, expected: Expected) -> StartError {
        StartError { what: what.into(), wrong: wrong.into(), expected }
    }

    /// The file, folder or address it is about.
    pub fn what(&self) -> &str {
        &self.what
    }

    /// What is wrong with it.
    pub fn wrong(&self) -> &Wrong {
        &self.wrong
    }

    /// What was expected instead.
    pub fn expected(&self) -> Expected {
        self.expected
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}: expected {}", self.what, self.wrong, self.expected)
    }
}

impl std::error::Error for StartError {}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wrong::System(error) => error.fmt(f),
            Wrong::Held(who) => write!(f, "in use by {who}"),
            Wrong::Version(version) => write!(f, "version {version}"),
            Wrong::Exists => f.write_str("there is such a file already"),
            Wrong::NotRestored => f.write_str("it did not restore"),
            Wrong::NotOpened => f.write_str("it cannot be opened"),
            Wrong::NotDatabase => f.write_str("it is no database"),
            Wrong::Other(text) => f.write_str(text),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::WritableFolder => "a folder that can be written",
            Expected::UnusedFolder => "a data folder that no other server uses",
            Expected::KeyFile => "a key file of this program",
            Expected::Key => "the key of the data folder",
            Expected::OwnDatabase => "a database of this program",
            Expected::KnownDatabase => "a database that this program knows",
            Expected::ReadableDatabase => "a database that can be read",
            Expected::WritableDatabase => "a database that can be written",
            Expected::WholeBackup => "a backup that is whole",
            Expected::FreeName => "a name that is not taken, in a folder that can be written",
            Expected::Room => "a disk with room",
            Expected::FreeAddress => "a free address (--port 0 takes any free port)",
            Expected::Socket => "a listening socket",
            Expected::Threads => "threads and sockets of the system",
            Expected::Server => "a server of this version that runs",
        })
    }
}

impl From<io::Error> for Wrong {
    fn from(error: io::Error) -> Wrong {
        Wrong::System(error)
    }
}

impl From<NotOurs> for Wrong {
    fn from(why: NotOurs) -> Wrong {
        match why {
            NotOurs::Held(who) => Wrong::Held(who),
            NotOurs::Failed(error) => Wrong::System(error),
        }
    }
}

impl From<StorageError> for Wrong {
    fn from(error: StorageError) -> Wrong {
        Wrong::Other(error.to_string())
    }
}

impl From<String> for Wrong {
    fn from(text: String) -> Wrong {
        Wrong::Other(text)
    }
}

impl From<rusqlite::Error> for Wrong {
    fn from(error: rusqlite::Error) -> Wrong {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::CannotOpen) => Wrong::NotOpened,
            Some(rusqlite::ErrorCode::NotADatabase) => Wrong::NotDatabase,
            _ => Wrong::Other(error.to_string()),
        }
    }
}
