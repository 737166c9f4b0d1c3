//! Courtesy: the phrases that may be said even where partners must be silent. They carry no advice.

use kernel::{Lang, Tri};
use wire::live::PhraseJson;

/// A courtesy phrase.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Phrase {
    /// Its id.
    pub(crate) id: &'static str,
    /// What it says.
    pub(crate) text: Tri,
}

/// The phrases in the order they are shown.
pub(crate) const PHRASES: &[Phrase] = &[
    Phrase { id: "hello", text: Tri::new("Hello!", "Bonjour !", "Ciao!") },
    Phrase { id: "have_fun", text: Tri::new("Have a good game!", "Bonne partie !", "Buona partita!") },
    Phrase {
        id: "one_moment",
        text: Tri::new("One moment, please.", "Un instant, s'il vous plaît.", "Un momento, per favore."),
    },
    Phrase { id: "back", text: Tri::new("I am back.", "Me revoilà.", "Eccomi di nuovo.") },
    Phrase { id: "thank_you", text: Tri::new("Thank you!", "Merci !", "Grazie!") },
    Phrase { id: "sorry", text: Tri::new("I am sorry.", "Je suis désolé.", "Mi dispiace.") },
    Phrase {
        id: "good_game",
        text: Tri::new("That was a good game.", "C'était une belle partie.", "È stata una bella partita."),
    },
    Phrase { id: "goodbye", text: Tri::new("Goodbye!", "Au revoir !", "Arrivederci!") },
];

/// The phrase with an id.
pub(crate) fn find(id: &str) -> Option<Phrase> {
    PHRASES.iter().copied().find(|phrase| phrase.id == id)
}

/// All phrases in a language.
pub(crate) fn all(lang: Lang) -> Vec<PhraseJson> {
    PHRASES.iter().map(|phrase| PhraseJson { id: phrase.id.into(), text: phrase.text.to(lang).into() }).collect()
}
