//! What a table itself says to people, in their languages. The games' own sentences come from the rooms.

pub(crate) mod courtesies;
pub(crate) mod details;
pub(crate) mod faults;
pub(crate) mod moments;

pub use courtesies::{Courtesy, all as courtesies, find as courtesy};
pub use details::{Expectation, expected, unreadable};
pub use faults::{fault, play_fault};
pub use moments::{hint, truth};
