//! Refusals: why a step or a touch is not allowed, with the rule, the squares and what is obliged instead.

use crate::board::{cross, square};
use crate::game::Mamba;
use crate::point::{Point, Set, listed};
use crate::position::{MambaPosition, Phase, Trim};
use crate::rules::{Birth, MOST_PIECES};
use crate::sentences;
use crate::spell::Touched;
use crate::step::MambaStep;
use kernel::{Ending, Game, Message, Outcome, Position, Refusal, Touch};

type Refused = Refusal<MambaStep>;

impl MambaPosition {
    /// Why a step is not legal.
    pub(crate) fn refuse(&self, step: MambaStep) -> Refused {
        if let Some(outcome) = self.ended() {
            return self.refuse_over(outcome);
        }
        match (step, self.phase) {
            (_, Phase::Trim(trim)) => self.refuse_trim(trim, step),
            (MambaStep::Cut { .. }, Phase::Turn) => {
                Refusal::new("B-11", Message::from(sentences::NO_ALIGNMENT_HAS_MORE_THAN_FOUR))
            }
            (MambaStep::Birth { mother, newborn }, Phase::Turn) => {
                self.refuse_mother(mother).unwrap_or_else(|| self.refuse_newborn(mother, newborn))
            }
            (MambaStep::Displacement { from, to }, Phase::Turn) => {
                self.refuse_piece("B-9", from).unwrap_or_else(|| Refusal::new("B-9", self.why_not_there(from, to)))
            }
        }
    }

    /// Why nothing may be played any more.
    pub(crate) fn refuse_over(&self, outcome: Outcome) -> Refused {
        let why = match outcome.ending() {
            Ending::Win(side) => {
                let (camps, side) = (Mamba::side_number(self.rules, side), Mamba::side_name(self.rules, side));
                Message::from(sentences::GameIsOverHasWon { camps, side })
            }
            _ => Message::from(sentences::GAME_IS_OVER_DRAW),
        };
        Refusal::new(outcome.rule, why)
    }

    /// A square that this board does not have.
    pub(crate) fn refuse_outside(&self, square: &str) -> Refused {
        if let Some(outcome) = self.ended() {
            return self.refuse_over(outcome);
        }
        let n = self.rules.table().size;
        Refusal::new("B-1", Message::from(sentences::OutsideBoard { square, n }))
    }

    /// B-11: an end must be chosen, and it is not this one or not chosen at all.
    fn refuse_trim(&self, trim: Trim, step: MambaStep) -> Refused {
        let alignment = self.overlong(trim);
        let ([one, two], n, owner) = (trim.ends, alignment.length(), alignment.camp.name());
        let later = |end: Point| self.board.overlong().any(|other| other.ends().contains(&end));
        let (rule, why) = match step {
            MambaStep::Cut { end } if later(end) => {
                ("B-12", Message::from(sentences::OtherAlignmentFirst { one, two, end }))
            }
            MambaStep::Cut { end } => ("B-11", Message::from(sentences::NotAnEnd { end, n, one, two })),
            _ => ("B-11", Message::from(sentences::EndComesFirst { owner, n, one, two })),
        };
        Refusal { rule, why, instead: trim.ends.map(|end| MambaStep::Cut { end }).to_vec() }
    }

    /// Why a point is not a piece of the camp on turn, if it is not.
    fn refuse_piece(&self, rule: kernel::Rule, point: Point) -> Option<Refused> {
        let turn = self.camp.colour();
        let why = match self.board.owner(point) {
            Some(owner) if owner == self.camp => return None,
            Some(owner) => {
                let owner = owner.colour();
                Message::from(sentences::NotYourPiece { point, owner, turn })
            }
            None => Message::from(sentences::NoPieceThere { point, turn }),
        };
        Some(Refusal::new(rule, why))
    }

    /// Why a piece may not bear, if it may not (B-6, B-8).
    fn refuse_mother(&self, mother: Point) -> Option<Refused> {
        if let Some(refusal) = self.refuse_piece("B-8", mother) {
            return Some(refusal);
        }
        if let Some(refusal) = self.refuse_crowd() {
            return Some(refusal);
        }
        if self.mothers & mother.bit() != 0 {
            let why = Message::from(sentences::MotherTwice { mother });
            return Some(Refusal::new("B-8", why));
        }
        let near = square(mother.bit()) & self.board.occupied();
        let squares = spoken(near);
        let why = match near.count_ones() {
            0 => return None,
            1 => Message::from(sentences::NotIsolatedByOne { mother, squares }),
            _ => Message::from(sentences::NotIsolatedBySeveral { mother, squares }),
        };
        Some(Refusal::new("B-8", why))
    }

    /// B-6: with forty pieces on the board nothing is born.
    fn refuse_crowd(&self) -> Option<Refused> {
        let n = self.board.occupied().count_ones();
        (n >= MOST_PIECES).then(|| {
            let why = Message::from(sentences::NoPieceCanBeBorn { n });
            Refusal::new("B-6", why)
        })
    }

    /// Why a newborn may not be put there by a piece that may bear.
    fn refuse_newborn(&self, mother: Point, newborn: Point) -> Refused {
        let why = match self.rules.birth() {
            Birth::Cross => Message::from(sentences::IsNotInCrossOf { newborn, mother }),
            Birth::Square => Message::from(sentences::IsNotInSquareOf { newborn, mother }),
        };
        Refusal::new("B-8", why)
    }

    fn why_not_there(&self, from: Point, to: Point) -> Message {
        if from == to {
            return Message::from(sentences::DisplacementBackToOrigin { from });
        }
        if from.distance(to) > 2 {
            return Message::from(sentences::DisplacementTooFar { to, from });
        }
        if self.board.occupied() & to.bit() != 0 {
            return Message::from(sentences::PointIsOccupied { to });
        }
        let between = cross(from.bit()) & cross(to.bit()) & self.board.occupied();
        let squares = spoken(between);
        Message::from(sentences::WayFromToIsBarred { from, to, squares })
    }

    /// Why a touch leads nowhere after those before it.
    pub(crate) fn refuse_next_touch(&self, touched: &[Touch], touch: Touch) -> Refused {
        if let Some(outcome) = self.ended() {
            return self.refuse_over(outcome);
        }
        let size = self.rules.table().size;
        let site = match touch {
            Touch::Site(site) => match Point::of_site(site, size) {
                Some(point) => Some(point),
                None => return self.refuse_outside(&format!("{}", site.0)),
            },
            Touch::Button(_) => None,
        };
        if let Phase::Trim(trim) = self.phase {
            // Without a site this is the button for births, which has to wait like any other step.
            let step = site.map_or(MambaStep::Birth { mother: trim.trigger.origin, newborn: trim.trigger.arrival }, |end| {
                MambaStep::Cut { end }
            });
            return self.refuse_trim(trim, step);
        }
        match (Touched::of(touched, size), site) {
            (Touched::Nothing, Some(point)) => self.refuse_piece("B-7", point),
            (Touched::Nothing, None) => self.refuse_crowd(),
            (Touched::Piece(piece), Some(point)) if piece == point => self.refuse_mother(piece),
            (Touched::Piece(from), Some(to)) => Some(self.refuse(MambaStep::Displacement { from, to })),
            (Touched::Piece(piece), None) => self.refuse_mother(piece),
            (Touched::Birth, Some(mother)) => self.refuse_mother(mother),
            (Touched::Mother(mother), Some(newborn)) => Some(self.refuse(MambaStep::Birth { mother, newborn })),
            _ => None,
        }
        .unwrap_or_else(|| {
            let turn = self.camp.colour();
            let why = Message::from(sentences::BirthNeedsMother { turn });
            Refusal::new("B-8", why)
        })
    }
}

/// Points in a sentence.
pub(crate) fn spoken(set: Set) -> String {
    listed(set).iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
