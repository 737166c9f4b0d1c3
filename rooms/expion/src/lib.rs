//! The room of EX*PION: seven marbles a colour, four colours, two sides; push the neutral EX*PION into an enemy camp, or
//! take every enemy marble. The numbered rules stand in `RULES.md` and in [`rulebook`].

pub mod board;
mod booklet;
mod box_page;
mod colour;
mod eval;
mod explain;
mod game;
mod moves;
mod names;
mod notation;
mod options;
mod outlook;
mod position;
mod presets;
mod reason;
mod refuse;
pub mod rulebook;
mod rules;
mod scene;
mod spell;
mod state;
mod step;
mod symmetry;
mod tactics;

pub use colour::Colour;
pub use game::Expion;
pub use position::{ExpionPosition, PASS_LIMIT, STEP_LIMIT};
pub use rules::ExpionRules;
pub use step::ExpionStep;
