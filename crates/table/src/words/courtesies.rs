//! Courtesy: the phrases that may be said even where partners must be silent. They carry no advice.

use crate::sentences;
use kernel::{Lang, Phrase};
use speech::Say;
use wire::live::PhraseJson;

/// A courtesy phrase.
#[derive(Clone, Copy, Debug)]
pub struct Courtesy {
    /// Its id.
    pub id: &'static str,
    /// What it says.
    pub text: Phrase,
}

/// The phrases in the order they are shown.
const COURTESIES: &[Courtesy] = &[
    Courtesy { id: "hello", text: sentences::COURTESY_HELLO },
    Courtesy { id: "have_fun", text: sentences::COURTESY_HAVE_FUN },
    Courtesy { id: "one_moment", text: sentences::COURTESY_ONE_MOMENT },
    Courtesy { id: "back", text: sentences::COURTESY_BACK },
    Courtesy { id: "thank_you", text: sentences::COURTESY_THANK_YOU },
    Courtesy { id: "sorry", text: sentences::COURTESY_SORRY },
    Courtesy { id: "good_game", text: sentences::COURTESY_GOOD_GAME },
    Courtesy { id: "goodbye", text: sentences::COURTESY_GOODBYE },
];

/// The phrase with an id.
pub fn find(id: &str) -> Option<Courtesy> {
    COURTESIES.iter().copied().find(|phrase| phrase.id == id)
}

/// All phrases in a language.
pub fn all(lang: Lang) -> Vec<PhraseJson> {
    COURTESIES.iter().map(|phrase| PhraseJson { id: phrase.id.into(), text: phrase.text.say(lang) }).collect()
}
