//! Decide: what a command would make of a table, or why it is refused. Nothing changes here.

use super::{State, Table};
use crate::id::TableId;
use crate::words::{Expectation, expected, fault};
use kernel::Lang;
use wire::live::AnswerJson;
use wire::{Code, Command, Deed, Fact, FaultJson};

/// Who commands.
#[derive(Clone, Copy, Debug)]
pub struct Who<'a> {
    /// His id.
    pub visitor: &'a str,
    /// The name he has now.
    pub name: &'a str,
    /// The language he reads.
    pub lang: Lang,
}

impl Who<'_> {
    /// A fault in the language of whoever commands.
    pub fn fault(&self, code: Code) -> FaultJson {
        fault(code, self.lang)
    }

    /// A fault in a field of the request, in the language of whoever commands.
    pub fn expected(&self, code: Code, field: &str, what: Expectation) -> FaultJson {
        expected(code, field, what, self.lang)
    }
}

/// The secret links of seats: whoever signs them makes them and knows them again.
/// ```
/// use table::{SeatKeys, TableId};
///
/// /// A house where everybody knows everybody.
/// struct OpenHouse;
///
/// impl SeatKeys for OpenHouse {
///     fn seat_key(&self, _: &TableId, chair: usize, generation: u32) -> String {
///         format!("{chair}-{generation}")
///     }
///
///     fn is_seat_key(&self, table: &TableId, chair: usize, generation: u32, key: &str) -> bool {
///         key == self.seat_key(table, chair, generation)
///     }
/// }
///
/// let table = TableId::new([1; 10]);
/// let key = OpenHouse.seat_key(&table, 0, 1);
/// assert!(OpenHouse.is_seat_key(&table, 0, 1, &key) && !OpenHouse.is_seat_key(&table, 0, 2, &key));
/// ```
pub trait SeatKeys {
    /// The key of a chair. It changes with the generation, so that a link works once.
    fn seat_key(&self, table: &TableId, chair: usize, generation: u32) -> String;

    /// Whether a key is the one of a chair.
    fn is_seat_key(&self, table: &TableId, chair: usize, generation: u32, key: &str) -> bool;
}

/// What a table cannot know by itself at the moment of a command.
pub struct Now<'a> {
    /// What is left on the clocks, in milliseconds; empty where there is none.
    pub left: Vec<u64>,
    /// For how long each chair's person has been away, in milliseconds; none for who is here or is no person.
    pub absent: Vec<Option<u64>>,
    /// How long somebody may be away.
    pub grace: u64,
    /// The secret links of seats.
    pub keys: &'a dyn SeatKeys,
    /// The most characters of something said.
    pub said: usize,
    /// How many visitors who were sent away are kept in mind.
    pub removed: usize,
}

/// What a command would make of a table.
#[derive(Debug, Default)]
pub struct Decision {
    /// What is to be stored and applied, in order.
    pub facts: Vec<Fact>,
    /// What was asked for.
    pub answer: Option<AnswerJson>,
    /// What somebody else has to do.
    pub wish: Option<Wish>,
}

/// What the table alone cannot do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Pass on what was said.
    Say(super::Channel, String),
    /// Pass on a courtesy phrase.
    Courtesy(&'static str),
    /// Mute somebody, or no longer.
    Mute(String, bool),
    /// Let an engine look for a hint.
    Hint(u8),
    /// Let an engine judge the position after so many moves.
    Evaluate(usize),
    /// Let a solver find out whether the position after so many moves can be solved.
    Truth(usize),
    /// Send everything again.
    Snapshot,
}

impl From<Fact> for Decision {
    fn from(fact: Fact) -> Self {
        Decision { facts: vec![fact], ..Decision::default() }
    }
}

impl From<AnswerJson> for Decision {
    fn from(answer: AnswerJson) -> Self {
        Decision { answer: Some(answer), ..Decision::default() }
    }
}

impl From<Wish> for Decision {
    fn from(wish: Wish) -> Self {
        Decision { wish: Some(wish), ..Decision::default() }
    }
}

impl Table {
    /// What a command would make of the table.
    pub fn decide(&self, who: Who<'_>, command: &Command, now: &Now<'_>) -> Result<Decision, FaultJson> {
        if self.is_removed(who.visitor) {
            return Err(who.fault(Code::Removed));
        }
        match &command.deed {
            Deed::Ping => return Ok(Decision::default()),
            Deed::Snapshot => return Ok(Wish::Snapshot.into()),
            Deed::Mute { visitor, on } => return Ok(Wish::Mute(visitor.clone(), *on).into()),
            _ if self.closed => return Err(who.fault(Code::Closed)),
            _ => {}
        }
        match &command.deed {
            Deed::Step { step, touched } => self.decide_step(who, step.as_deref(), touched.as_deref(), command.version, now),
            Deed::Touch { touched } => self.decide_touch(who, touched),
            Deed::Preview { step, touched } => self.decide_preview(who, step.as_deref(), touched.as_deref()),
            Deed::Why { step } => self.decide_why(who, step),
            Deed::Sit { seat, key } => self.decide_sit(who, *seat, key.as_deref(), now),
            Deed::Leave => self.decide_leave(who),
            Deed::Engine { seat, level } => self.decide_engine(who, *seat, *level, now),
            Deed::Free { seat } => self.decide_free(who, *seat),
            Deed::Link { seat, renew } => self.decide_link(who, *seat, *renew, now),
            Deed::List { on } => self.decide_list(who, *on),
            Deed::Reserve { on } => self.decide_reserve(who, *on),
            Deed::Hush { on } => self.decide_hush(who, *on),
            Deed::Remove { visitor } => self.decide_remove(who, visitor, now),
            Deed::Offer { offer } => self.decide_offer(who, offer, command.version, now),
            Deed::Agree { offer } => self.decide_agree(who, *offer, now),
            Deed::Decline { offer } => self.decide_decline(who, *offer),
            Deed::Resign { seat } => self.decide_resign(who, *seat, now),
            Deed::Claim { seat } => self.decide_claim(who, *seat, now),
            Deed::Say { channel, text } => self.decide_say(who, channel, text, now),
            Deed::Courtesy { phrase } => self.decide_courtesy(who, phrase),
            Deed::Hint { level } => self.decide_hint(who, *level),
            Deed::Truth { entries } => self.decide_truth(who, *entries),
            Deed::Evaluate { entries } => self.decide_evaluate(who, *entries),
            Deed::Ping | Deed::Snapshot | Deed::Mute { .. } => Ok(Decision::default()),
        }
    }

    /// Refuses what was meant for a board that has changed.
    pub(super) fn check_fresh(&self, who: Who<'_>, version: Option<u64>) -> Result<(), FaultJson> {
        match version {
            None => Err(who.expected(Code::BadRequest, "version", Expectation::Version)),
            Some(version) if version < self.moved || version > self.version => Err(who.fault(Code::Stale)),
            Some(_) => Ok(()),
        }
    }

    /// Refuses what only players in a game in progress may do. Who somebody is comes first: a spectator is told so whatever
    /// the board has come to.
    pub(super) fn check_plays(&self, who: Who<'_>) -> Result<(), FaultJson> {
        self.check_sits(who)?;
        self.check_playing(who)
    }

    /// Refuses what needs a game in progress.
    pub(super) fn check_playing(&self, who: Who<'_>) -> Result<(), FaultJson> {
        match self.state() {
            State::Playing => Ok(()),
            State::Waiting => Err(who.fault(Code::NotBegun)),
            State::Over => Err(who.fault(Code::GameOver)),
            State::Closed => Err(who.fault(Code::Closed)),
        }
    }

    /// Refuses what only those who sit at the table may do.
    pub(super) fn check_sits(&self, who: Who<'_>) -> Result<(), FaultJson> {
        if self.sits(who.visitor) { Ok(()) } else { Err(who.fault(Code::NotSeated)) }
    }

    /// Refuses what only the host may do.
    pub(super) fn check_host(&self, who: Who<'_>) -> Result<(), FaultJson> {
        if self.setting.host == who.visitor { Ok(()) } else { Err(who.fault(Code::NotHost)) }
    }
}
