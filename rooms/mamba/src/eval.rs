//! Evaluate: a fast guess from material, room to bear and to breathe, and contacts that stand on a knife's edge.

use crate::board::{Runs, ahead, back, cross, square};
use crate::camp::{Camp, Way};
use crate::position::{MambaPosition, Phase};
use crate::rules::Table;
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

impl MambaPosition {
    fn value(&self, camp: Camp, table: &Table) -> i32 {
        let own = self.board.of(camp);
        if own == 0 {
            return 0;
        }
        let occupied = self.board.occupied();
        let empty = table.all & !occupied;
        let n = own.count_ones() as i32;
        let missing = (table.threshold as i32 + MARGIN - n).max(0);
        let mothers = (own & !square(occupied)).count_ones() as i32;
        let liberties = (cross(own) & empty).count_ones() as i32;
        let mut exposed = 0;
        let mut even = 0;
        for way in Way::ALL {
            let runs = Runs::of(&self.board, way);
            let touching = Runs::touching(&self.board, way, self.board.linked(way));
            exposed |= own & (runs.loses_ahead | ahead(way, runs.wins_ahead));
            even += (touching & !runs.wins_ahead & !runs.loses_ahead & (own | back(way, own))).count_ones() as i32;
        }
        let on_turn = self.phase == Phase::Turn && camp == self.camp;
        STANDING + PIECE * n - DANGER * missing + MOTHER * mothers + LIBERTY * liberties
            - EXPOSED * exposed.count_ones() as i32
            + if on_turn { TEMPO * even.min(4) } else { 0 }
    }
}

impl Evaluate for MambaPosition {
    fn evaluate(&self, side: Side) -> i32 {
        let table = self.rules.table();
        let sides = table.seating.sides() as i32;
        let mut sums = [0; crate::camp::CAMPS];
        for camp in table.playing() {
            sums[table.side(camp).index()] += self.value(camp, table);
        }
        let total: i32 = sums.iter().sum();
        sums[side.index()] - (total - sums[side.index()]) / (sides - 1)
    }
}
