//! The hall: the list of rooms, matches with their history, records, and one face behind which all games look alike.
//!
//! It is the only crate that names all rooms. What stands above it (command line, server, terminal) speaks to
//! [`AnyGame`] and [`AnyMatch`] and never knows which game it deals with.
#![doc = "\n"]
#![doc = include_str!("../README.md")]

mod any_game;
mod any_match;
mod archive;
mod chosen;
mod count;
mod error;
mod game_match;
mod images;
mod picture;
mod records;
mod registry;
mod review;
mod sentences;
mod session;
mod solver;
mod status;
mod strength;
mod told;
mod touch_tree;

pub use any_game::{AnyGame, TuneOrder};
pub use any_match::{AnyMatch, EntryView};
pub use archive::{AnyArchive, AnyOpening, Archive, ArchiveError, Archives};
pub use chosen::Chosen;
pub use count::{Counting, count};
pub use error::PlayError;
#[cfg(debug_assertions)]
pub use game_match::copied_matches;
pub use game_match::{Entry, Match, Past};
pub use kernel::Score;
pub use picture::picture;
pub use records::{action_text, read_action, read_annotated, read_record, result_text, todays_record};
pub use registry::{find, games};
pub use review::{Judged, costs, tell_turning_point, turning_points};
pub use search::{Clock, Epoch, Fitting, Limits, NoClock, SelfPlay, Stop, TranspositionTable};
pub use sentences::CATALOGUE;
pub use session::{Line, Session, Thought, best_first};
pub use solve::{BookOrder, BuildOrder, Building, Built, Chapter, Checked, Worth};
pub use solver::{Answer, Wanted};
pub use status::Status;
pub use strength::{Lapse, Strength};
pub use told::{AnyPast, Preview, Told};
pub use touch_tree::TouchTree;
