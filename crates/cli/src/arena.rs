//! The arena: engines against each other, and what the results mean.

mod duel;
mod external;
mod pipe;
mod player;
mod score;

pub(crate) use duel::{Duel, Forfeit, Lot, Played};
pub(crate) use pipe::Patience;
pub(crate) use player::{Contender, Player};
pub(crate) use score::{Sprt, Tally, Verdict};
