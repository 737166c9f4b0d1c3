//! Lang: which language somebody reads. It is an open list: a language is there when there are files for it.

use std::fmt;

/// The most bytes of a code.
const LONGEST: usize = 8;

/// A language of the players, by its code, such as `en` or `pt-br`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lang {
    /// The code, filled up with zeros.
    code: [u8; LONGEST],
}

impl Lang {
    /// English: the language every sentence has, and in which a sentence is said that a language lacks.
    pub const EN: Lang = Lang::of("en");
    /// English.
    #[allow(non_upper_case_globals)]
    pub const En: Lang = Lang::EN;
    /// French.
    #[allow(non_upper_case_globals)]
    pub const Fr: Lang = Lang::of("fr");
    /// Italian.
    #[allow(non_upper_case_globals)]
    pub const It: Lang = Lang::of("it");
    /// The languages that every room speaks.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Fr, Lang::It];

    /// The language of a code that is known to be one.
    ///
    /// # Panics
    ///
    /// Where the code is none.
    pub const fn of(code: &str) -> Lang {
        match Lang::from_code(code) {
            Some(lang) => lang,
            None => panic!("a code of a language"),
        }
    }

    /// The language of a code: small letters, digits and hyphens.
    pub const fn from_code(code: &str) -> Option<Lang> {
        let bytes = code.as_bytes();
        if bytes.len() < 2 || bytes.len() > LONGEST {
            return None;
        }
        let mut filled = [0; LONGEST];
        let mut index = 0;
        while index < bytes.len() {
            if !matches!(bytes[index], b'a'..=b'z' | b'0'..=b'9' | b'-') {
                return None;
            }
            filled[index] = bytes[index];
            index += 1;
        }
        Some(Lang { code: filled })
    }

    /// The language's code.
    pub fn code(&self) -> &str {
        let end = self.code.iter().position(|&byte| byte == 0).unwrap_or(LONGEST);
        std::str::from_utf8(&self.code[..end]).expect("letters, digits and hyphens")
    }
}

impl Default for Lang {
    fn default() -> Lang {
        Lang::EN
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_its_code() {
        for code in ["en", "de", "pt-br", "zh-hant"] {
            assert_eq!(Lang::from_code(code).unwrap().code(), code);
        }
        for wrong in ["", "e", "EN", "français", "en_gb", "englishes"] {
            assert_eq!(Lang::from_code(wrong), None, "{wrong}");
        }
        assert_eq!(format!("{}", Lang::default()), "en");
    }
}
