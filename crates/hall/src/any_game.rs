//! The face of a game before it is played.

use crate::any_match::AnyMatch;
use crate::archive::{AnyArchive, Archive, ArchiveOf};
use crate::chosen::{Chosen, Ruled};
use crate::solver::{Solve, solve};
use kernel::{
    Booklet, BoxPage, Choice, Clause, Format, Game, GameInfo, Indexed, Onward, Position, Puzzle, Rules, TextError,
    read_rules, read_table_rules, write_rules,
};
use search::{Epoch, Fitting, SelfPlay, Stop};
use std::marker::PhantomData;

/// A game of the hall, whichever it is.
pub trait AnyGame: Send + Sync {
    /// What is fixed about it.
    fn info(&self) -> GameInfo;

    /// Its options.
    fn choices(&self) -> &'static [Choice];

    /// The clauses of its rulebook.
    fn rulebook(&self) -> &'static [Clause];

    /// The sentences of its printed booklet, by number.
    fn booklet(&self) -> &'static Booklet;

    /// What can be told of its box.
    fn box_page(&self) -> &'static BoxPage;

    /// A step as players write it by hand, made from its canonical word.
    fn on_paper(&self, word: &str) -> String;
    /// Whether players number a turn of each side together.
    fn counts_pairs(&self) -> bool;
    /// Other formats of its records.
    fn formats(&self) -> &'static [Format];

    /// A step's word as records of earlier versions have it, in today's words.
    fn todays_words<'a>(&self, word: &'a str) -> Vec<&'a str>;

    /// What chosen options mean: each word is `name=value`.
    fn choose(&self, words: &[&str]) -> Result<Chosen, TextError>;

    /// What the options of a table mean: what is not named is as tables begin with it.
    fn choose_table(&self, words: &[&str]) -> Result<Chosen, TextError>;

    /// A match from a start, under options that are read for it alone.
    fn open(&self, words: &[&str], start: u32) -> Result<Box<dyn AnyMatch>, TextError> {
        self.choose(words)?.open(start)
    }

    /// A match from a position, likewise.
    fn open_at(&self, words: &[&str], position: &str) -> Result<Box<dyn AnyMatch>, TextError> {
        self.choose(words)?.open_at(position)
    }

    /// A match from a drawn position, likewise.
    fn open_drawn(&self, words: &[&str], drawing: &str) -> Result<Box<dyn AnyMatch>, TextError> {
        self.choose(words)?.open_drawn(drawing)
    }

    /// Whether it can be solved.
    fn has_solver(&self) -> bool;

    /// Its archive, if all its positions of a phase can be solved.
    fn archive(&self) -> Option<&'static dyn AnyArchive>;
}

/// What is asked of [`Chosen::tune`].
pub struct TuneOrder<'a> {
    /// How the games are played.
    pub play: SelfPlay,
    /// How the weights are fitted.
    pub fit: Fitting,
    /// Whether to begin from nothing instead of the weights in use.
    pub afresh: bool,
    /// What is known about positions, if anything.
    pub archive: Option<&'a Archive>,
    /// Ends the playing; what was played so far is fitted.
    pub stop: &'a Stop,
    /// Hears how many games and positions there are.
    pub played: &'a (dyn Fn(u32, u64) + Sync),
    /// Hears how the fitting goes.
    pub fitted: &'a dyn Fn(Epoch),
}

/// A room behind the common face.
pub(crate) struct Erased<G: Game> {
    pub(crate) solve: Option<Solve<G>>,
    archive: Option<&'static dyn AnyArchive>,
    room: PhantomData<fn() -> G>,
}

impl<G: Game> Clone for Erased<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Erased<G> {}

impl<G: Game> Erased<G> {
    pub(crate) const NEW: Erased<G> = Erased { solve: None, archive: None, room: PhantomData };
}

impl<G: Game> Erased<G>
where
    G::Position: Puzzle,
{
    /// A game that can be solved.
    pub(crate) const SOLVED: Erased<G> = Erased { solve: Some(solve::<G>), ..Self::NEW };
}

impl<G: Game> Erased<G>
where
    G::Position: Indexed,
{
    /// A game whose positions with few pieces can be solved into a database.
    pub(crate) const COUNTED: Erased<G> = Erased { archive: Some(&ArchiveOf::<G>::NEW), ..Self::NEW };
}

impl<G: Game> Erased<G>
where
    G::Position: Onward,
{
    /// A game whose positions can be solved into a database, and its start by search down to it.
    pub(crate) const ONWARD: Erased<G> = Erased { archive: Some(&ArchiveOf::<G>::ONWARD), ..Self::NEW };
}

impl<G: Game> AnyGame for Erased<G> {
    fn info(&self) -> GameInfo {
        G::INFO
    }

    fn choices(&self) -> &'static [Choice] {
        G::Rules::CHOICES
    }

    fn rulebook(&self) -> &'static [Clause] {
        G::rulebook()
    }

    fn booklet(&self) -> &'static Booklet {
        G::booklet()
    }

    fn box_page(&self) -> &'static BoxPage {
        G::box_page()
    }

    fn on_paper(&self, word: &str) -> String {
        G::on_paper(word)
    }

    fn counts_pairs(&self) -> bool {
        G::COUNTS_PAIRS
    }

    fn formats(&self) -> &'static [Format] {
        G::formats()
    }

    fn todays_words<'a>(&self, word: &'a str) -> Vec<&'a str> {
        G::todays_words(word)
    }

    fn choose(&self, words: &[&str]) -> Result<Chosen, TextError> {
        Ok(Ruled::new(*self, read_rules(words.iter().copied())?).chosen())
    }

    fn choose_table(&self, words: &[&str]) -> Result<Chosen, TextError> {
        Ok(Ruled::new(*self, read_table_rules(words.iter().copied())?).chosen())
    }

    fn has_solver(&self) -> bool {
        self.solve.is_some()
    }

    fn archive(&self) -> Option<&'static dyn AnyArchive> {
        self.archive
    }
}

/// The options of a position as words.
pub(crate) fn rules_text<P: Position>(position: &P) -> String {
    write_rules(&position.rules(), ",")
}
