//! The dialogue: the answers of the line protocol, one for each request. Whoever reads lines and prints replies stands above it.
#![doc = "\n"]
#![doc = include_str!("../README.md")]

mod dialogue;
mod means;
mod second;

pub use dialogue::Dialogue;
pub use means::{Means, Surroundings};
