//! The room of marelle: nine men's morris as the French booklet of the box plays it.
//!
//! One step is one turn: a placing, move or jump together with what it removes. The clauses are numbered M-1 to M-11 in
//! `RULES.md` and in the rulebook of this crate.
#![doc = "\n"]
#![doc = include_str!("../README.md")]

mod board;
mod book;
mod booklet;
mod box_page;
mod camp;
mod drawing;
mod eval;
mod explain;
mod game;
mod index;
mod lessons;
mod moves;
mod notation;
mod nth;
mod options;
mod patterns;
mod position;
mod presets;
mod refuse;
mod removal;
mod rulebook;
mod rules;
mod scene;
mod sentences;
mod setup;
mod spell;
mod step;
mod symmetry;
mod tactics;
mod word;

pub use game::Marelle;
pub use position::MarellePosition;
pub use rules::MarelleRules;
pub use sentences::CATALOGUE;
pub use setup::MarelleSetup;
pub use step::MarelleStep;
