//! Facts: what happened at a table, as it is stored. A table is the sum of its facts; nothing else is kept of it.
//!
//! Facts know no language and hold no secret. Seats and entries count from 0 here.

use crate::setting::{ClockSetting, FormatSetting, HolderJson, TakebackSetting};
use serde::{Deserialize, Serialize};

/// One thing that happened at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum Fact {
    /// The table was set up.
    Opened {
        /// The game's id.
        game: String,
        /// Its options.
        rules: String,
        /// Where games start.
        start: StartFact,
        /// The clock.
        clock: ClockSetting,
        /// The format.
        format: FormatSetting,
        /// Whether the lobby lists it.
        listed: bool,
        /// The visitor who set it up.
        host: String,
        /// Who sits on each chair: the seat of the first game.
        chairs: Vec<HolderJson>,
        /// Where chance starts at this table.
        seed: u64,
        /// Whether steps may be taken back.
        #[serde(default)]
        takeback: TakebackSetting,
        /// What the lots gave to each chair: the place in the host's order; empty where none were drawn.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        lots: Vec<u8>,
        /// The version of the program and the print of the game's rules under which it was opened; empty where none was written down,
        /// and without the print where there was none yet.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        version: String,
    },
    /// A chair has another holder.
    Seated {
        /// The chair.
        chair: usize,
        /// Who holds it now.
        holder: HolderJson,
    },
    /// The holder of a chair stood up during a game.
    Left {
        /// The chair.
        chair: usize,
    },
    /// The secret link of a chair was used or replaced.
    Linked {
        /// The chair.
        chair: usize,
    },
    /// The lobby lists the table, or no longer.
    Listed {
        /// Whether it does.
        on: bool,
    },
    /// Only those with a secret link may sit down, or again anybody who knows the address.
    Reserved {
        /// Whether seats are kept for them.
        on: bool,
    },
    /// Only those who sit at the table write before everybody, or again whoever may otherwise.
    Hushed {
        /// Whether only they do.
        on: bool,
    },
    /// Somebody who watched was sent away. Nobody else may know.
    Removed {
        /// The visitor.
        visitor: String,
    },
    /// Somebody who was sent away may come again, as more were than a table keeps in mind. Nobody may know.
    Readmitted {
        /// The visitor.
        visitor: String,
    },
    /// A game began.
    Begun {
        /// Its number at this table, from 1.
        number: u32,
        /// The game of the match it is, from 1.
        round: u8,
        /// The text of the position it starts from.
        position: String,
        /// The chair of each seat.
        chairs: Vec<usize>,
        /// The options of this game, where dice have decided one of them.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        rules: String,
        /// What was thrown for who begins, as records write it.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        throws: String,
    },
    /// A seat played a step.
    Stepped {
        /// The seat.
        seat: u8,
        /// The step's canonical text.
        step: String,
        /// What is left on the clocks, in milliseconds.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        clocks: Vec<u64>,
    },
    /// A game action was done.
    Acted {
        /// Its word, as records write it.
        action: String,
        /// Why.
        why: Why,
        /// What is left on the clocks.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        clocks: Vec<u64>,
    },
    /// Entries were taken back.
    Undone {
        /// How many stand.
        entries: usize,
        /// What is left on the clocks.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        clocks: Vec<u64>,
    },
    /// Something was offered.
    Offered {
        /// The offer.
        offer: OfferFact,
    },
    /// Somebody agreed to an offer.
    Agreed {
        /// The offer's number.
        offer: u32,
        /// The visitor.
        visitor: String,
    },
    /// An offer was declined, withdrawn, or carried out.
    Dropped {
        /// The offer's number.
        offer: u32,
        /// The visitor who declined; empty when it was carried out.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        visitor: String,
    },
    /// A seat touched a piece and must move it. Nobody else may know.
    Bound {
        /// The seat.
        seat: u8,
        /// The touch.
        touch: String,
    },
    /// The server stopped while a clock ran.
    Paused {
        /// What is left on the clocks.
        clocks: Vec<u64>,
    },
    /// The table was closed for good.
    Closed,
}

/// Where games start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartFact {
    /// At a numbered start.
    Number(u32),
    /// At a start drawn by lot for each game.
    Lot,
    /// At a position.
    Position(String),
}

/// Why an action was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// A player wanted it.
    Wish,
    /// All whose word counts agreed.
    Agreement,
    /// The time was up.
    Time,
    /// The seat was absent too long.
    Absence,
    /// The host decided it.
    Host,
}

/// An offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OfferFact {
    /// Its number at this table.
    pub number: u32,
    /// What is offered.
    pub what: OfferKind,
    /// Who offers it; nobody where the table itself does.
    pub by: String,
}

/// What can be offered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OfferKind {
    /// A draw.
    Draw,
    /// To take back until so many entries stand.
    Undo {
        /// How many.
        entries: usize,
    },
    /// That a side must win within a number of its turns.
    Challenge {
        /// The side's id.
        side: String,
    },
    /// To annul a turn of a side.
    Annul {
        /// The side's id.
        side: String,
    },
    /// To play the next game of the match, or another one after it.
    NextGame,
}

impl Fact {
    /// Whether everybody at the table may know of it. Such facts count in the table's version.
    pub const fn is_public(&self) -> bool {
        !matches!(
            self,
            Fact::Bound { .. } | Fact::Linked { .. } | Fact::Paused { .. } | Fact::Removed { .. } | Fact::Readmitted { .. }
        )
    }

    /// Whether the position may be another after it.
    pub const fn moves(&self) -> bool {
        matches!(self, Fact::Begun { .. } | Fact::Stepped { .. } | Fact::Acted { .. } | Fact::Undone { .. })
    }

    /// The fact of a stored text.
    pub fn read(text: &str) -> Result<Fact, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_round_trip_as_short_texts() {
        let fact = Fact::Stepped { seat: 1, step: "a-b".into(), clocks: vec![] };
        let text = crate::line(&fact);
        assert_eq!(text, r#"{"fact":"stepped","seat":1,"step":"a-b"}"#);
        assert_eq!(Fact::read(&text).unwrap(), fact);
        let fact = Fact::Offered { offer: OfferFact { number: 3, what: OfferKind::Undo { entries: 4 }, by: "v".into() } };
        assert_eq!(Fact::read(&crate::line(&fact)).unwrap(), fact);
        assert!(Fact::read("{}").is_err());
    }

    #[test]
    fn what_a_hand_touched_is_not_public() {
        assert!(!Fact::Bound { seat: 0, touch: "a".into() }.is_public());
        assert!(Fact::Closed.is_public() && !Fact::Closed.moves());
    }
}
