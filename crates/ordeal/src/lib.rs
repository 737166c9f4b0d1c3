//! The ordeal: what must hold of any bytes that arrive as a position, as lines of the protocol or as a record.
//!
//! Each function panics when a law is broken and does nothing otherwise. The tests call them with seeds and damaged seeds,
//! the fuzz targets with whatever a fuzzer thinks of. No game is named here: all are asked through the hall. No part of the
//! product depends on it.

mod demands;
mod line;
mod position;
mod record;
mod seeds;
mod variant;

pub use line::line;
pub use position::position;
pub use record::record;
pub use seeds::{Seeds, seeds};
