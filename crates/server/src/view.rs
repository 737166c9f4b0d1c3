//! View: tables as readers see them, in their languages. What only some may see is made here and nowhere else.

mod event;
mod snapshot;
mod you;

pub(crate) use event::event;
pub(crate) use snapshot::{move_json, snapshot, status_of, talk_word};
pub(crate) use you::you;
