//! Step: one marble moved, or a pass. It carries what the generator found out about it, so that playing it costs little.

use crate::Colour;
use crate::board::{FIELD, ROTATION, site_of, square_of};
use kernel::Site;

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
/// The pushed EX*PION goes to the left, or to the right, of the pusher's direction (E-11, `push=any`).
pub(crate) const LEFT: u8 = 16;
pub(crate) const RIGHT: u8 = 32;
/// The kinds of a push by its turn: straight on, to the left, to the right (and no fourth).
pub(crate) const TURNS: [u8; 4] = [0, LEFT, RIGHT, 0];

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

    /// The sites that the marble leaves and enters; none for a pass.
    pub fn sites(self) -> Option<(Site, Site)> {
        (!self.is_pass()).then(|| (Site(site_of(self.origin())), Site(site_of(self.landing()))))
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

    /// Whether the EX*PION is pushed to a side instead of straight on (E-11).
    pub const fn is_bent(self) -> bool {
        self.kind & (LEFT | RIGHT) != 0
    }

    /// E-11: where a push takes the EX*PION: the bit, and the camp if it leaves the field.
    #[inline]
    pub(crate) fn push_goal(self) -> (u8, Option<Colour>) {
        let moved = u32::from((self.to + 64 - self.from) & 63);
        if !self.is_bent() {
            let goal = (u32::from(self.to) + moved) as u8 & 63;
            return (goal, if FIELD >> goal & 1 == 1 { None } else { direction(moved) });
        }
        let ahead = direction(moved).map_or(0, Colour::index);
        let toward = Colour::at(ahead + if self.kind & LEFT != 0 { 3 } else { 1 });
        let goal = (u32::from(self.to) + ROTATION[toward.index()]) as u8 & 63;
        (goal, if FIELD >> goal & 1 == 1 { None } else { Some(toward) })
    }

    /// The square a push takes the EX*PION to.
    pub(crate) fn goal(self) -> u8 {
        let (goal, camp) = self.push_goal();
        square_of(camp.unwrap_or(Colour::North), goal)
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

/// The direction of a rotation.
fn direction(rotation: u32) -> Option<Colour> {
    Colour::ALL.into_iter().find(|colour| ROTATION[colour.index()] == rotation)
}
