//! Refuse: why a step that is not legal is not, by the most specific rule (C-7).
//!
//! Legality itself is decided by the moves alone; here the same sets are asked for the reason.

use crate::board::{Closings, Points, name, neighbours};
use crate::position::{IDLE_LIMIT, MarellePosition};
use crate::sentences;
use crate::step::MarelleStep;
use crate::word::Word;
use kernel::{Message, Position, Refusal, Rule};

type Refused = Refusal<MarelleStep>;

impl MarellePosition {
    /// Why a step as somebody means it is refused.
    pub(crate) fn refuse(&self, word: &Word) -> Refused {
        self.refuse_over()
            .or_else(|| if self.in_hand > 0 { self.refuse_placing(word) } else { self.refuse_move(word) })
            .unwrap_or_else(|| self.refuse_removal(word))
    }

    /// C-7: in a finished game nothing is played, and the clause that ended it says why.
    pub(crate) fn refuse_over(&self) -> Option<Refused> {
        let outcome = self.ended()?;
        let loser = self.camp.name();
        let why = if outcome.winners.len() > 1 {
            Message::from(sentences::OverDrawn { limit: IDLE_LIMIT })
        } else if self.has_lost_seven() {
            let left = self.owned(self.camp);
            Message::from(sentences::OverLostPieces { loser, left })
        } else {
            Message::from(sentences::OverBlocked { loser })
        };
        Some(Refusal::new(outcome.rule, why))
    }

    /// M-3: what is wrong with a placing, apart from removals.
    fn refuse_placing(&self, word: &Word) -> Option<Refused> {
        if word.from != 0 {
            let left = self.hand(self.camp);
            let why = Message::from(sentences::MustPlace { left });
            return Some(Refusal::new("M-3", why));
        }
        self.refuse_target(word.to, "M-3")
    }

    /// M-4, M-5: what is wrong with a move or jump, apart from removals.
    fn refuse_move(&self, word: &Word) -> Option<Refused> {
        if word.from == 0 {
            let why = Message::from(sentences::MUST_MOVE);
            return Some(Refusal::new("M-4", why));
        }
        if let Some(refusal) = self.refuse_start(word.from) {
            return Some(refusal);
        }
        let rule = if self.jumping() { "M-5" } else { "M-4" };
        if let Some(refusal) = self.refuse_target(word.to, rule) {
            return Some(refusal);
        }
        if self.jumping() || neighbours(word.from) & word.to != 0 {
            return None;
        }
        let (from, to, count) = (name(word.from), name(word.to), self.own.count_ones());
        let why = if self.rules.jumps() {
            Message::from(sentences::TooManyToJump { from, to, count })
        } else {
            Message::from(sentences::NoJumpingHere { from, to })
        };
        Some(Refusal::new("M-4", why))
    }

    /// M-4: why no move can begin on a point.
    pub(crate) fn refuse_start(&self, from: Points) -> Option<Refused> {
        let point = name(from);
        let colour = self.camp.colour();
        if self.own & from == 0 {
            let why = Message::from(sentences::NoOwnPieceThere { colour, point });
            return Some(Refusal::new("M-4", why));
        }
        if !self.jumping() && neighbours(from) & self.free() == 0 {
            let why = Message::from(sentences::PieceIsBlocked { point });
            return Some(Refusal::new("M-4", why));
        }
        None
    }

    /// Why no piece can go to a point: it is taken.
    fn refuse_target(&self, to: Points, rule: Rule) -> Option<Refused> {
        let point = name(to);
        let occupied = || Message::from(sentences::PointIsOccupied { point });
        (self.free() & to == 0).then(|| Refusal::new(rule, occupied()))
    }

    /// M-6, M-7, M-8: what is wrong with the removals of a placing or move that is itself possible.
    fn refuse_removal(&self, word: &Word) -> Refused {
        let (rule, why) = self.wrong_removal(word);
        let instead = self.steps().into_iter().filter(|step| step.moved == word.moved()).collect();
        Refusal { rule, why, instead }
    }

    fn wrong_removal(&self, word: &Word) -> (Rule, Message) {
        let closings = Closings::of(self.own & !word.from);
        let removals = self.removals();
        let colour = self.camp.other().colour();
        let two_closed = closings.both() & word.to != 0;
        let given = word.taken.iter().filter(|&&taken| taken != 0).count();
        if closings.any() & word.to == 0 {
            let why = Message::from(sentences::NO_MILL_NO_REMOVAL);
            return ("M-6", why);
        }
        if self.enemy == 0 {
            let why = Message::from(sentences::NothingToRemove { colour });
            return ("M-6", why);
        }
        if removals.first() == 0 {
            let why = Message::from(sentences::MillsKeepAllPieces { colour });
            return ("M-7", why);
        }
        if given == 0 {
            let why = Message::from(sentences::MustRemoveOne { colour });
            return ("M-6", why);
        }
        let two_due = two_closed && self.rules.removes_two() && removals.two_can_go();
        if given == 2 && !two_due {
            return ("M-8", self.one_only(two_closed));
        }
        let [one, other] = word.taken;
        if let Some(why) = self.not_removable(one, removals.first()) {
            return ("M-6", why);
        }
        if given == 1 {
            let why = Message::from(sentences::MustRemoveTwo { colour });
            return ("M-8", why);
        }
        if one == other {
            let point = name(one);
            let why = Message::from(sentences::RemovedTwice { point });
            return ("M-8", why);
        }
        if let Some(why) = self.not_removable(other, removals.second(one)) {
            return ("M-8", why);
        }
        let why = Message::from(sentences::ORDER_OF_REMOVALS);
        ("M-8", why)
    }

    fn one_only(&self, two_closed: bool) -> Message {
        match (two_closed, self.rules.removes_two()) {
            (false, _) => Message::from(sentences::ONE_MILL_ONE_REMOVAL),
            (true, false) => Message::from(sentences::TWO_MILLS_ONE_REMOVAL),
            (true, true) => Message::from(sentences::ONE_REMOVAL_ONLY),
        }
    }

    /// Why a point is not among those that may be removed.
    fn not_removable(&self, piece: Points, removable: Points) -> Option<Message> {
        if removable & piece != 0 {
            return None;
        }
        let point = name(piece);
        let colour = self.camp.other().colour();
        Some(if self.enemy & piece == 0 {
            Message::from(sentences::NoOwnPieceThere { colour, point })
        } else {
            Message::from(sentences::PieceIsInMill { point })
        })
    }
}
