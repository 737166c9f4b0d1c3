//! Nth: the member of a bit set with a given place, without a loop and its mispredicted end.

/// The number of the `n`-th member of a set, from 0; `n` is below the size of the set.
#[inline]
pub(crate) fn nth_bit(set: u32, n: u32) -> u32 {
    let passed = |bytes: u32| (set & ((1 << (8 * bytes)) - 1)).count_ones();
    let byte = u32::from(n >= passed(1)) + u32::from(n >= passed(2)) + u32::from(n >= passed(3));
    let within = n.wrapping_sub(passed(byte)) & 7;
    let value = set >> (8 * byte) & 0xff;
    8 * byte + u32::from(NTH_IN_BYTE[(8 * value + within) as usize])
}

/// The `n`-th member of each byte.
static NTH_IN_BYTE: [u8; 256 * 8] = {
    let mut table = [0; 256 * 8];
    let mut value = 0;
    while value < 256 {
        let mut left = value;
        let mut n = 0;
        while left != 0 {
            table[8 * value + n] = left.trailing_zeros() as u8;
            left &= left - 1;
            n += 1;
        }
        value += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::*;
    use boards::Bits;

    #[test]
    fn the_nth_bit_is_found() {
        for seed in 0..4000 {
            let bits = kernel::scramble(seed);
            let set = (bits & bits >> (seed % 32)) as u32;
            for (n, bit) in Bits(set).enumerate() {
                assert_eq!(nth_bit(set, n as u32), u32::from(bit), "{set:x}");
            }
        }
    }
}
