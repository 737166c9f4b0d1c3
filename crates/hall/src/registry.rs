//! The list of rooms. A new game is one line here.

use crate::AnyGame;
use crate::any_game::Erased;
use crate::sentences;
use kernel::{Arg, Join, TextError};

/// All games, in the order they are shown.
pub fn games() -> &'static [&'static dyn AnyGame] {
    &[
        &Erased::<dames::Dames>::COUNTED,
        &Erased::<marelle::Marelle>::ONWARD,
        &Erased::<madamx::MadamX>::NEW,
        &Erased::<madamx::MadamXSolo>::SOLVED,
        &Erased::<expion::Expion>::NEW,
        &Erased::<mamba::Mamba>::NEW,
    ]
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
