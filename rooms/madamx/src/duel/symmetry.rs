//! Symmetry: left and right exchanged, and the table turned with the colours exchanged.

use super::position::Duel;
use super::rules::DuelRules;
use super::step::{DuelStep, Path};
use crate::board::Board;
use kernel::{Seat, Symmetric};

/// The bit of a symmetry's number that exchanges left and right.
const MIRROR: usize = 1;
/// The bit that turns the table and exchanges the colours.
const SWAP: usize = 2;

fn place_image(symmetry: usize, place: u8) -> u8 {
    let place = if symmetry & MIRROR != 0 { place ^ 7 } else { place };
    if symmetry & SWAP != 0 { 63 - place } else { place }
}

fn direction_image(symmetry: usize, direction: usize) -> usize {
    let direction = if symmetry & MIRROR != 0 { (8 - direction) & 7 } else { direction };
    if symmetry & SWAP != 0 { (direction + 4) & 7 } else { direction }
}

fn board_image(symmetry: usize, board: &Board) -> Board {
    let board = if symmetry & MIRROR != 0 { board.mirrored() } else { *board };
    if symmetry & SWAP != 0 { board.swapped() } else { board }
}

fn path_image(symmetry: usize, path: Path) -> Path {
    path.image(|place| place_image(symmetry, place), |direction| direction_image(symmetry, direction))
}

impl Symmetric for Duel {
    fn symmetries(_rules: DuelRules) -> usize {
        4
    }

    fn image(&self, symmetry: usize) -> Self {
        let mut image = Duel {
            board: board_image(symmetry, &self.board),
            before: board_image(symmetry, &self.before),
            now: self.now.with_side(self.now.side() ^ u8::from(symmetry & SWAP != 0)),
            ..*self
        };
        if !self.now.rules().any_tile() {
            let tiles: Vec<u8> = self.offered().map(|tile| place_image(symmetry, tile)).collect();
            image.offer(&tiles);
        }
        image
    }

    fn step_image(&self, symmetry: usize, step: DuelStep) -> DuelStep {
        let place = |place| place_image(symmetry, place);
        match step {
            DuelStep::Move { from, to } => DuelStep::Move { from: place(from), to: place(to) },
            DuelStep::Capture(path) => DuelStep::Capture(path_image(symmetry, path)),
            DuelStep::Object => DuelStep::Object,
            DuelStep::Relocate { from, to } => DuelStep::Relocate { from: place(from), to: place(to) },
            DuelStep::Remove { from } => DuelStep::Remove { from: place(from) },
            DuelStep::Stay => DuelStep::Stay,
        }
    }

    fn seat_image(rules: DuelRules, symmetry: usize, seat: Seat) -> Seat {
        match (symmetry & SWAP != 0, rules.in_pairs()) {
            (false, _) => seat,
            (true, false) => Seat(seat.0 ^ 1),
            (true, true) => Seat(seat.0 ^ 2),
        }
    }
}
