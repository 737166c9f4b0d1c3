//! Evaluate: a fast guess from material, room to bear and to breathe, and contacts that stand on a knife's edge.

use crate::board::{Runs, ahead, back, cross, square};
use crate::camp::{CAMPS, Camp, Way};
use crate::point::Set;
use crate::position::{MambaPosition, Phase};
use kernel::{Evaluate, Side};

/// A camp that still plays, beyond its pieces: it moves and it can grow again.
const STANDING: i32 = 300;
const PIECE: i32 = 100;
/// Each piece that is missing to this margin above the threshold costs: a camp that falls loses all at once.
const MARGIN: i32 = 3;
const DANGER: i32 = 60;
/// A piece that could bear in its next turn.
const MOTHER: i32 = 20;
/// An empty point next to a camp.
const LIBERTY: i32 = 2;
/// A piece that touches an enemy alignment longer than its own: it rests only until something changes.
const EXPOSED: i32 = 25;
/// An even contact: whoever lengthens its alignment first transforms the other, and the camp on turn is first.
const TEMPO: i32 = 15;
/// One turn changes only so many contacts.
const MOST_TEMPI: i32 = 4;

/// What is true of the whole board, seen once for all camps.
struct View {
    empty: Set,
    isolated: Set,
    /// Pieces that touch a longer enemy alignment.
    exposed: Set,
    /// For ranks and files: pieces whose next neighbour belongs to another camp and an equal alignment.
    even: [Set; 2],
}

impl MambaPosition {
    fn view(&self) -> View {
        let occupied = self.board.occupied();
        let mut view = View { empty: self.empty(), isolated: !square(occupied), exposed: 0, even: [0; 2] };
        for (even, way) in view.even.iter_mut().zip(Way::ALL) {
            let runs = Runs::of(&self.board, way);
            view.exposed |= runs.loses_ahead | ahead(way, runs.wins_ahead);
            let touching = Runs::touching(&self.board, way, self.board.linked(way));
            *even = touching & !runs.wins_ahead & !runs.loses_ahead;
        }
        view
    }

    fn value(&self, camp: Camp, view: &View) -> i32 {
        let own = self.board.of(camp);
        if own == 0 {
            return 0;
        }
        let count = |set: Set| set.count_ones() as i32;
        let missing = (self.rules.table().threshold as i32 + MARGIN - count(own)).max(0);
        let tempi = if self.phase == Phase::Turn && camp == self.camp {
            let even = view.even.iter().zip(Way::ALL).map(|(even, way)| count(even & (own | back(way, own))));
            even.sum::<i32>().min(MOST_TEMPI)
        } else {
            0
        };
        STANDING + PIECE * count(own) - DANGER * missing
            + MOTHER * count(own & view.isolated)
            + LIBERTY * count(cross(own) & view.empty)
            - EXPOSED * count(own & view.exposed)
            + TEMPO * tempi
    }
}

impl Evaluate for MambaPosition {
    fn evaluate(&self, side: Side) -> i32 {
        let table = self.rules.table();
        let view = self.view();
        let mut sums = [0; CAMPS];
        for camp in table.playing() {
            sums[table.side(camp).index()] += self.value(camp, &view);
        }
        // Against all others: with two sides what one gains the other loses.
        let own = sums[side.index()];
        let others = sums.iter().sum::<i32>() - own;
        own - others / (table.seating.sides() as i32 - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::MambaRules;
    use kernel::{Notation, read_rules};

    fn value(text: &str) -> i32 {
        let rules: MambaRules = read_rules([]).expect("the defaults");
        MambaPosition::read(rules, text).expect("a position").evaluate(Side(0))
    }

    #[test]
    fn more_of_everything_is_better() {
        let even =
            value("b.b.b.b.b/........./........./........./........./........./........./........./a.a.a.a.a a turn 0");
        assert_eq!(even, 0);
        let piece =
            value("b.b.b.b.b/........./........./........./........./....a..../........./........./a.a.a.a.a a turn 0");
        assert!(piece > 100, "{piece}");
        let crowded =
            value("b.b.b.b.b/........./........./........./........./........./........./.a.a...../a.a.a.... a turn 0");
        assert!(crowded < 0, "{crowded}");
        let rests = |turn| {
            value(&format!(
                "b.b.b.b../........./........./........./..aab..../........./........./........./a.a.a.... {turn} turn 0"
            ))
        };
        assert!(rests('a') > 0 && rests('b') > 0);
        let touching = |turn| {
            value(&format!(
                "b.b.b.b../........./........./........./...ab..../........./........./........./a.a.a.a.. {turn} turn 0"
            ))
        };
        assert_eq!(touching('a'), -touching('b'));
        assert!(touching('a') > 0);
    }
}
