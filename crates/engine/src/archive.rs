//! Archive: the face of a database of solved positions, made and looked up in.

use hall::{AnyMatch, Chosen, Listed, Match, Matches, PerGame, Room, TypedRules, Visitor};
use kernel::{Book, Game, Indexed, Notation, Onward, Position};
use search::Known;
use solve::{BookOrder, BuildOrder, Checked, Database, Opening, Pack, SheetError, Worth};
use std::fmt;
use std::path::Path;
use std::sync::Arc;

/// Why an archive cannot be made or used.
#[derive(Debug)]
pub enum ArchiveError {
    /// A file is wrong.
    Sheet(SheetError),
    /// The database is not there or not whole.
    NotWhole,
    /// Under these rules no positions can be counted through.
    Uncounted,
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArchiveError::Sheet(error) => error.fmt(f),
            ArchiveError::NotWhole => f.write_str("database: not whole: expected one that was made to the end"),
            ArchiveError::Uncounted => {
                f.write_str("rules: no database can be made under these options: expected the game's default ones")
            }
        }
    }
}

impl std::error::Error for ArchiveError {}

impl From<SheetError> for ArchiveError {
    fn from(error: SheetError) -> Self {
        ArchiveError::Sheet(error)
    }
}

/// What is known about the positions of a game.
struct KnownFates;

impl PerGame for KnownFates {
    type Of<G: Game> = Box<Known<G::Position>>;
}

/// An open database: what becomes of positions of one game under its rules.
#[derive(Clone, Debug)]
pub struct Archive(Arc<Listed<KnownFates>>);

impl Archive {
    /// What it knows about positions of a game; none if it is of another.
    pub(crate) fn known<G: Room>(&self) -> Option<&Known<G::Position>> {
        G::own(&self.0).map(|known| &**known)
    }

    /// What the mover of a position can reach, whatever the opponent does; none if the archive does not know it.
    pub fn worth(&self, playing: &dyn AnyMatch) -> Option<Worth> {
        playing.listed()?.visit(LookUp(self))
    }
}

struct LookUp<'a>(&'a Archive);

impl Visitor<Matches<'_>> for LookUp<'_> {
    type Output = Option<Worth>;

    fn plain<G: Room>(self, of: &Match<G>) -> Option<Worth> {
        self.0.known::<G>()?(of.position()).map(Worth::from)
    }
}

/// The archive of one game under its rules.
/// ```
/// // Some endings of this game are part of the program.
/// let playing = hall::find("dames")?.open_at(&[], "W:WK1,K2,K3:BK50")?;
/// let archive = engine::archive(&playing.chosen()).expect("its positions can be counted through");
/// let endings = archive.open(None).expect("nothing is read from files").expect("there are some");
/// assert!(endings.worth(playing.as_ref()).is_some());
/// # Ok::<(), kernel::TextError>(())
/// ```
pub trait AnyArchive {
    /// Makes the files, or goes on making them; whether it came to the end.
    fn build(&self, order: BuildOrder<'_>) -> Result<bool, ArchiveError>;

    /// Opens what a folder holds for the game under its rules, and what the program does; none if that is nothing.
    fn open(&self, folder: Option<&Path>) -> Result<Option<Archive>, ArchiveError>;

    /// Packs what a folder holds for the game under its rules into few bytes.
    fn pack(&self, folder: &Path) -> Result<Vec<u8>, ArchiveError>;

    /// Compares so many positions of each sector with what their steps lead to.
    fn check(&self, folder: &Path, each: u64) -> Result<Checked<String>, ArchiveError>;
}

/// The archive of chosen options, if positions of the game can be solved into a database.
pub fn archive(chosen: &Chosen) -> Option<Box<dyn AnyArchive>> {
    chosen.listed()?.visit(Find)
}

/// The opening of one game, solved by search down to its database.
/// ```
/// use std::path::Path;
///
/// // Without the files of a database there is nothing to search down to.
/// let playing = hall::find("marelle")?.open(&[], 0)?;
/// let opening = engine::opening(playing.as_ref()).expect("it leads only forward");
/// assert!(opening.worth(Path::new("no/such/folder")).is_err());
/// # Ok::<(), kernel::TextError>(())
/// ```
pub trait AnyOpening {
    /// What the mover of the position can reach, whatever the opponent does.
    fn worth(&self, folder: &Path) -> Result<Worth, ArchiveError>;

    /// Writes a book of the opening from the files of a folder.
    fn book(&self, folder: &Path, order: BookOrder<'_>) -> Result<Book, ArchiveError>;
}

/// What can be found out about a position before the database begins, if the game goes only forward there.
pub fn opening(playing: &dyn AnyMatch) -> Option<Box<dyn AnyOpening + '_>> {
    playing.listed()?.visit(Find)
}

struct Find;

impl Visitor<TypedRules> for Find {
    type Output = Option<Box<dyn AnyArchive>>;

    fn plain<G: Room>(self, _: G::Rules) -> Self::Output {
        None
    }

    fn counted<G: Room<Position: Indexed>>(self, rules: G::Rules) -> Self::Output {
        Some(Box::new(ArchiveOf::<G> { rules }))
    }
}

impl<'a> Visitor<Matches<'a>> for Find {
    type Output = Option<Box<dyn AnyOpening + 'a>>;

    fn plain<G: Room>(self, _: &'a Match<G>) -> Self::Output {
        None
    }

    fn onward<G: Room<Position: Onward>>(self, of: &'a Match<G>) -> Self::Output {
        Some(Box::new(OpeningOf { of }))
    }
}

/// How much a solver of openings remembers, in mebibytes.
const OPENING_MEMORY: usize = 2048;

struct ArchiveOf<G: Game> {
    rules: G::Rules,
}

impl<G: Room<Position: Indexed>> AnyArchive for ArchiveOf<G> {
    fn build(&self, order: BuildOrder<'_>) -> Result<bool, ArchiveError> {
        if G::Position::sector_groups(self.rules).is_empty() {
            return Err(ArchiveError::Uncounted);
        }
        Ok(solve::build::<G::Position>(self.rules, order)?)
    }

    fn open(&self, folder: Option<&Path>) -> Result<Option<Archive>, ArchiveError> {
        let rules = self.rules;
        let open = |folder: &Path| Database::<G::Position>::open(folder, G::INFO.id, rules);
        let database = folder.map(open).transpose()?.flatten();
        let pack = G::endgame_tables(rules).and_then(|bytes| Pack::<G::Position>::new(bytes, rules));
        if database.is_none() && pack.is_none() {
            return Ok(None);
        }
        let known: Box<Known<G::Position>> = Box::new(move |position| {
            let packed = pack.as_ref().and_then(|pack| pack.fate(position));
            packed.or_else(|| database.as_ref()?.fate(position))
        });
        Ok(Some(Archive(Arc::new(G::listed::<KnownFates>(known)))))
    }

    fn pack(&self, folder: &Path) -> Result<Vec<u8>, ArchiveError> {
        Ok(solve::pack::<G::Position>(folder, G::INFO.id, self.rules)?)
    }

    fn check(&self, folder: &Path, each: u64) -> Result<Checked<String>, ArchiveError> {
        let checked = solve::check::<G::Position>(folder, G::INFO.id, self.rules, each)?;
        let Checked { sectors, positions, wrong } = checked;
        Ok(Checked { sectors, positions, wrong: wrong.map(|position| position.text()) })
    }
}

struct OpeningOf<'a, G: Game> {
    of: &'a Match<G>,
}

impl<G: Room<Position: Onward>> AnyOpening for OpeningOf<'_, G> {
    fn worth(&self, folder: &Path) -> Result<Worth, ArchiveError> {
        let position = self.of.position();
        with_opening::<G, _>(position.rules(), folder, |opening| opening.worth(position))
    }

    fn book(&self, folder: &Path, mut order: BookOrder<'_>) -> Result<Book, ArchiveError> {
        let rules = self.of.position().rules();
        with_opening::<G, _>(rules, folder, |opening| solve::write_book(G::start(rules, 0), opening, &mut order))
    }
}

/// Asks a solver of openings that looks up in the files of a folder.
fn with_opening<G: Game<Position: Onward>, A>(
    rules: G::Rules,
    folder: &Path,
    ask: impl FnOnce(&Opening<'_, G::Position>) -> Option<A>,
) -> Result<A, ArchiveError> {
    let database = Database::<G::Position>::open(folder, G::INFO.id, rules)?.ok_or(ArchiveError::NotWhole)?;
    let known = |position: &G::Position| database.fate(position);
    ask(&Opening::new(&known, OPENING_MEMORY)).ok_or(ArchiveError::NotWhole)
}
