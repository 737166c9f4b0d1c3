//! Game actions: what is recorded in a game but is not a step (C-3).

use crate::{Outcome, Seat, Side};

/// A recorded action of the players or the referee. It is not in step lists and is not counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A seat resigns.
    Resign(Seat),
    /// All sides agree on a draw.
    Draw,
    /// All agree that this side must win within a number of its own turns.
    Challenge(Side),
    /// The referee annuls a turn; the other side moves.
    Annul,
}

/// The kinds of action, to say which of them a game knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ActionKind {
    /// [`Action::Resign`].
    Resign,
    /// [`Action::Draw`].
    Draw,
    /// [`Action::Challenge`].
    Challenge,
    /// [`Action::Annul`].
    Annul,
}

impl Action {
    /// The kind of the action.
    pub const fn kind(self) -> ActionKind {
        match self {
            Action::Resign(_) => ActionKind::Resign,
            Action::Draw => ActionKind::Draw,
            Action::Challenge(_) => ActionKind::Challenge,
            Action::Annul => ActionKind::Annul,
        }
    }
}

impl ActionKind {
    /// The action's word in records and messages.
    pub const fn word(self) -> &'static str {
        match self {
            ActionKind::Resign => "resign",
            ActionKind::Draw => "draw",
            ActionKind::Challenge => "challenge",
            ActionKind::Annul => "annul",
        }
    }
}

/// What an action makes of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Acted<P> {
    /// The game is over.
    Ends(Outcome),
    /// The game goes on from here.
    GoesOn(P),
}
