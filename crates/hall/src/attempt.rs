//! Attempt: what a learner's steps come to on the board of a lesson, behind the common face.

use crate::error::PlayError;
use kernel::{Course, Game, Lesson, LessonState};

/// A try at a lesson, with steps as texts.
#[derive(Clone, Debug)]
pub struct Attempt {
    /// Every step that was played, those of the others too.
    pub played: Vec<String>,
    /// What came of it.
    pub state: LessonState,
}

impl Attempt {
    pub(crate) fn of<G: Game>(lesson: &Lesson, words: &[&str]) -> Result<Attempt, PlayError> {
        let mut course = Course::<G>::begin(lesson).map_err(PlayError::Syntax)?;
        for word in words {
            let before = course.position;
            course.step(lesson, word).map_err(|error| PlayError::of(&before, error))?;
        }
        Ok(Attempt { played: course.played, state: course.state })
    }
}
