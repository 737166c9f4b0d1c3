//! Zobrist: one random word per place, summed by exclusive or, eight places at a time.

use kernel::scramble;

/// For each eight places, the sums of all their fillings.
type Sums<const BYTES: usize> = [[u64; 256]; BYTES];

/// The Zobrist words of one kind of piece on up to `8 * BYTES` places, tabulated by byte, so that the key of a whole bit
/// set costs one look-up per eight places and positions need no hash of their own to keep up to date.
///
/// The tables are part of a program; where it is fetched over a network they are made when they are first used, for such words cannot be
/// packed.
#[derive(Debug)]
pub struct Zobrist<const BYTES: usize> {
    seed: u64,
    #[cfg(not(target_family = "wasm"))]
    sums: Sums<BYTES>,
    #[cfg(target_family = "wasm")]
    sums: std::sync::OnceLock<Box<Sums<BYTES>>>,
}

/// The word of one place.
const fn word(seed: u64, place: usize) -> u64 {
    scramble(scramble(seed).wrapping_add(place as u64))
}

const fn sums<const BYTES: usize>(seed: u64) -> Sums<BYTES> {
    let mut sums = [[0; 256]; BYTES];
    let mut byte = 0;
    while byte < BYTES {
        let mut value = 1;
        while value < 256 {
            let lowest = (value as u32).trailing_zeros() as usize;
            sums[byte][value] = sums[byte][value & (value - 1)] ^ word(seed, byte * 8 + lowest);
            value += 1;
        }
        byte += 1;
    }
    sums
}

impl<const BYTES: usize> Zobrist<BYTES> {
    /// The words of a kind of piece; different seeds give unrelated words.
    #[cfg(not(target_family = "wasm"))]
    pub const fn new(seed: u64) -> Self {
        Zobrist { seed, sums: sums(seed) }
    }

    /// The words of a kind of piece; different seeds give unrelated words.
    #[cfg(target_family = "wasm")]
    pub const fn new(seed: u64) -> Self {
        Zobrist { seed, sums: std::sync::OnceLock::new() }
    }

    #[cfg(not(target_family = "wasm"))]
    #[inline]
    fn sums(&self) -> &Sums<BYTES> {
        &self.sums
    }

    #[cfg(target_family = "wasm")]
    #[inline]
    fn sums(&self) -> &Sums<BYTES> {
        self.sums.get_or_init(|| Box::new(sums(self.seed)))
    }

    /// The sum over the places of a set.
    #[inline]
    pub fn of(&self, places: u64) -> u64 {
        let bytes = places.to_le_bytes();
        let mut sum = 0;
        for (table, &byte) in self.sums().iter().zip(&bytes) {
            sum ^= table[byte as usize];
        }
        sum
    }

    /// The sum over the places of a large set.
    #[inline]
    pub fn of_large(&self, places: u128) -> u64 {
        let bytes = places.to_le_bytes();
        let mut sum = 0;
        for (table, &byte) in self.sums().iter().zip(&bytes) {
            sum ^= table[byte as usize];
        }
        sum
    }

    /// The word of one place.
    #[inline]
    pub const fn one(&self, place: u8) -> u64 {
        word(self.seed, place as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_the_sum_of_its_places() {
        static WORDS: Zobrist<8> = Zobrist::new(1);
        let set = 0x8000_0100_0042_0001_u64;
        assert_eq!(WORDS.of(set), crate::Bits(set).fold(0, |sum, place| sum ^ WORDS.one(place)));
        assert_eq!(WORDS.of(0), 0);
        assert_ne!(WORDS.of(set), Zobrist::<8>::new(2).of(set));
    }

    #[test]
    fn large_sets_too() {
        static WORDS: Zobrist<16> = Zobrist::new(3);
        let set = 1_u128 << 120 | 1 << 64 | 1;
        assert_eq!(WORDS.of_large(set), WORDS.one(120) ^ WORDS.one(64) ^ WORDS.one(0));
    }
}
