//! How a game ended, for any number of sides.

use crate::{Rule, Side};

/// A set of sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SideSet(u8);

impl SideSet {
    /// No side.
    pub const NONE: SideSet = SideSet(0);

    /// The first `n` sides.
    pub const fn first(n: usize) -> SideSet {
        SideSet((1 << n) - 1)
    }

    /// One side alone.
    pub const fn only(side: Side) -> SideSet {
        SideSet(1 << side.0)
    }

    /// Whether the side is in the set.
    pub const fn has(self, side: Side) -> bool {
        self.0 >> side.0 & 1 == 1
    }

    /// The set with the side.
    #[must_use]
    pub const fn with(self, side: Side) -> SideSet {
        SideSet(self.0 | 1 << side.0)
    }

    /// The set without the side.
    #[must_use]
    pub const fn without(self, side: Side) -> SideSet {
        SideSet(self.0 & !(1 << side.0))
    }

    /// How many sides are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no side is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sides in order.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        (0..8).map(Side).filter(move |&side| self.has(side))
    }
}

/// The end of a game: who shares the win, and the rule that says so.
///
/// One winner is a win, several have drawn with each other, none is a lost solitaire.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The sides that share the result.
    pub winners: SideSet,
    /// The rule that ended the game.
    pub rule: Rule,
}

/// The three kinds of end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// One side has won.
    Win(Side),
    /// Several sides share the result.
    Draw,
    /// Nobody has won: the solitaire is lost.
    Lost,
}

impl Outcome {
    /// A win for one side.
    pub const fn win(side: Side, rule: Rule) -> Outcome {
        Outcome { winners: SideSet::only(side), rule }
    }

    /// A draw between sides.
    pub const fn draw(sides: SideSet, rule: Rule) -> Outcome {
        Outcome { winners: sides, rule }
    }

    /// Nobody wins.
    pub const fn lost(rule: Rule) -> Outcome {
        Outcome { winners: SideSet::NONE, rule }
    }

    /// The kind of end.
    pub fn ending(self) -> Ending {
        match self.winners.len() {
            0 => Ending::Lost,
            1 => Ending::Win(self.winners.iter().next().expect("one winner")),
            _ => Ending::Draw,
        }
    }

    /// The side's share of one point.
    pub fn share(self, side: Side) -> f64 {
        if self.winners.has(side) { 1.0 / self.winners.len() as f64 } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_decide_the_kind() {
        assert_eq!(Outcome::win(Side(2), "T-1").ending(), Ending::Win(Side(2)));
        let shared = Outcome::draw(SideSet::first(4).without(Side(1)), "T-1");
        assert_eq!(shared.ending(), Ending::Draw);
        assert_eq!((shared.share(Side(0)), shared.share(Side(1))), (1.0 / 3.0, 0.0));
        assert_eq!(Outcome::lost("T-1").ending(), Ending::Lost);
    }
}
