//! Answered: the answers to the last commands of each visitor, so that a repeated command is answered alike and done once.

use crate::post::Body;
use std::collections::{HashMap, VecDeque};

/// How many answers are kept for a visitor.
const KEPT: usize = 32;
/// For how many visitors.
const VISITORS: usize = 256;

/// The last answers.
#[derive(Debug, Default)]
pub(crate) struct Answered {
    visitors: HashMap<String, VecDeque<(String, Body)>>,
}

impl Answered {
    /// The answer to a command that was answered before.
    pub(crate) fn find(&self, visitor: &str, id: &str) -> Option<Body> {
        let answers = self.visitors.get(visitor)?;
        answers.iter().find(|(other, _)| other == id).map(|(_, body)| body.clone())
    }

    /// Remembers an answer.
    pub(crate) fn remember(&mut self, visitor: &str, id: String, body: Body) {
        if self.visitors.len() >= VISITORS && !self.visitors.contains_key(visitor) {
            self.visitors.clear();
        }
        let answers = self.visitors.entry(visitor.into()).or_default();
        if answers.len() == KEPT {
            answers.pop_front();
        }
        answers.push_back((id, body));
    }
}
