//! Paths: the landing squares by which a capture can be carried out, for fingers, PDN and animation.

use crate::board::{first_on_ray, free_run, next};
use crate::position::DamesPosition;
use crate::step::DamesStep;
use boards::Bits;

/// The most paths of one capture that are shown. Only crowded positions of many kings have more, and there the first ones
/// serve.
const MOST_PATHS: usize = 64;

struct Walk<'a> {
    step: DamesStep,
    king: bool,
    occupied: u64,
    path: Vec<u8>,
    shown: usize,
    each: &'a mut dyn FnMut(&[u8]),
}

impl DamesPosition {
    /// Shows the squares of each way to carry out a capture: start, every landing square, end.
    pub(crate) fn visit_paths(&self, step: DamesStep, each: &mut dyn FnMut(&[u8])) {
        let king = match self.ledger.overlooked() {
            Some(overlooked) if step.is_objection() => self.before_overlooked(overlooked).kings,
            _ => self.kings,
        } >> step.from()
            & 1
            == 1;
        let occupied = match self.ledger.overlooked() {
            Some(overlooked) if step.is_objection() => self.before_overlooked(overlooked).occupied(),
            _ => self.occupied(),
        } & !(1 << step.from());
        Walk { step, king, occupied, path: vec![step.from()], shown: 0, each }.go(step.captured());
    }

    /// One path of a capture, or both ends of a move.
    pub(crate) fn one_path(&self, step: DamesStep) -> Vec<u8> {
        let mut first = Vec::new();
        if step.captures() {
            self.visit_paths(step, &mut |path| {
                if first.is_empty() {
                    first = path.to_vec();
                }
            });
        }
        if first.is_empty() { vec![step.from(), step.to()] } else { first }
    }
}

impl Walk<'_> {
    /// Goes on from the last square of the path; `left` is still to be captured.
    fn go(&mut self, left: u64) {
        let at = *self.path.last().expect("a path has a start");
        if left == 0 {
            if at == self.step.to() {
                self.shown += 1;
                (self.each)(&self.path);
            }
            return;
        }
        for direction in 0..4 {
            let met = if self.king { first_on_ray(direction, at, self.occupied) } else { next(direction, 1 << at) };
            let over = met & left;
            let beyond = next(direction, over) & !self.occupied;
            if beyond == 0 {
                continue;
            }
            let landings = if self.king { free_run(direction, over.trailing_zeros() as u8, self.occupied) } else { beyond };
            for landing in Bits(landings) {
                if self.shown == MOST_PATHS {
                    return;
                }
                self.path.push(landing);
                self.go(left & !over);
                self.path.pop();
            }
        }
    }
}
