//! What the server itself says to people, in their languages. The games' own sentences come from the rooms.

pub(crate) mod faults;
pub(crate) mod moments;
pub(crate) mod phrases;

pub(crate) use faults::{fault, play_fault};
