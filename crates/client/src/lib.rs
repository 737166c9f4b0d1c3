//! client: tables of a server as a program sees them. [`Courier`] runs errands and brings news on a thread of its own, [`Mirror`] is a
//! table kept up to date by them, and [`Address`] reads where a server or a seat is.
//!
//! It draws nothing and knows no game: a followed game is a match of the hall, opened and played as the server says.

mod address;
mod courier;
mod identity;
mod mirror;
mod request;
mod sentences;
mod stream;
mod trouble;

pub use address::Address;
pub use courier::{Courier, Errand, LineState, News, Visit};
pub use mirror::{Change, Mirror, Spoken, follow};
pub use sentences::CATALOGUE;
pub use trouble::Trouble;
