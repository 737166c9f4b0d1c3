//! Tally: what becomes of a position from what becomes of those after its steps.

use kernel::{Fate, Indexed};

/// The steps of a position counted by where they lead.
#[derive(Default)]
pub(crate) struct Tally {
    shortest_win: Option<u8>,
    longest_loss: u8,
    drawn: bool,
}

impl Tally {
    /// Counts a step after which the opponent has a fate. A conversion starts a way anew.
    pub(crate) fn count(&mut self, fate: Fate, converts: bool) {
        let further = |distance: u8| if converts { 1 } else { distance.saturating_add(1) };
        match fate {
            Fate::Loss(distance) => {
                self.shortest_win = Some(self.shortest_win.unwrap_or(u8::MAX).min(further(distance)));
            }
            Fate::Win(distance) => self.longest_loss = self.longest_loss.max(further(distance)),
            Fate::Draw => self.drawn = true,
        }
    }

    /// What becomes of the position once all steps are counted.
    pub(crate) fn fate(&self) -> Fate {
        match self.shortest_win {
            Some(distance) => Fate::Win(distance),
            None if self.drawn => Fate::Draw,
            None => Fate::Loss(self.longest_loss),
        }
    }
}

/// A fate as it is counted from a conversion on, for a position with the turns it has spent already; none where it depends on the way
/// whether a win comes in time.
pub(crate) fn in_time<P: Indexed>(position: &P, fate: Fate) -> Option<Fate> {
    match fate {
        Fate::Win(distance) | Fate::Loss(distance) if distance.saturating_add(position.spent()) > P::HORIZON => {
            position.counts_down().then_some(Fate::Draw)
        }
        fate => Some(fate),
    }
}
