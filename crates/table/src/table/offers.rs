//! Offers: what needs the consent of others. Who has to agree depends on what is offered.

use super::{Decision, Holder, Now, State, Table, Who};
use crate::words::{Expectation, moments};
use hall::AnyMatch;
use kernel::{Action, ActionKind, Seat, Side};
use wire::live::OfferedJson;
use wire::{Code, Fact, FaultJson, OfferFact, OfferKind, OfferOrder, TakebackSetting, Why};

/// After a refusal the same person may not ask for the same until so many entries later.
const COOLING: usize = 4;

impl Table {
    /// Whether the game has an action under the table's rules.
    pub(super) fn knows(&self, kind: ActionKind) -> bool {
        self.chosen.actions.contains(&kind)
    }

    pub(super) fn decide_offer(
        &self,
        who: Who<'_>,
        order: &OfferOrder,
        version: Option<u64>,
        now: &Now<'_>,
    ) -> Result<Decision, FaultJson> {
        let is_host = self.setting.host == who.visitor;
        if !(is_host && *order == OfferOrder::Annul) {
            self.check_sits(who)?;
            // Where taking back is free nobody is asked, so it is no word in the game.
            let free = matches!(order, OfferOrder::Undo { .. }) && self.setting.takeback == TakebackSetting::Free;
            if *order != OfferOrder::NextGame && !free {
                self.check_word(who)?;
            }
        }
        if matches!(order, OfferOrder::Undo { .. }) && self.setting.takeback == TakebackSetting::Never {
            return Err(self.no_takeback(who));
        }
        let what = self.read_offer(who, order)?;
        if matches!(what, OfferKind::Undo { .. } | OfferKind::Annul { .. }) {
            self.check_fresh(who, version)?;
        }
        // It must be possible now, whoever agrees.
        let facts = self.carried_out(who, &what, Why::Agreement, now)?;
        if self.engine_declines(&what) {
            return Err(who.fault(Code::EngineDeclines));
        }
        // A host who plays is a player.
        if is_host && !self.sits(who.visitor) && matches!(what, OfferKind::Annul { .. }) {
            let facts = self.carried_out(who, &what, Why::Host, now)?;
            return Ok(Decision { facts, ..Decision::default() });
        }
        if let Some(open) = self.offers.iter().find(|offer| offer.fact.what == what) {
            // Two who want the same agree.
            return match open.fact.by == who.visitor {
                true => Err(who.fault(Code::OfferedAlready)),
                false => self.decide_agree(who, open.fact.number, now),
            };
        }
        let stand = self.play.as_ref().map_or(0, |play| play.moves.len());
        let mut declined = self.declined.iter();
        let kind = OfferedJson::from(&what);
        let again =
            self.offers.iter().any(|offer| offer.fact.by == who.visitor && OfferedJson::from(&offer.fact.what) == kind);
        if self.offered_enough(who.visitor, &what) {
            return Err(who.fault(Code::OfferedAlready));
        }
        if again || declined.any(|(by, declined, then)| by == who.visitor && *declined == kind && stand < then + COOLING) {
            return Err(who.fault(Code::OfferedAlready));
        }
        let others = self.consent(&what).into_iter().filter(|visitor| visitor != who.visitor).count();
        if others == 0 {
            return Ok(Decision { facts, ..Decision::default() });
        }
        let offer = OfferFact { number: self.next_offer, what, by: who.visitor.into() };
        Ok(Fact::Offered { offer }.into())
    }

    /// The game, where the table wants to know whether neither side can win it any more: its booklet has such a game declared drawn, a
    /// person decides, no draw is on offer, and nobody has said no to this one.
    pub fn asks_for_proof(&self) -> Option<&dyn AnyMatch> {
        let wanted = self.chosen.ritual.solved.is_some()
            && self.state() == State::Playing
            && self.actor().is_some_and(|seat| matches!(self.holder(seat), Holder::Person { .. }))
            && self.offers.iter().all(|offer| offer.fact.what != OfferKind::Draw)
            && self.declined.iter().all(|(by, kind, _)| !by.is_empty() || *kind != OfferedJson::Draw);
        self.play.as_ref().filter(|_| wanted).map(|play| play.playing.as_ref())
    }

    /// The draw that was proven, as the table itself offers it: nobody has made this offer, and engines do not stand in its way.
    pub fn proven_draw(&self) -> Fact {
        Fact::Offered { offer: OfferFact { number: self.next_offer, what: OfferKind::Draw, by: String::new() } }
    }

    /// Why nothing is taken back: the booklet wants it so, or the host.
    fn no_takeback(&self, who: Who<'_>) -> FaultJson {
        let rule = self.chosen.ritual.finality.map(Into::into);
        FaultJson { rule, ..FaultJson::new(Code::NoTakeback, moments::no_takeback(self.chosen.ritual.finality, who.lang)) }
    }

    /// Refuses the word of whoever is out of the game (C-3).
    pub(super) fn check_word(&self, who: Who<'_>) -> Result<(), FaultJson> {
        let lost = self.state() == State::Playing && !self.has_a_word(who.visitor);
        match lost {
            true => Err(FaultJson { rule: Some("C-3".into()), ..who.fault(Code::Eliminated) }),
            false => Ok(()),
        }
    }

    /// What exactly is offered.
    fn read_offer(&self, who: Who<'_>, order: &OfferOrder) -> Result<OfferKind, FaultJson> {
        let own_action = |kind| {
            self.check_playing(who)?;
            if self.knows(kind) { Ok(()) } else { Err(who.fault(Code::IllegalAction)) }
        };
        match order {
            OfferOrder::Draw => own_action(ActionKind::Draw).map(|()| OfferKind::Draw),
            OfferOrder::Undo { entries } => {
                let play = self.play.as_ref().ok_or_else(|| who.fault(Code::NotBegun))?;
                let own = self.seats_of(who.visitor);
                let is_own = |moved: &super::Moved| moved.seat.is_some_and(|seat| own.contains(&seat));
                let last = play.moves.iter().rposition(is_own);
                // Where a number could be a code, there is only one.
                let free = self.chosen.talk != kernel::Talk::Silent || self.is_hot_seat(who.visitor);
                let entries = entries.or(last).filter(|entries| free || Some(*entries) == last);
                match entries {
                    Some(entries) if entries < play.moves.len() && self.may_go_back() => Ok(OfferKind::Undo { entries }),
                    _ => Err(who.fault(Code::NothingToUndo)),
                }
            }
            OfferOrder::Challenge { side } => {
                own_action(ActionKind::Challenge)?;
                match self.chosen.side_ids.contains(&side.as_str()) {
                    true => Ok(OfferKind::Challenge { side: side.clone() }),
                    false => Err(who.expected(Code::BadRequest, "side", Expectation::Side)),
                }
            }
            OfferOrder::Annul => {
                own_action(ActionKind::Annul)?;
                let side = self.last_turn_side().ok_or_else(|| who.fault(Code::IllegalAction))?;
                let own = self.seats_of(who.visitor).iter().any(|&seat| self.side(seat) == side);
                if own {
                    return Err(who.fault(Code::IllegalAction));
                }
                Ok(OfferKind::Annul { side: self.chosen.side_ids[side.index()].into() })
            }
            OfferOrder::NextGame => match self.state() {
                State::Over => Ok(OfferKind::NextGame),
                State::Waiting => Err(who.fault(Code::NotBegun)),
                _ => Err(who.fault(Code::NotOver)),
            },
        }
    }

    /// The side whose turn it is or was last: the one an annulment would hit.
    fn last_turn_side(&self) -> Option<Side> {
        let moves = &self.play.as_ref()?.moves;
        let turn = moves.last()?.turn;
        let first = moves.iter().find(|moved| moved.turn == turn)?;
        first.seat.map(|seat| self.side(seat))
    }

    /// The visitors who have to agree.
    pub fn consent(&self, what: &OfferKind) -> Vec<String> {
        let out = if *what == OfferKind::NextGame { Vec::new() } else { self.out() };
        let counts = |chair: usize| match what {
            // C-3: whoever is out of the game has no word in it, unless it is over.
            _ if self.state() == State::Playing && out.contains(&self.seat_of(chair)) => false,
            // the opponents of the side that is accused.
            OfferKind::Annul { side } => self.chosen.side_ids[self.side(self.seat_of(chair)).index()] != side.as_str(),
            _ => true,
        };
        let mut visitors: Vec<String> = (0..self.chairs.len())
            .filter(|&chair| counts(chair))
            .filter_map(|chair| self.visitor_on(chair))
            .map(ToString::to_string)
            .collect();
        visitors.sort_unstable();
        visitors.dedup();
        visitors
    }

    /// Whether an engine would have to agree and does not. Engines play on, but stand in the way of nothing else.
    pub(super) fn engine_declines(&self, what: &OfferKind) -> bool {
        let out = self.out();
        let plays = |seat: &Seat| matches!(self.holder(*seat), Holder::Engine { .. }) && !out.contains(seat);
        let mut engines = self.chosen.seating.all().filter(plays);
        match what {
            OfferKind::Draw => engines.next().is_some(),
            OfferKind::Challenge { side } => {
                engines.any(|seat| self.chosen.side_ids[self.side(seat).index()] == side.as_str())
            }
            OfferKind::Undo { .. } | OfferKind::Annul { .. } | OfferKind::NextGame => false,
        }
    }

    /// The facts that carry out what was agreed, or why it is not possible.
    fn carried_out(&self, who: Who<'_>, what: &OfferKind, why: Why, now: &Now<'_>) -> Result<Vec<Fact>, FaultJson> {
        let fact = match what {
            OfferKind::Draw => self.acted_fact(who, Action::Draw, why, now)?,
            OfferKind::Undo { entries } => Fact::Undone { entries: *entries, clocks: self.clocks_kept(now) },
            OfferKind::Challenge { side } => {
                let ids = &self.chosen.side_ids;
                let side = ids.iter().position(|id| *id == side).ok_or_else(|| who.fault(Code::IllegalAction))?;
                self.acted_fact(who, Action::Challenge(Side(side as u8)), why, now)?
            }
            OfferKind::Annul { .. } => self.acted_fact(who, Action::Annul, why, now)?,
            OfferKind::NextGame => self.next_game().ok_or_else(|| who.fault(Code::NotOver))?,
        };
        Ok(vec![fact])
    }

    pub(super) fn decide_agree(&self, who: Who<'_>, number: u32, now: &Now<'_>) -> Result<Decision, FaultJson> {
        let offer = self.offers.iter().find(|offer| offer.fact.number == number);
        let offer = offer.ok_or_else(|| who.fault(Code::NoSuchOffer))?;
        let consent = self.consent(&offer.fact.what);
        if !consent.iter().any(|visitor| visitor == who.visitor) {
            self.check_sits(who)?;
            self.check_word(who)?;
            return Err(who.fault(Code::NotSeated));
        }
        if offer.agreed.iter().any(|visitor| visitor == who.visitor) {
            return Ok(Decision::default());
        }
        let missing = consent.iter().filter(|visitor| !offer.agreed.contains(visitor)).count();
        let facts = if missing > 1 {
            vec![Fact::Agreed { offer: number, visitor: who.visitor.into() }]
        } else {
            self.carried_out(who, &offer.fact.what, Why::Agreement, now)?
        };
        Ok(Decision { facts, ..Decision::default() })
    }

    pub(super) fn decide_decline(&self, who: Who<'_>, number: u32) -> Result<Decision, FaultJson> {
        let offer = self.offers.iter().find(|offer| offer.fact.number == number);
        let offer = offer.ok_or_else(|| who.fault(Code::NoSuchOffer))?;
        let own = offer.fact.by == who.visitor;
        if !own && !self.consent(&offer.fact.what).iter().any(|visitor| visitor == who.visitor) {
            self.check_sits(who)?;
            self.check_word(who)?;
            return Err(who.fault(Code::NotSeated));
        }
        if self.must_stand(who.visitor, &offer.fact.by, &offer.fact.what) {
            return Err(who.fault(Code::Silent));
        }
        Ok(Fact::Dropped { offer: number, visitor: who.visitor.into() }.into())
    }

    /// Takes an offer off the table. One that somebody else declined may not be repeated at once.
    pub(super) fn drop_offer(&mut self, number: u32, visitor: &str) {
        let Some(index) = self.offers.iter().position(|offer| offer.fact.number == number) else { return };
        let offer = self.offers.remove(index).fact;
        let stand = self.play.as_ref().map_or(0, |play| play.moves.len());
        if !visitor.is_empty() && visitor != offer.by && offer.what != OfferKind::NextGame {
            self.declined.push((offer.by, OfferedJson::from(&offer.what), stand));
        }
    }
}
