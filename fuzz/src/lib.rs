//! The harness: what must hold of any bytes that arrive as a position, as lines of the protocol or as a record.
//!
//! Each function panics when a law is broken and does nothing otherwise. The fuzz targets call them with whatever a fuzzer
//! thinks of; the tests call them with the seeds. No game is named here: all are asked through the hall.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

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
