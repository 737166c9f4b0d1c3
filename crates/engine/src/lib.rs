//! The engine: thinking about a match of any game, at a level or within limits; solvers, databases of solved positions, and the review
//! of a game.
//!
//! It stands on the hall and knows no game by name: [`Thinker`] asks a match for its typed self and hands it to the search. A clock, a way
//! to stop and all chance are passed in; threads and the files of databases are its own.
#![doc = "\n"]
#![doc = include_str!("../README.md")]

mod archive;
mod archives;
mod count;
mod review;
mod sentences;
mod session;
mod solver;
mod strength;
mod thinker;
mod tune;

pub use archive::{AnyArchive, AnyOpening, Archive, ArchiveError, archive, opening};
pub use archives::Archives;
pub use count::{Counting, count};
pub use review::{Judged, costs, tell_turning_point, turning_points};
pub use search::{Clock, Epoch, Fitting, Known, Limits, Line, NoClock, SelfPlay, Stop, Thought, TranspositionTable};
pub use sentences::CATALOGUE;
pub use session::{Session, best_first};
pub use solve::{BookOrder, BuildOrder, Building, Built, Chapter, Checked, Damage, SheetError, Worth};
pub use solver::{Answer, Wanted};
pub use strength::{Lapse, Strength};
pub use thinker::Thinker;
pub use tune::{TuneOrder, tune};
