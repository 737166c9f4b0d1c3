//! What is said to a table that stands at home, in the visitor's own program and not on a server, and what it answers.
//!
//! The messages are those of a table's socket; what goes round them is what a socket and a storage do on a server.

use crate::fault::FaultJson;
use crate::judgement::ReviewJson;
use crate::message::Message;
use crate::query::LangCode;
use crate::rest::{HistoryJson, ListingJson};
use crate::setting::TableOrder;
use serde::{Deserialize, Serialize};

/// A question to a table at home.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct HomeRequest {
    /// The table's id, which whoever sets it up chooses.
    pub table: String,
    /// The language the reader reads.
    pub lang: String,
    /// The time, in milliseconds since 1970.
    #[serde(default)]
    pub at: u64,
    /// What is asked.
    #[serde(flatten)]
    pub ask: HomeAsk,
}

/// What is asked.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case")]
pub enum HomeAsk {
    /// Set a table up.
    Open {
        /// Who is at home: an id like those that the server gives.
        visitor: String,
        /// What he is called.
        name: String,
        /// Where chance starts.
        seed: u64,
        /// The table.
        order: TableOrder,
    },
    /// Go on with a table that was kept.
    Load {
        /// Its facts, in order, as they were answered.
        facts: Vec<String>,
    },
    /// Come to the table: everything about it.
    Join,
    /// A command, as on a socket.
    Command {
        /// Its text.
        command: String,
    },
    /// Let the engine whose turn it is decide.
    Think,
    /// Take facts that the same table came to elsewhere, as where an engine thought about it.
    Add {
        /// How many facts the table had there before them.
        from: u64,
        /// The facts, in order.
        facts: Vec<String>,
    },
    /// The record of a game.
    Record {
        /// Another format than our own.
        #[serde(default)]
        format: Option<String>,
        /// Its number at the table; the present one without it.
        #[serde(default)]
        number: Option<u32>,
    },
    /// A game move by move.
    History {
        /// Its number at the table; the present one without it.
        #[serde(default)]
        number: Option<u32>,
    },
    /// Let an engine look at the next few moves of a game that is over.
    Review {
        /// Its number at the table; the present one without it.
        #[serde(default)]
        number: Option<u32>,
    },
    /// Forget the table.
    Drop,
}

/// What a table at home answers.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct HomeAnswer {
    /// What a socket would say, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub messages: Vec<Message>,
    /// What is to be kept before the messages are believed, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub facts: Vec<String>,
    /// The level of the engine that has to decide now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engine: Option<u8>,
    /// Whether the engine's time was over before its budget of nodes: on this machine it is weaker than its level.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cut: bool,
    /// The files that must be brought before an engine can think.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missing: Vec<String>,
    /// The record that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<String>,
    /// The history that was asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub history: Option<Box<HistoryJson>>,
    /// The review that was asked for, as far as it has come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub review: Option<ReviewJson>,
    /// The table as lists show it, where something has happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub listing: Option<Box<ListingJson>>,
    /// Why nothing was done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub error: Option<FaultJson>,
}

/// A question about the games that needs no table: what a server answers at the same address.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct LibraryRequest {
    /// The address, as `/api/games`.
    pub path: String,
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// The language.
    pub lang: Option<LangCode>,
    /// Chosen options.
    pub rules: String,
    /// A position's text.
    pub position: Option<String>,
    /// The number of a start.
    pub start: Option<u32>,
    /// Steps to play, joined by blanks.
    pub play: String,
    /// Touches after them, joined by blanks.
    pub touch: String,
}
