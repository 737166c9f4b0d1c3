//! Weights of an evaluation, packed: runs of zeros take two words, so that large sparse tables stay small files.

/// Unpacks little-endian 16-bit weights. A zero is followed by the length of its run.
///
/// # Panics
/// If the bytes are not `N` packed weights: a room's own file is broken then.
pub const fn unpack_weights(bytes: &[u8], weights: &mut [i16]) {
    let mut at = 0;
    let mut index = 0;
    assert!(bytes.len().is_multiple_of(2), "weights: a file cut short: expected whole words of 16 bits");
    while at < bytes.len() {
        assert!(index < weights.len(), "weights: too many: expected a file that was fitted to this evaluation");
        let weight = i16::from_le_bytes([bytes[at], bytes[at + 1]]);
        at += 2;
        if weight == 0 {
            assert!(at < bytes.len(), "weights: a file cut short: expected the length of a run of zeros");
            let run = u16::from_le_bytes([bytes[at], bytes[at + 1]]);
            at += 2;
            index += run as usize;
        } else {
            weights[index] = weight;
            index += 1;
        }
    }
    assert!(index == weights.len(), "weights: another number: expected a file that was fitted to this evaluation");
}

/// Whether bytes are so many packed weights: what [`unpack_weights`] reads without a panic.
pub const fn weights_fit(bytes: &[u8], count: usize) -> bool {
    let mut at = 0;
    let mut index = 0;
    if !bytes.len().is_multiple_of(2) {
        return false;
    }
    while at < bytes.len() {
        let zero = bytes[at] == 0 && bytes[at + 1] == 0;
        at += 2;
        if index >= count || zero && at == bytes.len() {
            return false;
        }
        index += if zero { u16::from_le_bytes([bytes[at], bytes[at + 1]]) as usize } else { 1 };
        at += if zero { 2 } else { 0 };
    }
    index == count
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

    #[test]
    fn files_that_do_not_fit_are_refused_with_a_reason() {
        let bytes = pack_weights(&[3, 0, 0, -4, 0]);
        let refusal = |bytes: &[u8], count: usize| {
            let bytes = bytes.to_vec();
            let read = std::panic::catch_unwind(move || unpack_weights(&bytes, &mut vec![0; count]));
            read.err().map(|reason| *reason.downcast::<&str>().expect("a plain reason"))
        };
        assert_eq!(refusal(&bytes, 5), None);
        assert!(weights_fit(&bytes, 5));
        for (bytes, count) in
            [(&bytes[..], 4), (&bytes[..], 6), (&bytes[..], 1), (&bytes[..bytes.len() - 2], 5), (&bytes[..3], 5)]
        {
            assert!(!weights_fit(bytes, count), "{bytes:?} {count}");
            assert!(refusal(bytes, count).is_some_and(|reason| reason.starts_with("weights: ")), "{bytes:?} {count}");
        }
    }
}
