//! Database: what becomes of every position of the solved sectors, looked up on disk.

use crate::code::Code;
use crate::sheet::{HEADER, SheetError, Shelf};
use crate::tally::in_time;
use kernel::{Fate, Indexed};
use std::fs::File;
use std::marker::PhantomData;
use std::path::Path;

/// The solved sectors of a game under its rules, as far as there are files.
#[derive(Debug)]
pub struct Database<P: Indexed> {
    rules: P::Rules,
    /// By the number of the sector.
    files: Vec<Option<File>>,
    position: PhantomData<fn(&P)>,
}

impl<P: Indexed> Database<P> {
    /// Opens what a folder holds for a game and its rules; none if that is nothing.
    pub fn open(folder: &Path, game: &str, rules: P::Rules) -> Result<Option<Database<P>>, SheetError> {
        let shelf = Shelf::of::<P>(folder, game, rules);
        let mut files = Vec::new();
        for sector in P::sector_groups(rules).into_iter().flatten() {
            if let Some((file, _)) = shelf.open::<P>(sector)? {
                let place = usize::from(sector.0);
                files.resize_with(files.len().max(place + 1), || None);
                files[place] = Some(file);
            }
        }
        let rules = P::sector_rules(rules);
        Ok((!files.is_empty()).then_some(Database { rules, files, position: PhantomData }))
    }

    /// What becomes of a position that is not over, the turns already spent without a conversion counted; none if it is not in the
    /// database, cannot be read now, or depends on those turns in a way that the database does not know.
    pub fn fate(&self, position: &P) -> Option<Fate> {
        debug_assert_eq!(P::sector_rules(position.rules()), self.rules);
        let sector = position.sector()?;
        let file = self.files.get(usize::from(sector.0))?.as_ref()?;
        let mut byte = [0];
        read_at(file, &mut byte, HEADER as u64 + position.place().number).ok()?;
        in_time(position, Code(byte[0]).fate())
    }
}

#[cfg(unix)]
fn read_at(file: &File, bytes: &mut [u8], place: u64) -> std::io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, place)
}

#[cfg(windows)]
fn read_at(file: &File, bytes: &mut [u8], place: u64) -> std::io::Result<()> {
    let read = std::os::windows::fs::FileExt::seek_read(file, bytes, place)?;
    if read == bytes.len() { Ok(()) } else { Err(std::io::ErrorKind::UnexpectedEof.into()) }
}

/// Elsewhere, as in a browser, there are no files to read.
#[cfg(not(any(unix, windows)))]
fn read_at(_file: &File, _bytes: &mut [u8], _place: u64) -> std::io::Result<()> {
    Err(std::io::ErrorKind::Unsupported.into())
}
