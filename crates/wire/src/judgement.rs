//! What engines say: hints, evaluations and reviews of whole games. Proven values are told apart from estimates.

use crate::story::PreviewJson;
use kernel::Score;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A value for one side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum ValueJson {
    /// An estimate in hundredths of a plain piece.
    Estimated {
        /// The hundredths.
        centi: i32,
    },
    /// A draw is known for certain.
    Draw,
    /// A win was found to the end.
    Win {
        /// In so many turns.
        turns: u32,
    },
    /// A loss was found to the end.
    Loss {
        /// In so many turns.
        turns: u32,
    },
}

impl From<Score> for ValueJson {
    fn from(score: Score) -> Self {
        match score {
            Score::Estimate(centi) => ValueJson::Estimated { centi },
            Score::Draw => ValueJson::Draw,
            Score::Win(turns) => ValueJson::Win { turns },
            Score::Loss(turns) => ValueJson::Loss { turns },
        }
    }
}

/// A hint.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct HintJson {
    /// 1: where to look; 2: which piece; 3: the step.
    pub level: u8,
    /// The places to look at.
    pub sites: Vec<String>,
    /// The sentence for people.
    pub told: String,
    /// The step and what it does, at level 3.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<Box<PreviewJson>>,
    /// How many moves must be taken back first, where it is proven that no step helps any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub take_back: Option<usize>,
}

/// Whether a game for one seat can still be solved. What is not proven is left open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct TruthJson {
    /// Whether there is a solution; null where neither was proven.
    pub solvable: Option<bool>,
    /// In how many turns from here it can be solved.
    pub turns: Option<u32>,
    /// Whether it is proven that fewer are not enough.
    pub proven: bool,
    /// How many moves must be taken back to make it solvable again, where it is lost.
    pub take_back: Option<usize>,
    /// The sentence for people.
    pub told: String,
}

/// How a position is to be judged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct EvaluationJson {
    /// The side it is judged for: the one that has to decide.
    pub side: String,
    /// The value.
    pub value: ValueJson,
    /// The best line found.
    pub line: Vec<String>,
    /// How deep the engine looked, in turns.
    pub depth: u32,
}

/// A line of play and what it leads to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LineJson {
    /// Its value for the side that decides.
    pub value: ValueJson,
    /// Its steps.
    pub steps: Vec<String>,
}

/// The best lines of a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, ToSchema)]
pub struct AnalysisJson {
    /// The game.
    pub game: String,
    /// Its options that differ from the defaults.
    pub rules: String,
    /// The position's text.
    pub position: String,
    /// The seat that decides.
    pub seat: u8,
    /// Its side.
    pub side: String,
    /// How deep the engine looked, in turns.
    pub depth: u32,
    /// How many nodes it looked at.
    pub nodes: u64,
    /// How long it took.
    pub seconds: f64,
    /// The lines, the best first.
    pub lines: Vec<LineJson>,
}

/// A review of a whole game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ReviewJson {
    /// How many moves are judged.
    pub done: usize,
    /// How many there are.
    pub of: usize,
    /// A judgement for each move that is judged.
    pub moves: Vec<JudgedJson>,
    /// The numbers of the moves that cost most, the worst first.
    pub turning_points: Vec<usize>,
}

/// A move and what the engine thinks of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct JudgedJson {
    /// The move's number, from 1.
    pub number: usize,
    /// The seat.
    pub seat: u8,
    /// The side.
    pub side: String,
    /// What was played.
    pub step: String,
    /// The value of the position before it, for the side that decided.
    pub before: ValueJson,
    /// The best line found.
    pub best: Vec<String>,
    /// What was played and what would have been best, as players of the game write them, where that differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub written: Option<(String, String)>,
    /// What the move cost, in hundredths of a plain piece, as far as the engine sees.
    pub cost: i32,
    /// The sentence for people, where the move is a turning point.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub told: Option<String>,
}
