//! The host of a table: counsel by engines, and tables that stand at home. There is no socket, storage, clock or thread in it.
#![doc = "\n"]
#![doc = include_str!("../README.md")]

pub mod counsel;
mod home;
mod homes;
pub mod library;
pub mod review;
mod thought;
mod truth;
mod turn_time;

pub use home::Home;
pub use homes::Homes;
pub use thought::{Brain, missing};
pub use truth::{Truth, truth};
pub use turn_time::TurnTime;
