//! The rulebook as data: each clause in our words with examples that are at once test, lesson and picture.

use crate::{Part, Phrase, Rule, SentenceId};

/// One numbered clause.
#[derive(Clone, Copy, Debug)]
pub struct Clause {
    /// Its number, such as `D-9`.
    pub number: Rule,
    /// What it is about, as a heading in a few words.
    pub title: Phrase,
    /// What it says, part by part with where each comes from.
    pub parts: &'static [Part],
    /// Positions that show it.
    pub examples: &'static [Example],
}

/// A position and what the clause makes of it.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// What to see.
    pub about: Phrase,
    /// The figure of the booklet that it sets up again, such as "Figure 3"; none for boards of our own.
    pub figure: Option<Phrase>,
    /// The sentences of the booklet that it shows.
    pub sources: &'static [SentenceId],
    /// The options, joined by commas; empty for the defaults.
    pub rules: &'static str,
    /// The position as a drawing ([`crate::Notation::read_drawing`]).
    pub board: &'static str,
    /// What is true of it.
    pub facts: &'static [Fact],
}

impl Clause {
    /// A clause: its number, its heading, what it says and positions that show it.
    pub const fn new(number: Rule, title: Phrase, parts: &'static [Part], examples: &'static [Example]) -> Clause {
        Clause { number, title, parts, examples }
    }
}

impl Example {
    /// A position under the default rules: what to see, the drawing, and what is true of it.
    pub const fn new(about: Phrase, board: &'static str, facts: &'static [Fact]) -> Example {
        Example { about, figure: None, sources: &[], rules: "", board, facts }
    }

    /// The same position under other rules.
    #[must_use]
    pub const fn under(self, rules: &'static str) -> Example {
        Example { rules, ..self }
    }

    /// The same example as one that shows sentences of the booklet.
    #[must_use]
    pub const fn showing(self, sources: &'static [SentenceId]) -> Example {
        Example { sources, ..self }
    }

    /// The same example as a figure of the booklet, with the sentences that are its captions.
    #[must_use]
    pub const fn figure(self, name: Phrase, sources: &'static [SentenceId]) -> Example {
        Example { figure: Some(name), sources, ..self }
    }
}

/// Something true of a position.
#[derive(Clone, Copy, Debug)]
pub enum Fact {
    /// These are all the legal steps, separated by blanks.
    Steps(&'static str),
    /// These steps are legal, among others.
    Legal(&'static str),
    /// This step is refused by this rule.
    Illegal(&'static str, Rule),
    /// After these steps the position has this text.
    After(&'static str, &'static str),
    /// After these steps the game has ended: the text is `winner=<side>` or `draw`, and the rule.
    Over(&'static str, &'static str, Rule),
    /// After these steps the game goes on and this seat (from 1) decides.
    Decides(&'static str, u8),
    /// The last of these steps causes events of these kinds, in order, separated by blanks.
    Causes(&'static str, &'static str),
}
