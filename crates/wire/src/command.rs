//! Commands: what a client says on a table's socket.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The most bytes of a command; a longer frame ends the connection.
pub const LONGEST_COMMAND: usize = 16 << 10;
/// The most characters of a command's id.
pub const LONGEST_ID: usize = 40;
/// The most touches of one spelling.
pub const MOST_TOUCHES: usize = 64;

/// One command with its envelope.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Command {
    /// Chosen by the client, unique among its commands at this table. A repeated id is answered as before and done once.
    pub id: String,
    /// The version the client has seen. What changes the board is refused if the board has changed since.
    #[serde(default)]
    pub version: Option<u64>,
    /// What to do.
    #[serde(flatten)]
    pub deed: Deed,
}

/// What to do. Seats count from 1.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Deed {
    /// Play a step, given by its text or by its touches.
    Step {
        /// The text, canonical or a short form.
        #[serde(default)]
        step: Option<String>,
        /// The touches.
        #[serde(default)]
        touched: Option<Vec<String>>,
    },
    /// Ask what touches have come to. Where a touched piece must be moved, the first touch binds.
    Touch {
        /// The touches.
        touched: Vec<String>,
    },
    /// Ask what a step would do.
    Preview {
        /// The text.
        #[serde(default)]
        step: Option<String>,
        /// The touches.
        #[serde(default)]
        touched: Option<Vec<String>>,
    },
    /// Ask why a step may not be played.
    Why {
        /// The text.
        step: String,
    },
    /// Sit down.
    Sit {
        /// The seat.
        seat: u8,
        /// The key of the seat's secret link, where it has one.
        #[serde(default)]
        key: Option<String>,
    },
    /// Stand up. In a game that has begun the seat counts as absent at once.
    Leave,
    /// Put an engine on an open seat, or on one whose holder is absent.
    Engine {
        /// The seat.
        seat: u8,
        /// How well it plays, from 1 to 8.
        level: u8,
    },
    /// Free a seat before the game begins (the host).
    Free {
        /// The seat.
        seat: u8,
    },
    /// Ask for the secret link of a seat (the host).
    Link {
        /// The seat.
        seat: u8,
        /// Whether links given out before are to fail from now on.
        #[serde(default)]
        renew: bool,
    },
    /// List the table in the lobby, or no longer (the host).
    List {
        /// Whether to.
        on: bool,
    },
    /// Keep the open seats for those with a secret link, or for anybody who knows the address (the host).
    Reserve {
        /// Whether to.
        on: bool,
    },
    /// Let only those who sit at the table write before everybody, or again whoever may otherwise (whoever sits).
    Hush {
        /// Whether to.
        on: bool,
    },
    /// Send somebody away who watches: he neither talks here nor comes back (whoever sits).
    Remove {
        /// The visitor.
        visitor: String,
    },
    /// Offer something.
    Offer {
        /// What.
        offer: OfferOrder,
    },
    /// Agree to an offer.
    Agree {
        /// Its number.
        offer: u32,
    },
    /// Decline or withdraw an offer.
    Decline {
        /// Its number.
        offer: u32,
    },
    /// Resign.
    Resign {
        /// The seat, for whoever holds several; otherwise one's own.
        #[serde(default)]
        seat: Option<u8>,
    },
    /// End the wait for an absent seat: it counts as having resigned.
    Claim {
        /// The seat.
        seat: u8,
    },
    /// Say something.
    Say {
        /// `table`, `allies` or `gallery`.
        channel: String,
        /// The text.
        text: String,
    },
    /// Say a courtesy phrase to everybody.
    Courtesy {
        /// Its id.
        phrase: String,
    },
    /// Read nothing of a visitor any more, or again.
    Mute {
        /// The visitor.
        visitor: String,
        /// Whether to mute.
        on: bool,
    },
    /// Ask for a hint.
    Hint {
        /// 1: where to look; 2: which piece; 3: the step.
        level: u8,
    },
    /// Ask how a position is to be judged: at one screen the present one, after the match any.
    Evaluate {
        /// The position after so many moves; the present one without it.
        #[serde(default)]
        entries: Option<usize>,
    },
    /// Ask whether a game for one seat can still be solved, and in how few moves.
    Truth {
        /// The position after so many moves; the present one without it.
        #[serde(default)]
        entries: Option<usize>,
    },
    /// Ask for the whole state again.
    Snapshot,
    /// Ask for nothing: an answer shows that the way is open.
    Ping,
}

/// What to offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OfferOrder {
    /// A draw.
    Draw,
    /// To take back.
    Undo {
        /// How many entries shall stand; without it, all back to one's own last step.
        #[serde(default)]
        entries: Option<usize>,
    },
    /// That a side must win within a number of its turns.
    Challenge {
        /// The side's id.
        side: String,
    },
    /// To annul the opponents' turn.
    Annul,
    /// To play the next game of the match, or another one after it.
    NextGame,
}

impl Command {
    /// Reads a command; the error says what was wrong.
    pub fn read(text: &str) -> Result<Command, String> {
        let command: Command = serde_json::from_str(text).map_err(|error| error.to_string())?;
        if command.id.is_empty() || command.id.chars().count() > LONGEST_ID {
            return Err(format!("id: expected 1 to {LONGEST_ID} characters"));
        }
        let touched = match &command.deed {
            Deed::Touch { touched } => Some(touched),
            Deed::Step { touched, .. } | Deed::Preview { touched, .. } => touched.as_ref(),
            _ => None,
        };
        if touched.is_some_and(|touched| touched.len() > MOST_TOUCHES) {
            return Err(format!("touched: expected at most {MOST_TOUCHES} touches"));
        }
        Ok(command)
    }

    /// The id of a text that may be no command otherwise, so that even then it can be answered.
    pub fn read_id(text: &str) -> Option<String> {
        #[derive(Deserialize)]
        struct Id {
            id: String,
        }
        serde_json::from_str::<Id>(text).ok().map(|id| id.id).filter(|id| id.chars().count() <= LONGEST_ID)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_read() {
        let command = Command::read(r#"{"id":"c1","version":7,"do":"step","step":"31-27"}"#).unwrap();
        assert_eq!((command.id.as_str(), command.version), ("c1", Some(7)));
        assert_eq!(command.deed, Deed::Step { step: Some("31-27".into()), touched: None });
        let offer = Command::read(r#"{"id":"c2","do":"offer","offer":{"kind":"undo"}}"#).unwrap();
        assert_eq!(offer.deed, Deed::Offer { offer: OfferOrder::Undo { entries: None } });
        assert_eq!(Command::read(r#"{"id":"c3","do":"leave"}"#).unwrap().deed, Deed::Leave);
    }

    #[test]
    fn wrong_commands_say_why_and_keep_their_id() {
        for text in ["", "[]", "{}", r#"{"id":"","do":"ping"}"#, r#"{"id":"a","do":"fly"}"#, r#"{"id":"a","do":"sit"}"#] {
            assert!(Command::read(text).is_err(), "{text}");
        }
        assert_eq!(Command::read_id(r#"{"id":"a","do":"fly"}"#).as_deref(), Some("a"));
        let many = vec!["a"; MOST_TOUCHES + 1].join("\",\"");
        assert!(Command::read(&format!(r#"{{"id":"a","do":"touch","touched":["{many}"]}}"#)).is_err());
    }
}
