//! The catalogue as JSON: the games, what may be chosen, and their rulebooks.

use crate::board::{LayoutJson, SceneJson};
use crate::message::{PhraseJson, StatusJson};
use crate::setting::TalkSetting;
use crate::story::PreviewJson;
use crate::touch::TouchJson;
use kernel::{OptionStanding, PresetStanding};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// All games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct CatalogueJson {
    /// The games in the order they are shown.
    pub games: Vec<GameCard>,
    /// The languages: codes.
    pub languages: Vec<String>,
    /// The engine's levels.
    pub levels: Vec<u8>,
    /// The courtesy phrases.
    pub phrases: Vec<PhraseJson>,
}

/// A game as it is shown before anything is chosen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GameCard {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The game in a sentence.
    pub tagline: String,
    /// The options.
    pub choices: Vec<ChoiceJson>,
    /// Choices worth a name, the default first.
    pub presets: Vec<PresetJson>,
    /// The game's own actions.
    pub actions: Vec<String>,
    /// Record formats besides our own.
    pub formats: Vec<String>,
    /// The board of the book's game.
    pub layout: LayoutJson,
    /// What stands on it at the start.
    pub scene: SceneJson,
    /// The board in the middle of a game, to show what it is like.
    pub middle: SceneJson,
    /// How many lessons teach it.
    pub lessons: usize,
}

/// An option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChoiceJson {
    /// Its name in texts.
    pub name: String,
    /// What it is about.
    pub title: String,
    /// One sentence of explanation.
    pub about: String,
    /// What it changes: `seats` (who plays) or `rules`.
    pub group: String,
    /// The values, the default first.
    pub values: Vec<ChoiceValueJson>,
    /// The default: ours, whatever the booklet says.
    pub default: String,
    /// What the booklet says of it.
    pub booklet: OptionSourceJson,
}

/// What the booklet says of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct OptionSourceJson {
    /// How the option stands to the booklet.
    pub standing: OptionStandingJson,
    /// The value that the booklet gives, where it gives one.
    pub value: Option<String>,
    /// Every value that the booklet itself plays.
    pub values: Vec<String>,
    /// The numbers of its sentences.
    pub sources: Vec<String>,
    /// The page they stand on, where one is printed.
    pub page: Option<u8>,
    /// What stands there, in our words.
    pub note: String,
}

/// How an option stands to the booklet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OptionStandingJson {
    /// The booklet says a value, or each of several.
    Says,
    /// The booklet prints it as a variant.
    Variant,
    /// The booklet is silent.
    Silent,
    /// The booklet contradicts itself.
    Contradicts,
    /// The page or picture that would tell is lost.
    Lost,
}

impl From<OptionStanding> for OptionStandingJson {
    fn from(standing: OptionStanding) -> OptionStandingJson {
        match standing {
            OptionStanding::Says => OptionStandingJson::Says,
            OptionStanding::Variant => OptionStandingJson::Variant,
            OptionStanding::Silent => OptionStandingJson::Silent,
            OptionStanding::Contradicts => OptionStandingJson::Contradicts,
            OptionStanding::Lost => OptionStandingJson::Lost,
        }
    }
}

/// How a named choice of options stands to the booklet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PresetStandingJson {
    /// The booklet to the letter.
    Letter,
    /// The booklet, and the program keeps watch.
    Watched,
    /// A variant or a number of players that the booklet prints.
    Variant,
    /// Reconstructed where the booklet is lost.
    Reconstructed,
    /// Another reading of what the booklet prints, or the other of two sentences that contradict each other.
    Reading,
    /// Not the booklet's.
    Ours,
}

impl From<PresetStanding> for PresetStandingJson {
    fn from(standing: PresetStanding) -> PresetStandingJson {
        match standing {
            PresetStanding::Letter => PresetStandingJson::Letter,
            PresetStanding::Watched => PresetStandingJson::Watched,
            PresetStanding::Variant => PresetStandingJson::Variant,
            PresetStanding::Reconstructed => PresetStandingJson::Reconstructed,
            PresetStanding::Reading => PresetStandingJson::Reading,
            PresetStanding::Ours => PresetStandingJson::Ours,
        }
    }
}

/// A value of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChoiceValueJson {
    /// Its name in texts.
    pub name: String,
    /// What it means.
    pub title: String,
}

/// A named choice of options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PresetJson {
    /// Its name.
    pub name: String,
    /// The options.
    pub rules: String,
    /// How it stands to the booklet.
    pub standing: PresetStandingJson,
    /// What it is, in one sentence.
    pub about: String,
    /// Settings of the table that go with it.
    pub table: String,
}

/// A game with chosen options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChosenJson {
    /// The game's id.
    pub game: String,
    /// The options that differ from what tables begin with: the canonical text.
    pub rules: String,
    /// The value of every option, in the order of the choices.
    pub values: Vec<String>,
    /// For every option the values that go together with those of the others.
    pub possible: Vec<Vec<String>>,
    /// The seats.
    pub seats: Vec<ChairJson>,
    /// How many starts there are.
    pub starts: u32,
    /// Whether dice decide who begins; then each start is another throw of them, and none is to be chosen.
    pub throws: bool,
    /// What the booklet wants done around the table.
    pub ritual: RitualJson,
    /// The start of the day: the same for everybody.
    pub daily: u32,
    /// Whether it can be proven that a game is lost or won.
    pub solvable: bool,
    /// Who may talk with whom.
    pub talk: TalkSetting,
    /// Whether a touched piece must be moved.
    pub binds_touch: bool,
    /// The formats a match can have: `single`, `sides`, `roles`.
    pub formats: Vec<String>,
    /// The board.
    pub layout: LayoutJson,
    /// What stands on it at the first start.
    pub scene: SceneJson,
}

/// What a booklet wants done around a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RitualJson {
    /// How seats are dealt: `chosen` or `lots`.
    pub seats: String,
    /// The clause that advises a double game, in which partners exchange their roles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub double: Option<String>,
    /// The clause by which what was played is final.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub finality: Option<String>,
}

/// A seat nobody sits on yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChairJson {
    /// Its number, from 1.
    pub seat: u8,
    /// Its name.
    pub name: String,
    /// The id of its side.
    pub side: String,
    /// The name of its side.
    pub side_name: String,
}

/// A position and all that can be known of it without an engine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PositionJson {
    /// The game's id.
    pub game: String,
    /// The options.
    pub rules: String,
    /// The position's text.
    pub position: String,
    /// The board.
    pub layout: LayoutJson,
    /// What stands on it.
    pub scene: SceneJson,
    /// How the game stands.
    pub status: StatusJson,
    /// The legal steps.
    pub steps: Vec<String>,
    /// The touches that spell them.
    pub tree: TouchJson,
    /// The steps that were played to come here, told in full.
    pub played: Vec<PreviewJson>,
}
