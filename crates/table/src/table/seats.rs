//! Seats: sitting down, standing up, engines, secret links, and what becomes of absent players.

use super::open::LEVELS;
use super::{Decision, Holder, Now, State, Table, Who};
use crate::words::Expectation;
use kernel::{Action, Seat};
use wire::live::AnswerJson;
use wire::{Code, Fact, FaultJson, Why};

impl Table {
    /// The seat of a number from 1.
    pub(super) fn numbered(&self, who: Who<'_>, number: u8) -> Result<Seat, FaultJson> {
        self.chosen.seating.all().find(|seat| seat.0 + 1 == number).ok_or_else(|| who.fault(Code::NoSuchSeat))
    }

    pub(super) fn decide_sit(
        &self,
        who: Who<'_>,
        seat: u8,
        key: Option<&str>,
        now: &Now<'_>,
    ) -> Result<Decision, FaultJson> {
        let chair = self.chair_of(self.numbered(who, seat)?);
        let name = self.distinct_name(who.visitor, who.name);
        let person = Holder::Person { visitor: who.visitor.into(), name };
        if self.visitor_on(chair) == Some(who.visitor) {
            // Whoever stood up during the game sits down again, under the name he had.
            let holder = self.chairs[chair].holder.clone();
            let back = self.chairs[chair].left.then_some(Fact::Seated { chair, holder });
            return Ok(Decision { facts: back.into_iter().collect(), ..Decision::default() });
        }
        if let Some(holder) = self.may_return(who.visitor, chair) {
            return Ok(Fact::Seated { chair, holder }.into());
        }
        if self.state() != State::Waiting {
            return Err(who.fault(Code::AlreadyBegun));
        }
        if self.chairs[chair].holder != Holder::Open {
            return Err(who.fault(Code::SeatTaken));
        }
        // Whoever knows the address may sit down, unless the host keeps the seats; but a link that has been replaced says so.
        let open = !self.setting.reserved && key.is_none();
        let free = open || self.setting.host == who.visitor || self.sits(who.visitor);
        let generation = self.chairs[chair].generation;
        if !free && !key.is_some_and(|key| now.keys.is_seat_key(&self.id, chair, generation, key)) {
            return Err(who.fault(Code::BadKey));
        }
        // Before the game begins, sitting down elsewhere frees the seat one had.
        let own = (0..self.chairs.len()).filter(|&other| self.visitor_on(other) == Some(who.visitor));
        let mut facts: Vec<Fact> = own.map(|chair| Fact::Seated { chair, holder: Holder::Open }).collect();
        facts.push(Fact::Linked { chair });
        facts.push(Fact::Seated { chair, holder: person });
        Ok(Decision { facts, ..Decision::default() })
    }

    pub(super) fn decide_leave(&self, who: Who<'_>) -> Result<Decision, FaultJson> {
        self.check_sits(who)?;
        let waiting = self.state() == State::Waiting;
        let own = (0..self.chairs.len()).filter(|&chair| self.visitor_on(chair) == Some(who.visitor));
        let fact = |chair| if waiting { Fact::Seated { chair, holder: Holder::Open } } else { Fact::Left { chair } };
        let facts = own.filter(|&chair| !self.chairs[chair].left).map(fact).collect();
        Ok(Decision { facts, ..Decision::default() })
    }

    pub(super) fn decide_engine(&self, who: Who<'_>, seat: u8, level: u8, now: &Now<'_>) -> Result<Decision, FaultJson> {
        if !self.sits(who.visitor) {
            self.check_host(who)?;
        }
        let chair = self.chair_of(self.numbered(who, seat)?);
        if !LEVELS.contains(&level) {
            return Err(who.expected(Code::BadRequest, "level", Expectation::Between(1, 8)));
        }
        match (self.state(), &self.chairs[chair].holder) {
            (State::Waiting, Holder::Person { .. }) => Err(who.fault(Code::SeatTaken)),
            (State::Waiting, _) => Ok(()),
            (State::Playing, Holder::Person { .. }) => {
                self.check_absent(who, chair, now)?;
                self.check_opposes(who, chair)
            }
            (State::Playing, _) => Err(who.fault(Code::NotAbsent)),
            (State::Over, _) => Err(who.fault(Code::GameOver)),
            (State::Closed, _) => Err(who.fault(Code::Closed)),
        }?;
        // Whoever plays on gets the help that was foreseen, no better.
        let level = if self.state() == State::Playing { self.setting.substitute } else { level };
        let holder = Holder::Engine { level };
        Ok(Decision { facts: vec![Fact::Linked { chair }, Fact::Seated { chair, holder }], ..Decision::default() })
    }

    /// Refuses to go on without somebody who is here, or has not been away for long enough.
    fn check_absent(&self, who: Who<'_>, chair: usize, now: &Now<'_>) -> Result<(), FaultJson> {
        let other = self.visitor_on(chair).is_some_and(|visitor| visitor != who.visitor);
        let away = self.chairs[chair].left || now.absent[chair].is_some_and(|absent| absent >= now.grace);
        if other && away { Ok(()) } else { Err(who.fault(Code::NotAbsent)) }
    }

    /// Refuses a substitute for a partner, unless there is no opponent who could consent by putting it there.
    fn check_opposes(&self, who: Who<'_>, chair: usize) -> Result<(), FaultJson> {
        let side = self.side(self.seat_of(chair));
        let opposes = |visitor: &str| self.seats_of(visitor).iter().any(|&seat| self.side(seat) != side);
        let could = self.visitors().into_iter().any(|visitor| visitor != who.visitor && opposes(visitor));
        if opposes(who.visitor) || !could { Ok(()) } else { Err(who.fault(Code::OpponentsDecide)) }
    }

    /// The person who sits down again where an engine has taken his place.
    pub(super) fn may_return(&self, visitor: &str, chair: usize) -> Option<Holder> {
        let former = self.chairs[chair].former.as_ref().filter(|_| self.state() == State::Playing)?;
        matches!(former, Holder::Person { visitor: own, .. } if own == visitor).then(|| former.clone())
    }

    pub(super) fn decide_free(&self, who: Who<'_>, seat: u8) -> Result<Decision, FaultJson> {
        self.check_host(who)?;
        let chair = self.chair_of(self.numbered(who, seat)?);
        if self.state() != State::Waiting {
            return Err(who.fault(Code::AlreadyBegun));
        }
        let facts = vec![Fact::Linked { chair }, Fact::Seated { chair, holder: Holder::Open }];
        Ok(Decision { facts, ..Decision::default() })
    }

    pub(super) fn decide_link(&self, who: Who<'_>, seat: u8, renew: bool, now: &Now<'_>) -> Result<Decision, FaultJson> {
        self.check_host(who)?;
        let chair = self.chair_of(self.numbered(who, seat)?);
        if self.state() != State::Waiting {
            return Err(who.fault(Code::AlreadyBegun));
        }
        if self.chairs[chair].holder != Holder::Open {
            return Err(who.fault(Code::SeatTaken));
        }
        let generation = self.chairs[chair].generation + u32::from(renew);
        let key = now.keys.seat_key(&self.id, chair, generation);
        let path = seat_path(&self.id, seat, &key);
        let facts = if renew { vec![Fact::Linked { chair }] } else { Vec::new() };
        Ok(Decision { facts, answer: Some(AnswerJson::Link { seat, key, path }), wish: None })
    }

    pub(super) fn decide_list(&self, who: Who<'_>, on: bool) -> Result<Decision, FaultJson> {
        self.check_host(who)?;
        if self.is_mute() {
            return Err(who.fault(Code::Silent));
        }
        let facts = if self.setting.listed == on { Vec::new() } else { vec![Fact::Listed { on }] };
        Ok(Decision { facts, ..Decision::default() })
    }

    pub(super) fn decide_reserve(&self, who: Who<'_>, on: bool) -> Result<Decision, FaultJson> {
        self.check_host(who)?;
        if self.state() != State::Waiting {
            return Err(who.fault(Code::AlreadyBegun));
        }
        let facts = if self.setting.reserved == on { Vec::new() } else { vec![Fact::Reserved { on }] };
        Ok(Decision { facts, ..Decision::default() })
    }

    pub(super) fn decide_claim(&self, who: Who<'_>, seat: u8, now: &Now<'_>) -> Result<Decision, FaultJson> {
        self.check_plays(who)?;
        self.check_word(who)?;
        let seat = self.numbered(who, seat)?;
        let against = self.seats_of(who.visitor).iter().any(|&own| self.side(own) != self.side(seat));
        // Nobody is claimed while others make the game wait.
        if !against || self.actor() != Some(seat) {
            return Err(who.fault(Code::NotAbsent));
        }
        self.check_absent(who, self.chair_of(seat), now)?;
        self.acted_fact(who, Action::Resign(seat), Why::Absence, now).map(Decision::from)
    }

    /// The fact that follows by itself from where the table stands, if any: a full table begins.
    pub fn follows(&self) -> Option<Fact> {
        let full = self.chairs.iter().all(|chair| chair.holder != Holder::Open);
        if self.state() == State::Waiting && full { self.next_game() } else { None }
    }
}

/// The address of a secret link. What follows `#` stays in the browser, so it is in no server's log.
pub fn seat_path(table: &crate::id::TableId, seat: u8, key: &str) -> String {
    format!("/t/{table}#sit={seat}.{key}")
}
