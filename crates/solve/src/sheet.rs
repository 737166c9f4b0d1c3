//! Sheet: the file of one solved sector: a few readable lines that say what it is, then one byte for each position.

use kernel::{Indexed, Sector, write_rules};
use std::fmt;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The length of the readable lines, filled up with blanks.
pub(crate) const HEADER: usize = 256;
const FORMAT: &str = "coffret sector 1";

/// Why a file of a database cannot be used or written.
#[derive(Debug)]
pub enum SheetError {
    /// The system says no.
    Io(PathBuf, io::Error),
    /// It is not what it should be.
    Damaged(PathBuf, Damage),
}

/// What is wrong with a file of solved positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Damage {
    /// It has the wrong length.
    Length,
    /// It is of another game, other rules or another version.
    Kind,
    /// It does not have the sum it was written with.
    Sum,
    /// It is not there.
    Missing,
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Damage::Length => "the file has the wrong length",
            Damage::Kind => "the file is not of this game, rules and version",
            Damage::Sum => "the file does not have the sum it was written with",
            Damage::Missing => "the file is missing",
        })
    }
}

impl fmt::Display for SheetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SheetError::Io(path, error) => write!(f, "{}: {error}", path.display()),
            SheetError::Damaged(path, what) => write!(f, "{}: {what}: delete the file and solve again", path.display()),
        }
    }
}

impl std::error::Error for SheetError {}

/// Where the sheets of a game under its rules are, and what they are called.
#[derive(Clone, Debug)]
pub(crate) struct Shelf {
    pub(crate) folder: PathBuf,
    /// The game and those of its options that matter.
    name: String,
}

impl Shelf {
    pub(crate) fn of<P: Indexed>(folder: &Path, game: &str, rules: P::Rules) -> Shelf {
        let options = write_rules(&P::sector_rules(rules), ",");
        let name = if options.is_empty() { game.to_owned() } else { format!("{game},{options}") };
        Shelf { folder: folder.to_owned(), name }
    }

    pub(crate) fn path<P: Indexed>(&self, sector: Sector) -> PathBuf {
        self.folder.join(format!("{}-{}.sector", self.name, P::sector_name(sector)))
    }

    fn header<P: Indexed>(&self, sector: Sector, sum: u64) -> Vec<u8> {
        let (name, sector_name, size) = (&self.name, P::sector_name(sector), P::sector_size(sector));
        let mut text = format!("{FORMAT}\n{name} {sector_name}\n{size} positions\nsum {sum:016x}\n").into_bytes();
        text.resize(HEADER - 1, b' ');
        text.push(b'\n');
        text
    }

    /// Opens a sheet and looks whether it is the right one; none if there is no such file.
    pub(crate) fn open<P: Indexed>(&self, sector: Sector) -> Result<Option<(File, u64)>, SheetError> {
        let path = self.path::<P>(sector);
        let mut file = match File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(SheetError::Io(path, error)),
        };
        let length = file.metadata().map_err(|error| SheetError::Io(path.clone(), error))?.len();
        if length != HEADER as u64 + P::sector_size(sector) {
            return Err(SheetError::Damaged(path, Damage::Length));
        }
        let mut header = vec![0; HEADER];
        file.read_exact(&mut header).map_err(|error| SheetError::Io(path.clone(), error))?;
        let sum = std::str::from_utf8(&header).ok().and_then(|text| {
            let sum = text.lines().nth(3)?.strip_prefix("sum ")?;
            u64::from_str_radix(sum, 16).ok()
        });
        match sum.filter(|&sum| header == self.header::<P>(sector, sum)) {
            Some(sum) => Ok(Some((file, sum))),
            None => Err(SheetError::Damaged(path, Damage::Kind)),
        }
    }

    /// Reads a whole sheet and checks every byte.
    pub(crate) fn load<P: Indexed>(&self, sector: Sector) -> Result<Option<Vec<u8>>, SheetError> {
        let Some((mut file, sum)) = self.open::<P>(sector)? else { return Ok(None) };
        let path = self.path::<P>(sector);
        let mut codes = Vec::with_capacity(P::sector_size(sector) as usize);
        file.read_to_end(&mut codes).map_err(|error| SheetError::Io(path.clone(), error))?;
        if checksum(&codes) != sum {
            return Err(SheetError::Damaged(path, Damage::Sum));
        }
        Ok(Some(codes))
    }

    /// Writes a sheet: whole or not at all.
    pub(crate) fn save<P: Indexed>(&self, sector: Sector, codes: &[u8]) -> Result<(), SheetError> {
        let path = self.path::<P>(sector);
        let unfinished = path.with_extension("unfinished");
        let write = || -> io::Result<()> {
            let mut file = File::create(&unfinished)?;
            file.write_all(&self.header::<P>(sector, checksum(codes)))?;
            file.write_all(codes)?;
            file.sync_all()?;
            std::fs::rename(&unfinished, &path)
        };
        write().map_err(|error| {
            let _ = std::fs::remove_file(&unfinished);
            SheetError::Io(path.clone(), error)
        })
    }
}

/// A sum in which every byte and its place count.
fn checksum(bytes: &[u8]) -> u64 {
    let mut chunks = bytes.chunks_exact(8);
    let mix = |sum: u64, word: u64| (sum ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    let mut sum = chunks
        .by_ref()
        .fold(bytes.len() as u64, |sum, chunk| mix(sum, u64::from_le_bytes(chunk.try_into().expect("eight bytes"))));
    for &byte in chunks.remainder() {
        sum = mix(sum, u64::from(byte));
    }
    sum
}
