//! The bodies of HTTP requests and answers that are not about a single board.

use crate::board::{LayoutJson, SceneChangeJson, SceneJson};
use crate::message::{MoveJson, OpeningJson, StatusJson, TeamJson};
use crate::setting::{ClockSetting, FormatSetting, HolderJson};
use crate::story::StoryJson;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A visitor as the visitor sees himself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct MeJson {
    /// The visitor's id, which is not secret.
    pub visitor: String,
    /// The name.
    pub name: String,
    /// Visitors whose words are not shown.
    pub muted: Vec<String>,
}

/// A new name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NameOrder {
    /// The name: plain text of 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
}

/// A code that carries an identity to another device, once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CodeJson {
    /// The code.
    pub code: String,
    /// For how long it can be used.
    pub seconds: u64,
}

/// A code that was typed on the other device.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CarryOrder {
    /// The code.
    #[schema(max_length = 40)]
    pub code: String,
}

/// A game that was played elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordOrder {
    /// Its record.
    #[schema(max_length = 16000)]
    pub record: String,
}

/// A table that was set up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TableMade {
    /// Its id.
    pub table: String,
    /// Its address, with which anybody may watch.
    pub path: String,
    /// The secret links of its open seats, if it is private.
    pub links: Vec<LinkJson>,
}

/// A secret link.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LinkJson {
    /// The seat, from 1.
    pub seat: u8,
    /// The key.
    pub key: String,
    /// The address to give away.
    pub path: String,
}

/// Some tables.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LobbyJson {
    /// Listed tables that wait for players, the newest first.
    pub waiting: Vec<ListingJson>,
    /// Listed tables where a game is played, the newest first.
    pub playing: Vec<ListingJson>,
}

/// The tables of a visitor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct MyTablesJson {
    /// The tables, the latest change first.
    pub tables: Vec<ListingJson>,
}

/// How a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StateJson {
    /// Seats are open.
    Waiting,
    /// A game is played.
    Playing,
    /// The last game is over.
    Over,
    /// The table is closed.
    Closed,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ListingJson {
    /// Its id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The options.
    pub rules: String,
    /// How it stands.
    pub state: StateJson,
    /// The clock.
    pub clock: ClockSetting,
    /// The format.
    pub format: FormatSetting,
    /// Who holds each seat.
    pub seats: Vec<HolderJson>,
    /// The seat that has to decide, if one has. In lists of one's own tables only as fresh as the last change of state.
    pub actor: Option<u8>,
    /// When it changed last, in milliseconds since 1970.
    pub changed: u64,
}

/// Some games that are over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GamesJson {
    /// The games, the latest first.
    pub games: Vec<GameListing>,
    /// What to ask with for older ones.
    pub before: Option<u64>,
}

/// A game in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameListing {
    /// Its id.
    pub id: String,
    /// The table it was played at.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The options.
    pub rules: String,
    /// The names of those who played, in the order of seats.
    pub names: Vec<String>,
    /// The result as in the record.
    pub result: String,
    /// How many moves it had.
    pub moves: usize,
    /// When it ended, in milliseconds since 1970.
    pub ended: u64,
}

/// A whole game with all that is needed to replay it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct HistoryJson {
    /// The game's id.
    pub id: String,
    /// The table.
    pub table: String,
    /// The game's kind: its id in the catalogue.
    pub game: String,
    /// Its name.
    pub name: String,
    /// The options.
    pub rules: String,
    /// The names of those who played, in the order of seats.
    pub players: Vec<String>,
    /// The names of the seats.
    pub seats: Vec<String>,
    /// Whether players number a turn of each side together.
    pub pairs: bool,
    /// Record formats besides our own.
    pub formats: Vec<String>,
    /// The board.
    pub layout: LayoutJson,
    /// What stood on it at the start.
    pub scene: SceneJson,
    /// What was done before the first step.
    pub opening: OpeningJson,
    /// The text of the start.
    pub position: String,
    /// Every move.
    pub moves: Vec<PastMoveJson>,
    /// How the game stands.
    pub status: StatusJson,
    /// The match, if it was one.
    pub teams: Vec<TeamJson>,
}

/// A move in the history of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PastMoveJson {
    /// The move.
    #[serde(flatten)]
    pub played: MoveJson,
    /// What it did and caused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub story: Option<StoryJson>,
    /// What was different on the board after it.
    pub after: SceneChangeJson,
    /// The text of the position after it.
    pub position: String,
}

/// Everything that is stored about a visitor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportJson {
    /// The visitor's id.
    pub visitor: String,
    /// The name.
    pub name: String,
    /// When the visitor came first, in milliseconds since 1970.
    pub created: u64,
    /// When the visitor was seen last.
    pub seen: u64,
    /// Muted visitors.
    pub muted: Vec<String>,
    /// The tables the visitor has sat at or set up.
    pub tables: Vec<ListingJson>,
    /// The records of the games played.
    pub games: Vec<ExportedGame>,
    /// What the visitor said.
    pub said: Vec<ExportedWord>,
    /// Every command that changed a table, as it was stored.
    pub deeds: Vec<ExportedDeed>,
}

/// A game in an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportedGame {
    /// Its id.
    pub id: String,
    /// Its record.
    pub record: String,
}

/// Something said, in an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportedWord {
    /// The table.
    pub table: String,
    /// The channel.
    pub channel: String,
    /// When.
    pub at: u64,
    /// What.
    pub text: String,
}

/// Something done, in an export.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExportedDeed {
    /// The table.
    pub table: String,
    /// When.
    pub at: u64,
    /// The fact as it was stored.
    pub fact: String,
}
