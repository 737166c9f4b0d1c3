//! Ids: short words, safe in addresses and easy to read aloud. Whoever makes one brings the random bytes.

use data_encoding::{Encoding, Specification};
use std::fmt;
use std::sync::{Arc, LazyLock};

/// Digits and small letters without those that look alike, five bits each.
static ALPHABET: LazyLock<Encoding> = LazyLock::new(|| {
    let mut alphabet = Specification::new();
    alphabet.symbols.push_str("0123456789abcdefghjkmnpqrstvwxyz");
    alphabet.encoding().expect("32 letters, each once")
});

/// Bytes as letters, five bits each.
pub fn spell(bytes: &[u8]) -> String {
    ALPHABET.encode(bytes)
}

/// The bytes of a word that [`spell`] made; none if it did not.
pub fn read_spelled(word: &str) -> Option<Vec<u8>> {
    ALPHABET.decode(word.as_bytes()).ok()
}

macro_rules! id {
    ($(#[$about:meta])* $name:ident, $bytes:literal) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(Arc<str>);

        impl $name {
            /// How many random bytes it is made of.
            pub const BYTES: usize = $bytes;

            /// The id of some bytes. They should be random, or it can be guessed.
            pub fn new(bytes: [u8; $bytes]) -> Self {
                $name(spell(&bytes).into())
            }

            /// The id of a word, if it can be one.
            pub fn read(word: &str) -> Option<Self> {
                read_spelled(word).is_some_and(|bytes| bytes.len() == $bytes).then(|| $name(word.into()))
            }

            /// The id as a word.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// A table. Whoever knows it may watch, so it cannot be guessed.
    TableId, 10
}
id! {
    /// A visitor. It is shown to others; the signature in the cookie is what is secret.
    VisitorId, 10
}

/// A game at a table: the table and the game's number there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GameId {
    /// The table.
    pub table: TableId,
    /// The number, from 1.
    pub number: u32,
}

impl GameId {
    /// The id of a word.
    pub fn read(word: &str) -> Option<GameId> {
        let (table, number) = word.split_once('-')?;
        let plain = !number.starts_with('0') && number.len() <= 9 && number.bytes().all(|byte| byte.is_ascii_digit());
        Some(GameId { table: TableId::read(table)?, number: plain.then(|| number.parse().ok())?? })
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.table, self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_back_and_nothing_else_is() {
        let id = TableId::new([3; 10]);
        assert_eq!(TableId::read(id.as_str()), Some(id.clone()));
        let game = GameId { table: id, number: 12 };
        assert_eq!(GameId::read(&game.to_string()), Some(game));
        for wrong in ["", "x", "ABCDEFGHJKMNPQRS", "0123456789abcdei", "0123456789abcdef0", "../../../../../."] {
            assert_eq!(TableId::read(wrong), None, "{wrong}");
        }
        for wrong in ["0123456789abcdef", "0123456789abcdef-", "0123456789abcdef-0", "0123456789abcdef-01", "a-1"] {
            assert_eq!(GameId::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn bytes_are_spelled_in_order() {
        assert_eq!(spell(&[0, 0, 0, 0, 0]), "00000000");
        assert_eq!(spell(&[255; 5]), "zzzzzzzz");
        assert_eq!(spell(&[0b0000_1000]), "10");
        assert_eq!(read_spelled("zzzzzzzz"), Some(vec![255; 5]));
        assert_eq!(read_spelled("zzzz-zzz"), None);
    }
}
