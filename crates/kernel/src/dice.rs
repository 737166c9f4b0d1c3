//! Dice: a small seeded generator, so that everything random can be repeated from a number passed in.

/// A deterministic stream of numbers (SplitMix64). Not for secrets.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice that always fall the same way for the same seed.
    pub const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// The next 64 bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        let out = crate::scramble(self.0);
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        out
    }

    /// A number below `n`, which is not 0. The bias is below `n / 2^64`.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        debug_assert!(n > 0);
        ((u128::from(self.bits()) * n as u128) >> 64) as usize
    }

    /// One of the things, or none if there are none.
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> Option<&'a T> {
        (!things.is_empty()).then(|| &things[self.below(things.len())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_repeat_and_spread() {
        let (mut a, mut b) = (Dice::new(7), Dice::new(7));
        let mut seen = [0; 6];
        for _ in 0..6000 {
            let n = a.below(6);
            assert_eq!(n, b.below(6));
            seen[n] += 1;
        }
        assert!(seen.iter().all(|&n| (850..1150).contains(&n)), "{seen:?}");
    }
}
