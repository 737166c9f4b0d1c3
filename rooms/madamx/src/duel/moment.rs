//! Moment: what belongs to a moment of the duel besides the board, in one word.
//!
//! Eight small fields would be written one by one and then copied as a whole while they are still on their way to memory.
//! One word is one store, and passing the turn is one mask.

use super::rules::DuelRules;
use std::fmt;

/// The options, the turn and what is on offer, each with its own bits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Moment(u64);

// Where each part stands: the options have the lowest 16 bits.
const IDLE: u32 = 16;
const SIDE: u64 = 1 << 24;
const REMOVABLE: u64 = 1 << 25;
const REOPENED: u64 = 1 << 26;
const LEFT: u32 = 32;
const TILE: u32 = 40;
/// What stays when the turn passes: the options, the counter and, turned over, the side.
const LASTING: u64 = (1 << 25) - 1;

impl Moment {
    /// The first moment of a game.
    pub(crate) const fn first(rules: DuelRules) -> Moment {
        Moment(rules.bits() as u64)
    }

    #[inline]
    pub(crate) const fn rules(self) -> DuelRules {
        DuelRules::from_bits(self.0 as u16)
    }

    /// Turns without a capture or a crowning.
    #[inline]
    pub(crate) const fn idle(self) -> u8 {
        (self.0 >> IDLE) as u8
    }

    /// The side to decide: 0 for light, 1 for dark.
    #[inline]
    pub(crate) const fn side(self) -> u8 {
        (self.0 / SIDE) as u8 & 1
    }

    /// Whether a tile may also be removed.
    #[inline]
    pub(crate) const fn removable(self) -> bool {
        self.0 & REMOVABLE != 0
    }

    /// Whether an objection has reopened the turn, so that only a capture is open.
    #[inline]
    pub(crate) const fn reopened(self) -> bool {
        self.0 & REOPENED != 0
    }

    /// The tiles or rights still on offer; 0 when a piece is to be moved.
    #[inline]
    pub(crate) const fn left(self) -> u8 {
        (self.0 >> LEFT) as u8
    }

    /// The tile on offer; 0 when any free tile may be taken and outside an X phase.
    #[inline]
    pub(crate) const fn tile(self) -> u8 {
        (self.0 >> TILE) as u8
    }

    #[inline]
    pub(crate) const fn with_idle(self, counter: u8) -> Moment {
        Moment((self.0 & !(0xff << IDLE)) | (counter as u64) << IDLE)
    }

    #[inline]
    pub(crate) const fn with_side(self, side: u8) -> Moment {
        Moment((self.0 & !SIDE) | (side as u64 * SIDE))
    }

    #[inline]
    pub(crate) const fn with_removable(self, removable: bool) -> Moment {
        Moment((self.0 & !REMOVABLE) | (removable as u64 * REMOVABLE))
    }

    #[inline]
    pub(crate) const fn with_reopened(self, reopened: bool) -> Moment {
        Moment((self.0 & !REOPENED) | (reopened as u64 * REOPENED))
    }

    /// With so many tiles or rights on offer, the first of them named (or 0).
    #[inline]
    pub(crate) const fn with_offer(self, left: u8, tile: u8) -> Moment {
        Moment((self.0 & 0xffff_ffff) | (left as u64) << LEFT | (tile as u64) << TILE)
    }

    /// The same side decides on, with nothing on offer, nothing removable and no reopened turn.
    #[inline]
    pub(crate) const fn plain(self) -> Moment {
        Moment(self.0 & LASTING)
    }

    /// The other side begins its turn.
    #[inline]
    pub(crate) const fn turned(self) -> Moment {
        Moment((self.0 & LASTING) ^ SIDE)
    }
}

impl fmt::Debug for Moment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Moment")
            .field("side", &self.side())
            .field("left", &self.left())
            .field("tile", &self.tile())
            .field("removable", &self.removable())
            .field("reopened", &self.reopened())
            .field("idle", &self.idle())
            .field("rules", &self.rules())
            .finish()
    }
}
