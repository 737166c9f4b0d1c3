//! The one symmetry: the board turned round with the colours exchanged.

use crate::board::WIDTH;
use crate::ledger::{Challenge, Overlooked};
use crate::position::DamesPosition;
use crate::rules::DamesRules;
use crate::step::DamesStep;
use kernel::{Seat, Side, Symmetric};

fn turned(bit: u8) -> u8 {
    WIDTH - 1 - bit
}

pub(crate) fn turned_set(set: u64) -> u64 {
    set.reverse_bits() >> (64 - WIDTH)
}

impl Symmetric for DamesPosition {
    fn symmetries(_rules: DamesRules) -> usize {
        2
    }

    fn image(&self, symmetry: usize) -> Self {
        if symmetry == 0 {
            return *self;
        }
        let challenge = match self.ledger.challenge().running() {
            None => Challenge::NONE,
            Some((side, turns)) => Challenge::new(Side(side.0 ^ 1), turns),
        };
        let overlooked = self.ledger.overlooked().map(|Overlooked { from, to, crowned }| Overlooked {
            from: turned(from),
            to: turned(to),
            crowned,
        });
        DamesPosition {
            own: turned_set(self.own),
            enemy: turned_set(self.enemy),
            kings: turned_set(self.kings),
            ledger: self.ledger.with_other_turn().with_challenge(challenge).with_overlooked(overlooked),
        }
    }

    fn step_image(&self, symmetry: usize, step: DamesStep) -> DamesStep {
        if symmetry == 0 {
            return step;
        }
        DamesStep::new(turned(step.from()), turned(step.to()), turned_set(step.captured()), step.kind())
    }

    fn seat_image(_rules: DamesRules, symmetry: usize, seat: Seat) -> Seat {
        Seat(seat.0 ^ symmetry as u8)
    }
}
