//! The rulebook as data: each clause in our words with examples that are at once test, lesson and picture.

use crate::{Rule, Tri};

/// One numbered clause.
#[derive(Clone, Copy, Debug)]
pub struct Clause {
    /// Its number, such as `D-9`.
    pub number: Rule,
    /// What it says.
    pub text: Tri,
    /// Whether the printed rulebook says it; otherwise it is our ruling where the book is silent.
    pub from_book: bool,
    /// Positions that show it.
    pub examples: &'static [Example],
}

/// A position and what the clause makes of it.
#[derive(Clone, Copy, Debug)]
pub struct Example {
    /// What to see.
    pub about: Tri,
    /// The options, joined by commas; empty for the book's game.
    pub rules: &'static str,
    /// The position as a drawing ([`crate::Notation::read_drawing`]).
    pub board: &'static str,
    /// What is true of it.
    pub facts: &'static [Fact],
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
