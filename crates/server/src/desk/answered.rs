//! Answered: the answers to the last commands of each visitor, so that a repeated command is answered alike and done once.

use crate::post::Body;
use std::collections::{HashMap, VecDeque};

/// How many answers are kept for whoever watches.
const KEPT: usize = 32;
/// How many for whoever sits at the table: more than the commands of any game.
const KEPT_SEATED: usize = 4096;
/// For how many visitors who watch.
const VISITORS: usize = 256;

/// The last answers.
#[derive(Debug, Default)]
pub(crate) struct Answered {
    seated: HashMap<String, VecDeque<(String, Body)>>,
    visitors: HashMap<String, VecDeque<(String, Body)>>,
}

impl Answered {
    /// The answer to a command that was answered before.
    pub(crate) fn find(&self, visitor: &str, id: &str) -> Option<Body> {
        let both = [self.seated.get(visitor), self.visitors.get(visitor)];
        let mut answers = both.into_iter().flatten().flat_map(|answers| answers.iter().rev());
        answers.find(|(other, _)| other == id).map(|(_, body)| body.clone())
    }

    /// Remembers an answer. Whoever sits at the table is not forgotten for those who do not.
    pub(crate) fn remember(&mut self, visitor: &str, id: String, body: Body, sits: bool) {
        if !sits && self.visitors.len() >= VISITORS && !self.visitors.contains_key(visitor) {
            self.visitors.clear();
        }
        let (all, most) = if sits { (&mut self.seated, KEPT_SEATED) } else { (&mut self.visitors, KEPT) };
        let answers = all.entry(visitor.into()).or_default();
        if answers.len() == most {
            answers.pop_front();
        }
        answers.push_back((id, body));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_plays_is_remembered_for_the_whole_game() {
        let mut answered = Answered::default();
        answered.remember("ada", "first".into(), "done".into(), true);
        for number in 0..1000 {
            answered.remember("ada", format!("a{number}"), "done".into(), true);
            answered.remember(&format!("stranger {number}"), "x".into(), "done".into(), false);
            answered.remember("eve", format!("e{number}"), "done".into(), false);
        }
        assert!(answered.find("ada", "first").is_some() && answered.find("ada", "a999").is_some());
        assert!(answered.find("eve", "e999").is_some() && answered.find("eve", "e0").is_none());
        assert!(answered.visitors.len() <= VISITORS);
    }
}
