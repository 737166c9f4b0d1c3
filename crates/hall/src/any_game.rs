//! The face of a game before it is played.

use crate::any_match::AnyMatch;
use crate::attempt::Attempt;
use crate::chosen::{Chosen, Ruled};
use crate::error::PlayError;
use crate::listed::{Provable, Room, Row};
use kernel::{
    Asset, Booklet, BoxPage, Choice, Clause, Format, Game, GameInfo, Lesson, Position, Rules, TextError, read_rules,
    read_table_rules, write_rules,
};

/// A game of the hall, whichever it is.
/// ```
/// for game in hall::games() {
///     let chosen = game.choose(&[])?;
///     assert_eq!((chosen.text.as_str(), chosen.values.len()), ("", game.choices().len()), "nothing differs from the defaults");
///     let playing = chosen.open(0)?;
///     assert_eq!(playing.game().info().id, game.info().id);
/// }
/// # Ok::<(), kernel::TextError>(())
/// ```
pub trait AnyGame: Send + Sync {
    /// What is fixed about it.
    fn info(&self) -> GameInfo;

    /// Its options.
    fn choices(&self) -> &'static [Choice];

    /// The clauses of its rulebook.
    fn rulebook(&self) -> &'static [Clause];

    /// The boards that teach it.
    fn lessons(&self) -> &'static [Lesson];

    /// What steps of a learner come to on one of them.
    fn attempt(&self, lesson: &Lesson, words: &[&str]) -> Result<Attempt, PlayError>;

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

    /// Its large files, the needed ones first.
    fn assets(&self) -> &'static [&'static Asset];

    /// What can be proven about it.
    fn provable(&self) -> Provable;

    /// Whether it is a puzzle that can be solved.
    fn has_solver(&self) -> bool {
        self.provable() == Provable::Puzzle
    }

    /// Whether its positions can be solved into a database.
    fn has_database(&self) -> bool {
        matches!(self.provable(), Provable::Endings | Provable::Start)
    }
}

/// A room behind the common face.
pub(crate) struct Erased<G: Game> {
    /// How things of the game are listed, if it is in the list.
    pub(crate) row: Option<Row<G>>,
    provable: Provable,
}

impl<G: Game> Clone for Erased<G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Game> Copy for Erased<G> {}

impl<G: Game> Erased<G> {
    /// A game that is in no list.
    pub(crate) const UNLISTED: Erased<G> = Erased { row: None, provable: Provable::Nothing };
}

impl<G: Room> Erased<G> {
    /// A game of the list.
    pub(crate) const LISTED: Erased<G> = Erased { row: Some(Row::NEW), provable: G::PROVABLE };
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

    fn lessons(&self) -> &'static [Lesson] {
        G::lessons()
    }

    fn attempt(&self, lesson: &Lesson, words: &[&str]) -> Result<Attempt, PlayError> {
        Attempt::of::<G>(lesson, words)
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

    fn assets(&self) -> &'static [&'static Asset] {
        G::assets()
    }

    fn provable(&self) -> Provable {
        self.provable
    }
}

/// The options of a position as words.
pub(crate) fn rules_text<P: Position>(position: &P) -> String {
    write_rules(&position.rules(), ",")
}
