//! Lessons as JSON: the boards that teach a game, and what a try at one of them comes to.

use crate::board::SceneJson;
use crate::catalogue::PositionJson;
use crate::query::LangCode;
use crate::rulebook::BoardJson;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// The lessons of a game, in the order in which they are to be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LessonsJson {
    /// The game's id.
    pub game: String,
    /// Its name.
    pub name: String,
    /// The lessons; none where the game has none.
    pub lessons: Vec<LessonJson>,
    /// Their boards, one for each choice of options.
    pub boards: Vec<BoardJson>,
}

/// A board with something to do on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct LessonJson {
    /// Its name among the lessons of the game.
    pub id: String,
    /// What it teaches.
    pub title: String,
    /// What to do.
    pub task: String,
    /// What is said when it is done.
    pub praise: String,
    /// The options.
    pub rules: String,
    /// The position's text.
    pub position: String,
    /// What stands on the board.
    pub scene: SceneJson,
    /// The places to look at.
    pub marks: Vec<String>,
    /// The seat of the learner, from 1.
    pub seat: u8,
    /// In how many turns of the learner it is to be done.
    pub turns: u8,
    /// The clause it teaches.
    pub clause: String,
    /// One way to do it: the learner's steps.
    pub solution: Vec<String>,
}

/// What a try at a lesson has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AttemptStateJson {
    /// The learner has more to do.
    Open,
    /// It is done.
    Met,
    /// It has failed.
    Wrong,
}

/// A try at a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct AttemptJson {
    /// What it has come to.
    pub state: AttemptStateJson,
    /// What is to be said: praise, or help after a wrong try.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// The clause behind the help.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The position, with every step that led to it, those of the others too.
    pub position: PositionJson,
}

/// Steps of a learner.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct AttemptQuery {
    /// The learner's steps, joined by blanks.
    #[serde(default)]
    #[param(max_length = 400, required = false)]
    pub play: String,
    /// Touches after them, joined by blanks: one that leads nowhere is refused with the reason.
    #[serde(default)]
    #[param(max_length = 200, required = false)]
    pub touch: String,
    /// The language.
    pub lang: Option<LangCode>,
}
