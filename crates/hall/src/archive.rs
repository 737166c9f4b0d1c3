//! Archive: the face of a database of solved positions, made and looked up in.

use kernel::{Game, TextError, read_rules};
use solve::{BuildOrder, SheetError};
use std::fmt;
use std::marker::PhantomData;

/// Why an archive cannot be made or used.
#[derive(Debug)]
pub enum ArchiveError {
    /// What was asked is wrong.
    Text(TextError),
    /// A file is.
    Sheet(SheetError),
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArchiveError::Text(error) => error.fmt(f),
            ArchiveError::Sheet(error) => error.fmt(f),
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

/// The archive of one game.
pub trait AnyArchive: Send + Sync {
    /// Makes the files, or goes on making them; whether it came to the end.
    fn build(&self, words: &[&str], order: BuildOrder<'_>) -> Result<bool, ArchiveError>;
}

pub(crate) struct ArchiveOf<G>(pub(crate) PhantomData<fn() -> G>);

impl<G: Game> AnyArchive for ArchiveOf<G>
where
    G::Position: kernel::Indexed,
{
    fn build(&self, words: &[&str], order: BuildOrder<'_>) -> Result<bool, ArchiveError> {
        Ok(solve::build::<G::Position>(read_rules(words.iter().copied())?, order)?)
    }
}
