//! Verbs: what can be asked for in lines, in the words of the language and always in English too.

use crate::sentences;
use kernel::{Lang, Phrase};
use speech::Say;

/// What a line asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verb {
    Quit,
    Help,
    Board,
    Steps,
    StepsFrom,
    Undo,
    Redo,
    Position,
    Record,
    Save,
    Resign,
    Draw,
    Why,
    Hint,
    Rule,
    Pieces,
    Mine,
    What,
    Around,
    Threats,
    Last,
    /// These four are for tables of a server.
    Say,
    Sit,
    Agree,
    Decline,
}

/// Every verb with its words, and whether something must follow it.
const VERBS: [(Verb, Phrase, bool); 25] = [
    (Verb::Quit, sentences::VERB_QUIT, false),
    (Verb::Help, sentences::VERB_HELP, false),
    (Verb::Board, sentences::VERB_BOARD, false),
    (Verb::Steps, sentences::VERB_STEPS, false),
    (Verb::StepsFrom, sentences::VERB_STEPS_FROM, true),
    (Verb::Undo, sentences::VERB_UNDO, false),
    (Verb::Redo, sentences::VERB_REDO, false),
    (Verb::Position, sentences::VERB_POSITION, false),
    (Verb::Record, sentences::VERB_RECORD, false),
    (Verb::Save, sentences::VERB_SAVE, true),
    (Verb::Resign, sentences::VERB_RESIGN, false),
    (Verb::Draw, sentences::VERB_DRAW, false),
    (Verb::Why, sentences::VERB_WHY, true),
    (Verb::Hint, sentences::VERB_HINT, false),
    (Verb::Rule, sentences::VERB_RULE, true),
    (Verb::Pieces, sentences::VERB_PIECES, false),
    (Verb::Mine, sentences::VERB_MINE, false),
    (Verb::What, sentences::VERB_WHAT, true),
    (Verb::Around, sentences::VERB_AROUND, true),
    (Verb::Threats, sentences::VERB_THREATS, false),
    (Verb::Last, sentences::VERB_LAST, false),
    (Verb::Say, sentences::VERB_SAY, true),
    (Verb::Sit, sentences::VERB_SIT, false),
    (Verb::Agree, sentences::VERB_AGREE, false),
    (Verb::Decline, sentences::VERB_DECLINE, false),
];

/// What a line asks for, and what stands behind it; none where it is no verb of ours. The longest words that fit count.
pub(super) fn read(line: &str, lang: Lang) -> Option<(Verb, &str)> {
    let mut best: Option<(usize, Verb, &str)> = None;
    for (verb, phrase, _) in VERBS {
        for words in [phrase.say(lang), phrase.say(Lang::EN)] {
            for word in words.split(", ") {
                let Some(rest) = behind(line, word) else { continue };
                if best.is_none_or(|(length, ..)| word.len() > length) {
                    best = Some((word.len(), verb, rest));
                }
            }
        }
    }
    best.map(|(_, verb, rest)| (verb, rest))
}

/// What stands behind some words, if a line begins with them.
fn behind<'a>(line: &'a str, words: &str) -> Option<&'a str> {
    let begins = line.get(..words.len()).is_some_and(|begin| begin.to_lowercase() == words.to_lowercase());
    let rest = begins.then(|| &line[words.len()..])?;
    (rest.is_empty() || rest.starts_with(' ')).then(|| rest.trim().trim_end_matches(['?', '.']).trim_end())
}

/// The first word of a verb in a language.
pub(super) fn word(verb: Verb, lang: Lang) -> String {
    let phrase = VERBS.iter().find(|(known, ..)| *known == verb).map_or(Phrase::NONE, |(_, phrase, _)| *phrase);
    phrase.say(lang).split(", ").next().unwrap_or_default().to_string()
}

/// Whether something must follow the verb.
pub(super) fn wants_more(verb: Verb) -> bool {
    VERBS.iter().any(|(known, _, wants)| *known == verb && *wants)
}

/// Whether a line says yes.
pub(super) fn is_yes(line: &str, lang: Lang) -> bool {
    let line = line.to_lowercase();
    let said = |lang: Lang| sentences::YES_WORDS.say(lang).split(", ").any(|word| word == line);
    said(lang) || said(Lang::EN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn verbs_are_read_in_every_language_and_in_english() {
        for (line, lang, verb, rest) in [
            ("what is on d4", Lang::EN, Verb::What, "d4"),
            ("What is on d4?", Lang::EN, Verb::What, "d4"),
            ("steps", Lang::EN, Verb::Steps, ""),
            ("steps from d4", Lang::EN, Verb::StepsFrom, "d4"),
            ("qu'y a-t-il en d4 ?", Lang::Fr, Verb::What, "d4"),
            ("what is on d4", Lang::Fr, Verb::What, "d4"),
            ("cosa c'è in d4", Lang::It, Verb::What, "d4"),
            ("was steht auf d4", Lang::of("de"), Verb::What, "d4"),
            ("quitter", Lang::Fr, Verb::Quit, ""),
        ] {
            assert_eq!(read(line, lang), Some((verb, rest)), "{line}");
        }
        assert_eq!(read("stepson", Lang::EN), None);
        assert_eq!(read("32-28", Lang::EN), None);
        assert!(is_yes("oui", Lang::Fr) && is_yes("y", Lang::Fr) && !is_yes("non", Lang::Fr));
    }

    #[test]
    fn no_two_verbs_share_a_word() {
        for lang in crate::sentences::CATALOGUE.languages() {
            let mut seen = std::collections::HashMap::new();
            for (verb, phrase, _) in VERBS {
                for word in phrase.say(lang).split(", ").map(str::to_string) {
                    let before = seen.insert(word.clone(), verb);
                    assert!(before.is_none_or(|before| before == verb), "{lang}: {word} is {before:?} and {verb:?}");
                }
            }
        }
    }
}
