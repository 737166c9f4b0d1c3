//! Search: finding good steps in any game. It knows the kernel only.
//!
//! One side is searched against all others by alpha-beta ([`think`]). A clock, a way to stop and all chance are passed in.
#![doc = "\n"]
#![doc = include_str!("../README.md")]

mod alpha_beta;
mod fates;
mod learn;
mod limits;
mod ordering;
mod samples;
mod score;
mod self_play;
mod table;
mod think;
mod tune;

pub use limits::{Clock, Limits, NoClock, Stop};
pub use samples::{read_samples, write_samples};
pub use self_play::{Sample, SelfPlay, self_play};
pub use table::TranspositionTable;
pub use think::{Known, Line, Playable, Thinking, Thought, think};
pub use tune::{Epoch, Fitting, fit, stored_weights};
