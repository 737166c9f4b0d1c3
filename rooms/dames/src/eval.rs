//! A first evaluation by hand: material, advance, the middle, and the guard of the own back row.

use crate::board::{BOTTOM, TOP, column, number_of, row};
use crate::position::{BROWN, DamesPosition};
use boards::Bits;
use kernel::{Evaluate, Side};

const MAN: i32 = 100;
const KING: i32 = 330;

/// What a man of brown is worth on each bit beyond its material: advance, and nearness to the middle files.
static MAN_PLACE: [i32; 64] = {
    let mut table = [0; 64];
    let mut number = 1;
    while number <= 50 {
        let bit = crate::board::bit_of(number);
        let advance = 9 - row(bit) as i32;
        let column = column(bit) as i32;
        let middle = if column < 5 { column } else { 9 - column };
        table[bit as usize] = advance * 2 + middle * 2;
        number += 1;
    }
    table
};

impl DamesPosition {
    fn worth(&self, side: Side) -> i32 {
        let pieces = self.pieces(side);
        let kings = pieces & self.kings;
        let men = pieces & !self.kings;
        let mut worth = KING * kings.count_ones() as i32 + MAN * men.count_ones() as i32;
        for bit in Bits(men) {
            // The table is brown's; ivory sees the board turned round.
            let seen = if side == BROWN { bit } else { 53 - bit };
            debug_assert!(number_of(seen) <= 50);
            worth += MAN_PLACE[seen as usize];
        }
        let home = if side == BROWN { BOTTOM } else { TOP };
        worth + 4 * (men & home).count_ones() as i32
    }
}

impl Evaluate for DamesPosition {
    fn evaluate(&self, side: Side) -> i32 {
        let own = self.worth(self.turn()) - self.worth(self.other()) + 5;
        if side == self.turn() { own } else { -own }
    }
}
