//! Help: whom an engine may help, and when. Never against or beside another person, and never where partners are silent.

use super::{Decision, State, Table, Who, Wish};
use crate::words::Expectation;
use kernel::Talk;
use wire::{Code, FaultJson};

impl Table {
    /// Whether a visitor may get hints: nobody else sits here, and no silence is broken.
    pub fn may_hint(&self, visitor: &str) -> bool {
        let silent = self.chosen.talk == Talk::Silent && !self.is_hot_seat(visitor);
        self.state() == State::Playing
            && self.is_alone(visitor)
            && !silent
            && self.acting_visitor().is_some_and(|acting| acting == visitor)
    }

    /// Whether a visitor may know how the position is to be judged: at one screen, or when all is over.
    pub fn may_evaluate(&self, visitor: &str) -> bool {
        match self.state() {
            State::Playing => self.is_hot_seat(visitor),
            State::Over => self.match_is_over(),
            State::Waiting | State::Closed => false,
        }
    }

    pub(super) fn decide_hint(&self, who: Who<'_>, level: u8) -> Result<Decision, FaultJson> {
        self.check_playing(who)?;
        if !self.may_hint(who.visitor) {
            return Err(who.fault(Code::NoHelp));
        }
        match level {
            1..=3 => Ok(Wish::Hint(level).into()),
            _ => Err(who.expected(Code::BadRequest, "level", Expectation::Between(1, 3))),
        }
    }

    /// Whether a visitor may know if the game can still be solved: it is for one seat, and it is the visitor's own or over.
    pub fn may_know_truth(&self, visitor: &str) -> bool {
        self.game.has_solver() && self.play.is_some() && (self.is_alone(visitor) || self.match_is_over())
    }

    pub(super) fn decide_evaluate(&self, who: Who<'_>, entries: Option<usize>) -> Result<Decision, FaultJson> {
        let right = self.may_evaluate(who.visitor);
        self.check_moment(who, entries, right).map(|entries| Wish::Evaluate(entries).into())
    }

    pub(super) fn decide_truth(&self, who: Who<'_>, entries: Option<usize>) -> Result<Decision, FaultJson> {
        let right = self.may_know_truth(who.visitor);
        self.check_moment(who, entries, right).map(|entries| Wish::Truth(entries).into())
    }

    /// The moment that is asked about, if it may be asked.
    fn check_moment(&self, who: Who<'_>, entries: Option<usize>, right: bool) -> Result<usize, FaultJson> {
        if !right {
            return Err(who.fault(Code::NoHelp));
        }
        let stand = self.play.as_ref().map_or(0, |play| play.moves.len());
        match entries.unwrap_or(stand) {
            entries if entries <= stand => Ok(entries),
            _ => Err(who.expected(Code::BadRequest, "entries", Expectation::AtMost(stand as u64))),
        }
    }
}
