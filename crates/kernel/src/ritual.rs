//! Ritual: what a booklet wants done around the table, before the first step and between games. No rule of play depends on it, so
//! it is for tables (browser, terminal) to offer it first, and for players to choose otherwise.

use crate::Rule;

/// What is done around a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ritual {
    /// How the seats are dealt.
    pub seats: Dealing,
    /// The clause that advises a double game: two, the partners exchanging their roles between them.
    pub double: Option<Rule>,
    /// The clause by which what was played is final, so that nothing is taken back.
    pub finality: Option<Rule>,
    /// The clause by which a game that neither side can win any more is declared drawn. Where that is proven, the table offers the draw.
    pub solved: Option<Rule>,
}

/// How the seats are dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dealing {
    /// The players choose.
    #[default]
    Chosen,
    /// Lots are drawn.
    Lots,
}

impl Dealing {
    /// The word for it in texts.
    pub const fn word(self) -> &'static str {
        match self {
            Dealing::Chosen => "chosen",
            Dealing::Lots => "lots",
        }
    }
}
