//! The room of EX*PION: seven marbles a colour, four colours, two sides; push the neutral EX*PION into an enemy camp, or
//! take every enemy marble. The numbered rules stand in `RULES.md` and in [`rulebook`].
#![doc = "\n"]
#![doc = include_str!("../README.md")]

pub mod board;
mod booklet;
mod box_page;
mod colour;
mod eval;
mod explain;
mod game;
mod lessons;
mod moves;
mod names;
mod notation;
mod options;
mod outlook;
mod patterns;
mod position;
mod presets;
mod reason;
mod refuse;
pub mod rulebook;
mod rules;
mod scene;
mod sentences;
mod setup;
mod spell;
mod state;
mod step;
mod symmetry;
mod tactics;

pub use colour::Colour;
pub use game::Expion;
pub use position::{ExpionPosition, IDLE_LIMIT, PASS_LIMIT};
pub use rules::ExpionRules;
pub use sentences::CATALOGUE;
pub use setup::{ExpionPiece, ExpionSetup};
pub use step::ExpionStep;
