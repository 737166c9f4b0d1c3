//! Keys: 64 bits that stand for a position in tables.

/// A 64-bit key of a position. Equal positions have equal keys; unequal ones differ with overwhelming likelihood.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Key(pub u64);

/// A strong 64-bit mixing function (the finaliser of SplitMix64): the source of all fixed random tables.
#[inline]
pub const fn scramble(n: u64) -> u64 {
    let n = n.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let n = (n ^ (n >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let n = (n ^ (n >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    n ^ (n >> 31)
}
