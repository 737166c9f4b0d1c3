//! Lots: what is drawn from the operating system's chance. Keys, ids and seeds begin here and nowhere else.

use table::{TableId, VisitorId};

/// Random bytes of the operating system.
///
/// # Panics
/// If the system has none: no secret could be made then.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// A random number.
pub(crate) fn random_number() -> u64 {
    u64::from_le_bytes(random())
}

/// What can be drawn.
pub(crate) trait Draw {
    /// A new one that nobody can guess.
    fn draw() -> Self;
}

impl Draw for TableId {
    fn draw() -> Self {
        TableId::new(random())
    }
}

impl Draw for VisitorId {
    fn draw() -> Self {
        VisitorId::new(random())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_are_alike() {
        assert_ne!(TableId::draw(), TableId::draw());
        assert_ne!(random_number(), random_number());
    }
}
