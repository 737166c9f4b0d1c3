//! Step: one decision in the solitaire.

/// One decision in the solitaire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SoloStep {
    /// A man goes to the next free tile; the tile it left is gone.
    Advance {
        /// Where it stood.
        from: u8,
        /// Where it goes.
        to: u8,
    },
    /// A man jumps another of its colour.
    Jump {
        /// Where it stood.
        from: u8,
        /// Where it lands.
        to: u8,
    },
    /// The tile left by a jump is put on a bare place.
    Place {
        /// Where it lay.
        from: u8,
        /// The bare place.
        to: u8,
    },
    /// The tile left by a jump is put back.
    Stay,
}
