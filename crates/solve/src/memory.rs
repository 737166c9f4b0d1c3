//! Memory: what has been proven of positions, by essence. Keys are whole, so no proof rests on luck.

use kernel::{Aim, scramble};

/// The entries at the start, and the most there can be (18 bytes each).
const FIRST: usize = 1 << 10;
const LAST: usize = 1 << 22;
/// How many neighbouring entries a position may use.
const NEIGHBOURS: usize = 4;

/// The numbers of moves that are proven to lead nowhere.
pub(crate) struct Memory {
    aim: Aim,
    keys: Vec<u128>,
    /// For the fewest moves: one more than the largest number that is too small; for the most, one more than the smallest
    /// number that is too large. Zero where nothing is known.
    proven: Vec<u16>,
    used: usize,
}

impl Memory {
    pub(crate) fn new(aim: Aim) -> Memory {
        Memory { aim, keys: vec![0; FIRST], proven: vec![0; FIRST], used: 0 }
    }

    fn first_slot(&self, key: u128) -> usize {
        let mixed = scramble(key as u64 ^ scramble((key >> 64) as u64));
        mixed as usize & (self.keys.len() - 1) & !(NEIGHBOURS - 1)
    }

    fn slots(&self, key: u128) -> std::ops::Range<usize> {
        let first = self.first_slot(key);
        first..first + NEIGHBOURS
    }

    /// Whether it is proven that no solution takes at most (or at least) so many moves.
    pub(crate) fn excludes(&self, key: u128, moves: u32) -> bool {
        let proven = self.slots(key).find(|&slot| self.keys[slot] == key && self.proven[slot] > 0);
        proven.is_some_and(|slot| {
            let proven = u32::from(self.proven[slot] - 1);
            match self.aim {
                Aim::Fewest => moves <= proven,
                Aim::Most => moves >= proven,
            }
        })
    }

    /// Remembers such a proof. What is already known of other positions may be forgotten for it.
    pub(crate) fn exclude(&mut self, key: u128, moves: u32) {
        if self.used * 2 > self.keys.len() && self.keys.len() < LAST {
            self.grow();
        }
        self.store(key, moves.min(u32::from(u16::MAX) - 1) as u16 + 1);
    }

    fn store(&mut self, key: u128, proven: u16) {
        let slots = self.slots(key);
        let same = slots.clone().find(|&slot| self.keys[slot] == key || self.proven[slot] == 0);
        // A full neighbourhood: the youngest entry makes room, the others stay.
        let slot = same.unwrap_or(slots.end - 1);
        self.used += usize::from(self.proven[slot] == 0);
        self.keys[slot] = key;
        self.proven[slot] = proven;
    }

    fn grow(&mut self) {
        let size = self.keys.len() * 2;
        let keys = std::mem::replace(&mut self.keys, vec![0; size]);
        let proven = std::mem::replace(&mut self.proven, vec![0; size]);
        self.used = 0;
        for (key, proven) in keys.into_iter().zip(proven).filter(|&(_, proven)| proven > 0) {
            self.store(key, proven);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn proofs_hold_for_fewer_or_for_more() {
        let mut few = Memory::new(Aim::Fewest);
        few.exclude(7, 5);
        assert!(few.excludes(7, 5) && few.excludes(7, 0) && !few.excludes(7, 6) && !few.excludes(8, 5));
        let mut many = Memory::new(Aim::Most);
        many.exclude(7, 5);
        assert!(many.excludes(7, 5) && many.excludes(7, 9) && !many.excludes(7, 4));
        many.exclude(0, 0);
        assert!(many.excludes(0, 0), "key 0 is a key like others");
    }

    #[test]
    fn growing_keeps_what_is_known() {
        let mut memory = Memory::new(Aim::Fewest);
        let key = |n: u128| (n << 64) | (n * n);
        for n in 0..20_000 {
            memory.exclude(key(n), n as u32 % 30);
        }
        assert!(memory.keys.len() > FIRST);
        let kept = (0..20_000).filter(|&n| memory.excludes(key(n), n as u32 % 30)).count();
        assert!(kept > 18_000, "{kept}");
        assert!((0..20_000).all(|n| !memory.excludes(key(n), n as u32 % 30 + 1)));
    }
}
