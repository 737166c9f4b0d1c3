//! The solitaire: eight men to bring across the frame before the tiles run out.

mod eval;
mod explain;
mod game;
mod notation;
mod pattern;
mod position;
mod presets;
mod puzzle;
mod refuse;
mod rulebook;
mod rules;
mod scene;
mod setup;
mod spell;
mod step;
mod symmetry;
mod tactics;

pub use game::MadamXSolo;
pub use position::Solo;
pub use rules::SoloRules;
pub use setup::{SoloPhase, SoloPlace, SoloSetup};
pub use step::SoloStep;
