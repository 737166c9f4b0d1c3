//! Silence: what a table keeps to itself while partners may not consult. Whatever one of them does, apart from playing and the
//! few offers the rules know, changes nothing that the other is sent: neither a word, nor a name, nor a number.

use super::{Holder, State, Table};
use kernel::{Lang, Seat, Side, Talk};
use speech::Say;
use wire::{Fact, OfferKind};

impl Table {
    /// Whether a game is on at which partners may not consult: from its begin until the match is over.
    pub fn is_mute(&self) -> bool {
        self.is_silent() && self.play.is_some()
    }

    /// Whether a fact that comes next is told to everybody at the table. Only such facts count in the version, or the gaps
    /// would tell of the others.
    pub fn tells(&self, fact: &Fact) -> bool {
        let hidden = self.is_mute()
            && match fact {
                Fact::Left { .. } | Fact::Listed { .. } | Fact::Hushed { .. } | Fact::Agreed { .. } => true,
                // The same person with another name, or back on the chair.
                Fact::Seated { chair, holder: Holder::Person { visitor, .. } } => {
                    self.chairs.get(*chair).is_some() && self.visitor_on(*chair) == Some(visitor)
                }
                _ => false,
            };
        fact.is_public() && !hidden
    }

    /// Who holds a seat, as everybody may see it: names are shown when the match is over.
    pub fn shown_holder(&self, seat: Seat, lang: Lang) -> Holder {
        match self.holder(seat) {
            Holder::Person { visitor, .. } if self.is_mute() => {
                Holder::Person { visitor: visitor.clone(), name: self.chosen.seat_name(seat).say(lang) }
            }
            holder => holder.clone(),
        }
    }

    /// The side of a visitor, if he sits on one only.
    pub(super) fn side_of(&self, visitor: &str) -> Option<Side> {
        let mut sides = self.seats_of(visitor).into_iter().map(|seat| self.side(seat));
        let side = sides.next()?;
        sides.all(|other| other == side).then_some(side)
    }

    /// Whether an offer is one too many where offers could be a code: one for a side until the board changes.
    pub(super) fn offered_enough(&self, visitor: &str, what: &OfferKind) -> bool {
        let counts = self.is_mute() && self.state() == State::Playing && *what != OfferKind::NextGame;
        counts && self.side_of(visitor).is_some_and(|side| self.offered.contains(&side))
    }

    /// Whether taking an offer off the table would be a sign to a partner: it is not withdrawn, nor declined within its side.
    pub(super) fn must_stand(&self, visitor: &str, by: &str, what: &OfferKind) -> bool {
        let side = self.side_of(visitor);
        self.is_mute() && *what != OfferKind::NextGame && side.is_some() && side == self.side_of(by)
    }

    /// Whether courtesies could be a code: between the first step and the last.
    pub(super) fn is_mid_game(&self) -> bool {
        self.is_mute() && self.state() == State::Playing && self.play.as_ref().is_some_and(|play| !play.moves.is_empty())
    }

    /// Whether steps may be taken back. Where partners were silent until the end and have talked since, they may not.
    pub(super) fn may_go_back(&self) -> bool {
        self.chosen.talk != Talk::Silent || self.state() == State::Playing
    }

    /// The name under which a visitor sits here; it is not the one he has now, if he has changed it during a silent game.
    pub fn seated_name(&self, visitor: &str) -> Option<&str> {
        self.chairs.iter().find_map(|chair| match &chair.holder {
            Holder::Person { visitor: own, name } if own == visitor => Some(name.as_str()),
            _ => None,
        })
    }
}
