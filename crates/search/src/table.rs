//! Transposition table: what was found about positions before, shared by all threads without locks.

use crate::score::{CERTAIN, Value};
use kernel::Key;
use std::sync::atomic::{AtomicU64, Ordering};

/// How a stored value bounds the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Lower,
    Upper,
    Exact,
}

/// What was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    /// The code of the best step; 0 for none.
    pub(crate) code: u32,
    pub(crate) value: Value,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
    /// Whether every line below was searched to its end.
    pub(crate) exhausted: bool,
}

/// A table of positions. Each slot holds two words, the first mixed with the second, so that a slot torn by two writers fails
/// its check and counts as empty.
#[derive(Debug)]
pub struct TranspositionTable {
    buckets: Vec<Bucket>,
    /// The number of the present search; older entries give way first.
    age: AtomicU64,
}

/// Slots that are looked at for one position.
const WAYS: usize = 4;

/// The slots of one position stand in one line of the processor's cache.
#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([[AtomicU64; 2]; WAYS]);

impl TranspositionTable {
    /// A table of about so many mebibytes.
    pub fn new(mebibytes: usize) -> TranspositionTable {
        let buckets = (mebibytes.max(1) << 20) / size_of::<Bucket>();
        let buckets = 1_usize << buckets.ilog2();
        TranspositionTable { buckets: (0..buckets).map(|_| Bucket::default()).collect(), age: AtomicU64::new(0) }
    }

    /// Begins a new search: what earlier ones stored may be replaced first.
    pub fn new_generation(&self) {
        self.age.store((self.age.load(Ordering::Relaxed) + 1) & AGES, Ordering::Relaxed);
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot[0].store(0, Ordering::Relaxed);
            slot[1].store(0, Ordering::Relaxed);
        }
        self.age.store(0, Ordering::Relaxed);
    }

    #[inline]
    fn bucket(&self, key: Key) -> &[[AtomicU64; 2]; WAYS] {
        &self.buckets[(key.0 >> 20) as usize & (self.buckets.len() - 1)].0
    }

    #[inline]
    pub(crate) fn probe(&self, key: Key, ply: usize) -> Option<Found> {
        for slot in self.bucket(key) {
            let data = slot[1].load(Ordering::Relaxed);
            if data != 0 && slot[0].load(Ordering::Relaxed) == key.0 ^ data {
                let found = unpack(data);
                return Some(Found { value: from_table(found.value, ply), ..found });
            }
        }
        None
    }

    #[inline]
    pub(crate) fn store(&self, key: Key, ply: usize, found: Found) {
        let age = self.age.load(Ordering::Relaxed);
        let mut worst = 0;
        let mut worst_worth = i32::MAX;
        let bucket = self.bucket(key);
        let mut code = found.code;
        for (index, slot) in bucket.iter().enumerate() {
            let data = slot[1].load(Ordering::Relaxed);
            if data == 0 {
                worst = index;
                break;
            }
            let old = unpack(data);
            if slot[0].load(Ordering::Relaxed) == key.0 ^ data {
                if code == 0 {
                    code = old.code;
                }
                worst = index;
                break;
            }
            let worth = old.depth - if data >> AGE == age { 0 } else { 64 };
            if worth < worst_worth {
                (worst, worst_worth) = (index, worth);
            }
        }
        let data = pack(Found { code, value: to_table(found.value, ply), ..found }) | age << AGE;
        bucket[worst][0].store(key.0 ^ data, Ordering::Relaxed);
        bucket[worst][1].store(data, Ordering::Relaxed);
    }
}

/// Wins are stored as counted from the position, not from the root.
fn to_table(value: Value, ply: usize) -> Value {
    if value > CERTAIN {
        value + ply as Value
    } else if value < -CERTAIN {
        value - ply as Value
    } else {
        value
    }
}

fn from_table(value: Value, ply: usize) -> Value {
    if value > CERTAIN {
        value - ply as Value
    } else if value < -CERTAIN {
        value + ply as Value
    } else {
        value
    }
}

/// Where the age stands in a word, above everything else, and its bits.
const AGE: u32 = 59;
const AGES: u64 = 31;

fn pack(found: Found) -> u64 {
    let bound = match found.bound {
        Bound::Lower => 1,
        Bound::Upper => 2,
        Bound::Exact => 3,
    };
    u64::from(found.code)
        | (found.value as i16 as u16 as u64) << 32
        | ((found.depth.clamp(-8, 247) + 8) as u64) << 48
        | bound << 56
        | u64::from(found.exhausted) << 58
}

fn unpack(data: u64) -> Found {
    let bound = match data >> 56 & 3 {
        1 => Bound::Lower,
        2 => Bound::Upper,
        _ => Bound::Exact,
    };
    Found {
        code: data as u32,
        value: Value::from((data >> 32) as u16 as i16),
        depth: (data >> 48 & 0xff) as i32 - 8,
        bound,
        exhausted: data >> 58 & 1 == 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_found_again() {
        let table = TranspositionTable::new(1);
        for n in 0..1000_u64 {
            let key = Key(kernel::scramble(n));
            let found = Found {
                code: n as u32 + 1,
                value: n as Value - 500,
                depth: (n % 40) as i32,
                bound: Bound::Lower,
                exhausted: n % 3 == 0,
            };
            table.store(key, 3, found);
            assert_eq!(table.probe(key, 3), Some(found));
        }
        assert_eq!(table.probe(Key(kernel::scramble(5000)), 0), None);
        table.clear();
        assert_eq!(table.probe(Key(kernel::scramble(1)), 0), None);
    }

    #[test]
    fn wins_keep_their_distance_from_the_position() {
        let table = TranspositionTable::new(1);
        let found = Found { code: 0, value: crate::score::WIN - 7, depth: -3, bound: Bound::Exact, exhausted: true };
        table.store(Key(99), 5, found);
        assert_eq!(table.probe(Key(99), 2).unwrap().value, crate::score::WIN - 4);
        assert_eq!(table.probe(Key(99), 2).unwrap().depth, -3);
    }

    #[test]
    fn old_entries_give_way_first() {
        let table = TranspositionTable::new(1);
        let bucket = |n: u64| Key(n << 50 | 7 << 20);
        let entry = |depth| Found { code: 1, value: 0, depth, bound: Bound::Exact, exhausted: false };
        (0..4).for_each(|n| table.store(bucket(n), 0, entry(20)));
        table.new_generation();
        table.store(bucket(9), 0, entry(1));
        assert!(table.probe(bucket(9), 0).is_some());
    }
}
