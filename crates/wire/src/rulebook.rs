//! Rulebooks as JSON: the box, the clauses part by part with where each comes from, and the boards that show them.

use crate::board::{LayoutJson, SceneJson};
use crate::catalogue::{ChoiceJson, PresetJson};
use kernel::Standing;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A rulebook.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct RulebookJson {
    /// The game's id.
    pub game: String,
    /// Its name.
    pub name: String,
    /// The clauses.
    pub clauses: Vec<ClauseJson>,
    /// The options, and what the booklet says of each.
    pub options: Vec<ChoiceJson>,
    /// Choices of options worth a name, the default first.
    pub presets: Vec<PresetJson>,
    /// What can be told of the box.
    #[serde(rename = "box")]
    pub box_page: BoxJson,
    /// Sentences of the booklet that nothing above cites, each with the reason.
    pub uncited: Vec<UncitedJson>,
    /// Sentences that only say another again: they stand among the sources, but nobody needs to be shown them.
    pub mirrors: Vec<String>,
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
    pub id: String,
    /// What it is about, in a few words.
    pub title: String,
    /// What it says, part by part with where each comes from.
    pub parts: Vec<PartJson>,
    /// Positions that show it.
    pub examples: Vec<ExampleJson>,
}

/// One or more sentences with one standing to the booklet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct PartJson {
    /// What it says, in our words.
    pub text: String,
    /// How it stands to the booklet.
    pub standing: StandingJson,
    /// The numbers of the booklet's sentences that it tells, follows from, reads or fills in; those that say one of them again too.
    pub sources: Vec<String>,
    /// The page they stand on, where one is printed.
    pub page: Option<u8>,
    /// Why we chose so, or who published it.
    pub reason: Option<String>,
    /// Options that play other readings.
    pub readings: Vec<ReadingJson>,
}

/// Another reading that can be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ReadingJson {
    /// The option, such as `chain=may`.
    pub rules: String,
    /// What it is, in a few words.
    pub title: String,
}

/// How a sentence of ours stands to the booklet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StandingJson {
    /// The booklet prints it.
    Booklet,
    /// It follows plainly from what the booklet prints.
    Consequence,
    /// Others described it in print.
    Published,
    /// We decided it.
    Ruling,
    /// The booklet's own word is lost; we filled the gap.
    Lost,
    /// The booklet contradicts itself; we chose.
    Contradictory,
}

impl From<Standing> for StandingJson {
    fn from(standing: Standing) -> StandingJson {
        match standing {
            Standing::Booklet => StandingJson::Booklet,
            Standing::Consequence => StandingJson::Consequence,
            Standing::Published => StandingJson::Published,
            Standing::Ruling => StandingJson::Ruling,
            Standing::Lost => StandingJson::Lost,
            Standing::Contradictory => StandingJson::Contradictory,
        }
    }
}

/// A sentence of the booklet that nothing cites.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct UncitedJson {
    /// Its number.
    pub id: String,
    /// Why nothing cites it.
    pub reason: String,
}

/// What can be told of the box before the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct BoxJson {
    /// What the game is.
    pub what: Vec<PartJson>,
    /// What one plays for.
    pub aim: Vec<PartJson>,
    /// The game in a few sentences, enough for a first try.
    pub summary: Vec<GistJson>,
    /// What is in the box.
    pub material: Vec<MaterialJson>,
    /// For how many players.
    pub players: Vec<PartJson>,
    /// Its story.
    pub story: Vec<PartJson>,
    /// The booklet's advice, and its own words for things.
    pub advice: Vec<PartJson>,
    /// What of the booklet is lost or broken, and how we filled it.
    pub lost: Vec<PartJson>,
    /// What an owner of the box could settle by a photograph.
    pub settle: Vec<String>,
    /// Figures from games the program played against itself.
    pub measured: Option<MeasuredJson>,
    /// Every sentence of the booklet that the page rests on.
    pub sources: Vec<String>,
}

/// One line of a game's summary, and the board that shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct GistJson {
    /// The sentence.
    pub text: String,
    /// The clause that says it in full.
    pub clause: String,
    /// Which of the clause's examples shows it, from 0.
    pub example: usize,
}

/// Things in the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct MaterialJson {
    /// How many.
    pub count: u8,
    /// What.
    pub what: String,
    /// How we know.
    pub standing: StandingJson,
    /// The sentences.
    pub sources: Vec<String>,
}

/// Figures from games the program played against itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct MeasuredJson {
    /// How many games.
    pub games: u32,
    /// The level of the engines.
    pub level: u8,
    /// Turns of a whole game: a tenth of the games are shorter, half, nine tenths.
    pub turns: [u16; 3],
    /// Legal steps at a decision, on average, in tenths.
    pub choices: u16,
    /// Where one plays alone: how many games of random steps came to a good end, and of how many.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub by_chance: Option<[u16; 2]>,
}

/// A position and what the clause makes of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ExampleJson {
    /// What to see.
    pub about: String,
    /// The figure of the booklet that it sets up again.
    pub figure: Option<String>,
    /// The sentences of the booklet that it shows.
    pub sources: Vec<String>,
    /// The page they stand on, where one is printed.
    pub page: Option<u8>,
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
        /// Its name.
        name: String,
    },
    /// The last of these steps causes events of these kinds.
    Causes {
        /// The steps.
        steps: Vec<String>,
        /// The kinds.
        events: Vec<String>,
    },
}
