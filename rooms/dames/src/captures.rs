//! Captures: finding whether there is one (D-5, D-6), and all of them to their ends (D-7, D-8).

use crate::board::{SHIFTS, SQUARES, first_on_ray, free_run, next, shift};
use crate::position::DamesPosition;
use crate::step::{DamesStep, Kind};
use boards::Bits;
use kernel::Position;
use std::ops::ControlFlow;

/// The first jumps of all men at once.
#[derive(Clone, Copy)]
pub(crate) struct Jumps {
    /// For each direction, the squares from which an own man could jump that way.
    from: [u64; 4],
    /// For each direction, where the men land that do jump that way.
    landings: [u64; 4],
}

impl Jumps {
    #[inline]
    fn any(&self) -> bool {
        self.landings[0] | self.landings[1] | self.landings[2] | self.landings[3] != 0
    }

    /// Whether a man that has landed after one jump in a direction can jump again. Only back would it meet the piece it
    /// just took, and no second jump can use the square the man started from, so the board before the capture tells.
    #[inline]
    fn goes_on(&self, direction: usize) -> u64 {
        let all = self.from[0] | self.from[1] | self.from[2] | self.from[3];
        let back = 3 - direction;
        let others = (0..4).filter(|&d| d != back).fold(0, |set, d| set | self.from[d]);
        self.landings[direction] & all & others
    }

    #[inline]
    pub(crate) fn any_goes_on(&self) -> bool {
        self.goes_on(0) | self.goes_on(1) | self.goes_on(2) | self.goes_on(3) != 0
    }

    /// How many first jumps there are.
    #[inline]
    pub(crate) fn count(&self) -> u64 {
        self.landings.iter().map(|landings| u64::from(landings.count_ones())).sum()
    }
}

/// Captures that were already found, to leave out what another order of the same jumps gives again (D-8). The first few
/// stand in place; only crowded positions of many kings need more.
struct Found {
    few: [DamesStep; FEW],
    count: usize,
    more: Vec<DamesStep>,
}

const FEW: usize = 16;
const NO_STEP: DamesStep = DamesStep::new(0, 0, 0, Kind::Man);

impl Found {
    #[inline]
    fn new() -> Found {
        Found { few: [NO_STEP; FEW], count: 0, more: Vec::new() }
    }

    /// Two orders of the same jumps make a circuit, and a circuit takes at least four pieces.
    fn add(&mut self, step: DamesStep) {
        let again =
            step.captured().count_ones() >= 4 && (self.few[..self.count].contains(&step) || self.more.contains(&step));
        if again {
            return;
        }
        if self.count < FEW {
            self.few[self.count] = step;
            self.count += 1;
        } else {
            self.more.push(step);
        }
    }

    fn clear(&mut self) {
        self.count = 0;
        self.more.clear();
    }

    #[inline]
    fn all(&self) -> impl Iterator<Item = DamesStep> {
        self.few[..self.count].iter().chain(&self.more).copied()
    }
}

/// The board while one piece captures: it has left its square, which counts as free; captured pieces still stand (D-8).
#[derive(Clone, Copy)]
struct Chase {
    from: u8,
    /// The enemy's pieces, captured or not.
    enemies: u64,
    /// All pieces but the capturing one.
    occupied: u64,
    /// The capturing man's far row; nothing for a king.
    far_row: u64,
}

impl DamesPosition {
    #[inline]
    pub(crate) fn jumps(&self) -> Jumps {
        let men = self.own & !self.kings;
        let enemies = self.enemy;
        let free = SQUARES & !self.occupied();
        let from = [
            shift::<3>(shift::<3>(free) & enemies),
            shift::<2>(shift::<2>(free) & enemies),
            shift::<1>(shift::<1>(free) & enemies),
            shift::<0>(shift::<0>(free) & enemies),
        ];
        let landings = [
            shift::<0>(shift::<0>(from[0] & men)),
            shift::<1>(shift::<1>(from[1] & men)),
            shift::<2>(shift::<2>(from[2] & men)),
            shift::<3>(shift::<3>(from[3] & men)),
        ];
        Jumps { from, landings }
    }

    /// Whether any capture is possible.
    pub(crate) fn can_capture(&self) -> bool {
        self.can_capture_with(&self.jumps())
    }

    #[inline]
    pub(crate) fn can_capture_with(&self, jumps: &Jumps) -> bool {
        let kings = self.kings & self.own;
        jumps.any() || kings != 0 && self.king_can_capture(kings)
    }

    #[inline]
    fn king_can_capture(&self, kings: u64) -> bool {
        let occupied = self.occupied();
        Bits(kings).any(|from| {
            (0..4).any(|direction| {
                let met = first_on_ray(direction, from, occupied) & self.enemy;
                met != 0 && next(direction, met) & !occupied != 0
            })
        })
    }

    fn chase(&self, from: u8) -> Chase {
        let king = self.kings >> from & 1 == 1;
        Chase {
            from,
            enemies: self.enemy,
            occupied: self.occupied() ^ 1 << from,
            far_row: if king { 0 } else { Self::far_row(self.turn()) },
        }
    }

    /// Every capture that may be played: all of them (D-10), or with `majority` those that take most.
    #[inline]
    pub(crate) fn visit_captures<B>(
        &self,
        jumps: &Jumps,
        visit: &mut impl FnMut(DamesStep) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let kings = self.kings & self.own;
        if kings == 0 && !jumps.any_goes_on() {
            return self.visit_single_jumps(jumps.landings, visit);
        }
        // The rarer longer captures find their jumps again, so that the common case keeps them in registers.
        if self.rules().majority() { self.visit_most(visit) } else { self.visit_free_choice(visit) }
    }

    /// Men that jump once and cannot go on.
    #[inline]
    fn visit_single_jumps<B>(
        &self,
        landings: [u64; 4],
        visit: &mut impl FnMut(DamesStep) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let far = Self::far_row(self.turn());
        for direction in 0..4 {
            for to in Bits(landings[direction]) {
                let over = to as i8 - SHIFTS[direction];
                let from = (over - SHIFTS[direction]) as u8;
                let kind = if far >> to & 1 == 1 { Kind::Crowned } else { Kind::Man };
                visit(DamesStep::new(from, to, 1 << over, kind))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Longer captures of men, then those of kings; every piece goes on while it can (D-7).
    #[inline(never)]
    fn visit_free_choice<B>(&self, visit: &mut impl FnMut(DamesStep) -> ControlFlow<B>) -> ControlFlow<B> {
        let jumps = self.jumps();
        let long: [u64; 4] = std::array::from_fn(|direction| jumps.goes_on(direction));
        self.visit_single_jumps(std::array::from_fn(|direction| jumps.landings[direction] & !long[direction]), visit)?;
        let mut found = Found::new();
        let men = (0..4).fold(0, |men, direction| men | self.jumpers(long[direction], direction));
        for from in Bits(men) {
            found.clear();
            for direction in (0..4).filter(|&direction| self.jumpers(long[direction], direction) >> from & 1 == 1) {
                let over = next(direction, 1 << from);
                self.chase(from).by_man(next(direction, over), over, &mut |step| found.add(step));
            }
            for step in found.all() {
                visit(step)?;
            }
        }
        for from in Bits(self.kings & self.own) {
            found.clear();
            self.chase(from).by_king(&mut |step| found.add(step));
            for step in found.all() {
                visit(step)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The men that land on these squares by a jump in a direction.
    #[inline]
    fn jumpers(&self, landings: u64, direction: usize) -> u64 {
        let back = 3 - direction;
        match back {
            0 => shift::<0>(shift::<0>(landings)),
            1 => shift::<1>(shift::<1>(landings)),
            2 => shift::<2>(shift::<2>(landings)),
            _ => shift::<3>(shift::<3>(landings)),
        }
    }

    /// `majority`: only the captures that take most pieces.
    #[inline(never)]
    fn visit_most<B>(&self, visit: &mut impl FnMut(DamesStep) -> ControlFlow<B>) -> ControlFlow<B> {
        let jumps = self.jumps();
        let mut found = Found::new();
        let mut most = 1;
        let mut keep_most = |step: DamesStep| {
            let taken = step.captured().count_ones();
            if taken > most {
                most = taken;
                found.clear();
            }
            if taken == most {
                found.add(step);
            }
        };
        // Where a man can go on after one jump, single jumps take too few.
        let first_jumps = if jumps.any_goes_on() { std::array::from_fn(|d| jumps.goes_on(d)) } else { jumps.landings };
        for (direction, &landings) in first_jumps.iter().enumerate() {
            for from in Bits(self.jumpers(landings, direction)) {
                let over = next(direction, 1 << from);
                self.chase(from).by_man(next(direction, over), over, &mut keep_most);
            }
        }
        for from in Bits(self.kings & self.own) {
            self.chase(from).by_king(&mut keep_most);
        }
        for step in found.all() {
            visit(step)?;
        }
        ControlFlow::Continue(())
    }
}

impl Chase {
    /// D-5, D-7: a man that has jumped to a square jumps on while it can, in any direction.
    fn by_man(&self, at: u64, captured: u64, end: &mut impl FnMut(DamesStep)) {
        let goes_on = [
            self.by_man_towards::<0>(at, captured, end),
            self.by_man_towards::<1>(at, captured, end),
            self.by_man_towards::<2>(at, captured, end),
            self.by_man_towards::<3>(at, captured, end),
        ];
        if !goes_on.contains(&true) {
            // D-11: crowned only where the whole capture ends.
            let kind = if self.far_row & at != 0 { Kind::Crowned } else { Kind::Man };
            end(DamesStep::new(self.from, at.trailing_zeros() as u8, captured, kind));
        }
    }

    #[inline]
    fn by_man_towards<const DIRECTION: usize>(&self, at: u64, captured: u64, end: &mut impl FnMut(DamesStep)) -> bool {
        let over = shift::<DIRECTION>(at) & self.enemies & !captured;
        let landing = shift::<DIRECTION>(over) & SQUARES & !self.occupied;
        if landing != 0 {
            self.by_man(landing, captured | over, end);
        }
        landing != 0
    }

    /// D-6, D-7: a king captures from any distance.
    fn by_king(&self, end: &mut impl FnMut(DamesStep)) {
        for direction in 0..4 {
            self.jump(direction, self.from, 0, end);
        }
    }

    /// A king standing at a square jumps in a direction if it can, and goes on from there. Whether it could.
    fn jump(&self, direction: usize, at: u8, captured: u64, end: &mut impl FnMut(DamesStep)) -> bool {
        let over = first_on_ray(direction, at, self.occupied) & self.enemies & !captured;
        if over == 0 || next(direction, over) & !self.occupied == 0 {
            return false;
        }
        let captured = captured | over;
        let over = over.trailing_zeros() as u8;
        let landings = free_run(direction, over, self.occupied);
        // Straight on the next piece is the same from every landing square; sideways each has its own.
        let mut goes_on = self.jump(direction, over, captured, end);
        let (left, right) = if direction == 0 || direction == 3 { (1, 2) } else { (0, 3) };
        for landing in Bits(landings) {
            goes_on |= self.jump(left, landing, captured, end);
            goes_on |= self.jump(right, landing, captured, end);
        }
        if !goes_on {
            for to in Bits(landings) {
                end(DamesStep::new(self.from, to, captured, Kind::King));
            }
        }
        true
    }
}
