//! The hall: the list of rooms, matches with their history, records, and one face behind which all games look alike.
//!
//! It is the only crate that names all rooms. What stands above it (command line, server, terminal) speaks to
//! [`AnyGame`] and [`AnyMatch`] and never knows which game it deals with. It has no thread, no file and no clock, so it can be built for
//! a browser; thinking, databases and reviews are the engine's, which finds the typed match behind the face by [`AnyMatch::listed`].
#![doc = "\n"]
#![doc = include_str!("../README.md")]

mod any_game;
mod any_match;
mod attempt;
mod chosen;
mod error;
mod game_match;
mod images;
mod listed;
mod picture;
mod records;
mod registry;
mod sentences;
mod status;
mod told;
mod touch_tree;

pub use any_game::AnyGame;
pub use any_match::{AnyMatch, AnyPlay, AnyShow, AnyTell, AnyTouch, EntryView};
pub use attempt::Attempt;
pub use chosen::Chosen;
pub use error::PlayError;
#[cfg(debug_assertions)]
pub use game_match::copied_matches;
pub use game_match::{Entry, Match, Past};
pub use listed::{Listed, Matches, PerGame, Provable, Room, TypedRules, Visitor};
pub use picture::picture;
pub use records::{action_text, read_action, read_annotated, read_record, result_text, todays_record};
pub use registry::{find, games};
pub use sentences::CATALOGUE;
pub use status::Status;
pub use told::{AnyPast, Preview, Told};
pub use touch_tree::TouchTree;
