//! Weights of an evaluation, packed: runs of zeros take two words, so that large sparse tables stay small files.

/// Unpacks little-endian 16-bit weights. A zero is followed by the length of its run.
///
/// # Panics
/// If the bytes are not `N` packed weights: a room's own file is broken then.
pub const fn unpack_weights(bytes: &[u8], weights: &mut [i16]) {
    let mut at = 0;
    let mut index = 0;
    while at < bytes.len() {
        let weight = i16::from_le_bytes([bytes[at], bytes[at + 1]]);
        at += 2;
        if weight == 0 {
            let run = u16::from_le_bytes([bytes[at], bytes[at + 1]]);
            at += 2;
            index += run as usize;
        } else {
            weights[index] = weight;
            index += 1;
        }
    }
    assert!(index == weights.len());
}

/// Packs weights.
pub fn pack_weights(weights: &[i16]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = weights;
    while let Some(&weight) = rest.first() {
        bytes.extend(weight.to_le_bytes());
        let run = if weight == 0 { rest.iter().take(usize::from(u16::MAX)).take_while(|&&w| w == 0).count() } else { 1 };
        if weight == 0 {
            bytes.extend((run as u16).to_le_bytes());
        }
        rest = &rest[run..];
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_round_trip() {
        let mut weights = vec![0; 200_000];
        for (index, weight) in [(0, 5), (1, -7), (9, 300), (70_000, -32_000), (199_999, 1)] {
            weights[index] = weight;
        }
        let bytes = pack_weights(&weights);
        assert!(bytes.len() < 60);
        let mut back = vec![0; weights.len()];
        unpack_weights(&bytes, &mut back);
        assert_eq!(back, weights);
    }
}
