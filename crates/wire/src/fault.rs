//! Faults as JSON: why something was not done. Codes are stable, sentences are for people and may change.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct FaultJson {
    /// The stable code.
    pub code: Code,
    /// One sentence in the reader's language.
    pub message: String,
    /// The rule of the game that forbids it, where one does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What the rule demands instead, or what an ambiguous text may mean.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub instead: Vec<String>,
    /// What exactly was wrong, in English, for developers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
}

impl FaultJson {
    /// A fault with nothing but its code and sentence.
    pub fn new(code: Code, message: impl Into<String>) -> FaultJson {
        FaultJson { code, message: message.into(), rule: None, instead: Vec::new(), detail: None }
    }

    /// The same with what exactly was wrong.
    #[must_use]
    pub fn with_detail(mut self, detail: impl Into<String>) -> FaultJson {
        self.detail = Some(detail.into());
        self
    }
}

/// The body of every answer of HTTP that is not a success.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct FaultBody {
    /// Why.
    pub error: FaultJson,
}

macro_rules! codes {
    ($($(#[doc = $about:literal])+ $name:ident),+ $(,)?) => {
        /// The stable codes.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum Code {
            $($(#[doc = $about])+ $name,)+
        }

        impl Code {
            /// Every code.
            pub const ALL: &'static [Code] = &[$(Code::$name),+];

            /// What the code means, in English.
            pub const fn about(self) -> &'static str {
                match self {
                    $(Code::$name => concat!($($about),+),)+
                }
            }
        }
    };
}

codes! {
    /// The message or a part of it is not as the protocol says.
    BadRequest,
    /// The body is not JSON, or is not declared as such.
    BadBody,
    /// The message, body, name or text is too long.
    TooLarge,
    /// There is no such game.
    UnknownGame,
    /// The options do not exist or do not go together.
    BadRules,
    /// The position cannot be.
    BadPosition,
    /// There is no such thing at this address.
    NotFound,
    /// The address exists, but not for this method.
    WrongMethod,
    /// The request comes from a page of another place.
    WrongOrigin,
    /// Only the host of the table may do this.
    NotHost,
    /// Only somebody who sits at the table may do this.
    NotSeated,
    /// Another seat has to decide.
    NotYourTurn,
    /// Something has changed since the version that was answered.
    Stale,
    /// The text is not a step of this game.
    BadStep,
    /// The text fits several legal steps.
    AmbiguousStep,
    /// The rules do not allow the step.
    IllegalStep,
    /// The touch is neither a place nor a button of the board.
    BadTouch,
    /// The rules give the touch no way on.
    IllegalTouch,
    /// A touched piece must be moved, and this is another.
    BoundTouch,
    /// The rules do not allow the action.
    IllegalAction,
    /// There is no such seat at the table.
    NoSuchSeat,
    /// The seat is taken.
    SeatTaken,
    /// The seats are reserved and this is not the secret link of the seat, or the link was used or replaced before.
    BadKey,
    /// The game has not begun.
    NotBegun,
    /// The game has begun.
    AlreadyBegun,
    /// The game is over.
    GameOver,
    /// The game is not over yet.
    NotOver,
    /// There is no such offer, or it has lapsed.
    NoSuchOffer,
    /// The same is on offer already, or was declined a moment ago.
    OfferedAlready,
    /// An engine would have to agree, and does not.
    EngineDeclines,
    /// The seat is not absent, or not for long enough.
    NotAbsent,
    /// Only an opponent may put an engine in a partner's place.
    OpponentsDecide,
    /// Partners may not consult in this game: there is no free talk at the table.
    Silent,
    /// There is no such channel for this reader.
    NoSuchChannel,
    /// There is no such courtesy phrase.
    NoSuchPhrase,
    /// A player has sent this visitor away from the table.
    Removed,
    /// Whoever plays at the table or has set it up is not sent away.
    NotRemovable,
    /// No engine helps in this game now.
    NoHelp,
    /// Nothing stands that could be taken back.
    NothingToUndo,
    /// Nothing is taken back at this table.
    NoTakeback,
    /// Whoever is out of the game has no word in it any more.
    Eliminated,
    /// The table is closed.
    Closed,
    /// The code is wrong, was used before, or is too old.
    BadCode,
    /// The name cannot be used.
    BadName,
    /// Too many requests in too short a time.
    TooMany,
    /// Messages were not read in time.
    TooSlow,
    /// It could not be stored, so it was not done.
    Storage,
    /// The server has too much to do.
    Busy,
    /// The server is about to stop.
    Draining,
    /// The game has no such record format, or cannot write this game in it.
    NoSuchFormat,
    /// The server made a mistake.
    Internal,
}

impl Code {
    /// The code as it stands in messages.
    pub fn word(self) -> String {
        crate::line(&self).trim_matches('"').to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_words() {
        assert_eq!(Code::NotYourTurn.word(), "not_your_turn");
        assert_eq!(
            Code::ALL.len(),
            Code::ALL.iter().map(|code| code.word()).collect::<std::collections::BTreeSet<_>>().len()
        );
        assert!(Code::Stale.about().contains("version"));
    }
}
