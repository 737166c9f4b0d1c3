//! Patterns: the fewest advances that the four men of one colour would need if they were alone on a frame with all its
//! tiles. The other colour and missing tiles can only make it more, so the sum over both colours is a true bound.

use super::position::WAYS;
use crate::frame::shift;
use std::sync::OnceLock;

/// Four places of 32.
const SETS: usize = 35_960;
/// Ways to give four of the eight goal places to a colour.
const SHARES: usize = 70;
/// More than any number of advances, small enough that two of them fit in a byte.
const NEVER: u8 = 100;

/// `CHOOSE[k][n]` is the number of ways to choose k of n.
const CHOOSE: [[u32; 32]; 5] = {
    let mut choose = [[0; 32]; 5];
    choose[0] = [1; 32];
    let mut k = 1;
    while k < 5 {
        let mut n = 1;
        while n < 32 {
            choose[k][n] = choose[k - 1][n - 1] + choose[k][n - 1];
            n += 1;
        }
        k += 1;
    }
    choose
};

/// For each set of four places and each share of the goal the fewest advances.
pub(crate) struct Patterns {
    /// Share n and share n + 35 are the two halves of the goal.
    rows: Vec<[u8; SHARES]>,
}

/// The places of a1's colour in 32 bits, two ranks a byte.
#[inline]
pub(crate) const fn pack(places: u64) -> u32 {
    let pairs = (places | places >> 8) & 0x00ff_00ff_00ff_00ff;
    let quarters = (pairs | pairs >> 8) & 0x0000_ffff_0000_ffff;
    (quarters | quarters >> 16) as u32
}

/// The place of a bit of a packed set.
const fn unpack(index: u32) -> u64 {
    let rank = index / 8 * 2 + index % 2;
    1 << (rank * 8 + index % 8)
}

/// The number of a set of four among all of them.
#[inline]
fn number(mut set: u32) -> usize {
    let mut sum = 0;
    for of_place in &CHOOSE[1..] {
        sum += of_place[set.trailing_zeros() as usize & 31];
        set &= set.wrapping_sub(1);
    }
    sum as usize
}

impl Patterns {
    /// The table, made when it is first asked for.
    pub(crate) fn shared() -> &'static Patterns {
        static SHARED: OnceLock<Patterns> = OnceLock::new();
        SHARED.get_or_init(Patterns::new)
    }

    fn new() -> Patterns {
        let halves: Vec<u32> = (0..256_u32).filter(|half| half.count_ones() == 4 && half & 1 == 1).collect();
        let shares: Vec<u32> = halves.iter().copied().chain(halves.iter().map(|half| 255 ^ half)).collect();
        let mut patterns = Patterns { rows: vec![[NEVER; SHARES]; SETS] };
        // A move only raises ranks, so sets with higher ranks are known first.
        let mut sets = four_of_32();
        sets.sort_by_key(|&set| std::cmp::Reverse(ranks(set)));
        for set in sets {
            let mut row = [NEVER; SHARES];
            if let Some(share) = shares.iter().position(|&share| share << 24 == set) {
                row[share] = 0;
            }
            let men = (0..32).filter(|index| set >> index & 1 == 1).map(unpack).fold(0, |men, man| men | man);
            for man in (0..32).filter(|index| set >> index & 1 == 1).map(unpack) {
                for way in WAYS {
                    let next = shift(man, way);
                    let (to, cost) = if next & men == 0 { (next, 1) } else { (shift(next, way), 0) };
                    if to == 0 || to & men != 0 {
                        continue;
                    }
                    let after = &patterns.rows[number(pack(men ^ man ^ to))];
                    for (best, &then) in row.iter_mut().zip(after) {
                        *best = (*best).min(then + cost);
                    }
                }
            }
            patterns.rows[number(set)] = row;
        }
        patterns
    }

    /// The fewest advances both colours need together, each for its share of the goal; none if they cannot arrive.
    #[inline]
    pub(crate) fn advances(&self, light: u32, dark: u32) -> Option<u32> {
        let (light, dark) = (&self.rows[number(light)], &self.rows[number(dark)]);
        let (one, other) = light.split_at(SHARES / 2);
        let (dark_one, dark_other) = dark.split_at(SHARES / 2);
        let least = |a: &[u8], b: &[u8]| a.iter().zip(b).map(|(a, b)| a + b).fold(u8::MAX, u8::min);
        let least = least(one, dark_other).min(least(other, dark_one));
        (least < NEVER).then_some(u32::from(least))
    }
}

fn four_of_32() -> Vec<u32> {
    let mut sets = Vec::with_capacity(SETS);
    for a in 0..32 {
        for b in a + 1..32 {
            for c in b + 1..32 {
                sets.extend((c + 1..32).map(|d| 1 << a | 1 << b | 1 << c | 1 << d));
            }
        }
    }
    sets
}

/// The sum of the ranks of a packed set.
fn ranks(set: u32) -> u32 {
    (0..32).filter(|index| set >> index & 1 == 1).map(|index| index / 8 * 2 + index % 2).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::A1_COLOUR;

    #[test]
    fn packing_keeps_places_apart() {
        assert_eq!(pack(A1_COLOUR), u32::MAX);
        assert!((0..32).all(|index| pack(unpack(index)) == 1 << index && unpack(index) & A1_COLOUR != 0));
        let mut numbers: Vec<usize> = four_of_32().into_iter().map(number).collect();
        numbers.sort_unstable();
        assert!(numbers.into_iter().eq(0..SETS));
    }

    #[test]
    fn bounds_of_known_sets() {
        let patterns = Patterns::shared();
        assert_eq!(patterns.advances(0x0f << 24, 0xf0 << 24), Some(0));
        // One man a rank short of the only goal place left to it: one advance.
        let short = pack(1 << 45);
        assert_eq!(patterns.advances(0x0f << 24, (0xf0 << 24) & !pack(1 << 54) | short), Some(1));
        // A man in the goal's corner cannot make room for another there.
        assert_eq!(patterns.advances(0x0f << 24, (0xf0 << 24) & !pack(1 << 54) | pack(1 << 32)), None);
    }
}
