//! Speech: messages in the words of a language.
//!
//! This is the only place where a message becomes a text. What a language does not say is said in English, sentence by sentence.
//! Files are parsed when somebody first reads their language, and once. It decides nothing, and knows no crate but the kernel: a
//! message brings its catalogue with it.
#![doc = "\n"]
#![doc = include_str!("../README.md")]

mod check;
mod render;

pub use check::faults;

use kernel::{Lang, Message};

/// The languages that can be chosen: those that have the words common to all games. English comes first.
pub fn languages() -> Vec<Lang> {
    kernel::CATALOGUE.languages()
}

/// The language that somebody who asks for one is answered in: itself or its parent where there are files for it, else English. Whatever
/// is kept by language is kept by this one, so that asking for others costs nothing.
pub fn answered_in(lang: Lang) -> Lang {
    let known = languages();
    let parent = lang.code().split_once('-').and_then(|(parent, _)| Lang::from_code(parent));
    [Some(lang), parent].into_iter().flatten().find(|lang| known.contains(lang)).unwrap_or(Lang::EN)
}

/// Whatever can be said.
/// ```
/// use kernel::{Lang, Message, TextError};
/// use speech::Say;
///
/// let wrong = TextError::new("board", Message::quoted("x9"), Message::one_of(["a", "b"]));
/// assert_eq!(wrong.say(Lang::EN), "board: 'x9': expected a or b");
/// assert_ne!(wrong.say(Lang::of("fr")), wrong.say(Lang::EN));
/// ```
pub trait Say {
    /// The text in a language.
    fn say(&self, lang: Lang) -> String;
}

impl<T: Clone + Into<Message>> Say for T {
    fn say(&self, lang: Lang) -> String {
        let mut text = String::new();
        render::message(&self.clone().into(), lang, &mut text);
        text
    }
}
