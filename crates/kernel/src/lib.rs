//! The kernel: one vocabulary for every game, and the traits a room implements.
//!
//! It holds no rule of any game, does no input or output, knows no clock and no source of chance, and depends on
//! nothing. Everything above it (play, search, explanation, server, browser) speaks to a game through these words only.
#![doc = "\n"]
#![doc = include_str!("../README.md")]

// What the build makes of the catalogue names this crate as all others do.
extern crate self as kernel;

mod action;
mod asset;
mod book;
mod counting;
mod course;
mod dice;
mod english;
mod error;
mod evaluate;
mod event;
mod explain;
mod game;
mod indexed;
mod key;
mod language;
mod lesson;
mod message;
mod notation;
mod outcome;
mod position;
mod provenance;
mod puzzle;
pub mod record;
mod ritual;
mod rulebook;
mod rules;
mod score;
mod seat;
mod sentences;
mod setup;
mod show;
mod skill;
mod spell;
mod symmetry;
mod tactical;
mod throws;
mod tuned;

pub use action::{Acted, Action, ActionKind};
pub use asset::{Asset, AssetError};
pub use book::Book;
pub use counting::{divide, perft, perft_played, random_playout};
pub use course::{Course, LessonState};
pub use dice::Dice;
pub use error::{Refusal, StepError, TextError};
pub use evaluate::Evaluate;
pub use event::{Event, Group, Story};
pub use explain::Explain;
pub use game::{Bench, Format, Game, GameInfo, Preset, Talk};
pub use indexed::{Fate, Index, Indexed, Onward, Sector};
pub use key::{Key, scramble};
pub use language::Lang;
pub use lesson::{Goal, Help, Lesson, When};
pub use message::{Arg, Catalogue, Join, Message, Phrase};
pub use notation::Notation;
pub use outcome::{Ending, Outcome, SideSet};
pub use position::{Position, Step};
pub use provenance::{
    Booklet, BoxPage, Gist, Material, Measured, OptionSource, OptionStanding, Part, PresetStanding, Sentence, SentenceId,
    SentenceKind, Standing,
};
pub use puzzle::{Aim, Puzzle, Span};
pub use ritual::{Dealing, Ritual};
pub use rulebook::{Clause, Example, Fact};
pub use rules::{
    Choice, Rules, Value, read_rules, read_table_rules, split_rules, table_rules, write_rules, write_table_rules,
};
pub use score::Score;
pub use seat::{MAX_SEATS, Seat, Seating, Side};
pub use sentences::CATALOGUE;
pub use setup::Setup;
pub use show::{ButtonInfo, Layout, Look, Mark, MarkKind, Piece, Reserve, Scene, Show, SiteInfo, Spot};
pub use skill::Skill;
pub use spell::{Button, Form, Site, Spell, Spelled, Touch};
pub use symmetry::Symmetric;
pub use tactical::{Pruning, Tactical};
pub use throws::{Throw, Throws};
pub use tuned::{NetworkShape, Tuned};

/// The number of a rule as it stands in the rulebook of a room, such as `D-9`.
pub type Rule = &'static str;
