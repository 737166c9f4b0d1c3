//! Failures: bad input and negative answers, each one line and an exit code.

use crate::interrupt::INTERRUPTED;
use crate::sentences;
use engine::{ArchiveError, Damage, SheetError};
use hall::PlayError;
use kernel::{Arg, Lang, Message, Phrase, TextError};
use server::{Expected, LimitError, StartError, Wrong};
use speech::Say;
use std::io::ErrorKind;
use std::process::ExitCode;

/// Why a command did not succeed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Bad input or usage: one line on the error stream in the language of the call, exit code 2.
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
            Failure::Told(message) => {
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
        Failure::Told(error.into())
    }
}

impl From<ArchiveError> for Failure {
    fn from(error: ArchiveError) -> Self {
        Failure::Told(archive(&error))
    }
}

impl From<StartError> for Failure {
    fn from(error: StartError) -> Self {
        let (what, expected) = (error.what().to_string(), expected(error.expected()));
        let wrong = match error.wrong() {
            Wrong::System(error) => system(error),
            Wrong::Held(who) => sentences::HeldBy { process: process(who) }.into(),
            Wrong::Version(version) => sentences::WrongVersion { version: version.to_string() }.into(),
            Wrong::Exists => sentences::SYSTEM_EXISTS.into(),
            Wrong::NotRestored => sentences::WRONG_NOT_RESTORED.into(),
            Wrong::NotOpened => sentences::WRONG_NOT_OPENED.into(),
            Wrong::NotDatabase => sentences::WRONG_NO_DATABASE.into(),
            Wrong::Other(text) => Message::verbatim(text),
        };
        Failure::Told(sentences::Start { what, wrong, expected }.into())
    }
}

impl From<PlayError> for Failure {
    fn from(error: PlayError) -> Self {
        Failure::Told(error.into())
    }
}

/// A failure to read or write.
pub(crate) fn io(what: impl Into<Arg>, error: &std::io::Error) -> Failure {
    if error.kind() == ErrorKind::BrokenPipe {
        return Failure::Closed;
    }
    Failure::Told(sentences::Io { what, error: system(error) }.into())
}

/// What the system says, in our words where it is something that people meet.
pub(crate) fn system(error: &std::io::Error) -> Message {
    let phrase = match error.kind() {
        ErrorKind::NotFound => sentences::SYSTEM_NOT_FOUND,
        ErrorKind::PermissionDenied => sentences::SYSTEM_DENIED,
        ErrorKind::AlreadyExists => sentences::SYSTEM_EXISTS,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => sentences::SYSTEM_FULL,
        ErrorKind::ReadOnlyFilesystem => sentences::SYSTEM_READ_ONLY,
        ErrorKind::IsADirectory => sentences::SYSTEM_FOLDER,
        ErrorKind::NotADirectory => sentences::SYSTEM_NO_FOLDER,
        ErrorKind::AddrInUse => sentences::SYSTEM_ADDRESS_IN_USE,
        ErrorKind::AddrNotAvailable => sentences::SYSTEM_NO_ADDRESS,
        ErrorKind::InvalidData => sentences::SYSTEM_NOT_TEXT,
        ErrorKind::UnexpectedEof => sentences::SYSTEM_CUT_SHORT,
        _ => return Message::verbatim(error.to_string()),
    };
    phrase.into()
}

/// What is wrong with a database of solved positions.
pub(crate) fn archive(error: &ArchiveError) -> Message {
    match error {
        ArchiveError::NotWhole => sentences::ARCHIVE_NOT_WHOLE.into(),
        ArchiveError::Uncounted => sentences::ARCHIVE_UNCOUNTED.into(),
        ArchiveError::Sheet(SheetError::Io(path, error)) => {
            sentences::Io { what: path.display().to_string(), error: system(error) }.into()
        }
        ArchiveError::Sheet(SheetError::Damaged(path, damage)) => {
            let damage = match damage {
                Damage::Length => sentences::DAMAGED_LENGTH,
                Damage::Kind => sentences::DAMAGED_KIND,
                Damage::Sum => sentences::DAMAGED_SUM,
                Damage::Missing => sentences::DAMAGED_MISSING,
            };
            sentences::ArchiveDamaged { path: path.display().to_string(), damage }.into()
        }
    }
}

fn expected(expected: Expected) -> Phrase {
    match expected {
        Expected::WritableFolder => sentences::EXPECTED_WRITABLE_FOLDER,
        Expected::UnusedFolder => sentences::EXPECTED_UNUSED_FOLDER,
        Expected::KeyFile => sentences::EXPECTED_KEY_FILE,
        Expected::Key => sentences::EXPECTED_KEY,
        Expected::OwnDatabase => sentences::EXPECTED_OWN_DATABASE,
        Expected::KnownDatabase => sentences::EXPECTED_KNOWN_DATABASE,
        Expected::ReadableDatabase => sentences::EXPECTED_READABLE_DATABASE,
        Expected::WritableDatabase => sentences::EXPECTED_WRITABLE_DATABASE,
        Expected::WholeBackup => sentences::EXPECTED_WHOLE_BACKUP,
        Expected::FreeName => sentences::EXPECTED_FREE_NAME,
        Expected::Room => sentences::EXPECTED_ROOM,
        Expected::FreeAddress => sentences::EXPECTED_FREE_ADDRESS,
        Expected::Socket => sentences::EXPECTED_SOCKET,
        Expected::Threads => sentences::EXPECTED_THREADS,
        Expected::Server => sentences::EXPECTED_SERVER,
    }
}

/// Who has a data folder, from what it wrote down of itself: `process 7 at http://127.0.0.1:8080`.
pub(crate) fn process(told: &str) -> Message {
    let Some(told) = told.strip_prefix("process ") else { return sentences::ANOTHER_PROCESS.into() };
    match told.split_once(" at ") {
        Some((number, address)) => sentences::ProcessAt { number, address }.into(),
        None => sentences::ProcessAlone { number: told }.into(),
    }
}

/// Why a limit of a server cannot be set.
pub(crate) fn limit(error: &LimitError) -> Message {
    match error {
        LimitError::Form(text) => sentences::LimitForm { text }.into(),
        LimitError::Unknown(name, known) => sentences::LimitUnknown { name, known: known.join(", ") }.into(),
        LimitError::Seconds(name, number) => sentences::LimitSeconds { name, number }.into(),
        LimitError::Number(name, number) => sentences::LimitNumber { name, number }.into(),
    }
}
