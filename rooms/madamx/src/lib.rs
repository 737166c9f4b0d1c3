//! The room of MadamX: the duel on a frame of loose tiles, and the solitaire.
//!
//! The two games share the frame and nothing else: their positions, steps and texts are separate.
#![doc = "\n"]
#![doc = include_str!("../README.md")]

mod board;
mod booklet;
mod box_page;
mod drawing;
mod duel;
mod frame;
mod layout;
mod lessons;
mod sentences;
mod solo;
mod words;

pub use duel::{Duel, DuelPhase, DuelPlace, DuelRules, DuelSetup, DuelStep, MadamX, Path};
pub use sentences::CATALOGUE;
pub use solo::{MadamXSolo, Solo, SoloPhase, SoloPlace, SoloRules, SoloSetup, SoloStep};
