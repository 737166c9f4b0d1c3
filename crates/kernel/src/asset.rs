//! Asset: a large file of a room, such as weights, a book or endgame tables. It is part of the program, or brought later where a program
//! is fetched over a network and should be small: in a browser.
//!
//! Where it is brought from is not known here, and nothing is fetched.

use std::fmt;
use std::sync::OnceLock;

/// A large file of a room. A room keeps each in a static, so that a program holds it once.
///
/// ```
/// use kernel::Asset;
///
/// static WEIGHTS: Asset = Asset::needed("toy/weights.bin", b"abc", |bytes| bytes.is_ascii());
/// // Outside of browsers it is there from the beginning, and need not be brought.
/// assert_eq!((WEIGHTS.name(), WEIGHTS.length(), WEIGHTS.bytes()), ("toy/weights.bin", 3, Some(&b"abc"[..])));
/// assert!(WEIGHTS.bring(b"xyz".to_vec()).is_err());
/// ```
pub struct Asset {
    name: &'static str,
    length: usize,
    needed: bool,
    fits: fn(&[u8]) -> bool,
    embedded: Option<&'static [u8]>,
    brought: OnceLock<&'static [u8]>,
}

impl Asset {
    /// A file without which nobody can think: its name, what it holds, and whether bytes of its length can be read as such a file.
    pub const fn needed(name: &'static str, bytes: &'static [u8], fits: fn(&[u8]) -> bool) -> Asset {
        Asset::new(name, bytes, true, fits)
    }

    /// A file without which play goes on, less well.
    pub const fn helpful(name: &'static str, bytes: &'static [u8], fits: fn(&[u8]) -> bool) -> Asset {
        Asset::new(name, bytes, false, fits)
    }

    const fn new(name: &'static str, bytes: &'static [u8], needed: bool, fits: fn(&[u8]) -> bool) -> Asset {
        // Bytes that no static refers to are not part of the program.
        let embedded = if cfg!(target_family = "wasm") { None } else { Some(bytes) };
        Asset { name, length: bytes.len(), needed, fits, embedded, brought: OnceLock::new() }
    }

    /// Its name: the room's, and the file's in the room's folder of assets.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// How many bytes it has.
    pub const fn length(&self) -> usize {
        self.length
    }

    /// Whether nobody can think without it.
    pub const fn is_needed(&self) -> bool {
        self.needed
    }

    /// What it holds, if it is there.
    pub fn bytes(&self) -> Option<&'static [u8]> {
        self.embedded.or_else(|| self.brought.get().copied())
    }

    /// Brings what it holds. It stays until the program ends.
    pub fn bring(&self, bytes: Vec<u8>) -> Result<(), AssetError> {
        if self.bytes().is_some() {
            return Err(AssetError::There(self.name));
        }
        if bytes.len() != self.length {
            return Err(AssetError::Length { name: self.name, length: bytes.len(), expected: self.length });
        }
        if !(self.fits)(&bytes) {
            return Err(AssetError::Damaged(self.name));
        }
        self.brought.set(bytes.leak()).map_err(|_| AssetError::There(self.name))
    }
}

impl fmt::Debug for Asset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let there = self.bytes().is_some();
        f.debug_struct("Asset").field("name", &self.name).field("there", &there).finish_non_exhaustive()
    }
}

/// Why a file was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AssetError {
    /// It is there already.
    There(&'static str),
    /// It has another length: it was cut short, or is of another version.
    Length {
        /// Which.
        name: &'static str,
        /// How many bytes came.
        length: usize,
        /// How many it has.
        expected: usize,
    },
    /// It cannot be read.
    Damaged(&'static str),
}

impl fmt::Display for AssetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AssetError::There(name) => write!(f, "{name}: it is here already: expected one that is missing"),
            AssetError::Length { name, length, expected } => write!(f, "{name}: {length} bytes: expected {expected}"),
            AssetError::Damaged(name) => write!(f, "{name}: damaged: expected the file of this version"),
        }
    }
}

impl std::error::Error for AssetError {}

#[cfg(test)]
mod tests {
    use super::*;

    /// One as it is in a browser.
    fn missing() -> Asset {
        Asset { embedded: None, ..Asset::helpful("toy/book.bin", b"abc", |bytes| bytes[0] == b'a') }
    }

    #[test]
    fn what_is_missing_is_brought_once_and_whole() {
        let asset = missing();
        assert_eq!(asset.bytes(), None);
        let short = AssetError::Length { name: "toy/book.bin", length: 2, expected: 3 };
        assert_eq!(asset.bring(b"ab".to_vec()), Err(short));
        assert_eq!(asset.bring(b"xyz".to_vec()), Err(AssetError::Damaged("toy/book.bin")));
        assert_eq!(asset.bytes(), None, "what was refused is not kept");
        assert_eq!(asset.bring(b"abd".to_vec()), Ok(()));
        assert_eq!(asset.bytes(), Some(&b"abd"[..]));
        assert_eq!(asset.bring(b"abc".to_vec()), Err(AssetError::There("toy/book.bin")));
    }

    #[test]
    fn refusals_say_what_was_expected() {
        let said = missing().bring(Vec::new()).map_err(|error| error.to_string());
        assert_eq!(said, Err("toy/book.bin: 0 bytes: expected 3".into()));
    }
}
