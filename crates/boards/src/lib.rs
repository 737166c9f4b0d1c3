//! Boards: bit sets, grids, Zobrist tables and the texts of squares and ranks, shared by the rooms.
//!
//! Nothing here knows a rule; a board that only one game has stays in its room.
#![doc = "\n"]
#![doc = include_str!("../README.md")]

mod bits;
mod grid;
mod network;
mod sentences;
mod text;
mod weights;
mod zobrist;

pub use bits::{Bits, BoardBits, choices, rearranged, ternary};
pub use grid::Grid;
pub use network::{Inputs, Network, fitted_weights};
pub use sentences::CATALOGUE;
pub use text::{Fields, read_number, read_ranks, write_ranks};
pub use weights::{pack_weights, unpack_weights, weights_fit};
pub use zobrist::Zobrist;
