//! Step: one decision of one seat.

use crate::point::Point;
use std::fmt;

/// A decision: a birth, a displacement, or the choice of an end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MambaStep {
    /// A piece bears a newborn (B-8): `c3+c4`.
    Birth {
        /// The piece that bears.
        mother: Point,
        /// Where the newborn is put.
        newborn: Point,
    },
    /// A piece moves by one or two steps (B-9): `c3-d4`.
    Displacement {
        /// Where it stood.
        from: Point,
        /// Where it goes.
        to: Point,
    },
    /// The surplus of an alignment is cut off from this end (B-11): `-c3`.
    Cut {
        /// The end that is cut.
        end: Point,
    },
}

impl fmt::Display for MambaStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MambaStep::Birth { mother, newborn } => write!(f, "{mother}+{newborn}"),
            MambaStep::Displacement { from, to } => write!(f, "{from}-{to}"),
            MambaStep::Cut { end } => write!(f, "-{end}"),
        }
    }
}
