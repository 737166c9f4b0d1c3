//! Symmetric: turning the board with its seats. Every seat plays the same game (B-12), so a turn that brings each camp to
//! the chair of another changes nothing; with three camps one chair is empty and no turn fits. A mirror would exchange
//! left and right, which reading order tells apart, and the direction of play.

use crate::board::Board;
use crate::camp::{CAMPS, Camp};
use crate::point::{Point, turned};
use crate::position::{MambaPosition, Phase, Trigger, Trim};
use crate::rules::MambaRules;
use crate::step::MambaStep;
use kernel::{Seat, Symmetric};

/// By how many quarter turns clockwise a symmetry turns the board.
fn quarters(rules: MambaRules, symmetry: usize) -> usize {
    symmetry * 4 / rules.table().camps()
}

fn turned_point(rules: MambaRules, symmetry: usize, point: Point) -> Point {
    (0..quarters(rules, symmetry)).fold(point, |point, _| point.turned(rules.table().size))
}

/// The camp that sits where a turn brings this one: the chairs are numbered clockwise.
fn turned_camp(rules: MambaRules, symmetry: usize, camp: Camp) -> Camp {
    Camp(((camp.index() + symmetry) % rules.table().camps()) as u8)
}

fn turned_board(rules: MambaRules, symmetry: usize, board: &Board) -> Board {
    let mut camps = [0; CAMPS];
    for camp in rules.table().playing() {
        let points = (0..quarters(rules, symmetry)).fold(board.of(camp), |set, _| turned(set, rules.table().size));
        camps[turned_camp(rules, symmetry, camp).index()] = points;
    }
    Board { camps }
}

impl Symmetric for MambaPosition {
    fn symmetries(rules: MambaRules) -> usize {
        match rules.table().camps() {
            3 => 1,
            n => n,
        }
    }

    fn image(&self, symmetry: usize) -> Self {
        let rules = self.rules;
        let point = |p: Point| turned_point(rules, symmetry, p);
        let phase = match self.phase {
            Phase::Turn => Phase::Turn,
            Phase::Trim(Trim { trigger: Trigger { deed, arrival, origin }, ends }) => {
                let mut ends = ends.map(point);
                ends.sort_by_key(|end| end.file_then_rank());
                Phase::Trim(Trim { trigger: Trigger { deed, arrival: point(arrival), origin: point(origin) }, ends })
            }
        };
        MambaPosition {
            board: turned_board(rules, symmetry, &self.board),
            before: turned_board(rules, symmetry, &self.before),
            mothers: (0..quarters(rules, symmetry)).fold(self.mothers, |set, _| turned(set, rules.table().size)),
            phase,
            camp: turned_camp(rules, symmetry, self.camp),
            idle: self.idle,
            rules: rules.first().map_or(rules, |first| rules.with_first(turned_camp(rules, symmetry, first))),
        }
    }

    fn step_image(&self, symmetry: usize, step: MambaStep) -> MambaStep {
        let point = |p: Point| turned_point(self.rules, symmetry, p);
        match step {
            MambaStep::Birth { mother, newborn } => MambaStep::Birth { mother: point(mother), newborn: point(newborn) },
            MambaStep::Displacement { from, to } => MambaStep::Displacement { from: point(from), to: point(to) },
            MambaStep::Cut { end } => MambaStep::Cut { end: point(end) },
        }
    }

    fn seat_image(rules: MambaRules, symmetry: usize, seat: Seat) -> Seat {
        Seat(turned_camp(rules, symmetry, Camp(seat.0)).0)
    }
}
