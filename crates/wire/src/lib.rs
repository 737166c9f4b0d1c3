//! The wire: what programs say to each other. The line protocol of `coffret engine`, and JSON. The only crate with serde.

mod json;
mod request;

pub use json::{
    BenchJson, CauseJson, EventJson, GameJson, LegalJson, MatchJson, OptionJson, PerftJson, RefusalJson, events_json, line,
};
pub use request::{LONGEST_LINE, Limits, Request};
