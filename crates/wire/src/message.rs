//! Messages: what the server says on a table's socket.
//!
//! Events are public, have versions and come in order. All else shows a state and replaces what was said about it before.

use crate::board::{LayoutJson, SceneChangeJson, SceneJson};
use crate::fact::OfferKind;
use crate::fault::FaultJson;
use crate::judgement::{EvaluationJson, HintJson, TruthJson};
use crate::setting::{ClockSetting, FormatSetting, HolderJson, TakebackSetting, TalkSetting};
use crate::story::{PreviewJson, StoryJson};
use crate::touch::{EntryJson, TouchJson};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The number of this protocol. It changes when a client of the old one would be misled.
pub const PROTOCOL: u32 = 1;

/// One message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Message {
    /// Everything about the table. The client forgets what it knew.
    Snapshot(Box<SnapshotJson>),
    /// Something happened; its version is one more than the last.
    Event(Box<EventJson>),
    /// What the reader may do, and the touches that spell its steps. Nobody else gets this.
    You(Box<YouJson>),
    /// Who is here.
    Presence(PresenceJson),
    /// What was said in a channel.
    Talk(TalkJson),
    /// A command was done; what it changed is on disk.
    Done {
        /// The command.
        id: String,
        /// The version after it.
        version: u64,
        /// What it asked for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        answer: Option<Box<AnswerJson>>,
    },
    /// A command was refused and changed nothing.
    Refused {
        /// The command; empty where it could not be read.
        id: String,
        /// The version it was judged by.
        version: u64,
        /// Why.
        error: FaultJson,
    },
    /// The server ends the connection.
    Bye {
        /// Why.
        error: FaultJson,
        /// When to come again, in milliseconds; never without it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        again_ms: Option<u64>,
    },
}

/// Everything about a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SnapshotJson {
    /// [`PROTOCOL`].
    pub protocol: u32,
    /// The number of events so far.
    pub version: u64,
    /// The server's time, in milliseconds since 1970.
    pub at: u64,
    /// What stays the same at this table.
    pub table: TableJson,
    /// The seats of the present game, in order.
    pub seats: Vec<SeatJson>,
    /// The present game; the game to come, if none has begun.
    pub play: PlayJson,
    /// What is on offer.
    pub offers: Vec<OfferJson>,
}

/// What stays the same at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TableJson {
    /// Its id. Whoever knows it may watch.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The game's name.
    pub name: String,
    /// The options that differ from what tables begin with.
    pub rules: String,
    /// The game's own actions: `resign`, `draw`, `challenge`, `annul`.
    pub actions: Vec<String>,
    /// Who may talk with whom.
    pub talk: TalkSetting,
    /// Whether a touched piece must be moved. Then every touch must be sent.
    pub binds_touch: bool,
    /// The clock.
    pub clock: ClockSetting,
    /// Whether steps may be taken back.
    pub takeback: TakebackSetting,
    /// Why there is no taking back, where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub final_told: Option<String>,
    /// The clause of the booklet by which what was played is final, where steps may not be taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub final_rule: Option<String>,
    /// The format.
    pub format: FormatSetting,
    /// The visitor who set it up.
    pub host: String,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Whether only those with a secret link may sit down.
    pub reserved: bool,
    /// Whether only those who sit at the table write before everybody.
    pub hushed: bool,
    /// Whether players number a turn of each side together.
    pub pairs: bool,
    /// Record formats besides our own, as file endings.
    pub formats: Vec<String>,
    /// The courtesy phrases.
    pub phrases: Vec<PhraseJson>,
    /// The board.
    pub layout: LayoutJson,
}

/// A courtesy phrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PhraseJson {
    /// Its id.
    pub id: String,
    /// What it says.
    pub text: String,
}

/// A seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SeatJson {
    /// Its number, from 1.
    pub seat: u8,
    /// Its name, which tells its role.
    pub name: String,
    /// The id of its side.
    pub side: String,
    /// The name of its side.
    pub side_name: String,
    /// The camps whose pieces it plays; none where the id of its side tells.
    #[serde(default)]
    pub camps: Vec<String>,
    /// The chair its holder has in all games of the match, from 1. Scores go by chairs.
    pub chair: u8,
    /// The number of the player at a table of one screen, from 1: lots and exchanged sides move players between seats.
    pub player: u8,
    /// Who holds it.
    pub holder: HolderJson,
}

/// What was done before a game: dice thrown for who begins, lots drawn for seats, sides exchanged.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct OpeningJson {
    /// The dice round by round: everybody's, then those of the players who tied.
    pub throws: Vec<Vec<ThrowJson>>,
    /// What was thrown, drawn or exchanged, in sentences.
    pub told: Vec<String>,
}

/// A die that was thrown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ThrowJson {
    /// Whose.
    pub seat: u8,
    /// The name of the seat.
    pub name: String,
    /// The face, from 1 to 6.
    pub face: u8,
    /// Whether it was the highest of its round.
    pub highest: bool,
}

/// A game at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PlayJson {
    /// The game's id, under which its record is found; empty before it begins.
    pub id: String,
    /// The options it is played under, as positions and records count them.
    #[serde(default)]
    pub rules: String,
    /// The text of the position it began from: with the options and the moves a client that knows the game can follow it by itself.
    #[serde(default)]
    pub position: String,
    /// What stands on the board.
    pub scene: SceneJson,
    /// What was done before the first step.
    pub opening: OpeningJson,
    /// What was played and done.
    pub moves: Vec<MoveJson>,
    /// How it stands.
    pub status: StatusJson,
    /// The clocks.
    pub clocks: ClocksJson,
    /// The match.
    pub score: ScoreJson,
}

/// A step or an action in the list of moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct MoveJson {
    /// Its number, from 1.
    pub number: usize,
    /// The number of its turn, from 1.
    pub turn: usize,
    /// The seat that decided; none for what was agreed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The canonical text; actions begin with `@`.
    pub text: String,
    /// The step as players of the game write it, where that differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub written: Option<String>,
    /// The sentence for people.
    pub told: String,
}

/// How a game stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "state", rename_all = "snake_case")]
pub enum StatusJson {
    /// Seats are open.
    Waiting,
    /// A seat has to decide.
    Playing {
        /// The seat.
        actor: u8,
        /// Its side.
        side: String,
        /// Whether the next step begins a turn.
        starts_turn: bool,
    },
    /// The game is over.
    Over {
        /// The sides that share the result: one has won, several have drawn, none has lost a solitaire.
        winners: Vec<String>,
        /// The rule that ended it.
        rule: String,
        /// What ended it: `rules`, `wish`, `agreement`, `time`, `absence` or `host`.
        why: String,
        /// The sentence for people.
        told: String,
    },
    /// The table was closed before the game was over.
    Closed,
}

/// The clocks.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct ClocksJson {
    /// What is left for each seat, in milliseconds; empty where there is no clock.
    pub left: Vec<u64>,
    /// The seat whose clock runs.
    pub running: Option<u8>,
}

/// How a match stands.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct ScoreJson {
    /// Which game of the match this is, from 1.
    pub round: u8,
    /// How many games it has.
    pub games: u8,
    /// Those who win and lose together, and their points.
    pub teams: Vec<TeamJson>,
}

/// Those who win and lose together.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TeamJson {
    /// Their chairs.
    pub chairs: Vec<u8>,
    /// Their points.
    pub points: f64,
}

/// What can be offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OfferedJson {
    /// A draw.
    Draw,
    /// Taking moves back.
    Undo,
    /// The challenge of the game's rules.
    Challenge,
    /// Annulling a move that broke silence.
    Annul,
    /// The next game of the match.
    NextGame,
}

impl From<&OfferKind> for OfferedJson {
    fn from(what: &OfferKind) -> OfferedJson {
        match what {
            OfferKind::Draw => OfferedJson::Draw,
            OfferKind::Undo { .. } => OfferedJson::Undo,
            OfferKind::Challenge { .. } => OfferedJson::Challenge,
            OfferKind::Annul { .. } => OfferedJson::Annul,
            OfferKind::NextGame => OfferedJson::NextGame,
        }
    }
}

/// An offer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct OfferJson {
    /// Its number.
    pub number: u32,
    /// What is offered.
    pub kind: OfferedJson,
    /// The visitor who offers it; empty where the table itself does, because the draw is proven, and where names are not told.
    pub by: String,
    /// The visitors who have to agree and have not yet.
    pub waits_for: Vec<String>,
    /// The sentence for people.
    pub told: String,
}

/// What can happen at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EventKindJson {
    /// Somebody sits down, leaves, or is replaced.
    #[default]
    Seats,
    /// The lobby lists the table, or lists it no longer.
    Table,
    /// A game begins.
    Begin,
    /// A step was played.
    Step,
    /// A game action was done.
    Action,
    /// Something was taken back.
    Undo,
    /// Something was offered, agreed to or declined.
    Offer,
    /// The table is closed.
    Closed,
}

/// Something that happened at a table. Parts that did not change are left out.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct EventJson {
    /// The version of the table with this event.
    pub version: u64,
    /// What happened.
    pub kind: EventKindJson,
    /// The seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<SeatJson>>,
    /// Whether the lobby lists the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub listed: Option<bool>,
    /// Whether only those with a secret link may sit down.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reserved: Option<bool>,
    /// Whether only those who sit at the table write before everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hushed: Option<bool>,
    /// The game that began; it replaces everything about the one before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub play: Option<Box<PlayJson>>,
    /// The new last move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(rename = "move")]
    pub played: Option<MoveJson>,
    /// What the step did and caused, to be shown before `after`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub story: Option<StoryJson>,
    /// How many moves stand after something was taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stand: Option<usize>,
    /// What is different on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<SceneChangeJson>,
    /// How the game stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub status: Option<StatusJson>,
    /// The clocks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clocks: Option<ClocksJson>,
    /// How the match stands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<ScoreJson>,
    /// What is on offer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offers: Option<Vec<OfferJson>>,
}

/// Something that a reader may do at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Permission {
    /// To play a step.
    Step,
    /// To take an open chair, or one's own again.
    Sit,
    /// To get up.
    Leave,
    /// To seat an engine.
    Engine,
    /// To free a chair.
    Free,
    /// To make a link to a chair.
    Link,
    /// To keep a chair for somebody.
    Reserve,
    /// To show the table in the list or not.
    List,
    /// To hide somebody's words.
    Hush,
    /// To send somebody away.
    Remove,
    /// To take back, or to offer it.
    Undo,
    /// To give up.
    Resign,
    /// To offer a draw.
    Draw,
    /// To offer that a side must win within a number of its turns.
    Challenge,
    /// To offer that a turn is annulled, or to annul it as the referee.
    Annul,
    /// To offer or begin the next game.
    NextGame,
    /// To ask for a hint.
    Hint,
    /// To ask what a position is worth.
    Evaluate,
    /// To ask whether a puzzle can still be solved.
    Truth,
    /// To say one of the usual courtesies.
    Courtesy,
}

/// What the reader may do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct YouJson {
    /// The version of the board this belongs to: that of the event with which the board changed last.
    pub version: u64,
    /// The reader.
    pub visitor: String,
    /// The seats the reader holds.
    pub seats: Vec<u8>,
    /// Whether the reader set up the table.
    pub host: bool,
    /// What the reader may do now.
    pub may: Vec<Permission>,
    /// The channels the reader can read.
    pub reads: Vec<String>,
    /// The channels the reader can write in.
    pub writes: Vec<String>,
    /// Why there is no free talk, where there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub silence: Option<String>,
    /// The touches that spell the legal steps, if the reader has to decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tree: Option<TouchJson>,
    /// The touch the reader is bound to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bound: Option<String>,
}

/// Who is here.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct PresenceJson {
    /// The visitors at seats who are connected.
    pub here: Vec<String>,
    /// How many watch.
    pub watchers: usize,
    /// Seats whose holders are absent.
    pub absent: Vec<AbsentJson>,
}

/// An absent seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct AbsentJson {
    /// The seat.
    pub seat: u8,
    /// In how many milliseconds the others may claim it or put an engine there.
    pub claim_in_ms: u64,
}

/// What was said in a channel.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TalkJson {
    /// `table`, `allies`, `gallery` or `courtesy`.
    pub channel: String,
    /// What was said; a client that has a number already leaves it out.
    pub messages: Vec<SaidJson>,
}

/// Something said.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct SaidJson {
    /// Its number in the channel.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// The visitor.
    pub by: String,
    /// The visitor's name then.
    pub name: String,
    /// What. It is plain text, never markup.
    pub text: String,
}

/// What a command asked for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum AnswerJson {
    /// What touches have come to.
    Entry(EntryJson),
    /// What a step would do.
    Preview(PreviewJson),
    /// The step is legal.
    Legal {
        /// Its canonical text.
        step: String,
        /// The sentence for people.
        told: String,
    },
    /// The secret link of a seat.
    Link {
        /// The seat.
        seat: u8,
        /// The key.
        key: String,
        /// The address to give away. What follows `#` never reaches a server's log.
        path: String,
    },
    /// A hint.
    Hint(HintJson),
    /// How the position is to be judged.
    Evaluation(EvaluationJson),
    /// Whether it can still be solved.
    Truth(TruthJson),
}
