//! The catalogue as JSON: the games, what may be chosen, and their rulebooks.

use crate::board::{LayoutJson, SceneJson};
use crate::message::{PhraseJson, StatusJson};
use crate::story::PreviewJson;
use crate::touch::TouchJson;
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
    /// Choices worth a name, the book's own first.
    pub presets: Vec<PresetJson>,
    /// The game's own actions.
    pub actions: Vec<String>,
    /// Record formats besides our own.
    pub formats: Vec<String>,
    /// The board of the book's game.
    pub layout: LayoutJson,
    /// What stands on it at the start.
    pub scene: SceneJson,
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
}

/// A game with chosen options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ChosenJson {
    /// The game's id.
    pub game: String,
    /// The options that differ from the defaults: the canonical text.
    pub rules: String,
    /// The value of every option, in the order of the choices.
    pub values: Vec<String>,
    /// The seats.
    pub seats: Vec<ChairJson>,
    /// How many starts there are.
    pub starts: u32,
    /// The start of the day: the same for everybody.
    pub daily: u32,
    /// Whether it can be proven that a game is lost or won.
    pub solvable: bool,
    /// Who may talk with whom: `open`, `silent` or `allies`.
    pub talk: String,
    /// Whether a touched piece must be moved.
    pub binds_touch: bool,
    /// The formats a match can have: `single`, `sides`, `roles`.
    pub formats: Vec<String>,
    /// The board.
    pub layout: LayoutJson,
    /// What stands on it at the first start.
    pub scene: SceneJson,
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

/// A rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RulebookJson {
    /// The game's id.
    pub game: String,
    /// Its name.
    pub name: String,
    /// The clauses.
    pub clauses: Vec<ClauseJson>,
    /// The boards of the examples, one for each choice of options.
    pub boards: Vec<BoardJson>,
}

/// The board under some options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct BoardJson {
    /// The options, as the examples give them.
    pub rules: String,
    /// The board.
    pub layout: LayoutJson,
}

/// One numbered clause.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ClauseJson {
    /// Its number.
    pub number: String,
    /// What it says.
    pub text: String,
    /// Whether the printed rulebook says it; otherwise it is our ruling.
    pub from_book: bool,
    /// Positions that show it.
    pub examples: Vec<ExampleJson>,
}

/// A position and what the clause makes of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExampleJson {
    /// What to see.
    pub about: String,
    /// The options.
    pub rules: String,
    /// The position's text.
    pub position: String,
    /// What stands on the board.
    pub scene: SceneJson,
    /// What is true of it.
    pub facts: Vec<FactJson>,
}

/// Something true of a position. Steps are canonical texts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FactJson {
    /// These are all the legal steps.
    Steps {
        /// The steps.
        steps: Vec<String>,
    },
    /// These steps are legal, among others.
    Legal {
        /// The steps.
        steps: Vec<String>,
    },
    /// This step is refused.
    Illegal {
        /// The step.
        step: String,
        /// The rule.
        rule: String,
        /// Why.
        why: String,
    },
    /// After these steps the board is this one.
    After {
        /// The steps.
        steps: Vec<String>,
        /// The position's text.
        position: String,
        /// What stands on the board.
        scene: SceneJson,
    },
    /// After these steps the game has ended.
    Over {
        /// The steps.
        steps: Vec<String>,
        /// `winner=<side>`, `draw` or `lost`.
        result: String,
        /// The rule.
        rule: String,
    },
    /// After these steps this seat decides.
    Decides {
        /// The steps.
        steps: Vec<String>,
        /// The seat, from 1.
        seat: u8,
    },
    /// The last of these steps causes events of these kinds.
    Causes {
        /// The steps.
        steps: Vec<String>,
        /// The kinds.
        events: Vec<String>,
    },
}
