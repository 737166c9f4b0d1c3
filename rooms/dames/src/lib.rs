//! The room of Jeu de Dames: draughts on 10x10 with flying kings, compulsory capture and a free choice among captures.
//!
//! Everything that belongs to this game lives here: rules, moves, texts, what is shown and said, PDN. Nothing outside
//! the room knows a rule of it.
#![doc = "\n"]
#![doc = include_str!("../README.md")]

mod board;
mod booklet;
mod box_page;
mod captures;
mod eval;
mod explain;
mod game;
mod index;
mod ledger;
mod lessons;
mod moves;
mod notation;
mod options;
mod paths;
mod patterns;
mod pdn;
mod position;
mod presets;
mod refuse;
mod rulebook;
mod rules;
mod scene;
mod sentences;
mod setup;
mod spell;
mod step;
mod symmetry;
mod tactics;

pub use game::Dames;
pub use position::DamesPosition;
pub use rules::DamesRules;
pub use sentences::CATALOGUE;
pub use setup::{DamesOverlooked, DamesPiece, DamesSetup};
pub use step::DamesStep;
