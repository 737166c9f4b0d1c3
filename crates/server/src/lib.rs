//! The server: tables for any game of the hall. People, seats, clocks, silence, engines, storage, HTTP and sockets.
//!
//! One task (a desk) owns each table while somebody is there; a table is the sum of the facts that are stored of it. What a
//! reader may see is decided where messages are made (`view`, `table::talk`) and where they are delivered (`post`), nowhere
//! else. Storage, the way to tables and the way back are traits, so that several processes can share the work later.

mod config;
mod crowd;
mod desk;
mod desks;
mod engines;
mod history;
mod house;
mod http;
mod id;
mod keeping;
mod limiter;
mod lock;
mod metrics;
mod people;
mod post;
mod program;
mod reviews;
mod rulebook;
mod secret;
mod server;
mod socket;
mod storage;
mod svg;
mod sweep;
mod table;
mod view;
mod words;

pub use config::{Config, Limits, Retention};
pub use keeping::{Report, Restored, Saved, backup, check, restore};
pub use program::{LogFormat, run};
pub use rulebook::rulebook;
pub use server::{Ended, Server, StartError};
