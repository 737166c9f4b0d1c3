//! Answered: the answers to the last commands of each visitor, so that a repeated command is answered alike and done once.
//!
//! Those of whoever sits at the table are kept for the whole game, so they are kept small: of a command that was simply done only the
//! version is.

use crate::hub::Body;
use std::collections::{HashMap, VecDeque};
use wire::live::Message;

/// How many answers are kept for whoever watches, and of the games before this one.
const KEPT: usize = 32;
/// How many for whoever sits at the table: more than the commands of any game.
const KEPT_SEATED: usize = 4096;
/// For how many visitors who watch.
const VISITORS: usize = 256;

/// What was answered.
#[derive(Clone, Debug)]
pub(crate) enum Answered {
    /// It was done, with this version.
    Done(u64),
    /// This.
    Said(Body),
}

impl Answered {
    /// The message that says so.
    pub(crate) fn body(&self, id: &str) -> Body {
        match self {
            Answered::Done(version) => wire::line(&Message::Done { id: id.into(), version: *version, answer: None }).into(),
            Answered::Said(body) => body.clone(),
        }
    }
}

type Answers = VecDeque<(Box<str>, Answered)>;

/// The last answers.
#[derive(Debug, Default)]
pub(crate) struct AnswerLog {
    seated: HashMap<String, Answers>,
    visitors: HashMap<String, Answers>,
}

impl AnswerLog {
    /// The answer to a command that was answered before.
    pub(crate) fn find(&self, visitor: &str, id: &str) -> Option<Body> {
        let both = [self.seated.get(visitor), self.visitors.get(visitor)];
        let mut answers = both.into_iter().flatten().flat_map(|answers| answers.iter().rev());
        answers.find(|(other, _)| **other == *id).map(|(_, answered)| answered.body(id))
    }

    /// Remembers an answer. Whoever sits at the table is not forgotten for those who do not.
    pub(crate) fn remember(&mut self, visitor: &str, id: &str, answered: Answered, sits: bool) {
        if !sits && self.visitors.len() >= VISITORS && !self.visitors.contains_key(visitor) {
            self.visitors.clear();
        }
        let (all, most) = if sits { (&mut self.seated, KEPT_SEATED) } else { (&mut self.visitors, KEPT) };
        let answers = all.entry(visitor.into()).or_default();
        if answers.len() == most {
            answers.pop_front();
        }
        answers.push_back((id.into(), answered));
    }

    /// Another game begins: of those before it only the last commands are still remembered.
    pub(crate) fn begin(&mut self) {
        for answers in self.seated.values_mut() {
            answers.drain(..answers.len().saturating_sub(KEPT));
            answers.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_plays_is_remembered_for_the_whole_game() {
        let mut answered = AnswerLog::default();
        answered.remember("ada", "first", Answered::Done(7), true);
        for number in 0..1000 {
            answered.remember("ada", &format!("a{number}"), Answered::Done(number), true);
            answered.remember(&format!("stranger {number}"), "x", Answered::Said("no".into()), false);
            answered.remember("eve", &format!("e{number}"), Answered::Said("no".into()), false);
        }
        assert_eq!(answered.find("ada", "first").unwrap().as_str(), r#"{"type":"done","id":"first","version":7}"#);
        assert!(answered.find("ada", "a999").is_some());
        assert!(answered.find("eve", "e999").is_some() && answered.find("eve", "e0").is_none());
        assert!(answered.visitors.len() <= VISITORS);
        answered.begin();
        assert!(answered.find("ada", "first").is_none() && answered.find("ada", "a999").is_some());
        assert_eq!(answered.seated["ada"].len(), KEPT);
    }
}
