//! Whether something is said: in words, in every language that must be complete.

use kernel::{Lang, Message};
use speech::Say;

/// Whether a message comes to words in English, French and Italian.
pub fn is_said(message: impl Into<Message>) -> bool {
    let message = message.into();
    Lang::ALL.iter().all(|&lang| !message.say(lang).trim().is_empty())
}

/// Messages in English, joined by blanks, for tests that read them.
pub fn english(messages: &[Message]) -> String {
    messages.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
