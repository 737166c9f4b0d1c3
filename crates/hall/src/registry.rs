//! The list of rooms. A new game is one line here.

use crate::AnyGame;
use crate::any_game::Erased;
use crate::listed::{Listed, PerGame, Provable, Room, Visitor, rooms};
use crate::sentences;
use kernel::{Arg, Join, TextError};

rooms! {
    Dames(dames::Dames): counted,
    Marelle(marelle::Marelle): onward,
    MadamX(madamx::MadamX): plain,
    MadamXSolo(madamx::MadamXSolo): puzzle,
    Expion(expion::Expion): plain,
    Mamba(mamba::Mamba): plain,
}

/// The game with an id.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, TextError> {
    games().iter().copied().find(|game| game.info().id == id).ok_or_else(|| {
        let ids: Vec<&str> = games().iter().map(|game| game.info().id).collect();
        TextError::new(
            "game",
            sentences::GameUnknown { name: id },
            sentences::GameOneOf { names: Arg::list(Join::Comma, ids) },
        )
    })
}
