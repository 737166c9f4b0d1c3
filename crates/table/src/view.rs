//! View: tables as readers see them, in their languages. What only some may see is made here and nowhere else.

mod event;
mod snapshot;
mod you;

pub use event::event;
pub use snapshot::{move_json, snapshot, status_of};
pub use you::you;
