//! Archive: the face of a database of solved positions, made and looked up in.

use crate::AnyMatch;
use kernel::{Book, Game, Notation, TextError, read_rules, split_rules};
use solve::{BookOrder, BuildOrder, Checked, Database, Opening, Pack, SheetError, Worth};
use std::any::Any;
use std::collections::HashMap;
use std::fmt;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// Why an archive cannot be made or used.
#[derive(Debug)]
pub enum ArchiveError {
    /// What was asked is wrong.
    Text(TextError),
    /// A file is.
    Sheet(SheetError),
    /// The database is not there or not whole.
    NotWhole,
    /// Under these rules no positions can be counted through.
    Uncounted,
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArchiveError::Text(error) => error.fmt(f),
            ArchiveError::Sheet(error) => error.fmt(f),
            ArchiveError::NotWhole => f.write_str("database: not whole: expected one that was made to the end"),
            ArchiveError::Uncounted => {
                f.write_str("rules: no database can be made under these options: expected the game's default ones")
            }
        }
    }
}

impl std::error::Error for ArchiveError {}

impl From<TextError> for ArchiveError {
    fn from(error: TextError) -> Self {
        ArchiveError::Text(error)
    }
}

impl From<SheetError> for ArchiveError {
    fn from(error: SheetError) -> Self {
        ArchiveError::Sheet(error)
    }
}

/// An open database: what becomes of positions of one game under its rules.
#[derive(Clone)]
pub struct Archive(Arc<dyn Any + Send + Sync>);

impl Archive {
    /// What it knows about positions of a kind; none if it is of another game.
    pub(crate) fn known<P: 'static>(&self) -> Option<&search::Known<P>> {
        self.0.downcast_ref::<Box<search::Known<P>>>().map(|known| &**known)
    }
}

/// The databases of a folder, each opened when it is first asked for.
#[derive(Debug, Default)]
pub struct Archives {
    folder: Option<PathBuf>,
    /// By game and rules, what was found.
    opened: Mutex<HashMap<String, Option<Archive>>>,
}

impl Archives {
    /// Those of a folder and those that are part of the program.
    pub fn new(folder: Option<PathBuf>) -> Archives {
        Archives { folder, opened: Mutex::default() }
    }

    /// The database of a game under its rules, if there is one. A damaged one is complained about once.
    pub fn of(&self, playing: &dyn AnyMatch) -> Result<Option<Archive>, ArchiveError> {
        let Some(archive) = playing.game().archive() else { return Ok(None) };
        let rules = playing.rules();
        let name = format!("{} {rules}", playing.game().info().id);
        let mut opened = self.opened.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = opened.get(&name) {
            return Ok(known.clone());
        }
        let words = split_rules(&rules);
        let found = archive.open(&words, self.folder.as_deref());
        opened.insert(name, found.as_ref().ok().cloned().flatten());
        found
    }
}

impl fmt::Debug for Archive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Archive").finish_non_exhaustive()
    }
}

/// The archive of one game.
pub trait AnyArchive: Send + Sync {
    /// Makes the files, or goes on making them; whether it came to the end.
    fn build(&self, words: &[&str], order: BuildOrder<'_>) -> Result<bool, ArchiveError>;

    /// Opens what a folder holds for the game under its rules, and what the program does; none if that is nothing.
    fn open(&self, words: &[&str], folder: Option<&Path>) -> Result<Option<Archive>, ArchiveError>;

    /// Packs what a folder holds for the game under its rules into few bytes.
    fn pack(&self, words: &[&str], folder: &Path) -> Result<Vec<u8>, ArchiveError>;

    /// Compares so many positions of each sector with what their steps lead to.
    fn check(&self, words: &[&str], folder: &Path, each: u64) -> Result<Checked<String>, ArchiveError>;

    /// What the mover of a position can reach, whatever the opponent does; none if the archive does not know it.
    fn worth(&self, words: &[&str], archive: &Archive, position: &str) -> Result<Option<Worth>, ArchiveError>;

    /// What can be found out about positions before the database begins, if the game goes only forward there.
    fn opening(&self) -> Option<&'static dyn AnyOpening>;
}

/// The opening of one game, solved by search down to its database.
pub trait AnyOpening: Send + Sync {
    /// What the mover of a position can reach, whatever the opponent does.
    fn worth(&self, words: &[&str], folder: &Path, position: &str) -> Result<Worth, ArchiveError>;

    /// Writes a book of the opening from the files of a folder.
    fn book(&self, words: &[&str], folder: &Path, order: BookOrder<'_>) -> Result<Book, ArchiveError>;
}

/// How much a solver of openings remembers, in mebibytes.
const OPENING_MEMORY: usize = 2048;

pub(crate) struct ArchiveOf<G> {
    opening: Option<&'static dyn AnyOpening>,
    room: PhantomData<fn() -> G>,
}

impl<G: Game> ArchiveOf<G>
where
    G::Position: kernel::Indexed,
{
    pub(crate) const NEW: ArchiveOf<G> = ArchiveOf { opening: None, room: PhantomData };
}

impl<G: Game> ArchiveOf<G>
where
    G::Position: kernel::Onward,
{
    pub(crate) const ONWARD: ArchiveOf<G> = ArchiveOf { opening: Some(&OpeningOf::<G>(PhantomData)), room: PhantomData };
}

impl<G: Game> AnyArchive for ArchiveOf<G>
where
    G::Position: kernel::Indexed,
{
    fn build(&self, words: &[&str], order: BuildOrder<'_>) -> Result<bool, ArchiveError> {
        let rules = read_rules(words.iter().copied())?;
        if <G::Position as kernel::Indexed>::sector_groups(rules).is_empty() {
            return Err(ArchiveError::Uncounted);
        }
        Ok(solve::build::<G::Position>(rules, order)?)
    }

    fn open(&self, words: &[&str], folder: Option<&Path>) -> Result<Option<Archive>, ArchiveError> {
        let rules = read_rules(words.iter().copied())?;
        let open = |folder: &Path| Database::<G::Position>::open(folder, G::INFO.id, rules);
        let database = folder.map(open).transpose()?.flatten();
        let pack = G::endgame_tables(rules).and_then(|bytes| Pack::<G::Position>::new(bytes, rules));
        if database.is_none() && pack.is_none() {
            return Ok(None);
        }
        let known: Box<search::Known<G::Position>> = Box::new(move |position| {
            let packed = pack.as_ref().and_then(|pack| pack.fate(position));
            packed.or_else(|| database.as_ref()?.fate(position))
        });
        Ok(Some(Archive(Arc::new(known))))
    }

    fn pack(&self, words: &[&str], folder: &Path) -> Result<Vec<u8>, ArchiveError> {
        Ok(solve::pack::<G::Position>(folder, G::INFO.id, read_rules(words.iter().copied())?)?)
    }

    fn check(&self, words: &[&str], folder: &Path, each: u64) -> Result<Checked<String>, ArchiveError> {
        let checked = solve::check::<G::Position>(folder, G::INFO.id, read_rules(words.iter().copied())?, each)?;
        let Checked { sectors, positions, wrong } = checked;
        Ok(Checked { sectors, positions, wrong: wrong.map(|position| position.text()) })
    }

    fn worth(&self, words: &[&str], archive: &Archive, position: &str) -> Result<Option<Worth>, ArchiveError> {
        let position = G::Position::read(read_rules(words.iter().copied())?, position)?;
        Ok(archive.known().and_then(|known| known(&position)).map(Worth::from))
    }

    fn opening(&self) -> Option<&'static dyn AnyOpening> {
        self.opening
    }
}

struct OpeningOf<G>(PhantomData<fn() -> G>);

impl<G: Game> AnyOpening for OpeningOf<G>
where
    G::Position: kernel::Onward,
{
    fn worth(&self, words: &[&str], folder: &Path, position: &str) -> Result<Worth, ArchiveError> {
        let rules = read_rules(words.iter().copied())?;
        let position = G::Position::read(rules, position)?;
        with_opening::<G, _>(rules, folder, |opening| opening.worth(&position))
    }

    fn book(&self, words: &[&str], folder: &Path, mut order: BookOrder<'_>) -> Result<Book, ArchiveError> {
        let rules = read_rules(words.iter().copied())?;
        with_opening::<G, _>(rules, folder, |opening| solve::write_book(G::start(rules, 0), opening, &mut order))
    }
}

/// Asks a solver of openings that looks up in the files of a folder.
fn with_opening<G: Game, A>(
    rules: G::Rules,
    folder: &Path,
    ask: impl FnOnce(&Opening<'_, G::Position>) -> Option<A>,
) -> Result<A, ArchiveError>
where
    G::Position: kernel::Onward,
{
    let database = Database::<G::Position>::open(folder, G::INFO.id, rules)?.ok_or(ArchiveError::NotWhole)?;
    let known = |position: &G::Position| database.fate(position);
    ask(&Opening::new(&known, OPENING_MEMORY)).ok_or(ArchiveError::NotWhole)
}
