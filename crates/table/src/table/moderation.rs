//! Moderation: what those who sit at a table may do about those who watch. At a table where partners may not consult, none of it is done
//! while a game is on: it would be seen, and so could be a sign.

use super::{Decision, Now, Table, Who};
use crate::id::VisitorId;
use crate::sentences;
use crate::words::Expectation;
use speech::Say;
use wire::{Code, Fact, FaultJson};

impl Table {
    /// Whether a visitor was sent away.
    pub fn is_removed(&self, visitor: &str) -> bool {
        self.removed.iter().any(|other| other == visitor)
    }

    pub(super) fn decide_hush(&self, who: Who<'_>, on: bool) -> Result<Decision, FaultJson> {
        self.check_moderates(who)?;
        let facts = if self.setting.hushed == on { Vec::new() } else { vec![Fact::Hushed { on }] };
        Ok(Decision { facts, ..Decision::default() })
    }

    pub(super) fn decide_remove(&self, who: Who<'_>, visitor: &str, now: &Now<'_>) -> Result<Decision, FaultJson> {
        self.check_moderates(who)?;
        if VisitorId::read(visitor).is_none() {
            return Err(who.expected(Code::BadRequest, "visitor", Expectation::Visitor));
        }
        if self.belongs(visitor) {
            return Err(who.fault(Code::NotRemovable));
        }
        if self.is_removed(visitor) {
            return Ok(Decision::default());
        }
        // The oldest are forgotten by a fact, so that a table is the same under whatever limits its facts are summed.
        let forgotten = (self.removed.len() + 1).saturating_sub(now.removed.max(1));
        let forgotten = self.removed.iter().take(forgotten);
        let mut facts: Vec<Fact> = forgotten.map(|visitor| Fact::Readmitted { visitor: visitor.clone() }).collect();
        facts.push(Fact::Removed { visitor: visitor.into() });
        Ok(Decision { facts, ..Decision::default() })
    }

    /// Whether a visitor is no mere watcher: he sits, may sit down again where an engine plays for him, or has set the table up.
    fn belongs(&self, visitor: &str) -> bool {
        let back = (0..self.chairs.len()).any(|chair| self.may_return(visitor, chair).is_some());
        self.sits(visitor) || back || self.setting.host == visitor
    }

    fn check_moderates(&self, who: Who<'_>) -> Result<(), FaultJson> {
        self.check_sits(who)?;
        if self.is_mute() { Err(FaultJson::new(Code::Silent, sentences::SILENT_WAITS.say(who.lang))) } else { Ok(()) }
    }
}
