//! Mamba: pieces of two to four camps are born, move, transform each other and die. See `RULES.md`.
//!
//! This room holds all that belongs to the game and nothing that belongs to a screen, a server or a search.
#![doc = "\n"]
#![doc = include_str!("../README.md")]

mod board;
mod booklet;
mod box_page;
mod camp;
mod chronicle;
mod eval;
mod explain;
mod game;
mod lessons;
mod moves;
mod notation;
mod options;
mod patterns;
mod play;
mod point;
mod position;
mod presets;
mod reading;
mod refuse;
mod rulebook;
mod rules;
mod scene;
mod sentences;
mod settle;
mod setup;
mod spell;
mod step;
mod symmetry;
mod tactics;

pub use camp::Camp;
pub use game::Mamba;
pub use point::Point;
pub use position::MambaPosition;
pub use rules::MambaRules;
pub use sentences::CATALOGUE;
pub use setup::{MambaPhase, MambaRanks, MambaSetup};
pub use step::MambaStep;
