//! The arena: engines against each other, and what the results mean.

mod duel;
mod external;
mod player;
mod score;

pub(crate) use duel::{Duel, Played};
pub(crate) use player::{Contender, Player};
pub(crate) use score::{Sprt, Tally, Verdict};
