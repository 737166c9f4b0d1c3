//! The three languages of every sentence a player reads.
//!
//! A sentence is always written in all three at once (`Tri`, or [`crate::say!`] where it has parts to fill in), so that a
//! missing translation does not compile.

/// A language of the players.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
    /// Italian.
    It,
}

impl Lang {
    /// All languages.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Fr, Lang::It];

    /// The language's two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
            Lang::It => "it",
        }
    }

    /// The language with a two-letter code.
    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }
}

/// A fixed sentence in the three languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tri {
    /// English.
    pub en: &'static str,
    /// French.
    pub fr: &'static str,
    /// Italian.
    pub it: &'static str,
}

impl Tri {
    /// The sentence in three languages: English, French, Italian.
    pub const fn new(en: &'static str, fr: &'static str, it: &'static str) -> Tri {
        Tri { en, fr, it }
    }

    /// A word that is the same in all languages.
    pub const fn same(word: &'static str) -> Tri {
        Tri { en: word, fr: word, it: word }
    }

    /// The sentence in one language.
    pub const fn to(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Fr => self.fr,
            Lang::It => self.it,
        }
    }
}

/// A sentence with parts, as a `String` in the given language: `say!(lang, "{n} men", "{n} pions", "{n} pedine")`.
#[macro_export]
macro_rules! say {
    ($lang:expr, $en:literal, $fr:literal, $it:literal $(,)?) => {
        match $lang {
            $crate::Lang::En => format!($en),
            $crate::Lang::Fr => format!($fr),
            $crate::Lang::It => format!($it),
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_speaks_three_languages() {
        let n = 3;
        let spoken = Lang::ALL.map(|lang| say!(lang, "{n} men", "{n} pions", "{n} pedine"));
        assert_eq!(spoken, ["3 men", "3 pions", "3 pedine"]);
        assert_eq!(Lang::from_code("it"), Some(Lang::It));
        assert_eq!(Lang::from_code("de"), None);
    }
}
