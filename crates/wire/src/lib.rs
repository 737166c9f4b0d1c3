//! The wire: what programs say to each other. The line protocol of `coffret engine`, JSON, and the messages and stored facts
//! of the server. The only crate with serde.
#![doc = "\n"]
#![doc = include_str!("../README.md")]

mod board;
mod catalogue;
mod command;
mod fact;
mod fault;
mod home;
mod json;
mod judgement;
mod lessons;
mod message;
mod query;
mod request;
mod rest;
mod rulebook;
mod setting;
mod story;
mod touch;
mod whole;

pub use board::{
    ButtonJson, LayoutJson, LookJson, MarkJson, MarkKindJson, PieceJson, ReserveJson, SceneChangeJson, SceneJson, SiteJson,
};
pub use catalogue::{
    CatalogueJson, ChairJson, ChoiceJson, ChoiceValueJson, ChosenJson, GameCard, OptionSourceJson, OptionStandingJson,
    PositionJson, PresetJson, PresetStandingJson, RitualJson,
};
pub use command::{Command, Deed, LONGEST_COMMAND, LONGEST_ID, MOST_TOUCHES, OfferOrder};
pub use fact::{Fact, OfferFact, OfferKind, StartFact, Why};
pub use fault::{Code, FaultBody, FaultJson};
pub use home::{HomeAnswer, HomeAsk, HomeRequest, LibraryRequest};
pub use json::{
    BenchJson, CauseJson, GameJson, LegalJson, MatchJson, OccurrenceJson, OptionJson, PerftJson, Readable, RefusalJson,
    SectorJson, SolutionJson, SolvedJson, WorthJson, Writable, events_json, line, read,
};
pub use judgement::{AnalysisJson, EvaluationJson, HintJson, JudgedJson, LineJson, ReviewJson, TruthJson, ValueJson};
pub use lessons::{AttemptJson, AttemptQuery, AttemptStateJson, LessonJson, LessonsJson};
pub use query::{ChosenQuery, GamesQuery, LangCode, LangQuery, MomentQuery, PositionQuery, SocketQuery};
pub use request::{Budget, LONGEST_LINE, Request};
pub use rest::{
    CarryOrder, CodeJson, ExportJson, ExportedDeed, ExportedGame, ExportedWord, GameListing, GamesJson, HistoryJson,
    LinkJson, ListingJson, LobbyJson, MeJson, MyTablesJson, NameOrder, PastMoveJson, RecordOrder, StateJson, TableMade,
};
pub use rulebook::{
    BoardJson, BoxJson, ClauseJson, ExampleJson, FactJson, GistJson, MaterialJson, MeasuredJson, PartJson, ReadingJson,
    RulebookJson, StandingJson, UncitedJson,
};
pub use setting::{ClockSetting, FormatSetting, HolderJson, SeatOrder, TableOrder, TakebackSetting, TalkSetting};
pub use story::{GroupJson, HappeningJson, PreviewJson, StoryJson};
pub use touch::{EntryJson, TouchJson};

/// What the server says on a table's socket.
pub mod live {
    pub use crate::message::{
        AbsentJson, AnswerJson, ClocksJson, EventJson, EventKindJson, Message, MoveJson, OfferJson, OfferedJson,
        OpeningJson, PROTOCOL, Permission, PhraseJson, PlayJson, PresenceJson, SaidJson, ScoreJson, SeatJson, SnapshotJson,
        StatusJson, TableJson, TalkJson, TeamJson, ThrowJson, YouJson,
    };
}
