//! Trouble: why a server did not do what was asked, for people.

use crate::sentences;
use kernel::Message;
use wire::FaultJson;

/// Why something did not come about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The server cannot be reached, in the system's words.
    Unreachable(String),
    /// It does not answer.
    Silent,
    /// What answers is no server of ours.
    Strange,
    /// The server refuses it, in the reader's language.
    Refused(Box<FaultJson>),
    /// What happens at the table cannot be followed: the server plays by other rules.
    OtherRules,
}

impl From<Trouble> for Message {
    fn from(trouble: Trouble) -> Message {
        match trouble {
            Trouble::Unreachable(error) => sentences::Unreachable { error }.into(),
            Trouble::Silent => sentences::SILENT.into(),
            Trouble::Strange => sentences::STRANGE.into(),
            Trouble::Refused(fault) => Message::verbatim(fault.message),
            Trouble::OtherRules => sentences::OTHER_RULES.into(),
        }
    }
}
