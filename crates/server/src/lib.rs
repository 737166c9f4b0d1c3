//! The server: tables for any game of the hall. People, seats, clocks, silence, engines, storage, HTTP and sockets.
//!
//! One task owns each table while somebody is there; a table is the sum of the facts that are stored of it. What a
//! reader may see is decided where messages are made in the crate `table`, and where they are delivered (`hub`), nowhere
//! else. Storage, the way to tables and the way back are traits, so that several processes can share the work later.

mod config;
mod crowd;
mod devices;
mod engines;
mod http;
mod hub;
mod keeping;
mod limiter;
mod lock;
mod lot;
mod metrics;
mod patient;
mod people;
mod program;
mod reviews;
mod router;
mod running;
mod secret;
mod server;
mod services;
mod socket;
mod storage;
mod svg;
mod sweep;
mod table_task;
mod trouble;

pub use config::{Config, LimitError, Limits, Retention};
pub use host::library::rulebook;
pub use keeping::{Report, Restored, Saved, backup, check, restore};
pub use program::{LogFormat, run, run_telling};
pub use server::{Ended, Server};
pub use trouble::{Expected, StartError, Wrong};
