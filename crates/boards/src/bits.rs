//! Bits: the members of a set held in a machine word.

/// A machine word that holds a set of places.
/// ```
/// use boards::BoardBits;
///
/// let set = 0b1010_u64;
/// assert_eq!((set.lowest(), set.size()), (Some(1), 2));
/// assert_eq!(set.without_lowest().lowest(), Some(3));
/// ```
pub trait BoardBits: Copy + Eq {
    /// The number of the lowest place, if there is one.
    fn lowest(self) -> Option<u8>;
    /// The set without its lowest place.
    #[must_use]
    fn without_lowest(self) -> Self;
    /// How many places.
    fn size(self) -> u32;
}

macro_rules! board_bits {
    ($($word:ty),*) => {$(
        impl BoardBits for $word {
            #[inline]
            fn lowest(self) -> Option<u8> {
                if self == 0 { None } else { Some(self.trailing_zeros() as u8) }
            }
            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }
            #[inline]
            fn size(self) -> u32 {
                self.count_ones()
            }
        }
    )*};
}
board_bits!(u32, u64, u128);

/// Walks over the places of a set, lowest first.
#[derive(Clone, Copy, Debug)]
pub struct Bits<W>(pub W);

impl<W: BoardBits> Iterator for Bits<W> {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        let lowest = self.0.lowest()?;
        self.0 = self.0.without_lowest();
        Some(lowest)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let size = self.0.size() as usize;
        (size, Some(size))
    }
}

impl<W: BoardBits> ExactSizeIterator for Bits<W> {}

/// Ways to choose `k` of `n` things, by `n` below `N` and `k` below `K`.
pub const fn choices<const N: usize, const K: usize>() -> [[u32; K]; N] {
    let mut choices = [[0; K]; N];
    let mut n = 0;
    while n < N {
        choices[n][0] = 1;
        let mut k = 1;
        while k < K && n > 0 {
            choices[n][k] = choices[n - 1][k - 1] + choices[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choices
}

/// For each set of bits, its number in base three with a one for every bit: two such numbers, the second doubled, tell how places are
/// filled by two sides.
pub const fn ternary<const SIZE: usize>() -> [u32; SIZE] {
    let mut table = [0; SIZE];
    let mut bits = 1;
    while bits < SIZE {
        let lowest = bits.trailing_zeros();
        table[bits] = table[bits & (bits - 1)] + 3_u32.pow(lowest);
        bits += 1;
    }
    table
}

/// A filling of some places, as a number in base three, with what stood at `from(place)` at each place.
pub fn rearranged(filling: usize, places: usize, from: impl Fn(usize) -> usize) -> usize {
    let weight = |place: usize| 3_usize.pow(place as u32);
    (0..places).map(|place| filling / weight(from(place)) % 3 * weight(place)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_lowest_first() {
        assert_eq!(Bits(0b1010_0001_u64).collect::<Vec<_>>(), [0, 5, 7]);
        assert_eq!(Bits(1_u128 << 120 | 1 << 3).collect::<Vec<_>>(), [3, 120]);
        assert_eq!(Bits(0_u32).next(), None);
        assert_eq!(Bits(0xff_u64).len(), 8);
    }

    #[test]
    fn a_filling_is_rearranged() {
        assert_eq!(rearranged(2 + 9, 3, |place| 2 - place), 1 + 2 * 9);
        assert_eq!(rearranged(2 + 9, 3, |place| (place + 1) % 3), 3 + 2 * 9);
    }
}
