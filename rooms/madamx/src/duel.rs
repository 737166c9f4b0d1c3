//! The duel: draughts on tiles that move, for two players or two pairs.

mod choices;
mod eval;
mod explain;
mod game;
mod moment;
mod moves;
mod notation;
mod options;
mod play;
mod position;
mod presets;
mod refuse;
mod rulebook;
mod rules;
mod scene;
mod setup;
mod spell;
mod step;
mod symmetry;
mod tactics;

pub use game::MadamX;
pub use position::Duel;
pub use rules::DuelRules;
pub use setup::{DuelPhase, DuelPlace, DuelSetup};
pub use step::{DuelStep, Path};
