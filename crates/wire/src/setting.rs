//! How a table is to be: what its host asks for, and what everybody may know about it.

use crate::whole;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a host asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TableOrder {
    /// The game's id.
    #[schema(max_length = 40)]
    pub game: String,
    /// The options that differ from the defaults, `name=value` joined by commas.
    #[serde(default)]
    #[schema(max_length = 400)]
    pub rules: String,
    /// Who is to sit where, one for each seat; missing ones are open.
    #[serde(default)]
    #[schema(max_items = 8)]
    pub seats: Vec<SeatOrder>,
    /// Whether the persons and engines are to be dealt to the seats by lot. At one screen the lots are for the players before it, who
    /// count from 1.
    #[serde(default)]
    pub shuffle: bool,
    /// The number of the start; drawn by lot without it, where a game has several.
    #[serde(default, deserialize_with = "whole::optional")]
    #[schema(minimum = 0)]
    pub start: Option<u32>,
    /// A position to start from instead.
    #[serde(default)]
    #[schema(max_length = 2000)]
    pub position: Option<String>,
    /// The clock; none without it.
    #[serde(default)]
    pub clock: ClockSetting,
    /// How many games, and what is exchanged between them.
    #[serde(default)]
    pub format: FormatSetting,
    /// Whether the lobby lists the table; otherwise it is found by its address or by the secret link of a seat.
    #[serde(default)]
    pub listed: bool,
    /// Whether steps may be taken back; without it freely at a table of one's own, and by consent where others sit.
    #[serde(default)]
    pub takeback: Option<TakebackSetting>,
}

/// Who may talk with whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TalkSetting {
    /// Everyone, openly.
    Open,
    /// Nobody, as partners may not consult.
    Silent,
    /// Everyone, and the seats of one side among themselves.
    Allies,
}

impl From<kernel::Talk> for TalkSetting {
    fn from(talk: kernel::Talk) -> Self {
        match talk {
            kernel::Talk::Open => TalkSetting::Open,
            kernel::Talk::Silent => TalkSetting::Silent,
            kernel::Talk::Allies => TalkSetting::Allies,
        }
    }
}

/// Whether steps may be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TakebackSetting {
    /// Freely: at a table of one's own, against engines or at one screen.
    Free,
    /// If all whose word counts agree.
    #[default]
    Agreed,
    /// Never.
    Never,
}

impl TakebackSetting {
    /// The word for it in texts.
    pub const fn word(self) -> &'static str {
        match self {
            TakebackSetting::Free => "free",
            TakebackSetting::Agreed => "agreed",
            TakebackSetting::Never => "never",
        }
    }
}

/// Who is to sit on a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatOrder {
    /// The host. Several such seats are a table at one screen.
    Me,
    /// Whoever comes.
    Open,
    /// An engine.
    Engine {
        /// How well it plays.
        #[serde(deserialize_with = "whole::number")]
        #[schema(minimum = 1, maximum = 8)]
        level: u8,
    },
}

/// A clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ClockSetting {
    /// No clock.
    #[default]
    None,
    /// Each seat has a time for the whole game, and gets some back when its decision is made.
    Game {
        /// The time of each seat.
        #[serde(deserialize_with = "whole::number")]
        #[schema(minimum = 5, maximum = 86400)]
        seconds: u32,
        /// What it gets back.
        #[serde(default, deserialize_with = "whole::number")]
        #[schema(minimum = 0, maximum = 600)]
        increment: u32,
    },
    /// Each decision has its own time.
    Step {
        /// The time of a decision.
        #[serde(deserialize_with = "whole::number")]
        #[schema(minimum = 2, maximum = 604800)]
        seconds: u32,
    },
}

/// How many games, and what is exchanged between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FormatSetting {
    /// One game.
    #[default]
    Single,
    /// A match in which the sides are exchanged after each game.
    Sides {
        /// How many games.
        #[serde(deserialize_with = "whole::number")]
        #[schema(minimum = 2, maximum = 20)]
        games: u8,
    },
    /// A match in which partners exchange their roles after each game.
    Roles {
        /// How many games.
        #[serde(deserialize_with = "whole::number")]
        #[schema(minimum = 2, maximum = 20)]
        games: u8,
    },
}

impl FormatSetting {
    /// How many games the match has.
    pub const fn games(self) -> u8 {
        match self {
            FormatSetting::Single => 1,
            FormatSetting::Sides { games } | FormatSetting::Roles { games } => games,
        }
    }
}

/// Who holds a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum HolderJson {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The visitor's id, which is not secret.
        visitor: String,
        /// The chosen name.
        name: String,
    },
    /// An engine.
    Engine {
        /// How well it plays.
        level: u8,
    },
}
