//! Message: what is to be said, without a language.
//!
//! A message is the name of a sentence and what fills its parts. It is made where something happens, only for somebody who will read
//! it, and becomes words where it is read. The sentences themselves are in the files of each crate's `locales`; nothing here
//! can put them together.

use crate::{Lang, Seat};
use std::fmt;

/// The sentences of one crate, a Fluent file for each language. The crate `locales` makes it from the folder of the same name.
pub struct Catalogue {
    /// The name of the files.
    pub name: &'static str,
    /// Codes of languages, and the file of each.
    pub texts: &'static [(&'static str, &'static str)],
}

impl Catalogue {
    /// The languages of the catalogue: English first, then by code.
    pub fn languages(&self) -> Vec<Lang> {
        let mut found: Vec<Lang> = self.texts.iter().filter_map(|(code, _)| Lang::from_code(code)).collect();
        found.sort_by_key(|&lang| (lang != Lang::EN, lang));
        found
    }

    /// The file of a language.
    pub fn text(&self, lang: Lang) -> Option<&'static str> {
        self.texts.iter().find(|(code, _)| *code == lang.code()).map(|(_, text)| *text)
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Catalogue({})", self.name)
    }
}

/// A fixed sentence or a name: what to say where nothing has to be filled in.
#[derive(Clone, Copy)]
pub struct Phrase {
    catalogue: &'static Catalogue,
    id: &'static str,
}

/// The catalogue of what is never said.
static NOTHING: Catalogue = Catalogue { name: "", texts: &[] };

impl Phrase {
    /// Nothing at all: an empty text in every language.
    pub const NONE: Phrase = Phrase::of(&NOTHING, "");

    /// A sentence of a catalogue.
    pub const fn of(catalogue: &'static Catalogue, id: &'static str) -> Phrase {
        Phrase { catalogue, id }
    }

    /// Where the sentence stands.
    pub const fn catalogue(self) -> &'static Catalogue {
        self.catalogue
    }

    /// The sentence's name in its catalogue.
    pub const fn id(self) -> &'static str {
        self.id
    }

    /// Whether there is nothing to say.
    pub const fn is_none(self) -> bool {
        self.id.is_empty()
    }
}

impl PartialEq for Phrase {
    fn eq(&self, other: &Phrase) -> bool {
        (self.catalogue.name, self.id) == (other.catalogue.name, other.id)
    }
}

impl Eq for Phrase {}

impl fmt::Debug for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.catalogue.name, self.id)
    }
}

/// What is to be said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// A sentence and what fills its parts, by name.
    Sentence(Phrase, Vec<(&'static str, Arg)>),
    /// A text that is in no language: a name somebody typed, a word of a notation, a number.
    Verbatim(String),
}

/// What fills a part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A text that is in no language.
    Text(String),
    /// A number, by which a sentence may choose its plural.
    Number(i64),
    /// Another message. A sentence may ask by `$part-id` which one, where its grammar depends on it.
    Message(Box<Message>),
    /// Another message, cut to one line that a person reads: what it holds may come from anybody.
    Line(Box<Message>),
    /// Several things in one part.
    List(Join, Vec<Arg>),
}

/// How the things of a list are joined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Join {
    /// With a blank: words of a notation.
    Blank,
    /// With commas: `a, b, c`.
    Comma,
    /// `a, b and c`.
    And,
    /// `a, b or c`.
    Or,
}

impl Message {
    /// A sentence and what fills its parts.
    pub const fn new(phrase: Phrase, args: Vec<(&'static str, Arg)>) -> Message {
        Message::Sentence(phrase, args)
    }

    /// A text that is in no language.
    pub fn verbatim(text: impl Into<String>) -> Message {
        Message::Verbatim(text.into())
    }

    /// What somebody wrote, in quotes.
    pub fn quoted(text: impl Into<String>) -> Message {
        Message::Verbatim(format!("'{}'", text.into()))
    }

    /// A value behind its name, with the colon of the language: `players: two`.
    pub fn labelled(name: impl Into<Arg>, value: impl Into<Arg>) -> Message {
        crate::sentences::Labelled { name: name.into(), value: value.into() }.into()
    }

    /// Several messages as one, joined in the way of the language.
    pub fn list<T: Into<Arg>>(join: Join, items: impl IntoIterator<Item = T>) -> Message {
        crate::sentences::List { items: Arg::list(join, items) }.into()
    }

    /// One of some words of a notation: `a, b or c`.
    pub fn one_of<T: ToString>(words: impl IntoIterator<Item = T>) -> Message {
        Message::list(Join::Or, words.into_iter().map(|word| word.to_string()))
    }

    /// Whether a word of a notation stands in the message, by itself between blanks, commas or semicolons.
    pub fn names(&self, word: &str) -> bool {
        let found = |text: &str| text.split([' ', ',', ';']).any(|one| one == word);
        match self {
            Message::Sentence(_, args) => args.iter().any(|(_, arg)| arg.names(word)),
            Message::Verbatim(text) => found(text),
        }
    }
}

impl Arg {
    /// A list of things.
    pub fn list<T: Into<Arg>>(join: Join, items: impl IntoIterator<Item = T>) -> Arg {
        Arg::List(join, items.into_iter().map(Into::into).collect())
    }

    /// A message, cut to one line that a person reads.
    pub fn line(message: Message) -> Arg {
        Arg::Line(Box::new(message))
    }

    fn names(&self, word: &str) -> bool {
        match self {
            Arg::Text(text) => text.split([' ', ',', ';']).any(|one| one == word),
            Arg::Number(_) => false,
            Arg::Message(message) | Arg::Line(message) => message.names(word),
            Arg::List(_, items) => items.iter().any(|item| item.names(word)),
        }
    }
}

/// Nothing at all.
impl Default for Phrase {
    fn default() -> Phrase {
        Phrase::NONE
    }
}

/// Nothing to say.
impl Default for Message {
    fn default() -> Message {
        Phrase::NONE.into()
    }
}

impl From<Phrase> for Message {
    fn from(phrase: Phrase) -> Message {
        Message::Sentence(phrase, Vec::new())
    }
}

impl From<String> for Message {
    fn from(text: String) -> Message {
        Message::Verbatim(text)
    }
}

impl From<&str> for Message {
    fn from(text: &str) -> Message {
        Message::Verbatim(text.into())
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Message(Box::new(phrase.into()))
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

impl From<Vec<Message>> for Arg {
    fn from(messages: Vec<Message>) -> Arg {
        Arg::list(Join::Comma, messages)
    }
}

macro_rules! args {
    ($($kind:ty => $arg:ident;)*) => {
        $(impl From<$kind> for Arg {
            fn from(value: $kind) -> Arg {
                Arg::$arg(value.into())
            }
        })*
    };
}

args! {
    &str => Text;
    String => Text;
    &String => Text;
    char => Text;
    u8 => Number;
    u16 => Number;
    u32 => Number;
    i32 => Number;
    i64 => Number;
}

/// A seat as people count them, from 1.
impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        (seat.0 + 1).into()
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
