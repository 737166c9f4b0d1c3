//! Search: finding good steps in any game. It knows the kernel only.
//!
//! One side is searched against all others by alpha-beta ([`think`]). A clock, a way to stop and all chance are passed in.
#![doc = "\n"]
#![doc = include_str!("../README.md")]

mod alpha_beta;
mod fates;
mod limits;
mod ordering;
mod score;
mod table;
mod think;
mod tune;

pub use limits::{Clock, Limits, NoClock, Stop};
pub use table::TranspositionTable;
pub use think::{Known, Line, Playable, Thinking, Thought, think};
pub use tune::{Epoch, Fitting, Sample, SelfPlay, fit, self_play, stored_weights};
