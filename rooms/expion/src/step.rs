//! Step: one marble moved, or a pass. It carries what the generator found out about it, so that playing it costs little.

use crate::Colour;
use crate::board::square_of;

/// One decision: a marble's move, with or without the EX*PION as a chameleon, or a pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ExpionStep {
    pub(crate) colour: Colour,
    /// Bits in the word of the colour.
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) kind: u8,
}

/// The step captures.
pub(crate) const CAPTURE: u8 = 1;
/// The step pushes the EX*PION.
pub(crate) const PUSH: u8 = 2;
/// The step counts the EX*PION as a marble of the mover's side (E-14).
pub(crate) const STAR: u8 = 4;
/// No marble moves (E-6).
pub(crate) const PASS: u8 = 8;

impl ExpionStep {
    /// The pass of a colour.
    #[inline]
    pub(crate) const fn pass(colour: Colour) -> ExpionStep {
        ExpionStep { colour, from: 0, to: 0, kind: PASS }
    }

    /// The colour of the marble that moves.
    pub const fn colour(self) -> Colour {
        self.colour
    }

    /// Whether no marble moves (E-6).
    pub const fn is_pass(self) -> bool {
        self.kind & PASS != 0
    }

    /// Whether the step pushes the EX*PION (E-11).
    pub const fn is_push(self) -> bool {
        self.kind & PUSH != 0
    }

    /// Whether the step captures (E-12).
    pub const fn is_capture(self) -> bool {
        self.kind & CAPTURE != 0
    }

    /// Whether the step uses the chameleon (E-14).
    pub const fn is_starred(self) -> bool {
        self.kind & STAR != 0
    }

    /// The square the marble leaves.
    pub(crate) fn origin(self) -> u8 {
        square_of(self.colour, self.from)
    }

    /// The square the marble enters.
    pub(crate) fn landing(self) -> u8 {
        square_of(self.colour, self.to)
    }
}
