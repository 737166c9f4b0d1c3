//! Ids: short words drawn by lot, safe in addresses and easy to read aloud.

use std::fmt;
use std::sync::Arc;

/// Digits and letters without those that look alike.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bytes of the operating system.
///
/// # Panics
/// If the system has none: no secret could be made then.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A random number.
pub(crate) fn random_number() -> u64 {
    u64::from_le_bytes(random())
}

/// Bytes as letters, five bits each.
pub(crate) fn spell(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len() * 8 / 5 + 1);
    let (mut held, mut bits) = (0_u32, 0);
    for &byte in bytes {
        held = held << 8 | u32::from(byte);
        bits += 8;
        while bits >= 5 {
            bits -= 5;
            out.push(ALPHABET[(held >> bits & 31) as usize] as char);
        }
    }
    if bits > 0 {
        out.push(ALPHABET[(held << (5 - bits) & 31) as usize] as char);
    }
    out
}

/// Whether a word could have been made by [`spell`].
fn is_spelled(word: &str, length: usize) -> bool {
    word.len() == length && word.bytes().all(|byte| ALPHABET.contains(&byte))
}

macro_rules! id {
    ($(#[$about:meta])* $name:ident, $bytes:literal, $length:literal) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub(crate) struct $name(Arc<str>);

        impl $name {
            /// A new one, drawn by lot.
            pub(crate) fn draw() -> Self {
                $name(spell(&random::<$bytes>()).into())
            }

            /// The id of a word, if it can be one.
            pub(crate) fn read(word: &str) -> Option<Self> {
                is_spelled(word, $length).then(|| $name(word.into()))
            }

            /// The id as a word.
            pub(crate) fn as_str(&self) -> &str {
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
    TableId, 10, 16
}
id! {
    /// A visitor. It is shown to others; the signature in the cookie is what is secret.
    VisitorId, 10, 16
}

/// A game at a table: the table and the game's number there.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct GameId {
    /// The table.
    pub(crate) table: TableId,
    /// The number, from 1.
    pub(crate) number: u32,
}

impl GameId {
    /// The id of a word.
    pub(crate) fn read(word: &str) -> Option<GameId> {
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
        let id = TableId::draw();
        assert_eq!(TableId::read(id.as_str()), Some(id.clone()));
        assert_ne!(TableId::draw(), id);
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
    }
}
