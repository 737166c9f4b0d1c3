//! What a search asks besides the rules.

use crate::board::{LONGEST, ahead, back, east, north, south, west};
use crate::camp::Way;
use crate::point::{Point, Set};
use crate::position::{MambaPosition, Phase};
use crate::step::MambaStep;
use kernel::{Position, Tactical};
use std::ops::ControlFlow;

const CUT: i32 = 1;
const BITE: i32 = 100;
const BIRTH: i32 = 50;

impl MambaPosition {
    /// The empty points where one more piece of the camp on turn makes an alignment of at most four longer than one it touches.
    fn biting(&self) -> Set {
        let own = self.own();
        self.empty()
            & Way::ALL.into_iter().fold(0, |sum, way| {
                let linked = self.board.linked(way) & !own;
                sum | self.biting_along(linked, |set| back(way, set), |set| ahead(way, set))
                    | self.biting_along(ahead(way, linked), |set| ahead(way, set), |set| back(way, set))
            })
    }

    /// The same for enemies in one direction: `near` comes one nearer from there, `far` goes one on; `linked` are the enemies
    /// with another of their camp behind them.
    #[inline]
    fn biting_along(&self, linked: Set, near: impl Fn(Set) -> Set, far: impl Fn(Set) -> Set) -> Set {
        let own = self.own();
        let enemies = self.board.occupied() & !own;
        let three = linked & near(linked);
        let four = linked & near(three);
        // Points in front of an enemy alignment of at most one, two, three.
        let one = near(enemies & !linked);
        let two = near(enemies & !three);
        let most = near(enemies & !four);
        // With own pieces between the point and the enemy.
        let (one_1, two_1, most_1) = (near(own & one), near(own & two), near(own & most));
        let (two_2, most_2) = (near(own & two_1), near(own & most_1));
        let most_3 = near(own & most_2);
        // Points with own pieces on the other side.
        let behind_1 = far(own);
        let behind_2 = far(own & behind_1);
        let behind_3 = far(own & behind_2);
        one & behind_1
            | two & behind_2
            | most & behind_3
            | one_1
            | two_1 & behind_1
            | most_1 & behind_2
            | two_2
            | most_2 & behind_1
            | most_3
    }

    /// Whether a piece on a point, with these others of the camp on turn, makes an alignment of at most four longer than one it
    /// touches.
    #[inline]
    fn bites(&self, others: Set, to: Point) -> bool {
        self.bites_along(others, to, east, west) || self.bites_along(others, to, north, south)
    }

    #[inline]
    fn bites_along(&self, others: Set, to: Point, fore: impl Fn(Set) -> Set, hind: impl Fn(Set) -> Set) -> bool {
        let (upper, before) = beyond(fore(to.bit()), others, &fore);
        let (lower, after) = beyond(hind(to.bit()), others, &hind);
        let length = 1 + before + after;
        length <= LONGEST && (self.is_weaker(upper, length, &fore) || self.is_weaker(lower, length, &hind))
    }

    /// Whether an enemy alignment of fewer pieces begins at a point.
    #[inline]
    fn is_weaker(&self, front: Set, length: u32, onward: &impl Fn(Set) -> Set) -> bool {
        let enemy = |camp: &Set| *camp & front != 0 && *camp != self.own();
        self.board.camps.iter().find(|camp| enemy(camp)).is_some_and(|&camp| beyond(front, camp, onward).1 < length)
    }
}

/// The first point from here on that is not in a set, and how many are.
#[inline]
fn beyond(mut front: Set, set: Set, onward: &impl Fn(Set) -> Set) -> (Set, u32) {
    let mut length = 0;
    while front & set != 0 {
        length += 1;
        front = onward(front);
    }
    (front, length)
}

impl Tactical for MambaPosition {
    /// Births: 48 Elo, give or take 44, at 6 ms a step.
    const ORDERS_ARE_MANY: bool = true;
    const SLOTS: usize = 4 * 128 * 128;

    #[inline]
    fn slot(&self, step: MambaStep) -> usize {
        let (from, to) = match step {
            MambaStep::Birth { mother, newborn } => (mother, newborn),
            MambaStep::Displacement { from, to } => (from, to),
            MambaStep::Cut { end } => (end, end),
        };
        usize::from(self.camp.0 & 3) << 14 | usize::from(from.0 & 127) << 7 | usize::from(to.0 & 127)
    }

    #[inline]
    fn code(step: MambaStep) -> u32 {
        let (kind, from, to) = match step {
            MambaStep::Birth { mother, newborn } => (1, mother, newborn),
            MambaStep::Displacement { from, to } => (2, from, to),
            MambaStep::Cut { end } => (3, end, end),
        };
        1 << 31 | kind << 16 | u32::from(from.0) << 8 | u32::from(to.0)
    }

    /// Steps that transform go first, then births, which grow the camp.
    #[inline]
    fn urgency(&self, step: MambaStep) -> i32 {
        let bites = match step {
            MambaStep::Cut { .. } => return CUT,
            MambaStep::Birth { newborn, .. } => self.bites(self.own(), newborn),
            MambaStep::Displacement { from, to } => self.bites(self.own() & !from.bit(), to),
        };
        BITE * i32::from(bites) + BIRTH * i32::from(matches!(step, MambaStep::Birth { .. }))
    }

    /// Where a piece can bite is seen at once for all.
    #[inline]
    fn visit_urgencies<B>(&self, visit: &mut impl FnMut(MambaStep, i32) -> ControlFlow<B>) -> ControlFlow<B> {
        let biting = if self.phase == Phase::Turn { self.biting() } else { 0 };
        self.visit_steps(&mut |step| {
            let urgency = match step {
                MambaStep::Birth { newborn, .. } if biting & newborn.bit() == 0 => BIRTH,
                MambaStep::Displacement { to, .. } if biting & to.bit() == 0 => 0,
                _ => self.urgency(step),
            };
            visit(step, urgency)
        })
    }

    /// Steps that transform at once, and the choice of an end, which is forced.
    #[inline]
    fn visit_forcing<B>(&self, visit: &mut impl FnMut(MambaStep) -> ControlFlow<B>) -> ControlFlow<B> {
        if self.phase != Phase::Turn {
            return self.visit_steps(visit);
        }
        let biting = self.biting();
        if biting == 0 || self.is_over() {
            return ControlFlow::Continue(());
        }
        for births in self.births() {
            for newborn in boards::Bits(births.targets & biting) {
                visit(MambaStep::Birth { mother: births.source(newborn), newborn: Point(newborn) })?;
            }
        }
        for moves in self.displacements() {
            for to in boards::Bits(moves.targets & biting) {
                let from = moves.source(to);
                if self.bites(self.own() & !from.bit(), Point(to)) {
                    visit(MambaStep::Displacement { from, to: Point(to) })?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Not while an end is being chosen, nor once the game is over.
    #[inline]
    fn is_quiet(&self) -> bool {
        self.phase == Phase::Turn && !self.is_over()
    }

    /// Births, deaths and transformations cannot be undone in a turn or two; the counter tells since when none happened.
    #[inline]
    fn recent_turns(&self) -> usize {
        usize::from(self.idle)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::MambaRules;
    use crate::{Mamba, MambaStep};
    use kernel::Position;
    use testkit::{Walk, every_rules, positions};

    /// Whether an alignment through the point where a piece arrives is longer than an enemy's that it touches, by the board's own
    /// alignments.
    fn outgrows(position: &MambaPosition, step: MambaStep) -> bool {
        let (from, to) = match step {
            MambaStep::Birth { newborn, .. } => (0, newborn),
            MambaStep::Displacement { from, to } => (from.bit(), to),
            MambaStep::Cut { .. } => return true,
        };
        let mut board = position.board;
        board.remove(from);
        board.put(to, position.camp);
        Way::ALL.into_iter().any(|way| {
            let own = board.alignment(to, way).expect("a piece arrived");
            let around = (ahead(way, own.points) | back(way, own.points)) & board.occupied() & !own.points;
            let mut enemies = boards::Bits(around).map(|point| board.alignment(Point(point), way).expect("a piece"));
            own.length() <= LONGEST && enemies.any(|enemy| enemy.length() < own.length())
        })
    }

    #[test]
    fn steps_that_transform_are_seen() {
        let mut seen = 0;
        for (index, rules) in every_rules::<MambaRules>().into_iter().enumerate() {
            positions::<Mamba>(rules, Walk { seed: index as u64, games: 2, steps: 150 }, |position, _| {
                let steps = position.steps();
                let expected: Vec<MambaStep> = steps.iter().copied().filter(|&step| outgrows(position, step)).collect();
                let mut forcing = Vec::new();
                let _ = position.visit_forcing::<()>(&mut |step| {
                    forcing.push(step);
                    ControlFlow::Continue(())
                });
                assert_eq!(forcing, expected, "{position:?}");
                let mut urgencies = Vec::new();
                let _ = position.visit_urgencies::<()>(&mut |step, urgency| {
                    assert_eq!(urgency, position.urgency(step), "{step:?} in {position:?}");
                    urgencies.push(step);
                    ControlFlow::Continue(())
                });
                assert_eq!(urgencies, steps);
                seen += forcing.len();
            });
        }
        assert!(seen > 1000, "{seen}");
    }
}
