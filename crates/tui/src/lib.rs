//! tui: the games in full screen. [`App`] is the state machine, keys in and screens out; [`run`] feeds it from a terminal.
//!
//! It knows no game: boards, pieces, steps and sentences come from the hall as they come to the browser, and the looks from the same
//! files. A table of a server is shown by the same screens: the steps go there and come back from there, and all else is asked of a match
//! that follows it.

mod app;
pub mod ask;
mod board;
mod chances;
mod input;
mod json;
mod list;
mod lobby;
mod menu;
mod opening;
mod options;
mod pages;
mod palette;
mod picture;
mod plan;
mod saves;
mod sentences;
mod setup;
mod table;
mod terminal;
mod text;
mod theme;
mod thinker;

pub use app::{App, Call};
pub use chances::{chance, chances, turning_points};
pub use input::{Effect, Found, Input, Keystroke, Order, Task};
pub use opening::{Opened, Sitter, open, paper, resume};
pub use palette::{Colours, Palette, Rgb};
pub use saves::{Save, Saves};
pub use sentences::CATALOGUE;
pub use terminal::{End, run};
pub use text::capital;
