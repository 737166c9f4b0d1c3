//! A table as the sum of its facts.
//!
//! A command is *decided*: it becomes facts, an answer or a refusal, and nothing changes. A fact is *applied*: that is the only way in
//! which a table changes, and it is always possible again, so a table is stored as its facts and lives wherever they are summed. What each
//! reader may see of it is made here too ([`view`]), in his language.
//!
//! There is no socket, no storage, no clock and no chance in it. What a table cannot know by itself is passed in with each command
//! ([`Now`]), and what it cannot do by itself it asks for ([`Wish`]).
#![doc = "\n"]
#![doc = include_str!("../README.md")]

mod condense;
mod edition;
pub mod history;
mod id;
mod names;
mod record;
mod sentences;
mod sum;
mod table;
pub mod view;
pub mod words;

pub use edition::edition;
pub use id::{GameId, TableId, VisitorId, read_spelled, spell};
pub use names::{imitates, look_alike};
pub use record::holder_name;
pub use sentences::CATALOGUE;
pub use table::{
    Audience, Chair, Channel, Decision, Holder, LEVELS, Moved, Now, Offer, Play, SeatKeys, Setting, State, TREE_BUDGET,
    Table, Who, Wish, formats, is_unseemly, opened, preview, seat_path, tree,
};
